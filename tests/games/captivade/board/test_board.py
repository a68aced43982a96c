"""The data of the board: numbered places, their colours, zones and airports, and the lines between them."""

import json
from collections import Counter
from importlib import resources
from itertools import combinations
from math import hypot
from typing import Any

import pytest

from greatcircle.games.captivade.board import (
    BOARD,
    CHARACTERS,
    COLOURS,
    FIRST_CONNECTIONS,
    FLIGHT_PRICE,
    LATER_CONNECTIONS,
    NOTHING,
    PLACES,
    START_MONEY,
    TYPES,
    ZONES,
    members,
)

TEXT = resources.files("greatcircle.games.captivade").joinpath("board.json").read_text("utf-8")
DATA: dict[str, Any] = json.loads(TEXT)
PLACE: dict[int, dict[str, Any]] = {place["number"]: place for place in DATA["places"]}
NAMED: dict[str, int] = {place["name"]: number for number, place in PLACE.items()}
LONDON = DATA["start"]
AIRPORTS = {number for number, place in PLACE.items() if place["airport"]}
SOLID = {frozenset((line["a"], line["b"])) for line in DATA["connections"] if line["kind"] == "solid"}
DASHED = {frozenset((line["a"], line["b"])) for line in DATA["connections"] if line["kind"] == "dashed"}
EDGES = {frozenset(link) for link in DATA["edge_links"]}
ALIKE = 6
"""Zones may differ by so many places."""


def colour_of(line: frozenset[int]) -> str:
    """Give the colour of a dashed line: that of its places."""
    colours = {PLACE[end]["colour"] for end in line}
    assert len(colours) == 1
    return str(colours.pop())


def beside(place: int, colour: str | None = None) -> set[int]:
    """Give the places next to one, for an escapee of a colour or, without any, for everybody."""
    lines = SOLID | {line for line in DASHED if colour_of(line) == colour}
    return {end for line in lines if place in line for end in line if end != place}


def within(starts: set[int], steps: int, colour: str | None = None) -> set[int]:
    """Give the places that so many connections lead to."""
    found = set(starts)
    edge = set(starts)
    for _ in range(steps):
        edge = {other for place in edge for other in beside(place, colour)} - found
        found |= edge
    return found


def reached_in_week_1(colour: str) -> set[int]:
    """Give where an escapee of a colour can hide in week 1 (CV-32).

    It can pay a flight at the outset, to any airport; a second one leads nowhere that the first could not.
    """
    assert START_MONEY >= FLIGHT_PRICE
    assert LONDON in AIRPORTS
    return within(AIRPORTS, FIRST_CONNECTIONS, colour)


# What the printed rules fix


@pytest.mark.rule("CV-24")
@pytest.mark.parametrize(
    ("number", "name", "colour"),
    [
        (1, "Utqiagvik", "blue"),
        (2, "Alberta", "blue"),
        (3, "Ontario", "blue"),
        (12, "Chicago", "red"),
        (13, "New York", None),
        (20, "Monteverde", None),
        (40, "Lapland", "blue"),
        (44, "Yakutsk", None),
        (45, "Anadyr", None),
        (51, "Abuko", "green"),
        (53, "Tripoli", "yellow"),
        (55, "Timbuktu", "yellow"),
        (72, "Beijing", None),
        (87, "Perth", None),
        (88, "Alice Springs", None),
        (89, "Sydney", None),
        (90, "Hobart", None),
        (92, "Vanua Levu", None),
    ],
)
def test_a_printed_place_has_its_number_its_name_and_its_colour(number: int, name: str, colour: str | None) -> None:
    assert PLACE[number]["name"] == name
    assert PLACE[number]["source"] == "printed"
    assert colour in (None, PLACE[number]["colour"])


@pytest.mark.rule("CV-24")
def test_the_three_places_without_a_printed_number_are_there() -> None:
    assert {PLACE[NAMED[name]]["source"] for name in ("London", "San Francisco", "Nunavut")} == {"printed"}
    assert PLACE[NAMED["Nunavut"]]["colour"] == "blue"
    assert NAMED["London"] == LONDON


@pytest.mark.rule("CV-49", "CV-50")
def test_london_and_lapland_lie_in_zone_c() -> None:
    assert (PLACE[LONDON]["zone"], PLACE[40]["zone"]) == ("C", "C")


@pytest.mark.rule("CV-30", "CV-36")
def test_yakutsk_and_anadyr_lie_in_zone_e_and_utqiagvik_does_not() -> None:
    assert (PLACE[44]["zone"], PLACE[45]["zone"]) == ("E", "E")
    assert PLACE[1]["zone"] != "E"


