"""This file is the tests that no secret leaves over real sockets: twins that differ in one send the same bytes.

Twins are the same table on two servers: same names, same seed, same log. One secret of one seat differs between them:
a sealed choice that was just made, or everything that somebody cannot know. All others ask for all they can think of.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.view import SPECTATOR
from greatcircle.server.table.table import Table
from tests.server.conftest import GAMES, running, setting_for
from tests.server.twin import Twins, all_that_is_said, log_of, phase_of, telling_walks, walk, wires_of

SECRET_GAMES = [game for game in GAMES.values() if game.has_secrets()]
SEATS_QUICK = 2
"""With more seats than these it takes a while."""
WALKS_TRIED = 6
COMPARED_PER_PHASE = 2
"""How often twins are compared in each phase of each walk, for each who looks."""
SEALINGS_COMPARED = 6
HINT_THOUGHTS = 3
HINT_SECONDS = 60.0
"""On a busy machine a bot may think for long; if it were replaced by a simpler one, hints would differ by that."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[object]]:
    """Two servers with nothing in common, but that the bots that give hints have the same luck and as many thoughts."""
    folders: list[Path] = [tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")]
    settings = [
        replace(setting_for(folder), think_seconds=HINT_SECONDS, luck="twins", thoughts=HINT_THOUGHTS)
        for folder in folders
    ]
    with running(settings[0]) as one, running(settings[1]) as other:
        yield [one, other]


@pytest.fixture
def twins(servers: list[object], caplog: pytest.LogCaptureFixture) -> Twins:
    caplog.set_level("DEBUG")
    return Twins(servers[0], servers[1], caplog)  # type: ignore[arg-type]  # fixtures have no types of their own


def seats_of(game: Game) -> list[int]:
    """Give the fewest and the most seats."""
    return sorted({game.fewest_seats(), min(game.identity.seats_max, 4)})


CASES = [
    pytest.param(game, seats, id=f"{game.identity.id}-{seats}", marks=[pytest.mark.slow] * (seats > SEATS_QUICK))
    for game in SECRET_GAMES
    for seats in seats_of(game)
]


def check_sealing(twins: Twins, table: Table, seat: int, luck: Random) -> None:
    """Let a seat choose two different things in secret; nobody else can tell which."""
    chosen = luck.sample(table.timeline.asks[seat].moves, 2)
    state = table.timeline.match.state
    wires = wires_of(table, luck)
    record, entries = twins.next_record(table), log_of(table)
    said: list[list[list[str]]] = []
    logged: list[list[str]] = []
    for server, move in zip((twins.one, twins.other), chosen, strict=True):
        twins.logged()
        with twins.table(server, record, entries, [*range(table.record.seats), SPECTATOR]) as clients:
            ask = clients[seat].situation["ask"]
            clients[seat].ask("play", seat=seat, asked=ask["asked"], move=state.wire(move))
            others = [number for number in range(len(clients)) if number != seat]
            said.append(
                [
                    all_that_is_said(server, clients[other], SPECTATOR if other == table.record.seats else other, wires)
                    for other in others
                ]
            )
            assert seat not in clients[others[0]].situation["actors"], "it is seen that the seat has chosen"
        logged.append(twins.logged())
    assert said[0] == said[1]
    assert logged[0] == logged[1]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_sealed_choice_changes_no_byte_that_others_are_sent(twins: Twins, game: Game, seats: int) -> None:
    if not any(len(table.timeline.actors()) > 1 for table in walk(game, seats, 0)):
        pytest.skip("seats choose one after the other in this game")
    luck = Random(5)
    compared = 0
    for number in range(WALKS_TRIED):
        for table in walk(game, seats, number):
            actors = table.timeline.actors()
            asked = [seat for seat in actors if len(actors) > 1 and len(table.timeline.asks[seat].moves) > 1]
            if asked and luck.random() < 0.5:
                check_sealing(twins, table, luck.choice(asked), luck)
                compared += 1
            if compared == SEALINGS_COMPARED:
                return
    pytest.fail(f"only {compared} sealed choices were compared")


def check_truths(twins: Twins, table: Table, seat: int, luck: Random) -> bool:
    """Put another truth behind what a seat, or an onlooker, sees; tell whether there was another one to put there."""
    state = table.timeline.match.state
    other_truth = table.game.sample(table.game.view(state, seat), QuickDealer(f"{luck.random()}"))
    wires = wires_of(table, luck)
    record, entries = twins.next_record(table), log_of(table)
    said: list[list[str]] = []
    for server, truth in ((twins.one, state), (twins.other, other_truth)):
        with twins.seen_by(server, record, entries, seat, truth) as client:
            said.append(all_that_is_said(server, client, seat, wires))
    assert said[0] == said[1]
    return other_truth.to_json() != state.to_json()


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_in_every_phase_nobody_is_sent_what_they_may_not_know(twins: Twins, game: Game, seats: int) -> None:
    luck = Random(6)
    numbers = telling_walks(game, seats, WALKS_TRIED)
    phases = {phase_of(table.timeline.match.state) for number in numbers for table in walk(game, seats, number)}
    compared: Counter[tuple[str, int]] = Counter()
    for number in numbers:
        for table in walk(game, seats, number):
            phase = phase_of(table.timeline.match.state)
            seat = min((*range(seats), SPECTATOR), key=lambda seat: (compared[phase, seat], seat != SPECTATOR))
            if compared[phase, seat] < COMPARED_PER_PHASE and luck.random() < 0.5:
                compared[phase, seat] += check_truths(twins, table, seat, luck)
    for phase in phases:
        assert sum(compared[phase, seat] for seat in (*range(seats), SPECTATOR)) > 0, f"nothing compared in {phase}"
