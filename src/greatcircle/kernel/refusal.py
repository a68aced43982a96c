"""This file is the word no: why a move is refused, as a value, and the errors that carry it."""

from dataclasses import dataclass
from typing import final

from mypy_extensions import mypyc_attr


@final
@dataclass(frozen=True)
class Reason:
    """Why a move is legal or not, in a sentence for people, with the clauses that say so."""

    legal: bool
    sentence: str
    clauses: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.sentence} ({', '.join(self.clauses)})" if self.clauses else self.sentence


class Refused(Exception):
    """A move that the match does not allow; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class IllegalMove(Refused):
    """The seat may act, but not like this."""


class WrongSeat(Refused):
    """Somebody else is to act."""


class MatchOver(Refused):
    """The match has an outcome; nobody acts any more."""


class UndoRefused(Refused):
    """There is nothing of this seat's own to take back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BadInput(ValueError):
    """Something from outside that cannot be understood; the sentence says what to do."""
