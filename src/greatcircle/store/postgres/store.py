"""This file is the store of tables in PostgreSQL, which any number of processes may serve together."""

import contextlib
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, LiteralString, final

import psycopg

from greatcircle.kernel.refusal import BadInput
from greatcircle.store.contract import (
    Listener,
    LogEntry,
    NoCodeFree,
    NoSuchTable,
    Overtaken,
    SeatKey,
    StoreError,
    TableRecord,
    TableStore,
)
from greatcircle.store.postgres.address import Address, Connection
from greatcircle.store.postgres.channel import Channel
from greatcircle.store.postgres.connection import Link
from greatcircle.store.postgres.group_commit import Group
from greatcircle.store.postgres.schema import prepare_database
from greatcircle.store.postgres.statement import entry_rows, notify, put_entries, put_keys, yield_code
from greatcircle.store.row import (
    check_append,
    check_entries,
    check_keys,
    check_table,
    format_row,
    is_name,
    parse_row,
)

READ_TABLE: Final[LiteralString] = """
    SELECT
        id, code, game, rules_version, options, seats, seed, opened_at, fork_of, taken_over, next_table, is_over
    FROM greatcircle.tables WHERE id = %s
"""
INSERT_TABLE: Final[LiteralString] = """
    INSERT INTO greatcircle.tables (
        id, code, game, rules_version, options, seats, seed, opened_at, fork_of, taken_over, next_table, is_over
    )
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
    ON CONFLICT (code) DO NOTHING RETURNING key
"""
READ_ENTRIES: Final[LiteralString] = """
    SELECT number, at_ms, data FROM greatcircle.entries
    WHERE table_key = (SELECT key FROM greatcircle.tables WHERE id = %s) AND number > %s ORDER BY number
"""
READ_KEYS: Final[LiteralString] = """
    SELECT seat, digest FROM greatcircle.seat_keys
    WHERE table_key = (SELECT key FROM greatcircle.tables WHERE id = %s)
"""
SET_NEXT: Final[LiteralString] = """
    UPDATE greatcircle.tables SET next_table = coalesce(next_table, %s) WHERE id = %s RETURNING next_table
"""
SET_CODE: Final[LiteralString] = """
    UPDATE greatcircle.tables SET code = %(code)s
    WHERE id = %(id)s AND NOT EXISTS (SELECT FROM greatcircle.tables WHERE code = %(code)s)
    RETURNING key
"""


