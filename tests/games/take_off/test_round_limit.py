"""The limit of rounds and the ranking: what a round is, who has won then, and who comes where behind the winner."""

import pytest

from greatcircle.games.take_off.rules.ending import EndReason
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.playout import playout
from tests.games.take_off.atlas import CITIES, colour_of, flights
from tests.games.take_off.position import (
    EAST,
    GAME,
    WEST,
    draw,
    ended,
    finish_turn,
    fly,
    phase,
    position,
    refusal,
    roll,
    roll_now,
    take_off,
)


def routes_left(city: str, goal: str = WEST, backward: bool = True) -> int:
    """Count the routes of the shortest way from a city to the goal."""
    reached = {city}
    for count in range(100):
        if goal in reached:
            return count
        reached |= {there for here in reached for there in flights(here, backward=backward, eastward=goal == EAST)}
    raise AssertionError(f"there is no way from {city} to {goal}")


def at_distance(routes: int) -> str:
    """Find a city with so many routes to go."""
    return next(city for city in CITIES if routes_left(city) == routes)


def stopped(*fleets: list[str]) -> Outcome:
    """Give the outcome of a match that ends at the limit with these fleets, and one more that has hardly started."""
    state = position(*fleets, [], turn=len(fleets), round_limit=1, bumping=False)
    roll(state, "red", "yellow")
    finish_turn(state)
    assert ended(state).reason is EndReason.ROUND_LIMIT
    return ended(state)


@pytest.mark.rule("TO-86")
@pytest.mark.parametrize("rounds", [1, 2, 7])
def test_the_match_ends_after_the_last_allowed_round(rounds: int) -> None:
    state = position(seats=3, round_limit=rounds)
    for turn in range(3 * rounds):
        assert (state.outcome(), state.turn) == (None, turn % 3)
        roll(state, "red", "yellow")
        finish_turn(state)
    assert ended(state).reason is EndReason.ROUND_LIMIT
    assert refusal(state, "fly", jet=1, **{"from": EAST, "to": "midway", "by": "red"}) == ("TO-86",)


@pytest.mark.rule("TO-86")
def test_the_limit_is_usually_1000_rounds() -> None:
    for rounds in (998, 999):
        state = position(turn=1, rounds=rounds)
        roll(state, "red", "yellow")
        finish_turn(state)
        assert (state.outcome() is not None) == (rounds == 999)
    assert ended(state).sentence.startswith("The limit of 1000 rounds is reached.")


@pytest.mark.rule("TO-86")
@pytest.mark.parametrize("rounds", [0, 999, 1_000_000])
def test_a_limit_of_0_switches_it_off(rounds: int) -> None:
    state = position(turn=1, rounds=rounds, round_limit=0)
    roll(state, "red", "yellow")
    finish_turn(state)
    assert state.outcome() is None
    assert state.turn == 0


@pytest.mark.rule("TO-86")
def test_no_match_is_played_beyond_the_limit() -> None:
    for seed in range(10):
        state = position(seats=3, round_limit=20)
        playout(state, QuickDealer(f"limit {seed}"))
        assert state.rounds == 20 or ended(state).reason is EndReason.FLEET_HOME


@pytest.mark.rule("TO-86")
def test_at_the_limit_the_most_jets_home_win() -> None:
    near, far = at_distance(2), at_distance(8)
    outcome = stopped([near, near], [far, "finish"])
    assert outcome.scores == (0, 1, 0)
    assert outcome.places == (2, 1, 3)
    assert outcome.sentence.endswith("White is furthest and won.")


@pytest.mark.rule("TO-86")
def test_among_equals_the_smaller_total_of_routes_left_wins() -> None:
    outcome = stopped(
        [at_distance(4), at_distance(6)], [at_distance(3), at_distance(8)], [at_distance(5), at_distance(4)]
    )
    assert outcome.places == (2, 3, 1, 4)


@pytest.mark.rule("TO-86")
def test_if_the_routes_are_equal_too_the_place_is_shared() -> None:
    outcome = stopped([at_distance(3), at_distance(5)], [at_distance(4), at_distance(4)])
    assert outcome.places == (1, 1, 3)
    assert outcome.winners() == [0, 1]
    assert outcome.sentence.endswith("Orange and White share the victory.")


