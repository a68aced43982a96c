"""This file is what a game tells of something that is looked up: a place of its board, or a card."""

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True)
class Entry:
    """One thing that is looked up, as an atlas has it."""

    title: str
    lines: tuple[str, ...]
    picture: str = ""
    """The path of an SVG file below the folder of all games; empty for no picture."""
