"""A server that is killed again and again under load loses no move that it acknowledged, and makes none twice."""

import asyncio
import json
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from greatcircle.games import all_games
from greatcircle.kernel.game import Game
from greatcircle.store.place import open_store
from tests.server.client import RequestRefused, ServerClient, SocketClient
from tests.server.server_process import ServerProcess

KILLS = 50
PLAYERS = 6
SEED = 20261116
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
"""What a client meets when its server dies."""


@dataclass
class Attempt:
    """A move that a client sent, and whether it was told that the move stands."""

    asked: int
    seat: int
    move: dict[str, Any]
    is_acknowledged: bool = False


@dataclass
class Player:
    """Somebody who plays all seats of one table after another, and comes back whenever the server does."""

    catalogue: ServerClient
    game: Game
    luck: Random
    stop: threading.Event
    tables: dict[str, list[Attempt]] = field(default_factory=dict)
    resumed: int = 0
    opened: dict[str, Any] | None = None
    seen: int = -1
    faults: list[BaseException] = field(default_factory=list)

    def run(self) -> None:
        """Play until told to stop."""
        try:
            while not self.stop.is_set():
                try:
                    self._sit_down()
                except LOST:
                    time.sleep(0.02)
        except BaseException as fault:  # a thread would swallow it
            self.faults.append(fault)

    def _sit_down(self) -> None:
        if self.opened is None:
            self.opened = self.catalogue.open(self.game.identity.id, ["here"] * self.game.fewest_seats())
            self.tables[self.opened["table"]["id"]] = []
            self.seen = -1
        with self.catalogue.socket(self.opened["table"]["id"]) as client:
            welcome = client.hello([key["secret"] for key in self.opened["keys"]], seen=self.seen)
            if self.seen >= 0:
                self.resumed += 1
                assert welcome["situation"]["number"] >= self.seen, "the server has forgotten what it had told"
            self._play(client)

    def _play(self, client: SocketClient) -> None:
        assert self.opened is not None
        attempts = self.tables[self.opened["table"]["id"]]
        while not self.stop.is_set():
            client.wait_until(lambda one: one.situation["actors"] or one.situation["ending"] is not None)
            if self.game.has_secrets() and client.situation["ending"] is None and client.situation["ask"] is None:
                client.ask("look", seat=client.situation["actors"][0])
            situation = client.wait_for_turn()
            self.seen = situation["number"]
            if situation["ending"] is not None:
                self.opened = None
                return
            ask = situation["ask"]
            attempt = Attempt(ask["asked"], ask["seat"], self.luck.choice(ask["offers"])["move"])
            attempts.append(attempt)
            try:
                client.ask("play", seat=attempt.seat, asked=attempt.asked, move=attempt.move)
                attempt.is_acknowledged = True
            except RequestRefused as refusal:
                if not refusal.message["is_stale"]:
                    raise
            client.wait_until(lambda one, before=attempt: one.situation["number"] > before.asked)  # type: ignore[misc]  # a default keeps the attempt


@pytest.mark.slow
def test_fifty_kills_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, bare=True)
    luck = Random(SEED)
    stop = threading.Event()
    games = all_games()
    players = [
        Player(ServerClient(server.port), games[number % len(games)], Random(SEED + number), stop)
        for number in range(PLAYERS)
    ]
    threads = [threading.Thread(target=player.run) for player in players]
    for thread in threads:
        thread.start()
    try:
        for _ in range(KILLS):
            time.sleep(luck.uniform(0.05, 0.5))
            server.kill()
            server.start()
        time.sleep(1)
    finally:
        stop.set()
        for thread in threads:
            thread.join(60)
        server.kill()
    assert [player.faults for player in players] == [[]] * PLAYERS
    assert all(player.resumed for player in players), "every player has to come back by itself"
    logs = asyncio.run(_logs(tmp_path, [table for player in players for table in player.tables]))
    acknowledged = 0
    for player in players:
        for table, attempts in player.tables.items():
            acknowledged += _check(logs[table], attempts)
    assert acknowledged > KILLS, "there has to be load for the kills to mean anything"


async def _logs(folder: Path, tables: list[str]) -> dict[str, list[dict[str, Any]]]:
    async with open_store(str(folder)) as store:
        found = {}
        for table in tables:
            entries = await store.entries(table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            found[table] = [json.loads(entry.data) for entry in entries]
        return found


def _check(log: list[dict[str, Any]], attempts: list[Attempt]) -> int:
    """Compare a table's log with what its player sent: an entry answers what its seat was last asked."""
    sent = {(attempt.asked, attempt.seat, json.dumps(attempt.move, sort_keys=True)) for attempt in attempts}
    written = []
    for number, entry in enumerate(log, 1):
        if entry["entry"] == "move" and entry["actor"] >= 0:
            seat = entry["actor"]
            asked = max(one.asked for one in attempts if one.seat == seat and one.asked < number)
            written.append((asked, seat, json.dumps(entry["move"], sort_keys=True)))
    assert len({(asked, seat) for asked, seat, _ in written}) == len(written), "two moves answer one ask"
    assert set(written) <= sent, "a move stands in the log that nobody made"
    done = [attempt for attempt in attempts if attempt.is_acknowledged]
    kept = {(attempt.asked, attempt.seat, json.dumps(attempt.move, sort_keys=True)) for attempt in done}
    assert len(kept) == len(done), "two moves were acknowledged for one ask"
    assert kept <= set(written), "an acknowledged move is lost"
    return len(done)
