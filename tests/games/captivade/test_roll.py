"""ROLL: who rolls first, the die, what is told, and the examples of Tripoli, Lapland and the red place."""

from collections import Counter

import pytest

from greatcircle.games.captivade import payload
from greatcircle.games.captivade.board import BOARD
from greatcircle.games.captivade.events import Drew, Elsewhere, Located, Ordered, Rolled, Spotted
from greatcircle.games.captivade.rules.play import Captivade
from tests.games.captivade.position import (
    GAME,
    LONDON,
    at_chase,
    at_roll,
    begun,
    chase,
    draw,
    facts,
    number,
    on_move,
    patrol,
    phase,
    position,
    roll,
    roll_card,
    run,
    seen,
    sentences,
    spot_all,
    stay,
    told,
)
from tests.games.captivade.scene import FOUR

TRIPOLI, LAPLAND, CHICAGO = 53, 40, 12


def at_order(seats: int = 4) -> Captivade:
    """Set up the roll for the order, in week 1."""
    state = begun(seats)
    stay(state)
    return state


# Who rolls, and when.


@pytest.mark.rule("CV-42")
def test_each_free_escapee_rolls_once() -> None:
    state = at_roll(dict.fromkeys(FOUR, LAPLAND))
    rollers = []
    while phase(state) == "rolling":
        (rolled,) = told(roll(state, FOUR[state.turn]), Rolled)
        assert isinstance(rolled, Rolled)
        rollers.append(rolled.seat)
    assert rollers == [0, 1, 2, 3]
    assert phase(state) == "chasing"
    assert [shown["seat"] for shown in seen(state)["rolls"]] == rollers
    patrol(state)
    stay(state)
    assert (phase(state), seen(state)["rolls"]) == ("rolling", [])


@pytest.mark.rule("CV-43")
@pytest.mark.parametrize("colour", FOUR)
def test_the_die_says_who_rolls_first(colour: payload.Colour) -> None:
    state = at_order()
    assert phase(state) == "ordering"
    assert told(roll(state, colour), Ordered) == [Ordered(colour, number(colour))]
    assert (phase(state), state.turn, seen(state)["first"]) == ("rolling", number(colour), number(colour))


@pytest.mark.rule("CV-44")
@pytest.mark.parametrize(("seats", "face"), [(4, "!"), (3, "!"), (3, "yellow"), (2, "blue"), (2, "yellow")])
def test_the_order_is_rolled_again_for_a_sign_or_somebody_absent(seats: int, face: payload.Face) -> None:
    state = at_order(seats)
    assert told(roll(state, face), Ordered) == [Ordered(face, None)]
    assert phase(state) == "ordering"
    roll(state, "green")
    assert (phase(state), state.turn) == ("rolling", 1)


@pytest.mark.rule("CV-44")
def test_in_the_weekly_rolls_an_absent_colour_counts() -> None:
    state = at_roll({"red": TRIPOLI, "green": CHICAGO}, seats=2)
    assert told(roll(state, "yellow"), Located) == [Located(0, 2, "yellow", "D")]
    assert told(roll(state, "yellow"), Elsewhere) == [Elsewhere(1, 2, "yellow")]


@pytest.mark.rule("CV-45")
def test_the_order_is_kept_in_later_weeks() -> None:
    state = at_chase(dict.fromkeys(FOUR, 60), first="blue")
    patrol(state)
    stay(state)
    assert (state.week, phase(state), state.turn) == (3, "rolling", number("blue"))


@pytest.mark.rule("CV-46")
def test_after_the_capture_of_the_first_the_next_free_one_rolls_first() -> None:
    state = at_roll(dict.fromkeys(FOUR, 60), first="blue", prison=["blue", "yellow"])
    assert state.turn == number("red")
    spot_all(state)
    assert on_move(state) == "brown"
    patrol(state)
    stay(state)
    assert state.turn == number("red")


@pytest.mark.rule("CV-46")
def test_within_the_week_of_the_capture_the_order_of_agents_stays() -> None:
    state = at_chase({"red": 37, "green": 60, "blue": 60, "yellow": 60}, first="red")
    chase(state, LONDON)
    chase(state, LONDON, 37)
    roll(state, "!")
    assert on_move(state) == "black"
    patrol(state)
    stay(state)
    assert (phase(state), state.turn) == ("rolling", number("green"))


@pytest.mark.rule("CV-55")
def test_rolling_goes_clockwise() -> None:
    state = at_roll(first="blue")
    rollers = []
    while phase(state) == "rolling":
        rollers.append(FOUR[state.turn])
        roll(state, FOUR[state.turn])
    assert rollers == ["blue", "yellow", "red", "green"]


@pytest.mark.rule("CV-56")
def test_prisoners_do_not_roll() -> None:
    state = at_roll(prison=["green", "yellow"])
    assert state.turn == number("red")
    roll(state, "red")
    assert state.turn == number("blue")
    roll(state, "blue")
    assert phase(state) == "chasing"


@pytest.mark.rule("CV-57")
def test_the_die_has_six_faces_two_of_them_with_the_sign() -> None:
    chances = at_roll().chances()
    faces = [dict(at_roll().wire(move))["face"] for move in chances.moves]
    assert dict(zip(faces, chances.weights, strict=True)) == {"red": 1, "green": 1, "blue": 1, "yellow": 1, "!": 2}
    assert Counter(at_order().chances().weights) == {1: 4, 2: 1}


# What is told.


