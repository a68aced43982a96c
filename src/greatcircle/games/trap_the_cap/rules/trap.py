"""This file is where a cap may land, and what landing does: trapping, resting and sharing."""

from typing import Final

from greatcircle.games.trap_the_cap.board import GREY, GREY_ROOM, YELLOW
from greatcircle.games.trap_the_cap.events import ColourOut, Trapped
from greatcircle.games.trap_the_cap.state import NEUTRAL, NOBODY, NOWHERE, Caps

COLOURS_IN: Final = [colours.bit_count() for colours in range(NEUTRAL << 1)]
"""How many colours a set of bits holds."""


def can_land(state: Caps, seat: int, space: int) -> bool:
    """Tell whether a cap of this colour may end its move on a space.

    TC-15, TC-19, TC-26, TC-42, TC-43, TC-44, TC-45, TC-63, TC-66, TC-96
    """
    there = state.occupants[space]
    if there == 0:
        return True
    kind = state.setup.board.kinds[space]
    own = 1 << seat
    if kind == GREY:
        return there & own == 0 and COLOURS_IN[there] < GREY_ROOM
    if there & own != 0:
        return kind == YELLOW
    return there & state.setup.friends[seat] == 0


def lift(state: Caps, cap: int) -> None:
    """Take a cap, with all it carries, off its space (TC-95)."""
    space = state.place[cap]
    if space >= state.setup.board.space_count:
        return
    own = state.bit_of(cap)
    state.place[cap] = NOWHERE
    if state.setup.board.kinds[space] != YELLOW or not _stands_on(state, own, space):
        state.occupants[space] &= ~own


def _stands_on(state: Caps, colour: int, space: int) -> bool:
    """Tell whether a cap of this colour's bit stands on a space."""
    for cap in state.standing_on(space):
        if state.bit_of(cap) == colour:
            return True
    return False


def land(state: Caps, cap: int, space: int) -> None:
    """Put a lifted cap down; on any space but a grey one it traps every foreign cap there.

    TC-19, TC-20, TC-24, TC-46, TC-47
    """
    own = state.bit_of(cap)
    if state.occupants[space] & ~own != 0 and state.setup.board.kinds[space] != GREY:
        trap_all(state, cap, space)
    state.place[cap] = space
    state.occupants[space] |= own


def trap_all(state: Caps, cap: int, space: int) -> None:
    """Put a cap over everything foreign that stands on a space; one stack is left (TC-46, TC-47)."""
    own = state.bit_of(cap)
    for victim in state.standing_on(space):
        if state.bit_of(victim) != own:
            trap(state, cap, victim)


def trap(state: Caps, cap: int, victim: int) -> None:
    """Put a cap over one cap or stack; all of it changes hands (TC-19, TC-20, TC-22, TC-91)."""
    space = state.place[victim]
    lift(state, victim)
    caught = [victim, *state.carried_by(victim)]
    for under in caught:
        state.carrier[under] = cap
    state.load[cap] += len(caught)
    state.load[victim] = 0
    if state.events is not None:
        names = state.setup.cap_names
        seat = state.seat_of(cap)
        label = state.setup.board.labels[space]
        state.tell(Trapped(seat, names[cap], label, [names[under] for under in caught]))
        loser = state.seat_of(victim)
        if loser != NOBODY and not state.is_in_play(loser):
            state.tell(ColourOut(loser))
