"""This file is the tests of a disk that fails or is slow: tables go on by themselves, and nothing is told too early."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest
from httpx import Response

from greatcircle.server.bot import driver
from greatcircle.store.contract import StoreError
from tests.server.client import RequestRefused
from tests.server.conftest import RunningServer
from tests.server.socket.test_answer import wait_for_question

Append = Callable[..., Awaitable[float]]


@pytest.fixture(autouse=True)
def short_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.05)


def fail_once(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, is_meant: Callable[[list[bytes]], bool]
) -> list[bool]:
    """Let the first append of a kind fail; what is given back fills as soon as it has."""
    write: Append = server.site.store.append
    failed: list[bool] = []

    async def append(table_id: str, first: int, entries: list[bytes], **fields: Any) -> float:
        if not failed and is_meant(entries):
            failed.append(True)
            raise StoreError("the disk is full.")
        return await write(table_id, first, entries, **fields)

    monkeypatch.setattr(server.site.store, "append", append)
    return failed


def test_a_bot_whose_last_move_of_a_turn_was_not_written_makes_it_again(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = server.open("trap-the-cap", ["here", "greedy"])
    table_id = opened["table"]["id"]

    def ends_the_turn(entries: list[bytes]) -> bool:
        return b'"actor":1' in entries[0] and server.site.tables.sessions[table_id].table.timeline.actors() == [0]

    with server.seat(opened) as client:
        failed = fail_once(server, monkeypatch, ends_the_turn)
        while not failed:
            client.wait_for_turn()
            client.play()
            client.hear_all()
        client.wait_for_turn()
        assert client.situation["actors"] == [0]


def test_a_question_that_ran_out_while_the_disk_failed_runs_out_later(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = server.open("take-off", ["here", "here"], naming="extra-move", naming_seconds=1, card_each_turn=True)
    with server.seat(opened) as client:
        wait_for_question(client)
        asked = client.situation["ask"]["asked"]
        failed = fail_once(server, monkeypatch, lambda _: True)
        client.wait_until(lambda heard: heard.situation["ask"] is None or heard.situation["ask"]["asked"] != asked)
        assert failed


def test_a_match_whose_last_move_is_not_on_disk_yet_keeps_its_seed(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = server.open("sealed-bid", ["here", "here"])
    path = f"/api/tables/{opened['table']['id']}/dice"
    write: Append = server.site.store.append
    curious = ThreadPoolExecutor(1)
    answers: list[Future[Response]] = []

    async def append(table_id: str, first: int, entries: list[bytes], **fields: Any) -> float:
        if fields["is_over"] and not answers:
            answers.append(curious.submit(server.get, path))
            await asyncio.wait([asyncio.wrap_future(answers[0])], timeout=0.5)
            raise StoreError("the disk is full.")
        return await write(table_id, first, entries, **fields)

    monkeypatch.setattr(server.site.store, "append", append)
    with server.seat(opened, 0) as first, server.seat(opened, 1) as second:
        while second.situation["ending"] is None:
            for client in (first, second):
                client.hear_all()
                if client.is_asked():
                    with contextlib.suppress(RequestRefused):
                        client.play()
        assert answers[0].result(20).status_code == 409
        assert server.get(path).status_code == 200
