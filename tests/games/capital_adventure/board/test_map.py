"""The map on the wall shows the board: every city in its shape, every fare, every transit point, both tables."""

import json
from collections import Counter
from importlib import resources
from itertools import combinations, pairwise

import pytest

from greatcircle.atlas.layer.stub import stubs
from greatcircle.atlas.layer.zone import bars, ruled_borders
from greatcircle.atlas.plate import plate
from greatcircle.atlas.sheet import MapSheet
from greatcircle.equipment.map.world import CIRCLE, DIAMOND, SQUARE, STAR, Line
from greatcircle.games.capital_adventure.board import BOARD
from greatcircle.games.capital_adventure.game import GAME
from greatcircle.games.capital_adventure.map import world_map

WORLD = world_map()
SHEET = MapSheet(WORLD)
FOLDER = resources.files("greatcircle.games.capital_adventure")
LINES = {(line.a, line.b): line for line in WORLD.lines}
EDGES = {(line.a, line.b): line for line in WORLD.edge_lines}
CROSSINGS = {(BOARD.cities[one.west].id, BOARD.cities[one.east].id): one.fare for one in BOARD.crossings}
ATLANTIC = ("new-york", "london")

Point = tuple[float, float]


def ends_of(line: Line) -> tuple[Point, Point]:
    return SHEET.points[line.a], SHEET.points[line.b]


def is_crossing(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Tell whether two straight pieces cross."""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_a_match_has_this_map_with_all_options() -> None:
    for version in ("visa", "diplomat"):
        assert GAME.world_map(GAME.parse_options({"version": version}, 2)) is WORLD


def test_every_name_fare_and_transit_point_has_been_placed() -> None:
    layout = json.loads(FOLDER.joinpath("labels.json").read_text("utf-8"))
    again = "run scripts/place_labels.py capital_adventure again"
    assert sorted(layout["places"]) == sorted(place.id for place in WORLD.places), again
    assert sorted(layout["tags"]) == sorted(f"{line.a} {line.b}" for line in WORLD.lines), again
    assert sorted(layout["stops"]) == sorted(f"{line.a} {line.b}" for line in WORLD.lines if line.stop_at), again


@pytest.mark.rule("CA-89")
def test_every_city_has_the_shape_of_its_kind() -> None:
    shapes = {style.id: style.shape for style in WORLD.mark_styles}
    starts = {"madrid", "vienna", "berlin", "rome"}
    for place, city in zip(WORLD.places, BOARD.cities, strict=True):
        assert (place.id, place.name, place.zone) == (city.id, city.name, BOARD.continent_ids[city.continent])
        assert place.mark is not None
        wanted = DIAMOND if city.is_capital_adventure else SQUARE if city.id in starts else CIRCLE
        assert shapes[place.mark.style] == (STAR if city.id == "london" else wanted)
    assert Counter(place.style for place in WORLD.places) == {"chief": 17, "marked": 47}


@pytest.mark.rule("CA-07")
def test_every_route_is_drawn_once_with_its_fare() -> None:
    drawn = {(line.a, line.b): line.tag for line in WORLD.lines if line.style == "route"}
    assert len(LINES) == len(WORLD.lines)
    assert drawn == {(BOARD.cities[route.a].id, BOARD.cities[route.b].id): f"${route.fare}" for route in BOARD.routes}


@pytest.mark.rule("CA-105", "CA-112", "CA-127")
def test_every_crossing_has_its_fare_and_a_transit_point_and_so_has_the_atlantic() -> None:
    drawn = {ends: line for ends, line in LINES.items() if line.style == "crossing"}
    fares = {ends: line.tag for ends, line in drawn.items()} | {ends: line.tag for ends, line in EDGES.items()}
    assert fares == {ends: f"${fare}" for ends, fare in CROSSINGS.items()} | {ATLANTIC: f"${BOARD.sea_fare}"}
    assert all(0.3 < line.stop_at < 0.7 for line in drawn.values())
    assert all(line.has_stop for line in EDGES.values())
    assert not any(line.stop_at for line in WORLD.lines if line.style == "route")
    assert bars(SHEET) == [], "a diamond is on every line between two continents"


def test_both_ways_over_the_pacific_leave_the_map_at_its_right_edge_and_come_back_at_the_left() -> None:
    assert set(EDGES) == {("honolulu", "los-angeles"), ("auckland", "santiago")}
    found = {(here.id, there.id): end[0] - start[0] for here, there, start, end in stubs(SHEET)}
    assert {pair for pair, leads in found.items() if leads > 0} == set(EDGES)
    assert {pair for pair, leads in found.items() if leads < 0} == {(b, a) for a, b in EDGES}


def test_no_line_crosses_another() -> None:
    crossings = [
        (one.a, one.b, other.a, other.b)
        for one, other in combinations(WORLD.lines, 2)
        if not {one.a, one.b} & {other.a, other.b} and is_crossing(ends_of(one), ends_of(other))
    ]
    assert crossings == []


@pytest.mark.rule("CA-48")
def test_every_continent_has_its_name_its_insurance_and_borders() -> None:
    assert [(zone.id, zone.heading, zone.title) for zone in WORLD.zones] == [
        ("europe", "EUROPE", "insurance $500"),
        ("africa", "AFRICA", "insurance $1000"),
        ("asia", "ASIA", "insurance $1000"),
        ("australasia", "AUSTRALASIA", "insurance $500"),
        ("americas", "AMERICAS", "insurance $1000"),
    ]
    assert len(ruled_borders(SHEET)) >= len(WORLD.zone_lines)


def test_no_route_leads_over_the_border_of_a_continent() -> None:
    pieces = [piece for border in ruled_borders(SHEET) for piece in pairwise(border)]
    for line in WORLD.lines:
        times = sum(is_crossing(ends_of(line), piece) for piece in pieces)
        assert times == (1 if line.style == "crossing" else 0), (line.a, line.b, times)


@pytest.mark.rule("CA-30", "CA-85")
def test_the_start_roll_and_the_deportation_table_are_printed_in_the_upper_right_corner() -> None:
    start, deportation = WORLD.tables
    assert start.rows == (("2–3", "Madrid"), ("4–6", "Vienna"), ("7–9", "Berlin"), ("10–12", "Rome"))
    assert deportation.rows == (
        ("Europe", "London"),
        ("Africa", "Athens"),
        ("Asia", "Nairobi"),
        ("Australasia", "Singapore"),
        ("Americas", "Honolulu"),
    )
    for table in (start, deportation):
        assert table.panel.x > SHEET.width / 2
        assert table.panel.y + table.panel.height < SHEET.height / 4


def test_a_browser_gets_every_fare_and_every_transit_point() -> None:
    data = plate(WORLD)
    tags, stops = data["tags"], data["stops"]
    assert isinstance(tags, list)
    assert isinstance(stops, list)
    assert {(tag["a"], tag["b"]): tag["text"] for tag in tags} == {ends: line.tag for ends, line in LINES.items()}
    assert {(stop["a"], stop["b"]) for stop in stops} == {*CROSSINGS, ATLANTIC}


def test_all_places_stand_within_the_frame() -> None:
    for place in WORLD.places:
        x, y = SHEET.points[place.id]
        room = SHEET.radius(place)
        assert room < x < SHEET.width - room
        assert room < y < SHEET.height - room
