"""This file is questions to the map of Take Off!: tests search it for a city instead of naming one that we chose."""

import json
from collections.abc import Iterator
from importlib import resources
from itertools import permutations

from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.card import cards_of
from greatcircle.games.take_off.payload import Facet
from tests.games.take_off.position import EAST, WEST

DATA = json.loads(resources.files("greatcircle.games.take_off").joinpath("board.json").read_text("utf-8"))
COLOURS: list[Facet] = [colour["id"] for colour in DATA["colours"]]
CITIES: list[str] = [city["id"] for city in DATA["cities"] if city["id"] not in (EAST, WEST)]
"""All cities but the two Hawaiis."""
OFFSETS: dict[str, float] = {city.id: city.offset for city in BOARD.cities}
"""How far right of the middle of the map each city stands, in degrees."""
LATITUDES: dict[str, float] = {city.id: city.latitude for city in BOARD.cities}
TODAY: dict[str, str] = {card.id: card.city for card in cards_of("today")}
"""The cards of today with the cities of their capitals."""

_BY_CITY: dict[str, list[tuple[Facet, str]]] = {city["id"]: [] for city in DATA["cities"]}
for _route in DATA["routes"]:
    _BY_CITY[_route["east"]].append((_route["colour"], _route["west"]))
    _BY_CITY[_route["west"]].append((_route["colour"], _route["east"]))


def flights(city: str, *colours: str, backward: bool = True, eastward: bool = False) -> set[str]:
    """Give the cities to which routes of some colours lead, of any colour if none is named."""
    return {
        there
        for colour, there in _BY_CITY[city]
        if (not colours or colour in colours) and (backward or not is_backward(city, there, eastward))
    }


def is_backward(here: str, there: str, eastward: bool = False) -> bool:
    """Tell whether flying there means flying backward (TO-28)."""
    gain = OFFSETS[there] - OFFSETS[here]
    return (-gain if eastward else gain) > 0 and not is_neutral(here, there)


def is_neutral(here: str, there: str) -> bool:
    """Tell whether a route runs north and south: at most a degree wide, or more than three times as high as wide."""
    width, height = abs(OFFSETS[there] - OFFSETS[here]), abs(LATITUDES[there] - LATITUDES[here])
    return width <= 1 or 3 * width < height


def colour_of(here: str, there: str) -> Facet:
    """Give the colour of the route between two cities."""
    return next(colour for colour, city in _BY_CITY[here] if city == there)


def pairs() -> Iterator[tuple[Facet, Facet]]:
    """List every two different colours, in either order."""
    return permutations(COLOURS, 2)


def cities_without(*colours: str) -> list[str]:
    """List the cities from which no route of these colours leads anywhere."""
    return [city for city in CITIES if not flights(city, *colours)]


def eastern_cards() -> list[str]:
    """List the cards of today whose capitals lie right of the middle."""
    return [card for card, city in TODAY.items() if OFFSETS[city] > 0]


def western_cards() -> list[str]:
    """List the cards of today whose capitals lie left of the middle."""
    return [card for card, city in TODAY.items() if OFFSETS[city] < 0]


def cards_in(card_set: str) -> dict[str, str]:
    """Give the cards of a set with the cities of their capitals."""
    return {card.id: card.city for card in cards_of(card_set)}


def crossing() -> tuple[str, str]:
    """Find a route over the line in the middle: its eastern and its western end."""
    return next(
        (route["east"], route["west"])
        for route in DATA["routes"]
        if OFFSETS[route["east"]] > 0 > OFFSETS[route["west"]]
        and any(OFFSETS[city] > 0 for city in flights(route["east"]))
        and any(OFFSETS[city] < 0 for city in flights(route["west"]))
    )
