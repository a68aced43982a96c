"""Counts: how many states can be reached in so many moves, those of chance included, from named positions."""

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.state import CHANCE
from tests.games.capital_adventure.position import AT_SEA, act, ask, destinations, happen, position, started
from tests.games.capital_adventure.scene import GOALS, cheapest


def counts(start: CapitalAdventure, depth: int) -> list[int]:
    """Count the distinct states after one move, after two, and so on."""
    layer = [start]
    sizes: list[int] = []
    for _ in range(depth):
        beyond: dict[str, CapitalAdventure] = {}
        for state in layer:
            for actor in state.actors():
                for move in state.chances().moves if actor == CHANCE else state.legal(actor):
                    after = cast(CapitalAdventure, state.copy())
                    after.apply(actor, move)
                    beyond[json.dumps(after.to_json())] = after
        layer = list(beyond.values())
        sizes.append(len(layer))
    return sizes


def test_two_sides_roll_for_the_first_go_in_31_ways() -> None:
    # 15 pairs with a winner for each side stand in the order; the six level pairs are one and the same state.
    assert counts(started(2), 2) == [6, 31]


def test_in_london_a_side_cashes_rolls_or_proposes_and_two_dice_lead_to_four_cities() -> None:
    state = started(2, first=1)
    assert counts(state, 1) == [3]
    act(state, "roll")
    assert counts(state, 1) == [4]


def test_a_poor_side_in_vienna_has_as_many_moves_as_cities_it_can_pay() -> None:
    # Cash, Double, roll, end, propose; and a plan for every city within its money.
    state = position({"red": "vienna"}, cash={"red": 250})
    near = [price for price in cheapest("vienna", borders=0).values() if 0 < price <= 250]
    assert len(destinations(state)) == len(near)
    assert counts(state, 1) == [5 + len(near)]


def test_a_number_six_cards_and_four_answers() -> None:
    # Right is one state and wrong another, told apart by what was said: 4 options, nothing said, left to chance.
    state = position({"red": "athens-cairo"})
    act(state, "roll")
    assert counts(state, 2) == [6, 36]
    happen(state, "die", number=1)
    happen(state, "card", box="visa", card=0)
    assert counts(state, 1) == [6]


def test_a_vote_is_agreed_to_or_not() -> None:
    state = position(seats=4)
    act(state, "propose")
    assert counts(state, 1) == [2]
    act(state, "agree")
    act(state, "agree")
    assert counts(state, 1) == [2]


POOR_BLUE: dict[str, Any] = {"cash": {"blue": 0}, "insurance": {"blue": []}, "amid": {"issued": 10}}
"""Blue can go nowhere and cash nothing, and there are no more Doubles to propose."""

# Counts recorded when the code was thought to be right; a change of the rules or of the board has to be explained.
# Red rolls (6 numbers, then 6 cards each) or ends its go; Blue then hands in a Double, rolls or ends.


def on_a_transit_point() -> CapitalAdventure:
    """Red waits for the question about Africa."""
    return position({"red": "athens-cairo"}, **POOR_BLUE)


def at_sea_before_the_last_question() -> CapitalAdventure:
    """Red has six answers, and Doubles."""
    return position({"red": AT_SEA}, sea={"red": 6}, **POOR_BLUE)


def in_new_york_with_all_pegs() -> CapitalAdventure:
    """Red could sail in three ways, or travel inland with two Travel Tokens and $500."""
    return position(
        {"red": "new-york"},
        pegs={"red": GOALS},
        tokens={"red": 2},
        cash={"red": 500},
        insurance={"red": []},
        doubles={"red": 0},
        amid={"issued": 10},
    )


def asked_by_typing() -> CapitalAdventure:
    """Red is asked, and types; nothing is typed here, so that every answer is settled at once."""
    state = position({"red": "athens-cairo"}, answering="typed", **POOR_BLUE)
    ask(state)
    return state


@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        (on_a_transit_point, [2, 6 + 3, 36 + 2 + 6 + 2]),
        (at_sea_before_the_last_question, [3, 2 + 6 + 3, 6 + 3 + 36 + 2 + 6 + 3]),
        (asked_by_typing, [6, 5 * 3 + 2]),
        (in_new_york_with_all_pegs, [15, 103]),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_recorded_counts(scene: Callable[[], CapitalAdventure], expected: list[int]) -> None:
    assert counts(scene(), len(expected)) == expected
