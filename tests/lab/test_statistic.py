"""Means, quantiles and intervals."""

from collections import Counter
from fractions import Fraction

import pytest

from greatcircle.lab.statistic import mean, median, quantile, rounded, wilson_interval


def test_mean_and_median_are_exact() -> None:
    counts = Counter([1, 2, 2, 7])
    assert mean(counts) == 3
    assert median(counts) == 2
    assert median(Counter([1, 2, 3, 7])) == Fraction(5, 2)
    assert median(Counter([9])) == 9


def test_a_quantile_is_the_least_value_that_enough_others_do_not_exceed() -> None:
    counts = Counter(range(1, 101))
    assert quantile(counts, Fraction(95, 100)) == 95
    assert quantile(counts, Fraction(1, 2)) == 50
    assert quantile(counts, Fraction(0)) == 1
    assert quantile(counts, Fraction(1)) == 100
    assert quantile(Counter([3, 8]), Fraction(95, 100)) == 8


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_score_interval_agrees_with_published_figures(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson_interval(Fraction(successes), trials) == pytest.approx((low, high), abs=0.00005)


def test_figures_keep_six_digits() -> None:
    assert rounded(Fraction(1, 3)) == 0.333333
    assert rounded(2.0000004) == 2.0
