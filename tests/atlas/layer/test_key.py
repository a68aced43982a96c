"""The key of a map with marks: every kind of mark and line is in it."""

from dataclasses import replace

from greatcircle.atlas.drawing import draw_map
from greatcircle.atlas.layer.key import draw_key
from greatcircle.atlas.layer.mark import JET
from greatcircle.atlas.layer.zone import BAR
from greatcircle.atlas.sheet import MapSheet
from tests.atlas.marked_map import MARKED


def test_it_shows_every_mark_every_line_a_jet_and_a_bar() -> None:
    key = draw_key(MapSheet(MARKED))
    colours = [style.colour for style in MARKED.mark_styles] + [style.colour for style in MARKED.line_styles]
    assert all(colour in key for colour in colours)
    assert key.count(JET) == 2 + 1, "two beside the title, one for airports"
    assert key.count(BAR) == 1


def test_a_map_without_zones_needs_no_bar_and_one_without_a_panel_no_key() -> None:
    assert BAR not in draw_key(MapSheet(replace(MARKED, zones=())))
    assert draw_key(MapSheet(replace(MARKED, cartouche=None))) == ""


def test_the_map_has_it_once() -> None:
    assert draw_map(MARKED).count(draw_key(MapSheet(MARKED))) == 1
