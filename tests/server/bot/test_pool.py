"""Bots in processes of their own: they think as they do in this one, and their faults stay theirs."""

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from greatcircle.bots import BOTS, make_bot
from greatcircle.games import all_games
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_NAMES, RACE, TREE, level_named
from greatcircle.kernel.match import Match
from greatcircle.server.bot import pool
from greatcircle.server.bot.pool import BotChoice, BotPool
from greatcircle.server.bot.worker import Task, chances_of
from greatcircle.server.setting import Setting
from tests.kernel.sealed_bid import GAME as SOUND_GAME
from tests.server.faulty_game import CHATTER, DIE, DIE_AT_ONCE, FAIL, HANG

FAULTY = "tests.server.faulty_game:find_faulty_game"
SOUND = SOUND_GAME.identity.id
PATIENCE_SECONDS = 30

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and processes of POSIX systems")
only_linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the list of processes that Linux keeps")


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test in an event loop, in limited time."""
    asyncio.run(asyncio.wait_for(test(), PATIENCE_SECONDS))


@asynccontextmanager
async def bot_pool(seconds: float = 10, workers: int = 1, waiting_most: int = 100) -> AsyncIterator[BotPool]:
    """Have bots for sound and faulty games."""
    pool = BotPool(FAULTY, [SOUND], seconds, workers, waiting_most)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def begun(game: Game = SOUND_GAME) -> Match:
    """Begin a match and deal until a seat with several moves is to act."""
    seats = game.fewest_seats()
    match = Match(game, game.parse_options({}, seats), seats, QuickDealer("pool"))
    while match.waits_for_chance() or len(match.legal(match.state.actors()[0])) < 2:
        if match.waits_for_chance():
            match.deal()
        else:
            match.play(match.state.actors()[0], match.legal(match.state.actors()[0])[0])
    return match


def question(match: Match) -> tuple[Mapping[str, object], list[int]]:
    """Give what the acting seat sees, and its moves."""
    seat = match.state.actors()[0]
    return match.view(seat).to_json(), match.legal(seat)


def children(process: int) -> list[int]:
    """List the processes that a process has started and not yet buried."""
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()]


def await_end(process: int) -> None:
    """Wait until a process that is not ours has ended."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return
    try:
        assert select.select([handle], [], [], PATIENCE_SECONDS)[0], f"Process {process} does not end."
    finally:
        os.close(handle)


def thinks_by_the_clock(bot: str, game: Game) -> bool:
    """Tell whether a bot may choose otherwise on a slower machine."""
    return bot in LEVEL_NAMES and level_named(game.levels(), bot).method in (TREE, RACE)


def answer_here(name: str, game: Game, match: Match, moves: list[int], seed: str) -> BotChoice:
    """Let a bot choose in this process."""
    if len(moves) == 1:
        return BotChoice(moves[0], [], name)
    thought = make_bot(name, game, QuickDealer(seed)).think(match.view(match.state.actors()[0]), moves)
    return BotChoice(thought.move, list(thought.reasons), name, chances_of(thought))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.identity.id)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_in_a_process_what_it_chooses_here(name: str, game: Game) -> None:
    async def test() -> None:
        match = begun(game)
        pool = BotPool(workers=1, seconds=PATIENCE_SECONDS)
        await pool.start()
        try:
            is_by_clock = thinks_by_the_clock(name, game)
            for number in range(2 if is_by_clock else 8):
                view, moves = question(match)
                seed = f"seed {number}"
                answer = await pool.choose(name, game.identity.id, view, moves, seed, budget=0.01)
                assert answer.move in moves
                assert answer.by == name
                if not is_by_clock:
                    assert answer == answer_here(name, game, match, moves, seed)
                match.play(match.state.actors()[0], answer.move)
                while match.waits_for_chance():
                    match.deal()
        finally:
            await pool.stop()

    run(test)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.identity.id)
def test_no_level_thinks_as_long_as_the_pool_waits(game: Game) -> None:
    assert all(0 < level.seconds <= 1 for level in game.levels())
    assert Setting.think_seconds > 2


def test_a_choice_among_one_is_no_thought() -> None:
    async def test() -> None:
        view, moves = question(begun())
        async with bot_pool(seconds=0.5) as pool:
            assert await pool.choose("skilled", HANG, view, moves[:1], "x") == BotChoice(moves[0], [], "skilled")

    run(test)


