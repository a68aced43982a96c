"""The Van der Grinten projection gives published values, can be undone, and goes on beyond half a turn."""

from itertools import pairwise
from math import cos, hypot, pi, radians

import pytest

from greatcircle.atlas.projection import meridian_at, project, unproject

EVERYWHERE = [
    (offset, latitude) for offset in range(-215, 216, 43) for latitude in (-85, -56, -21.3, -0.5, 0, 7, 45, 66, 84)
]


def test_the_worked_example_of_the_manual() -> None:
    """Snyder, Map Projections: A Working Manual, numerical examples: 50 degrees south, 75 west of the middle."""
    assert project(-75, -50) == pytest.approx((-1.1954154, -0.9960733), abs=1e-7)


@pytest.mark.parametrize(
    ("offset", "latitude", "x", "y"),
    [
        (30, 60, 0.447747356, 1.209846211),
        (-120, 21.3, -2.071181855, 0.396823273),
        (179, -45, 2.945287894, -1.044885880),
        (90, 10, 1.566782681, 0.177502083),
        (-45, -80, -0.493458867, -1.952607855),
        (150, 75, 1.852537577, 2.074545451),
        (0, 45, 0, 0.841787214),
        (120, 0, 2.094395102, 0),
    ],
)
def test_another_program_gives_the_same(offset: float, latitude: float, x: float, y: float) -> None:
    """Values of geoVanDerGrintenRaw of d3-geo-projection 4."""
    assert project(offset, latitude) == pytest.approx((x, y), abs=1e-9)


@pytest.mark.parametrize("latitude", [-80, -30, 1, 45, 89])
def test_half_a_turn_away_lies_a_circle(latitude: float) -> None:
    assert hypot(*project(180, latitude)) == pytest.approx(pi)
    assert hypot(*project(-180, latitude)) == pytest.approx(pi)


@pytest.mark.parametrize("latitude", [-57, -20, 0, 35, 70])
def test_beyond_half_a_turn_the_map_goes_on_without_a_jump(latitude: float) -> None:
    points = [project(170 + step / 10, latitude) for step in range(400)]
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    assert all(x > 0 for x, _ in steps)
    assert max(hypot(*step) for step in steps) < 1.5 * min(hypot(*step) for step in steps)


@pytest.mark.parametrize(("offset", "latitude"), EVERYWHERE)
def test_it_can_be_undone(offset: float, latitude: float) -> None:
    assert unproject(*project(offset, latitude)) == pytest.approx((offset, latitude), abs=1e-6)


@pytest.mark.parametrize(("offset", "latitude"), EVERYWHERE)
def test_a_meridian_is_where_its_places_are(offset: float, latitude: float) -> None:
    x, y = project(offset, latitude)
    assert meridian_at(offset, y) == pytest.approx(x, abs=1e-9)


def test_the_scale_grows_from_the_equator_to_the_poles() -> None:
    heights = [project(0, latitude)[1] for latitude in range(0, 85, 5)]
    steps = [b - a for a, b in pairwise(heights)]
    assert steps == sorted(steps)
    widths = [project(1, latitude)[0] / cos(radians(latitude)) for latitude in range(0, 85, 5)]
    assert widths == sorted(widths)


def test_there_is_nothing_beyond_the_poles() -> None:
    with pytest.raises(ValueError, match="no latitude 91"):
        project(0, 91)
