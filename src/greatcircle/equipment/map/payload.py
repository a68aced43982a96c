"""This file is a world map as plain data for a browser, field by field.

The types of the browser are made from it by `scripts/make_types.py`.
"""

from typing import Literal, NotRequired, TypedDict

Anchor = Literal["start", "middle", "end"]
"""Which point of a name's base line stands where the name is put."""

Pattern = Literal["solid", "long-dash", "dotted", "dash-dot", "double-line"]
"""How a line is drawn, so that no colour stands alone."""

Shape = Literal["square", "circle", "star", "diamond"]
"""How a mark is drawn, so that no colour stands alone."""

PlaceStyle = Literal["capital", "city", "end", "marked", "chief"]
"""What a place is: "end" is where a race begins or ends, "marked" has a mark, and "chief" has one of the first rank."""


class PlaceLabel(TypedDict):
    """Where the name of a place stands, in units of the map from the place."""

    dx: float
    dy: float
    anchor: Anchor
    width: float
    """How wide the name is when it is set as on the sheet."""


class PlaceMark(TypedDict):
    """What stands at a place instead of a dot: a few letters or digits in a shape."""

    text: str
    style: str
    has_airport: bool


class PlatePlace(TypedDict):
    """A place of the map."""

    id: str
    name: str
    x: float
    y: float
    style: PlaceStyle
    label: PlaceLabel
    leader: NotRequired[tuple[float, float]]
    """Where the thin line from the place to its name ends."""
    note: NotRequired[str]
    """A word above the name."""
    mark: NotRequired[PlaceMark]
    zone: NotRequired[str]
    """The part of the world that it belongs to."""


class LineStyle(TypedDict):
    """A kind of line, with its lines."""

    id: str
    title: str
    letter: str
    """Empty if its lines bear none."""
    colour: str
    pattern: Pattern
    lines: list[tuple[int, int, int]]
    """The numbers of the places at both ends, and at how many hundredths of the way the letter stands."""


class MarkStyle(TypedDict):
    """A kind of mark."""

    id: str
    title: str
    colour: str
    shape: Shape
    size: float
    """How many times as large as usual it is."""


class Inscription(TypedDict):
    """The name of a sea or a continent: its middle, and how far it is turned there."""

    text: str
    x: float
    y: float
    size: float
    spacing: float
    turn: float


class PlateTag(TypedDict):
    """What is written on a line, with the middle and the size of its frame."""

    a: str
    b: str
    text: str
    x: float
    y: float
    width: float
    height: float


class PlateStop(TypedDict):
    """A point on a line where one can stop."""

    a: str
    b: str
    x: float
    y: float


class PlateZone(TypedDict):
    """A part of the world, with the point where its letter stands."""

    id: str
    title: str
    x: float
    y: float
    heading: NotRequired[str]
    """What is written in large letters instead of its id."""


class PlateHalf(TypedDict):
    """One of the two halves of a map that is parted in the middle."""

    title: str
    note: str
    colour: str


class Plate(TypedDict):
    """The world map; one unit is a part in `width` of its width, and y grows downward."""

    title: str
    width: float
    height: float
    scale: float
    """Units for each globe radius."""
    top: float
    """Units from the upper edge down to the equator."""
    centre: float
    """The longitude of the middle."""
    land: str
    """The data of a path, as are those of the next three."""
    lakes: str
    borders: str
    graticule: str
    places: list[PlatePlace]
    line_styles: list[LineStyle]
    inscriptions: list[Inscription]
    mark_styles: list[MarkStyle]
    edge_lines: list[tuple[int, int]]
    """The lines round the edge of the map: the numbers of the places at both ends."""
    tags: list[PlateTag]
    stops: list[PlateStop]
    """Those on lines round the edge stand last."""
    zones: list[PlateZone]
    """None on a map that is not parted."""
    zone_lines: str
    """The borders between zones that are drawn by a ruler, as the data of a path."""
    halves: list[PlateHalf]
