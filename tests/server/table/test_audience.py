"""What each client is told: views that are shared say the same as views that are made one by one."""

import pytest

from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.view import SPECTATOR
from greatcircle.server.table.audience import ENCODER, events_of, view_of
from greatcircle.server.table.table import Table
from greatcircle.store.contract import TableRecord
from tests.server.conftest import GAMES

SEATS = 3


def begun_table(game: Game) -> Table:
    """Open a table with three people, and begin."""
    version = game.identity.rules_version
    table = Table(TableRecord("t" * 12, "BCDF", game.identity.id, version, {}, SEATS, bytes(32), 0.0), game, {})
    for seat in range(SEATS):
        table.seat(seat, f"P{seat}", "person", True)
    table.begin()
    return table


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.identity.id)
def test_every_seat_is_sent_its_own_view_and_what_it_may_be_told(game: Game) -> None:
    table = begun_table(game)
    luck = QuickDealer("audience")
    steps = 0
    while steps < 60 and table.timeline.actors():
        seat = table.timeline.actors()[0]
        moves = table.timeline.asks[seat].moves
        table.play(seat, moves[luck.below(len(moves))], ["because"])
        for step in table.settle():
            assert step.state is not None
            for viewer in (SPECTATOR, *range(SEATS)):
                expected = ENCODER.encode(game.view(step.state, viewer).to_json())
                assert bytes(view_of(table, step, viewer) or b"") == expected
                told = [one.sentence for one in events_of(table, step, viewer)]
                if step.kind == "event":
                    assert told == [
                        event.sentence(step.state.seat_names()) for event in step.events if event.is_for(viewer)
                    ]
            steps += 1
    assert steps > 10
