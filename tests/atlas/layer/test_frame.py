"""The frame of a map has its degrees where they are."""

import pytest

from greatcircle.atlas.layer.frame import (
    dark_rungs,
    draw_frame,
    latitude_name,
    latitude_ticks,
    longitude_name,
    longitude_ticks,
)
from greatcircle.atlas.sheet import MapSheet
from tests.atlas.small_map import SMALL

SHEET = MapSheet(SMALL)


@pytest.mark.parametrize(
    ("longitude", "name"), [(0, "0°"), (20, "20° E"), (-20, "20° W"), (180, "180°"), (190, "170° W"), (-185, "175° E")]
)
def test_longitudes_have_names(longitude: int, name: str) -> None:
    assert longitude_name(longitude) == name


@pytest.mark.parametrize(("latitude", "name"), [(0, "0°"), (40, "40° N"), (-5, "5° S")])
def test_latitudes_have_names(latitude: int, name: str) -> None:
    assert latitude_name(latitude) == name


@pytest.mark.parametrize("is_lower", [False, True])
def test_meridians_meet_the_edge_at_their_ticks(is_lower: bool) -> None:
    y = SHEET.height if is_lower else 0
    ticks = longitude_ticks(SHEET, y)
    assert len(ticks) > 60
    for x, count in ticks:
        offset, _ = SHEET.degrees(x, y)
        assert offset + SMALL.centre_longitude == pytest.approx(count * 5, abs=1e-6)


@pytest.mark.parametrize("is_right", [False, True])
def test_parallels_meet_the_edge_at_their_ticks(is_right: bool) -> None:
    x = SHEET.width if is_right else 0
    ticks = latitude_ticks(SHEET, x)
    assert [y for y, _ in ticks] == sorted(y for y, _ in ticks)
    for y, count in ticks:
        assert SHEET.degrees(x, y)[1] == pytest.approx(count * 5, abs=1e-6)


def test_every_second_rung_is_dark() -> None:
    assert dark_rungs([(10, 1), (20, 2), (30, 3)], 40) == [(0, 10), (20, 30)]
    assert dark_rungs([(10, 4), (20, 3), (30, 2)], 40) == [(10, 20), (30, 40)]


def test_the_frame_numbers_every_tenth_degree() -> None:
    rungs = draw_frame(SHEET).count("<rect")
    assert rungs > 2 * 30 + 2 * 10
