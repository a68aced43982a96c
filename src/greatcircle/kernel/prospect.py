"""This file is chances to win: one share of the victory for each seat, and all shares sum to one."""

from math import exp
from typing import Final

from greatcircle.kernel.outcome import Outcome

USUAL_SCALE: Final = 1000.0
"""Where a game has fitted none: a lead by so much of the evaluation makes winning e times as likely as losing."""
DEEPEST: Final = -40.0
"""Whoever lies this many scales behind has lost, as far as numbers tell."""


def shares_of(outcome: Outcome) -> list[float]:
    """Give the victory of a match that is over, shared among those in first place."""
    winners = 0
    for place in outcome.places:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in outcome.places]


def shares_by(weights: list[float], scale: float) -> list[float]:
    """Give chances to win that grow with what a match weighs for each seat: e times for each scale ahead."""
    best = weights[0]
    for weight in weights:
        if weight > best:
            best = weight
    shares: list[float] = []
    total = 0.0
    for weight in weights:
        depth = (weight - best) / scale
        share = exp(depth if depth > DEEPEST else DEEPEST)
        shares.append(share)
        total += share
    for seat in range(len(shares)):
        shares[seat] /= total
    return shares
