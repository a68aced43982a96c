"""This file is what players mean who type a name instead of a number: a place, an area, a card."""

from functools import cache
from typing import Final

from greatcircle.equipment.answer import NameBook
from greatcircle.games.worldbeater.board import AIRPORT, BOARD, CARS, NOTHING, TOWN
from greatcircle.games.worldbeater.card import CARDS, FIRST_HARM, KIND_NUMBERS
from greatcircle.games.worldbeater.moves import CLAIM, CROSS, DRIVE, FLY, PUT_BACK, play_code
from greatcircle.games.worldbeater.position import FLYING, GONE, HOME, Position

ON: Final = " on "
"""What parts the name of a card from the car that it is played on."""


def moves_named(state: Position, seat: int, name: str) -> list[int]:
    """List the moves, legal or not, that a seat may mean by a name; empty when it means nothing (WB-36, WB-66)."""
    if not 0 <= seat < state.seats:
        return []
    card, _, rival = name.lower().partition(ON)
    kinds = [KIND_NUMBERS[found] for found in card_book().recognise(card)]
    if kinds:
        return [move for kind in kinds for move in _plays(state, seat, kind, rival.strip())]
    hexagons = [BOARD.number_of[found] for found in place_book().recognise(name)]
    if not hexagons:
        return _flights_to(name)
    here = state.car[seat]
    if here == GONE:
        return [DRIVE + hexagon for hexagon in hexagons]
    near = [hexagon for hexagon in hexagons if BOARD.area[hexagon] == BOARD.area[here]]
    return [_move_to(state, seat, hexagon) for hexagon in near or hexagons]


def _move_to(state: Position, seat: int, hexagon: int) -> int:
    """Give the move by which a car would come to a hexagon, or do something where it stands."""
    here = state.car[seat]
    if BOARD.role[hexagon] == TOWN:
        town = BOARD.town[hexagon]
        if here == hexagon:
            return PUT_BACK + town
        return CLAIM + town if state.has_token(hexagon) else DRIVE + hexagon
    if BOARD.role[hexagon] == AIRPORT and (state.phase == FLYING or BOARD.area[here] != BOARD.area[hexagon]):
        return FLY + BOARD.airport[hexagon]
    return DRIVE + hexagon if BOARD.exit[hexagon] == NOTHING else CROSS + BOARD.exit[hexagon]


def _flights_to(name: str) -> list[int]:
    """List the flights to the airports of an area that is named (WB-48)."""
    areas = area_book().recognise(name)
    return [FLY + BOARD.airport[airport] for area in BOARD.areas if area.id in areas for airport in area.airports]


def _plays(state: Position, seat: int, kind: int, rival: str) -> list[int]:
    """List the ways to play a card: on the car that is named, or else on everyone it could harm."""
    if kind < FIRST_HARM:
        return [play_code(kind, NOTHING)]
    if rival:
        cars = [*state.seat_names(), *CARS[state.seats :]]
        return [play_code(kind, target) for target, colour in enumerate(cars) if colour.startswith(rival)]
    others = [target for target in range(state.seats) if target != seat and state.leg[target] != HOME]
    return [play_code(kind, target) for target in others]


@cache
def place_book() -> NameBook:
    """Give the names of the hexagons: their ids, and what lies there."""
    names: dict[str, list[str]] = {}
    for hexagon, name in enumerate(BOARD.names):
        names[BOARD.ids[hexagon]] = [BOARD.ids[hexagon], name] if name else [BOARD.ids[hexagon]]
    return NameBook(names)


@cache
def area_book() -> NameBook:
    """Give the names of the areas."""
    return NameBook({area.id: [area.id, area.name, area.code] for area in BOARD.areas})


@cache
def card_book() -> NameBook:
    """Give the names of the cards."""
    return NameBook({card.id: [card.id, card.name] for card in CARDS})
