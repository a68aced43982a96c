"""The set-up: seats and characters, assistants, agents in London, weeks, cards, counters, and a week."""

from collections import Counter

import pytest

from greatcircle.games.captivade.board import BLOCKS_MOST
from greatcircle.games.captivade.card import CARDS
from greatcircle.games.captivade.events import Assigned
from greatcircle.games.captivade.options import CaptivadeOptions
from greatcircle.kernel.option import option_fields
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import CHANCE
from tests.games.captivade.position import (
    GAME,
    LONDON,
    at_chase,
    at_roll,
    begun,
    chase,
    draw,
    happen,
    patrol,
    phase,
    position,
    post,
    roll,
    seen,
    stay,
    told,
)


@pytest.mark.rule("CV-09")
def test_everyone_has_a_log_of_their_own_and_is_offered_trips_on_the_map() -> None:
    shown = seen(begun(), "green")
    assert shown["secrets"][1] == {"place": LONDON, "ends": [], "flights": [], "money": 600, "energy": 0, "log": []}
    assert shown["secrets"][0] is shown["secrets"][2] is shown["secrets"][3] is None
    assert {"to": 37, "flights": 0} in [{"to": way["to"], "flights": way["flights"]} for way in shown["ways"]]
    assert GAME.drawing(GAME.parse_options({}, 4), 4)


@pytest.mark.rule("CV-117")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clockwise_is_the_order_of_the_seats(seats: int) -> None:
    state = at_roll(seats=seats, first="green")
    rollers = []
    while phase(state) == "rolling":
        rollers.append(state.turn)
        roll(state, state.seat_names()[state.turn])
    assert rollers == [1, *range(2, seats), 0]


@pytest.mark.rule("CV-11", "CV-118")
def test_two_seats_have_an_assistant_each() -> None:
    shown = seen(begun(2))["agents"]
    assert [(one["agent"], one["seat"], one["is_assistant"]) for one in shown] == [
        ("brown", 0, False),
        ("white", 1, False),
        ("black", 0, True),
        ("silver", 1, True),
    ]


@pytest.mark.rule("CV-118")
@pytest.mark.parametrize("seat", [0, 1])
def test_lots_may_decide_whose_assistant_black_is(seat: int) -> None:
    state = begun(2, assistants="lots")
    assert phase(state) == "casting"
    assert state.chances().weights == [1, 1]
    events = happen(state, "assign", seat=seat)
    assert told(events, Assigned) == [Assigned("black", seat), Assigned("silver", 1 - seat)]
    assert [agent["seat"] for agent in seen(state)["agents"]] == [0, 1, seat, 1 - seat]
    assert phase(state) == "running"


@pytest.mark.rule("CV-118")
@pytest.mark.parametrize("seats", [3, 4])
def test_lots_for_assistants_mean_nothing_to_more_than_two(seats: int) -> None:
    assert phase(begun(seats, assistants="lots")) == "running"


@pytest.mark.rule("CV-12")
def test_with_three_seats_the_fourth_pair_is_not_there() -> None:
    shown = seen(begun(3))
    assert [agent["agent"] for agent in shown["agents"]] == ["brown", "white", "black"]
    assert len(shown["escapees"]) == 3


@pytest.mark.rule("CV-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_agents_start_in_london(seats: int) -> None:
    assert {agent["place"] for agent in seen(begun(seats))["agents"]} == {LONDON}


@pytest.mark.rule("CV-15")
@pytest.mark.parametrize("weeks", [6, 8, 10])
def test_six_eight_or_ten_weeks(weeks: int) -> None:
    assert begun().setup.weeks == 6
    state = at_chase(dict.fromkeys(("red", "green", "blue", "yellow"), 40), week=weeks - 1, weeks=weeks)
    patrol(state)
    assert (phase(state), state.week) == ("running", weeks)
    stay(state)
    while phase(state) == "rolling":
        roll(state, state.seat_names()[state.turn])
    patrol(state)
    assert phase(state) == "over"


@pytest.mark.parametrize("weeks", [5, 7, 9, 11, 12])
def test_no_other_number_of_weeks(weeks: int) -> None:
    with pytest.raises(BadInput, match="weeks"):
        GAME.parse_options({"weeks": weeks}, 4)


@pytest.mark.rule("CV-16")
def test_the_calendar_starts_at_week_1() -> None:
    assert seen(begun())["week"] == 1


@pytest.mark.rule("CV-17")
def test_all_cards_are_in_the_deck_and_no_counter_is_on_the_board() -> None:
    state = begun()
    assert seen(state)["deck"] == {"left": 42, "drawn": []}
    assert seen(state)["blocks"] == []
    assert BLOCKS_MOST == 6
    stay(state)
    roll(state, "red")
    roll(state, "!")
    chances = state.chances()
    assert Counter(chances.weights) == {1: len(CARDS)}


@pytest.mark.rule("CV-18", "CV-91")
def test_a_week_is_run_then_roll_then_chase() -> None:
    state = position(dict.fromkeys(("red", "green", "blue", "yellow"), 40))
    passed = [phase(state)]
    while state.week == 2:
        before = phase(state)
        if before == "running":
            stay(state)
        elif before == "rolling":
            roll(state, "!")
            draw(state, CARDS[-len(state.drawn) - 1].id)
        else:
            chase(state, post(state, "brown") or 0)
        if phase(state) != before:
            passed.append(phase(state))
    assert passed == ["running", "rolling", "chasing", "running"]
    assert seen(state)["week"] == 3


def test_chance_acts_alone_while_it_is_asked() -> None:
    state = begun()
    assert state.actors() == [0, 1, 2, 3]
    stay(state)
    assert state.actors() == [CHANCE]
    assert all(state.legal(seat) == [] for seat in range(4))


@pytest.mark.rule("CV-143")
def test_where_the_notebook_is_switched_on_it_says_that_the_printed_game_has_none() -> None:
    (sentence,) = [
        option.metadata["sentence"] for option in option_fields(CaptivadeOptions) if option.name == "notebook"
    ]
    assert "an aid that the printed game does not have" in sentence
