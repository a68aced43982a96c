"""Turns, rounds and what can be taken back."""

import pytest

from greatcircle.games.worldbeater.events import Missed, Stayed, Waited
from greatcircle.kernel.refusal import UndoRefused
from tests.games.worldbeater.position import (
    act,
    choices,
    claim,
    drive,
    end,
    fly,
    match_at,
    on_turn,
    phase,
    place,
    play,
    position,
    shown,
    told,
)
from tests.games.worldbeater.scene import FORT_DUNLOP, NEW_YORK, OUTER_AREAS, approach, laid, one_of_each, places, row


@pytest.mark.rule("WB-93")
def test_a_card_before_the_car_moves_leaves_the_movement_open() -> None:
    here, there = row("open", "open")
    state = position({"black": here}, hands={"black": ["fog"]})
    before = choices(state, "drive", "claim", "cross")
    play(state, "fog", "red")
    assert choices(state, "drive", "claim", "cross") == before
    drive(state, there)
    assert place(state, "black") == there


@pytest.mark.rule("WB-94")
def test_a_turn_is_made_and_taken_back_in_small_steps() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    match = match_at(position({"black": here}))
    before = match.state.to_json()
    match.play(0, match.state.parse_move({"move": "claim", "at": covered}))
    match.play(0, match.state.parse_move({"move": "drive", "to": here}))
    match.undo(0)
    match.undo(0)
    assert match.state.to_json() == before


@pytest.mark.rule("WB-94")
def test_landing_on_an_airport_can_be_taken_back() -> None:
    airport = places("airport")[0]
    match = match_at(position({"black": approach(airport)}))
    match.play(0, match.state.parse_move({"move": "drive", "to": airport}))
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.to_json()["cars"] == [approach(airport), FORT_DUNLOP, FORT_DUNLOP]


@pytest.mark.rule("WB-94")
def test_a_card_that_was_played_stands() -> None:
    match = match_at(position(hands={"black": ["fog"]}))
    match.play(0, match.state.parse_move({"move": "play", "card": "fog", "on": 1}))
    assert not match.can_undo(0)
    with pytest.raises(UndoRefused):
        match.undo(0)


@pytest.mark.rule("WB-94")
def test_cards_that_were_dealt_stand() -> None:
    match = match_at(position({"black": approach(NEW_YORK)}, held={"black": one_of_each()}))
    match.play(0, match.state.parse_move({"move": "drive", "to": NEW_YORK}))
    match.deal()
    assert not match.can_undo(0)


@pytest.mark.rule("WB-95")
def test_a_turn_ends_by_itself_when_no_move_is_left_and_no_card_can_follow() -> None:
    here, there = row("open", "open")
    state = position({"black": here})
    drive(state, there)
    assert on_turn(state) == "red"
    state = position({"black": here}, hands={"black": ["fog", "byway"]})
    play(state, "fog", "red")
    drive(state, there)
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-95")
@pytest.mark.parametrize("card", ["fog", "papers", "mechanic", "full-tank"])
def test_whoever_has_a_card_is_asked_whether_it_can_be_played_or_not(card: str) -> None:
    here, there = row("open", "open")
    state = position({"black": here}, hands={"black": [card]})
    drive(state, there)
    assert (on_turn(state), phase(state)) == ("black", "parked")
    assert choices(state)[0] == "end"


@pytest.mark.rule("WB-95", "WB-61")
def test_a_turn_that_has_not_begun_is_ended_by_its_seat() -> None:
    state = position()
    assert told(end(state), Stayed) == [Stayed(0)]
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here})
    claim(state, covered)
    assert told(act(state, "drive", to=here), Stayed) == []


@pytest.mark.rule("WB-96")
def test_a_round_is_one_turn_for_everyone_from_the_seat_that_began() -> None:
    state = position(turn="red", first="red")
    rounds = []
    for _ in range(7):
        rounds.append(shown(state, "rounds"))
        end(state)
    assert rounds == [0, 0, 0, 1, 1, 1, 2]


@pytest.mark.rule("WB-96")
def test_skipped_turns_count_and_who_is_home_is_passed_over() -> None:
    state = position({"blue": NEW_YORK}, seats=4, home=["black"], turn="red", back=["blue"], waiting=["blue"])
    assert told(end(state), Waited) == [Waited(2)]
    assert (on_turn(state), shown(state, "rounds")) == ("yellow", 0)
    end(state)
    assert (on_turn(state), shown(state, "rounds")) == ("red", 1)


@pytest.mark.rule("WB-96", "WB-85")
def test_the_limit_is_looked_at_when_a_round_is_complete() -> None:
    state = position(rounds=9, turn="red", round_limit=10)
    end(state)
    assert state.outcome() is None
    end(state)
    assert state.outcome() is not None


@pytest.mark.rule("WB-97")
def test_the_wait_in_new_york_comes_first_and_then_the_missed_turn() -> None:
    state = position({"red": NEW_YORK}, back=["red"], waiting=["red"], harms={"red": ["breakdown"]})
    assert told(end(state), Waited) == [Waited(1)]
    assert shown(state, "harms")[1] == ["breakdown"]
    end(state)
    assert told(end(state), Missed) == [Missed(1)]
    end(state)
    end(state)
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-97", "WB-92")
def test_a_breakdown_that_hits_on_arrival_costs_a_turn_of_its_own() -> None:
    held = {"black": one_of_each()}
    state = position({"black": approach(NEW_YORK)}, held=held, hands={"red": ["breakdown"]}, undealt=())
    drive(state, NEW_YORK)
    play(state, "breakdown", "black")
    end(state)
    end(state)
    turns = []
    while on_turn(state) != "black":
        turns.append(on_turn(state))
        end(state)
    assert turns == ["red", "blue"] * 2


@pytest.mark.rule("WB-54", "WB-48")
def test_a_flight_with_a_card_in_hand_waits_for_the_seat_to_end() -> None:
    one, other = places("airport", within=OUTER_AREAS[0])[0], places("airport", within=OUTER_AREAS[1])[0]
    state = position({"black": one}, hands={"black": ["byway"]})
    fly(state, other)
    assert choices(state) == ["end"]
