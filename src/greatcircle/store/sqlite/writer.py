"""This file is the one thread that writes: it takes all that is pending, commits it together, and then says so."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeVar, final

from greatcircle.store.contract import LogGap, NoCodeFree, NoSuchTable, Overtaken, StoreError
from greatcircle.store.sqlite.ledger import Ledger

R = TypeVar("R")

REFUSALS: Final = (Overtaken, NoSuchTable, NoCodeFree, LogGap)
"""What a work may say before it has written anything; its neighbours in the group are none the worse."""


@final
class _Job:
    """A work that somebody waits for, and what came of it."""

    __slots__ = ("fault", "result", "waiting", "work")

    def __init__(self, work: Callable[[Ledger], object], waiting: asyncio.Future[object]) -> None:
        self.work = work
        self.waiting = waiting
        self.result: object = None
        self.fault: Exception | None = None


@final
class Writer:
    """Group commit without a timer: while one group is on its way to the disk, the next one gathers."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._ledger = Ledger(connection)
        self._loop = asyncio.get_running_loop()
        self._pending: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._write, name="table writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Ledger], R]) -> R:
        """Have something written, and come back when it is on disk."""
        job = _Job(work, self._loop.create_future())
        self._pending.put(job)
        await job.waiting
        return job.result  # type: ignore[return-value] # the queue holds works of every type of result

    async def close(self) -> None:
        """Write what is pending and end the thread."""
        self._pending.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _write(self) -> None:
        is_open = True
        while is_open:
            jobs: list[_Job] = []
            job = self._pending.get()
            with contextlib.suppress(Empty):
                while job is not None:
                    jobs.append(job)
                    job = self._pending.get_nowait()
                is_open = False
            self._commit(jobs)
            with contextlib.suppress(RuntimeError):  # the loop was closed without closing the store
                self._loop.call_soon_threadsafe(_settle, jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        """Carry out a group in one go; if a work fails in an unforeseen way, each one for itself."""
        try:
            for job in jobs:
                _carry_out(job, self._ledger)
            self._ledger.commit()
        except Exception as fault:
            self._ledger.forget()
            if len(jobs) > 1 and not isinstance(fault, sqlite3.OperationalError):
                for job in jobs:
                    job.fault = None
                    self._commit([job])
                return
            if isinstance(fault, sqlite3.Error):
                fault = StoreError(
                    f"{self._path} cannot be written ({fault}); see to its disk, and to who else uses it."
                )
            for job in jobs:
                job.fault = fault


def _carry_out(job: _Job, ledger: Ledger) -> None:
    try:
        job.result = job.work(ledger)
    except REFUSALS as refusal:
        job.fault = refusal


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.waiting.done():
            continue
        if job.fault is None:
            job.waiting.set_result(None)
        else:
            job.waiting.set_exception(job.fault)
