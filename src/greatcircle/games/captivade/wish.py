"""This file is what players mean who type a name or a number instead of a move: a place, two places, an agent."""

import re
from functools import cache
from typing import Final

from greatcircle.equipment.answer import NameBook
from greatcircle.games.captivade.board import AGENTS, BOARD, FLIGHTS_MOST, PLACES
from greatcircle.games.captivade.moves import ATTACK, SPARE, chase_code, run_code
from greatcircle.games.captivade.position import ATTACKING, RUNNING, Position

STAY: Final = frozenset({"stay", "here", "wait"})
"""What means the place where one is."""
NOBODY_WORDS: Final = frozenset({"nobody", "none", "no", "spare"})
"""What means that the assassin lets the chance go by."""
BETWEEN: Final = re.compile(r"\s*(?:,|;|/|\band\b|\bthen\b|\s)\s*")
"""What stands between the two numbers of a call: "89 and 90", "89, 90", "89 90"."""
AGENT_TITLE: Final = "agent"


def moves_named(state: Position, seat: int, name: str) -> list[int]:
    """List the moves, legal or not, that a seat may mean by a typed name; empty when it means nothing (CV-37, CV-70).

    While the escapees move, a place means all trips that end there; in the CHASE all trips of the agent that do, and
    two places are those that are called.
    """
    if not 0 <= seat < state.seats:
        return []
    typed = name.strip().lower()
    if state.phase == ATTACKING:
        return _attacks(typed)
    if state.phase == RUNNING:
        return _trips(state, seat, typed)
    return _calls(state, seat, typed)


def _attacks(typed: str) -> list[int]:
    if typed in NOBODY_WORDS:
        return [SPARE]
    colour = typed.removeprefix(AGENT_TITLE).strip()
    return [ATTACK + agent for agent, name in enumerate(AGENTS) if name == colour]


def _trips(state: Position, seat: int, typed: str) -> list[int]:
    """List the trips to a place: the legal ones, or else the one without a flight, so that a reason can be given."""
    if typed in STAY:
        return [run_code(state.place(seat), 0)]
    legal = state.legal(seat)
    found: list[int] = []
    for place in places_named(typed):
        trips = [run_code(place, flights) for flights in range(FLIGHTS_MOST + 1)]
        found += [trip for trip in trips if trip in legal] or trips[:1]
    return found


def _calls(state: Position, seat: int, typed: str) -> list[int]:
    """List the trips of an agent that call what was typed, or that end there."""
    if typed in STAY:
        here = state.post[state.agent] if state.agent >= 0 else BOARD.start
        return [chase_code(here, here)]
    ends = places_named(typed)
    if not ends:
        return _pairs(typed)
    legal = state.legal(seat)
    found: list[int] = []
    for last in ends:
        trips = [chase_code(first, last) for first in range(PLACES)]
        found += [trip for trip in trips if trip in legal] or [chase_code(last, last)]
    return found


def _pairs(typed: str) -> list[int]:
    """Read two places with something between them, wherever the text can be parted."""
    for gap in BETWEEN.finditer(typed):
        firsts, lasts = places_named(typed[: gap.start()]), places_named(typed[gap.end() :])
        if firsts and lasts:
            return [chase_code(first, last) for first in firsts for last in lasts if first != last]
    return []


def places_named(typed: str) -> list[int]:
    """List the places that a name or a printed number may mean."""
    if typed.isdecimal():
        number = int(typed)
        return [number - 1] if 1 <= number <= PLACES else []
    return [int(found) - 1 for found in place_book().recognise(typed)]


@cache
def place_book() -> NameBook:
    """Give the names of the places, by their numbers."""
    return NameBook({str(place.number): [place.name] for place in BOARD.places})
