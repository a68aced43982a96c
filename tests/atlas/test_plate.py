"""A map for a browser: light, in whole units, and laid out as on the sheet."""

import gzip
import json
import re
from dataclasses import replace
from math import dist, hypot
from typing import Any, cast

import pytest

from greatcircle.atlas.layer.stub import edge_stop_point
from greatcircle.atlas.layer.tag import stop_point, tag_box
from greatcircle.atlas.plate import arc, plate
from greatcircle.atlas.sheet import MapSheet
from greatcircle.equipment.map.world import EdgeLine, Line, WorldMap
from tests.atlas.maps import MAPS
from tests.atlas.marked_map import MARKED
from tests.atlas.small_map import SMALL

LIGHT = 32_000
"""Bytes that a map may have when it is sent."""
STEP = re.compile(r"-?\d+")


def plain(world: WorldMap) -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(json.dumps(plate(world))))


def rings(data: str) -> list[list[tuple[int, int]]]:
    """Follow the steps of path data, ring by ring or line by line."""
    found = []
    for part in data.split("M")[1:]:
        numbers = [int(number) for number in STEP.findall(part)]
        x, y = numbers[:2]
        points = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        found.append(points)
    return found


def is_inside(ring: list[tuple[int, int]], x: float, y: float) -> bool:
    crossings = 0
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1


@pytest.mark.parametrize("name", MAPS)
def test_it_is_light(name: str) -> None:
    text = json.dumps(plate(MAPS[name]), separators=(",", ":"), ensure_ascii=False)
    assert len(gzip.compress(text.encode(), 6)) < LIGHT


@pytest.mark.parametrize("world", [SMALL, *MAPS.values()], ids=["small", *MAPS])
def test_every_place_and_line_is_where_the_sheet_has_it(world: WorldMap) -> None:
    data, sheet = plain(world), MapSheet(world)
    assert [place["id"] for place in data["places"]] == [place.id for place in world.places]
    for place in data["places"]:
        x, y = sheet.points[place["id"]]
        assert hypot(place["x"] - x, place["y"] - y) < 1
    lines = {
        (world.places[a].id, world.places[b].id, style["id"], at)
        for style in data["line_styles"]
        for a, b, at in style["lines"]
    }
    assert lines == {(line.a, line.b, line.style, round(line.letter_at * 100)) for line in world.lines}
    assert (data["width"], data["height"]) == (round(sheet.width), round(sheet.height))


def test_a_name_has_its_anchor_and_width_and_perhaps_a_leader_and_a_word_above() -> None:
    paris, _, honolulu = plain(SMALL)["places"]
    sheet = MapSheet(SMALL)
    place = SMALL.places[0]
    assert paris["label"] == {
        "dx": 9,
        "dy": 5,
        "anchor": "start",
        "width": round(sheet.label_setting(place).width),
    }
    assert not {"leader", "note"} & set(paris)
    end = sheet.leader_end(SMALL.places[2], SMALL.places[2].label)
    assert (honolulu["leader"], honolulu["note"]) == ([round(part) for part in end], "START")


def test_a_browser_can_compute_points_of_the_globe_from_scale_and_top() -> None:
    data, sheet = plain(SMALL), MapSheet(SMALL)
    x, y = sheet.point(90, 0)
    assert abs(data["width"] / 2 + data["scale"] * 3.14159265 / 2 - x) < 1
    assert abs(data["top"] - y) < 1


def test_land_is_where_land_is() -> None:
    """Cities far from any coast are within an odd number of rings, and the open sea within none."""
    sheet = MapSheet(SMALL)
    data = plain(SMALL)["land"]
    land = rings(data)
    assert data.count("z") == len(land), "every coast is closed, or its last piece would have no line"
    for longitude, latitude, is_land in ((25, 0, True), (-100, 40, True), (134, -25, True), (-30, 0, False)):
        x, y = sheet.point(longitude - SMALL.centre_longitude, latitude)
        assert sum(is_inside(ring, x, y) for ring in land) % 2 == is_land


