"""This file is a world map as data: what a game shows on it, for a wall, a browser or a terminal to draw."""

from dataclasses import dataclass
from typing import Final, final

from greatcircle.equipment.map import payload

SOLID: Final = "solid"
LONG_DASH: Final = "long-dash"
DOTTED: Final = "dotted"
DASH_DOT: Final = "dash-dot"
DOUBLE_LINE: Final = "double-line"
PATTERNS: Final[tuple[payload.Pattern, ...]] = (SOLID, LONG_DASH, DOTTED, DASH_DOT, DOUBLE_LINE)
"""How lines are drawn, so that no colour stands alone."""

SQUARE: Final = "square"
CIRCLE: Final = "circle"
STAR: Final = "star"
DIAMOND: Final = "diamond"
SHAPES: Final[tuple[payload.Shape, ...]] = (SQUARE, CIRCLE, STAR, DIAMOND)
"""How marks are drawn, so that no colour stands alone."""


@final
@dataclass(frozen=True)
class Label:
    """Where the name of a place stands: its anchor point in units of the map, rightward and downward from the place."""

    dx: float
    dy: float
    anchor: payload.Anchor
    """Which point of the base line that is: "start", "middle" or "end"."""
    has_leader: bool = False
    """Whether a thin line leads from the name to the place."""


@final
@dataclass(frozen=True)
class PlaceMark:
    """What stands at a place instead of a dot: a few letters or digits in a shape."""

    text: str
    style: str
    has_airport: bool = False


@final
@dataclass(frozen=True)
class Place:
    """A place of the map."""

    id: str
    name: str
    latitude: float
    offset: float
    """Degrees right of the middle of the map; past 180 it stands at an edge, where the globe begins anew."""
    style: payload.PlaceStyle
    """What it is: "capital", "city" or "end", which is where a race begins or ends; "marked" if it has a mark, and
    "chief" if it has one and is of the first rank."""
    label: Label
    shift_x: float = 0
    shift_y: float = 0
    """How far it is drawn aside, in units of the map, so that close neighbours stay apart."""
    note: str = ""
    """A word above its name."""
    mark: PlaceMark | None = None
    zone: str = ""
    """The part of the world that it belongs to, if the map has any."""


@final
@dataclass(frozen=True)
class LineStyle:
    """A kind of line: its colour never stands alone."""

    id: str
    title: str
    letter: str
    """Empty if its lines bear none."""
    colour: str
    """As #rrggbb."""
    pattern: payload.Pattern


@final
@dataclass(frozen=True)
class MarkStyle:
    """A kind of mark: its colour never stands alone."""

    id: str
    title: str
    colour: str
    """As #rrggbb."""
    shape: payload.Shape
    size: float = 1
    """How many times as large as usual it is."""


@final
@dataclass(frozen=True)
class Zone:
    """A part of the world: the places of it, and where its letter stands."""

    id: str
    title: str
    latitude: float
    offset: float
    heading: str = ""
    """What is written in large letters instead of its id."""


@final
@dataclass(frozen=True)
class Line:
    """A straight line between two places."""

    a: str
    b: str
    style: str
    letter_at: float
    """How far from a to b, from 0 to 1, its letter or its tag stands."""
    tag: str = ""
    """What is written on it in a small frame: its price."""
    tag_aside: float = 0
    """How far its tag stands beside it, in units, to the right of the way from a to b; left if below 0."""
    stop_at: float = 0
    """How far from the dot of a to that of b there is a small diamond to stop at; 0 if there is none."""


@final
@dataclass(frozen=True)
class EdgeLine:
    """A line that leaves the map at one edge and comes back at the other: drawn as a stub at both of its places."""

    a: str
    b: str
    style: str
    tag: str = ""
    """What is written beside the names of its places: its price."""
    has_stop: bool = False
    """Whether there is a small diamond to stop at on the way: it is drawn on the stub of a."""


@final
@dataclass(frozen=True)
class Inscription:
    """Words on the map itself, along a parallel: the name of a sea."""

    text: str
    latitude: float
    offset: float
    size: float
    spacing: float
    """Extra space between letters, in parts of the size."""


@final
@dataclass(frozen=True)
class Half:
    """What is written at the line that parts the map in the middle."""

    title: str
    note: str
    colour: str


@final
@dataclass(frozen=True)
class Flag:
    """A flag of the rim, with the name that it teaches."""

    title: str
    file: str
    """The path of its SVG file below the folder of all games."""


@final
@dataclass(frozen=True)
class FlagGroup:
    """The flags of neighbours."""

    title: str
    side: str
    """Where round the map they stand: "top", "right", "bottom" or "left"."""
    flags: tuple[Flag, ...]


@final
@dataclass(frozen=True)
class Panel:
    """A part of the map that is kept free for something else: its upper left corner and its size, in units."""

    x: float
    y: float
    width: float
    height: float


@final
@dataclass(frozen=True)
class MapTable:
    """A small table that is printed on the map: rows of two words each."""

    title: str
    rows: tuple[tuple[str, str], ...]
    panel: Panel


@final
@dataclass(frozen=True)
class WorldMap:
    """A world map. One unit is a part in `width` of the map's width; y grows downward from its upper edge."""

    title: str
    subtitle: str
    notes: tuple[str, ...]
    """Small print of the cartouche."""
    width: float
    centre_longitude: float
    reach: float
    """Degrees from the middle to either edge, at the equator; more than 180 shows a strip of the globe twice."""
    north: float
    south: float
    """The latitudes at the upper and lower edge, in the middle of the map."""
    places: tuple[Place, ...]
    lines: tuple[Line, ...]
    line_styles: tuple[LineStyle, ...]
    inscriptions: tuple[Inscription, ...]
    halves: tuple[Half, ...]
    """West and east of a line in the middle; none if there is no such line."""
    united: tuple[tuple[str, ...], ...]
    """Countries between which no border is drawn."""
    divided: tuple[tuple[tuple[float, float], ...], ...]
    """Borders of another time, as longitudes and latitudes."""
    flags: tuple[FlagGroup, ...]
    cartouche: Panel | None
    compass: Panel | None
    mark_styles: tuple[MarkStyle, ...] = ()
    edge_lines: tuple[EdgeLine, ...] = ()
    zones: tuple[Zone, ...] = ()
    weight: float = 1
    """How many times as large as usual lines, marks and names are drawn: fewer places leave room for larger ones."""
    tables: tuple[MapTable, ...] = ()
    zone_lines: tuple[tuple[tuple[float, float], ...], ...] = ()
    """The borders of zones as longitudes and latitudes; without any they run halfway between places."""
