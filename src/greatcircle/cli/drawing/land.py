"""This file is the land behind a map in a terminal: a character for each cell, made of as many dots as it has land."""

from functools import cache
from itertools import pairwise
from math import ceil, floor

from greatcircle.atlas.land import Shape, around, load_land
from greatcircle.cli.drawing.dot import DOTS_ACROSS, DOTS_DOWN, dot_lines
from greatcircle.kernel.chart import Frame


@cache
def land_signs(frame: Frame, columns: int, rows: int, is_plain: bool) -> list[str]:
    """Draw the land of a part of the globe in so many columns and rows; the sea is blank."""
    return dot_lines(_dots(frame, columns * DOTS_ACROSS, rows * DOTS_DOWN), is_plain)


def _dots(frame: Frame, width: int, height: int) -> list[list[bool]]:
    """Tell for each dot whether its middle is land: inside an odd number of coasts and of shores of lakes."""
    crossings: list[list[float]] = [[] for _ in range(height)]
    land = load_land()
    for shape in [*land.coasts, *land.lakes]:
        for copy in around(shape, frame.centre_longitude, frame.reach):
            _add_crossings(copy, frame, width, crossings)
    dots = [[False] * width for _ in range(height)]
    for row, places in zip(dots, crossings, strict=True):
        places.sort()
        for left, right in zip(places[::2], places[1::2], strict=True):
            for column in range(max(0, ceil(left)), min(width, floor(right) + 1)):
                row[column] = True
    return dots


def _add_crossings(ring: Shape, frame: Frame, width: int, crossings: list[list[float]]) -> None:
    """Note where a closed line crosses the middles of the rows of dots."""
    height = len(crossings)
    down = height / (frame.north - frame.south)
    across = width / (2 * frame.reach)
    points = [((x + frame.reach) * across - 0.5, (frame.north - y) * down - 0.5) for x, y in ring]
    for (x, y), (next_x, next_y) in pairwise([*points, points[0]]):
        if y == next_y:
            continue
        slope = (next_x - x) / (next_y - y)
        for row in range(max(0, ceil(min(y, next_y))), min(height, ceil(max(y, next_y)))):
            crossings[row].append(x + (row - y) * slope)
