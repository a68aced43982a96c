"""What the levels know: more from level to level, by field, by the kind of question, never everything."""

from itertools import pairwise

import pytest

from greatcircle.bots import make_bot
from greatcircle.games.capital_adventure.knowledge.level import LEVELS, odds_of, share_known, strength
from greatcircle.games.capital_adventure.quiz.question import FIELDS
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.level import LEVEL_NAMES
from tests.games.capital_adventure.position import GAME, ask, asked, position

TRIES = 200


def test_all_levels_are_there_and_each_knows_more_than_the_one_below() -> None:
    assert [level.name for level in LEVELS] == list(LEVEL_NAMES)
    state = position()
    shares = [share_known(state.setup, 0, level) for level in LEVELS]
    assert all(below < above for below, above in pairwise(shares))
    assert shares[-1] < 95


@pytest.mark.rule("CA-163", "CA-164")
@pytest.mark.parametrize(("kind", "more"), [("child", 25), ("standard", 0), ("hard", -25)])
def test_a_level_knows_more_for_children_and_less_of_hard_questions(kind: str, more: int) -> None:
    state = position(level=kind)
    assert share_known(state.setup, 0, LEVELS[2]) == 60 + more


@pytest.mark.rule("CA-163")
def test_a_bot_has_three_strong_and_three_weak_fields_and_its_neighbour_others() -> None:
    for level in LEVELS:
        of_seats = [[strength(level, seat, field) for field in range(len(FIELDS))] for seat in range(2)]
        assert sorted(of_seats[0]) == [-1, -1, -1, 0, 0, 0, 1, 1, 1]
        assert of_seats[0] != of_seats[1]


@pytest.mark.rule("CA-163")
def test_a_bot_of_a_level_answers_what_it_knows_and_passes_on_the_rest() -> None:
    state = position()
    ask(state)
    view = GAME.view(state, 0)
    right = state.parse_move({"move": "say", "option": asked(state).place()})
    silence = state.parse_move({"move": "pass"})
    for level in (LEVELS[0], LEVELS[-1]):
        bot = make_bot(level.name, GAME, QuickDealer(level.name))
        said = [bot.choose(view, state.for_bots(0)) for _ in range(TRIES)]
        assert set(said) == {right, silence}
        assert state.asked is not None
        assert abs(said.count(right) * 100 / TRIES - odds_of(state, state.asked, level)) < 12


@pytest.mark.rule("CA-163")
def test_what_is_said_aloud_and_what_greedy_answers_is_left_to_chance() -> None:
    state = position(answering="aloud")
    ask(state)
    chance = state.for_bots(0)[0]
    assert make_bot("master", GAME, QuickDealer("aloud")).choose(GAME.view(state, 0), [chance]) == chance
    assert make_bot("greedy", GAME, QuickDealer("aloud")).choose(GAME.view(state, 0), [chance]) == chance
