"""The way of a message to the network: at once if possible, in order always, and not for ever."""

import asyncio

import pytest

from greatcircle.server.socket.client import TRY_AGAIN, Client
from greatcircle.server.socket.direct import EXTENSION, direct_of
from tests.server.conftest import RunningServer


class Transport:
    """A transport that takes messages or does not."""

    def __init__(self) -> None:
        self.is_open = True
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> bool:
        if self.is_open:
            self.sent.append(message)
        return self.is_open


def test_a_message_goes_at_once() -> None:
    transport = Transport()
    client = Client(10, transport.send)
    client.send_encoded(b"one")
    client.send_encoded(b"two")
    assert transport.sent == [b"one", b"two"]


def test_no_message_overtakes_one_that_had_to_wait() -> None:
    async def test() -> None:
        transport = Transport()
        client = Client(10, transport.send)
        transport.is_open = False
        client.send_encoded(b"one")
        transport.is_open = True
        client.send_encoded(b"two")
        assert await client.outgoing() == [b"one", b"two"]
        client.send_encoded(b"three")  # the two are still on their way
        assert transport.sent == []
        assert await client.outgoing() == [b"three"]
        waiting = asyncio.create_task(client.outgoing())
        await asyncio.sleep(0)  # everything has been sent
        client.send_encoded(b"four")
        assert transport.sent == [b"four"]
        waiting.cancel()

    asyncio.run(test())


def test_who_does_not_read_is_cut_off() -> None:
    transport = Transport()
    transport.is_open = False
    client = Client(3, transport.send)
    for number in range(4):
        client.send_encoded(b"%d" % number)
    assert client.closing == TRY_AGAIN


@pytest.mark.parametrize("scope", [{}, {"extensions": None}, {"extensions": {EXTENSION: {}}}])
def test_a_server_without_the_short_way_uses_the_usual_one(scope: dict[str, object]) -> None:
    assert direct_of(scope) is None


def test_a_real_connection_has_the_short_way(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[bool] = []

    def noting(scope: object) -> object:
        found.append(direct_of(scope) is not None)
        return direct_of(scope)

    monkeypatch.setattr("greatcircle.server.socket.endpoint.direct_of", noting)
    opened = server.open(next(iter(server.site.setting.games)), ["here", "here"])
    with server.seat(opened) as client:
        client.ask("ping")
    assert found == [True]
