"""Where a game weighs moves by a view, greedy goes by what it says: no state is sampled, no chain is searched."""

from collections import Counter

import pytest

from greatcircle.bots import make_bot
from greatcircle.bots.greedy_bot import SLACK
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Appraisal, Game, Term
from greatcircle.kernel.option import Options
from greatcircle.kernel.view import View
from tests.bots.long_walk import DOORS, LongWalkGame


def favours_the_middle(self: Game, view: View, moves: list[int]) -> list[Appraisal]:
    """Weigh doors by how near they are to the middle one, and a little by whether their number is odd."""
    middle = DOORS // 2
    return [Appraisal((Term("nearness", -60 * abs(move - middle)), Term("oddness", move % 2))) for move in moves]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> LongWalkGame:
    monkeypatch.setattr(LongWalkGame, "appraise", favours_the_middle)
    return LongWalkGame()


def test_the_worth_of_a_move_is_the_sum_of_its_terms() -> None:
    assert Appraisal((Term("one", 3), Term("other", -5))).value() == -2
    assert Appraisal(()).value() == 0


def test_greedy_takes_the_move_that_the_game_weighs_most(game: LongWalkGame) -> None:
    state = game.start(Options(), 2)
    bot = make_bot("greedy", game, QuickDealer("appraisal"))
    assert bot.choose(game.view(state, 0), [0, DOORS // 2, DOORS - 1]) == DOORS // 2
    assert bot.choose(game.view(state, 0), [0, 3, 13]) == 3
    assert game.weighed == 0


def test_greedy_draws_among_moves_that_are_not_much_worse_the_likelier_the_better_they_are(game: LongWalkGame) -> None:
    state = game.start(Options(), 2)
    middle = DOORS // 2
    bot = make_bot("greedy", game, QuickDealer("appraisal"))
    drawn = Counter(bot.choose(game.view(state, 0), [middle - 1, middle + 1, middle + 2, 0]) for _ in range(400))
    assert set(drawn) == {middle - 1, middle + 1, middle + 2}
    assert SLACK > 60
    assert min(drawn[middle - 1], drawn[middle + 1]) > drawn[middle + 2] > 0


def test_the_reasons_compare_a_move_with_a_middling_one(game: LongWalkGame) -> None:
    state = game.start(Options(), 2)
    bot = make_bot("greedy", game, QuickDealer("appraisal"))
    assert bot.reasons(game.view(state, 0), DOORS // 2) == ["nearness +240"]
    assert bot.reasons(game.view(state, 0), 0) == ["nearness -180", "oddness -1"]
