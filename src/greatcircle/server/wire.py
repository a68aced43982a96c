"""This file is the way of a message to the network: at once, without a task that has to wake up for it.

A move is told to every client at its table. Through the usual way of ASGI each of them would cost a task's turn and
several layers; this is most of what a move costs. So our WebSocket protocol offers its transport to the application, as
an extension of the connection's scope.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION: Final = "greatcircle.direct"

Direct = Callable[[bytes], bool]
"""Send a text at once; False when that is not possible now, and nothing is sent."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """The WebSocket protocol of uvicorn, with a shorter way out."""

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"send": self.send_at_once}}
        await super().run_asgi()

    def send_at_once(self, text: bytes) -> bool:
        """Send a text, unless the connection is not open or its client reads too slowly."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def direct_of(scope: Any) -> Direct | None:
    """Find the short way of a connection; None on a server that has none."""
    direct: Direct | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("send")
    return direct
