"""This file is the bot that takes whatever comes: every legal move is equally likely."""

from typing import final

from greatcircle.bots.bot import Bot
from greatcircle.kernel.view import View


@final
class RandomBot(Bot):
    """Choose at random."""

    def choose(self, view: View, moves: list[int]) -> int:
        return moves[self.dealer.below(len(moves))]

    def reasons(self, view: View, move: int) -> list[str]:
        return ["drawn at random"]
