"""This file is the tests of the map on a card: where a place lies, and that land is where it should be."""

from xml.etree import ElementTree as ET

import pytest

from greatcircle.cli.cards.picture import rasterise
from greatcircle.study.question import all_decks
from greatcircle.study.world import HEIGHT, NORTH, SOUTH, WIDTH, place_on_world, silhouette_svg, world_paths, world_svg

WHOLE = (0.0, 0.0, WIDTH, HEIGHT)


@pytest.mark.parametrize(
    ("latitude", "longitude", "across", "down"),
    [(NORTH, 11, 0.5, 0), (SOUTH, 11, 0.5, 1), (13, 11, 0.5, 0.5), (13, -168.99, 0, 0.5), (13, -169.01, 1, 0.5)],
)
def test_a_place_lies_where_the_map_shows_it(latitude: float, longitude: float, across: float, down: float) -> None:
    assert place_on_world(latitude, longitude) == pytest.approx((across, down), abs=1e-3)


def test_every_capital_lies_on_the_map() -> None:
    for deck in all_decks():
        for card in deck.cards:
            across, down = place_on_world(card.latitude, card.longitude)
            assert 0 < across < 1, card.id
            assert 0 < down < 1, card.id


@pytest.mark.parametrize("with_borders", [False, True])
def test_the_picture_is_an_svg_text(with_borders: bool) -> None:
    root = ET.fromstring(world_svg(with_borders))
    assert root.attrib["viewBox"] == f"0 0 {WIDTH:g} {HEIGHT:g}"
    borders = root[-1].attrib["d"]
    assert bool(borders) == with_borders


@pytest.mark.parametrize(
    ("latitude", "longitude", "is_land"),
    [
        (48, 2, True),
        (0, 25, True),
        (-25, 135, True),
        (40, -100, True),
        (0, -150, False),
        (30, -45, False),
        (42, 51, False),
    ],
)
def test_land_is_black_and_the_sea_is_empty(latitude: float, longitude: float, is_land: bool) -> None:
    rows = rasterise(silhouette_svg(WHOLE, 360, 142, with_borders=False))
    assert (len(rows[0]), len(rows)) == (360, 142)
    across, down = place_on_world(latitude, longitude)
    assert (rows[int(down * 142)][int(across * 360)] is not None) == is_land


def test_borders_are_left_blank() -> None:
    window = (WIDTH / 2, HEIGHT / 2, 36.0, 36.0)
    plain, parted = (
        sum(pixel is not None for row in rasterise(silhouette_svg(window, 72, 72, borders)) for pixel in row)
        for borders in (False, True)
    )
    assert 0 < parted < plain


def test_the_map_goes_on_past_its_edges() -> None:
    beyond = (WIDTH, 0.0, WIDTH, HEIGHT)
    assert rasterise(silhouette_svg(beyond, 90, 36, False)) == rasterise(silhouette_svg(WHOLE, 90, 36, False))


def test_the_paths_of_the_world_are_those_of_its_picture() -> None:
    paths = world_paths()
    picture = world_svg(with_borders=True)
    for path in (paths.land, paths.lakes, paths.borders):
        assert path.startswith("M")
        assert f'd="{path}"' in picture
    assert paths.borders not in world_svg(with_borders=False)
