"""This file is what our games owe at which stage; what the stages mean stands in the kernel."""

from typing import Final

from greatcircle.games import own_games
from greatcircle.kernel.game import STAGES, Game

ALPHA, BETA, STABLE = STAGES
LEVEL: Final = {stage: level for level, stage in enumerate(STAGES)}


def owing(stage: str) -> list[Game]:
    """List our games that are at this stage or beyond it."""
    return [game for game in own_games() if LEVEL[game.identity.stage] >= LEVEL[stage]]
