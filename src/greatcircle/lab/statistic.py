"""This file is the few statistics that reports need, computed from counts, so that no order of adding matters."""

import math
from collections.abc import Mapping
from fractions import Fraction

DIGITS = 6
"""How many decimals a figure keeps in a report."""
NORMAL_95 = 1.959963984540054
"""The number of standard deviations that holds 95 % of a normal distribution."""

Counts = Mapping[int, int]
"""How often each value was seen; at least one value."""


def total_count(counts: Counts) -> int:
    """Count how many values were seen."""
    return sum(counts.values())


def mean(counts: Counts) -> Fraction:
    """Give the mean."""
    return Fraction(sum(value * count for value, count in counts.items()), total_count(counts))


def median(counts: Counts) -> Fraction:
    """Give the middle value, or the mean of the two middle ones."""
    total = total_count(counts)
    return Fraction(_at_rank(counts, (total + 1) // 2) + _at_rank(counts, total // 2 + 1), 2)


def quantile(counts: Counts, share: Fraction) -> int:
    """Give the least value that at least this share of all values does not exceed."""
    return _at_rank(counts, max(1, math.ceil(share * total_count(counts))))


def wilson_interval(successes: Fraction, trials: int) -> tuple[float, float]:
    """Give the 95 % score interval of Wilson for a share; shared successes may be fractions."""
    share = float(successes / trials)
    squared = NORMAL_95 * NORMAL_95
    centre = share + squared / (2 * trials)
    margin = NORMAL_95 * math.sqrt(share * (1 - share) / trials + squared / (4 * trials * trials))
    scale = 1 + squared / trials
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)


def rounded(figure: Fraction | float) -> float:
    """Give a figure as reports show it."""
    return float(round(Fraction(figure), DIGITS))


def _at_rank(counts: Counts, rank: int) -> int:
    """Give the value at a rank, counted from 1 for the least."""
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= rank:
            return value
    raise IndexError("the rank is beyond the values")
