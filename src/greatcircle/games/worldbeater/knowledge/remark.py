"""This file is what can be said of a turn of Worldbeater in sentences about the position.

What is secret is not looked at: of cards nothing counts but what was played on whom.
"""

from typing import Final

from greatcircle.games.worldbeater.board import (
    AREAS,
    BOARD,
    EMPTY_AREA_PENALTY,
    HOME_POINTS,
    NEW_YORK_POINTS,
    TOKENS_INTO_UK,
)
from greatcircle.games.worldbeater.card import (
    BREAKDOWN,
    CLOSED_BORDERS,
    CURFEW,
    CUSTOMS,
    FIRST_HARM,
    FOG,
    KINDS,
    PAPERWORK,
    PUNCTURE,
)
from greatcircle.games.worldbeater.evaluation import Prospect, expected_of
from greatcircle.games.worldbeater.events import PLACES
from greatcircle.games.worldbeater.knowledge.prospect import PACE_BACK, PACE_OUT, PACE_TO_NEW_YORK, ground_of
from greatcircle.games.worldbeater.knowledge.tour import TURN
from greatcircle.games.worldbeater.position import BACK, HARM_BITS, HOME, LOSING, OUT, OVER
from greatcircle.games.worldbeater.rules.city import owed_areas
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.words import listed

# How much a remark weighs, against the others.
ARRIVAL: Final = 100
EMPTIED: Final = 90
LONGER: Final = 80
HARM: Final = 70
OVERTAKING: Final = 65
LOAD: Final = 60
RACE: Final = 40

HARM_WORDS: Final[dict[int, tuple[str, str]]] = {
    BREAKDOWN: ("makes ", " miss the next turn"),
    CLOSED_BORDERS: ("closes the borders to ", " for a turn"),
    FOG: ("keeps ", " on the ground for a turn"),
    PUNCTURE: ("lets ", " drive no more than single hexagons for a turn"),
    PAPERWORK: ("leaves ", " one token fewer to take or lay back in the next turn"),
    CUSTOMS: ("ends the next turn of ", " at the first crossing"),
    CURFEW: ("leaves ", " two moves in the next turn"),
}
"""What is said of each kind of harm that acts later, before and after the name of the car."""


def remarks(before: Worldbeater, after: Worldbeater, seat: int) -> list[str]:
    """Say what a turn of a seat changes, the weightiest first."""
    found: list[tuple[int, str]] = []
    if after.leg[seat] != before.leg[seat]:
        found.append((ARRIVAL, _arrival(after, seat)))
    elif after.leg[seat] == OUT:
        found += _collecting(before, after, seat)
    elif after.leg[seat] == BACK:
        found += _laying_back(before, after, seat)
    for rival in range(after.seats):
        if rival != seat and before.leg[rival] != HOME:
            found += _harm(before, after, rival)
            found += _detour(before, after, rival)
    if after.phase != OVER and after.leg[seat] != HOME:
        found.append(_standing(before, after, seat))
    return [sentence for _, sentence in sorted(found, key=_by_weight)]


def _by_weight(remark: tuple[int, str]) -> int:
    return -remark[0]


def _arrival(after: Worldbeater, seat: int) -> str:
    """Say that a car has arrived, and what that is worth."""
    if after.leg[seat] == BACK:
        place = after.reached.index(seat)
        return f"reaches New York {PLACES[place]}, which is worth {NEW_YORK_POINTS[place]} points"
    place = after.home.index(seat)
    return f"is home {PLACES[place]}, which is worth {HOME_POINTS[place]} points"


def _collecting(before: Worldbeater, after: Worldbeater, seat: int) -> list[tuple[int, str]]:
    """Say what was collected: the areas that are done with it, and those that others find empty now."""
    worth = after.token_worth(seat) - before.token_worth(seat)
    if worth == 0:
        return []
    found: list[tuple[int, str]] = []
    for area in range(AREAS):
        if before.left[area] > 0 and after.left[area] == 0:
            losers = [
                after.seat_title(rival)
                for rival in range(after.seats)
                if rival != seat and after.leg[rival] == OUT and after.held[rival * AREAS + area] == 0
            ]
            if losers:
                cost = f"which costs {listed(losers)} {EMPTY_AREA_PENALTY} points"
                found.append((EMPTIED, f"takes the last token of {BOARD.areas[area].name}, {cost}"))
    points = f"collects {worth} point{'s' if worth != 1 else ''}"
    owed = len(owed_areas(after, seat))
    if owed == len(owed_areas(before, seat)):
        found.append((LOAD, f"{points} more from an area that was done already"))
    elif owed == 0:
        found.append((LOAD, f"{points}, and nothing is missing for New York any more"))
    else:
        left = "one area is" if owed == 1 else f"{owed} areas are"
        found.append((LOAD, f"{points}, and {left} still to be visited"))
    return found