@pytest.mark.rule("CV-34", "CV-67")
def test_the_printed_airports_are_there_and_perth_has_none() -> None:
    assert {LONDON, 13, 72, 89} <= AIRPORTS
    assert 87 not in AIRPORTS


@pytest.mark.rule("CV-34")
def test_the_way_from_new_york_to_utqiagvik_has_exactly_four_connections() -> None:
    assert {frozenset(pair) for pair in ((13, 12), (12, 3), (3, 2), (2, 1))} <= SOLID
    assert 1 in within({13}, FIRST_CONNECTIONS) - within({13}, FIRST_CONNECTIONS - 1)


@pytest.mark.rule("CV-30")
def test_two_lines_lead_round_the_edge_of_the_map() -> None:
    assert sorted(map(sorted, EDGES)) == [[1, 45], [20, 92]]
    assert EDGES <= SOLID
    for a, b in DATA["edge_links"]:
        assert abs(PLACE[a]["lon"] - PLACE[b]["lon"]) > 180


@pytest.mark.rule("CV-36")
def test_the_neighbours_of_utqiagvik_anadyr_and_alberta_are_complete() -> None:
    assert beside(1) == {2, 45}
    assert beside(45) == {1, 44}
    assert beside(2) == {1, 3, NAMED["San Francisco"]}
    assert [set(line) for line in DASHED if line & {1, 2, 45}] == [{2, NAMED["Nunavut"]}]


@pytest.mark.rule("CV-36")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_list_of_week_2_from_utqiagvik(colour: str) -> None:
    everybody = {1, 45, 44, 2, 3, NAMED["San Francisco"]}
    assert within({1}, LATER_CONNECTIONS, colour) == everybody | ({NAMED["Nunavut"]} if colour == "blue" else set())


@pytest.mark.rule("CV-26")
def test_a_yellow_dashed_line_joins_timbuktu_and_tripoli() -> None:
    assert frozenset((55, 53)) in DASHED
    assert [53 in beside(55, colour) for colour in COLOURS] == [False, False, False, True]


@pytest.mark.rule("CV-66", "CV-67", "CV-71", "CV-72", "CV-73")
def test_the_lines_of_the_agent_in_perth() -> None:
    assert {frozenset(pair) for pair in ((87, 88), (88, 89), (89, 90))} <= SOLID


# Places


@pytest.mark.rule("CV-20", "CV-29")
def test_92_places_are_numbered_without_a_gap() -> None:
    assert [place["number"] for place in DATA["places"]] == list(range(1, 93))
    assert len(NAMED) == PLACES == 92


def test_no_name_holds_the_name_of_a_colour() -> None:
    words = {word.lower() for name in NAMED for word in name.split()}
    assert not words & {*COLOURS, "brown", "white", "black", "silver"}


def test_places_are_real_ones_apart_from_each_other() -> None:
    for one, other in combinations(PLACE.values(), 2):
        assert hypot(one["lat"] - other["lat"], one["lon"] - other["lon"]) > 3, (one["name"], other["name"])
    assert all(-60 < place["lat"] < 80 and -180 < place["lon"] <= 180 for place in PLACE.values())


@pytest.mark.rule("CV-24")
def test_the_four_colours_are_of_like_number() -> None:
    counts = Counter(place["colour"] for place in PLACE.values())
    assert set(counts) == set(COLOURS)
    assert max(counts.values()) - min(counts.values()) <= 5
    assert len(TYPES) == len(CHARACTERS) == len(COLOURS)


@pytest.mark.rule("CV-29")
def test_six_zones_of_like_size_hold_every_place_once() -> None:
    counts = Counter(place["zone"] for place in PLACE.values())
    assert [zone["id"] for zone in DATA["zones"]] == sorted(counts) == list("ABCDEF")
    assert len({zone["name"] for zone in DATA["zones"]}) == 6
    assert all(12 <= count <= 18 for count in counts.values())
    assert max(counts.values()) - min(counts.values()) <= ALIKE


@pytest.mark.rule("CV-49")
def test_a_colour_and_a_zone_together_leave_several_places() -> None:
    counts = Counter((place["zone"], place["colour"]) for place in PLACE.values())
    assert len(counts) == 6 * 4
    assert all(count >= 2 for count in counts.values())


@pytest.mark.rule("CV-31")
def test_about_a_fifth_of_the_places_have_airports_in_every_zone() -> None:
    assert 17 <= len(AIRPORTS) <= 20
    assert {PLACE[number]["zone"] for number in AIRPORTS} == set("ABCDEF")


