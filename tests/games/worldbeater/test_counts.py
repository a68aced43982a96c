"""Counts: how many states can be reached in so many moves, those of chance included, from named positions."""

import json
from collections.abc import Callable
from typing import cast

import pytest

from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.state import CHANCE
from tests.games.worldbeater.position import GAME, position
from tests.games.worldbeater.scene import (
    NEW_YORK,
    OUTER_AREAS,
    approach,
    area,
    one_of_each,
    places,
    row,
    threes,
)


def counts(start: Worldbeater, depth: int) -> list[int]:
    """Count the distinct states after one move, after two, and so on."""
    layer = [start]
    sizes: list[int] = []
    for _ in range(depth):
        beyond: dict[str, Worldbeater] = {}
        for state in layer:
            for actor in state.actors():
                for move in state.chances().moves if actor == CHANCE else state.legal(actor):
                    after = cast(Worldbeater, state.copy())
                    after.apply(actor, move)
                    beyond[json.dumps(after.to_json())] = after
        layer = list(beyond.values())
        sizes.append(len(layer))
    return sizes


def started(seats: int, first: int) -> Worldbeater:
    """Set up a match before anything is dealt."""
    options = GAME.parse_options({"first": first, "two_players": seats == 2}, seats)
    return cast(Worldbeater, GAME.start(options, seats))


# Counts derived by hand.


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_deal_begins_with_one_card_for_each_seat(seats: int) -> None:
    # Sixteen kinds for the first seat, for the second and for the third.
    assert counts(started(seats, 1), 3) == [16, 16**2, 16**3]


def test_with_two_seats_the_third_card_is_the_first_seats_second() -> None:
    # Two cards of one seat have no order: 16 * 17 / 2 hands, beside the 16 of the other seat.
    assert counts(started(2, 1), 3) == [16, 16**2, 136 * 16]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_lots_multiply_the_deal_by_the_seats(seats: int) -> None:
    assert counts(started(seats, 0), 3) == [seats, seats * 16, seats * 16**2]


def test_a_car_that_has_moved_may_play_a_card_on_each_of_the_others_or_end() -> None:
    # Ending, or one of two harms on one of three others; the card of help comes too late.
    here, there = row("open", "open")
    state = position({"black": here}, seats=4, hands={"black": ["fog", "curfew", "byway"]})
    state.apply(0, state.parse_move({"move": "drive", "to": there}))
    assert counts(state, 1) == [1 + 2 * 3]


def test_lost_luggage_is_as_many_states_as_the_hands_have_kinds() -> None:
    # Ending, or losing luggage of red or of blue; then red loses one of two kinds or blue its one.
    here, there = row("open", "open")
    hands = {"black": ["luggage"], "red": ["fog", "fog", "byway"], "blue": ["papers"]}
    state = position({"black": here}, hands=hands)
    state.apply(0, state.parse_move({"move": "drive", "to": there}))
    end_of_turn = cast(Worldbeater, state.copy())
    end_of_turn.apply(0, state.parse_move({"move": "end"}))
    assert counts(state, 2) == [3, len(end_of_turn.legal(1)) + 2 + 1]


def test_a_flight_leads_to_every_airport_of_the_other_areas() -> None:
    airport = places("airport", within=OUTER_AREAS[0])[0]
    state = position({"black": approach(airport)})
    state.apply(0, state.parse_move({"move": "drive", "to": airport}))
    assert counts(state, 1) == [sum(area(one) != area(airport) for one in places("airport"))]


def test_the_cards_of_new_york_are_two_of_the_played_ones() -> None:
    # Four kinds, one of them twice: four first cards; then six pairs of unlike cards and one pair of like ones.
    played = ["full-tank", "fog", "fog", "byway", "curfew"]
    state = position({"black": approach(NEW_YORK)}, held={"black": one_of_each()}, played=played)
    state.apply(0, state.parse_move({"move": "drive", "to": NEW_YORK}))
    assert counts(state, 2) == [4, 6 + 1]


# Counts recorded when the code was thought to be right; a change of the rules or of the board has to be explained.


def at_the_start() -> Worldbeater:
    """All cars in Fort Dunlop, no cards."""
    return position(seats=3)


def with_cards() -> Worldbeater:
    """The same with one card of each side."""
    return position(seats=3, hands={"black": ["full-tank", "puncture"], "red": ["charter"], "blue": ["luggage"]})


def among_towns() -> Worldbeater:
    """Two cars in one area, each in the way of the other, with all tokens."""
    one, _, other = row("open", "open", "open", within=OUTER_AREAS[0])
    return position({"black": one, "red": other}, seats=6)


def on_the_way_back() -> Worldbeater:
    """A car on its way back that stands on the town of a token and has the two 3s of the area."""
    one, other = threes(OUTER_AREAS[0])
    return position({"black": one}, seats=4, back=["black"], held={"black": [one, other, *one_of_each()[1:4]]})


def at_a_frontier() -> Worldbeater:
    """A car that begins on a frontier, with a curfew."""
    gate = next(one for one in places("frontier") if area(one) == OUTER_AREAS[0])
    return position({"black": gate}, seats=5, harms={"black": ["curfew"]})


@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        (at_the_start, [14, 159, 1862]),
        (with_cards, [17, 137, 922]),
        (among_towns, [4, 30, 313]),
        (on_the_way_back, [17, 201, 2298]),
        (at_a_frontier, [10, 131, 1487]),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_recorded_counts(scene: Callable[[], Worldbeater], expected: list[int]) -> None:
    assert counts(scene(), 3) == expected
