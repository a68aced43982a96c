"""Chances to win sum to one, follow the match, and agree with its outcome."""

import pytest

from greatcircle.games.worldbeater.knowledge.level import LEVELS
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.level import LEVEL_NAMES, MASTER, METHODS
from greatcircle.kernel.match import Match
from tests.games.worldbeater.position import GAME, drive, ended, position
from tests.games.worldbeater.scene import FORT_DUNLOP, NEW_YORK, approach, one_of_each


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_chances_sum_to_one_in_every_state(seats: int) -> None:
    dealer = QuickDealer("chances")
    match = Match(GAME, GAME.parse_options({"two_players": seats == 2}, seats), seats, dealer)
    for _ in range(60):
        if match.waits_for_chance():
            match.deal()
            continue
        actor = match.state.actors()[0]
        moves = match.for_bots(actor)
        match.play(actor, moves[dealer.below(len(moves))])
        chances = GAME.prospects(match.state)
        assert len(chances) == seats
        assert min(chances) > 0
        assert abs(sum(chances) - 1) < 1e-9


def test_at_the_beginning_all_have_about_the_same_chance() -> None:
    for chance in GAME.prospects(position()):
        assert 0.25 < chance < 0.42


def test_who_is_far_ahead_near_the_end_has_nearly_won() -> None:
    state = position(
        {"black": approach(FORT_DUNLOP), "red": NEW_YORK, "blue": NEW_YORK},
        back=["black", "red", "blue"],
        credit={"black": 30, "red": 20, "blue": 20},
        held={"red": one_of_each()[:5], "blue": one_of_each()[5:]},
    )
    assert GAME.prospects(state)[0] > 0.9


def test_when_the_match_is_over_the_chances_are_the_outcome() -> None:
    state = position(
        {"black": approach(FORT_DUNLOP)},
        back=["red", "blue", "black"],
        home=["red", "blue"],
        credit={"black": 10, "red": 40, "blue": 20},
    )
    drive(state, FORT_DUNLOP)
    assert ended(state).places[1] == 1
    assert GAME.prospects(state) == [0.0, 1.0, 0.0]


def test_levels_are_in_order_and_end_with_the_master() -> None:
    names = [level.name for level in LEVELS]
    assert names == [name for name in LEVEL_NAMES if name in names]
    assert names[-1] == MASTER
    assert all(level.method in METHODS for level in LEVELS)
    assert GAME.levels() == LEVELS
