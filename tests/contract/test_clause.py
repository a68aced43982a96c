"""Every clause of a game from its beta on is carried by a test, and nothing cites a clause that does not exist."""

import re
from pathlib import Path

import pytest

from greatcircle.games import FOLDERS, own_games, rulebook_of
from greatcircle.kernel.game import Game
from greatcircle.lab.clause import CLAUSE_ID, find_lines, find_tests
from tests.contract.stage import BETA, owing

ROOT = Path(__file__).resolve().parents[2]
TESTS = find_tests(ROOT / "tests")
GAMES = pytest.mark.parametrize("game", own_games(), ids=lambda game: game.identity.id)
PROVEN_GAMES = pytest.mark.parametrize("game", owing(BETA), ids=lambda game: game.identity.id)
CLAUSES = {clause for game in own_games() for clause in rulebook_of(game.identity.id).clauses}
PREFIXES = {game.identity.clause_prefix for game in own_games()}


@PROVEN_GAMES
def test_there_are_rules(game: Game) -> None:
    assert rulebook_of(game.identity.id).clauses


@PROVEN_GAMES
def test_every_clause_that_can_be_enforced_has_a_test(game: Game) -> None:
    clauses = rulebook_of(game.identity.id).clauses.values()
    assert [clause.id for clause in clauses if clause.not_enforced is None and clause.id not in TESTS] == []


@PROVEN_GAMES
def test_every_clause_that_can_be_enforced_is_cited_by_a_line_of_code(game: Game) -> None:
    lines = find_lines(ROOT / "src" / "greatcircle" / "games" / FOLDERS[game.identity.id])
    clauses = rulebook_of(game.identity.id).clauses.values()
    assert [clause.id for clause in clauses if clause.not_enforced is None and clause.id not in lines] == []


@GAMES
def test_the_clauses_are_numbered_without_a_gap(game: Game) -> None:
    numbers = sorted(int(clause.split("-")[1]) for clause in rulebook_of(game.identity.id).clauses)
    assert numbers == list(range(1, len(numbers) + 1))


@GAMES
def test_a_clause_says_something_and_cites_only_clauses_that_exist(game: Game) -> None:
    for clause in rulebook_of(game.identity.id).clauses.values():
        assert clause.text.endswith((".", ")")), clause.id
        assert clause.id.startswith(game.identity.clause_prefix)
        assert set(CLAUSE_ID.findall(clause.text)) <= CLAUSES, clause.id


def test_no_test_is_marked_with_a_clause_that_does_not_exist() -> None:
    assert set(TESTS) - CLAUSES == set()


def test_no_line_of_code_cites_a_clause_that_does_not_exist() -> None:
    cited = {clause for clause in find_lines(ROOT / "src" / "greatcircle") if clause.split("-")[0] in PREFIXES}
    assert cited - CLAUSES == set()


@PROVEN_GAMES
def test_rules_hold_no_number_but_0_and_1(game: Game) -> None:
    folder = ROOT / "src" / "greatcircle" / "games" / FOLDERS[game.identity.id]
    sources = [path for path in folder.rglob("*.py") if path.stem == "rules" or path.parent.name == "rules"]
    assert sources
    for path in sources:
        code = re.sub(r'""".*?"""|"[^"\n]*"|#.*', "", path.read_text("utf-8"), flags=re.DOTALL)
        assert set(re.findall(r"(?<![\w.])\d+(?![\w.])", code)) <= {"0", "1"}, path.name
