"""This file is how bots think without holding anybody up: in processes of their own, each thought in limited time.

A bot that is too slow, fails or dies loses its process, and a simpler bot moves instead; if that fails too, a lot is
drawn here. So every thought ends with a move, and no table waits for a fault of another.
"""

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from greatcircle.games import FOLDERS
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.server.bot.worker import BotAnswer, Task
from greatcircle.server.setting import Setting
from greatcircle.store.data_folder import FOLDER_SETTING

START_SECONDS: Final = 30.0
REST_SECONDS: Final = 10.0
"""How long lots are drawn when no process can be started, before it is tried again."""
STOP_SECONDS: Final = 2.0
WORKERS_MOST: Final = 8
WAITING_MOST: Final = 500
"""When more thoughts than these wait, lots are drawn for further ones."""
SIMPLE_BOT: Final = "random"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class BotChoice:
    """A move, why it was chosen, and the bot that really chose it."""

    move: int
    reasons: list[str]
    by: str


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
    ) -> None:
        self._command = [sys.executable, "-P", "-m", "greatcircle.server.bot.worker", games, *ready_games]
        self._data = data
        self._seconds = seconds
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
        self, bot: str, game_id: str, view: Mapping[str, object], moves: Sequence[int], seed: str
    ) -> BotChoice:
        """Let a bot choose one of the moves, knowing the view alone. This always ends with a move."""
        if len(self._thoughts) >= self._waiting_most:
            return _draw_lot(moves, seed)
        task = Task(bot, game_id, dict(view), list(moves), seed, self._seconds)
        thought = asyncio.create_task(self._think(task))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(thought)  # a process in the middle of a thought cannot be used for another one

    async def _think(self, task: Task) -> BotChoice:
        """Ask the bot, then a simpler one, then luck."""
        for bot in dict.fromkeys([task.bot, SIMPLE_BOT]):
            answer = await self._ask(Task(bot, task.game, task.view, task.moves, task.seed, task.seconds))
            if answer is not None:
                return BotChoice(answer.move, answer.reasons, bot)
        return _draw_lot(task.moves, task.seed)

    async def _ask(self, task: Task) -> BotAnswer | None:
        """Have a process think; None when nothing sensible came of it."""
        async with self._slots:
            worker = await self._worker()
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

    async def _worker(self) -> "Worker | None":
        """Take an idle process, or start one; None when that failed just now."""
        while self._idle:
            worker = self._idle.pop()
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

    def is_alive(self) -> bool:
        """Tell whether the process is still there."""
        return self._process.returncode is None

    async def think(self, task: Task) -> BotAnswer:
        """Send a task and give its answer; `WorkerLost` when it takes longer than the task allows."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(self._encoder.encode(task) + b"\n")
            return await self.receive(task.seconds)
        except ConnectionError:
            raise WorkerLost("its process is gone.") from None

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
    return BotChoice(moves[QuickDealer(seed).below(len(moves))], [], SIMPLE_BOT)
