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
    """What it is: "plain", "label", "piece", "target" or a word of the game's own, such as "grey".

    A target is where moves lead: the numbers of these moves in the order of `State.for_people`, counted from 1, or what
    is printed there and can be typed.
    """
    seat: int = NO_SEAT
    """Whose it is, for its colour."""


@final
@dataclass(frozen=True)
class Frame:
    """The part of the globe that a map shows; its meridians and parallels are straight lines."""

    centre_longitude: float
    reach: float
    """Degrees from the middle to the left and to the right edge; more than 180 shows a strip of the globe twice."""
    north: float
    south: float


@final
@dataclass(frozen=True)
class Chart:
    """A sheet with marks, later ones over earlier ones, and a legend."""

    width: float
    height: float
    marks: list[Mark]
    legend: list[str]
    """What the marks mean."""
    standing: tuple[str, ...] = ()
    """How each seat stands, in the order of the seats, in words that every drawing is told with."""
    frame: Frame | None = None
    """What the sheet shows of the globe, if it is a map. Then it can be drawn at any size, with the land behind it.

    The first mark at a place counts most: where a map is crowded, later ones stand a little aside, and labels go.
    """
