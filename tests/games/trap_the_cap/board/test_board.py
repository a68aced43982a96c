"""The boards: how many spaces there are, of which kinds, how they are joined, and where we know it from."""

import json
from collections import Counter
from importlib import resources
from itertools import pairwise
from math import atan2, pi, tau
from typing import Any

import pytest

from greatcircle.games.trap_the_cap.board import BOARDS, KINDS
from greatcircle.games.trap_the_cap.events import Trapped
from tests.games.trap_the_cap.position import act, choices, move_cap, position, spot

DATA: dict[str, Any] = json.loads(
    resources.files("greatcircle.games.trap_the_cap").joinpath("board.json").read_text("utf-8")
)
WHEELS = [("six-spoke", "ABCDEF", 6, 5), ("four-spoke", "ABCD", 13, 6)]
"""Each board with the letters of its bases, its rim spaces for each base and the spaces of a spoke."""
GREYS = {"six-spoke": ("4", "C3"), "four-spoke": ("4", "11", "C3")}
YELLOWS = {"six-spoke": ("3", "5", "C2", "C4"), "four-spoke": ("3", "5", "10", "12", "C2", "C4")}
"""The grey and the yellow places of every sector, without the letter."""


def test_there_are_two_boards() -> None:
    assert list(DATA) == ["six-spoke", "four-spoke"]
    assert set(BOARDS) == {(name, all_yellow) for name in DATA for all_yellow in (False, True)}


@pytest.mark.rule("TC-103", "TC-104")
@pytest.mark.parametrize(("name", "letters", "rim", "spoke"), WHEELS)
def test_a_board_is_a_rim_spokes_and_one_centre(name: str, letters: str, rim: int, spoke: int) -> None:
    spaces = [f"{letter}{number}" for letter in letters for number in range(1, rim + 1)]
    spaces += [f"{letter}C{number}" for letter in letters for number in range(1, spoke + 1)]
    assert sorted(space["id"] for space in DATA[name]["spaces"]) == sorted([*spaces, "centre"])
    assert [base["id"] for base in DATA[name]["bases"]] == [f"base-{letter}" for letter in letters]


@pytest.mark.rule("TC-103", "TC-104")
@pytest.mark.parametrize(("name", "spaces", "bases"), [("six-spoke", 67, 6), ("four-spoke", 77, 4)])
def test_the_spaces_and_bases_are_counted(name: str, spaces: int, bases: int) -> None:
    board = BOARDS[name, False]
    assert board.space_count == spaces
    assert len(board.labels) == len(set(board.labels)) == spaces + bases
    assert Counter(KINDS[kind] for kind in board.kinds)["base"] == bases


@pytest.mark.parametrize(("name", "letters", "rim", "spoke"), WHEELS)
def test_every_edge_is_stored_once_and_joins_the_wheel(name: str, letters: str, rim: int, spoke: int) -> None:
    ring = [f"{letter}{number}" for letter in letters for number in range(1, rim + 1)]
    joined = {frozenset((space, ring[place - 1])) for place, space in enumerate(ring)}
    for letter in letters:
        way = [f"base-{letter}", f"{letter}1", *(f"{letter}C{number}" for number in range(1, spoke + 1)), "centre"]
        joined |= {frozenset(pair) for pair in pairwise(way)}
    edges = [frozenset(edge) for edge in DATA[name]["edges"]]
    assert len(edges) == len(set(edges))
    assert set(edges) == joined


@pytest.mark.rule("TC-103", "TC-104")
@pytest.mark.parametrize(
    ("name", "place", "neighbours"),
    [
        ("six-spoke", "A1", {"base-A", "A2", "F6", "AC1"}),
        ("six-spoke", "D1", {"base-D", "D2", "C6", "DC1"}),
        ("six-spoke", "A6", {"A5", "B1"}),
        ("six-spoke", "AC5", {"AC4", "centre"}),
        ("six-spoke", "centre", {"AC5", "BC5", "CC5", "DC5", "EC5", "FC5"}),
        ("four-spoke", "A1", {"base-A", "A2", "D13", "AC1"}),
        ("four-spoke", "A13", {"A12", "B1"}),
        ("four-spoke", "centre", {"AC6", "BC6", "CC6", "DC6"}),
    ],
)
def test_a_place_touches_its_neighbours(name: str, place: str, neighbours: set[str]) -> None:
    board = BOARDS[name, False]
    touching = [board.labels[number] for number in board.neighbours[board.number_of[place]]]
    assert sorted(touching) == sorted(neighbours)


