"""Question packs over HTTP: sent, refused by line, listed, and a table that uses one, its bots included."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from greatcircle.games import all_games
from greatcircle.server.setting import Limit
from tests.server.conftest import RunningServer, running, setting_for

GOOD = "question,answer,wrong,continent\nWho bakes?,Ann,Bob|Cid|Dot,\nWhich river?,Nile,Niger|Congo|Volta,africa\n"


def properties_of(schema: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = schema["properties"]
    return found


QUIZ = next(
    game.identity.id
    for game in all_games()
    if any(field.get("x-of") == "packs" for field in properties_of(game.options_schema()).values())
)


def send(server: RunningServer, text: str, file: str = "family.csv", **fields: Any) -> httpx.Response:
    return server.post("/api/packs", {"file": file, "text": text}, **fields)


def test_a_pack_is_kept_and_listed(server: RunningServer) -> None:
    told = send(server, GOOD)
    assert told.status_code == 200, told.text
    pack = told.json()["pack"]
    assert pack["title"] == "family"
    assert (pack["questions"], pack["about_continents"]) == (2, 1)
    assert told.json()["faults"] == []
    assert pack in server.get("/api/packs").json()["packs"]


def test_faults_are_told_by_line_and_nothing_is_kept(server: RunningServer) -> None:
    before = server.get("/api/packs").json()
    told = send(server, "question,answer,wrong\nWho?,,B|C|D\nWhat?,It,x|y\n", "bad.csv")
    assert told.status_code == 200
    assert told.json()["pack"] is None
    assert [fault["line"] for fault in told.json()["faults"]] == [2, 3]
    assert server.get("/api/packs").json() == before


def test_a_pack_that_is_too_long_is_refused(server: RunningServer) -> None:
    assert send(server, "x" * 1_000_001).status_code == 400
    assert send(server, "x" * 3_000_000).status_code == 413


def test_only_pages_of_this_server_may_send_packs(server: RunningServer) -> None:
    assert send(server, GOOD, headers={"Origin": "http://evil.example"}).status_code == 403


def test_options_name_a_pack_that_is_not_here(server: RunningServer) -> None:
    form = {"seats": 2, "options": {"boxes": "packs", "packs": "nowhere-123456"}}
    clash = server.post(f"/api/games/{QUIZ}/options", form).json()["clash"]
    assert "There is no question pack 'nowhere-123456' here" in clash


def test_too_many_packs_at_once_are_refused(tmp_path: Path) -> None:
    with running(setting_for(tmp_path, Limit(packs_per_minute=2))) as server:
        assert [send(server, GOOD).status_code for _ in range(3)] == [200, 200, 429]


def test_people_and_bots_play_with_a_pack(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A bot whose process did not find the pack would be replaced, and that is logged."""
    with running(setting_for(tmp_path)) as server:
        pack = send(server, GOOD).json()["pack"]["id"]
        opened = server.open(QUIZ, ["here", "greedy"], boxes="packs", packs=pack, round_limit=2, first=1)
        with server.seat(opened) as person:
            while person.wait_for_turn()["ending"] is None:
                person.play()
    assert "replaced" not in caplog.text
