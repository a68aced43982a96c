"""This file is the tests of several processes that serve the same tables: what one does, people at another one see."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import Message, SocketClient
from tests.server.conftest import RunningServer, running, setting_for
from tests.store.postgres_server import PostgresServer

pytestmark = pytest.mark.slow
Pair = tuple[RunningServer, RunningServer]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers with one PostgreSQL database."""
    postgres = PostgresServer()
    try:
        database = postgres.empty_database()
        folders: list[Path] = [tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")]
        settings = [replace(setting_for(folder), store=database) for folder in folders]
        with running(settings[0]) as one, running(settings[1]) as other:
            yield one, other
    finally:
        postgres.throw_away()


def both_play(one: SocketClient, other: SocketClient) -> None:
    """Wait until both know that the match has begun."""
    for client in (one, other):
        client.wait_until(lambda heard: heard.table["stage"] == "playing" and bool(heard.situation["actors"]))


def test_people_at_different_processes_play_one_match(pair: Pair) -> None:
    opened = pair[0].open("trap-the-cap", ["here", "here"])
    with pair[0].seat(opened, 0, salt="north") as one, pair[1].seat(opened, 1, salt="south") as other:
        both_play(one, other)
        clients = {0: one, 1: other}
        for _ in range(10):
            number = max(one.situation["number"], other.situation["number"])
            for client in clients.values():
                client.wait_until(lambda heard, number=number: heard.situation["number"] >= number)  # type: ignore[misc]
            actor = clients[one.situation["actors"][0]]
            actor.play()
            actor.hear_all()
        number = max(one.situation["number"], other.situation["number"])
        for client in clients.values():
            client.wait_until(lambda heard: heard.situation["number"] >= number)
        assert one.steps[-1]["events"] == other.steps[-1]["events"]
        assert [step["number"] for step in one.steps] == sorted({step["number"] for step in one.steps})


def test_time_is_seen_to_where_its_person_is(pair: Pair) -> None:
    seats = [{"player": "here", "name": name} for name in ("Anna", "Ben", "Cleo")]
    opened = pair[0].post("/api/tables", {"game": "sealed-bid", "seats": seats, "clock": [60, 1, 60]}).json()
    late = "Ben’s time has run out; a bot makes this move."

    def is_told(client: SocketClient) -> bool:
        return any(told["sentence"] == late for step in client.steps for told in step["events"])

    with pair[0].seat(opened, 0, 1) as shared, pair[1].seat(opened, 2) as cleo:
        both_play(shared, cleo)
        cleo.wait_until(lambda heard: all(seat["is_here"] for seat in heard.table["seats"]))
        clock = pair[1].site.tables.sessions[opened["table"]["id"]].clock
        pair[1].wait_for(lambda: clock.is_up(1))
        shared.ask("look", seat=0)
        for client in (shared, cleo):
            client.hear_all()
            assert not is_told(client)  # Anna has the device that Ben shares
        shared.ask("look", seat=1)
        for client in (shared, cleo):
            client.wait_until(is_told)


def test_presence_phrases_and_questions_reach_the_other_process(pair: Pair) -> None:
    opened = pair[0].open("trap-the-cap", ["here", "here"])
    with pair[0].seat(opened, 0) as one, pair[1].seat(opened, 1) as other:
        both_play(one, other)
        for client in (one, other):
            client.wait_until(lambda heard: all(seat["is_here"] for seat in heard.table["seats"]))
        other.ask("say", seat=1, phrase="hello")
        said = one.wait(lambda message: message["type"] == "said")
        assert said["seat"] == 1
        while len([step for step in one.steps if step["events"] and step["events"][0]["kind"] == "event"]) < 3:
            actor = (one, other)[one.situation["actors"][0]]
            number = one.situation["number"]
            actor.wait_until(lambda heard: heard.situation["number"] >= number)  # noqa: B023 (it is used at once)
            actor.play()
            one.wait_until(lambda heard: heard.situation["number"] > number)  # noqa: B023 (it is used at once)
        begun = next(step["number"] for step in one.steps if step["events"] and step["events"][0]["kind"] == "begin")
        other.wait_until(lambda heard: heard.situation["number"] == one.situation["number"])
        other.ask("ask_back", seat=1, to=begun)
        one.wait_until(lambda heard: heard.situation["proposal"] is not None)
        assert pair[0].site.tables.sessions[opened["table"]["id"]].table.stops_clock()
        one.ask("agree", seat=0, yes=True)
        other.wait_until(lambda heard: any(told["kind"] == "back" for step in heard.steps for told in step["events"]))
    with pair[0].seat(opened, 0) as one:
        one.wait_until(lambda heard: not heard.table["seats"][1]["is_here"])


def test_a_seat_that_is_opened_at_another_process_moves_there(pair: Pair) -> None:
    opened = pair[0].open("trap-the-cap", ["here", "greedy"])
    with pair[0].seat(opened) as laptop:
        with pair[1].seat(opened) as phone:
            away = laptop.wait(lambda message: message["type"] == "moved_away")
            assert away["seats"] == [0]
            phone.wait_for_turn()
            phone.play()
        laptop.hear_all()


def test_somebody_who_joins_at_one_process_is_seen_at_the_other(pair: Pair) -> None:
    opened = pair[0].open("trap-the-cap", ["here", "elsewhere"])
    with pair[0].seat(opened) as one:
        taken: Message = pair[1].post(f"/api/tables/{opened['table']['id']}/seats/1", {"name": "Bo"}).json()
        one.wait_until(lambda heard: heard.table["seats"][1]["name"] == "Bo")
        with pair[0].seat(taken) as same_process:
            assert same_process.yours == [1]
            same_process.wait_until(lambda heard: heard.table["stage"] == "playing")
