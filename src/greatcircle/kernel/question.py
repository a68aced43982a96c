"""This file is a question to a seat: typed answers are read as one of its legal moves, others are picked from them."""

from dataclasses import dataclass
from typing import Final, final

WORDS_MOST: Final = 80
"""So many characters of what was typed are kept."""


@final
@dataclass(frozen=True)
class Question:
    """What a seat is asked now."""

    sentence: str
    seconds: int
    """How long there is to answer; 0 is as long as one likes. The table keeps the time, a match has no clock."""
    silence: int
    """The move that stands for no answer, or for one that came too late."""
    is_typed: bool = True
    """Whether the answer is typed, instead of being shown a list of moves; otherwise it is picked from that list."""


def clean_words(text: str) -> str:
    """Write what was typed as it is kept: one line that can be printed, and not too long."""
    printable = "".join([sign for sign in text if sign.isprintable() or sign.isspace()])
    return " ".join(printable.split())[:WORDS_MOST].rstrip()
