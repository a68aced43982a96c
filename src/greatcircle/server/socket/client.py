"""This file is one client at a table: what it holds, from where it looks, and what waits to be sent to it."""

import asyncio
from collections import deque
from typing import Final

from msgspec import Struct

from greatcircle.kernel.view import SPECTATOR
from greatcircle.server.socket.direct import Direct
from greatcircle.server.socket.message import Closed, Membership
from greatcircle.server.table.audience import ENCODER

GOING_AWAY: Final = 1001
ABUSE: Final = 1008
TRY_AGAIN: Final = 1013


class Client:
    """Somebody who is connected to a table."""

    def __init__(self, outgoing_most: int, direct: Direct | None = None) -> None:
        self.yours: list[int] = []
        """The seats that this client holds."""
        self.digests: list[bytes] = []
        """What its secrets are known by."""
        self.team: Membership | None = None
        """The team that it is in; only who holds no seat is in one."""
        self.looking = SPECTATOR
        self.wants_charts = False
        self.has_greeted = False
        self.greeted_at = 0.0
        """When it last said hello, in seconds since 1970."""
        self.is_asking = False
        """Whether a bot is thinking about a hint for this client."""
        self.closing: int | None = None
        """The code with which the connection is to be closed, once everything before it is sent."""
        self._outgoing: deque[bytes] = deque()
        self._outgoing_most = outgoing_most
        self._direct = direct
        self._is_writing = False
        """Whether messages that had to wait are being sent; none may overtake them."""
        self._wake = asyncio.Event()

    @property
    def sights(self) -> list[int]:
        """List the seats whose views it may see: its own, or the one whose team it is in."""
        return self.yours if self.yours or self.team is None else [self.team.seat]

    def hears(self, seat: int) -> bool:
        """Tell whether it belongs to the team of a seat, as its captain or as a mate."""
        return seat in self.sights

    def send(self, message: Struct) -> None:
        """Send a message as soon as the client takes it."""
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send what is encoded already; who does not read is cut off."""
        if self.closing is not None:
            return
        if self._direct is not None and not self._outgoing and not self._is_writing and self._direct(message):
            return
        if len(self._outgoing) >= self._outgoing_most:
            self._outgoing.clear()
            self.closing = TRY_AGAIN
        else:
            self._outgoing.append(message)
        self._wake.set()

    def close(self, code: int, sentence: str, is_final: bool = False) -> None:
        """Say why, and close."""
        if self.closing is None:
            self.send(Closed(sentence, is_final))
            self.closing = code
            self._wake.set()

    async def outgoing(self) -> list[bytes]:
        """Wait for something to send; nothing means that the connection is to be closed."""
        self._is_writing = False
        while not self._outgoing and self.closing is None:
            self._wake.clear()
            await self._wake.wait()
        self._is_writing = True
        batch = list(self._outgoing)
        self._outgoing.clear()
        return batch
