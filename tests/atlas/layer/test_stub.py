"""Lines round the edge: a stub at both places, away from the middle of the map, with the other place's name."""

from math import dist

from greatcircle.atlas.layer.stub import draw_stubs, stub_boxes, stubs
from greatcircle.atlas.sheet import MapSheet
from tests.atlas.marked_map import MARKED
from tests.atlas.small_map import SMALL

SHEET = MapSheet(MARKED)


def test_a_stub_begins_at_its_mark_and_leads_outward() -> None:
    west, east = stubs(SHEET)
    assert [(here.id, there.id) for here, there, _, _ in (west, east)] == [("1", "4"), ("4", "1")]
    for here, _, start, end in (west, east):
        assert abs(dist(start, SHEET.points[here.id]) - SHEET.dot(here)) < 0.01
        assert abs(end[0] - SHEET.width / 2) > abs(start[0] - SHEET.width / 2)


def test_its_words_stay_on_the_map() -> None:
    for box in stub_boxes(SHEET)[1::2]:
        assert 0 < box.left < box.right < SHEET.width


def test_it_has_paper_two_strokes_a_head_and_a_name_on_paper() -> None:
    assert draw_stubs(SHEET).count("<path") == 2 * 6
    assert draw_stubs(MapSheet(SMALL)) == ""
