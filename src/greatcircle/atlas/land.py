"""This file is the land of the maps: coasts, lakes and borders, from Natural Earth (public domain)."""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import pairwise
from math import ceil
from typing import Any, Final, final

TURN: Final = 360.0
LONGEST_STEP: Final = 1.5
"""Degrees beyond which a straight piece is parted, since parallels and meridians are curves on the map."""

Point = tuple[float, float]
"""Degrees to the east and to the north."""
Shape = list[Point]


@final
@dataclass(frozen=True)
class Border:
    """A line between two countries, named as in the data."""

    between: frozenset[str]
    line: Shape


@final
@dataclass(frozen=True)
class Land:
    """All land but Antarctica, as longitudes and latitudes; longitudes run past 180 rather than jump."""

    coasts: list[Shape]
    """Closed lines, islands and inland seas alike: what lies within an odd number of them is land."""
    lakes: list[Shape]
    borders: list[Border]


@cache
def load_land() -> Land:
    """Read the land."""
    data: dict[str, Any] = json.loads(resources.files(__package__).joinpath("land.json").read_text("utf-8"))
    steps: int = data["steps_per_degree"]
    return Land(
        [_decode(line, steps) for line in data["coasts"]],
        [_decode(line, steps) for line in data["lakes"]],
        [Border(frozenset(border["between"]), _decode(border["line"], steps)) for border in data["borders"]],
    )


def _decode(numbers: list[int], steps: int) -> Shape:
    x = y = 0
    line = []
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        line.append((x / steps, y / steps))
    return line


def around(shape: Shape, centre: float, reach: float) -> list[Shape]:
    """Give a shape as degrees from a central meridian, once for each time that it shows within reach of it."""
    low, high = min(x for x, _ in shape) - centre, max(x for x, _ in shape) - centre
    copies = []
    for turns in (-2, -1, 0, 1, 2):
        if low + turns * TURN < reach and high + turns * TURN > -reach:
            copies.append([(x - centre + turns * TURN, y) for x, y in shape])
    return copies


def clip_ring(ring: Shape, reach: float, south: float, north: float) -> Shape:
    """Cut a closed line to a window of degrees; empty if nothing is left (Sutherland and Hodgman)."""
    for axis, limit, sign in ((0, -reach, 1), (0, reach, -1), (1, south, 1), (1, north, -1)):
        kept: Shape = []
        for a, b in pairwise([*ring, *ring[:1]]):
            a_in, b_in = sign * (a[axis] - limit) >= 0, sign * (b[axis] - limit) >= 0
            if a_in != b_in:
                share = (limit - a[axis]) / (b[axis] - a[axis])
                kept.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
            if b_in:
                kept.append(b)
        ring = kept
    return ring


def smooth(line: Shape) -> Shape:
    """Part long straight pieces, so that they bend with the map."""
    parted = line[:1]
    for a, b in pairwise(line):
        pieces = max(1, ceil(max(abs(b[0] - a[0]), abs(b[1] - a[1])) / LONGEST_STEP))
        parted += [
            (a[0] + (b[0] - a[0]) * piece / pieces, a[1] + (b[1] - a[1]) * piece / pieces)
            for piece in range(1, pieces + 1)
        ]
    return parted
