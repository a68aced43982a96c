"""This file is twins for tests of secrets: one table on two servers, alike to the last byte but for one secret."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from itertools import count
from random import Random

import pytest

from greatcircle.kernel.game import Game
from greatcircle.kernel.option import options_to_json
from greatcircle.kernel.state import State, Wire
from greatcircle.kernel.view import SPECTATOR
from greatcircle.server.table.entry import SeatEntry, format_entry
from greatcircle.server.table.opening import CODE_LETTERS, ID_SIGNS
from greatcircle.server.table.seat_key import digest_of
from greatcircle.server.table.table import Table
from greatcircle.store.contract import SeatKey, TableRecord
from tests.server.client import SocketClient
from tests.server.conftest import RunningServer

SOME_MOVES = 10
"""So many moves are asked about."""
NAMES = ("1", "12", "stay", "London", "nonsense")
"""Names that are asked about in every game."""
PATHS = ("", "/replay", "/replay/0", "/dice", "/logbook")
"""What anybody can ask for about a table, over HTTP."""


DECISIONS_MOST = 400
NUMBERS = count(1)
"""The numbers of the tables that are opened."""


def secret_of(seat: int) -> str:
    """Give the secret that opens a seat of every table."""
    return f"secret-of-seat-{seat:07}"


def phase_of(state: State) -> str:
    """Name what a match waits for, if its plain data say so."""
    return str(state.to_json().get("phase", ""))


def seed_of(number: int) -> bytes:
    """Give the seed of a match."""
    return number.to_bytes(32)


def walk(game: Game, seats: int, number: int) -> Iterator[Table]:
    """Play a match at a table by lots, and give the table before each decision; `log_of` tells how it came there.

    Very long matches are left after a while.
    """
    options = options_to_json(game.parse_options({}, seats))
    record = TableRecord("", "", game.identity.id, game.identity.rules_version, options, seats, seed_of(number), 0.0)
    table = Table(record, game, {})
    for seat in range(seats):
        table.seat(seat, f"P{seat}", "person", True)
    table.begin()
    luck = Random(number)
    for _ in range(DECISIONS_MOST):
        if table.stage == "over":
            return
        yield table
        seat = luck.choice(table.timeline.actors())
        table.play(seat, luck.choice(table.timeline.asks[seat].moves))


def log_of(table: Table) -> list[bytes]:
    """Write down everything that has happened at a table that was walked through."""
    assert isinstance(table.pending[0], SeatEntry)
    return [format_entry(entry) for entry in table.pending]


def telling_walks(game: Game, seats: int, tries: int) -> list[int]:
    """Choose the numbers of walks that together wait for everything that any of them waits for."""
    met: dict[int, set[str]] = {}
    for number in range(tries):
        met[number] = {phase_of(table.timeline.match.state) for table in walk(game, seats, number)}
    chosen: list[int] = []
    left = set().union(*met.values())
    while left:
        best = max(met, key=lambda number: len(met[number] & left))
        chosen.append(best)
        left -= met[best]
    return chosen


@dataclass
class Twins:
    """Two servers on which the same tables are opened."""

    one: RunningServer
    other: RunningServer
    caplog: pytest.LogCaptureFixture

    def next_record(self, table: Table) -> TableRecord:
        """Give a table a name of its own, the same on both servers."""
        number = next(NUMBERS)
        return replace(table.record, id=_written(number, ID_SIGNS, 12), code=_written(number, CODE_LETTERS, 4))

    @contextmanager
    def table(
        self, server: RunningServer, record: TableRecord, entries: list[bytes], comers: Sequence[int]
    ) -> Iterator[list[SocketClient]]:
        """Open the table and let some come, one after the other."""
        keys = [SeatKey(seat, digest_of(secret_of(seat))) for seat in range(record.seats)]
        server.call(server.site.tables.open(record, [record.code], keys, entries))
        with ExitStack() as stack:
            clients = [stack.enter_context(server.socket(record.id)) for _ in comers]
            for seat, client in zip(comers, clients, strict=True):
                client.hello([secret_of(seat)] if seat != SPECTATOR else [])
            yield clients

    @contextmanager
    def seen_by(
        self, server: RunningServer, record: TableRecord, entries: list[bytes], seat: int, truth: State
    ) -> Iterator[SocketClient]:
        """Open the table with this truth behind what a seat sees, and let the seat come."""
        with self.table(server, record, entries, []):
            timeline = server.site.tables.sessions[record.id].table.timeline
            timeline.match.state, timeline.steps[-1].state = truth.copy(), truth.copy()
            with server.socket(record.id) as client:
                client.hello([secret_of(seat)] if seat != SPECTATOR else [])
                yield client

    def logged(self) -> list[str]:
        """Give what the server has logged since this was asked last."""
        lines = [line.getMessage() for line in self.caplog.records if line.name.startswith("greatcircle")]
        self.caplog.clear()
        return lines


def all_that_is_said(server: RunningServer, client: SocketClient, seat: int, wires: Sequence[Wire]) -> list[str]:
    """Ask for everything that may be asked at a table, allowed or not, and give every byte that came back."""
    table_id = client.table["id"]
    for wire in wires:
        client.say("why", seat=max(seat, 0), move=wire)
        client.say("play", seat=max(seat, 0), asked=client.situation["number"] + 1, move=wire)
    for name in NAMES:
        client.say("why", seat=max(seat, 0), name=name)
        client.say("answer", seat=max(seat, 0), asked=client.situation["number"], text=name)
    for other in range(len(client.table["seats"])):
        if other != seat:
            client.say("hint", seat=other)
            client.say("look", seat=other)
            client.say("undo", seat=other, number=client.situation["number"])
    client.say("undo", seat=max(seat, 0), number=-1)
    client.say("agree", seat=max(seat, 0), yes=True)
    client.say("rematch", seat=max(seat, 0))
    client.connection.send("no JSON at all")
    client.hear_all()
    if seat != SPECTATOR and client.situation["ask"] is not None:
        client.ask("hint", seat=seat)
    client.hello([secret_of(seat)] if seat != SPECTATOR else [], seen=client.situation["number"] - 1)
    answers = [server.get(f"/api/tables/{table_id}{path}").text for path in PATHS]
    fork = {"number": 1, "seats": [{"player": "here"}] * len(client.table["seats"])}
    answers.append(server.post(f"/api/tables/{table_id}/fork", fork).text)
    return [*client.raw, *answers]


def wires_of(table: Table, luck: Random) -> list[Wire]:
    """Choose some moves of every seat and of chance, legal ones and others."""
    state = table.timeline.match.state
    legal = {move for actor in range(-1, table.record.seats) for move in state.legal(actor)}
    some = luck.sample(sorted(legal), min(SOME_MOVES, len(legal)))
    return [state.wire(move) for move in [*some, luck.randrange(table.game.move_count)]]


def _written(number: int, signs: str, length: int) -> str:
    word = ""
    for _ in range(length):
        number, sign = divmod(number, len(signs))
        word = signs[sign] + word
    return word
