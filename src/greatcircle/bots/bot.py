"""This file is the contract of a bot: it receives a view and the legal moves, and gives a move and its reasons."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from greatcircle.bots.thought import Thought
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.view import View

NEXT_STEP: Final = "then: "
"""How a reason begins that is the step which shall follow."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that thinks. Its own luck comes from a dealer of its own, so that every match can be repeated."""

    def __init__(self, game: Game, dealer: Dealer) -> None:
        self.game = game
        self.dealer = dealer

    @abstractmethod
    def choose(self, view: View, moves: list[int]) -> int:
        """Choose one of these legal moves of the view's seat."""
        raise NotImplementedError

    def think(self, view: View, moves: list[int]) -> Thought:
        """Choose, and tell why and what else there was; here: nothing else."""
        move = self.choose(view, moves)
        return Thought(move, tuple(self.reasons(view, move)), ())

    def reasons(self, view: View, move: int) -> list[str]:
        """Say in a few words what speaks for a move and what against it."""
        return []
