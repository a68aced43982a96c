"""This file is the test that a secret route stays secret to the end: two matches that differ in it send the same bytes.

A match is played over real sockets to a late week. Then one escapee's whole journey is drawn anew, such that all that
was announced stays true, and the match is played once more, with the same dice. Nobody else can tell the two apart.
"""

from pathlib import Path
from typing import cast

import pytest

from greatcircle.games.captivade.game import GAME
from greatcircle.games.captivade.moves import run_code, wire
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.games.captivade.sample import imagine
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.state import CHANCE, Wire
from greatcircle.kernel.view import SPECTATOR
from greatcircle.server.table.entry import MoveEntry
from greatcircle.server.table.table import Table
from greatcircle.store.contract import TableRecord
from tests.server.client import SocketClient
from tests.server.conftest import RunningServer, running, setting_for
from tests.server.twin import Twins, log_of, walk

WEEKS_PLAYED = 4

Script = list[tuple[int, Wire]]


def week_of(table: Table) -> int:
    return int(cast(Captivade, table.timeline.match.state).week)


def played(seats: int, number: int) -> Table:
    """Play by lots into a late week, with as many escapees still free as can be."""
    last: Table | None = None
    for table in walk(GAME, seats, number):
        if week_of(table) > WEEKS_PLAYED:
            return table
        last = table
    assert last is not None
    return last


def script_of(table: Table) -> Script:
    """List what the seats did; the dice will fall again as they did."""
    moves = [entry for entry in table.pending if isinstance(entry, MoveEntry)]
    return [(entry.actor, entry.move) for entry in moves if entry.actor != CHANCE]


def opening_entries(table: Table) -> int:
    """Count what comes before the first seat acts: who sits where, the beginning, and the lots for the characters."""
    entries = enumerate(table.pending)
    return next(number for number, entry in entries if isinstance(entry, MoveEntry) and entry.actor != CHANCE)


def with_another_journey(table: Table, seat: int) -> Script:
    """Draw a seat's whole journey anew, and tell the match with it."""
    truth = cast(Captivade, table.timeline.match.state)
    other = cast(Captivade, truth.copy())
    imagine(other, seat, QuickDealer("another journey"))
    trips = [wire(run_code(end, flights)) for end, flights in zip(other.ends[seat], other.flights[seat], strict=True)]
    script: Script = []
    for actor, move in script_of(table):
        script.append((actor, trips.pop(0) if actor == seat and move["move"] == "run" else move))
    assert not trips
    return script


def play(clients: list[SocketClient], script: Script) -> None:
    """Let everybody do what the script says; all hear everything."""
    for seat, move in script:
        client = clients[seat]
        client.wait_until(lambda heard: heard.situation["ask"] is not None)
        client.ask("play", seat=seat, asked=client.situation["ask"]["asked"], move=move)
        for other in clients:
            other.hear_all()


@pytest.mark.slow
@pytest.mark.rule("CV-19")
@pytest.mark.rule("CV-142")
@pytest.mark.parametrize(("seats", "number"), [(4, 1), (3, 2), (2, 3)])
def test_two_matches_that_differ_in_a_secret_route_send_the_others_the_same_bytes(
    seats: int, number: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = played(seats, number)
    seat = cast(Captivade, table.timeline.match.state).free_seats()[0]
    scripts = script_of(table), with_another_journey(table, seat)
    assert scripts[0] != scripts[1]
    opening = log_of(table)[: opening_entries(table)]
    heard: list[list[list[str]]] = []
    with running(setting_for(tmp_path / "one")) as one, running(setting_for(tmp_path / "other")) as other:
        twins = Twins(one, other, caplog)
        record = twins.next_record(table)
        for server, script in zip((one, other), scripts, strict=True):
            heard.append(raw_of(twins, server, record, opening, script))
    own = [raw.pop(seat) for raw in heard]
    assert own[0] != own[1], "who travelled knows where"
    assert heard[0] == heard[1]


def raw_of(
    twins: Twins, server: RunningServer, record: TableRecord, opening: list[bytes], script: Script
) -> list[list[str]]:
    """Play a script at a table and give every byte that each client was sent, an onlooker last."""
    seats = [*range(record.seats), SPECTATOR]
    with twins.table(server, record, opening, seats) as clients:
        play(clients, script)
        return [client.raw for client in clients]