@pytest.mark.rule("TC-18")
@pytest.mark.parametrize(("name", "letters", "rim", "spoke"), WHEELS)
def test_a_base_touches_only_the_space_in_front_of_it(name: str, letters: str, rim: int, spoke: int) -> None:
    board = BOARDS[name, False]
    for letter in letters:
        assert board.neighbours[board.number_of[f"base-{letter}"]] == [board.number_of[f"{letter}1"]]
    assert len(board.labels) == len(letters) * (rim + spoke + 1) + 1


@pytest.mark.parametrize(("name", "letters", "rim", "spoke"), WHEELS)
def test_the_rim_is_drawn_clockwise(name: str, letters: str, rim: int, spoke: int) -> None:
    board = BOARDS[name, False]
    ring = [board.number_of[f"{letter}{number}"] for letter in letters for number in range(1, rim + 1)]
    angles = [atan2(down, right) for right, down in (board.positions[space] for space in ring)]
    turns = [(angle - angles[place - 1]) % tau for place, angle in enumerate(angles)]
    assert max(turns) < pi
    assert sum(turns) == pytest.approx(tau)
    assert len(set(board.positions)) == len(letters) * (rim + spoke + 1) + 1


@pytest.mark.rule("TC-48", "TC-105", "TC-106")
@pytest.mark.parametrize(
    ("name", "all_yellow", "counts"),
    [
        ("six-spoke", False, {"plain": 30, "yellow": 25, "grey": 12, "base": 6}),
        ("six-spoke", True, {"yellow": 55, "grey": 12, "base": 6}),
        ("four-spoke", False, {"plain": 40, "yellow": 25, "grey": 12, "base": 4}),
        ("four-spoke", True, {"yellow": 65, "grey": 12, "base": 4}),
    ],
)
def test_the_kinds_of_the_spaces_are_counted(name: str, all_yellow: bool, counts: dict[str, int]) -> None:
    assert Counter(KINDS[kind] for kind in BOARDS[name, all_yellow].kinds) == counts


@pytest.mark.rule("TC-48")
@pytest.mark.parametrize("name", DATA)
def test_both_readings_differ_only_in_plain_and_yellow(name: str) -> None:
    some, every = BOARDS[name, False], BOARDS[name, True]
    pairs = {(KINDS[one], KINDS[other]) for one, other in zip(some.kinds, every.kinds, strict=True)}
    assert pairs == {("plain", "yellow"), ("yellow", "yellow"), ("grey", "grey"), ("base", "base")}
    assert (some.labels, some.neighbours, some.distances) == (every.labels, every.neighbours, every.distances)


@pytest.mark.rule("TC-48")
@pytest.mark.parametrize(("yellow", "all_yellow"), [("some", False), ("all", True)])
@pytest.mark.parametrize("name", DATA)
def test_the_option_chooses_the_reading(name: str, yellow: str, all_yellow: bool) -> None:
    assert position(board=name, yellow=yellow).setup.board is BOARDS[name, all_yellow]
    assert position(board=name).setup.board is BOARDS[name, False]


@pytest.mark.rule("TC-105", "TC-106")
@pytest.mark.parametrize(("name", "letters", "rim", "spoke"), WHEELS)
def test_the_grey_and_yellow_places(name: str, letters: str, rim: int, spoke: int) -> None:
    kinds = {kind: {space["id"] for space in DATA[name]["spaces"] if space["kind"] == kind} for kind in KINDS}
    assert kinds["grey"] == {letter + place for letter in letters for place in GREYS[name]}
    assert kinds["yellow"] == {letter + place for letter in letters for place in YELLOWS[name]} | {"centre"}
    assert len(kinds["plain"]) == len(letters) * (rim + spoke - len(GREYS[name]) - len(YELLOWS[name]))


