"""`greatcircle rules`: the clauses, and what carries them for those who ask."""

import json
from pathlib import Path

import pytest

from greatcircle.cli.main import main
from greatcircle.games import all_games, rulebook_of
from greatcircle.lab import clause
from tests.contract.stage import BETA, owing

GAME = all_games()[0].identity.id
CLAUSES = list(rulebook_of(GAME).clauses.values())


@pytest.mark.parametrize("game", [game.identity.id for game in owing(BETA)])
def test_every_clause_is_listed_with_what_carries_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    clauses = rulebook_of(game).clauses
    assert listed["game"] == game
    assert listed["title"] == rulebook_of(game).title
    assert listed["summary"] == rulebook_of(game).summary
    assert [entry["id"] for entry in listed["clauses"]] == list(clauses)
    for entry in listed["clauses"]:
        known = clauses[entry["id"]]
        assert entry["number"] == known.number
        assert (entry["kind"], entry["title"], entry["chapter"]) == (known.kind, known.title, known.chapter)
        assert (entry["text"], entry["not_enforced"]) == (known.text, known.not_enforced)
        assert all("::test_" in test for test in entry["tests"])
        assert all(".py:" in line for line in entry["code"])
    assert any(entry["tests"] for entry in listed["clauses"])
    assert any(entry["code"] for entry in listed["clauses"])


def test_the_lines_of_code_really_cite_the_clause(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", GAME, "--json"])
    games = Path(clause.PACKAGE, "games")
    cited = [(entry["id"], line) for entry in json.loads(capsys.readouterr().out)["clauses"] for line in entry["code"]]
    for clause_id, line in cited:
        path, number = line.rsplit(":", 1)
        assert clause_id in (games / path).read_text("utf-8").splitlines()[int(number) - 1]


def test_one_clause_can_be_asked_for_in_any_order_of_words(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = CLAUSES[7].id
    assert main(["rules", GAME, wanted.lower(), "--json"]) == 0
    before = capsys.readouterr().out
    assert main(["rules", GAME, "--json", wanted]) == 0
    assert capsys.readouterr().out == before
    assert main(["rules", GAME, "--json", wanted.partition("-")[2]]) == 0
    assert capsys.readouterr().out == before
    assert main(["rules", GAME, "--json", CLAUSES[7].number]) == 0
    assert capsys.readouterr().out == before
    assert [entry["id"] for entry in json.loads(before)["clauses"]] == [wanted]


def test_the_rulebook_for_people_has_chapters_and_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", GAME]) == 0
    shown = capsys.readouterr().out.splitlines()
    for known in CLAUSES:
        assert f"{known.chapter_number} {known.chapter}" in shown
        assert f"{known.number} {known.title} · {known.kind} · {known.id}" in shown


@pytest.mark.parametrize("game", [game.identity.id for game in all_games()])
def test_clauses_that_a_clause_cites_are_shown_by_their_numbers(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    citing = [known.id for known in rulebook_of(game).clauses.values() if clause.CLAUSE_ID.search(known.text)]
    assert main(["rules", game, *citing]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line for line in told if clause.CLAUSE_ID.search(line) and " · " not in line] == []


def test_the_rulebook_for_people_begins_with_the_rules_in_short(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", GAME]) == 0
    shown = capsys.readouterr().out
    assert shown.index("In short") < shown.index("  Aim. ") < shown.index("  1. ") < shown.index(CLAUSES[0].chapter)
    assert "**" not in shown.split(CLAUSES[0].title)[0]
    assert main(["rules", GAME, CLAUSES[0].id]) == 0
    assert "In short" not in capsys.readouterr().out


@pytest.mark.parametrize("game", [game.identity.id for game in all_games()])
def test_people_do_not_read_why_no_program_can_enforce_a_clause(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    excused = [clause.id for clause in rulebook_of(game).clauses.values() if clause.not_enforced is not None]
    assert main(["rules", game, *excused]) == 0
    assert "not enforced" not in capsys.readouterr().out.lower()


def test_a_clause_comes_with_its_tests_and_its_code_for_those_who_ask(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", GAME, CLAUSES[7].id]) == 0
    shown = capsys.readouterr().out
    assert CLAUSES[6].id not in shown.split(CLAUSES[7].text[:40])[0]
    assert "tests: " not in shown
    assert "code: " not in shown
    assert main(["rules", GAME, CLAUSES[7].id, "--sources"]) == 0
    asked = capsys.readouterr().out
    assert asked.startswith(shown.rstrip())
    assert "  tests: tests/" in asked
    assert "  code: " in asked


def test_an_unknown_clause_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", GAME, "ZZ-99"]) == 2
    assert "has no clause 'ZZ-99'; its clauses go from" in capsys.readouterr().err


@pytest.mark.parametrize("game", [game.identity.id for game in all_games()])
def test_the_numbers_of_the_clauses_are_told_from_the_first_to_the_last(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", game, "ZZ-99"]) == 2
    last = list(rulebook_of(game).clauses.values())[-1]
    assert f"its clauses go from 1.1 to {last.number}." in " ".join(capsys.readouterr().err.split())


def test_an_installed_package_takes_the_tests_from_what_the_build_ships(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = {CLAUSES[0].id: ["tests/games/test_x.py::test_y"]}
    (tmp_path / clause.SHIPPED_TESTS).write_text(json.dumps(shipped), "utf-8")
    monkeypatch.setattr(clause, "PACKAGE", tmp_path)
    assert clause.checkout() is None
    assert clause.clause_tests() == shipped
