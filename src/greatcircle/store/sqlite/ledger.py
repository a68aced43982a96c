"""This file is what can be written into a SQLite file of tables, one group of works at a time.

Every statement that SQLite carries out gives the other threads of Python a turn, and getting the turn back from a busy
event loop may take milliseconds. So the entries of a whole group are put down by a single statement, from two values: a
list of numbers and all the data in a row.
"""

import contextlib
import sqlite3
import time
from collections.abc import Sequence
from typing import Final, final

from greatcircle.store.contract import (
    IDLE_CODE_SECONDS,
    OVER_CODE_SECONDS,
    LogGap,
    NoCodeFree,
    NoSuchTable,
    Overtaken,
    SeatKey,
    TableRecord,
)
from greatcircle.store.row import COLUMNS, format_plain, format_row

PLACES_MOST: Final = 20_000
"""So many tables at most are remembered with the number of their last entry."""

INSERT_TABLE: Final = f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join('?' * len(COLUMNS.split(', ')))})"
INSERT_ENTRIES: Final = """
    INSERT INTO entries (table_key, number, at_ms, data)
    SELECT
        json_extract(value, '$[0]'),
        json_extract(value, '$[1]'),
        json_extract(value, '$[2]'),
        substr(?2, json_extract(value, '$[3]'), json_extract(value, '$[4]'))
    FROM json_each(?1)
"""
FIND_PLACE: Final = """
    SELECT key, coalesce((SELECT max(number) FROM entries WHERE table_key = key), 0) FROM tables WHERE id = ?
"""
FIND_HOLDER: Final = """
    SELECT
        key,
        is_over,
        coalesce(
            (SELECT at_ms / 1000.0 FROM entries WHERE table_key = key ORDER BY number DESC LIMIT 1),
            opened_at
        )
    FROM tables WHERE code = ?
"""
SET_KEY: Final = "INSERT OR REPLACE INTO seat_keys (table_key, seat, digest) VALUES (?, ?, ?)"


@final
class _Place:
    """Where a table stands: its key in the file, and the number of its last entry."""

    __slots__ = ("key", "last")

    def __init__(self, key: int, last: int) -> None:
        self.key = key
        self.last = last


