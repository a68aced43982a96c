"""Marks: every kind has a shape that its colour does not need, a number that can be read, perhaps a jet."""

from xml.etree import ElementTree as ET

import pytest

from greatcircle.atlas.layer.mark import JET, draw_mark, shape
from greatcircle.atlas.layer.name import draw_places
from greatcircle.atlas.sheet import AIRPORT_GROWTH, MapSheet
from greatcircle.atlas.svg import DEEP_INK
from greatcircle.equipment.map.world import SHAPES, MarkStyle, PlaceMark
from tests.atlas.marked_map import MARKED
from tests.atlas.small_map import SMALL


def test_every_shape_is_drawn_in_its_own_way() -> None:
    outlines = [shape(name, 0, 0, 10) for name in SHAPES]
    assert len(set(outlines)) == len(SHAPES)
    assert all(outline.endswith("z") for outline in outlines)


def test_there_is_no_other_shape() -> None:
    with pytest.raises(ValueError, match="no shape pear"):
        shape("pear", 0, 0, 10)


@pytest.mark.parametrize(("colour", "ink"), [("#2c67b0", "#ffffff"), ("#f0c02f", DEEP_INK)])
def test_the_number_stands_out_from_its_colour(colour: str, ink: str) -> None:
    drawing = ET.fromstring(
        "<g>" + draw_mark(MarkStyle("a", "A", colour, "square"), PlaceMark("12", "a"), 0, 0, 30) + "</g>"
    )
    paper, ground, number = drawing
    assert (ground.get("fill"), number.get("fill")) == (colour, ink)
    assert paper.get("d") == ground.get("d")


def test_an_airport_has_a_jet_and_takes_more_room() -> None:
    sheet = MapSheet(MARKED)
    plain, airport = MARKED.places[0], MARKED.places[1]
    assert draw_places(sheet).count(JET) == 1
    assert sheet.radius(airport) == sheet.radius(plain) * AIRPORT_GROWTH
    assert sheet.dot(airport) == sheet.dot(plain)


def test_everything_is_as_large_as_the_weight_of_the_map_says() -> None:
    sheet, place = MapSheet(MARKED), MARKED.places[0]
    usual = MapSheet(SMALL)
    assert sheet.disc_radius == usual.disc_radius * MARKED.weight
    assert sheet.dot(place) == pytest.approx(15.5 * MARKED.weight)
    assert sheet.label_size(place) == pytest.approx(17.5 * MARKED.weight)
