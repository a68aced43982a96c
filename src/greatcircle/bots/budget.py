"""This file is how much a bot may think at once: so many thoughts, and no longer than so many seconds."""

import time
from typing import final


@final
class Budget:
    """Thoughts that are left. Without a limit in seconds the same bot always thinks the same, on any machine."""

    def __init__(self, thoughts: int, seconds: float = 0.0) -> None:
        self.left = thoughts
        self.seconds = seconds
        self.until = time.monotonic() + seconds

    def take(self) -> bool:
        """Take one more thought, if it is allowed."""
        if self.left <= 0 or (self.seconds > 0.0 and time.monotonic() >= self.until):
            return False
        self.left -= 1
        return True
