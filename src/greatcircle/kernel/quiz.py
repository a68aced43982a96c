"""This file is a quiz question: what is asked, the right answer, three wrong ones, and a note worth knowing."""

from dataclasses import dataclass
from typing import Final, final

CHILD: Final = 0
STANDARD: Final = 1
HARD: Final = 2
LEVELS: Final = ("child", "standard", "hard")
OPTIONS: Final = 4
"""How many answers a multiple choice has."""


@final
@dataclass(frozen=True)
class QuizQuestion:
    """A question of a box."""

    id: str
    level: int
    region: str
    text: str
    answer: str
    accept: tuple[str, ...]
    """Other ways to say the right answer."""
    wrong: tuple[str, ...]
    note: str
    as_of: int
    """The year in which it is true; 0 when it does not age."""

    def options(self) -> list[str]:
        """List the answers of a multiple choice in the order in which they are shown."""
        return sorted([self.answer, *self.wrong], key=_order)

    def place(self) -> int:
        """Give the place of the right answer among the options."""
        return self.options().index(self.answer)


def _order(text: str) -> tuple[float, str]:
    """Let numbers stand by their size, then words by the alphabet."""
    digits = text.replace(",", "").replace(" ", "")
    number = float(digits) if digits.isascii() and digits.isdigit() else float("inf")
    return (number, text.casefold())
