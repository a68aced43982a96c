"""This file is what a side has to pay with, as bots count it, and how it can pay."""

from typing import final

from greatcircle.games.capital_adventure.board import BOARD, TOKEN_WORTH
from greatcircle.games.capital_adventure.position import Position


@final
class Purse:
    """What a side has; it is replaced, never changed."""

    def __init__(self, cash: int, tokens: int, insurance: int, doubles: int, is_sent_back: bool) -> None:
        self.cash = cash
        self.tokens = tokens
        self.insurance = insurance
        self.doubles = doubles
        self.is_sent_back = is_sent_back
        """Whether it has once been sent back from the Atlantic."""

    def plus(self, cash: int, tokens: int) -> "Purse":
        """Give the purse with so much more, or less."""
        return Purse(self.cash + cash, self.tokens + tokens, self.insurance, self.doubles, self.is_sent_back)

    def insured(self, continent: int) -> int:
        """Give what the insurance of a continent would pay."""
        return BOARD.continents[continent].insurance if self.insurance >> continent & 1 else 0

    def cashed(self, continent: int) -> "Purse":
        """Give the purse with the insurance of a continent turned into cash (CA-49)."""
        cash = self.cash + self.insured(continent)
        return Purse(cash, self.tokens, self.insurance & ~(1 << continent), self.doubles, self.is_sent_back)

    def doubled(self) -> "Purse":
        """Give the purse with a Double less."""
        return Purse(self.cash, self.tokens, self.insurance, self.doubles - 1, self.is_sent_back)

    def paid(self, fare: int, fees: int, tokens: int) -> "Purse":
        """Give the purse after a fare, with so many Travel Tokens, and fees (CA-94, CA-95)."""
        return self.plus(-fees - max(fare - tokens * TOKEN_WORTH, 0), -tokens)

    def payments(self, fare: int, fees: int) -> list[int]:
        """List with how many Travel Tokens it can pay a fare and fees (CA-44, CA-95, CA-156)."""
        possible: list[int] = []
        for tokens in range(self.tokens + 1):
            if tokens and (tokens - 1) * TOKEN_WORTH >= fare:
                break
            if self.cash >= fees + max(fare - tokens * TOKEN_WORTH, 0):
                possible.append(tokens)
        return possible


def purse_of(state: Position, seat: int) -> Purse:
    """Give what a side has."""
    return Purse(
        state.cash[seat], state.tokens[seat], state.insurance[seat], state.doubles[seat], state.is_sent_back[seat]
    )
