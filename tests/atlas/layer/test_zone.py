"""Zones: a border between their places, a bar on every line over it, and a letter for each."""

from dataclasses import replace
from math import dist

from greatcircle.atlas.layer.zone import (
    bar_boxes,
    bars,
    border_at,
    borders,
    draw_bars,
    draw_borders,
    draw_zones,
    ruled_borders,
    zone_boxes,
)
from greatcircle.atlas.sheet import MapSheet
from tests.atlas.marked_map import MARKED
from tests.atlas.small_map import SMALL

SHEET = MapSheet(MARKED)


def nearest_zones(x: float, y: float) -> list[tuple[float, str]]:
    """Give how far the nearest place of each zone is from a point."""
    found: dict[str, float] = {}
    for place in MARKED.places:
        away = dist((x, y), SHEET.points[place.id])
        found[place.zone] = min(away, found.get(place.zone, away))
    return [(found[zone], zone) for zone in sorted(found)]


def test_a_border_runs_halfway_between_two_zones() -> None:
    found = borders(SHEET)
    assert found
    for a, b in found:
        (one, _), (other, _) = nearest_zones((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        assert abs(one - other) < 0.01


def test_only_a_line_from_zone_to_zone_has_a_bar_and_it_stands_on_the_border() -> None:
    ((a, b),) = bars(SHEET)
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    (one, _), (other, _) = nearest_zones(x, y)
    assert abs(one - other) < 0.02 * dist(SHEET.points["2"], SHEET.points["3"])
    assert bar_boxes(SHEET)[0].distance(x, y) == 0
    assert draw_bars(SHEET).count("<path") == 2, "a bar on a strip of paper"


def test_a_line_that_never_leaves_its_zone_has_its_border_at_its_end() -> None:
    assert border_at(SHEET, MARKED.lines[0]) == 1


def test_letters_stand_where_the_map_wants_them() -> None:
    for zone, box in zip(MARKED.zones, zone_boxes(SHEET), strict=True):
        x, y = SHEET.point(zone.offset, zone.latitude)
        assert box.left < x < box.right
        assert box.top < y < box.bottom
    assert draw_zones(SHEET).count("<path") == 2 * 2 * len(MARKED.zones)


def test_a_map_without_zones_has_nothing_of_it() -> None:
    sheet = MapSheet(SMALL)
    assert draw_borders(sheet) == draw_bars(sheet) == draw_zones(sheet) == ""
    assert draw_borders(MapSheet(replace(MARKED, places=MARKED.places[:2], lines=(), edge_lines=()))) == ""


def test_a_map_may_rule_its_borders_itself() -> None:
    ruled = MapSheet(replace(MARKED, zone_lines=(((-30, 84), (-30, -70)),)))
    (border,) = ruled_borders(ruled)
    x, y = ruled.point(-30 - MARKED.centre_longitude, 40)
    assert min(dist((x, y), point) for point in border) < ruled.scale * 0.03
    assert draw_borders(ruled) != draw_borders(SHEET)
    line = MARKED.lines[1]
    a, b = ruled.points[line.a], ruled.points[line.b]
    at = border_at(ruled, line)
    assert 0 < at < 1
    assert min(dist((a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at), point) for point in border) < 30
    assert border_at(ruled, MARKED.lines[0]) == 1


def test_a_line_with_a_point_to_stop_at_has_no_bar() -> None:
    lines = tuple(replace(line, stop_at=0.5) for line in MARKED.lines)
    assert bars(MapSheet(replace(MARKED, lines=lines))) == []


def test_a_word_may_stand_in_place_of_a_letter() -> None:
    worded = MapSheet(replace(MARKED, zones=tuple(replace(zone, heading="CONTINENT") for zone in MARKED.zones)))
    for box, letter in zip(zone_boxes(worded), zone_boxes(SHEET), strict=True):
        assert box.right - box.left > letter.right - letter.left
