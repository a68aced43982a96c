"""This file is luck's side of a state: what chance may do now, with exact odds."""

from fractions import Fraction
from typing import final


@final
class Chances:
    """The moves that chance may make now; the odds of each are its weight over the total."""

    def __init__(self, moves: list[int], weights: list[int]) -> None:
        self.moves = moves
        self.weights = weights
        self.total = sum(weights)
        self.is_even = weights.count(1) == len(weights)

    def at(self, ticket: int) -> int:
        """Give the move that holds the ticket, out of `total` tickets numbered from 0."""
        if self.is_even:
            return self.moves[ticket]
        for index in range(len(self.moves)):
            ticket -= self.weights[index]
            if ticket < 0:
                return self.moves[index]
        raise IndexError("the ticket is not among the chances")

    def odds(self) -> list[tuple[int, Fraction]]:
        """List every move with its exact odds; they sum to one."""
        return [(move, Fraction(weight, self.total)) for move, weight in zip(self.moves, self.weights, strict=True)]


def even_chances(moves: list[int]) -> Chances:
    """Make chances that are all alike, as the faces of a die are."""
    return Chances(moves, [1] * len(moves))
