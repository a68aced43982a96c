"""This file is a game's rulebook as the browser shows it."""

from greatcircle.games import game_ids, rulebook_of
from greatcircle.kernel.game import Game
from greatcircle.kernel.rulebook import Rulebook
from greatcircle.server.http.form import ClauseCard, Rules

EMPTY = Rulebook("", "", {})


def rules_of(game: Game) -> Rules:
    """Give the rulebook of a game; a game that has none has an empty one."""
    rulebook = _rulebook(game.identity.id)
    clauses = [
        ClauseCard(clause.id, clause.number, clause.kind, clause.title, clause.chapter, clause.text)
        for clause in rulebook.clauses.values()
    ]
    return Rules(game.identity.id, game.identity.title, rulebook.introduction, rulebook.summary, clauses)


def introduction_of(game_id: str) -> str:
    """Give what stands in a rulebook before everything else; empty for a game that has none."""
    return _rulebook(game_id).introduction


def _rulebook(game_id: str) -> Rulebook:
    return rulebook_of(game_id) if game_id in game_ids() else EMPTY