@final
class Ledger:
    """The writing side of a file. Each method checks first and writes then, so a refusal leaves nothing behind."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._places: dict[str, _Place] = {}
        self._is_begun = False
        self._numbers: list[tuple[int, int, int, int, int]] = []
        self._data: list[bytes] = []
        self._end = 1

    def append(
        self, table_id: str, first_number: int, entries: Sequence[bytes], keys: Sequence[SeatKey], is_over: bool | None
    ) -> float:
        """Put entries down if the first of them is the next one."""
        place = self._place(table_id)
        if first_number <= place.last:
            raise Overtaken(f"Entry {first_number} of table {table_id} is written already.")
        if first_number > place.last + 1:
            raise LogGap(f"Entry {place.last + 1} of table {table_id} is missing before {first_number}.")
        if keys or is_over is not None:
            self._begin()
        for key in keys:
            self._put_key(place, key)
        if is_over is not None:
            self._connection.execute("UPDATE tables SET is_over = ? WHERE key = ?", (is_over, place.key))
        return self._put_entries(place, entries)

    def create(
        self, record: TableRecord, codes: Sequence[str], keys: Sequence[SeatKey], entries: Sequence[bytes]
    ) -> str:
        """Put a table down and give the code that it gets."""
        if self._connection.execute("SELECT 1 FROM tables WHERE id = ?", (record.id,)).fetchone() is not None:
            raise Overtaken(f"There is a table {record.id} already.")
        code = self._take_code(codes)
        added = self._connection.execute(INSERT_TABLE, format_row(record, code)).lastrowid
        assert added is not None
        place = self._remember(record.id, added, 0)
        for key in keys:
            self._put_key(place, key)
        self._put_entries(place, entries)
        return code

    def set_key(self, table_id: str, key: SeatKey) -> None:
        """Give a seat a new key, or none."""
        place = self._place(table_id)
        self._begin()
        self._put_key(place, key)

    def set_next(self, table_id: str, next_id: str) -> str:
        """Note the rematch unless there is one, and give the one there is."""
        place = self._place(table_id)
        (noted,) = self._connection.execute("SELECT next_table FROM tables WHERE key = ?", (place.key,)).fetchone()
        if noted is not None:
            return str(noted)
        self._begin()
        self._connection.execute("UPDATE tables SET next_table = ? WHERE key = ?", (next_id, place.key))
        return next_id

    def set_code(self, table_id: str, codes: Sequence[str]) -> str:
        """Give a table a code unless it has one, and give the one it has."""
        place = self._place(table_id)
        (held,) = self._connection.execute("SELECT code FROM tables WHERE key = ?", (place.key,)).fetchone()
        if held is not None:
            return str(held)
        code = self._take_code(codes)
        self._connection.execute("UPDATE tables SET code = ? WHERE key = ?", (code, place.key))
        return code

    def commit(self) -> None:
        """Bring the group to the disk."""
        self._flush()
        if self._is_begun:
            self._connection.execute("COMMIT")
            self._is_begun = False

    def forget(self) -> None:
        """Undo the group."""
        self._is_begun = False
        self._places.clear()
        self._clear()
        with contextlib.suppress(sqlite3.Error):  # SQLite may have undone it by itself
            self._connection.rollback()

    def _begin(self) -> None:
        """Begin a transaction, unless there is one; a group of nothing but entries is one statement and needs none."""
        if not self._is_begun:
            self._connection.execute("BEGIN IMMEDIATE")
            self._is_begun = True

    def _place(self, table_id: str) -> _Place:
        place = self._places.get(table_id)
        if place is not None:
            return place
        found = self._connection.execute(FIND_PLACE, (table_id,)).fetchone()
        if found is None:
            raise NoSuchTable(f"There is no table {table_id}.")
        return self._remember(table_id, *found)

    def _remember(self, table_id: str, key: int, last: int) -> _Place:
        if len(self._places) >= PLACES_MOST:
            # Entries that are not yet flushed are known to these places alone.
            self._begin()
            self._flush()
            self._places.clear()
        place = self._places[table_id] = _Place(key, last)
        return place

    def _put_entries(self, place: _Place, entries: Sequence[bytes]) -> float:
        at_ms = time.time_ns() // 1_000_000
        for data in entries:
            place.last += 1
            self._numbers.append((place.key, place.last, at_ms, self._end, len(data)))
            self._data.append(data)
            self._end += len(data)
        return at_ms / 1000

    def _put_key(self, place: _Place, key: SeatKey) -> None:
        if key.digest is None:
            self._connection.execute("DELETE FROM seat_keys WHERE table_key = ? AND seat = ?", (place.key, key.seat))
        else:
            self._connection.execute(SET_KEY, (place.key, key.seat, key.digest))

    def _take_code(self, codes: Sequence[str]) -> str:
        """Give the first code that is free; if a table has to yield it, that table has none any more."""
        self._begin()
        self._flush()
        now = time.time()
        for code in codes:
            holder = self._connection.execute(FIND_HOLDER, (code,)).fetchone()
            if holder is None:
                return code
            key, is_over, last_at = holder
            if now - last_at > (OVER_CODE_SECONDS if is_over else IDLE_CODE_SECONDS):
                self._connection.execute("UPDATE tables SET code = NULL WHERE key = ?", (key,))
                return code
        raise NoCodeFree("Each of these codes belongs to another table.")

    def _flush(self) -> None:
        if self._numbers:
            self._connection.execute(INSERT_ENTRIES, (format_plain(self._numbers), b"".join(self._data)))
            self._clear()

    def _clear(self) -> None:
        self._numbers = []
        self._data = []
        self._end = 1
