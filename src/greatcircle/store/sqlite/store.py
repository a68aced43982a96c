"""This file is the store of tables in one SQLite file, which a single process serves."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeVar, final

from greatcircle.store.contract import Listener, LogEntry, SeatKey, StoreError, TableRecord, TableStore
from greatcircle.store.data_folder import make_folder
from greatcircle.store.row import (
    COLUMNS,
    check_append,
    check_entries,
    check_keys,
    check_table,
    is_name,
    parse_row,
)
from greatcircle.store.sqlite.file import connect, prepare_file
from greatcircle.store.sqlite.lock import FileLock
from greatcircle.store.sqlite.writer import Writer

R = TypeVar("R")

READ_ENTRIES: Final = """
    SELECT json_group_array(json_array(number, at_ms, length(data))), CAST(group_concat(data, '') AS BLOB)
    FROM (
        SELECT number, at_ms, data FROM entries
        WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND number > ? ORDER BY number
    )
"""
"""One row for all entries: each row that is read gives the turn to the other threads, see ledger.py."""


@final
class SqliteStore(TableStore):
    """Tables in a file. Writing and reading are two threads with a connection each, so no reader waits for a commit."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = FileLock(path)
        self._writer: Writer | None = None
        self._reading: sqlite3.Connection | None = None
        self._reader: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        """Lock the file, make it or look at it, and start the threads."""
        self._writer = Writer(self._path, await asyncio.to_thread(self._open))

    async def close(self) -> None:
        """Write what is pending, and let the file go."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()
        if self._reader is not None:
            await asyncio.to_thread(self._reader.shutdown)
            self._reader = None
        if self._reading is not None:
            self._reading.close()
            self._reading = None
        self._lock.release()

    async def create(
        self, record: TableRecord, codes: Sequence[str], keys: Sequence[SeatKey], entries: Sequence[bytes]
    ) -> TableRecord:
        """Put a table into the file."""
        check_entries(entries)
        check_keys(keys)
        code = await self._open_writer().do(lambda ledger: ledger.create(record, codes, keys, entries))
        return replace(record, code=code)

    async def load(self, table_id: str) -> TableRecord | None:
        """Read a table's record."""
        if not is_name(table_id):
            return None

        def read(file: sqlite3.Connection) -> TableRecord | None:
            row = file.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table_id,)).fetchone()
            return None if row is None else parse_row(row)

        return await self._read(read)

    async def find_code(self, code: str) -> str | None:
        """Look a code up."""
        if not is_name(code):
            return None

        def read(file: sqlite3.Connection) -> str | None:
            row = file.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            return None if row is None else str(row[0])

        return await self._read(read)

    async def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """Read entries."""
        return await self._read(lambda file: _read_entries(file, table_id, after)) if is_name(table_id) else []

    async def append(
        self,
        table_id: str,
        first_number: int,
        entries: Sequence[bytes],
        *,
        keys: Sequence[SeatKey] = (),
        is_over: bool | None = None,
    ) -> float:
        """Write entries."""
        check_append(table_id, entries, keys)
        return await self._open_writer().do(
            lambda ledger: ledger.append(table_id, first_number, entries, keys, is_over)
        )

    async def keys(self, table_id: str) -> dict[int, bytes]:
        """Read the keys of seats."""
        if not is_name(table_id):
            return {}

        def read(file: sqlite3.Connection) -> dict[int, bytes]:
            found = file.execute(
                "SELECT seat, digest FROM seat_keys WHERE table_key = (SELECT key FROM tables WHERE id = ?)",
                (table_id,),
            )
            return dict(found.fetchall())

        return await self._read(read)

    async def set_key(self, table_id: str, seat: int, digest: bytes | None) -> None:
        """Write the key of a seat."""
        check_table(table_id)
        check_keys([SeatKey(seat, digest)])
        await self._open_writer().do(lambda ledger: ledger.set_key(table_id, SeatKey(seat, digest)))

    async def set_next(self, table_id: str, next_id: str) -> str:
        """Write the id of the rematch."""
        check_table(table_id)
        return await self._open_writer().do(lambda ledger: ledger.set_next(table_id, next_id))

    async def set_code(self, table_id: str, codes: Sequence[str]) -> str:
        """Write a new code."""
        check_table(table_id)
        return await self._open_writer().do(lambda ledger: ledger.set_code(table_id, codes))

    async def count(self) -> int:
        """Count the tables."""
        return await self._read(lambda file: int(file.execute("SELECT count(*) FROM tables").fetchone()[0]))

    def subscribe(self, listener: Listener) -> None:
        """Do nothing: no other process serves the file."""

    async def tell(self, table_id: str, content: object) -> None:
        """Do nothing: there is nobody to tell."""

    def _open(self) -> sqlite3.Connection:
        """Give the connection to write with."""
        if self._reader is not None:
            raise RuntimeError("The store is open already.")
        make_folder(self._path.parent)
        self._lock.take()
        try:
            prepare_file(self._path)
            self._reading = connect(self._path)
            self._reading.execute("PRAGMA query_only = ON")
            writing = connect(self._path)
        except BaseException:
            self._lock.release()
            raise
        self._reader = ThreadPoolExecutor(1, "table reader")
        return writing

    def _open_writer(self) -> Writer:
        if self._writer is None:
            raise StoreError("The store of tables is closed.")
        return self._writer

    async def _read(self, read: Callable[[sqlite3.Connection], R]) -> R:
        reading = self._reading
        if reading is None or self._reader is None:
            raise StoreError("The store of tables is closed.")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, read, reading)
        except sqlite3.Error as fault:
            raise StoreError(f"{self._path} cannot be read ({fault}); check it and its disk.") from None


def _read_entries(file: sqlite3.Connection, table_id: str, after: int) -> list[LogEntry]:
    listed, data = file.execute(READ_ENTRIES, (table_id, after)).fetchone()
    found: list[LogEntry] = []
    start = 0
    for number, at_ms, length in json.loads(listed):
        found.append(LogEntry(number, at_ms / 1000, data[start : start + length]))
        start += length
    return found
