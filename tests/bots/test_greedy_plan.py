"""Greedy plans the whole chain of its turn, however long, follows its plan, and plans anew when it is crossed."""

from typing import cast

from greatcircle.bots import make_bot
from greatcircle.bots.chain import BEAM
from greatcircle.bots.greedy_bot import PATIENCE
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.option import Options
from tests.bots.long_walk import DOORS, STEPS, LongWalk, LongWalkGame, right_door


def walk(game: LongWalkGame) -> LongWalk:
    return cast(LongWalk, game.start(Options(), 2))


def test_greedy_follows_a_chain_to_its_end_far_beyond_its_patience() -> None:
    game = LongWalkGame()
    state = walk(game)
    bot = make_bot("greedy", game, QuickDealer("walk"))
    assert DOORS * STEPS * BEAM > PATIENCE
    while state.turn == 0:
        state.apply(0, bot.choose(game.view(state, 0), state.legal(0)))
    assert state.points[0] == STEPS


def test_greedy_is_not_lured_by_what_weighs_much_now_and_little_at_the_end_of_the_chain() -> None:
    game = LongWalkGame()
    bot = make_bot("greedy", game, QuickDealer("walk"))
    state = walk(game)
    state.step, state.sweetness = STEPS - 2, 3
    while state.turn == 0:
        state.apply(0, bot.choose(game.view(state, 0), state.legal(0)))
    assert state.points[0] == 2


def test_greedy_looks_at_no_more_states_than_its_patience_and_the_width_of_every_step() -> None:
    game = LongWalkGame()
    bot = make_bot("greedy", game, QuickDealer("walk"))
    state = walk(game)
    bot.choose(game.view(state, 0), state.legal(0))
    assert STEPS * DOORS <= game.weighed <= PATIENCE + STEPS * DOORS * BEAM


def test_greedy_follows_its_plan_without_thinking_it_over() -> None:
    game = LongWalkGame()
    bot = make_bot("greedy", game, QuickDealer("walk"))
    state = walk(game)
    state.apply(0, bot.choose(game.view(state, 0), state.legal(0)))
    thought = game.weighed
    for _ in range(STEPS - 1):
        state.apply(0, bot.choose(game.view(state, 0), state.legal(0)))
    assert game.weighed == thought
    assert state.turn == 1


def test_greedy_plans_anew_when_something_else_happened_than_it_had_foreseen() -> None:
    game = LongWalkGame()
    bot = make_bot("greedy", game, QuickDealer("walk"))
    state = walk(game)
    planned = bot.choose(game.view(state, 0), state.legal(0))
    thought = game.weighed
    state.apply(0, (planned + 1) % DOORS)
    bot.choose(game.view(state, 0), state.legal(0))
    assert game.weighed > thought


def test_a_plan_is_forgotten_when_it_has_been_carried_out() -> None:
    game = LongWalkGame()
    bot = make_bot("greedy", game, QuickDealer("walk"))
    state = walk(game)
    state.step = STEPS - 1
    choices = {bot.choose(game.view(state, 0), state.legal(0)) for _ in range(5)}
    assert choices == {right_door(STEPS - 1)}
    assert game.weighed == 5 * DOORS


def test_the_reasons_look_at_the_end_of_the_chain_and_not_at_the_next_step() -> None:
    game = LongWalkGame()
    bot = make_bot("greedy", game, QuickDealer("walk"))
    state = walk(game)
    state.step = STEPS - 2
    reasons = bot.reasons(game.view(state, 0), right_door(STEPS - 2))
    assert reasons[0] == f"then: Door {right_door(STEPS - 1)}."
    assert reasons[1].startswith("right doors +")
