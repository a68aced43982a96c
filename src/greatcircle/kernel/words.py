"""This file is how sentences are put together, the same way in every game."""

from typing import Final

SECONDS_PER_MINUTE: Final = 60


def titled(name: str) -> str:
    """Write a name as a sentence begins."""
    return name[:1].upper() + name[1:]


def listed(names: list[str], last: str = "and") -> str:
    """List names as a sentence does: a, b and c; or with another word before the last one."""
    return f" {last} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def in_words(seconds: int) -> str:
    """Say how long something is: "1 minute", "90 seconds"."""
    if seconds % SECONDS_PER_MINUTE:
        return f"{seconds} second{'s' if seconds != 1 else ''}"
    minutes = seconds // SECONDS_PER_MINUTE
    return f"{minutes} minute{'s' if minutes != 1 else ''}"
