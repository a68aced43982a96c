"""This file is clients of a table server for tests: plain HTTP, and a socket that keeps what it was told."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 20.0
WEB = httpx.Client(timeout=PATIENCE, verify=False, limits=httpx.Limits(max_keepalive_connections=0))
"""Shared, since making one takes longer than most requests; it keeps no connection to servers that have stopped."""


class RequestRefused(Exception):
    """The server refused a request."""

    def __init__(self, message: Message) -> None:
        super().__init__(message["sentence"])
        self.message = message


@dataclass
class SocketClient:
    """One connection to a table. Its attributes are what a browser would show."""

    connection: ClientConnection
    table: Message = field(default_factory=dict)
    situation: Message = field(default_factory=dict)
    yours: list[int] = field(default_factory=list)
    steps: list[Message] = field(default_factory=list)
    """Every step in the order in which it was told."""
    heard: list[Message] = field(default_factory=list)
    """Every message, unread ones included."""
    raw: list[str] = field(default_factory=list)
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def say(self, kind: str, **fields: object) -> int:
        """Send a request and give its reference."""
        ref = next(self.numbers)
        self.connection.send(json.dumps({"type": kind, "ref": ref, **fields}))
        return ref

    def ask(self, kind: str, **fields: object) -> Message:
        """Send a request and wait for its answer; `RequestRefused` when it is refused."""
        ref = self.say(kind, **fields)
        answer = self.wait(lambda message: message.get("ref") == ref)
        if answer["type"] == "rejected":
            raise RequestRefused(answer)
        return answer

    def hello(self, secrets: list[str], seen: int = -1, salt: str = "") -> Message:
        """Say hello and wait for the welcome."""
        return self.ask("hello", secrets=secrets, seen=seen, salt=salt)

    def hear(self, timeout: float = PATIENCE) -> Message:
        """Wait for the next message, whatever it is."""
        text = self.connection.recv(timeout=timeout)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        self.steps += message.get("steps", [])
        self.table = message.get("table", self.table)
        self.situation = message.get("situation", self.situation)
        self.yours = message.get("yours", self.yours)
        return message

    def hear_all(self) -> None:
        """Hear everything that was sent before now."""
        self.ask("ping")

    def hear_to_the_end(self) -> None:
        """Hear everything until the connection ends, which raises `ConnectionClosed`."""
        while True:
            self.hear()

    def wait(self, is_wanted: Callable[[Message], bool], timeout: float = PATIENCE) -> Message:
        """Hear messages until one is what is waited for."""
        while True:
            message = self.hear(timeout)
            if is_wanted(message):
                return message

    def wait_until(self, holds: Callable[["SocketClient"], bool]) -> None:
        """Hear messages until something holds."""
        while not holds(self):
            self.hear()

    def is_asked(self) -> bool:
        """Tell whether something is asked of the seat that this client looks from."""
        return self.situation["ask"] is not None

    def wait_for_turn(self) -> Message:
        """Hear messages until something is asked of this client or the match is over; give the situation."""
        self.wait_until(lambda client: client.situation["ask"] is not None or client.situation["ending"] is not None)
        return self.situation

    def play(self, luck: Random | None = None) -> Message:
        """Make the first of the offered moves, or any of them, or answer nothing to a question."""
        ask = self.situation["ask"]
        if ask["question"] is not None and ask["question"]["is_typed"]:
            return self.ask("answer", seat=ask["seat"], asked=ask["asked"], text="")
        offer = ask["offers"][0] if luck is None else luck.choice(ask["offers"])
        return self.ask("play", seat=ask["seat"], asked=ask["asked"], move=offer["move"])

    def play_to_the_end(self) -> None:
        """Play anything until the match is over; the client holds every person's seat."""
        luck = Random(7)
        while True:
            self.wait_until(
                lambda heard: (
                    heard.situation["ending"] is not None or any(a in heard.yours for a in heard.situation["actors"])
                )
            )
            if self.situation["ending"] is not None:
                return
            if self.situation["ask"] is None:
                own = next(actor for actor in self.situation["actors"] if actor in self.yours)
                self.ask("look", seat=own)
                self.hear_all()
            self.play(luck)
            self.hear_all()

    def close(self) -> None:
        """Go away."""
        self.connection.close()


@dataclass
class ServerClient:
    """A program that talks to a server over HTTP, and opens sockets."""

    port: int

    @property
    def base(self) -> str:
        """Where the server is."""
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **fields: Any) -> httpx.Response:
        """Ask for something."""
        return WEB.get(self.base + path, **fields)

    def stream(self, path: str, headers: dict[str, str]) -> AbstractContextManager[httpx.Response]:
        """Ask for something and take it as it is sent, without decoding."""
        return WEB.stream("GET", self.base + path, headers=headers)

    def post(self, path: str, body: object, **fields: Any) -> httpx.Response:
        """Send something."""
        return WEB.post(self.base + path, json=body, **fields)

    def open(self, game: str, players: list[str] | dict[str, str], /, **options: object) -> Message:
        """Open a table; each player is "here", "elsewhere" or a bot's name, and may have a name of their own."""
        named = players if isinstance(players, dict) else {f"P{number}": who for number, who in enumerate(players)}
        seats = [{"player": player, "name": name} for name, player in named.items()]
        answer = self.post("/api/tables", {"game": game, "seats": seats, "options": options})
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    @contextmanager
    def socket(self, table_id: str, **fields: Any) -> Iterator[SocketClient]:
        """Connect to a table."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket"
        with connect(url, compression=None, max_size=None, **fields) as connection:
            yield SocketClient(connection)

    @contextmanager
    def seat(self, opened: Message, *seats: int, salt: str = "") -> Iterator[SocketClient]:
        """Connect to a table and say hello with the keys of some seats, or of all that were given out."""
        secrets = [key["secret"] for key in opened["keys"] if not seats or key["seat"] in seats]
        with self.socket(opened["table"]["id"]) as client:
            client.hello(secrets, salt=salt)
            yield client
