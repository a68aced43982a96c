"""This file is the news between the processes that share a PostgreSQL database, carried by NOTIFY."""

import asyncio
import contextlib
import secrets
from collections.abc import Iterable, Iterator
from typing import Final, final

import psycopg

from greatcircle.store.contract import (
    PEER_MESSAGE_MOST,
    Appended,
    Changed,
    Listener,
    NewsMissed,
    PeerMessage,
    StoreNews,
)
from greatcircle.store.postgres.address import Address, Connection
from greatcircle.store.row import format_plain, parse_plain

CHANNEL: Final = "greatcircle_tables"
NEWS_MOST: Final = 100
"""So many appends at most are told of in one notification, which may have 8,000 bytes."""
FIRST_WAIT_SECONDS: Final = 0.1
LONGEST_WAIT_SECONDS: Final = 5.0


@final
class Channel:
    """Hears what the other processes say; what it says itself, it does not hear."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._name = secrets.token_hex(6)
        self._listeners: list[Listener] = []
        self._ear: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen."""
        connection = await self._listening()
        self._ear = asyncio.create_task(self._hear(connection))

    async def close(self) -> None:
        """Stop listening."""
        if self._ear is not None:
            self._ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ear
            self._ear = None

    def subscribe(self, listener: Listener) -> None:
        """Call somebody with all news."""
        self._listeners.append(listener)

    def appended(self, pairs: list[tuple[str, int]]) -> Iterator[str]:
        """Give the notifications that tell of appends: tables and their last numbers."""
        for start in range(0, len(pairs), NEWS_MOST):
            yield format_plain({"by": self._name, "appended": pairs[start : start + NEWS_MOST]})

    def changed(self, table_id: str) -> str:
        """Give the notification that tells of a changed table."""
        return format_plain({"by": self._name, "changed": table_id})

    def peer_message(self, table_id: str, content: object) -> str:
        """Give the notification that tells a peer message; `ValueError` when it is too long."""
        if len(format_plain(content)) > PEER_MESSAGE_MOST:
            raise ValueError(f"What is told to other processes may have {PEER_MESSAGE_MOST} bytes.")
        return format_plain({"by": self._name, "peer": table_id, "content": content})

    async def _listening(self) -> Connection:
        connection = await self._address.connect()
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _hear(self, connection: Connection) -> None:
        """Listen for ever; when the connection is lost, come back and say that something may have been missed."""
        wait = FIRST_WAIT_SECONDS
        while True:
            try:
                async for notice in connection.notifies():
                    wait = FIRST_WAIT_SECONDS
                    self._spread(self._parse(notice.payload))
            except psycopg.Error:
                pass
            finally:
                await connection.close()
            while connection.closed:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT_SECONDS)
                with contextlib.suppress(psycopg.Error):
                    connection = await self._listening()
            self._spread([NewsMissed()])

    def _spread(self, news: Iterable[StoreNews]) -> None:
        loop = asyncio.get_running_loop()
        for single in news:
            for listener in self._listeners:
                loop.call_soon(listener, single)

    def _parse(self, payload: str) -> Iterator[StoreNews]:
        """Read a notification; one that is not ours to read, from whatever process, is passed over."""
        try:
            said = parse_plain(payload)
        except ValueError:
            return
        match said:
            case {"by": self._name}:
                return
            case {"appended": list(pairs)}:
                for pair in pairs:
                    match pair:
                        case [str(table_id), int(number)]:
                            yield Appended(table_id, number)
            case {"changed": str(table_id)}:
                yield Changed(table_id)
            case {"peer": str(table_id), "content": content}:
                yield PeerMessage(table_id, content)
