"""This file is the tests of coming and going: missed steps, fresh views, restarts, memory, and a disk that fails."""

import asyncio
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import parse_logbook
from greatcircle.kernel.option import Since, switch, version
from greatcircle.server.setting import Limit
from greatcircle.server.table.session import TableSession
from greatcircle.store.contract import Overtaken, StoreError
from tests.kernel.sealed_bid import GAME as SEALED_BID
from tests.kernel.sealed_bid import BidOptions
from tests.server.client import RequestRefused
from tests.server.conftest import RunningServer, running, setting_for


@dataclass(frozen=True)
class NewBidOptions(BidOptions):
    """Options of a game whose older rules are forgotten."""

    rules_version: int = version(newest=2, oldest=2)


@dataclass(frozen=True)
class GrownBidOptions(BidOptions):
    """The options of a game that has learned to be kind since."""

    rules_version: int = version(newest=2, oldest=1)
    is_kind: bool = switch(True, "Whether players are kind.", since=Since(2, False))


def grown_bid() -> Game:
    """Make the sealed bid with its rules of version 2."""
    identity = replace(SEALED_BID.identity, rules_version=2)
    return type(SEALED_BID)(identity, GrownBidOptions, SEALED_BID.move_count)


def test_who_comes_back_hears_what_was_missed(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as client:
        client.wait_for_turn()
        seen = client.situation["number"]
        for _ in range(3):
            client.wait_for_turn()
            client.play()
        client.hear_all()
        told = [step for step in client.steps if step["number"] > seen]
        looking = client.situation["looking"]
    with server.socket(opened["table"]["id"]) as again:
        welcome = again.hello([key["secret"] for key in opened["keys"]], seen=seen)
        assert not welcome["is_fresh"]
        assert [step["number"] for step in welcome["steps"]] == [step["number"] for step in told]
        assert [step["events"] for step in welcome["steps"]] == [step["events"] for step in told]
        assert welcome["situation"]["looking"] == looking
        assert welcome["history"] == []


def test_who_comes_anew_gets_the_last_view_and_the_story(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "greedy"])
    with server.seat(opened) as client:
        for _ in range(5):
            client.wait_for_turn()
            client.play()
        client.wait_for_turn()
        steps = client.steps
        for seen in (-1, 0, 10_000):
            with server.socket(opened["table"]["id"]) as watcher:
                welcome = watcher.hello([], seen=seen)
                assert welcome["is_fresh"]
                assert [step["number"] for step in welcome["steps"]] == [steps[-1]["number"]]
                told = [{"number": step["number"], "events": step["events"]} for step in steps if step["events"]]
                assert welcome["history"][-len(told) :] == told


def test_a_long_absence_ends_with_a_fresh_view(server: RunningServer) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as client:
        seen = client.wait_for_turn()["number"]
        for _ in range(25):
            client.wait_for_turn()
            client.play()
        assert server.get(f"/api/tables/{opened['table']['id']}").status_code == 200
        with server.socket(opened["table"]["id"]) as watcher:
            assert watcher.hello([], seen=seen)["is_fresh"]


def test_a_table_outlives_the_server(tmp_path: Path) -> None:
    with running(setting_for(tmp_path)) as server:
        opened = server.open("trap-the-cap", ["here", "greedy", "elsewhere"])
        with server.seat(opened, salt="pepper") as client:
            client.ask("begin", seat=0)
            for _ in range(4):
                client.wait_for_turn()
                client.play()
            client.wait_for_turn()
            client.hear_all()
            before = client.situation
            view = client.steps[-1]["view"]
            card = client.table
    with running(setting_for(tmp_path)) as server, server.seat(opened) as client:
        assert client.situation == before
        assert client.steps[-1]["view"] == view
        assert client.table == card
        client.play()
        client.wait_for_turn()


def test_a_bot_that_was_to_move_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(setting_for(tmp_path)) as server:
        opened = server.open("sealed-bid", ["random", "random", "random"])
        with server.socket(opened["table"]["id"]) as watcher:
            watcher.hello([])
            watcher.wait_until(lambda client: len(client.steps) > 4)
            number = watcher.situation["number"]
    with running(setting_for(tmp_path)) as server, server.socket(opened["table"]["id"]) as watcher:
        watcher.hello([])
        watcher.wait_until(lambda client: client.situation["number"] > number + 1)


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    limit = Limit(live_tables=5, idle_seconds=0.05)
    with running(setting_for(tmp_path, limit)) as server:
        opened = [server.open("trap-the-cap", ["here", "here"]) for _ in range(12)]
        assert len(server.site.tables.sessions) <= 5
        with server.seat(opened[0]) as client:
            client.wait_for_turn()
            client.play()
            server.wait_for(lambda: len(server.site.tables.sessions) == 1)
            assert list(server.site.tables.sessions) == [opened[0]["table"]["id"]]
        server.wait_for(lambda: not server.site.tables.sessions)
        with server.seat(opened[0]) as client:
            assert client.table["stage"] == "playing"


