"""This file is one WebSocket: a client comes to a table, says hello, sends requests, hears news, and goes."""

import asyncio
import logging
from collections import Counter
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder

from greatcircle.server.limit import Bucket, is_same_origin
from greatcircle.server.socket.client import ABUSE, GOING_AWAY, TRY_AGAIN, Client
from greatcircle.server.socket.direct import direct_of
from greatcircle.server.socket.message import AnyTableRequest, Hello, Ping, Rejected
from greatcircle.server.table.actions import TableActions
from greatcircle.server.table.live_tables import LiveTables, NoTable, TooManyTables, Unplayable
from greatcircle.server.table.session import TableSession
from greatcircle.store.contract import StoreError

LAST_SECONDS: Final = 3.0
"""So long a client has to take its last messages."""
NO_TABLE: Final = 4404
NO_REF: Final = -1
"""The reference of an answer to something that could not be read."""

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


class _Referenced(Struct):
    """As much of a message as is needed to answer it."""

    ref: int = NO_REF


_REQUESTS: Final[Decoder[AnyTableRequest]] = Decoder(AnyTableRequest)
_REFERENCES: Final = Decoder(_Referenced)


class TableEndpoint:
    """Where clients come in."""

    def __init__(self, tables: LiveTables, actions: TableActions) -> None:
        self.tables = tables
        self.actions = actions
        self.limit = tables.setting.limit
        self._clients: dict[Client, None] = {}
        self._addresses: Counter[str] = Counter()

    async def admit(self, socket: Socket, table_id: str) -> None:
        """Let a client in, as long as it stays; whatever it does, nobody else is disturbed."""
        address = socket.client.host if socket.client else ""
        if not is_same_origin(socket.headers) or self._addresses[address] >= self.limit.clients_per_address:
            await socket.close(ABUSE)  # before it is accepted, this answers 403
            return
        self._addresses[address] += 1
        try:
            await socket.accept()
            await self._attend(socket, table_id)
        except WebSocketDisconnect:
            pass
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    async def close(self) -> None:
        """Tell everyone that the server goes away."""
        for client in list(self._clients):
            client.close(GOING_AWAY, "The server stops for a moment; your table is safe.")

    async def _attend(self, socket: Socket, table_id: str) -> None:
        client = Client(self.limit.outgoing_messages, direct_of(socket.scope))
        self._clients[client] = None
        writer = asyncio.create_task(_write(socket, client))
        listener = asyncio.create_task(self._serve(socket, client, table_id))
        try:
            await asyncio.wait({writer, listener}, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait({writer, listener}, timeout=LAST_SECONDS)
        finally:
            self._clients.pop(client, None)
            for task in (listener, writer):
                task.cancel()
            await asyncio.gather(listener, writer, return_exceptions=True)

    async def _serve(self, socket: Socket, client: Client, table_id: str) -> None:
        """Listen to a client at a table; whatever ends it, the client is told why."""
        try:
            async with self.tables.visit(table_id) as session:
                try:
                    await self._listen(socket, client, session)
                finally:
                    self.actions.part(session, client)
            client.close(GOING_AWAY, "Goodbye.")
        except NoTable:
            client.close(NO_TABLE, "There is no such table.", is_final=True)
        except Unplayable as fault:
            client.close(NO_TABLE, str(fault), is_final=True)
        except TimeoutError:
            client.close(ABUSE, "Nobody said hello.")
        except (TooManyTables, StoreError):
            client.close(TRY_AGAIN, "The server cannot seat you just now. Try again in a moment.")
        except WebSocketDisconnect:
            client.close(GOING_AWAY, "Goodbye.")
        except Exception:
            log.exception("A client could not be served.")
            client.close(TRY_AGAIN, "Something went wrong here. Reload the page to go on.")

    async def _listen(self, socket: Socket, client: Client, session: TableSession) -> None:
        """Take one message after another until the client goes or is sent away."""
        bucket = Bucket(self.limit.messages_per_second, self.limit.messages_at_once)
        faults = 0
        hello_by = asyncio.get_running_loop().time() + self.limit.hello_seconds
        while client.closing is None:
            if client.has_greeted:
                data = await _receive(socket)
            else:
                async with asyncio.timeout_at(hello_by):
                    data = await _receive(socket)
            await _pause(bucket.wait_for_one())  # who says too much is listened to more slowly
            request = self._read(data, client)
            if isinstance(request, Hello | Ping) or (request is not None and client.has_greeted):
                await self.actions.handle(session, client, request)
                continue
            if request is not None:
                client.send(Rejected(request.ref, "Say hello first."))
            faults += 1
            if faults > self.limit.faults_most:
                client.close(ABUSE, "Too many messages that could not be understood.", is_final=True)

    def _read(self, data: bytes, client: Client) -> AnyTableRequest | None:
        """Read a message; what cannot be read is refused."""
        if len(data) > self.limit.message_bytes:
            client.send(Rejected(NO_REF, "This message is too long."))
            return None
        try:
            return _REQUESTS.decode(data)
        except (ValidationError, DecodeError, RecursionError, UnicodeDecodeError):
            client.send(Rejected(_reference_in(data), "This message makes no sense."))
            return None


def _reference_in(data: bytes) -> int:
    try:
        return _REFERENCES.decode(data).ref
    except (ValidationError, DecodeError, RecursionError, UnicodeDecodeError):
        return NO_REF


async def _receive(socket: Socket) -> bytes:
    """Wait for a message."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone", code=GOING_AWAY)
    text = event.get("text")
    return text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""


async def _write(socket: Socket, client: Client) -> None:
    """Send what waits for a client, until it is to be closed."""
    try:
        while True:
            batch = await client.outgoing()
            for message in batch:
                await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            if client.closing is not None and not batch:
                await socket.send({"type": "websocket.close", "code": client.closing, "reason": ""})
                return
    except (WebSocketDisconnect, RuntimeError, OSError):
        client.closing = client.closing or GOING_AWAY


async def _pause(seconds: float) -> None:
    if seconds > 0:
        await asyncio.sleep(seconds)
