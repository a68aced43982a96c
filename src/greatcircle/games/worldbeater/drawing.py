"""This file is what is printed for a match of Worldbeater, for a screen to draw: the board, the cards, both charts."""

from functools import cache

from greatcircle.games.worldbeater import payload
from greatcircle.games.worldbeater.board import (
    BOARD,
    FRONTIER,
    HOME_POINTS,
    NEW_YORK_POINTS,
    ROLES,
    TOKENS_INTO_UK,
    tokens_laid,
)
from greatcircle.games.worldbeater.card import CARDS


@cache
def drawing(seats: int) -> payload.Drawing:
    """Give everything that is printed for so many seats; to be read only (WB-05, WB-13, WB-18, WB-65)."""
    return {
        "areas": [{"id": area.id, "name": area.name, "code": area.code} for area in BOARD.areas],
        "hexagons": [_hexagon(hexagon) for hexagon in range(BOARD.count)],
        "towns": _towns(seats),
        "crossings": [_crossing(here) for here in BOARD.exits if here < BOARD.partner[here]],
        "airports": [_landmark(airport) for airport in BOARD.airports],
        "fort_dunlop": _landmark(BOARD.fort_dunlop),
        "new_york": _landmark(BOARD.new_york),
        "cards": _cards(),
        "most_tokens_home": TOKENS_INTO_UK,
        "charts": {"new_york": list(NEW_YORK_POINTS), "home": list(HOME_POINTS)},
    }


def _hexagon(hexagon: int) -> payload.Hexagon:
    """Describe a hexagon: where it is, and what is on it (WB-36)."""
    return {
        "id": BOARD.ids[hexagon],
        "area": BOARD.areas[BOARD.area[hexagon]].id,
        "q": BOARD.q[hexagon],
        "r": BOARD.r[hexagon],
        "role": ROLES[BOARD.role[hexagon]],
    }


def _landmark(hexagon: int) -> payload.Landmark:
    return {"hexagon": BOARD.ids[hexagon], "name": BOARD.names[hexagon]}


def _towns(seats: int) -> list[payload.Town]:
    """List the towns, and say whose tokens are laid out for so many seats (WB-74 to WB-78)."""
    laid = tokens_laid(seats)
    return [
        {
            "id": town.id,
            "name": town.name,
            "hexagon": BOARD.ids[town.hexagon],
            "area": BOARD.areas[town.area].id,
            "value": town.value,
            "is_in_play": laid[town.number],
        }
        for town in BOARD.towns
    ]


def _crossing(here: int) -> payload.Crossing:
    """Describe a frontier or a way by sea, once for both of its ends (WB-53)."""
    there = BOARD.partner[here]
    return {
        "kind": "frontier" if BOARD.role[here] == FRONTIER else "seaport",
        "a": BOARD.ids[here],
        "b": BOARD.ids[there],
        "a_name": BOARD.names[here],
        "b_name": BOARD.names[there],
    }


def _cards() -> list[payload.Card]:
    """List the kinds of cards; a card that harms needs somebody to harm (WB-65, WB-72)."""
    return [
        {
            "id": card.id,
            "name": card.name,
            "sentence": card.sentence,
            "flavour": card.flavour,
            "side": "harm" if card.is_harm else "help",
            "needs_target": card.is_harm,
        }
        for card in CARDS
    ]
