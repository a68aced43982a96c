"""This file is what a state is worth to a side."""

from greatcircle.games.capital_adventure.state import Sides
from greatcircle.kernel.game import Term


def evaluate(state: Sides, seat: int) -> int:
    """Weigh a state for a side."""
    return state.peg_count(seat) * 1000 + state.sea[seat] * 500 + state.wealth(seat)


def terms(state: Sides, seat: int) -> list[Term]:
    """List what `evaluate` adds up."""
    return [
        Term("cities visited", state.peg_count(seat) * 1000),
        Term("parts of the Atlantic", state.sea[seat] * 500),
        Term("wealth", state.wealth(seat)),
    ]