@pytest.mark.rule("CV-47")
def test_ruby_red_is_spotted_in_week_3_and_was_in_tripoli() -> None:
    state = position({"red": [LONDON, TRIPOLI]}, week=3)
    run(state, "red", 52)
    stay(state)
    events = roll(state, "red")
    assert told(events, Spotted) == [Spotted(0, 3, TRIPOLI)]
    assert sentences(events)[-1] == "Ruby Red was spotted: last week in 53, Tripoli."
    assert facts(state, "red") == [(2, "at", 53)]
    assert (phase(state), state.turn) == ("rolling", number("green"))


@pytest.mark.rule("CV-48")
def test_spotted_in_week_1_tells_london() -> None:
    state = begun()
    run(state, "red", 1, 1)
    stay(state)
    roll(state, "red")
    assert told(roll(state, "red"), Spotted) == [Spotted(0, 1, LONDON)]
    assert facts(state, "red") == [(0, "at", LONDON)]


@pytest.mark.rule("CV-49")
def test_gary_green_rolls_blue_in_week_5_in_lapland() -> None:
    state = at_roll({"green": [LONDON, 38, LAPLAND, LAPLAND]}, week=5, first="green")
    events = roll(state, "blue")
    assert told(events, Located) == [Located(1, 5, "blue", "C")]
    assert sentences(events)[-1] == "Gary Green is on a blue, and was in Zone C last week."
    assert facts(state, "green") == [(5, "on", "blue"), (4, "zone", "C")]
    assert (phase(state), state.turn) == ("rolling", number("blue"))


@pytest.mark.rule("CV-49")
def test_the_zone_told_is_that_of_last_week() -> None:
    state = position({"green": LAPLAND})
    run(state, "green", 42)
    stay(state)
    roll(state, "red")
    assert told(roll(state, "blue"), Located) == [Located(1, 2, "blue", "C")]
    assert facts(state, "green") == [(2, "on", "blue"), (1, "zone", "C")]
    assert BOARD.zone_ids[BOARD.zone[42 - 1]] == "E"


@pytest.mark.rule("CV-50")
def test_a_broad_location_in_week_1_tells_the_zone_of_london() -> None:
    state = begun()
    run(state, "red", 3, 1)
    stay(state)
    roll(state, "red")
    assert told(roll(state, "blue"), Located) == [Located(0, 1, "blue", "C")]


@pytest.mark.rule("CV-51")
def test_the_own_colour_on_a_place_of_that_colour_tells_the_place_of_last_week_alone() -> None:
    state = at_roll({"blue": LAPLAND}, first="blue")
    assert told(roll(state, "blue"), Located) == []
    assert facts(state, "blue") == [(1, "at", LAPLAND)]


@pytest.mark.rule("CV-52")
def test_yousef_yellow_on_a_red_rolls_green_and_draws() -> None:
    state = at_roll({"yellow": CHICAGO}, first="yellow")
    events = roll(state, "green")
    assert told(events, Elsewhere) == [Elsewhere(3, 2, "green")]
    assert sentences(events)[-1] == "Yousef Yellow is not on a green."
    assert facts(state, "yellow") == [(2, "not-on", "green")]
    assert (phase(state), state.turn) == ("drawing", number("yellow"))
    assert told(draw(state, "quiet-week"), Drew) == [Drew(3, "quiet-week")]
    assert (phase(state), state.turn) == ("rolling", number("red"))


@pytest.mark.rule("CV-53")
def test_the_sign_draws_a_card_and_tells_nothing() -> None:
    state = at_roll()
    assert sentences(roll_card(state, "quiet-week"))[0] == "Ruby Red rolls an exclamation mark."
    assert facts(state, "red") == []
    assert seen(state)["deck"] == {"left": 41, "drawn": ["quiet-week"]}


@pytest.mark.rule("CV-62")
@pytest.mark.parametrize("here", [1, 12, 40, 51, 53, 72])
@pytest.mark.parametrize("face", FOUR)
def test_whatever_is_rolled_what_is_told_is_true(here: int, face: str) -> None:
    state = at_roll({"green": [LONDON, 37, here]}, week=4, first="green")
    roll(state, face)
    place = BOARD.places[here - 1]
    for week, kind, value in facts(state, "green"):
        assert week in (3, 4)
        truths = {"at": here, "on": FOUR[place.colour], "zone": BOARD.zone_ids[place.zone]}
        assert value == truths[kind] if kind != "not-on" else value != FOUR[place.colour]


# Notes.


@pytest.mark.rule("CV-111")
def test_what_was_told_stands_in_the_record_by_rival_and_week() -> None:
    state = at_roll({"red": TRIPOLI, "green": LAPLAND})
    roll(state, "red")
    roll(state, "blue")
    for colour in ("blue", None):
        assert seen(state, colour)["facts"] == [
            {"week": 1, "seat": 0, "kind": "at", "value": 53},
            {"week": 2, "seat": 1, "kind": "on", "value": "blue"},
            {"week": 1, "seat": 1, "kind": "zone", "value": "C"},
        ]


@pytest.mark.rule("CV-143")
def test_the_notebook_shows_where_rivals_can_be_unless_it_is_switched_off() -> None:
    state = begun()
    run(state, "red", 3, 1)
    stay(state)
    roll(state, "red")
    before = set(seen(state, "green")["notebook"][0]["now"])
    roll(state, "blue")
    after = set(seen(state, "green")["notebook"][0]["now"])
    assert 3 in after
    assert after == {place for place in before if BOARD.colour[place - 1] == number("blue")}
    bare = begun(notebook=False)
    assert GAME.view(bare, 1).to_json()["notebook"] is None


@pytest.mark.rule("CV-143")
def test_the_notebook_is_the_same_for_everybody() -> None:
    state = at_roll({"red": 37, "green": 38})
    roll(state, "blue")
    draw(state, "quiet-week")
    assert seen(state, "green")["notebook"][0] == seen(state, "blue")["notebook"][0] == seen(state)["notebook"][0]
