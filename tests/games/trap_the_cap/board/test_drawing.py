"""The board as a client draws it: every place is there, nothing lies over anything else, and bases know their seats."""

from itertools import combinations, pairwise
from math import hypot
from typing import Any, cast

import pytest

from greatcircle.games.trap_the_cap.board import BOARDS, COLOURS
from greatcircle.games.trap_the_cap.drawing import MARGIN, SPACE_REACH, STEP
from tests.games.trap_the_cap.position import GAME

SEATS = {"six-spoke": 6, "four-spoke": 4}
BOARD_NAMES = list(SEATS)


def drawn(board: str, seats: int | None = None, **options: object) -> dict[str, Any]:
    """Give the drawing of a board for so many seats, or for as many as it has bases."""
    count = seats or SEATS[board]
    return dict(GAME.drawing(GAME.parse_options({"board": board, **options}, count), count))


def spaces(drawing: dict[str, Any]) -> list[dict[str, Any]]:
    return [place for place in drawing["places"] if place["kind"] != "base"]


def boxes(drawing: dict[str, Any]) -> list[tuple[float, float, float, float]]:
    """Give the left, top, right and bottom of every base."""
    at = {place["id"]: place for place in drawing["places"]}
    found = []
    for base in drawing["bases"]:
        x, y = at[base["id"]]["x"], at[base["id"]]["y"]
        found.append((x - base["width"] / 2, y - base["height"] / 2, x + base["width"] / 2, y + base["height"] / 2))
    return found


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_every_place_is_drawn_with_its_neighbours(board: str) -> None:
    printed = BOARDS[board, False]
    places = drawn(board)["places"]
    assert [place["id"] for place in places] == printed.labels
    for number, place in enumerate(places):
        assert place["neighbours"] == [printed.labels[neighbour] for neighbour in printed.neighbours[number]]


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_spaces_keep_apart(board: str) -> None:
    for one, other in combinations(spaces(drawn(board)), 2):
        assert hypot(one["x"] - other["x"], one["y"] - other["y"]) >= STEP - 1, (one["id"], other["id"])


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_neighbours_lie_side_by_side(board: str) -> None:
    drawing = drawn(board)
    at = {place["id"]: place for place in spaces(drawing)}
    for place in at.values():
        for neighbour in place["neighbours"]:
            if neighbour in at:
                other = at[neighbour]
                assert hypot(place["x"] - other["x"], place["y"] - other["y"]) < 1.5 * STEP


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_the_centre_lies_in_the_middle(board: str) -> None:
    drawing = drawn(board)
    at = {place["id"]: (place["x"], place["y"]) for place in drawing["places"]}
    assert at[drawing["centre"]] == (0, 0)


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_the_sides_of_the_rim_are_bent_outwards(board: str) -> None:
    drawing = drawn(board)
    at = {place["id"]: (place["x"], place["y"]) for place in drawing["places"]}
    doors = [base["door"] for base in drawing["bases"]]
    side = BOARDS[board, False]
    for door, after in pairwise([*doors, doors[0]]):
        way = side.path(side.number_of[door], side.number_of[after])
        middle = at[side.labels[way[len(way) // 2]]]
        straight = ((at[door][0] + at[after][0]) / 2, (at[door][1] + at[after][1]) / 2)
        assert hypot(*middle) > hypot(*straight) + 30


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_bases_lie_clear_of_the_spaces_and_of_each_other(board: str) -> None:
    drawing = drawn(board)
    for left, top, right, bottom in boxes(drawing):
        for space in spaces(drawing):
            across = max(left - space["x"], space["x"] - right, 0)
            down = max(top - space["y"], space["y"] - bottom, 0)
            assert hypot(across, down) >= SPACE_REACH - 1, space["id"]
    for one, other in combinations(boxes(drawing), 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_everything_lies_on_the_plate(board: str) -> None:
    drawing = drawn(board)
    half_width, half_height = drawing["width"] / 2, drawing["height"] / 2
    for left, top, right, bottom in boxes(drawing):
        assert -half_width < left < right < half_width
        assert -half_height < top < bottom < half_height
    for space in spaces(drawing):
        assert abs(space["x"]) + SPACE_REACH <= half_width
        assert abs(space["y"]) + SPACE_REACH <= half_height


def test_the_bases_of_the_four_spoke_board_do_not_make_it_wider() -> None:
    drawing = drawn("four-spoke")
    outermost = max(abs(space["x"]) for space in spaces(drawing))
    assert drawing["width"] == pytest.approx(2 * (outermost + SPACE_REACH + MARGIN), abs=1)


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_a_base_lies_straight_above_or_below_its_door(board: str) -> None:
    drawing = drawn(board)
    at = {place["id"]: place for place in drawing["places"]}
    for base, (left, _, right, _) in zip(drawing["bases"], boxes(drawing), strict=True):
        door = at[base["door"]]
        assert at[base["id"]]["neighbours"] == [base["door"]]
        assert left < door["x"] < right
        assert abs(at[base["id"]]["y"]) > abs(door["y"])


@pytest.mark.rule("TC-04")
@pytest.mark.parametrize("seats", range(2, 7))
def test_bases_know_the_seats_that_sit_there(seats: int) -> None:
    bases = drawn("six-spoke", seats)["bases"]
    state = cast(dict[str, Any], GAME.start(GAME.parse_options({}, seats), seats).to_json())
    for seat in range(seats):
        base = next(base for base in bases if base["seat"] == seat)
        assert state["caps"][f"{COLOURS[seat]}-1"] == {"on": base["id"]}
    assert sum(base["seat"] is None for base in bases) == 6 - seats


@pytest.mark.rule("TC-69")
def test_bases_know_their_team() -> None:
    teams = {base["seat"]: base["team"] for base in drawn("six-spoke", 6, game="team")["bases"]}
    assert teams == {0: 0, 1: 1, 2: 0, 3: 1, 4: 0, 5: 1}
    assert all(base["team"] is None for base in drawn("six-spoke")["bases"])


@pytest.mark.rule("TC-48")
def test_the_kinds_of_spaces_follow_the_options() -> None:
    kinds = {place["kind"] for place in spaces(drawn("six-spoke", yellow="all"))}
    assert kinds == {"yellow", "grey"}
    assert {place["kind"] for place in spaces(drawn("six-spoke"))} == {"plain", "yellow", "grey"}
