"""This file is the two cities: who may enter New York and the United Kingdom, and what arriving means."""

from greatcircle.games.worldbeater.board import (
    AREAS,
    HOME_POINTS,
    NEW_YORK_POINTS,
    TOKENS_INTO_UK,
    UNITED_KINGDOM,
)
from greatcircle.games.worldbeater.events import CameHome, Reached, TurnedUp
from greatcircle.games.worldbeater.position import BACK, GONE, HOME, Position, with_value


def owed_areas(state: Position, seat: int) -> list[int]:
    """List the areas from which a seat has no token although one can be claimed there (WB-06, WB-10, WB-12)."""
    return [area for area in range(AREAS) if state.held[seat * AREAS + area] == 0 and state.left[area] > 0]


def may_enter_new_york(state: Position, seat: int) -> bool:
    """Tell whether a car on its way out may stop in New York: it owes no area a token (WB-11)."""
    first = seat * AREAS
    for area in range(AREAS):
        if state.left[area] > 0 and state.held[first + area] == 0:
            return False
    return True


def may_enter_united_kingdom(state: Position, seat: int) -> bool:
    """Tell whether a car may enter the United Kingdom: coming back with three tokens at most (WB-20, WB-34, WB-84)."""
    return state.leg[seat] != BACK or state.load[seat] <= TOKENS_INTO_UK


def missed_areas(state: Position, seat: int) -> int:
    """Count the areas from which a seat has no token and can get none any more (WB-09, WB-12)."""
    missed = 0
    for area in range(AREAS):
        if area != UNITED_KINGDOM and state.held[seat * AREAS + area] == 0 and state.left[area] == 0:
            missed += 1
    return missed


def reach_new_york(state: Position) -> None:
    """Credit the tokens, note the place, and let the car wait (WB-08, WB-09, WB-13, WB-15, WB-25)."""
    seat = state.turn
    state.leg = with_value(state.leg, seat, BACK)
    state.ground = None
    state.has_arrived = True
    state.credit = with_value(state.credit, seat, state.token_worth(seat))
    state.missed_areas = with_value(state.missed_areas, seat, missed_areas(state, seat))
    state.waits = [waits or other == seat for other, waits in enumerate(state.waits)]
    state.reached = [*state.reached, seat]
    if state.events is not None:
        place = len(state.reached)
        state.tell(Reached(seat, place, NEW_YORK_POINTS[place - 1], state.credit[seat], state.missed_areas[seat]))
        if place == state.seats:
            state.tell(TurnedUp())


def come_home(state: Position) -> None:
    """Take the car off the board and note its place (WB-18, WB-21, WB-25, WB-86)."""
    seat = state.turn
    state.leg = with_value(state.leg, seat, HOME)
    state.ground = None
    state.car = with_value(state.car, seat, GONE)
    state.harm = with_value(state.harm, seat, 0)
    state.home = [*state.home, seat]
    if state.events is not None:
        place = len(state.home)
        state.tell(CameHome(seat, place, HOME_POINTS[place - 1], state.token_worth(seat)))
