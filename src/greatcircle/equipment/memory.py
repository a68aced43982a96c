"""This file is memory with an end: what was worked out is kept, and forgotten when it has become too much."""

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def remember(known: dict[K, V], key: K, found: V, most: int) -> V:
    """Keep what was found, and give it; before more than so many things are known, all others are forgotten."""
    if len(known) >= most:
        known.clear()
    known[key] = found
    return found
