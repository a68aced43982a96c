"""Counts: how many states can be reached in so many moves, those of chance included, from named positions."""

import json
from typing import Any, cast

import pytest

from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.state import CHANCE
from tests.games.trap_the_cap.position import act, position, throw


def counts(start: TrapTheCap, depth: int) -> list[int]:
    """Count the distinct states after one move, after two, and so on."""
    layer = [start]
    sizes: list[int] = []
    for _ in range(depth):
        beyond: dict[str, TrapTheCap] = {}
        for state in layer:
            for actor in state.actors():
                for move in state.chances().moves if actor == CHANCE else state.legal(actor):
                    after = cast(TrapTheCap, state.copy())
                    after.apply(actor, move)
                    beyond[json.dumps(after.to_json())] = after
        layer = list(beyond.values())
        sizes.append(len(layer))
    return sizes


# Counts derived by hand.
#
# A cap that comes out of its base has one space to go to with a 1, and three with any other throw: along the rim
# on either side, and down the spoke. That is 1 + 5 * 3 = 16, of which 13 pass the turn and 3, after a 6, do not.


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 3},
        {"seats": 6},
        {"seats": 4, "game": "team"},
        {"seats": 2, "game": "tower"},
        {"seats": 2, "game": "golden-cap"},
        {"seats": 2, "board": "four-spoke"},
        {"seats": 2, "yellow": "all"},
        {"seats": 5, "caps": 4},
    ],
)
def test_the_start_is_alike_in_all_games_where_everybody_moves_one_colour(options: dict[str, Any]) -> None:
    # 6 throws; all caps at home are alike, so 6 picks; 16 spaces. Then 13 * 6 throws of the next seat, and 3 times
    # the choice to throw again or not: 84. Then each of the 78 throws has 1 pick, and the 3 + 3 who throw on have
    # 6 faces each: 78 + 36. Then 13 * 16 spaces; after "again" either the cap outside or one at home, 18 * 2; after
    # "end" the next seat has 1 pick, 18: 262.
    assert counts(position(**options), 6) == [6, 6, 16, 84, 114, 262]


@pytest.mark.parametrize("seats", range(2, 7))
def test_lots_multiply_the_start_by_the_seats(seats: int) -> None:
    assert counts(position(seats=seats, first=0), 5) == [seats * count for count in (1, 6, 6, 16, 84)]


@pytest.mark.parametrize(("seats", "partners"), [(4, 2), (6, 3)])
def test_total_team_play_multiplies_the_start_by_the_partners(seats: int, partners: int) -> None:
    start = position(seats=seats, game="total-team")
    assert counts(start, 4) == [6] + [partners * count for count in (6, 16, 84)]


def test_a_crowded_grey_space_is_closed() -> None:
    # Black, on A3, has 2 spaces with a 1 and a 2, 3 with a 3 and a 4, where A1 forks, and 4 with a 5 and a 6, where
    # B1 forks too: 18, but A4 is full: 17, of which 4 are after a 6. A cap at home has 16 as ever. So 6 * 2 picks,
    # 17 + 16 spaces, and then (13 + 13) * 6 throws and (4 + 3) * 2 choices.
    state = position({"red-1": "A4", "blue-1": "A4", "green-1": "A4", "black-1": "A3"}, seats=4, turn=3)
    assert counts(state, 4) == [6, 12, 33, 170]


def test_caps_side_by_side_on_a_yellow_space_are_alike() -> None:
    # As above with A4 open, and one pick for the two caps: 18 + 16 spaces, then (14 + 13) * 6 + (4 + 3) * 2.
    state = position({"red-1": "A3", "red-2": "A3"})
    assert counts(state, 4) == [6, 12, 34, 176]


def test_a_carrier_at_its_door() -> None:
    # The carrier on A1 can always be picked, a cap at home not with a 1, because A1 is taken: 6 + 5. The carrier has
    # 3 spaces with every throw, and home: 6 * 4, and the cap at home has 15: 39. Of these, 15 + 12 spaces and the
    # arrival with a 1 pass the turn, 28 * 6; 3 + 3 are after a 6, 6 * 2; and at home with 1 to 5 points left over
    # it may stay, or come out to 1, 3, 3, 3 or 3 spaces: 5 + 13. Together 198.
    state = position({"red-1": "A1", "blue-1": "under red-1"})
    assert counts(state, 4) == [6, 11, 39, 198]