def test_those_who_come_at_once_share_a_table(tmp_path: Path) -> None:
    with running(setting_for(tmp_path)) as server:
        table_id = server.open("trap-the-cap", ["here", "here"])["table"]["id"]
        tables = server.site.tables
        tables.sessions.clear()

        async def visit() -> TableSession:
            async with tables.visit(table_id) as session:
                return session

        async def all_at_once() -> list[TableSession]:
            return await asyncio.gather(*(visit() for _ in range(5)))

        sessions = server.call(all_at_once())
        assert all(session is sessions[0] for session in sessions)


def test_a_full_server_turns_new_tables_away_without_forgetting_those_in_use(tmp_path: Path) -> None:
    with running(setting_for(tmp_path, Limit(live_tables=1))) as server:
        opened = server.open("trap-the-cap", ["here", "here"])
        with server.seat(opened) as client:
            body = {"game": "trap-the-cap", "seats": [{"player": "here"}, {"player": "here"}]}
            answer = server.post("/api/tables", body)
            assert answer.status_code == 503
            assert answer.json()["detail"]
            client.wait_for_turn()
            client.play()


@pytest.mark.parametrize("fault", [StoreError("the disk is full."), Overtaken()], ids=["disk", "overtaken"])
def test_what_the_disk_does_not_take_has_not_happened(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    opened = server.open("trap-the-cap", ["here", "here"])
    with server.seat(opened) as client:
        client.wait_for_turn()
        before = client.situation["number"]

        async def fail(*_: object, **__: object) -> float:
            raise fault

        with monkeypatch.context() as patch:
            patch.setattr(server.site.store, "append", fail)
            with pytest.raises(RequestRefused) as refused:
                client.play()
            assert refused.value.message["is_stale"] == isinstance(fault, Overtaken)
        client.hear_all()
        assert client.situation["number"] == before
        client.play()
        client.hear_all()
        assert client.situation["number"] > before


def test_a_table_of_another_rules_version_is_not_played_on(tmp_path: Path) -> None:
    with running(setting_for(tmp_path)) as server:
        opened = server.open("sealed-bid", ["here", "here"])
    identity = replace(SEALED_BID.identity, rules_version=2)
    newer = type(SEALED_BID)(identity, NewBidOptions, SEALED_BID.move_count)
    with running(replace(setting_for(tmp_path), games={"sealed-bid": newer})) as server:
        answer = server.get(f"/api/tables/{opened['table']['id']}")
        assert answer.status_code == 409
        assert "rules version 1" in answer.json()["detail"]
        with server.socket(opened["table"]["id"]) as client:
            with pytest.raises(ConnectionClosed):
                client.hear_to_the_end()
            assert client.heard[-1]["is_final"]


def test_a_table_of_older_rules_goes_on_under_them(tmp_path: Path) -> None:
    with running(setting_for(tmp_path)) as server:
        opened = server.open("sealed-bid", ["here", "here"])
        assert not opened["table"]["has_older_rules"]
        with server.seat(opened) as client:
            client.wait_until(lambda heard: heard.situation["actors"])
    path = f"/api/tables/{opened['table']['id']}"
    with running(replace(setting_for(tmp_path), games={"sealed-bid": grown_bid()})) as server:
        assert server.get(path).json()["has_older_rules"]
        with server.seat(opened) as client:
            client.play_to_the_end()
            client.ask("rematch", seat=0)
            client.hear_all()
            next_table = client.table["next_table"]
        logbook = parse_logbook(server.get(f"{path}/logbook").text)
        assert (logbook.rules_version, logbook.options) == (1, opened["table"]["options"])
        middle = server.get(f"{path}/replay").json()["lines"][2]["number"]
        forked = server.post(f"{path}/fork", {"number": middle, "seats": [{"player": "here"}] * 2}).json()
        assert forked["table"]["has_older_rules"]
        again = server.get(f"/api/tables/{next_table}").json()
        assert not again["has_older_rules"]
        assert again["options"] == {**opened["table"]["options"], "is_kind": True}


def test_a_fault_at_one_table_does_not_disturb_another(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = server.open("trap-the-cap", ["here", "here"])
    sound = server.open("trap-the-cap", ["here", "here"])
    with server.seat(broken) as one, server.seat(sound) as two:
        one.wait_for_turn()
        two.wait_for_turn()
        timeline = server.site.tables.sessions[broken["table"]["id"]].table.timeline

        def explode(*_: object) -> None:
            raise RuntimeError("a bug")

        monkeypatch.setattr(timeline, "play", explode)
        with pytest.raises(Exception, match="1013"):
            one.play()
        assert one.heard[-1]["type"] == "closed"
        two.play()
        two.wait_for_turn()
    assert "a bug" in caplog.text
