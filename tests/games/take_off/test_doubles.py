"""Doubles: which of them give another turn, and that there is no limit to it."""

import pytest

from greatcircle.games.take_off.events import AnotherTurn, DeadRoll
from tests.games.take_off.atlas import COLOURS, cities_without
from tests.games.take_off.position import EAST, WEST, draw, drawable, fly, phase, places, position, roll, take_off, told


def stuck() -> tuple[str, str]:
    """Find a city and a colour that leads from there nowhere."""
    return next((cities_without(colour)[0], colour) for colour in COLOURS if cities_without(colour))


@pytest.mark.rule("TO-25")
def test_doubles_that_cannot_be_flown_give_another_turn() -> None:
    city, colour = stuck()
    state = position([city, "finish"])
    events = roll(state, colour, colour)
    assert [type(event) for event in events[-2:]] == [DeadRoll, AnotherTurn]
    assert places(state, 0) == [city, WEST]
    assert (state.turn, phase(state)) == (0, "rolling")


@pytest.mark.rule("TO-26")
@pytest.mark.parametrize("symbol_doubles", [True, False])
def test_two_jets_give_another_turn_unless_symbols_are_excluded(symbol_doubles: bool) -> None:
    state = position(symbol_doubles=symbol_doubles)
    roll(state, "jet", "jet")
    fly(state, 1, "midway", "jet")
    fly(state, 2, "midway", "jet")
    assert (state.turn, phase(state)) == (0 if symbol_doubles else 1, "rolling")


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
    assert (state.turn, phase(state)) == (0 if symbol_doubles else 1, "rolling")


@pytest.mark.rule("TO-26")
@pytest.mark.parametrize("symbol_doubles", [True, False])
def test_two_equal_colours_always_give_another_turn(symbol_doubles: bool) -> None:
    state = position(symbol_doubles=symbol_doubles)
    roll(state, "red", "red")
    fly(state, 1, "midway", "red")
    assert told(fly(state, 2, "midway", "red"), AnotherTurn)
    assert (state.turn, phase(state)) == (0, "rolling")


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
def test_a_row_of_doubles_has_no_limit_and_cannot_be_declined() -> None:
    state = position()
    for city in ("midway", EAST) * 10:
        roll(state, "red", "red")
        assert state.actors() == [0]
        fly(state, 1, city, "red")
        fly(state, 2, city, "red")
        assert (state.turn, phase(state)) == (0, "rolling")
    assert state.rounds == 0
