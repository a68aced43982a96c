"""Tags and points to stop at: on their lines, in their colours, and as large as the weight of the map says."""

from dataclasses import replace
from math import dist

import pytest

from greatcircle.atlas.drawing import draw_map
from greatcircle.atlas.layer.key import draw_key
from greatcircle.atlas.layer.route import draw_discs, segment
from greatcircle.atlas.layer.stub import draw_stubs, edge_stop_point, stubs
from greatcircle.atlas.layer.tag import (
    STOP_RADIUS,
    draw_stops,
    draw_tags,
    stop_boxes,
    stop_point,
    stop_radius,
    tag_box,
    tag_setting,
)
from greatcircle.atlas.sheet import MapSheet, Rectangle
from greatcircle.equipment.map.world import EdgeLine, Line
from tests.atlas.marked_map import MARKED
from tests.atlas.small_map import SMALL

PRICED = replace(
    MARKED,
    lines=(Line("1", "2", "plain", 0.25, "$350"), Line("2", "3", "blue", 0.5, "$800", 60, 0.4)),
    edge_lines=(EdgeLine("1", "4", "blue", "$1500", has_stop=True),),
)
SHEET = MapSheet(PRICED)
ROUTE, CROSSING = PRICED.lines


def middle(box: Rectangle) -> tuple[float, float]:
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2


def test_a_tag_stands_where_the_letter_would() -> None:
    assert middle(tag_box(SHEET, ROUTE)) == pytest.approx(SHEET.disc(ROUTE))


def test_a_tag_may_stand_to_the_right_of_the_way_or_to_the_left() -> None:
    on_line = SHEET.disc(CROSSING)
    right, left = (middle(tag_box(SHEET, replace(CROSSING, tag_aside=aside))) for aside in (60, -60))
    assert dist(on_line, right) == pytest.approx(60)
    assert ((right[0] + left[0]) / 2, (right[1] + left[1]) / 2) == pytest.approx(on_line)
    (ax, ay), (bx, by) = SHEET.points["2"], SHEET.points["3"]
    assert (bx - ax) * (right[1] - ay) - (by - ay) * (right[0] - ax) > 0, "y grows downward"


def test_the_frame_is_wider_than_what_is_written_in_it() -> None:
    box = tag_box(SHEET, ROUTE)
    assert box.right - box.left > tag_setting(SHEET, ROUTE).width
    heavier = MapSheet(replace(PRICED, weight=2 * PRICED.weight))
    assert tag_box(heavier, ROUTE).right - tag_box(heavier, ROUTE).left == pytest.approx(2 * (box.right - box.left))


def test_every_figure_of_a_price_can_be_written() -> None:
    dear = replace(ROUTE, tag="$1234567890")
    assert "".join(letter for letter, _ in tag_setting(SHEET, dear).letters) == dear.tag


def test_a_line_with_a_tag_needs_no_letter() -> None:
    assert draw_discs(SHEET) == ""
    assert draw_tags(SHEET).count("<rect") == 2 * 2, "a frame on paper for each"
    assert draw_tags(MapSheet(MARKED)) == draw_tags(MapSheet(SMALL)) == ""


def test_one_stops_between_the_dots_of_a_line() -> None:
    a, b = segment(SHEET, CROSSING)
    assert dist(a, stop_point(SHEET, CROSSING)) == pytest.approx(0.4 * dist(a, b))
    (box,) = stop_boxes(SHEET)
    assert middle(box) == pytest.approx(stop_point(SHEET, CROSSING))
    assert stop_radius(SHEET) == STOP_RADIUS * PRICED.weight
    assert draw_stops(SHEET).count("<path") == 2
    assert draw_stops(MapSheet(MARKED)) == ""


def test_a_line_round_the_edge_has_its_stop_on_its_first_stub_and_its_price_at_both() -> None:
    first, _ = stubs(SHEET)
    _, _, a, b = first
    assert edge_stop_point(SHEET, PRICED.edge_lines[0]) == pytest.approx(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    bare = MapSheet(replace(PRICED, edge_lines=(EdgeLine("1", "4", "blue"),)))
    assert draw_stubs(SHEET).count("<path") == draw_stubs(bare).count("<path") + 2
    assert len(draw_stubs(SHEET)) > len(draw_stubs(bare)) + 2 * len("$1500")


def test_the_key_shows_a_tag_and_a_stop() -> None:
    key = draw_key(SHEET)
    assert key.count("<rect") == 2
    bare = draw_key(MapSheet(replace(PRICED, lines=())))
    assert key.count("<circle") == bare.count("<circle") - 2, "a disc on paper less"


def test_the_map_has_them_once_with_tags_over_stops() -> None:
    drawing = draw_map(PRICED)
    assert drawing.count(draw_tags(SHEET)) == drawing.count(draw_stops(SHEET)) == 1
    assert drawing.index(draw_stops(SHEET)) < drawing.index(draw_tags(SHEET))
