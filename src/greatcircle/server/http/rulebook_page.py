"""This file is a game's rulebook as the browser shows it."""

from functools import cache

from greatcircle.games import game_ids, rulebook_of
from greatcircle.kernel.game import Game
from greatcircle.kernel.rulebook import Rulebook
from greatcircle.server.http.form import ClauseCard, Rules

EMPTY = Rulebook("", "", {})


def rules_of(game: Game) -> Rules:
    """Give the rulebook of a game; a game that has none has an empty one."""
    rulebook = _rulebook(game.identity.id)
    clauses = [
        ClauseCard(clause.id, clause.kind, clause.title, clause.chapter, clause.text, clause.not_enforced)
        for clause in rulebook.clauses.values()
    ]
    return Rules(game.identity.id, game.identity.title, introduction_of(game.identity.id), clauses)


@cache
def introduction_of(game_id: str) -> str:
    """Give what stands in a rulebook before its first clause, without headings."""
    lines: list[str] = []
    for line in _rulebook(game_id).text.splitlines():
        if line.startswith("### "):
            break
        lines.append("" if line.startswith("#") else line)
    return "\n".join(lines).strip()


def _rulebook(game_id: str) -> Rulebook:
    return rulebook_of(game_id) if game_id in game_ids() else EMPTY
