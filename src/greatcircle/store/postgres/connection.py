"""This file is a connection to PostgreSQL that comes back when it is lost."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar, final

import psycopg
from psycopg.errors import DeadlockDetected, SerializationFailure, UniqueViolation
from psycopg.pq import TransactionStatus

from greatcircle.store.contract import StoreError
from greatcircle.store.postgres.address import Address, Connection

R = TypeVar("R")

TRIES: Final = 3


@final
class Link:
    """One connection, used by one work at a time and made anew when it is needed and not there."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()
        self._is_closed = False

    async def ask(self, work: Callable[[Connection], Awaitable[R]]) -> R:
        """Do something that may be done twice, such as reading; a lost connection is tried anew."""
        async with self._turn:
            for tried in range(1, TRIES + 1):
                connection = await self._connected()
                try:
                    return await work(connection)
                except psycopg.Error as fault:
                    if not connection.closed or tried == TRIES:
                        raise self._error(fault) from None
                finally:
                    await self._tidy(connection)
            raise AssertionError

    async def transact(self, work: Callable[[Connection], Awaitable[R]]) -> R:
        """Do something in one transaction. It is tried anew as long as it is certain that nothing was committed.

        Statements go out together, up to one whose rows are fetched.
        """
        async with self._turn:
            for tried in range(1, TRIES + 1):
                connection = await self._connected()
                is_committing = False
                try:
                    async with connection.pipeline():
                        await connection.execute("BEGIN")
                        result = await work(connection)
                        is_committing = True
                        await connection.execute("COMMIT")
                    return result
                except (DeadlockDetected, SerializationFailure, UniqueViolation) as fault:
                    if tried == TRIES:
                        raise self._error(fault) from None
                except psycopg.Error as fault:
                    if not connection.closed or is_committing or tried == TRIES:
                        raise self._error(fault) from None
                finally:
                    await self._tidy(connection)
            raise AssertionError

    async def close(self) -> None:
        """Let go for good, once the work under way is done."""
        async with self._turn:
            self._is_closed = True
            if self._connection is not None:
                await self._connection.close()
                self._connection = None

    async def _connected(self) -> Connection:
        if self._is_closed:
            raise StoreError("The store of tables is closed.")
        if self._connection is not None and self._connection.info.transaction_status != TransactionStatus.IDLE:
            await self._connection.close()
            self._connection = None
        if self._connection is None:
            try:
                self._connection = await self._address.connect()
            except psycopg.Error as fault:
                raise self._error(fault) from None
        return self._connection

    async def _tidy(self, connection: Connection) -> None:
        """Undo what was not committed; a connection that cannot even do that is not used again."""
        if connection.info.transaction_status not in (TransactionStatus.IDLE, TransactionStatus.UNKNOWN):
            with contextlib.suppress(psycopg.Error):
                await connection.execute("ROLLBACK")

    def _error(self, fault: psycopg.Error) -> StoreError:
        return StoreError(
            f"{self._address} cannot be used now: {self._address.cause(fault)}; see to its server, and try again."
        )