def test_a_tower_at_its_door() -> None:
    # The same without going home: 6 * 3 + 15 spaces, then 27 * 6 + 6 * 2.
    state = position({"red-1": "A1", "blue-1": "under red-1"}, game="tower")
    assert counts(state, 4) == [6, 11, 33, 174]


def golden_with_a_six(caps: dict[str, str], **options: int) -> TrapTheCap:
    """Let red throw a 6 and pick its Golden Cap."""
    state = throw(position(caps, golden_owner=0, game="golden-cap", **options), 6)
    act(state, "pick", cap="golden")
    return state


def test_the_golden_cap_among_caps_with_a_six() -> None:
    # It steps to A2 or A4 and there traps or passes: 2, 4. From A2 it goes to A1 or A3, from A4 to A3 or A5, with
    # or without a catch; to have come to A3 without one is the same either way: 8 - 1. Then from A1 it goes to A2,
    # F6 and AC1, and home only with a catch: 4 + 3. From A3 to A2 or A4 with the one, the other or no catch: 6. On
    # A5 it traps or passes, having a catch or not: 4. Of these 17 two pairs are the same: on A2 by way of A1 or A3,
    # with the catch from A2 and without any.
    state = golden_with_a_six({"golden": "A3", "blue-1": "A4", "blue-2": "A2", "blue-3": "A5"})
    assert counts(state, 4) == [2, 4, 7, 15]


def test_the_golden_cap_at_a_crowded_grey_space() -> None:
    # It steps to A2 or A4. From A2 it goes on to A1 or A3, on A4 it traps one of three or none: 2 + 4. From A1 it
    # goes to A2, F6 or AC1, from A3 to A2 or A4, and A2 is the same: 4. On A4 it has trapped one and passes, or has
    # trapped two: 3 + 3. With none it goes to A3 or A5: 2. Together 12.
    state = golden_with_a_six({"golden": "A3", "blue-1": "A4", "green-1": "A4", "black-1": "A4"}, seats=4)
    assert counts(state, 3) == [2, 6, 12]


# Counts recorded when the code was thought to be right; a change has to be explained.

MIDDLE = {"red-1": "A4", "blue-1": "A4", "blue-2": "A3", "blue-3": "A3", "green-1": "AC5"}
MIDDLE |= {"red-2": "AC2", "red-3": "B1", "blue-4": "under red-3"}


@pytest.mark.parametrize(
    ("caps", "options", "expected"),
    [
        (MIDDLE, {}, [6, 24, 72, 364, 1170]),
        (MIDDLE, {"yellow": "all"}, [6, 24, 73, 370, 1188]),
        (MIDDLE, {"board": "four-spoke"}, [6, 24, 65, 334, 1068]),
        (MIDDLE | {"golden": "A5"}, {"game": "golden-cap", "golden_owner": 0}, [6, 30, 83, 389, 1229]),
    ],
    ids=["basic", "all-yellow", "four-spoke", "golden-cap"],
)
def test_the_middle_of_a_game(caps: dict[str, str], options: dict[str, Any], expected: list[int]) -> None:
    assert counts(position(caps, seats=3, **options), 5) == expected


def test_the_golden_cap_with_a_six_to_the_end_of_its_walk() -> None:
    state = golden_with_a_six({"golden": "A3", "blue-1": "A4", "blue-2": "A2", "blue-3": "A5"})
    assert counts(state, 8) == [2, 4, 7, 15, 26, 43, 81, 138]


def test_the_golden_cap_at_a_crowded_grey_space_to_the_end_of_its_walk() -> None:
    caps = {"golden": "A3", "red-1": "A6", "blue-1": "A4", "green-1": "A4", "black-1": "A4"}
    assert counts(golden_with_a_six(caps, seats=4), 7) == [2, 6, 12, 21, 34, 49, 80]


def test_a_carrier_at_its_door_further_on() -> None:
    state = position({"red-1": "A1", "blue-1": "under red-1"})
    assert counts(state, 6) == [6, 11, 39, 198, 314, 685]


def test_total_team_play_further_on() -> None:
    assert counts(position(seats=4, game="total-team"), 6) == [6, 12, 32, 168, 384, 1012]
