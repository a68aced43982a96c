"""This file is everybody's chance to win a match of Worldbeater, with weights that recorded matches have taught.

`scripts/fit_worldbeater.py` records them and works the weights out. What a car may expect to score says little at the
beginning and nearly all at the end, so all weights grow with the way that is behind the cars.
"""

from typing import Final

from greatcircle.games.worldbeater.evaluation import expected_of, hand_worth
from greatcircle.games.worldbeater.position import OUT
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.prospect import shares_by, shares_of

UNIT: Final = 1000.0
"""Ways and points are weighed in thousands of their hundredths."""
WHOLE_WAY: Final = 3600.0
"""The way that lies before a car at the beginning, as it is measured."""
FOREKNOWN: Final = 0.1
"""What can be told at the beginning already, as a part of what can be told at the end."""
WEIGHTS: Final[list[float]] = [6.0, -0.94, 2.35, -0.27]
"""What is gained by ten points that may be expected, by ten turns of way, by cards worth ten points, by being still on
the way out: the logarithm of how much likelier victory gets, at the end of a match."""


def facts_of(state: Worldbeater) -> list[list[float]]:
    """List for each seat what its weights are to be multiplied with."""
    expected = expected_of(state)
    way = 0.0
    for one in expected:
        way += one.to_go
    done = 1.0 - way / (WHOLE_WAY * state.seats)
    grown = FOREKNOWN + (done * done if done > 0.0 else 0.0)
    facts: list[list[float]] = []
    for seat in range(state.seats):
        own = expected[seat]
        facts.append(
            [
                grown * own.total() / UNIT,
                grown * own.to_go / UNIT,
                grown * hand_worth(state, seat, own.to_go) / UNIT,
                grown if state.leg[seat] == OUT else 0.0,
            ]
        )
    return facts


def chances_of(state: Worldbeater) -> list[float]:
    """Give each seat's chance to win."""
    outcome = state.outcome()
    if outcome is not None:
        return shares_of(outcome)
    weights: list[float] = []
    for facts in facts_of(state):
        weight = 0.0
        for index in range(len(WEIGHTS)):
            weight += WEIGHTS[index] * facts[index]
        weights.append(weight)
    return shares_by(weights, 1.0)