def test_a_seat_is_asked_in_the_process_that_knows_its_plan() -> None:
    async def test() -> None:
        view, moves = question(begun())
        async with bot_pool(workers=2) as pool:
            seats = ("table/0", "table/1")
            assert pool._warming is not None
            await pool._warming
            both = [await pool._worker(), await pool._worker()]  # else the first may do the work of both
            pool._idle.extend([worker for worker in both if worker is not None])
            await asyncio.gather(*(pool.choose("skilled", SOUND, view, moves, "x", seat) for seat in seats))
            homes = {seat: [worker for worker in pool._idle if worker.knows(seat)] for seat in seats}
            assert len(pool._idle) == 2
            for _ in range(3):
                for seat in seats:
                    await pool.choose("skilled", SOUND, view, moves, "x", seat)
            assert {seat: [worker for worker in pool._idle if worker.knows(seat)] for seat in seats} == homes
            assert [len(workers) for workers in homes.values()] == [1, 1]

    run(test)


def test_a_bot_is_given_what_its_seat_may_know_and_nothing_else() -> None:
    assert set(Task.__struct_fields__) == {
        "bot",
        "game",
        "view",
        "moves",
        "seed",
        "seconds",
        "whose",
        "budget",
        "thoughts",
    }

    async def test() -> None:
        match = begun()
        view, moves = question(match)
        assert "hidden" in str(view)
        async with bot_pool() as pool:
            thought = await pool.choose("greedy", SOUND, view, moves, "x")
            assert await pool.choose("greedy", SOUND, view, moves, "x") == thought
        assert thought.by == "greedy"

    run(test)


@pytest.mark.parametrize("fault", [DIE, FAIL])
def test_when_a_bot_fails_or_its_process_dies_a_simpler_one_moves(fault: str) -> None:
    async def test() -> None:
        view, moves = question(begun())
        async with bot_pool() as pool:
            thought = await pool.choose("greedy", fault, view, moves, "x")
            assert thought == await pool.choose("random", SOUND, view, moves, "x")
            assert thought.reasons == ["drawn at random"]
            assert await pool.choose("master", fault, view, moves, "x") == thought, "greedy fails as well"
            assert (await pool.choose("greedy", SOUND, view, moves, "x")).by == "greedy"

    run(test)


def test_a_bot_that_thinks_for_ever_is_stopped_in_time() -> None:
    async def test() -> None:
        view, moves = question(begun())
        async with bot_pool(seconds=0.5) as pool:
            await pool.choose("random", SOUND, view, moves, "x")  # the process is ready
            started = time.monotonic()
            thought = await pool.choose("greedy", HANG, view, moves, "x")
            assert thought.by == "random"
            assert 0.5 <= time.monotonic() - started < 10

    run(test)


def test_a_hanging_bot_holds_up_neither_the_loop_nor_another_table() -> None:
    async def test() -> None:
        view, moves = question(begun())
        async with bot_pool(seconds=PATIENCE_SECONDS * 2, workers=2) as pool:
            stuck = asyncio.create_task(pool.choose("greedy", HANG, view, moves, "x"))
            for number in range(20):
                assert (await pool.choose("greedy", SOUND, view, moves, f"{number}")).by == "greedy"
            assert not stuck.done()
        with pytest.raises(asyncio.CancelledError):
            await stuck

    run(test)


def test_when_no_process_lives_long_enough_a_lot_is_drawn() -> None:
    async def test() -> None:
        view, moves = question(begun())
        async with bot_pool() as pool:
            thoughts = [await pool.choose("greedy", DIE_AT_ONCE, view, moves, f"{seed}") for seed in range(8)]
        assert {thought.by for thought in thoughts} == {"random"}
        assert all(thought.move in moves and thought.reasons == [] for thought in thoughts)
        assert len({thought.move for thought in thoughts}) > 1

    run(test)


def test_when_no_process_can_be_started_lots_are_drawn_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        view, moves = question(begun())
        pool = BotPool("greatcircle.no_such_module:find", [], PATIENCE_SECONDS, workers=1)
        await pool.start()
        first = await pool.choose("greedy", SOUND, view, moves, "x")
        assert (first.by, first.move in moves) == ("random", True)
        capfd.readouterr()
        assert await pool.choose("greedy", SOUND, view, moves, "x") == first
        assert capfd.readouterr().err == ""  # it was not tried again
        await pool.stop()

    run(test)


