"""This file is the ways between the areas of a board of hexagons: their lines over land and sea, laid and drawn."""

from dataclasses import dataclass
from math import dist
from typing import Final, final

from greatcircle.atlas.free_space import FreeSpace
from greatcircle.atlas.hexagon.sheet import SIDE, HexSheet
from greatcircle.atlas.sheet import Rectangle
from greatcircle.atlas.svg import DEEP_INK, PAPER, Point, element, path_data
from greatcircle.equipment.map.hexagon import FRONTIER, Crossing

BENDS: Final = (0.0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.5, -0.5, 0.66, -0.66, 0.84, -0.84)
"""How far a line may bend to the side, in parts of its length."""
BEND_COST: Final = 9.0
LAND_COST: Final = 3.0
NEAR_COST: Final = 1.2
OUTSIDE_COST: Final = 6.0
"""What speaks against a line: its bend, and each of its points over land, near another line, and beyond the frame."""
NEAR: Final = 60.0
"""Lines are near each other where they pass through one square of this size."""
POINTS: Final = 48
STUB: Final = 0.78 * SIDE
"""How far from the middle of its hexagon a line begins."""
TAKEN: Final = 20.0
"""Units on both sides of a line where nothing is written."""
SEA_COLOUR: Final = "#2b6a83"
ROAD_COLOUR: Final = "#a03a2c"


Square = tuple[int, int]
"""A square of the sheet, by column and row."""


@final
@dataclass(frozen=True)
class DrawnWay:
    """A crossing as lines: one, or two where it leaves the sheet at one edge and comes in at the other."""

    crossing: Crossing
    lines: tuple[tuple[Point, ...], ...]


def lay_ways(sheet: HexSheet) -> tuple[DrawnWay, ...]:
    """Give every crossing its lines, short ones first, so that long ones can keep clear of them."""
    ways: list[DrawnWay] = []
    crossings = sorted(sheet.board.crossings, key=lambda crossing: (_length(sheet, crossing), crossing.a))
    laid: set[Square] = set()
    for crossing in crossings:
        lines = _best_lines(sheet, crossing, laid)
        laid |= {_square(point) for line in lines for point in line}
        ways.append(DrawnWay(crossing, lines))
    return tuple(ways)


def take_ways(room: FreeSpace, ways: tuple[DrawnWay, ...]) -> None:
    """Keep the room along all lines."""
    for way in ways:
        for line in way.lines:
            for x, y in line:
                room.take(Rectangle(x, y, x, y).grown(TAKEN))


def draw_ways(ways: tuple[DrawnWay, ...]) -> str:
    """Draw the lines of all ways: dashes over the sea, a road with two edges over land."""
    sea = "".join(path_data(list(line)) for way in ways if way.crossing.kind != FRONTIER for line in way.lines)
    road = "".join(path_data(list(line)) for way in ways if way.crossing.kind == FRONTIER for line in way.lines)
    stroke: dict[str, object] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return "\n".join(
        [
            element("path", d=sea, stroke=PAPER, stroke_width=15.0, stroke_opacity=0.75, **stroke),
            element("path", d=sea, stroke=SEA_COLOUR, stroke_width=6.4, stroke_dasharray="18 15", **stroke),
            element("path", d=road, stroke=PAPER, stroke_width=19.0, stroke_opacity=0.8, **stroke),
            element("path", d=road, stroke=DEEP_INK, stroke_width=13.0, **stroke),
            element("path", d=road, stroke=ROAD_COLOUR, stroke_width=10.0, **stroke),
            element("path", d=road, stroke=PAPER, stroke_width=3.0, stroke_dasharray="10 10", fill="none"),
        ]
    )


def _length(sheet: HexSheet, crossing: Crossing) -> float:
    a, b = _ends(sheet, crossing)
    return dist(a, b)


def _ends(sheet: HexSheet, crossing: Crossing) -> tuple[Point, Point]:
    """Give where a crossing begins and ends; where the way round the globe is shorter, the end is beyond an edge."""
    a, b = (sheet.middle(sheet.hexagons[name]) for name in (crossing.a, crossing.b))
    shifts = (0.0, sheet.width, -sheet.width)
    return a, min(((b[0] + shift, b[1]) for shift in shifts), key=lambda end: dist(a, end))


def _best_lines(sheet: HexSheet, crossing: Crossing, laid: set[Square]) -> tuple[tuple[Point, ...], ...]:
    """Choose the bend that costs least."""
    a, b = _ends(sheet, crossing)
    candidates = [_bent(a, b, bend) for bend in BENDS]
    costs = [
        abs(bend) * BEND_COST + _cost(sheet, crossing, points, laid)
        for bend, points in zip(BENDS, candidates, strict=True)
    ]
    best = candidates[costs.index(min(costs))]
    if 0 <= b[0] <= sheet.width:
        return (tuple(best),)
    shift = sheet.width if b[0] < 0 else -sheet.width
    return tuple(best), tuple([(x + shift, y) for x, y in best])


def _bent(a: Point, b: Point, bend: float) -> list[Point]:
    """Give points along a curve that bends to one side, from hexagon to hexagon."""
    length = dist(a, b)
    middle = (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend
    points = []
    for number in range(POINTS + 1):
        share = number / POINTS
        x, y = (
            (1 - share) ** 2 * a[axis] + 2 * share * (1 - share) * middle[axis] + share**2 * b[axis] for axis in (0, 1)
        )
        if min(dist((x, y), a), dist((x, y), b)) >= min(STUB, length * 0.4):
            points.append((x, y))
    return points


def _square(point: Point) -> Square:
    return int(point[0] // NEAR), int(point[1] // NEAR)


def _cost(sheet: HexSheet, crossing: Crossing, points: list[Point], laid: set[Square]) -> float:
    cost = 0.0
    for x, y in points:
        hexagon = sheet.hexagon_at(x % sheet.width, y)
        if hexagon is not None and hexagon.id not in (crossing.a, crossing.b):
            cost += LAND_COST
        if not NEAR < y < sheet.height - NEAR:
            cost += OUTSIDE_COST
        if _square((x % sheet.width, y)) in laid:
            cost += NEAR_COST
    return cost
