"""This file is a question that is answered by typing: the answer is read as one of the seat's legal moves."""

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True)
class Question:
    """What a seat is asked now, instead of being shown a list of moves."""

    sentence: str
    seconds: int
    """How long there is to answer; 0 is as long as one likes. The table keeps the time, a match has no clock."""
    silence: int
    """The move that stands for no answer, or for one that came too late."""
