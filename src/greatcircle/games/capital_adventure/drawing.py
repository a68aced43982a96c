"""This file is what is printed for a match of Capital Adventure, for a screen to draw: cities, fares, cards, prices."""

from functools import cache

from greatcircle.games.capital_adventure import payload
from greatcircle.games.capital_adventure.board import (
    BOARD,
    DOUBLES_MAX,
    NOTHING,
    SEA_ANSWERS,
    TOKEN_WORTH,
    TOKENS_MOST,
    VISA_PRICE,
    VISAS_PER_CROSSING,
)
from greatcircle.games.capital_adventure.card import (
    HAZARD_KINDS,
    HAZARDS,
    HIJACK,
    MISS,
    PAY,
    TELEXES,
    Hazard,
    Telex,
)


@cache
def drawing(sides: tuple[payload.Colour, ...]) -> payload.Printed:
    """Give everything that is printed for sides of these colours; to be read only (CA-07, CA-48, CA-85, CA-105).

    Where the cities lie is told with the map: there they are known by their ids.
    """
    return {
        "continents": [
            {
                "id": continent.id,
                "name": continent.name,
                "insurance": continent.insurance,
                "deported_to": BOARD.cities[BOARD.deported_to[number]].id,
            }
            for number, continent in enumerate(BOARD.continents)
        ],
        "cities": [
            {
                "id": city.id,
                "name": city.name,
                "continent": BOARD.continent_ids[city.continent],
                "is_capital_adventure": city.is_capital_adventure,
            }
            for city in BOARD.cities
        ],
        "routes": [
            {"a": BOARD.cities[route.a].id, "b": BOARD.cities[route.b].id, "fare": route.fare} for route in BOARD.routes
        ],
        "crossings": [
            {
                "id": crossing.id,
                "from": BOARD.cities[crossing.west].id,
                "to": BOARD.cities[crossing.east].id,
                "fare": crossing.fare,
            }
            for crossing in BOARD.crossings
        ],
        "atlantic": {
            "from": BOARD.cities[BOARD.harbour].id,
            "to": BOARD.cities[BOARD.start].id,
            "fare": BOARD.sea_fare,
            "sent_back_to": BOARD.cities[BOARD.sent_back_to].id,
            "answers": SEA_ANSWERS,
        },
        "start": BOARD.cities[BOARD.start].id,
        "start_cities": [{"city": BOARD.cities[city].id, "totals": totals} for city, totals in _start_totals().items()],
        "sides": list(sides),
        "hazards": [_hazard(card) for card in HAZARDS],
        "telexes": [_telex(card) for card in TELEXES],
        "prices": {
            "token": TOKEN_WORTH,
            "tokens_most": TOKENS_MOST,
            "visa": VISA_PRICE,
            "visas_per_crossing": VISAS_PER_CROSSING,
            "doubles_most": DOUBLES_MAX,
        },
    }


def _start_totals() -> dict[int, list[int]]:
    """Give the totals of two dice that lead to each start city (CA-30)."""
    found: dict[int, list[int]] = {}
    for total, city in enumerate(BOARD.start_city):
        if city != NOTHING:
            found.setdefault(city, []).append(total)
    return found


def _hazard(card: Hazard) -> payload.Hazard:
    """Describe a Hazard with what it costs, or where it leads (CA-67, CA-78)."""
    data: payload.Hazard = {
        "id": card.id,
        "continent": BOARD.continent_ids[card.continent],
        "name": card.name,
        "sentence": card.sentence,
        "kind": HAZARD_KINDS[card.kind],
    }
    if card.kind == PAY:
        data["amount"] = card.amount
    if card.kind == MISS:
        data["goes"] = card.goes
    if card.kind == HIJACK:
        data["to"] = BOARD.cities[card.to].id
    return data


def _telex(card: Telex) -> payload.Telex:
    """Describe a Telex with the continents in which it pays, none for all (CA-61, CA-146)."""
    return {
        "id": card.id,
        "name": card.name,
        "sentence": card.sentence,
        "amount": card.amount,
        "continents": [BOARD.continent_ids[continent] for continent in card.continents],
    }
