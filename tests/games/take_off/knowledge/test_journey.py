"""How far it is home from every city, and who reaches whom: worked out once for each kind of race."""

from typing import Any

import pytest

from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.knowledge.fleet import turns_together
from greatcircle.games.take_off.knowledge.journey import Journey, journey_of
from tests.games.take_off.position import EAST, WEST, position

KINDS: list[dict[str, Any]] = [
    {},
    {"jets_draw_cards": True, "region": "oceania", "backward": False, "direction": "eastward"},
]


def journey(**options: Any) -> Journey:
    return journey_of(position(**options).setup)


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_every_city_has_its_turns_and_only_the_finish_has_none(options: dict[str, Any]) -> None:
    setup = position(**options).setup
    turns = journey_of(setup).turns
    assert turns[setup.goal] == 0
    assert all(1 <= turns[city] < 100 for city in range(len(turns)) if city != setup.goal)
    assert max(turns) < 1.2 * turns[setup.start]


def test_two_cities_as_many_routes_from_home_differ_by_the_colours_that_lead_on() -> None:
    known = journey()
    left, turns = known.ways.routes_left, known.turns
    assert left[BOARD.number_of["vancouver"]] == left[BOARD.number_of["papeete"]] == 1
    assert turns[BOARD.number_of["vancouver"]] < turns[BOARD.number_of["papeete"]]
    assert 3 < turns[BOARD.number_of["los-angeles"]] < 4


def test_three_dice_are_faster_than_two() -> None:
    assert journey(dice=3).unit < journey().unit / 2


def test_a_race_is_worked_out_once_for_all_matches_of_its_kind() -> None:
    assert journey(first=1, bumping=False) is journey(first=2, fleet=4)
    assert journey(direction="eastward") is not journey()
    assert journey(direction="eastward").turns[BOARD.number_of[EAST]] == 0 == journey().turns[BOARD.number_of[WEST]]


def test_a_jet_is_reached_by_its_colour_and_by_wild_moves_along_one_route_or_two() -> None:
    midway, tokyo, taipei = (BOARD.number_of[city] for city in ("midway", "tokyo", "taipei"))
    reach, start = journey().reach, BOARD.number_of[EAST]
    assert reach[midway][start] >= 39 / 64
    assert reach[tokyo][start] >= 14 / 64
    assert reach[taipei][start] >= 39 / 64
    assert reach[BOARD.number_of["lima"]][start] == 0


def test_a_fleet_needs_the_turns_of_its_last_jet_and_some_of_the_others() -> None:
    assert turns_together([0.0, 9.0], 18.0) == 9
    assert turns_together([0.0, 0.0], 18.0) == 0
    one, two, three = (turns_together([18.0] * count, 18.0) for count in (1, 2, 3))
    assert one == 18 < two < three < 3 * 18
    assert turns_together([18.0, 3.0], 18.0) < turns_together([18.0, 9.0], 18.0) < two
