"""The end: home over the Atlantic, or the last allowed round with places by pegs, answers and wealth."""

import pytest

from greatcircle.games.capital_adventure.game import CapitalAdventureGame
from greatcircle.games.capital_adventure.rules.ending import EndReason
from greatcircle.kernel.event import Ended
from tests.games.capital_adventure.position import (
    AT_SEA,
    GAME,
    end,
    ended,
    on_turn,
    phase,
    position,
    reply,
    seen,
    told,
    travel,
)
from tests.games.capital_adventure.scene import GOALS


@pytest.mark.rule("CA-03", "CA-139")
def test_the_places_behind_a_winner_go_by_pegs_answers_and_wealth() -> None:
    state = position(
        {"red": "rome", "blue": AT_SEA, "green": AT_SEA, "yellow": "rome"},
        seats=4,
        turn="blue",
        pegs={"red": GOALS[:3], "yellow": GOALS[:4], "blue": GOALS, "green": GOALS},
        sea={"blue": 6, "green": 6},
        cash={"blue": 0},
    )
    events = reply(state)
    outcome = ended(state)
    assert outcome.places == (4, 1, 2, 3)
    assert outcome.scores == (3, 16, 16, 4)
    assert outcome.reason is EndReason.HOME
    assert told(events, Ended) == [Ended("Blue is back in London and has won.")]


@pytest.mark.rule("CA-160")
def test_a_match_ends_after_the_last_allowed_round_and_not_before() -> None:
    state = position(seats=3, first="blue", turn="blue", round_limit=2)
    goes = []
    while phase(state) != "over":
        goes.append(on_turn(state))
        end(state)
    assert goes == ["blue", "green", "red"] * 2
    assert ended(state).reason is EndReason.ROUND_LIMIT


@pytest.mark.rule("CA-160")
def test_the_default_limit_is_300_rounds_and_0_sets_none() -> None:
    last = position(turn="blue", amid={"rounds": 299})
    end(last)
    assert phase(last) == "over"
    endless = position(turn="blue", amid={"rounds": 10**6}, round_limit=0)
    end(endless)
    assert phase(endless) == "deciding"
    assert seen(endless)["rounds"] == 10**6 + 1


@pytest.mark.rule("CA-160")
def test_at_the_limit_the_most_pegs_win() -> None:
    state = position(
        turn="blue", pegs={"red": GOALS[:4], "blue": GOALS[:3]}, cash={"red": 0, "blue": 9000}, round_limit=1
    )
    end(state)
    outcome = ended(state)
    assert outcome.places == (1, 2)
    assert outcome.sentence == "The limit of 1 round is reached. Red has come furthest and won."


@pytest.mark.rule("CA-160")
def test_then_the_most_answers_on_the_atlantic() -> None:
    state = position(
        {"red": AT_SEA, "blue": AT_SEA},
        turn="blue",
        sea={"red": 2, "blue": 3},
        cash={"red": 9000, "blue": 0},
        round_limit=1,
    )
    end(state)
    assert ended(state).places == (2, 1)


@pytest.mark.rule("CA-160")
@pytest.mark.parametrize(
    ("red", "blue", "places"),
    [
        ({"cash": 1001}, {"cash": 1000}, (1, 2)),
        ({"cash": 1000, "insurance": ["asia"]}, {"cash": 1900, "insurance": []}, (1, 2)),
        ({"cash": 500, "tokens": 2}, {"cash": 1200}, (1, 2)),
        ({"cash": 600, "tokens": 1}, {"cash": 1000}, (1, 1)),
        ({"cash": 1000, "insurance": ["europe"]}, {"cash": 1000, "insurance": ["australasia"]}, (1, 1)),
    ],
)
def test_then_cash_insurance_and_travel_tokens_together(
    red: dict[str, object], blue: dict[str, object], places: tuple[int, int]
) -> None:
    state = position(turn="blue", round_limit=1)
    sides = seen(state)["sides"]
    sides[0].update(insurance=[])
    sides[1].update(insurance=[])
    sides[0].update(red)
    sides[1].update(blue)
    state = position(turn="blue", amid={"sides": sides}, round_limit=1)
    end(state)
    outcome = ended(state)
    assert outcome.places == places
    if places == (1, 1):
        assert outcome.sentence == "The limit of 1 round is reached. Red and Blue share the victory."


@pytest.mark.rule("CA-160")
def test_the_last_go_counts_whole() -> None:
    state = position({"red": "vienna", "blue": "rome"}, turn="blue", round_limit=1)
    travel(state, "paris")
    assert ended(state).places == (2, 1)


@pytest.mark.rule("CA-160")
def test_missed_goes_complete_a_round_too() -> None:
    state = position(missed={"blue": 1}, round_limit=1)
    end(state)
    assert phase(state) == "over"


def test_a_match_has_a_bound_if_it_has_a_limit() -> None:
    assert isinstance(GAME, CapitalAdventureGame)
    bounds = [GAME.bound(GAME.parse_options({"round_limit": limit}, 2), 2) for limit in (0, 1, 300)]
    assert bounds[0] is None
    assert bounds[1] is not None
    assert bounds[2] is not None
    assert 0 < bounds[1] < bounds[2]
