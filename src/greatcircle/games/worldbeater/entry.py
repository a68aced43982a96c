"""This file is what can be looked up in Worldbeater: a place, an area with its towns, or a card."""

from greatcircle.games.worldbeater.board import (
    AIRPORT,
    BOARD,
    FORT_DUNLOP,
    FRONTIER,
    NEW_YORK,
    NOTHING,
    SEAPORT,
    TOWN,
    Area,
)
from greatcircle.games.worldbeater.card import CARDS, KIND_NUMBERS
from greatcircle.games.worldbeater.events import area_title
from greatcircle.games.worldbeater.position import Position
from greatcircle.games.worldbeater.wish import area_book, card_book, place_book
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.words import listed


def entries(state: Position, name: str) -> list[Entry]:
    """Tell of the cards that a name may mean, or of places, or of areas (WB-05, WB-53, WB-72)."""
    cards = [CARDS[KIND_NUMBERS[found]] for found in card_book().recognise(name)]
    if cards:
        return [Entry(card.name, (card.sentence, card.flavour)) for card in cards]
    places = [BOARD.number_of[found] for found in place_book().recognise(name)]
    if places:
        return [_place(state, hexagon) for hexagon in places]
    areas = area_book().recognise(name)
    return [_area(state, area) for area in BOARD.areas if area.id in areas]


def _place(state: Position, hexagon: int) -> Entry:
    role = BOARD.role[hexagon]
    lines: list[str] = []
    if role == TOWN:
        lines.append(f"A town: {_token(state, BOARD.town[hexagon])}.")
    elif role in (FRONTIER, SEAPORT):
        partner = BOARD.partner[hexagon]
        there = f"{BOARD.names[partner]} ({BOARD.ids[partner]}) in {area_title(BOARD.area[partner])}"
        lines.append(f"A {'frontier' if role == FRONTIER else 'seaport'}: it leads to {there}.")
    elif role == AIRPORT:
        lines.append("An airport.")
    elif role == FORT_DUNLOP:
        lines.append("Everyone sets out from here, and comes home to it.")
    elif role == NEW_YORK:
        lines.append("Here the way out ends, and the way home begins.")
    here = [state.seat_title(seat) for seat in range(state.seats) if state.car[seat] == hexagon]
    if here:
        lines.append(f"{listed(here)} {'are' if len(here) > 1 else 'is'} here.")
    named = f"{BOARD.names[hexagon]} ({BOARD.ids[hexagon]})" if BOARD.names[hexagon] else BOARD.ids[hexagon]
    return Entry(f"{named}, {BOARD.areas[BOARD.area[hexagon]].name}", tuple(lines))


def _area(state: Position, area: Area) -> Entry:
    lines = [
        f"{BOARD.towns[town].name} ({BOARD.ids[BOARD.towns[town].hexagon]}): {_token(state, town)}."
        for town in area.towns
    ]
    ways = [hexagon for hexagon in area.hexagons if BOARD.partner[hexagon] != NOTHING]
    leads = [f"{BOARD.names[way]} to {area_title(BOARD.area[BOARD.partner[way]])}" for way in ways]
    if leads:
        lines.append(f"Ways out: {', '.join(leads)}.")
    lines.append(f"Airports: {', '.join([BOARD.names[airport] for airport in area.airports])}.")
    return Entry(area.name, tuple(lines))


def _token(state: Position, town: int) -> str:
    """Say what the token of a town is worth, and whether it lies there (WB-05, WB-31)."""
    value = BOARD.towns[town].value
    lies = "still there" if state.has_token(BOARD.towns[town].hexagon) else "not there"
    return f"its token of {value} is {lies}"
