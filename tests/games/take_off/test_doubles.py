"""Doubles: which of them give another turn, that there is no limit to it, and that it may be declined."""

from typing import cast

import pytest

from greatcircle.games.take_off.events import AnotherTurn, DeadRoll, Declined
from greatcircle.games.take_off.rules.play import TakeOff
from tests.games.take_off.atlas import COLOURS, TODAY, cities_without, eastern_cards, flights, pairs
from tests.games.take_off.position import (
    EAST,
    GAME,
    WEST,
    choices,
    decline,
    draw,
    drawable,
    fly,
    phase,
    places,
    position,
    refusal,
    roll,
    roll_now,
    take_off,
    told,
)


def stuck() -> tuple[str, str]:
    """Find a city and a colour that leads from there nowhere."""
    return next((cities_without(colour)[0], colour) for colour in COLOURS if cities_without(colour))


@pytest.mark.rule("TO-22", "TO-25")
def test_who_cannot_fly_doubles_usually_waits() -> None:
    city, colour = stuck()
    state = position([city, "finish"])
    assert GAME.parse_options({}, 2) == GAME.parse_options({"dead_double": "waits"}, 2)
    events = roll(state, colour, colour)
    assert type(events[-1]) is DeadRoll
    assert told(events, AnotherTurn) == []
    assert places(state, 0) == [city, WEST]
    assert (state.turn, phase(state), state.bonus_turns) == (1, "rolling", 0)


@pytest.mark.rule("TO-25")
def test_by_agreement_doubles_that_cannot_be_flown_give_another_turn() -> None:
    city, colour = stuck()
    state = position([city, "finish"], dead_double="rolls-again")
    events = roll(state, colour, colour)
    assert [type(event) for event in events[-2:]] == [DeadRoll, AnotherTurn]
    assert places(state, 0) == [city, WEST]
    assert (state.turn, phase(state)) == (0, "offered")


@pytest.mark.rule("TO-25", "TO-73")
def test_one_die_that_is_flown_makes_doubles_worth_a_turn() -> None:
    city, colour, other = next(
        (city, colour, other)
        for colour, other in pairs()
        for city in cities_without(colour)
        if flights(city, other) - {WEST} and not any(flights(near, colour) for near in flights(city, other))
    )
    state = position([city, "finish"], dice=3)
    roll(state, colour, colour, other)
    fly(state, 1, min(flights(city, other)), other)
    assert state.to_json()["dice"] == [colour, colour]
    assert (state.turn, phase(state)) == (0, "offered")


@pytest.mark.rule("TO-25", "TO-65")
@pytest.mark.parametrize("is_flown_first", [True, False])
def test_the_card_that_opened_the_turn_does_not_make_dead_doubles_worth_a_turn(is_flown_first: bool) -> None:
    card, colour = next(
        (card, colour)
        for card in eastern_cards()
        for colour in COLOURS
        if not flights(TODAY[card], colour) and not flights("midway", colour)
    )
    state = position(["midway", "finish"], card_each_turn=True)
    draw(state, card)
    if is_flown_first:
        take_off(state, 1, card)
    else:
        roll_now(state)
    roll(state, colour, colour)
    if not is_flown_first:
        take_off(state, 1, card)
    assert (state.turn, state.bonus_turns) == (1, 0)


@pytest.mark.rule("TO-26")
@pytest.mark.parametrize("symbol_doubles", [True, False])
def test_two_jets_give_another_turn_unless_symbols_are_excluded(symbol_doubles: bool) -> None:
    state = position(symbol_doubles=symbol_doubles)
    roll(state, "jet", "jet")
    fly(state, 1, "midway", "jet")
    fly(state, 2, "midway", "jet")
    assert (state.turn, phase(state)) == ((0, "offered") if symbol_doubles else (1, "rolling"))


@pytest.mark.rule("TO-26")
@pytest.mark.parametrize("symbol_doubles", [True, False])
def test_two_take_offs_give_another_turn_unless_symbols_are_excluded(symbol_doubles: bool) -> None:
    state = position(symbol_doubles=symbol_doubles)
    roll(state, "take-off", "take-off")
    cards = drawable(state)[:2]
    for card in cards:
        draw(state, card)
    for card in cards:
        take_off(state, 1, card)
    assert (state.turn, phase(state)) == ((0, "offered") if symbol_doubles else (1, "rolling"))


@pytest.mark.rule("TO-26")
@pytest.mark.parametrize("symbol_doubles", [True, False])
def test_two_equal_colours_always_give_another_turn(symbol_doubles: bool) -> None:
    state = position(symbol_doubles=symbol_doubles)
    roll(state, "red", "red")
    fly(state, 1, "midway", "red")
    assert told(fly(state, 2, "midway", "red"), AnotherTurn)
    assert (state.turn, phase(state)) == (0, "offered")


@pytest.mark.rule("TO-26")
def test_a_jet_and_a_take_off_are_no_doubles() -> None:
    state = position()
    roll(state, "jet", "take-off")
    card = drawable(state)[0]
    draw(state, card)
    take_off(state, 1, card)
    fly(state, 2, "midway", "jet")
    assert state.turn == 1


@pytest.mark.rule("TO-27")
def test_a_row_of_doubles_has_no_limit() -> None:
    state = position()
    for city in ("midway", EAST) * 10:
        roll(state, "red", "red")
        assert state.actors() == [0]
        fly(state, 1, city, "red")
        fly(state, 2, city, "red")
        assert choices(state) == ["roll-now", "decline"]
        roll_now(state)
        assert (state.turn, phase(state), state.to_json()["kind"]) == (0, "rolling", "bonus")
    assert state.rounds == 0


@pytest.mark.rule("TO-27")
def test_another_turn_may_be_declined() -> None:
    state = position()
    roll(state, "red", "red")
    fly(state, 1, "midway", "red")
    fly(state, 2, "midway", "red")
    assert decline(state) == [Declined(0, "another-turn")]
    assert (state.turn, phase(state), state.bonus_turns) == (1, "rolling", 0)


@pytest.mark.rule("TO-27")
def test_an_offered_turn_comes_before_anything_else() -> None:
    state = position()
    roll(state, "red", "red")
    fly(state, 1, "midway", "red")
    fly(state, 2, "midway", "red")
    assert "TO-27" in refusal(state, "fly", jet=1, **{"from": "midway", "to": "tokyo", "by": "yellow"})
    again = cast(TakeOff, GAME.state_from_json(state.to_json()))
    assert choices(again) == choices(state)
    assert (again.why(0, again.legal(0)[0]).sentence, again.why(0, again.legal(0)[1]).sentence) == (
        "Roll again.",
        "Do not roll again.",
    )


@pytest.mark.rule("TO-19", "TO-27")
def test_a_roll_cannot_be_declined() -> None:
    state = position()
    roll(state, "red", "red")
    assert refusal(state, "decline") == ("TO-19", "TO-27")
    assert refusal(state, "roll-now") == ("TO-13",)


def test_by_the_first_rules_another_turn_is_taken_at_once() -> None:
    state = position(rules_version=1)
    roll(state, "red", "red")
    fly(state, 1, "midway", "red")
    assert told(fly(state, 2, "midway", "red"), AnotherTurn)
    assert (state.turn, phase(state)) == (0, "rolling")
    city, colour = stuck()
    state = position([city, "finish"], rules_version=1)
    assert told(roll(state, colour, colour), AnotherTurn)
    assert (state.turn, phase(state)) == (0, "rolling")
