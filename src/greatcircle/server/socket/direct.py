"""This file is the way of a message to the network: straight, without a task that has to wake up for it.

A move is told to every client at its table. Through the usual way of ASGI each message would cost a task's turn,
several layers and a call of the system. So our WebSocket protocol offers the application a shorter way, as an extension
of the connection's scope; what is sent in one turn of the event loop goes out together.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION: Final = "greatcircle.direct"
UNREAD_MOST: Final = 8
"""With so many messages unread, a client has to wait; uvicorn would stop and start listening for every single one."""

Direct = Callable[[bytes], bool]
"""Send a text; False when that is not possible now, and nothing is sent."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """The WebSocket protocol of uvicorn, with a shorter way out."""

    is_flushing = False
    """Whether what was sent in this turn of the event loop is about to go out."""

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"send": self.send_directly}}
        await super().run_asgi()

    def send_directly(self, text: bytes) -> bool:
        """Send a text, unless the connection is not open or its client reads too slowly."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        if not self.is_flushing:
            self.is_flushing = True
            self.loop.call_soon(self._flush)
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; stop listening only when too many are unread."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= UNREAD_MOST:
            self.read_paused = True
            self.transport.pause_reading()

    def _flush(self) -> None:
        """Let everything go that waits; whatever else uvicorn sends takes it along, so the order is kept anyway."""
        self.is_flushing = False
        data = b"".join(self.conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)


def direct_of(scope: Any) -> Direct | None:
    """Find the short way of a connection; None on a server that has none."""
    direct: Direct | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("send")
    return direct
