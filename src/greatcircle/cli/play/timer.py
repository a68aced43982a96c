"""This file is the time that a person has at the terminal for an answer or a move."""

from math import ceil
from typing import final

from greatcircle.cli.play.screen import Clock


@final
class Timer:
    """The time that there is for an answer or a move; it runs on whatever is typed meanwhile."""

    def __init__(self, clock: Clock, seconds: int, is_of_table: bool = False) -> None:
        self.clock = clock
        self.seconds = seconds
        self.is_of_table = is_of_table
        self.is_extended = False
        self.end = clock() + seconds if seconds else None

    def extend(self) -> bool:
        """Begin anew, once; tell whether that was still possible."""
        if self.is_extended:
            return False
        self.is_extended = True
        self.end = self.clock() + self.seconds
        return True

    def limit(self) -> float | None:
        """Give how long typing may take before it is cut short; None for as long as one likes."""
        return self.end - self.clock() if self.is_of_table and self.end is not None else None

    def is_up(self) -> bool:
        """Tell whether it is no use to ask any more."""
        return self.end is not None and self.clock() >= self.end

    def is_late(self) -> bool:
        """Tell whether what was just typed came too late."""
        return self.end is not None and self.clock() > self.end

    def words(self) -> str:
        """Say how much is left, before a comma of the prompt."""
        if self.end is None:
            return ""
        left = max(1, ceil(self.end - self.clock()))
        return f" within {left} second{'s' if left > 1 else ''}"
