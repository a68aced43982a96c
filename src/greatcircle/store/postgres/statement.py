"""This file is the statements of PostgreSQL that write: entries, keys, codes and notifications."""

import time
from collections.abc import Iterable, Sequence
from typing import Final, LiteralString

from greatcircle.store.contract import IDLE_CODE_SECONDS, OVER_CODE_SECONDS, SeatKey
from greatcircle.store.postgres.address import Connection
from greatcircle.store.postgres.channel import CHANNEL

INSERT_ENTRIES: Final[LiteralString] = """
    INSERT INTO greatcircle.entries (table_key, number, at_ms, data)
    SELECT * FROM unnest(%b::bigint[], %b::integer[], %b::bigint[], %b::bytea[])
"""
PUT_KEY: Final[LiteralString] = """
    INSERT INTO greatcircle.seat_keys (table_key, seat, digest) VALUES (%s, %s, %s)
    ON CONFLICT (table_key, seat) DO UPDATE SET digest = excluded.digest
"""
YIELD_CODE: Final[LiteralString] = """
    UPDATE greatcircle.tables AS holder SET code = NULL
    WHERE code = %(code)s
    AND %(now)s - coalesce(
        (
            SELECT at_ms / 1000.0 FROM greatcircle.entries
            WHERE table_key = holder.key ORDER BY number DESC LIMIT 1
        ),
        opened_at
    ) > CASE WHEN is_over THEN %(over)s ELSE %(idle)s END
"""

EntryRow = tuple[int, int, int, bytes]
"""The key of a table, number, time in milliseconds, data."""


def entry_rows(key: int, first_number: int, at_ms: int, entries: Sequence[bytes]) -> list[EntryRow]:
    """Give the rows of entries that follow each other."""
    return [(key, number, at_ms, data) for number, data in enumerate(entries, first_number)]


async def put_entries(connection: Connection, rows: Sequence[EntryRow]) -> None:
    """Write entries, all with one statement."""
    if rows:
        keys, numbers, times, data = (list(column) for column in zip(*rows, strict=True))
        await connection.execute(INSERT_ENTRIES, (keys, numbers, times, data))


async def put_keys(connection: Connection, table_key: int, keys: Sequence[SeatKey]) -> None:
    """Give seats new keys, or none."""
    for key in keys:
        if key.digest is None:
            await connection.execute(
                "DELETE FROM greatcircle.seat_keys WHERE table_key = %s AND seat = %s", (table_key, key.seat)
            )
        else:
            await connection.execute(PUT_KEY, (table_key, key.seat, key.digest))


async def yield_code(connection: Connection, code: str) -> None:
    """Take a code from the table that has it, if that has been over or idle for long enough."""
    await connection.execute(
        YIELD_CODE, {"code": code, "now": time.time(), "over": OVER_CODE_SECONDS, "idle": IDLE_CODE_SECONDS}
    )


async def notify(connection: Connection, notices: Iterable[str]) -> None:
    """Tell the other processes, as soon as what is written with it is committed."""
    for notice in notices:
        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))