def test_what_a_bot_prints_is_no_answer() -> None:
    async def test() -> None:
        view, moves = question(begun())
        async with bot_pool() as pool:
            expected = await pool.choose("greedy", SOUND, view, moves, "x")
            assert await pool.choose("greedy", CHATTER, view, moves, "x") == expected

    run(test)


def test_when_too_many_thoughts_wait_lots_are_drawn() -> None:
    async def test() -> None:
        view, moves = question(begun())
        async with bot_pool(waiting_most=2) as pool:
            thoughts = await asyncio.gather(
                *(pool.choose("greedy", SOUND, view, moves, f"{number}") for number in range(5))
            )
        assert [thought.by for thought in thoughts] == ["greedy", "greedy", "random", "random", "random"]

    run(test)


@only_linux
def test_a_thought_that_nobody_waits_for_any_more_disturbs_no_other() -> None:
    async def test() -> None:
        before = set(children(os.getpid()))
        view, moves = question(begun())
        async with bot_pool() as pool:
            expected = [await pool.choose("greedy", SOUND, view, moves, f"{number}") for number in range(10)]
            worker = set(children(os.getpid())) - before
            for number in range(10):
                given_up = asyncio.create_task(pool.choose("random", SOUND, view, moves, "given up"))
                for _ in range(number):
                    await asyncio.sleep(0)
                given_up.cancel()
                assert await pool.choose("greedy", SOUND, view, moves, f"{number}") == expected[number]
            assert set(children(os.getpid())) - before == worker

    run(test)


@only_linux
def test_stopping_leaves_no_process_behind_whatever_it_does() -> None:
    async def test() -> None:
        before = set(children(os.getpid()))
        view, moves = question(begun())
        async with bot_pool(seconds=PATIENCE_SECONDS * 2, workers=2) as pool:
            stuck = asyncio.create_task(pool.choose("greedy", HANG, view, moves, "x"))
            await pool.choose("greedy", DIE, view, moves, "x")
            started = set(children(os.getpid())) - before
            assert len(started) == 2
        assert set(children(os.getpid())) == before
        with pytest.raises(asyncio.CancelledError):
            await stuck

    run(test)


@only_linux
def test_ctrl_c_is_for_the_server_alone() -> None:
    async def test() -> None:
        before = set(children(os.getpid()))
        view, moves = question(begun())
        async with bot_pool() as pool:
            await pool.choose("greedy", SOUND, view, moves, "x")
            (worker,) = set(children(os.getpid())) - before
            assert os.getsid(worker) != os.getsid(0)
            os.kill(worker, signal.SIGINT)
            assert (await pool.choose("greedy", SOUND, view, moves, "x")).by == "greedy"
            assert set(children(os.getpid())) - before == {worker}

    run(test)


@only_linux
def test_a_process_that_was_killed_while_idle_is_replaced() -> None:
    async def test() -> None:
        before = set(children(os.getpid()))
        view, moves = question(begun())
        async with bot_pool() as pool:
            await pool.choose("greedy", SOUND, view, moves, "x")
            (worker,) = set(children(os.getpid())) - before
            os.kill(worker, signal.SIGKILL)
            assert (await pool.choose("random", SOUND, view, moves, "x")).move in moves
            assert (await pool.choose("greedy", SOUND, view, moves, "x")).by == "greedy"
            assert worker not in children(os.getpid())

    run(test)


SERVER = f"""
import asyncio
from tests.server.bot.test_pool import begun, question, bot_pool

async def serve(game, seconds):
    view, moves = question(begun())
    async with bot_pool(seconds) as pool:
        await pool.choose("greedy", {SOUND!r}, view, moves, "x")
        print("ready", flush=True)
        await pool.choose("greedy", game, view, moves, "x")
        await asyncio.sleep(1000)

asyncio.run(serve(GAME, 1.0))
"""


@only_linux
@pytest.mark.parametrize("game", [SOUND, HANG])
def test_bots_do_not_outlive_a_server_that_is_killed(game: str) -> None:
    script = SERVER.replace("GAME", repr(game))
    root = str(Path(__file__).resolve().parents[3])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([root, *filter(None, sys.path)])}
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"ready\n"
        (worker,) = children(server.pid)
        server.kill()
    await_end(worker)


def test_one_core_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, workers in ((1, 1), (2, 1), (4, 3), (64, pool.WORKERS_MOST)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, count=cores: set(range(count)), raising=False)
        assert pool.default_workers() == workers
