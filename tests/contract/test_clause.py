"""Every clause of a game from its beta on is carried by a test, and nothing cites a clause that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from greatcircle.games import FOLDERS, own_games, rulebook_of
from greatcircle.kernel.game import Game
from greatcircle.lab.clause import CLAUSE_ID, find_lines, find_tests
from tests.contract.stage import BETA, STABLE, owing

ROOT = Path(__file__).resolve().parents[2]
TESTS = find_tests(ROOT / "tests")
GAMES = pytest.mark.parametrize("game", own_games(), ids=lambda game: game.identity.id)
PROVEN_GAMES = pytest.mark.parametrize("game", owing(BETA), ids=lambda game: game.identity.id)
STABLE_GAMES = pytest.mark.parametrize("game", owing(STABLE), ids=lambda game: game.identity.id)
FEWEST_WORDS, MOST_WORDS = 120, 260
SUMMARY_PARTS = ["Aim", "Before play", "Good to know", "The end"]
CLAUSES = {clause for game in own_games() for clause in rulebook_of(game.identity.id).clauses}
PREFIXES = {game.identity.clause_prefix for game in own_games()}


def sentences_in(source: ast.Module) -> Iterator[str]:
    """Give the strings of a module that are values, not the documents of what stands in it."""
    documents = {id(node.value) for node in ast.walk(source) if isinstance(node, ast.Expr)}
    for node in ast.walk(source):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.value


@PROVEN_GAMES
def test_there_are_rules(game: Game) -> None:
    assert rulebook_of(game.identity.id).clauses


@STABLE_GAMES
def test_the_rules_are_told_in_short_as_on_a_card(game: Game) -> None:
    summary = rulebook_of(game.identity.id).summary
    assert FEWEST_WORDS <= len(summary.split()) <= MOST_WORDS
    assert re.findall(r"\*\*(Aim|Before play|Good to know|The end)\.\*\*", summary) == SUMMARY_PARTS
    assert re.search(r"^1\. .+\n2\. ", summary, re.MULTILINE), "a turn is told step by step"


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
def test_players_read_numbers_in_the_order_of_the_page(game: Game) -> None:
    rulebook = rulebook_of(game.identity.id)
    clauses = list(rulebook.clauses.values())
    assert [clause.id for clause in clauses] == re.findall(r"^### ([A-Z]+-\d+)", rulebook.text, re.MULTILINE)
    chapters = list(dict.fromkeys(clause.chapter for clause in clauses))
    places = [tuple(map(int, clause.number.split("."))) for clause in clauses]
    assert places == [
        (chapter, place)
        for chapter, title in enumerate(chapters, 1)
        for place in range(1, sum(clause.chapter == title for clause in clauses) + 1)
    ]
    assert len(set(places)) == len(places)


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


def test_no_sentence_of_the_program_names_a_clause_by_its_id() -> None:
    for path in (ROOT / "src" / "greatcircle").rglob("*.py"):
        for words in sentences_in(ast.parse(path.read_text("utf-8"))):
            cited = [clause for clause in CLAUSE_ID.findall(words) if clause.split("-")[0] in PREFIXES]
            assert cited in ([], [words]), f"{path.name}: {words}"


@PROVEN_GAMES
def test_rules_hold_no_number_but_0_and_1(game: Game) -> None:
    folder = ROOT / "src" / "greatcircle" / "games" / FOLDERS[game.identity.id]
    sources = [path for path in folder.rglob("*.py") if path.stem == "rules" or path.parent.name == "rules"]
    assert sources
    for path in sources:
        code = re.sub(r'""".*?"""|"[^"\n]*"|#.*', "", path.read_text("utf-8"), flags=re.DOTALL)
        assert set(re.findall(r"(?<![\w.])\d+(?![\w.])", code)) <= {"0", "1"}, path.name
