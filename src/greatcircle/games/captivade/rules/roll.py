"""This file is ROLL: who rolls first, and what each escapee has to say of itself."""

from typing import Final

from greatcircle.games.captivade.board import BOARD, EXCLAMATION, FACE_WEIGHTS, FACES, NOTHING
from greatcircle.games.captivade.events import Elsewhere, Located, Ordered, Rolled, Spotted, colour_word
from greatcircle.games.captivade.moves import ROLL
from greatcircle.games.captivade.position import (
    AT,
    DRAWING,
    NOBODY,
    NOT_ON,
    ON,
    ORDERING,
    ROLLING,
    ZONE,
    Position,
    Roll,
)
from greatcircle.kernel.chance import Chances

DIE: Final = Chances([ROLL + face for face in range(len(FACES))], FACE_WEIGHTS)
"""The die (CV-57)."""


def begin_roll(state: Position) -> None:
    """Let the first free escapee roll; in the first week the die says who that is.

    What acted in this week's trips has lapsed (CV-43, CV-45, CV-46, CV-127).
    """
    state.rolls = []
    for seat in range(state.seats):
        state.effects[seat] = []
    if state.first == NOBODY:
        state.phase = ORDERING
        return
    while not state.is_free[state.first]:
        state.first = (state.first + 1) % state.seats
    state.phase = ROLLING
    state.turn = state.first


def order(state: Position, face: int) -> None:
    """Let the escapee whose colour is rolled go first; anything else is rolled again (CV-43, CV-44)."""
    seat = state.colour.index(face) if face in state.colour else NOBODY
    if state.events is not None:
        state.tell(Ordered(FACES[face], None if seat == NOBODY else seat))
    if seat != NOBODY:
        state.first = seat
        begin_roll(state)


def roll(state: Position, face: int) -> None:
    """Let the escapee whose turn it is say what its roll demands; then it may have to draw a card.

    CV-42, CV-47, CV-48, CV-49, CV-50, CV-51, CV-52, CV-53, CV-62
    """
    seat = state.turn
    week = state.week
    place = state.place(seat)
    last = state.last_place(seat)
    state.rolls.append(Roll(seat, face, NOTHING))
    if state.events is not None:
        state.tell(Rolled(seat, FACES[face]))
    if face == state.colour[seat]:
        state.note(week - 1, AT, seat, last)
        if state.events is not None:
            state.tell(Spotted(seat, week, last + 1))
    elif face == EXCLAMATION:
        state.phase = DRAWING
    elif face == BOARD.colour[place]:
        state.note(week, ON, seat, face)
        state.note(week - 1, ZONE, seat, BOARD.zone[last])
        if state.events is not None:
            state.tell(Located(seat, week, colour_word(face), BOARD.zone_ids[BOARD.zone[last]]))
    else:
        state.note(week, NOT_ON, seat, face)
        if state.events is not None:
            state.tell(Elsewhere(seat, week, colour_word(face)))
        state.phase = DRAWING


def next_roller(state: Position) -> int:
    """Give the free escapee that rolls after this one, clockwise; NOBODY when all have.

    CV-55, CV-56, CV-117
    """
    seat = (state.turn + 1) % state.seats
    while seat != state.first:
        if state.is_free[seat]:
            return seat
        seat = (seat + 1) % state.seats
    return NOBODY