@pytest.mark.rule("TO-86")
def test_the_shortest_way_is_counted_by_the_routes_that_may_be_flown() -> None:
    city = next(city for city in CITIES if routes_left(city) < routes_left(city, backward=False))
    for backward in (True, False):
        left = routes_left(city, backward=backward)
        state = position([city, "finish"], backward=backward)
        assert state.routes_left(0) == left


@pytest.mark.rule("TO-86")
@pytest.mark.parametrize("direction", ["westward", "eastward"])
@pytest.mark.parametrize("backward", [True, False])
def test_the_routes_left_are_those_of_the_shortest_way(direction: str, backward: bool) -> None:
    goal = WEST if direction == "westward" else EAST
    for city in CITIES[::5]:
        state = position([city, "finish"], direction=direction, backward=backward)
        assert state.routes_left(0) == routes_left(city, goal, backward)
        state = position([city, city], direction=direction, backward=backward)
        assert state.routes_left(0) == 2 * routes_left(city, goal, backward)


@pytest.mark.rule("TO-95")
def test_the_places_behind_the_winner_go_by_jets_home_and_then_by_routes_left() -> None:
    last = min(flights(WEST))
    fleets = [["finish", last], [at_distance(3), at_distance(4)], ["finish", at_distance(8)], [at_distance(3), "start"]]
    state = position(*fleets)
    roll(state, colour_of(last, WEST), "jet")
    fly(state, 2, WEST, colour_of(last, WEST))
    assert ended(state).reason is EndReason.FLEET_HOME
    assert ended(state).places == (1, 3, 2, 4)
    assert ended(state).scores == (2, 0, 1, 0)


@pytest.mark.rule("TO-95")
def test_equal_seats_behind_the_winner_share_a_place() -> None:
    last = min(flights(WEST))
    state = position(["finish", last], seats=4)
    roll(state, colour_of(last, WEST), "jet")
    fly(state, 2, WEST, colour_of(last, WEST))
    assert ended(state).places == (1, 2, 2, 2)


@pytest.mark.rule("TO-96")
def test_bonus_turns_do_not_count_as_turns_of_a_round() -> None:
    state = position(round_limit=1)
    for city in ("midway", EAST):
        roll(state, "red", "red")
        fly(state, 1, city, "red")
        fly(state, 2, city, "red")
        assert (state.turn, state.rounds) == (0, 0)
        roll_now(state)
    for seat in (0, 1):
        assert state.turn == seat
        roll(state, "red", "yellow")
        finish_turn(state)
    assert ended(state).reason is EndReason.ROUND_LIMIT


@pytest.mark.rule("TO-96")
def test_extra_rolls_do_not_count_either() -> None:
    state = position(round_limit=1, naming="extra-roll", turn=1)
    roll(state, "red", "take-off")
    draw(state, "tokyo")
    state.apply(1, state.parse_answer(1, "Japan"))
    take_off(state, 1, "tokyo")
    finish_turn(state)
    roll_now(state)
    assert (state.outcome(), state.turn, phase(state)) == (None, 1, "rolling")
    roll(state, "red", "yellow")
    finish_turn(state)
    assert ended(state).reason is EndReason.ROUND_LIMIT


@pytest.mark.rule("TO-96")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_round_ends_with_the_seat_before_the_one_that_began(first: int) -> None:
    state = GAME.start(GAME.parse_options({"first": first, "round_limit": 1}, 3), 3)
    assert isinstance(state, TakeOff)
    for turn in range(3):
        assert (state.outcome(), state.turn) == (None, (first - 1 + turn) % 3)
        roll(state, "red", "yellow")
        finish_turn(state)
    assert ended(state).reason is EndReason.ROUND_LIMIT


@pytest.mark.rule("TO-96")
def test_a_victory_in_the_last_round_is_a_victory() -> None:
    last = min(flights(WEST))
    state = position([], ["finish", last], turn=1, round_limit=1)
    roll(state, colour_of(last, WEST), "jet")
    fly(state, 2, WEST, colour_of(last, WEST))
    assert ended(state).reason is EndReason.FLEET_HOME
