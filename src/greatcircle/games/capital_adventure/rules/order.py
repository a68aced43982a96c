"""This file is who begins, and more Doubles by agreement: what all sides decide together."""

from typing import Final

from greatcircle.games.capital_adventure.board import DIE, NOTHING
from greatcircle.games.capital_adventure.events import Began, Issued, OrderRolled, Proposed, Tied, Voted
from greatcircle.games.capital_adventure.moves import AGREE, ORDER, REFUSE
from greatcircle.games.capital_adventure.position import ORDERING, VOTING, Position
from greatcircle.games.capital_adventure.rules.go import begin_go, decide
from greatcircle.kernel.chance import even_chances

ORDER_CHANCES: Final = even_chances(list(range(ORDER, ORDER + DIE)))
VOTE: Final[list[int]] = [AGREE, REFUSE]
YES: Final[list[int]] = [AGREE]
UNROLLED: Final = 0


def expect_order(state: Position) -> None:
    """Let the sides roll for the first go, one after the other (CA-28)."""
    state.phase = ORDERING
    state.turn = state.order.index(UNROLLED)
    state.choices = ORDER_CHANCES.moves


def roll_order(state: Position, die: int) -> None:
    """Note a side's roll; the highest begins, and those who are level roll again (CA-28, CA-29)."""
    seat: int = state.turn
    state.order[seat] = die
    if state.events is not None:
        state.tell(OrderRolled(seat, die))
    if UNROLLED in state.order:
        expect_order(state)
        return
    best = max(state.order)
    level = [seat for seat in range(state.seats) if state.order[seat] == best]
    if len(level) == 1:
        begin(state, level[0])
        return
    state.order = [UNROLLED if seat in level else NOTHING for seat in range(state.seats)]
    if state.events is not None:
        state.tell(Tied(level))
    expect_order(state)


def begin(state: Position, seat: int) -> None:
    """Give a side the first go (CA-28)."""
    state.first = seat
    if state.events is not None:
        state.tell(Began(seat))
    begin_go(state, seat)


def propose(state: Position) -> None:
    """Ask the others whether every side shall have one more Double (CA-13)."""
    state.has_proposed = True
    state.votes = [state.turn]
    state.phase = VOTING
    state.choices = VOTE
    if state.events is not None:
        state.tell(Proposed(state.turn))


def voter(state: Position) -> int:
    """Give the side that is asked next."""
    for step in range(1, state.seats):
        seat: int = (state.turn + step) % state.seats
        if seat not in state.votes:
            return seat
    return state.turn


def vote(state: Position, is_agreed: bool) -> None:
    """Take a side's word; when all agree, every side gets one more Double (CA-13)."""
    seat = voter(state)
    if state.events is not None:
        state.tell(Voted(seat, is_agreed))
    if not is_agreed:
        state.votes = []
        decide(state)
        return
    state.votes = [*state.votes, seat]
    if len(state.votes) < state.seats:
        return
    state.votes = []
    state.issued += 1
    for side in range(state.seats):
        state.doubles[side] += 1
    if state.events is not None:
        state.tell(Issued())
    decide(state)
