"""This file is coastlines made lighter: fewer points, whole numbers, and no speck that an eye would miss."""

from itertools import pairwise
from math import hypot
from typing import Final

from greatcircle.atlas.svg import Point

RING_MIN: Final = 3
"""Points below which a closed line has no inside."""


def thin(line: list[Point], tolerance: float) -> list[Point]:
    """Leave out points of a line that are no further than the tolerance from what remains (Ramer, Douglas, Peucker)."""
    keep = {0, len(line) - 1}
    parts = [(0, len(line) - 1)]
    while parts:
        first, last = parts.pop()
        far, furthest = tolerance, -1
        for index in range(first + 1, last):
            away = distance(line[index], line[first], line[last])
            if away > far:
                far, furthest = away, index
        if furthest >= 0:
            keep.add(furthest)
            parts += [(first, furthest), (furthest, last)]
    return [line[index] for index in sorted(keep)]


def thin_ring(ring: list[Point], tolerance: float) -> list[Point]:
    """Thin a closed line, parted where it is furthest from its first point, so that it keeps its reach."""
    start = ring[0]
    far = max(range(len(ring)), key=lambda index: hypot(ring[index][0] - start[0], ring[index][1] - start[1]))
    return thin(ring[: far + 1], tolerance) + thin([*ring[far:], start], tolerance)[1:-1]


def distance(point: Point, a: Point, b: Point) -> float:
    """Measure how far a point is from a straight piece."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length if length else 0.0
    share = min(max(share, 0.0), 1.0)
    return hypot(point[0] - a[0] - share * dx, point[1] - a[1] - share * dy)


def span(points: list[Point]) -> float:
    """Give the larger side of the box round some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return max(max(xs) - min(xs), max(ys) - min(ys))


def whole_path(points: list[Point], closed: bool = False) -> str:
    """Write a line as path data in whole units, as short steps; empty when nothing of it is left."""
    steps = [(round(x), round(y)) for x, y in points]
    steps = steps[:1] + [b for a, b in pairwise(steps) if a != b]
    if len(steps) < (RING_MIN if closed else 2):
        return ""
    text = f"M{steps[0][0]} {steps[0][1]}l"
    text += " ".join(f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(steps))
    return text.replace(" -", "-") + ("z" if closed else "")
