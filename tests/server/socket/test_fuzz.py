"""Whatever a client sends, a table neither stops nor changes by what it must not do."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from greatcircle.server.setting import Limit
from greatcircle.server.socket.message import AnyTableRequest
from tests.server.client import ServerClient, SocketClient
from tests.server.conftest import ROOMY, RunningServer, running, setting_for

TYPES = [msgspec.inspect.type_info(kind).tag for kind in get_args(AnyTableRequest)]  # type: ignore[attr-defined]  # all are structs
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
FIELDS = st.sampled_from(
    ["ref", "seat", "asked", "move", "text", "to", "yes", "name", "player", "phrase", "secrets", "seen", "salt"]
)
SMALL = st.integers(-3, 12)
FORGED = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES) | st.text(max_size=8)},
    optional={
        "ref": SMALL | JSON,
        "seat": SMALL | JSON,
        "asked": st.integers(-5, 400) | JSON,
        "move": st.dictionaries(st.sampled_from(["move", "cap", "to", "die", "seat", "jet"]), JSON, max_size=3) | JSON,
        "text": st.text(max_size=200),
        "to": st.integers(-5, 400),
        "yes": st.booleans() | JSON,
        "name": st.text(max_size=40) | JSON,
        "player": st.sampled_from(["greedy", "random", "person", "open", "nobody"]) | JSON,
        "phrase": st.text(max_size=30),
        "secrets": st.lists(st.text("ABCdef123-_", min_size=20, max_size=24), max_size=14) | JSON,
        "seen": st.integers(-5, 400),
        "salt": st.text(max_size=80),
    },
)
RAW = st.one_of(
    FORGED.map(json.dumps),
    st.tuples(FORGED, st.dictionaries(FIELDS, JSON, max_size=3)).map(lambda pair: json.dumps({**pair[0], **pair[1]})),
    JSON.map(json.dumps),
    st.text(max_size=60),
    st.binary(max_size=60),
    st.integers(4090, 9000).map(lambda size: json.dumps({"type": "ping", "ref": 1, "x": "a" * size})),
)
BOLD = Limit(
    messages_per_second=5000.0,
    messages_at_once=5000,
    faults_most=1_000_000,
    tables_per_minute=100_000,
    requests_per_minute=1_000_000,
)
"""Limits under which a client may talk nonsense for as long as it likes."""
HARMLESS = {"look", "say", "hint", "why", "ping"}
"""What a client may ask at any time without changing the table."""


@pytest.fixture(scope="module")
def bold_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(setting_for(tmp_path_factory.mktemp("bold"), BOLD)) as one:
        yield one


class Witness:
    """A table at which somebody waits for a seat's move, so that any change of it shows."""

    def __init__(self, catalogue: ServerClient) -> None:
        self.catalogue = catalogue
        self.opened = catalogue.open("trap-the-cap", ["here", "here"], first=1)
        self.id: str = self.opened["table"]["id"]
        with catalogue.seat(self.opened) as client:
            client.wait_for_turn()
        self.before = self.picture()

    def picture(self) -> tuple[Any, ...]:
        """Tell all that a newcomer would see, but who is connected."""
        with self.catalogue.socket(self.id) as client:
            welcome = client.hello([])
            seats = [{**seat, "is_here": False} for seat in welcome["table"]["seats"]]
            return welcome["situation"], welcome["steps"], {**welcome["table"], "seats": seats}


@pytest.mark.slow
@settings(max_examples=150)
@given(messages=st.lists(RAW, min_size=1, max_size=12), greets=st.booleans())
def test_a_stranger_changes_nothing(bold_server: RunningServer, messages: list[str | bytes], greets: bool) -> None:
    table = _table(bold_server)
    with bold_server.socket(table.id) as client:
        if greets:
            client.hello([])
        _pour(client, messages)
    assert table.picture() == table.before


@pytest.mark.slow
@settings(max_examples=150)
@given(messages=st.lists(RAW, min_size=1, max_size=12))
def test_the_other_seat_changes_nothing_of_the_match(bold_server: RunningServer, messages: list[str | bytes]) -> None:
    table = _table(bold_server)
    harmless = [message for message in messages if _kind_of(message) in HARMLESS or not _may_change_seats(message)]
    with bold_server.seat(table.opened, 1) as client:
        _pour(client, harmless)
    assert table.picture() == table.before


@pytest.mark.parametrize("repeats", [2, 5])
def test_a_repeated_move_is_made_once(server: RunningServer, repeats: int) -> None:
    opened = server.open("trap-the-cap", ["here", "here"], first=1)
    with server.seat(opened) as client:
        ask = client.wait_for_turn()["ask"]
        refs = [
            client.say("play", seat=ask["seat"], asked=ask["asked"], move=ask["offers"][0]["move"])
            for _ in range(repeats)
        ]
        client.hear_all()
        answers = {message["ref"]: message for message in client.heard if message.get("ref") in refs}
        assert [answers[ref]["type"] for ref in refs] == ["done"] + ["rejected"] * (repeats - 1)
        assert all(answers[ref]["is_stale"] for ref in refs[1:])
        numbers = [step["number"] for step in client.steps]
        assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("off", [-2, -1, 1, 5])
def test_an_answer_to_another_ask_is_refused(server: RunningServer, off: int) -> None:
    opened = server.open("trap-the-cap", ["here", "here"], first=1)
    with server.seat(opened) as client:
        ask = client.wait_for_turn()["ask"]
        ref = client.say("play", seat=ask["seat"], asked=ask["asked"] + off, move=ask["offers"][0]["move"])
        assert client.wait(lambda message: message.get("ref") == ref)["type"] == "rejected"
        client.hear_all()
        assert client.situation["number"] == ask["asked"]


def test_who_talks_nonsense_for_long_is_sent_away_and_nobody_else(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"], first=1)
    with server.seat(opened) as other, server.socket(opened["table"]["id"]) as client:
        with pytest.raises(ConnectionClosed):
            _talk_nonsense(client)
        other.hear_all()
        assert other.play()["type"] == "done"


_TABLES: dict[int, Witness] = {}


def _table(catalogue: RunningServer) -> Witness:
    """Give the table of a server that all examples share; it must not change, so it can be shared."""
    if catalogue.port not in _TABLES:
        _TABLES[catalogue.port] = Witness(catalogue)
    return _TABLES[catalogue.port]


def _pour(client: SocketClient, messages: list[str | bytes]) -> None:
    """Send everything; being cut off is a fair answer."""
    try:
        for message in messages:
            client.connection.send(message)
        client.say("ping")
        while client.hear()["type"] != "done":
            pass
    except ConnectionClosed:
        pass


def _talk_nonsense(client: SocketClient) -> None:
    for _ in range(10 * ROOMY.faults_most):
        client.connection.send("nonsense")
        client.hear()


def _kind_of(message: str | bytes) -> str:
    try:
        read = json.loads(message)
    except ValueError:
        return ""
    return str(read.get("type", "")) if isinstance(read, dict) else ""


def _may_change_seats(message: str | bytes) -> bool:
    """Tell whether a seated client may really do this: change its own seat, or ask the table something."""
    return _kind_of(message) in {"rename", "hand_over", "stand_up", "ask_back", "agree", "undo", "hello", "begin"}
