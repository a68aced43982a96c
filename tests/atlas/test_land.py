"""The land of the maps is where it should be."""

from importlib import resources
from itertools import pairwise

import pytest

from greatcircle.atlas.land import Shape, around, clip_ring, load_land, smooth

LAND = load_land()


def rings_round(longitude: float, latitude: float, shapes: list[Shape]) -> int:
    """Count the closed lines round a place, by the edges east of it."""
    count = 0
    for shape in shapes:
        for copy in around(shape, longitude, 180):
            crossings = 0
            for (ax, ay), (bx, by) in pairwise([*copy, copy[0]]):
                if (ay > latitude) != (by > latitude) and ax + (latitude - ay) / (by - ay) * (bx - ax) > 0:
                    crossings += 1
            count += crossings % 2
    return count


@pytest.mark.parametrize(
    ("name", "longitude", "latitude", "is_land"),
    [
        ("Paris", 2.35, 48.86, True),
        ("Nairobi", 36.8, -1.3, True),
        ("Manaus", -60.0, -3.1, True),
        ("Anadyr, near the edge of the data", 175.0, 66.0, True),
        ("the last of Chukotka, beyond 180 degrees", -174.0, 66.2, True),
        ("Suva", 178.2, -17.9, True),
        ("Reykjavik", -21.0, 64.3, True),
        ("the middle of the Atlantic", -35.0, 30.0, False),
        ("the Caspian Sea", 51.0, 41.5, False),
        ("the Bering Strait", -168.9, 65.9, False),
        ("Antarctica, which is left out", 0.0, -80.0, False),
    ],
)
def test_places_are_on_land_or_at_sea(name: str, longitude: float, latitude: float, is_land: bool) -> None:
    assert rings_round(longitude, latitude, LAND.coasts) % 2 == is_land, name


@pytest.mark.parametrize(("lake", "longitude", "latitude"), [("Victoria", 33.0, -1.0), ("Superior", -87.5, 47.7)])
def test_great_lakes_are_there(lake: str, longitude: float, latitude: float) -> None:
    assert rings_round(longitude, latitude, LAND.lakes) == 1, lake


def test_borders_name_both_countries() -> None:
    between = {border.between for border in LAND.borders}
    assert frozenset({"France", "Germany"}) in between
    assert frozenset({"Haiti", "Dominican Rep."}) in between
    assert all(len(names) == 2 for names in between)


def test_longitudes_never_jump() -> None:
    for shape in LAND.coasts:
        assert all(abs(a - b) < 90 for (a, _), (b, _) in pairwise(shape))


def test_the_file_stays_small() -> None:
    assert len(resources.files("greatcircle.atlas").joinpath("land.json").read_bytes()) < 400_000


def test_a_shape_is_shown_wherever_it_is_within_reach() -> None:
    hawaii: Shape = [(-156, 19), (-155, 20), (-154, 19)]
    assert around(hawaii, 22, 190) == [
        [(-178, 19), (-177, 20), (-176, 19)],
        [(182, 19), (183, 20), (184, 19)],
    ]
    assert len(around(hawaii, 22, 180)) == 1
    assert around(hawaii, 22, 170) == []


def test_a_ring_is_cut_to_a_window() -> None:
    square: Shape = [(0, 0), (10, 0), (10, 10), (0, 10)]
    cut = clip_ring(square, 5, -90, 4)
    assert {(0, 0), (5, 0), (5, 4), (0, 4)} == set(cut)
    assert clip_ring(square, 5, 20, 30) == []


def test_long_pieces_are_parted() -> None:
    parted = smooth([(0, 0), (3, 6), (3, 6.5)])
    assert [parted[0], *parted[-2:]] == [(0, 0), (3, 6), (3, 6.5)]
    assert len(parted) == 6
