"""This file is the maker of the globe on the home page: land, graticule and a great circle, seen from far away.

It writes `web/src/home/globe.json`; run it with `python scripts/make_globe.py` after a change of the land.
"""

import json
from itertools import pairwise
from math import acos, asin, atan2, cos, degrees, hypot, radians, sin
from pathlib import Path
from typing import Final

from greatcircle.atlas.land import load_land

OUT: Final = Path(__file__).parent.parent / "web" / "src" / "home" / "globe.json"
CENTRE: Final = (-42.0, 38.0)
"""The point of the earth in the middle, in degrees east and north."""
RADIUS: Final = 460.0
"""Of the globe in the picture, whose middle is (0, 0)."""
COAST_TOLERANCE: Final = 2.2
"""How far a coast may be from the true one, in the picture's units."""
LINE_TOLERANCE: Final = 0.7
"""How far a meridian or a way may be from the true one."""
SMALLEST: Final = 60.0
"""The least area of an island that is drawn."""
MESH: Final = 15
"""Degrees between the lines of the graticule."""
LONGEST_PIECE: Final = 1.0
"""Degrees of a piece of a coast."""
WAY: Final = ((-118.2, 34.0), (31.2, 30.0))
"""The ends of the great circle: Los Angeles and Cairo."""

Point = tuple[float, float]


def seen(point: Point) -> tuple[float, float, bool]:
    """Where a point of the earth is in the picture, and whether it is on the side that is seen."""
    east, north = radians(point[0] - CENTRE[0]), radians(point[1])
    tilt = radians(CENTRE[1])
    x = cos(north) * sin(east)
    y = cos(tilt) * sin(north) - sin(tilt) * cos(north) * cos(east)
    depth = sin(tilt) * sin(north) + cos(tilt) * cos(north) * cos(east)
    return x * RADIUS, -y * RADIUS, depth > 0


def on_rim(point: Point) -> Point:
    """The picture of a point; what is behind the globe is put on its rim."""
    x, y, is_seen = seen(point)
    if is_seen:
        return x, y
    length = hypot(x, y) or 1.0
    return x / length * RADIUS, y / length * RADIUS


def dense(line: list[Point]) -> list[Point]:
    """A line with points close enough that it can bend."""
    result = line[:1]
    for (x, y), (to_x, to_y) in pairwise(line):
        pieces = int(max(abs(to_x - x), abs(to_y - y)) / LONGEST_PIECE) + 1
        for piece in range(1, pieces + 1):
            part = piece / pieces
            result.append((x + (to_x - x) * part, y + (to_y - y) * part))
    return result


def thinned(line: list[Point], tolerance: float) -> list[Point]:
    """A line without the points that make no difference (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (x, y), (to_x, to_y) = line[0], line[-1]
    length = hypot(to_x - x, to_y - y)

    def distance(point: Point) -> float:
        if not length:
            return hypot(point[0] - x, point[1] - y)
        return abs((to_x - x) * (y - point[1]) - (x - point[0]) * (to_y - y)) / length

    farthest = max(range(1, len(line) - 1), key=lambda index: distance(line[index]))
    if distance(line[farthest]) <= tolerance:
        return [line[0], line[-1]]
    return thinned(line[: farthest + 1], tolerance)[:-1] + thinned(line[farthest:], tolerance)


def area(line: list[Point]) -> float:
    """How much a closed line holds."""
    return abs(sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in zip(line, line[1:] + line[:1], strict=True))) / 2


def path(line: list[Point], *, is_closed: bool) -> str:
    """A line as SVG writes it, in whole units from point to point."""
    points = [(round(x), round(y)) for x, y in line]
    steps = [(to_x - x, to_y - y) for (x, y), (to_x, to_y) in pairwise(points) if (x, y) != (to_x, to_y)]
    text = " ".join(f"{dx} {dy}" for dx, dy in steps).replace(" -", "-")
    return f"M{points[0][0]} {points[0][1]}l{text}" + ("z" if is_closed else "")


def land() -> str:
    """All coasts that are seen."""
    paths = []
    for coast in load_land().coasts:
        corners = dense(coast)
        if not any(seen(point)[2] for point in corners):
            continue
        line = [on_rim(point) for point in corners]
        middle = len(line) // 2
        outline = thinned(line[: middle + 1], COAST_TOLERANCE)[:-1] + thinned(line[middle:], COAST_TOLERANCE)
        if area(outline) >= SMALLEST:
            paths.append(path(outline, is_closed=True))
    return "".join(paths)


def seen_pieces(line: list[Point]) -> str:
    """The pieces of a line that are seen."""
    paths = []
    piece: list[Point] = []
    for point in [*line, None]:
        x, y, is_seen = seen(point) if point else (0.0, 0.0, False)
        if is_seen:
            piece.append((x, y))
        elif piece:
            if len(piece) > 1:
                paths.append(path(thinned(piece, LINE_TOLERANCE), is_closed=False))
            piece = []
    return "".join(paths)


def graticule() -> str:
    """Meridians and parallels."""
    lines = [[(float(east), float(north)) for north in range(-80, 81, 2)] for east in range(-180, 180, MESH)]
    lines += [[(float(east), float(north)) for east in range(-180, 181, 2)] for north in range(-75, 76, MESH)]
    return "".join(seen_pieces(line) for line in lines)


def way() -> list[Point]:
    """Points of the great circle between the two ends."""

    def vector(point: Point) -> tuple[float, float, float]:
        east, north = radians(point[0]), radians(point[1])
        return cos(north) * cos(east), cos(north) * sin(east), sin(north)

    start, end = vector(WAY[0]), vector(WAY[1])
    angle = acos(sum(a * b for a, b in zip(start, end, strict=True)))
    points = []
    for step in range(33):
        near, far = sin((1 - step / 32) * angle) / sin(angle), sin(step / 32 * angle) / sin(angle)
        x, y, z = (a * near + b * far for a, b in zip(start, end, strict=True))
        points.append((degrees(atan2(y, x)), degrees(asin(z))))
    return points


def globe() -> dict[str, object]:
    """Everything of the picture."""
    ends = [[round(number) for number in seen(point)[:2]] for point in WAY]
    return {
        "radius": round(RADIUS),
        "land": land(),
        "graticule": graticule(),
        "way": seen_pieces(way()),
        "ends": ends,
    }


def main() -> None:
    """Write the file."""
    OUT.write_text(json.dumps(globe()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
