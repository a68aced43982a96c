"""This file is where a cap may land, and what landing does: trapping, resting and sharing."""

from typing import Final

from mypy_extensions import i64

from greatcircle.games.trap_the_cap.board import BASE, GREY, GREY_ROOM, YELLOW
from greatcircle.games.trap_the_cap.events import ColourOut, Trapped
from greatcircle.games.trap_the_cap.position import NOWHERE, UNOWNED, Position

ONE: Final[i64] = 1
COLOURS_IN: Final = [colours.bit_count() for colours in range(1 << UNOWNED + 1)]
"""How many colours a set of bits holds."""


def can_land(state: Position, seat: i64, space: i64) -> bool:
    """Tell whether a cap of this colour may end its move on a space.

    TC-15, TC-19, TC-26, TC-42, TC-43, TC-44, TC-45, TC-63, TC-66, TC-96
    """
    there: i64 = state.occupants[space]
    if there == 0:
        return True
    kind: i64 = state.setup.board.kinds[space]
    is_own_there = there >> seat & 1 == 1
    if kind == GREY:
        return not is_own_there and COLOURS_IN[there] < GREY_ROOM
    if is_own_there:
        return kind == YELLOW
    return there & state.setup.friends[seat] == 0


def can_trap(state: Position, seat: i64, space: i64) -> bool:
    """Tell whether a cap of this colour may end its move on a space and would trap there (TC-19, TC-24, TC-42)."""
    there: i64 = state.occupants[space]
    is_foreign_there = there & ~(ONE << seat) != 0
    return is_foreign_there and state.setup.board.kinds[space] != GREY and can_land(state, seat, space)


def lift(state: Position, cap: i64) -> None:
    """Take a cap, with all it carries, off its space (TC-95)."""
    board = state.setup.board
    space: i64 = state.place[cap]
    kind: i64 = board.kinds[space]
    if kind == BASE:
        return
    state.place[cap] = NOWHERE
    seat: i64 = state.player[cap]
    if kind == YELLOW and seat != UNOWNED and _stands_on(state, seat, space):
        return
    there: i64 = state.occupants[space]
    state.occupants[space] = there & ~(ONE << seat)


def _stands_on(state: Position, seat: i64, space: i64) -> bool:
    """Tell whether a cap that this seat plays stands on a space."""
    setup = state.setup
    if setup.is_golden and state.player[setup.golden] == seat and state.place[setup.golden] == space:
        return True
    caps: i64 = setup.caps
    for cap in range(seat * caps, seat * caps + caps):
        if state.place[cap] == space:
            return True
    return False


def land(state: Position, cap: i64, space: i64) -> None:
    """Put a lifted cap down; on any space but a grey one it traps every foreign cap there, a carrier as well.

    TC-19, TC-20, TC-21, TC-24, TC-46, TC-47, TC-81, TC-89
    """
    seat: i64 = state.player[cap]
    own = ONE << seat
    there: i64 = state.occupants[space]
    if there & ~own != 0 and state.setup.board.kinds[space] != GREY:
        trap_all(state, cap, space)
        there = own
    state.place[cap] = space
    state.occupants[space] = there | own


def trap_all(state: Position, cap: int, space: int) -> None:
    """Put a cap over everything foreign that stands on a space; one stack is left (TC-46, TC-47)."""
    seat = state.player[cap]
    for victim in state.standing_on(space):
        if state.player[victim] != seat:
            trap(state, cap, victim)


def trap(state: Position, cap: int, victim: int) -> None:
    """Put a cap over one cap or stack; all of it, own caps too, changes hands (TC-19, TC-20, TC-22, TC-27, TC-91)."""
    space = state.place[victim]
    lift(state, victim)
    caught = [victim, *state.carried_by(victim)]
    for under in caught:
        state.carrier[under] = cap
    state.load[cap] += len(caught)
    state.load[victim] = 0
    loser = state.player[victim]
    if loser != UNOWNED:
        state.renew_in_play(loser)
    if state.events is not None:
        names = state.setup.cap_names
        seat = state.player[cap]
        label = state.setup.board.labels[space]
        state.tell(Trapped(seat, names[cap], label, [names[under] for under in caught]))
        if loser != UNOWNED and not state.is_in_play(loser):
            state.tell(ColourOut(loser))
