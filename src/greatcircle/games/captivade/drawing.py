"""This file is what is printed for a match of Captivade, for a screen to draw: places, lines, characters, cards."""

from functools import cache
from typing import Final

from greatcircle.games.captivade import payload
from greatcircle.games.captivade.board import (
    AGENTS,
    BOARD,
    CHARACTERS,
    COLOURS,
    NOTHING,
    Connection,
    Place,
)
from greatcircle.games.captivade.card import BLOCK_CONNECTION, CARDS, FERRY, KIND_IDS, Card

HALF_TURN: Final = 180
"""Degrees of longitude beyond which the shorter way between two places leaves the map at its edge."""


@cache
def drawing() -> payload.Printed:
    """Give everything that is printed; to be read only (CV-06, CV-29).

    Where the places lie is told with the map: there they are known by their numbers.
    """
    return {
        "places": [_place(place) for place in BOARD.places],
        "connections": [_connection(line) for line in BOARD.connections],
        "zones": [{"id": zone, "name": name} for zone, name in zip(BOARD.zone_ids, BOARD.zone_names, strict=True)],
        "start": BOARD.places[BOARD.start].number,
        "characters": [
            {"name": name, "colour": colour, "agent": agent}
            for name, colour, agent in zip(CHARACTERS, COLOURS, AGENTS, strict=True)
        ],
        "agents": list(AGENTS),
        "cards": [_card(card) for card in CARDS],
    }


def _place(place: Place) -> payload.Place:
    """Describe a place: its number, its type by its colour, its zone, and whether one can fly there (CV-24, CV-31)."""
    return {
        "number": place.number,
        "name": place.name,
        "colour": COLOURS[place.colour],
        "zone": BOARD.zone_ids[place.zone],
        "has_airport": place.has_airport,
    }


def _connection(line: Connection) -> payload.Connection:
    """Describe a line: whether it is dashed, has a bar across it, or goes round the edge (CV-26, CV-28, CV-30)."""
    a, b = BOARD.places[line.a], BOARD.places[line.b]
    return {
        "a": a.number,
        "b": b.number,
        "is_dashed": line.is_dashed,
        "is_border": a.zone != b.zone,
        "is_round": abs(a.longitude - b.longitude) > HALF_TURN,
    }


def _card(card: Card) -> payload.Card:
    """Describe an event card, with the places or the zone that it is about (CV-58)."""
    data: payload.Card = {
        "id": card.id,
        "name": card.name,
        "sentence": card.sentence,
        "kind": KIND_IDS[card.kind],
    }
    if card.kind in (BLOCK_CONNECTION, FERRY):
        data["a"] = BOARD.places[card.a].number
        data["b"] = BOARD.places[card.b].number
    if card.place != NOTHING:
        data["place"] = BOARD.places[card.place].number
    if card.zone != NOTHING:
        data["zone"] = BOARD.zone_ids[card.zone]
    return data