@final
class PostgresStore(TableStore):
    """Tables in PostgreSQL, over three connections: one writes, one reads, one listens."""

    def __init__(self, url: str) -> None:
        self._address = Address(url)
        self._channel = Channel(self._address)
        self._writer = Link(self._address)
        self._reader = Link(self._address)
        self._group = Group(self._writer, self._channel)

    async def open(self) -> None:
        """Bring the database up to date and begin to listen."""
        await prepare_database(self._address)
        try:
            await self._channel.open()
        except psycopg.Error as fault:
            raise BadInput(
                f"{self._address} does not let us listen: {self._address.cause(fault)}; see to its server."
            ) from None

    async def close(self) -> None:
        """Write what is pending, and let the connections go."""
        await self._group.close()
        await self._channel.close()
        await self._writer.close()
        await self._reader.close()

    async def create(
        self, record: TableRecord, codes: Sequence[str], keys: Sequence[SeatKey], entries: Sequence[bytes]
    ) -> TableRecord:
        """Put a table into the database."""

        check_entries(entries)
        check_keys(keys)

        async def work(connection: Connection) -> str:
            if await (await connection.execute(READ_TABLE, (record.id,))).fetchone() is not None:
                raise Overtaken(f"There is a table {record.id} already.")
            for code in codes:
                await yield_code(connection, code)
                added = await (await connection.execute(INSERT_TABLE, format_row(record, code))).fetchone()
                if added is not None:
                    await put_keys(connection, int(str(added[0])), keys)
                    at_ms = time.time_ns() // 1_000_000
                    await put_entries(connection, entry_rows(int(str(added[0])), 1, at_ms, entries))
                    return code
            raise NoCodeFree("Each of these codes belongs to another table.")

        return replace(record, code=await self._writer.transact(work))

    async def load(self, table_id: str) -> TableRecord | None:
        """Read a table's record."""
        rows = await self._rows(READ_TABLE, table_id)
        return parse_row(rows[0]) if rows else None

    async def find_code(self, code: str) -> str | None:
        """Look a code up."""
        rows = await self._rows("SELECT id FROM greatcircle.tables WHERE code = %s", code)
        return str(rows[0][0]) if rows else None

    async def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """Read entries."""
        found: list[LogEntry] = []
        for number, at_ms, data in await self._rows(READ_ENTRIES, table_id, after):
            assert isinstance(number, int)
            assert isinstance(at_ms, int)
            assert isinstance(data, bytes)
            found.append(LogEntry(number, at_ms / 1000, data))
        return found

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
        return await self._group.append(table_id, first_number, entries, keys, is_over)

    async def keys(self, table_id: str) -> dict[int, bytes]:
        """Read the keys of seats."""
        found: dict[int, bytes] = {}
        for seat, digest in await self._rows(READ_KEYS, table_id):
            assert isinstance(seat, int)
            assert isinstance(digest, bytes)
            found[seat] = digest
        return found

    async def set_key(self, table_id: str, seat: int, digest: bytes | None) -> None:
        """Write the key of a seat."""
        check_table(table_id)
        check_keys([SeatKey(seat, digest)])

        async def work(connection: Connection) -> None:
            found = await connection.execute("SELECT key FROM greatcircle.tables WHERE id = %s", (table_id,))
            row = await found.fetchone()
            if row is None:
                raise NoSuchTable(f"There is no table {table_id}.")
            await put_keys(connection, int(str(row[0])), [SeatKey(seat, digest)])
            await notify(connection, [self._channel.changed(table_id)])

        await self._writer.transact(work)

    async def set_next(self, table_id: str, next_id: str) -> str:
        """Write the id of the rematch."""
        check_table(table_id)

        async def work(connection: Connection) -> str:
            row = await (await connection.execute(SET_NEXT, (next_id, table_id))).fetchone()
            if row is None:
                raise NoSuchTable(f"There is no table {table_id}.")
            await notify(connection, [self._channel.changed(table_id)])
            return str(row[0])

        return await self._writer.transact(work)

    async def set_code(self, table_id: str, codes: Sequence[str]) -> str:
        """Write a new code."""
        check_table(table_id)

        async def work(connection: Connection) -> str:
            found = await connection.execute(
                "SELECT code FROM greatcircle.tables WHERE id = %s FOR NO KEY UPDATE", (table_id,)
            )
            row = await found.fetchone()
            if row is None:
                raise NoSuchTable(f"There is no table {table_id}.")
            if row[0] is not None:
                return str(row[0])
            for code in codes:
                await yield_code(connection, code)
                given = await connection.execute(SET_CODE, {"code": code, "id": table_id})
                if await given.fetchone() is not None:
                    await notify(connection, [self._channel.changed(table_id)])
                    return code
            raise NoCodeFree("Each of these codes belongs to another table.")

        return await self._writer.transact(work)

    async def count(self) -> int:
        """Count the tables."""
        ((count,),) = await self._rows("SELECT count(*) FROM greatcircle.tables")
        assert isinstance(count, int)
        return count

    def subscribe(self, listener: Listener) -> None:
        """Call somebody with what the other processes write and tell."""
        self._channel.subscribe(listener)

    async def tell(self, table_id: str, content: object) -> None:
        """Tell the other processes something that need not last."""
        notice = self._channel.peer_message(table_id, content)
        with contextlib.suppress(StoreError):
            await self._reader.ask(lambda connection: notify(connection, [notice]))

    async def _rows(self, statement: LiteralString, *values: object) -> list[tuple[object, ...]]:
        """Read rows; about a name that no table can have there is nothing to read."""
        if not all(is_name(value) for value in values if isinstance(value, str)):
            return []

        async def work(connection: Connection) -> list[tuple[object, ...]]:
            return await (await connection.execute(statement, values)).fetchall()

        return await self._reader.ask(work)
