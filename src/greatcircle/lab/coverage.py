"""This file is what carries each clause of a rulebook: the tests that prove it and the lines of code that cite it."""

from dataclasses import dataclass
from pathlib import Path

from greatcircle.games import FOLDERS, folder_of, rulebook_of
from greatcircle.kernel.rulebook import Clause
from greatcircle.lab.clause import clause_tests, find_lines


@dataclass(frozen=True)
class Coverage:
    """One clause with what carries it."""

    clause: Clause
    tests: list[str]
    """Tests as pytest names them."""
    code: list[str]
    """Lines as file:line, from the folder of the game."""

    def to_json(self) -> dict[str, object]:
        """Give the clause and its carriers as plain data."""
        clause = self.clause
        return {
            "id": clause.id,
            "number": clause.number,
            "kind": clause.kind,
            "title": clause.title,
            "chapter": clause.chapter,
            "text": clause.text,
            "not_enforced": clause.not_enforced,
            "tests": self.tests,
            "code": self.code,
        }


def coverage_of(game_id: str) -> list[Coverage]:
    """List the clauses of a game in the order of its rulebook, each with its tests and its lines.

    The tests of a game from another package are not known here.
    """
    folder = folder_of(game_id)
    tests = clause_tests() if game_id in FOLDERS else {}
    lines = find_lines(Path(str(folder))) if folder is not None else {}
    clauses = rulebook_of(game_id).clauses.values()
    return [Coverage(clause, tests.get(clause.id, []), lines.get(clause.id, [])) for clause in clauses]
