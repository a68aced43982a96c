"""This file is the tests of the contract with the browser: the document, and the plain routes."""

import pytest

from greatcircle.games import own_games, rulebook_of
from tests.server.conftest import RunningServer

METHODS = {"get", "post"}


@pytest.mark.parametrize(
    "path",
    [
        "/api/catalogue",
        "/api/games/{game}/rules",
        "/api/games/{game}/options",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/seats/{seat}",
        "/api/tables/{table_id}/board",
        "/api/tables/{table_id}/replay",
        "/api/tables/{table_id}/replay/{first}",
        "/api/tables/{table_id}/dice",
        "/api/tables/{table_id}/logbook",
        "/api/tables/{table_id}/fork",
        "/api/codes/{code}",
        "/api/codes/{code}/qr",
        "/api/flags/{path}",
    ],
)
def test_the_document_describes_every_route_with_its_errors(server: RunningServer, path: str) -> None:
    document = server.get("/api/schema/openapi.json").json()
    operations = [operation for method, operation in document["paths"][path].items() if method in METHODS]
    assert operations
    for operation in operations:
        assert operation["description"]
        assert any(status.startswith("2") for status in operation["responses"])
        assert "429" in operation["responses"]


def test_a_qr_code_is_a_picture_of_the_link(server: RunningServer) -> None:
    code = server.open("trap-the-cap", ["here", "elsewhere"])["table"]["code"]
    answer = server.get(f"/api/codes/{code}/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


def test_a_text_is_written_as_a_qr_code_without_being_in_an_address(server: RunningServer) -> None:
    rows = server.post("/api/qr", {"text": "http://192.168.1.20:8000/t/abc#seat=XYZ"}).json()["rows"]
    assert len(rows) == len(rows[0]) >= 21
    assert rows[0].startswith("1111111")
    assert server.post("/api/qr", {"text": "x" * 301}).status_code == 400
    assert server.post("/api/qr", {"text": "\0" * 100}).status_code == 400


def test_options_are_tried(server: RunningServer) -> None:
    path = "/api/games/trap-the-cap/options"
    fine = server.post(path, {"seats": 3, "options": {"caps": 4}}).json()
    assert fine["clash"] is None
    assert fine["options"]["caps"] == 4
    assert len(fine["options"]) > 3
    clash = server.post(path, {"seats": 5, "options": {"board": "four-spoke"}}).json()
    assert "four" in clash["clash"]
    assert server.post(path, {"seats": 11}).status_code == 400
    assert server.post("/api/games/chess/options", {"seats": 2}).status_code == 404


def test_rules_come_with_their_introduction_and_every_clause(server: RunningServer) -> None:
    rules = server.get("/api/games/take-off/rules").json()
    assert rules["introduction"].startswith("Take Off! is a race")
    assert "#" not in rules["introduction"]
    assert rules["summary"] == rulebook_of("take-off").summary
    assert "**Your turn.**" in rules["summary"]
    assert "**Your turn.**" not in rules["introduction"]
    assert (rules["clauses"][0]["id"], rules["clauses"][0]["number"]) == ("TO-01", "1.1")
    assert len(rules["clauses"]) > 50
    nothing = server.get("/api/games/sealed-bid/rules").json()
    assert (nothing["clauses"], nothing["summary"]) == ([], "")


@pytest.mark.parametrize("game", [game.identity.id for game in own_games()])
def test_players_are_not_told_why_no_program_can_enforce_a_clause(server: RunningServer, game: str) -> None:
    sent = server.get(f"/api/games/{game}/rules").text
    assert "not enforced" not in sent.lower()
    assert "not_enforced" not in sent


def test_a_table_of_an_unknown_game_is_not_opened(server: RunningServer) -> None:
    answer = server.post("/api/tables", {"game": "chess", "seats": [{"player": "here"}] * 2})
    assert answer.status_code == 404
    assert "trap-the-cap" in answer.json()["detail"]


def test_a_board_is_drawn_with_its_map(server: RunningServer) -> None:
    table_id = server.open("take-off", ["here", "greedy"])["table"]["id"]
    answer = server.get(f"/api/tables/{table_id}/board")
    assert "max-age" in answer.headers["cache-control"]
    assert answer.json()["map"]


def test_a_flag_is_a_picture_and_nothing_else_can_be_had(server: RunningServer) -> None:
    answer = server.get("/api/flags/take_off/flags/1987/east-germany-1987.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    for path in ("take_off/rulebook.md", "take_off/../take_off/rulebook.md", "%2e%2e/kernel/dealer.py", "x"):
        assert server.get(f"/api/flags/{path}").status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"game": "trap-the-cap", "seats": [{"player": "here"}]},
        {"game": "trap-the-cap", "seats": [{"player": "wizard"}] * 2},
        {"game": "trap-the-cap", "seats": [{"player": "here"}] * 2, "options": {"cats": 1}},
        {"game": "trap-the-cap", "seats": []},
        {"game": "trap-the-cap"},
        {},
        [],
        None,
        {"game": "trap-the-cap", "seats": [{"player": "here", "name": "x" * 25}] * 2},
    ],
)
def test_a_form_that_makes_no_sense_is_answered_with_a_sentence(server: RunningServer, body: object) -> None:
    answer = server.post("/api/tables", body)
    assert answer.status_code == 400
    assert answer.json()["detail"]
    assert answer.json()["status_code"] == 400
