"""This file is how likely each seat is to win, given the whole truth: weights fitted to recorded matches of bots.

`scripts/fit_captivade.py` fits them. A draw is a victory that all share (CV-07).
"""

from math import exp
from typing import Final

from greatcircle.games.captivade.board import FLIGHT_PRICE
from greatcircle.games.captivade.knowledge.beat import SURE, beat_at, hunters_of
from greatcircle.games.captivade.position import CASTING, OVER, RUNNING, Position
from greatcircle.games.captivade.rules.chase import agents_in_order
from greatcircle.games.captivade.rules.ending import outcome
from greatcircle.kernel.prospect import shares_of

TENTH: Final = 10.0
"""Energy and hunters are counted in tens."""
FARES_MOST: Final = 2
FACTS: Final = 9
"""So many facts of each seat count."""
WEIGHTS: Final = [1.063, -0.04, -0.882, 2.936, -1.503, -0.163, 0.529, -1.687, 1.359]
"""What each fact is worth, as fitted."""


def prospects(state: Position) -> list[float]:
    """Give each seat's share of the victory to be expected."""
    if state.phase == OVER:
        return shares_of(outcome(state))
    if state.phase == CASTING:
        return [1.0 / state.seats] * state.seats
    return shares_under(WEIGHTS, [facts_of(state, seat) for seat in range(state.seats)])


def shares_under(weights: list[float], facts: list[list[float]]) -> list[float]:
    """Give the shares that follow from the facts of all seats."""
    powers: list[float] = []
    total = 0.0
    for seat in range(len(facts)):
        weight = 0.0
        for number in range(FACTS):
            weight += weights[number] * facts[seat][number]
        power = exp(weight)
        powers.append(power)
        total += power
    return [power / total for power in powers]


def facts_of(state: Position, seat: int) -> list[float]:
    """Give what counts of a seat: how free it is, how much it has spent, who hunts it, and how many weeks are left."""
    weeks = float(state.setup.weeks)
    left = (weeks - float(int(state.week)) + (1.0 if state.phase == RUNNING else 0.5)) / weeks
    rivals = 0
    least = 0
    for other in range(state.seats):
        if other != seat and state.is_free[other]:
            least = state.energy[other] if rivals == 0 else min(least, state.energy[other])
            rivals += 1
    if not state.is_free[seat]:
        return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, float(rivals), rivals * left]
    lead = (least - state.energy[seat]) / TENTH if rivals > 0 else 0.0
    hunters = len(hunters_of(state, seat)) / TENTH
    fares = float(min(state.money[seat] // FLIGHT_PRICE, FARES_MOST))
    alone = 1.0 if rivals == 0 else 0.0
    return [1.0, left * hunters, lead, lead * (1.0 - left), exposure(state, seat), fares * left, alone, 0.0, 0.0]


def exposure(state: Position, seat: int) -> float:
    """Give how likely the hunters who have still to move call an escapee's place, if they travel at random."""
    if state.phase == RUNNING:
        return 0.0
    order = agents_in_order(state)
    total = 0.0
    for agent in hunters_of(state, seat):
        if state.agent < 0 or order.index(agent) > order.index(state.agent):
            total += beat_at(state, state.post[agent]).shares[state.place(seat)] / SURE
    return total
