"""This file is a board of hexagons as data: what a game prints on it, for a wall to hang it on."""

from dataclasses import dataclass
from typing import Final, final

FRONTIER: Final = "frontier"
SEAPORT: Final = "seaport"
AIRPORT: Final = "airport"
EXITS: Final = (FRONTIER, SEAPORT, AIRPORT)
"""The ways out of an area: by road, over sea and through the air."""
TOWN: Final = "town"
LANDMARK: Final = "landmark"


@final
@dataclass(frozen=True)
class Area:
    """A part of the board, by the name that is written on it."""

    id: str
    name: str
    tint: str
    """As #rrggbb, light enough to write on."""


@final
@dataclass(frozen=True)
class Hexagon:
    """A space of the board, standing on a corner. Its axial place counts q to the east and r to the south-east."""

    id: str
    area: str
    q: int
    r: int


@final
@dataclass(frozen=True)
class Town:
    """A hexagon with a name and what a token taken there is worth."""

    hexagon: str
    name: str
    value: int


@final
@dataclass(frozen=True)
class Exit:
    """A hexagon through which an area is left, by one of `EXITS`."""

    hexagon: str
    name: str
    kind: str
    leads_to: str = ""
    """Where to, in a word or two; nothing where one may choose."""


@final
@dataclass(frozen=True)
class Crossing:
    """The way between two exits of one kind."""

    a: str
    b: str
    kind: str


@final
@dataclass(frozen=True)
class Landmark:
    """A hexagon where something begins or ends."""

    hexagon: str
    name: str
    note: str
    """What it is, in a few words."""


@final
@dataclass(frozen=True)
class ScoreChart:
    """What the places of a race are worth, the first one first."""

    title: str
    points: tuple[int, ...]


@final
@dataclass(frozen=True)
class SeaName:
    """Words on open water: how large they are, and where their middle would best be, in sides from hexagon 0, 0."""

    text: str
    x: float
    y: float
    size: float
    spacing: float
    """Extra space between letters, in parts of the size."""


@final
@dataclass(frozen=True)
class Sign:
    """A line of the legend: one of `EXITS`, TOWN or LANDMARK, and what it means."""

    kind: str
    title: str


@final
@dataclass(frozen=True)
class HexMap:
    """A board of hexagons; where the hexagons lie follows from their axial places, and all else from them."""

    title: str
    subtitle: str
    notes: tuple[str, ...]
    """Small print of the cartouche."""
    areas: tuple[Area, ...]
    hexagons: tuple[Hexagon, ...]
    towns: tuple[Town, ...]
    exits: tuple[Exit, ...]
    crossings: tuple[Crossing, ...]
    landmarks: tuple[Landmark, ...]
    seas: tuple[SeaName, ...]
    charts: tuple[ScoreChart, ...]
    signs: tuple[Sign, ...]
