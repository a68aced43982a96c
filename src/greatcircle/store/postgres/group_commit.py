"""This file is group commit for PostgreSQL: all appends that are pending go into one transaction."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Final, LiteralString, final

from greatcircle.store.contract import LogGap, NoSuchTable, Overtaken, SeatKey, StoreError
from greatcircle.store.postgres.address import Connection
from greatcircle.store.postgres.channel import Channel
from greatcircle.store.postgres.connection import Link
from greatcircle.store.postgres.statement import entry_rows, notify, put_entries, put_keys

LOCK_TABLES: Final[LiteralString] = """
    SELECT 1 FROM greatcircle.tables WHERE id = ANY(%s) ORDER BY key FOR NO KEY UPDATE
"""
"""In the same order everywhere, so that no two processes wait for each other."""
FIND_PLACES: Final[LiteralString] = """
    SELECT id, key, coalesce((SELECT max(number) FROM greatcircle.entries WHERE table_key = key), 0)
    FROM greatcircle.tables WHERE id = ANY(%s)
"""
"""A statement of its own, so that it sees what was committed while the one before waited for its locks."""


@final
class _Job:
    """An append that somebody waits for."""

    __slots__ = ("entries", "fault", "first_number", "is_over", "keys", "table_id", "waiting")

    def __init__(
        self, table_id: str, first_number: int, entries: Sequence[bytes], keys: Sequence[SeatKey], is_over: bool | None
    ) -> None:
        self.table_id = table_id
        self.first_number = first_number
        self.entries = entries
        self.keys = keys
        self.is_over = is_over
        self.fault: Exception | None = None
        self.waiting: asyncio.Future[float] = asyncio.get_running_loop().create_future()


@final
class Group:
    """Writes what is pending while the next group gathers; one append of each table at a time."""

    def __init__(self, link: Link, channel: Channel) -> None:
        self._link = link
        self._channel = channel
        self._pending: list[_Job] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(
        self, table_id: str, first_number: int, entries: Sequence[bytes], keys: Sequence[SeatKey], is_over: bool | None
    ) -> float:
        """Have entries written, and come back when they are committed."""
        job = _Job(table_id, first_number, entries, keys, is_over)
        self._pending.append(job)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await job.waiting

    async def close(self) -> None:
        """Write what is pending."""
        if self._writing is not None:
            await self._writing

    async def _write(self) -> None:
        try:
            while self._pending:
                jobs = self._take()
                try:
                    await self._commit(jobs)
                except asyncio.CancelledError:
                    _fail([*jobs, *self._pending], StoreError("The store of tables was closed."))
                    self._pending.clear()
                    raise
        finally:
            self._writing = None

    def _take(self) -> list[_Job]:
        """Take the first pending append of each table."""
        first: dict[str, _Job] = {}
        later: list[_Job] = []
        for job in self._pending:
            if job.table_id in first:
                later.append(job)
            else:
                first[job.table_id] = job
        self._pending = later
        return list(first.values())

    async def _commit(self, jobs: list[_Job]) -> None:
        """Carry out a group; if one fails in an unforeseen way, each append for itself."""
        at_ms = time.time_ns() // 1_000_000

        async def work(connection: Connection) -> None:
            await self._carry_out(connection, jobs, at_ms)

        try:
            await self._link.transact(work)
        except StoreError as fault:
            _fail(jobs, fault)
        except Exception as fault:
            if len(jobs) == 1:
                _fail(jobs, fault)
                return
            for job in jobs:
                await self._commit([job])
        else:
            _settle(jobs, at_ms / 1000)

    async def _carry_out(self, connection: Connection, jobs: list[_Job], at_ms: int) -> None:
        ids = [job.table_id for job in jobs]
        await connection.execute(LOCK_TABLES, (ids,))
        found = await connection.execute(FIND_PLACES, (ids,))
        places = {str(id_): (int(str(key)), int(str(last))) for id_, key, last in await found.fetchall()}
        written_jobs: list[tuple[int, _Job]] = []
        for job in jobs:
            job.fault = _refusal(job, places.get(job.table_id))
            if job.fault is None:
                written_jobs.append((places[job.table_id][0], job))
        if not written_jobs:
            return
        await put_entries(
            connection,
            [row for key, job in written_jobs for row in entry_rows(key, job.first_number, at_ms, job.entries)],
        )
        for key, job in written_jobs:
            await put_keys(connection, key, job.keys)
            if job.is_over is not None:
                await connection.execute(
                    "UPDATE greatcircle.tables SET is_over = %s WHERE key = %s", (job.is_over, key)
                )
        written = [(job.table_id, job.first_number + len(job.entries) - 1) for _, job in written_jobs]
        changed = [
            self._channel.changed(job.table_id) for _, job in written_jobs if job.keys or job.is_over is not None
        ]
        await notify(connection, [*changed, *self._channel.appended(written)])


def _refusal(job: _Job, place: tuple[int, int] | None) -> Exception | None:
    if place is None:
        return NoSuchTable(f"There is no table {job.table_id}.")
    _, last = place
    if job.first_number <= last:
        return Overtaken(f"Entry {job.first_number} of table {job.table_id} is written already.")
    if job.first_number > last + 1:
        return LogGap(f"Entry {last + 1} of table {job.table_id} is missing before {job.first_number}.")
    return None


def _settle(jobs: Iterable[_Job], at: float) -> None:
    for job in jobs:
        if not job.waiting.done():
            if job.fault is None:
                job.waiting.set_result(at)
            else:
                job.waiting.set_exception(job.fault)


def _fail(jobs: Iterable[_Job], fault: Exception) -> None:
    for job in jobs:
        if not job.waiting.done():
            job.waiting.set_exception(fault)