# Lines


def test_a_line_joins_two_places_and_is_printed_once() -> None:
    assert all(line["a"] < line["b"] for line in DATA["connections"])
    assert len(DATA["connections"]) == len(SOLID) + len(DASHED)
    assert not SOLID & DASHED
    assert all(end in PLACE for line in SOLID | DASHED for end in line)


@pytest.mark.rule("CV-26")
def test_dashed_lines_are_green_blue_and_yellow_and_never_red() -> None:
    counts = Counter(colour_of(line) for line in DASHED)
    assert set(counts) == {"green", "blue", "yellow"}
    assert all(4 <= count <= 6 for count in counts.values())


@pytest.mark.rule("CV-25")
def test_solid_lines_lead_from_every_place_to_every_other() -> None:
    assert within({LONDON}, PLACES) == set(PLACE)


def test_the_world_hangs_together_without_any_one_line_between_zones() -> None:
    borders = [line for line in SOLID if len({PLACE[end]["zone"] for end in line}) > 1]
    for border in borders:
        SOLID.discard(border)
        try:
            assert within({LONDON}, PLACES) == set(PLACE), sorted(border)
        finally:
            SOLID.add(border)


def test_a_place_has_a_few_neighbours() -> None:
    degrees = {place: len(beside(place)) for place in PLACE}
    assert max(degrees.values()) <= 5
    assert sum(degree == 1 for degree in degrees.values()) <= 3
    assert 2.7 <= sum(degrees.values()) / PLACES <= 3.4


@pytest.mark.rule("CV-28")
def test_every_zone_borders_on_two_others() -> None:
    for zone in "ABCDEF":
        abroad = {
            PLACE[end]["zone"] for line in SOLID for end in line if any(PLACE[at]["zone"] == zone for at in line)
        } - {zone}
        assert len(abroad) >= 2, zone


# How far an escapee gets


@pytest.mark.rule("CV-32")
@pytest.mark.parametrize("colour", COLOURS)
def test_in_week_1_between_a_third_and_two_thirds_of_the_map_can_be_reached(colour: str) -> None:
    assert PLACES / 3 <= len(reached_in_week_1(colour)) <= PLACES * 2 / 3


@pytest.mark.rule("CV-32", "CV-33")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_place_can_be_reached_by_week_2(colour: str) -> None:
    assert within(reached_in_week_1(colour), LATER_CONNECTIONS, colour) == set(PLACE)


@pytest.mark.rule("CV-65")
def test_an_agent_who_starts_at_an_airport_is_anywhere_in_two_weeks() -> None:
    assert within(AIRPORTS, 3 + 3) == set(PLACE)


@pytest.mark.rule("CV-26")
@pytest.mark.parametrize("colour", ["green", "blue", "yellow"])
def test_a_dashed_line_is_worth_taking(colour: str) -> None:
    """It spares its escapee at least one connection."""
    for line in DASHED:
        if colour_of(line) == colour:
            a, b = line
            assert b not in within({a}, 1), sorted(line)


# The board as the rules read it


@pytest.mark.rule("CV-13", "CV-29")
def test_the_board_has_read_every_place() -> None:
    assert ZONES == 6
    assert BOARD.places[BOARD.start].name == "London"
    for number, place in enumerate(BOARD.places):
        printed = PLACE[number + 1]
        assert place.name == printed["name"]
        assert COLOURS[place.colour] == printed["colour"]
        assert BOARD.zone_ids[place.zone] == printed["zone"]
        assert place.has_airport == printed["airport"]


@pytest.mark.rule("CV-27", "CV-30")
def test_the_board_has_read_every_line_both_ways() -> None:
    assert {frozenset((line.a + 1, line.b + 1)) for line in BOARD.connections} == SOLID | DASHED
    for a, b in combinations(range(PLACES), 2):
        number = BOARD.connection(a, b)
        assert number == BOARD.connection(b, a)
        assert (number == NOTHING) == (frozenset((a + 1, b + 1)) not in SOLID | DASHED)
        if number != NOTHING:
            assert BOARD.connections[number].is_dashed == (frozenset((a + 1, b + 1)) in DASHED)


@pytest.mark.rule("CV-28")
def test_the_border_of_a_zone_is_every_line_that_leaves_it() -> None:
    for zone, mask in enumerate(BOARD.border_masks):
        lines = [BOARD.connections[number] for number in members(mask)]
        assert lines
        assert all((BOARD.zone[line.a] == zone) != (BOARD.zone[line.b] == zone) for line in lines)
