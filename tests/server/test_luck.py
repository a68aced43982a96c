"""This file is the tests of a server whose luck is fixed: tables opened alike are played alike, on no other server."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import Message
from tests.server.conftest import RunningServer, running, setting_for

GAME = "take-off"
PLAYERS = ["here", "random", "greedy"]


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server of which a test knows the dice."""
    with running(replace(setting_for(tmp_path_factory.mktemp("fixed")), luck="one")) as one:
        yield one


def played(server: RunningServer, players: list[str] = PLAYERS) -> Message:
    """Play a short match to its end, and give everything that it was."""
    opened = server.open(GAME, players, round_limit=2)
    with server.seat(opened) as client:
        while client.wait_for_turn()["ending"] is None:
            client.play()
    match: Message = server.get(f"/api/tables/{opened['table']['id']}/replay").json()
    return {"lines": match["lines"], "seed": server.get(f"/api/tables/{opened['table']['id']}/dice").json()["seed"]}


def test_tables_opened_alike_are_played_alike_by_dice_and_bots(fixed: RunningServer, tmp_path: Path) -> None:
    match = played(fixed)
    assert played(fixed) == match
    with running(replace(setting_for(tmp_path), luck="one")) as again:
        assert played(again) == match


def test_another_text_or_another_table_has_other_dice(fixed: RunningServer, tmp_path: Path) -> None:
    match = played(fixed)
    assert played(fixed, ["here", "greedy", "greedy"])["seed"] != match["seed"]
    with running(replace(setting_for(tmp_path), luck="two")) as other:
        assert played(other)["seed"] != match["seed"]


def test_a_rematch_has_dice_of_its_own(fixed: RunningServer) -> None:
    opened = fixed.open(GAME, PLAYERS, round_limit=2)
    with fixed.seat(opened) as client:
        while client.wait_for_turn()["ending"] is None:
            client.play()
        client.ask("rematch", seat=0)
        client.wait_until(lambda one: one.table["next_table"] is not None)
        following = client.table["next_table"]
    seeds = {fixed.call(fixed.site.store.load(table)).seed for table in (opened["table"]["id"], following)}
    assert len(seeds) == 2


def test_the_luck_of_a_server_for_people_is_never_fixed(server: RunningServer) -> None:
    """The same form twice, and nothing to foresee the second table's dice by."""
    assert played(server)["seed"] != played(server)["seed"]
