"""This file is the tests of what a process of bots keeps: the plan of a seat, until it is asked again."""

from msgspec import structs

from greatcircle.bots.level_bot import LevelBot
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.server.bot.worker import BOTS_KEPT, BotAnswer, BotMemory, Task, answer_to
from tests.games.trap_the_cap.position import GAME, position, throw


def golden() -> TrapTheCap:
    """A throw of two, by which the Golden Cap may trap on its way; the turn has four moves then."""
    return throw(position({"golden": "A2", "blue-1": "A4"}, game="golden-cap", golden_owner=0), 2)


def task(state: TrapTheCap, seed: str, whose: str = "table/0", bot: str = "skilled") -> Task:
    """Ask a bot on the first seat."""
    view = dict(GAME.view(state, 0).to_json())
    return Task(bot, GAME.identity.id, view, list(state.for_bots(0)), seed, 10.0, whose)


def answer(memory: BotMemory, asked: Task) -> BotAnswer:
    """Let a bot answer here as it does in a process."""
    return answer_to(asked, lambda _: GAME, memory)


def test_a_bot_goes_on_with_its_plan_within_a_turn() -> None:
    state, memory = golden(), BotMemory()
    made: list[int] = []
    bots = set()
    chances = set()
    while 0 in state.actors():
        asked = task(state, f"seed {len(made)}")
        told = answer(memory, asked)
        bots.add(id(memory.bot_for(asked, GAME)))
        assert told.move in asked.moves
        assert [choice.move for choice in told.choices][:1] == [told.move]
        assert all(choice.move in asked.moves for choice in told.choices)
        chances.add(told.choices[0].chance)
        made.append(told.move)
        state.apply(0, told.move)
    assert len(made) == 4
    assert len(bots) == len(chances) == 1, "what it expects of its plan stays the same"


def test_a_plan_is_followed_past_a_move_that_nobody_had_to_choose() -> None:
    """Who has only one move is not asked, so that the bot hears nothing of it."""
    state, memory = golden(), BotMemory()
    asked = task(state, "x")
    first = answer(memory, asked)
    bot = memory.bot_for(asked, GAME)
    assert isinstance(bot, LevelBot)
    assert bot.planned is not None
    third, second = (step.move for step in bot.planned.steps[-2:])
    found = bot.found
    state.apply(0, first.move)
    state.apply(0, second)
    later = answer(memory, task(state, "y"))
    assert later.move == third
    assert bot.found is found, "it did not think again"
    assert later.choices[0].chance == first.choices[0].chance


def test_with_so_many_thoughts_a_level_needs_no_clock() -> None:
    state = golden()
    asked = structs.replace(task(state, "x", bot="master"), thoughts=2)
    first, again = (answer(BotMemory(), asked) for _ in range(2))
    assert first == again
    bot = BotMemory().bot_for(asked, GAME)
    assert isinstance(bot, LevelBot)
    assert (bot.level.thoughts, bot.seconds) == (2, 0)
    timed = BotMemory().bot_for(structs.replace(asked, thoughts=None, budget=0.5), GAME)
    assert isinstance(timed, LevelBot)
    assert 0 < timed.seconds <= 0.5


def test_only_the_levels_of_some_seats_are_kept() -> None:
    state, memory = golden(), BotMemory()
    first = memory.bot_for(task(state, "x"), GAME)
    assert memory.bot_for(task(state, "y"), GAME) is first
    assert memory.bot_for(task(state, "y", bot="expert"), GAME) is not first
    assert memory.bot_for(task(state, "y", "table/1"), GAME) is not first
    for whose, bot in (("", "skilled"), ("table/0", "greedy")):
        once = memory.bot_for(task(state, "x", whose, bot), GAME)
        assert memory.bot_for(task(state, "x", whose, bot), GAME) is not once
    for number in range(BOTS_KEPT):
        memory.bot_for(task(state, "x", f"other/{number}"), GAME)
    assert memory.bot_for(task(state, "x"), GAME) is not first


def test_a_bot_that_failed_is_forgotten() -> None:
    state, memory = golden(), BotMemory()
    first = memory.bot_for(task(state, "x"), GAME)
    broken = Task("skilled", GAME.identity.id, {}, [1, 2], "x", 10.0, "table/0")
    assert answer(memory, broken).fault
    assert memory.bot_for(task(state, "x"), GAME) is not first
