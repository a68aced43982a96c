"""This file is how strong a game’s bots are, as `benchmarks/ladder.py` has measured it and kept it with the game."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Final

from greatcircle.games import folder_of, game_ids
from greatcircle.kernel.level import LEVEL_NAMES, LEVEL_TITLES

LADDER_FILE: Final = "ladder.json"
TENTHS: Final = 10
PAIR: Final = 2


@dataclass(frozen=True)
class Duel:
    """How often a bot won that sat with others of another kind."""

    bot: str
    rival: str
    seats: int
    won: float
    """Matches; of one that was shared its part."""
    games: int


@cache
def ladder_of(game_id: str) -> tuple[Duel, ...]:
    """Read the ladder of a game; empty where nothing has been measured."""
    folder = folder_of(game_id) if game_id in game_ids() else None
    file = None if folder is None else folder.joinpath(LADDER_FILE)
    if file is None or not file.is_file():
        return ()
    kept = json.loads(file.read_text("utf-8"))
    return tuple(Duel(duel["bot"], duel["rival"], kept["seats"], duel["won"], duel["games"]) for duel in kept["duels"])


def strength_of(game_id: str, level: str) -> str:
    """Say in a sentence how strong a level is beside the one below; empty where that has not been measured."""
    for duel in ladder_of(game_id):
        if duel.bot == level and duel.rival in LEVEL_NAMES:
            return strength_words(duel)
    return ""


def strength_words(duel: Duel) -> str:
    """Say how a duel went; where there are more than two seats, an even share is less than half."""
    rival = LEVEL_TITLES[duel.rival]
    tenths = round(TENTHS * duel.won / duel.games)
    if duel.seats == PAIR:
        often = "nearly always" if tenths == TENTHS else f"in {tenths} of {TENTHS} matches"
        return f"Beats {rival} {often}."
    return f"Wins {tenths} of {TENTHS} matches against {duel.seats - 1} {rival} bots."
