"""Hexagons on a sheet: where they lie, and the lines round them."""

from math import dist, sqrt

import pytest

from greatcircle.atlas.hexagon.sheet import HALF_WIDTH, SEA_ABOVE, SEA_BESIDE, SIDE, HexSheet
from tests.atlas.hexagon.small_map import EAST, ISLE, SMALL_HEX, WEST

SHEET = HexSheet(SMALL_HEX)


def area_of(points: list[tuple[float, float]]) -> float:
    """Measure a closed shape."""
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


HEXAGON = 1.5 * sqrt(3) * SIDE**2


def test_neighbours_are_one_width_apart_and_rows_stand_in_gaps() -> None:
    first, east, south_east = (SHEET.middle(SHEET.hexagons[name]) for name in ("W1", "W2", "W5"))
    assert dist(first, east) == pytest.approx(2 * HALF_WIDTH)
    assert dist(first, south_east) == pytest.approx(2 * HALF_WIDTH)
    assert south_east[0] - first[0] == pytest.approx(HALF_WIDTH)


def test_all_corners_are_one_side_away_and_the_sea_is_round_them() -> None:
    for hexagon in SMALL_HEX.hexagons:
        for corner in SHEET.corners(hexagon):
            assert dist(corner, SHEET.middle(hexagon)) == pytest.approx(SIDE)
    points = [corner for hexagon in SMALL_HEX.hexagons for corner in SHEET.corners(hexagon)]
    assert min(x for x, _ in points) == pytest.approx(SEA_BESIDE)
    assert max(x for x, _ in points) == pytest.approx(SHEET.width - SEA_BESIDE)
    assert min(y for _, y in points) == pytest.approx(SEA_ABOVE)


def test_a_point_is_found_in_its_hexagon() -> None:
    for hexagon in SMALL_HEX.hexagons:
        x, y = SHEET.middle(hexagon)
        for corner in SHEET.corners(hexagon):
            near = x + (corner[0] - x) * 0.97, y + (corner[1] - y) * 0.97
            assert SHEET.hexagon_at(*near) == hexagon
    assert SHEET.hexagon_at(5, 5) is None


def test_an_area_is_outlined_by_its_outer_sides() -> None:
    for area, places in (("west", WEST), ("east", EAST), ("isle", ISLE)):
        (ring,) = SHEET.outline(area)
        assert area_of(ring) == pytest.approx(len(places) * HEXAGON)


def test_areas_that_touch_share_a_coast() -> None:
    shapes = sorted(area_of(ring) for ring in SHEET.coasts())
    assert shapes == pytest.approx([len(ISLE) * HEXAGON, (len(WEST) + len(EAST)) * HEXAGON])


def test_what_is_printed_makes_a_hexagon_special() -> None:
    assert SHEET.special() == {"W1", "E3", "W4", "E1", "W8", "I3", "E6", "W5"}
