"""This file is how good things are for a seat of Captivade: moves by what the seat may know, and whole states.

Moves are weighed by `hideout` and `pursuit`, from a view and the suspicion that everyone can work out. States are
weighed for those who search; what a seat cannot know has been drawn at random in them. All weights are whole numbers.
"""

from typing import Final

from greatcircle.games.captivade.board import FLIGHT_PRICE
from greatcircle.games.captivade.knowledge.beat import SURE, beat_at, hunters_of
from greatcircle.games.captivade.knowledge.hideout import CAPTURE, FLIGHT, FLIGHTS_WANTED, appraise_run, energy_worth
from greatcircle.games.captivade.knowledge.pursuit import appraise_attack, appraise_chase
from greatcircle.games.captivade.moves import ATTACK, CHASE
from greatcircle.games.captivade.position import NOBODY, OVER, Position
from greatcircle.games.captivade.rules.ending import outcome
from greatcircle.games.captivade.view import CaptivadeView
from greatcircle.kernel.game import Appraisal, Term

VICTORY: Final = 40_000
DRAW: Final = 10_000
"""What it is worth to win, and what to be even with all others (CV-07)."""
RIVAL: Final = 3_000
"""What it is worth that another escapee is in prison."""
PROSPECT: Final = 300
"""What it is worth to have an escapee within reach of an own agent."""

SENTENCES: Final = (
    "the match itself",
    "the own escapee's freedom",
    "escapees in prison",
    "agents within reach of the own escapee",
    "escapees within reach of own agents",
    "money for flights",
    "energy",
)


def appraise(view: CaptivadeView, moves: list[int]) -> list[Appraisal]:
    """Weigh legal moves of the view's seat by what it may know."""
    position = view.position
    if moves[0] < CHASE:
        return appraise_run(position, view.seat, moves)
    if moves[0] < ATTACK:
        return appraise_chase(position, view.seat, moves)
    return appraise_attack(position, moves)


def evaluate(state: Position, seat: int) -> int:
    """Weigh a state for a seat; more is better."""
    total = 0
    for value in weigh(state, seat):
        total += value
    return total


def terms(state: Position, seat: int) -> list[Term]:
    """List what the weight of a state is made of."""
    return [Term(sentence, value) for sentence, value in zip(SENTENCES, weigh(state, seat), strict=True)]


def weigh(state: Position, seat: int) -> list[int]:
    """Weigh each of the things that `SENTENCES` names."""
    prisoners = 0
    prospects = 0
    for other in range(state.seats):
        if other == seat:
            continue
        if state.is_free[other]:
            prospects += _exposure(state, other, seat)
        else:
            prisoners += RIVAL
    prospects = PROSPECT * prospects // SURE
    if not state.is_free[seat]:
        return [_result(state, seat), 0, prisoners, 0, prospects, 0, 0]
    return [
        _result(state, seat),
        CAPTURE,
        prisoners,
        -CAPTURE * _exposure(state, seat, NOBODY) // SURE,
        prospects,
        FLIGHT * min(state.money[seat] // FLIGHT_PRICE, FLIGHTS_WANTED),
        -energy_worth(state, seat) * state.energy[seat],
    ]


def _result(state: Position, seat: int) -> int:
    """Weigh how the match has ended."""
    if state.phase != OVER:
        return 0
    if not state.free_seats():
        return DRAW
    return VICTORY if outcome(state).places[seat] == 1 else 0


def _exposure(state: Position, quarry: int, leader: int) -> int:
    """Give how likely an escapee's place is called by the agents of one leader, or of all, if they travel at random."""
    place = state.place(quarry)
    total = 0
    for agent in hunters_of(state, quarry):
        if leader == NOBODY or state.leader[agent] == leader:
            total += beat_at(state, state.post[agent]).shares[place]
    return total
