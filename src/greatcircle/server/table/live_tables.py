"""This file is the live tables of this process: they come from the log and go when nobody is there."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, Final

from msgspec import ValidationError

from greatcircle.kernel.refusal import BadInput, Refused
from greatcircle.server.setting import Setting
from greatcircle.server.table.entry import format_entry, parse_entry
from greatcircle.server.table.session import TableSession
from greatcircle.server.table.table import Table
from greatcircle.server.table.timeline import REMARKS
from greatcircle.store.contract import (
    Appended,
    Changed,
    NewsMissed,
    Overtaken,
    PeerMessage,
    SeatKey,
    StoreError,
    StoreNews,
    TableRecord,
    TableStore,
)

SWEEP_SECONDS: Final = 10.0

log = logging.getLogger(__name__)


class NoTable(Exception):
    """There is no such table."""


class Unplayable(Exception):
    """A table that this server cannot go on with; the sentence says why."""


class TooManyTables(Exception):
    """There is no room for another live table now."""


class TooLate(Exception):
    """Somebody else was quicker; nothing of this request was done."""


class NotWritten(Exception):
    """The disk did not take it; nothing of this request was done."""


class LiveTables:
    """All live tables, and the one way to change them."""

    def __init__(self, setting: Setting, store: TableStore) -> None:
        self.setting = setting
        self.store = store
        self.sessions: dict[str, TableSession] = {}
        self.when_changed: Callable[[TableSession], None] = _ignore
        """Called, with the table held, when something has happened at it or somebody came, before anybody is told."""
        self.when_peer_message: Callable[[TableSession, object], None] = _ignore
        """Called with a passing message of another process about a table."""
        self._arriving: dict[str, asyncio.Task[TableSession]] = {}
        """The tables that are being read; all who wait for one share it."""
        self._overtaken: set[str] = set()
        """Those of them to which another process has written meanwhile."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to other processes, and keep memory bounded from now on."""
        self.store.subscribe(self._hear)
        self.every(min(SWEEP_SECONDS, self.setting.limit.idle_seconds), self.sweep)

    async def stop(self) -> None:
        """Stop everything that goes on by itself."""
        for session in self.sessions.values():
            session.stop_timers()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; a fault in it is logged and stops nothing else."""
        task = asyncio.create_task(_log_faults(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def every(self, seconds: float, work: Callable[[], None]) -> None:
        """Do something in the background again and again."""

        async def repeat() -> None:
            while True:
                await asyncio.sleep(seconds)
                work()

        self.run(repeat())

    def run_later(self, seconds: float, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background after a while."""

        async def wait_and_work() -> None:
            try:
                await asyncio.sleep(seconds)
            except asyncio.CancelledError:
                work.close()
                raise
            await work

        self.run(wait_and_work())

    @contextlib.asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[TableSession]:
        """Keep a table in memory while it is visited; `NoTable` when there is none."""
        session = await self._session(table_id)
        session.visits += 1
        try:
            yield session
        finally:
            session.visits -= 1
            session.used_at = time.monotonic()

    @contextlib.asynccontextmanager
    async def hold(self, session: TableSession) -> AsyncIterator[Table]:
        """Hold a table so that nobody else changes it; what is changed and not written is undone afterwards."""
        async with session.lock:
            if session.is_broken:
                await self._reload(session)
            try:
                yield session.table
            finally:
                if session.table.pending:
                    session.is_broken = True

    async def commit(self, session: TableSession, keys: Sequence[SeatKey] = ()) -> None:
        """Write what was done at a table, which is held, and then tell everyone.

        `TooLate` when another process was quicker and `NotWritten` when the disk failed; then nothing has happened.
        """
        table = session.table
        if table.pending:
            keys = [*keys, *table.new_keys]
            first = table.timeline.number - len(table.pending) + 1
            entries = [format_entry(entry) for entry in table.pending]
            is_over = True if table.timeline.is_over() else None
            try:
                await self.store.append(table.id, first, entries, keys=keys, is_over=is_over)
            except Overtaken:
                await self._reload(session)
                raise TooLate from None
            except StoreError as fault:
                log.error("A table could not be written: %s", fault)
                raise NotWritten from None
            for key in keys:
                table.digests.pop(key.seat, None)
                if key.digest is not None:
                    table.digests[key.seat] = key.digest
            steps = table.settle()
            self.when_changed(session)
            session.tell(steps)
        else:
            self.when_changed(session)

    async def open(
        self, record: TableRecord, codes: Sequence[str], keys: Sequence[SeatKey], entries: list[bytes]
    ) -> TableSession:
        """Write a new table down and have it ready."""
        self._make_space()
        made = await self.store.create(record, codes, keys, entries)
        digests = {key.seat: key.digest for key in keys if key.digest is not None}
        table = Table(made, self.setting.games[made.game], digests)
        for data in entries:
            table.read(parse_entry(data))
        return self.sessions.setdefault(table.id, TableSession(table))

    async def _session(self, table_id: str) -> TableSession:
        session = self.sessions.get(table_id)
        if session is not None:
            return session
        if table_id not in self._arriving:
            self._arriving[table_id] = asyncio.create_task(self._arrive(table_id))
        return await asyncio.shield(self._arriving[table_id])  # whoever gives up waiting spoils it for nobody

    async def _arrive(self, table_id: str) -> TableSession:
        """Bring a table into memory."""
        try:
            self._make_space()
            table = await self._read(table_id)
            session = self.sessions.setdefault(table_id, TableSession(table))
            session.is_broken |= table_id in self._overtaken
            return session
        finally:
            del self._arriving[table_id]
            self._overtaken.discard(table_id)

    async def _read(self, table_id: str) -> Table:
        """Make a table from its record and its log; `Unplayable` when this server cannot go on with it."""
        record = await self.store.load(table_id)
        if record is None or record.game not in self.setting.games:
            raise NoTable
        digests = await self.store.keys(table_id)
        entries = await self.store.entries(table_id)
        try:
            table = Table(record, self.setting.games[record.game], digests)
            for entry in entries:
                table.read(parse_entry(entry.data))
        except (BadInput, Refused, ValidationError) as fault:
            log.error("A table of %s cannot be played on: %s", record.game, fault)
            raise Unplayable(str(fault)) from None
        return table

    async def _reload(self, session: TableSession) -> None:
        """Make a table again from the log, since what is in memory is not what is on disk."""
        session.is_broken = True
        try:
            table = await self._read(session.table.id)
        except StoreError as fault:
            log.error("A table could not be read: %s", fault)
            raise NotWritten from None
        table.salts = session.table.salts
        session.table = table
        session.is_broken = False
        self.when_changed(session)
        unheard = [step for step in table.timeline.steps if step.number > session.sent_number]
        session.tell(unheard or [table.timeline.steps[-1]])
        session.tell_seats()

    def _make_space(self) -> None:
        """Let tables that nobody visits leave memory, those first that were left first; `TooManyTables` if none can."""
        surplus = len(self.sessions) - self.setting.limit.live_tables + 1
        if surplus <= 0:
            return
        idle = sorted(
            (session for session in self.sessions.values() if session.visits == 0), key=lambda session: session.used_at
        )
        if len(idle) < surplus:
            raise TooManyTables
        for session in idle[:surplus]:
            self._forget(session)

    def _forget(self, session: TableSession) -> None:
        session.stop_timers()
        del self.sessions[session.table.id]

    def sweep(self) -> None:
        """Let tables leave memory that nobody has visited for a while."""
        too_old = time.monotonic() - self.setting.limit.idle_seconds
        for session in list(self.sessions.values()):
            if session.visits == 0 and session.used_at < too_old:
                self._forget(session)

    def _hear(self, news: StoreNews) -> None:
        """Follow what other processes do."""
        match news:
            case NewsMissed():
                for each in self.sessions.values():
                    self.run(self._catch_up(each))
                return
            case Appended(table_id=table_id) | Changed(table_id=table_id) | PeerMessage(table_id=table_id):
                if table_id in self._arriving:
                    self._overtaken.add(table_id)
                session = self.sessions.get(table_id)
        if session is None:
            return
        if isinstance(news, PeerMessage):
            self.when_peer_message(session, news.content)
        elif not isinstance(news, Appended) or news.number > session.table.timeline.number:
            self.run(self._catch_up(session))

    async def _catch_up(self, session: TableSession) -> None:
        """Read what others have written to a table's log, its record and its keys, and tell everyone."""
        async with self.hold(session) as table:
            entries = await self.store.entries(table.id, after=table.timeline.number)
            record = await self.store.load(table.id)
            digests = await self.store.keys(table.id)
            steps = [table.read(parse_entry(entry.data)) for entry in entries]
            is_changed = record != table.record and record is not None
            if record is not None:
                table.record = record
            for seat in [seat for seat in table.digests if seat not in digests]:
                session.dismiss(seat)
            table.digests = digests
            self.when_changed(session)
            session.reseat()
            if steps:
                if any(step.kind not in REMARKS for step in steps):
                    table.go_on()
                session.tell(steps)
            if is_changed:
                session.tell_seats()


async def _log_faults(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except (NotWritten, TooLate, NoTable):
        pass
    except Exception:
        log.exception("Something went wrong in the background.")


def _ignore(*_: object) -> None:
    pass