def test_united_countries_have_no_border_and_divided_ones_have_another() -> None:
    whole = plain(replace(SMALL, united=(), divided=()))["borders"]
    united = plain(replace(SMALL, divided=()))["borders"]
    divided = plain(replace(SMALL, united=()))["borders"]
    assert len(rings(united)) < len(rings(whole)) < len(rings(divided))


def test_an_arc_goes_through_its_three_points() -> None:
    assert arc((0, 0), (10, 0), (20, 0)) == "M0 0L20 0"
    assert arc((-10, 0), (0, -10), (10, 0)) == "M-10 0A10 10 0 0 1 10 0"
    assert arc((-10, 0), (0, 10), (10, 0)) == "M-10 0A10 10 0 0 0 10 0"


def test_the_equator_is_straight_and_other_parallels_bend_away_from_it() -> None:
    curves = [part for part in plain(SMALL)["graticule"].split("M") if part]
    straight = [part for part in curves if "L" in part]
    assert len(straight) == 1, "the equator alone, as no meridian of the net is the middle of the map"
    parallel = next(part for part in curves if "A" in part and _is_level(part))
    assert " 0 0 1 " in parallel, "the southernmost comes first: its ends bend to the south"


def _is_level(part: str) -> bool:
    numbers = [float(number) for number in STEP.findall(part)]
    return abs(numbers[1] - numbers[-1]) < 1 and dist(numbers[:2], numbers[-2:]) > 1


def test_it_is_made_once() -> None:
    assert plate(SMALL) is plate(SMALL)


def test_marks_zones_and_lines_round_the_edge_are_told() -> None:
    data, sheet = plain(MARKED), MapSheet(MARKED)
    assert data["places"][1]["mark"] == {"text": "2", "style": "town", "has_airport": True}
    assert [place["zone"] for place in data["places"]] == ["A", "A", "B", "B"]
    assert [(style["id"], style["shape"]) for style in data["mark_styles"]][:2] == [
        ("town", "square"),
        ("wood", "circle"),
    ]
    assert data["edge_lines"] == [[0, 3]]
    x, y = sheet.point(-120, 20)
    assert data["zones"][0] == {"id": "A", "title": "West", "x": round(x), "y": round(y)}
    assert not {"mark", "zone"} & set(plain(SMALL)["places"][0])
    assert (data["tags"], data["stops"], data["zone_lines"]) == ([], [], "")


def test_tags_stops_and_borders_of_zones_are_told() -> None:
    world = replace(
        MARKED,
        lines=(Line("2", "3", "plain", 0.3, "$350", 0, 0.6),),
        edge_lines=(EdgeLine("1", "4", "plain", "$800", has_stop=True),),
        zones=(replace(MARKED.zones[0], heading="WEST"), MARKED.zones[1]),
        zone_lines=(((-30, 70), (-35, 30), (-30, -50)),),
    )
    data, sheet = plain(world), MapSheet(world)
    (tag,) = data["tags"]
    box = tag_box(sheet, world.lines[0])
    assert (tag["a"], tag["b"], tag["text"]) == ("2", "3", "$350")
    assert hypot(tag["x"] - (box.left + box.right) / 2, tag["y"] - (box.top + box.bottom) / 2) < 1
    assert abs(tag["width"] - (box.right - box.left)) < 1
    assert abs(tag["height"] - (box.bottom - box.top)) < 1
    assert [(stop["a"], stop["b"]) for stop in data["stops"]] == [("2", "3"), ("1", "4")]
    points = [stop_point(sheet, world.lines[0]), edge_stop_point(sheet, world.edge_lines[0])]
    for stop, (x, y) in zip(data["stops"], points, strict=True):
        assert hypot(stop["x"] - x, stop["y"] - y) < 1
    assert [zone.get("heading") for zone in data["zones"]] == ["WEST", None]
    (border,) = rings(data["zone_lines"])
    assert hypot(border[0][0] - sheet.point(-52, 70)[0], border[0][1] - sheet.point(-52, 70)[1]) < 1
