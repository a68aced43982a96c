"""Which tests and lines carry which clause."""

from pathlib import Path

from greatcircle.games import all_games, rulebook_of
from greatcircle.lab.clause import find_lines, find_tests
from greatcircle.lab.coverage import coverage_of

MARKED = """
import pytest

@pytest.mark.rule("ZZ-01", "ZZ-02")
@pytest.mark.parametrize("x", [1])
def test_two_at_once(x): ...

class TestInside:
    @pytest.mark.rule("ZZ-01")
    def test_inside(self): ...

def test_of_nothing(): "ZZ-03"
"""


def test_tests_are_found_by_their_marks(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_a.py").write_text(MARKED, "utf-8")
    (folder / "other.py").write_text(MARKED, "utf-8")
    assert find_tests(folder) == {
        "ZZ-01": ["tests/test_a.py::test_two_at_once", "tests/test_a.py::TestInside::test_inside"],
        "ZZ-02": ["tests/test_a.py::test_two_at_once"],
    }


def test_lines_are_found_in_code_and_not_in_rulebooks(tmp_path: Path) -> None:
    folder = tmp_path / "some_game"
    (folder / "rules").mkdir(parents=True)
    (folder / "rulebook.md").write_text("### ZZ-01 · rule · One\n", "utf-8")
    (folder / "rules" / "play.py").write_text('x = 1\n"""Do it (ZZ-01, ZZ-12)."""\ny = 2  # ZZ-01, ZZ-01\n', "utf-8")
    assert find_lines(folder) == {
        "ZZ-01": ["some_game/rules/play.py:2", "some_game/rules/play.py:3"],
        "ZZ-12": ["some_game/rules/play.py:2"],
    }


def test_coverage_follows_the_rulebook() -> None:
    for game in all_games():
        covered = coverage_of(game.identity.id)
        assert [coverage.clause for coverage in covered] == list(rulebook_of(game.identity.id).clauses.values())
