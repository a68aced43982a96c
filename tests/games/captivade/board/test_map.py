"""The map on the wall shows the board: every place in its shape, every line, the zones and both edges."""

import json
from importlib import resources
from itertools import combinations

import pytest

from greatcircle.atlas.layer.stub import stubs
from greatcircle.atlas.layer.zone import bars
from greatcircle.atlas.sheet import MapSheet
from greatcircle.equipment.map.world import CIRCLE, DIAMOND, SQUARE, STAR, Line
from greatcircle.games.captivade.board import BOARD, COLOURS, PLACES, TYPES
from greatcircle.games.captivade.game import GAME
from greatcircle.games.captivade.map import world_map

WORLD = world_map()
SHEET = MapSheet(WORLD)
FOLDER = resources.files("greatcircle.games.captivade")

Point = tuple[float, float]


def ends(line: Line) -> tuple[Point, Point]:
    return SHEET.points[line.a], SHEET.points[line.b]


def is_crossing(one: Line, other: Line) -> bool:
    """Tell whether two lines cross."""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = ends(one), ends(other)
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_a_match_has_this_map_with_all_options() -> None:
    for weeks in (6, 8, 10):
        assert GAME.world_map(GAME.parse_options({"weeks": weeks}, 2)) is WORLD


def test_every_name_and_every_letter_has_been_placed() -> None:
    layout = json.loads(FOLDER.joinpath("labels.json").read_text("utf-8"))
    lettered = [f"{line.a} {line.b}" for line in WORLD.lines if line.style != "solid"]
    again = "run scripts/place_labels.py captivade again"
    assert sorted(layout["places"]) == sorted(place.id for place in WORLD.places), again
    assert sorted(layout["letters"]) == sorted(lettered), again


@pytest.mark.rule("CV-24", "CV-29", "CV-31")
def test_every_place_has_its_number_type_zone_and_airport() -> None:
    assert [place.id for place in WORLD.places] == [str(number) for number in range(1, PLACES + 1)]
    for number, place in enumerate(WORLD.places):
        printed = BOARD.places[number]
        assert place.mark is not None
        assert (place.name, place.mark.text) == (printed.name, str(number + 1))
        assert place.mark.style == COLOURS[printed.colour]
        assert place.mark.has_airport == printed.has_airport
        assert place.zone == BOARD.zone_ids[printed.zone]


@pytest.mark.rule("CV-24")
def test_each_type_has_a_shape_of_its_own() -> None:
    assert {style.title.lower(): style.shape for style in WORLD.mark_styles} == dict(
        zip(TYPES, (SQUARE, CIRCLE, STAR, DIAMOND), strict=True)
    )


@pytest.mark.rule("CV-26")
def test_every_line_is_drawn_once_and_dashed_ones_in_their_colour() -> None:
    drawn = {(int(line.a), int(line.b)): line.style for line in WORLD.lines}
    edges = {(int(line.a), int(line.b)) for line in WORLD.edge_lines}
    assert len(drawn) == len(WORLD.lines)
    assert not set(drawn) & edges
    assert set(drawn) | edges == {(line.a + 1, line.b + 1) for line in BOARD.connections}
    for line in BOARD.connections:
        style = drawn.get((line.a + 1, line.b + 1), "solid")
        assert style == (COLOURS[BOARD.colour[line.a]] if line.is_dashed else "solid")


def test_no_line_crosses_another() -> None:
    crossings = [
        (one.a, one.b, other.a, other.b)
        for one, other in combinations(WORLD.lines, 2)
        if not {one.a, one.b} & {other.a, other.b} and is_crossing(one, other)
    ]
    assert crossings == []


@pytest.mark.rule("CV-28")
def test_every_line_between_two_zones_has_a_grey_bar() -> None:
    zones = {place.id: place.zone for place in WORLD.places}
    assert len(bars(SHEET)) == sum(zones[line.a] != zones[line.b] for line in WORLD.lines)
    assert [(zone.id, zone.title) for zone in WORLD.zones] == list(zip(BOARD.zone_ids, BOARD.zone_names, strict=True))


@pytest.mark.rule("CV-30")
def test_lines_round_the_edge_leave_the_map_at_both_sides() -> None:
    found = {(here.id, there.id): end[0] - start[0] for here, there, start, end in stubs(SHEET)}
    assert {pair for pair, leads in found.items() if leads < 0} == {("1", "45"), ("20", "92")}
    assert {pair for pair, leads in found.items() if leads > 0} == {("45", "1"), ("92", "20")}


def test_all_places_stand_within_the_frame_and_apart() -> None:
    for place in WORLD.places:
        x, y = SHEET.points[place.id]
        room = SHEET.radius(place)
        assert room < x < SHEET.width - room
        assert room < y < SHEET.height - room
