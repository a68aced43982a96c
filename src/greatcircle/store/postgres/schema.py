"""This file is the tables of PostgreSQL in which tables are kept, and how they are brought up to date."""

from typing import Final, LiteralString

import psycopg

from greatcircle.kernel.refusal import BadInput
from greatcircle.store.postgres.address import Address, Connection

MIGRATION_LOCK: Final = 0x47435442
"""Servers that start at once migrate one after the other."""

MIGRATIONS: Final[list[tuple[LiteralString, ...]]] = [
    (
        """
        CREATE TABLE greatcircle.tables (
            key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            id text NOT NULL UNIQUE,
            code text UNIQUE,
            game text NOT NULL,
            rules_version integer NOT NULL,
            options text NOT NULL,
            seats integer NOT NULL,
            seed bytea NOT NULL,
            opened_at double precision NOT NULL,
            fork_of text,
            taken_over text NOT NULL,
            next_table text,
            is_over boolean NOT NULL DEFAULT false
        )
        """,
        """
        CREATE TABLE greatcircle.entries (
            table_key bigint NOT NULL,
            number integer NOT NULL,
            at_ms bigint NOT NULL,
            data bytea NOT NULL,
            PRIMARY KEY (table_key, number)
        )
        """,
        """
        CREATE TABLE greatcircle.seat_keys (
            table_key bigint NOT NULL,
            seat integer NOT NULL,
            digest bytea NOT NULL,
            PRIMARY KEY (table_key, seat)
        )
        """,
    ),
]
"""Migration n brings a database from version n - 1 to version n. They are only ever added to."""


async def prepare_database(address: Address) -> None:
    """Make our tables or bring them up to date; `BadInput` says why that cannot be."""
    try:
        connection = await address.connect()
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
                await _migrate(address, connection)
        finally:
            await connection.close()
    except psycopg.Error as fault:
        raise BadInput(
            f"{address} cannot be used: {address.cause(fault)}; check the address, its server and what its user may do."
        ) from None


async def _migrate(address: Address, connection: Connection) -> None:
    version = await _version(connection)
    if version > len(MIGRATIONS):
        raise BadInput(
            f"The tables in {address} were written by a newer version of this program (their format is {version}, "
            f"this one knows {len(MIGRATIONS)}) and were left as they are; use the newer program, or another database."
        )
    for number in range(version + 1, len(MIGRATIONS) + 1):
        for statement in MIGRATIONS[number - 1]:
            await connection.execute(statement)
        await connection.execute("UPDATE greatcircle.format SET version = %s", (number,))


async def _version(connection: Connection) -> int:
    """Give the version of a database: 0 for a new one, where the schema is made."""
    found = await connection.execute("SELECT to_regclass('greatcircle.format') IS NOT NULL")
    row = await found.fetchone()
    if row == (False,):
        await connection.execute("CREATE SCHEMA IF NOT EXISTS greatcircle")
        await connection.execute("CREATE TABLE greatcircle.format (version integer NOT NULL)")
        await connection.execute("INSERT INTO greatcircle.format VALUES (0)")
        return 0
    found = await connection.execute("SELECT version FROM greatcircle.format")
    row = await found.fetchone()
    assert row is not None
    assert isinstance(row[0], int)
    return row[0]
