"""This file is a board of hexagons laid out on a sheet: where each hexagon lies, and how its areas are outlined."""

from math import floor, sqrt
from typing import Final, final

from greatcircle.atlas.svg import Point
from greatcircle.equipment.map.hexagon import Hexagon, HexMap

SIDE: Final = 90.0
"""Units of a hexagon's side."""
HALF_WIDTH: Final = SIDE * sqrt(3) / 2
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six neighbours, from the east counter-clockwise, in q and r."""
CORNERS: Final = ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2))
"""The corners, in half widths and half sides: side number n leads from corner n to the next one."""
SEA_BESIDE: Final = 330.0
SEA_ABOVE: Final = 260.0
SEA_BELOW: Final = 350.0
"""Open water between the outermost hexagons and the frame."""

Corner = tuple[int, int]
"""A corner of the net of hexagons, counted in half widths and half sides."""


@final
class HexSheet:
    """A board with its scale; x grows to the right and y downward from the upper left corner."""

    def __init__(self, board: HexMap, depth: float = 0) -> None:
        self.board = board
        self.hexagons = {hexagon.id: hexagon for hexagon in board.hexagons}
        self.at = {(hexagon.q, hexagon.r): hexagon for hexagon in board.hexagons}
        across = [2 * hexagon.q + hexagon.r for hexagon in board.hexagons]
        down = [3 * hexagon.r for hexagon in board.hexagons]
        self.left = SEA_BESIDE + (1 - min(across)) * HALF_WIDTH
        self.top = SEA_ABOVE + (2 - min(down)) * SIDE / 2
        """Where hexagon 0, 0 has its middle."""
        self.width = self.left + (max(across) + 1) * HALF_WIDTH + SEA_BESIDE
        self.height = self.top + (max(down) + 2) * SIDE / 2 + SEA_BELOW + depth
        """With so much more sea below as is asked for."""

    def middle(self, hexagon: Hexagon) -> Point:
        """Give the middle of a hexagon."""
        return self._point((2 * hexagon.q + hexagon.r, 3 * hexagon.r))

    def corners(self, hexagon: Hexagon) -> list[Point]:
        """Give the six corners of a hexagon."""
        return [self._point(corner) for corner in _corners(hexagon)]

    def at_sides(self, x: float, y: float) -> Point:
        """Give the point so many sides to the right of hexagon 0, 0 and below it."""
        return self.left + x * SIDE, self.top + y * SIDE

    def _point(self, corner: Corner) -> Point:
        return self.left + corner[0] * HALF_WIDTH, self.top + corner[1] * SIDE / 2

    def hexagon_at(self, x: float, y: float) -> Hexagon | None:
        """Give the hexagon that a point lies in; None on open water."""
        r = (y - self.top) / (1.5 * SIDE)
        q = (x - self.left) / (2 * HALF_WIDTH) - r / 2
        return self.at.get(_rounded(q, r))

    def neighbours(self, hexagon: Hexagon) -> list[Hexagon | None]:
        """Give the hexagons on the six sides, from the east counter-clockwise; None where there is open water."""
        return [self.at.get((hexagon.q + q, hexagon.r + r)) for q, r in STEPS]

    def coasts(self) -> list[list[Point]]:
        """Give the closed lines between all hexagons and open water."""
        edges: dict[Corner, Corner] = {}
        for hexagon in self.board.hexagons:
            _add_sides(edges, hexagon, [other is None for other in self.neighbours(hexagon)])
        return self._rings(edges)

    def outline(self, area: str) -> list[list[Point]]:
        """Give the closed lines round an area."""
        edges: dict[Corner, Corner] = {}
        for hexagon in self.board.hexagons:
            if hexagon.area == area:
                outside = [other is None or other.area != area for other in self.neighbours(hexagon)]
                _add_sides(edges, hexagon, outside)
        return self._rings(edges)

    def special(self) -> set[str]:
        """Give the hexagons on which something is printed."""
        board = self.board
        towns = {town.hexagon for town in board.towns}
        exits = {way_out.hexagon for way_out in board.exits}
        return towns | exits | {landmark.hexagon for landmark in board.landmarks}

    def _rings(self, edges: dict[Corner, Corner]) -> list[list[Point]]:
        """Join sides end to end; three hexagons meet at a corner, so only one side can go on from it."""
        rings = []
        while edges:
            start, here = edges.popitem()
            ring = [self._point(start)]
            while here != start:
                ring.append(self._point(here))
                here = edges.pop(here)
            rings.append(ring)
        return rings


def _corners(hexagon: Hexagon) -> list[Corner]:
    across, down = 2 * hexagon.q + hexagon.r, 3 * hexagon.r
    return [(across + dx, down + dy) for dx, dy in CORNERS]


def _add_sides(edges: dict[Corner, Corner], hexagon: Hexagon, wanted: list[bool]) -> None:
    corners = _corners(hexagon)
    for number, is_wanted in enumerate(wanted):
        if is_wanted:
            edges[corners[number]] = corners[(number + 1) % len(corners)]


def _rounded(q: float, r: float) -> tuple[int, int]:
    """Round axial places to the hexagon that they lie in: what is farthest from whole follows from the other two."""
    s = -q - r
    whole = [floor(part + 0.5) for part in (q, r, s)]
    off = [abs(part - near) for part, near in zip((q, r, s), whole, strict=True)]
    if off[0] > off[1] and off[0] > off[2]:
        return -whole[1] - whole[2], whole[1]
    if off[1] > off[2]:
        return whole[0], -whole[0] - whole[2]
    return whole[0], whole[1]
