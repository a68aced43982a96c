"""This file is how bots think without holding anybody up: in processes of their own, each thought in limited time.

A bot that is too slow, fails or dies loses its process, and a simpler bot moves instead; if that fails too, a lot is
drawn here. So every thought ends with a move, and no table waits for a fault of another. A seat is asked in the process
where it was asked before, if that is idle: there lies its plan. Elsewhere its bot plans anew.
"""

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import Process
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder
from msgspec.structs import replace

from greatcircle.bots import SECONDS_MOST
from greatcircle.games import FOLDERS
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.server.bot.worker import BOTS_KEPT, BotAnswer, BotChance, Task
from greatcircle.server.setting import Setting
from greatcircle.store.data_folder import FOLDER_SETTING

START_SECONDS: Final = 30.0
REST_SECONDS: Final = 10.0
"""How long lots are drawn when no process can be started, before it is tried again."""
STOP_SECONDS: Final = 2.0
WORKERS_MOST: Final = 8
WAITING_MOST: Final = 500
"""When more thoughts than these wait, lots are drawn for further ones."""
SIMPLER_BOTS: Final = ("greedy", "random")
"""Who moves when a thought was lost, one after the other."""
LOT: Final = SIMPLER_BOTS[-1]
"""As which bot a lot counts that is drawn here."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class BotChoice:
    """A move, why it was chosen, and the bot that really chose it."""

    move: int
    reasons: list[str]
    by: str
    choices: list[BotChance] = field(default_factory=list)
    """The best few moves, the best first, from a bot that tells them."""

    @property
    def chance(self) -> float | None:
        """Give the chance to win with the move, if the bot knows it."""
        return next((choice.chance for choice in self.choices if choice.move == self.move), None)


class WorkerLost(Exception):
    """A process did not answer in time, is gone, or said something that makes no sense."""


class BotPool:
    """The bots of a server."""

    def __init__(
        self,
        games: str = "greatcircle.games:find_game",
        ready_games: Sequence[str] = tuple(FOLDERS),
        seconds: float = Setting.think_seconds,
        workers: int | None = None,
        waiting_most: int = WAITING_MOST,
        data: Path | None = None,
        thoughts: int | None = None,
    ) -> None:
        self._command = [sys.executable, "-P", "-m", "greatcircle.server.bot.worker", games, *ready_games]
        self._data = data
        self._seconds = seconds
        self._thoughts_most = thoughts
        self._slots = asyncio.Semaphore(default_workers() if workers is None else workers)
        self._waiting_most = waiting_most
        self._idle: list[Worker] = []
        self._thoughts: set[asyncio.Task[BotChoice]] = set()
        self._warming: asyncio.Task[None] | None = None
        self._rests_until = 0.0

    async def start(self) -> None:
        """Have a first process made ready, without waiting for it; others come when they are needed."""
        self._warming = asyncio.create_task(self._warm())

    async def stop(self) -> None:
        """Give up all thoughts and end all processes."""
        running: list[asyncio.Task[BotChoice] | asyncio.Task[None]] = [*self._thoughts]
        if self._warming is not None:
            running.append(self._warming)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        idle, self._idle = self._idle, []
        await asyncio.gather(*(worker.stop() for worker in idle))

    async def choose(
        self,
        bot: str,
        game_id: str,
        view: Mapping[str, object],
        moves: Sequence[int],
        seed: str,
        whose: str = "",
        budget: float = SECONDS_MOST,
    ) -> BotChoice:
        """Let a bot choose one of the moves, knowing the view alone. This always ends with a move.

        `whose` names a table and a seat whose bot keeps its plan; a thought takes no longer than the budget in seconds.
        """
        if len(moves) == 1:
            return BotChoice(moves[0], [], bot)
        if len(self._thoughts) >= self._waiting_most:
            return _draw_lot(moves, seed)
        task = Task(bot, game_id, dict(view), list(moves), seed, self._seconds, whose, budget, self._thoughts_most)
        thought = asyncio.create_task(self._think(task))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(thought)  # a process in the middle of a thought cannot be used for another one

    async def _think(self, task: Task) -> BotChoice:
        """Ask the bot, then simpler ones, then luck."""
        for bot in [task.bot, *_simpler_than(task.bot)]:
            answer = await self._ask(replace(task, bot=bot))
            if answer is not None:
                return BotChoice(answer.move, answer.reasons, bot, answer.choices)
        return _draw_lot(task.moves, task.seed)

    async def _ask(self, task: Task) -> BotAnswer | None:
        """Have a process think; None when nothing sensible came of it."""
        async with self._slots:
            worker = await self._worker(task.whose)
            if worker is None:
                return None
            try:
                answer = await worker.think(task)
            except WorkerLost as fault:
                log.warning("The bot %s of %s is replaced for one move: %s", task.bot, task.game, fault)
                await worker.kill()
                return None
            except BaseException:
                await worker.kill()
                raise
            self._idle.append(worker)
            if not answer.fault and answer.move in task.moves:
                return answer
            fault_words = answer.fault or f"{answer.move} is none of its moves."
            log.warning("The bot %s of %s is replaced for one move: %s", task.bot, task.game, fault_words)
            return None

    async def _warm(self) -> None:
        async with self._slots:
            worker = await self._worker()
            if worker is not None:
                self._idle.append(worker)

    async def _worker(self, whose: str = "") -> "Worker | None":
        """Take an idle process, best the one that knows whose move it is, or start one; None when that failed."""
        while self._idle:
            known = [index for index, idle in enumerate(self._idle) if whose and idle.knows(whose)]
            worker = self._idle.pop(known[-1] if known else -1)
            if worker.is_alive():
                return worker
            await worker.kill()
        if time.monotonic() < self._rests_until:
            return None
        try:
            return await start_worker(self._command, self._data)
        except WorkerLost as fault:
            log.error("No process for bots could be started: %s", fault)
            self._rests_until = time.monotonic() + REST_SECONDS
            return None


class Worker:
    """A process in which bots think, one thought at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._encoder = Encoder()
        self._decoder = Decoder(BotAnswer)
        self._asked_for: OrderedDict[str, None] = OrderedDict()

    def knows(self, whose: str) -> bool:
        """Tell whether it was asked for this seat not long ago."""
        return whose in self._asked_for

    def is_alive(self) -> bool:
        """Tell whether the process is still there."""
        return self._process.returncode is None

    async def think(self, task: Task) -> BotAnswer:
        """Send a task and give its answer; `WorkerLost` when it takes longer than the task allows."""
        assert self._process.stdin is not None
        self._note(task.whose)
        try:
            self._process.stdin.write(self._encoder.encode(task) + b"\n")
            return await self.receive(task.seconds)
        except ConnectionError:
            raise WorkerLost("its process is gone.") from None

    def _note(self, whose: str) -> None:
        """Remember for whom it is asked, as long as it does itself."""
        if whose:
            self._asked_for[whose] = None
            self._asked_for.move_to_end(whose)
            if len(self._asked_for) > BOTS_KEPT:
                self._asked_for.popitem(last=False)

    async def receive(self, seconds: float) -> BotAnswer:
        """Give the next answer of the process."""
        assert self._process.stdout is not None
        try:
            line = await asyncio.wait_for(self._process.stdout.readline(), seconds)
        except TimeoutError:
            raise WorkerLost(f"it took longer than {seconds:g} seconds.") from None
        if not line.endswith(b"\n"):
            raise WorkerLost("its process ended.")
        try:
            return self._decoder.decode(line)
        except DecodeError as fault:
            raise WorkerLost(f"its process talked nonsense ({fault}).") from None

    async def stop(self) -> None:
        """Tell the process that nothing more comes, and end it if it does not listen."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._process.wait(), STOP_SECONDS)
        await self.kill()

    async def kill(self) -> None:
        """End the process at once and let nothing of it remain."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._process.stdin.close()
        await self._process.stdout.read()
        await self._process.wait()


async def start_worker(command: Sequence[str], data: Path | None = None) -> Worker:
    """Start a process and wait until it is ready; `WorkerLost` when that fails."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    if data is not None:
        environment[FOLDER_SETTING] = str(data)
    try:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            start_new_session=True,  # Ctrl-C is for the server alone
        )
    except OSError as fault:
        raise WorkerLost(str(fault)) from None
    worker = Worker(process)
    try:
        await worker.receive(START_SECONDS)
    except BaseException:
        await worker.kill()
        raise
    return worker


def default_workers() -> int:
    """Leave one core to the server, if there are several."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(max(1, cores - 1), WORKERS_MOST)


def _draw_lot(moves: Sequence[int], seed: str) -> BotChoice:
    """Choose without thinking, the last way out."""
    return BotChoice(moves[QuickDealer(seed).below(len(moves))], [], LOT)


def _simpler_than(bot: str) -> tuple[str, ...]:
    """List the bots that are asked when this one is lost."""
    return SIMPLER_BOTS[SIMPLER_BOTS.index(bot) + 1 :] if bot in SIMPLER_BOTS else SIMPLER_BOTS
