"""This file is what comes of thinking: a move, what else there was, and why."""

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True)
class Choice:
    """A move that was thought about, with the moves that would follow it in the same turn."""

    moves: tuple[int, ...]
    """The move itself first."""
    chance: float | None
    """The chance to win with it, for the seat and its partners; None from bots that do not know."""


@final
@dataclass(frozen=True)
class Thought:
    """What a bot chose, and what it saw."""

    move: int
    reasons: tuple[str, ...]
    choices: tuple[Choice, ...]
    """The best few moves, each once, the best first."""