@pytest.mark.rule("TC-105", "TC-106")
@pytest.mark.parametrize("name", DATA)
def test_grey_is_three_steps_from_a_junction_and_yellow_beside_it(name: str) -> None:
    board = BOARDS[name, False]
    spaces = range(board.space_count)
    junctions = [board.number_of[f"{base['id'][-1]}1"] for base in DATA[name]["bases"]]
    greys = {space for space in spaces if KINDS[board.kinds[space]] == "grey"}
    assert greys == {space for space in spaces if min(board.distances[space][at] for at in junctions) == 3}
    yellows = {space for space in spaces if KINDS[board.kinds[space]] == "yellow"}
    assert yellows == {neighbour for space in greys for neighbour in board.neighbours[space]} | {board.centre}


@pytest.mark.rule("TC-49")
@pytest.mark.parametrize("all_yellow", [False, True])
@pytest.mark.parametrize("name", DATA)
def test_the_centre_is_yellow(name: str, all_yellow: bool) -> None:
    board = BOARDS[name, all_yellow]
    assert board.labels[board.centre] == "centre"
    assert KINDS[board.kinds[board.centre]] == "yellow"


@pytest.mark.rule("TC-50")
@pytest.mark.parametrize(("all_yellow", "kind"), [(False, "plain"), (True, "yellow")])
@pytest.mark.parametrize("name", DATA)
def test_the_space_in_front_of_a_base_is_plain(name: str, all_yellow: bool, kind: str) -> None:
    board = BOARDS[name, all_yellow]
    junctions = [board.number_of[f"{base['id'][-1]}1"] for base in DATA[name]["bases"]]
    assert {KINDS[board.kinds[junction]] for junction in junctions} == {kind}


@pytest.mark.parametrize(
    ("steps", "way"),
    [
        (6, "base-E E1 EC1 EC2 EC3 EC4 EC5"),
        (3, "base-E E1 E2 E3"),
        (3, "base-C C1 B6 B5"),
        (5, "AC2 AC3 AC4 AC5 centre EC5"),
        (3, "B5 B4 B3 B2"),
    ],
)
def test_the_five_distances_of_the_six_spoke_board(steps: int, way: str) -> None:
    board = BOARDS["six-spoke", False]
    places = [board.number_of[label] for label in way.split()]
    start, end = places[0], places[-1]
    assert board.distances[start][end] == board.distances[end][start] == steps
    assert board.path(start, end) == places


@pytest.mark.rule("TC-103", "TC-104")
@pytest.mark.parametrize(("name", "along", "inward"), [("six-spoke", 6, 6), ("four-spoke", 13, 7)])
def test_the_way_from_one_junction_to_the_next(name: str, along: int, inward: int) -> None:
    board = BOARDS[name, False]
    junctions = [board.number_of[f"{base['id'][-1]}1"] for base in DATA[name]["bases"]]
    for place, junction in enumerate(junctions):
        assert board.distances[junctions[place - 1]][junction] == along
        assert board.distances[junction][board.centre] == inward


@pytest.mark.parametrize("name", DATA)
def test_every_space_base_and_seating_names_its_source(name: str) -> None:
    data = DATA[name]
    marks = [datum["source"] for datum in (*data["bases"], *data["spaces"], *data["seating"].values())]
    assert set(marks) <= {"public", "ours"}
    assert {space["source"] for space in data["spaces"]} == {"public"}
    assert set(data["notes"]) == {"grey", "yellow"}


@pytest.mark.parametrize(("name", "grey_source"), [("six-spoke", "ours"), ("four-spoke", "public")])
def test_only_the_grey_places_of_the_four_spoke_board_are_public(name: str, grey_source: str) -> None:
    marks = {(space["kind"], space["kind_source"]) for space in DATA[name]["spaces"]}
    assert marks == {("plain", "ours"), ("yellow", "ours"), ("grey", grey_source)}


@pytest.mark.rule("TC-04", "TC-08", "TC-14", "TC-19")
def test_the_sample_game_of_the_contest_is_legal() -> None:
    state = position(seats=3)
    move_cap(state, 3, "red-1", "AC2")
    move_cap(state, 3, "blue-1", "B5")
    move_cap(state, 6, "green-1", "EC5")
    act(state, "again")
    move_cap(state, 3, "green-2", "E3")
    assert Trapped(0, "red-1", "EC5", ["green-1"]) in move_cap(state, 5, "red-1", "EC5")
    move_cap(state, 3, "blue-1", "B2")
    assert [spot(state, cap) for cap in ("red-1", "blue-1", "green-1", "green-2")] == ["EC5", "B2", "under red-1", "E3"]
    assert (state.turn, choices(state)) == (2, [])