def _laying_back(before: Worldbeater, after: Worldbeater, seat: int) -> list[tuple[int, str]]:
    """Say how the load was lightened on the way back, which is what lets a car come home."""
    laid = before.load[seat] - after.load[seat]
    left = after.load[seat]
    if laid <= 0:
        return []
    tokens = "a token" if laid == 1 else f"{laid} tokens"
    if left == 0:
        return [(LOAD, f"lays back {tokens}, and has none left")]
    if left > TOKENS_INTO_UK:
        more = left - TOKENS_INTO_UK
        return [
            (LOAD, f"lays back {tokens}, and has to lay back {'one' if more == 1 else more} more before coming home")
        ]
    if before.load[seat] > TOKENS_INTO_UK:
        return [(LOAD, f"lays back {tokens}, and may come home now with the {left} that are left")]
    return [
        (LOAD, f"lays back {tokens}, so that only {after.token_worth(seat)} points of tokens would be charged at home")
    ]


def _harm(before: Worldbeater, after: Worldbeater, rival: int) -> list[tuple[int, str]]:
    """Say what a card does to a rival."""
    name = after.seat_title(rival)
    if after.phase == LOSING and after.receiver == rival:
        return [(HARM, f"costs {name} a card")]
    acting = after.harm[rival]
    if after.turn == rival:
        acting |= after.acting
    if _was_skipped(before, after, rival):
        acting |= HARM_BITS[BREAKDOWN]
    found: list[tuple[int, str]] = []
    for kind in range(FIRST_HARM, KINDS):
        words = HARM_WORDS.get(kind)
        if words is not None and acting & HARM_BITS[kind] and not before.harm[rival] & HARM_BITS[kind]:
            found.append((HARM, f"{words[0]}{name}{words[1]}"))
    return found


def _was_skipped(before: Worldbeater, after: Worldbeater, rival: int) -> bool:
    """Tell whether a breakdown that was played just now has already passed over a rival."""
    if after.played[BREAKDOWN] <= before.played[BREAKDOWN] or after.turn == before.turn:
        return False
    seats = before.seats
    is_between = 0 < (rival - before.turn) % seats < (after.turn - before.turn) % seats
    return is_between and not before.waits[rival] and not before.harm[rival] & HARM_BITS[BREAKDOWN]


def _detour(before: Worldbeater, after: Worldbeater, rival: int) -> list[tuple[int, str]]:
    """Say that a rival has farther to go, because tokens lie otherwise."""
    leg = before.leg[rival]
    hexagon = before.car[rival]
    old = ground_of(before).ways(rival, hexagon, leg, False)[0].to_home
    new = ground_of(after).ways(rival, hexagon, leg, False)[0].to_home
    if after.leg[rival] != leg or new - old < (PACE_OUT if leg == OUT else PACE_BACK) // 2:
        return []
    return [(LONGER, f"makes the way longer for {after.seat_title(rival)}")]


def _standing(before: Worldbeater, after: Worldbeater, seat: int) -> tuple[int, str]:
    """Say how far a car is ahead of the best rival on its leg, or what is left of its way."""
    old = expected_of(before)
    new = expected_of(after)
    leg = after.leg[seat]
    aim = "to New York" if leg == OUT else "home"
    best = -1
    for rival in range(after.seats):
        is_on_leg = after.leg[rival] == OUT if leg == OUT else after.leg[rival] != HOME
        if rival != seat and is_on_leg and (best < 0 or _way(new[rival], leg) < _way(new[best], leg)):
            best = rival
    if best < 0:
        return RACE, f"still needs about {_turns(_way(new[seat], leg))} {aim}"
    name = after.seat_title(best)
    lead = _way(new[best], leg) - _way(new[seat], leg)
    if lead > 0 and before.leg[seat] == leg and _way(old[best], leg) < _way(old[seat], leg):
        return OVERTAKING, f"gets ahead of {name} on the way {aim}"
    turns = _rounded(lead if lead > 0 else -lead)
    if turns == 0:
        return RACE, f"is level with {name} on the way {aim}"
    return RACE, f"is about {_turns_of(turns)} {'ahead of' if lead > 0 else 'behind'} {name} on the way {aim}"


def _way(expected: Prospect, leg: int) -> int:
    """Give the way to the end of a leg in hundredths of a turn as one counts them at the table."""
    return expected.to_new_york * TURN // PACE_TO_NEW_YORK if leg == OUT else expected.to_home * TURN // PACE_BACK


def _rounded(way: int) -> int:
    return (way + TURN // 2) // TURN


def _turns(way: int) -> str:
    return _turns_of(max(_rounded(way), 1))


def _turns_of(turns: int) -> str:
    return "a turn" if turns == 1 else f"{turns} turns"
