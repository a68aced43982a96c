"""This file is a board as marks on a sheet, so that a terminal or a printer can draw any game."""

from dataclasses import dataclass
from typing import Final, final

NO_SEAT: Final = -1


@final
@dataclass(frozen=True)
class Mark:
    """A text at a place of the sheet: a space, a label or a piece."""

    x: float
    y: float
    text: str
    style: str
    """What it is: "plain", "label", "piece" or a word of the game's own, such as "grey"."""
    seat: int = NO_SEAT
    """Whose it is, for its colour."""


@final
@dataclass(frozen=True)
class Chart:
    """A sheet with marks, later ones over earlier ones, and a legend."""

    width: float
    height: float
    marks: list[Mark]
    legend: list[str]
