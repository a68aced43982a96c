"""The summary of a simulation."""

import random
from typing import Any

import pytest

from greatcircle.games import all_games
from greatcircle.kernel.option import options_to_json
from greatcircle.lab.simulation import Result, Run
from greatcircle.lab.summary import SimulationSummary

GAME = all_games()[0]
RUN = Run(GAME.identity.id, options_to_json(GAME.parse_options({}, 3)), ("greedy", "random", "random"), 4, "1")
RESULTS = [
    Result(0, RUN.bots, (1, 2, 3), (9, 4, 0), "full", 10, 5, {"Threw": 5}),
    Result(1, RUN.bots, (1, 1, 3), (6, 6, 1), "full", 20, 6, {"Threw": 6, "Lost": 1}),
    Result(2, RUN.bots, (1, 1, 1), (2, 2, 2), "limit", 90, 7, {"Threw": 7}),
    Result(3, RUN.bots, (3, 1, 2), (0, 8, 3), "full", 11, 8, {"Threw": 8, "Lost": 2}),
]


def test_shared_victories_are_counted_in_parts() -> None:
    report = _report(RESULTS)
    assert [row["wins"] for row in report["by_seat"]] == pytest.approx([1 + 1 / 2 + 1 / 3, 11 / 6, 1 / 3], abs=1e-6)
    greedy, others = report["by_bot"]
    assert (greedy["bot"], greedy["seats"], others["bot"], others["seats"]) == ("greedy", 1, "random", 2)
    assert greedy["share"] + others["share"] == pytest.approx(1, abs=1e-5)
    assert greedy["interval"][0] < greedy["share"] < greedy["interval"][1]
    assert others["mean_score"] == round((4 + 0 + 6 + 1 + 2 + 2 + 8 + 3) / 8, 6)


def test_reasons_lengths_and_events_are_summed_up() -> None:
    report = _report(RESULTS)
    assert report["reasons"] == {"full": 3, "limit": 1}
    assert report["moves"] == {"min": 10, "median": 15.5, "mean": 32.75, "quantile_95": 90, "max": 90}
    assert report["chance_moves"]["mean"] == 6.5
    assert report["events"] == {"Lost": {"mean": 0.75, "share": 0.5}, "Threw": {"mean": 6.5, "share": 1.0}}


def test_the_order_of_results_is_of_no_account() -> None:
    shuffled = list(RESULTS)
    random.Random(3).shuffle(shuffled)
    assert shuffled != RESULTS
    assert _report(shuffled) == _report(RESULTS)


def test_a_run_that_was_stopped_at_once_has_a_summary_too() -> None:
    report = _report([])
    assert report["done"] == 0
    assert report["moves"] is None
    assert report["by_seat"][0]["share"] is None
    assert report["events"] == {}


def _report(results: list[Result]) -> dict[str, Any]:
    tally = SimulationSummary(RUN)
    for result in results:
        tally.add(result)
    return tally.report()
