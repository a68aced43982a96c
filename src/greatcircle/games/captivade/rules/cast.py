"""This file is who plays whom: escapees that were chosen or are drawn, their agents, and two seats' assistants."""

from typing import Final

from greatcircle.games.captivade.board import BOARD, COLOURS, NOTHING, SEATS_MIN
from greatcircle.games.captivade.events import Assigned, Became, agent_word, colour_word
from greatcircle.games.captivade.moves import ASSIGN, CAST
from greatcircle.games.captivade.options import Assistants
from greatcircle.games.captivade.position import CASTING, NOBODY, Position
from greatcircle.games.captivade.rules.run import begin_run
from greatcircle.kernel.chance import Chances, even_chances

LOTS: Final = even_chances([ASSIGN + seat for seat in range(SEATS_MIN)])


def begin(state: Position) -> None:
    """Give the seats what they chose, and everybody a place in London (CV-10, CV-13, CV-16, CV-20)."""
    for seat in range(state.seats):
        if state.setup.chosen[seat] != NOTHING:
            play(state, seat, state.setup.chosen[seat])
    cast_on(state)


def play(state: Position, seat: int, colour: int) -> None:
    """Let a seat play the escapee of a colour and lead its agent (CV-02, CV-06)."""
    state.colour[seat] = colour
    lead(state, seat, colour)
    if state.events is not None:
        state.tell(Became(seat, colour_word(colour)))


def lead(state: Position, seat: int, agent: int) -> None:
    """Let a seat lead an agent, who starts in London (CV-13)."""
    state.leader[agent] = seat
    state.post[agent] = BOARD.start


def left_over(state: Position) -> list[int]:
    """List the pairs of escapee and agent that no seat plays, in printed order (CV-06)."""
    return [colour for colour in range(len(COLOURS)) if colour not in state.colour]


def next_seat(state: Position) -> int:
    """Give the seat for which an escapee is drawn next; NOBODY when all have theirs (CV-10)."""
    return state.colour.index(NOTHING) if NOTHING in state.colour else NOBODY


def cast_chances(state: Position) -> Chances:
    """Give the lots: every escapee that nobody plays, or the seats that may get the first assistant (CV-10, CV-118)."""
    if next_seat(state) == NOBODY:
        return LOTS
    return even_chances([CAST + colour for colour in left_over(state)])


def cast(state: Position, colour: int) -> None:
    """Let the seat that is next play the escapee that was drawn, and go on (CV-10)."""
    play(state, next_seat(state), colour)
    cast_on(state)


def cast_on(state: Position) -> None:
    """Draw what is left to draw, or begin; the last escapee of four needs no lot (CV-10, CV-11, CV-118)."""
    seat = next_seat(state)
    left = left_over(state)
    if seat != NOBODY and len(left) == 1:
        play(state, seat, left[0])
        seat = NOBODY
    is_lot = state.setup.options.assistants is Assistants.LOTS
    if seat != NOBODY or (state.setup.has_assistants and is_lot):
        state.phase = CASTING
    elif state.setup.has_assistants:
        assign(state, 0)
    else:
        begin_run(state)


def assign(state: Position, first: int) -> None:
    """Give the first agent left over to a seat and the second to the other, and begin (CV-11, CV-118)."""
    for offset, agent in enumerate(left_over(state)):
        seat = (first + offset) % state.seats
        lead(state, seat, agent)
        if state.events is not None:
            state.tell(Assigned(agent_word(agent), seat))
    begin_run(state)
