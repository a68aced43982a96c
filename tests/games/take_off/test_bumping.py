"""Bumping: which jets send which back to the start, and when."""

import pytest

from greatcircle.games.take_off.events import Bumped, DeadRoll
from tests.games.take_off.atlas import TODAY, colour_of, eastern_cards, flights, pairs
from tests.games.take_off.position import EAST, WEST, draw, fly, phase, places, position, roll, take_off, told


@pytest.mark.rule("TO-52")
def test_a_jet_that_lands_and_stays_sends_an_opponent_back_to_the_start() -> None:
    state = position([], ["midway", "tokyo"])
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    events = fly(state, 2, "taipei", "yellow")
    assert told(events, Bumped) == [Bumped(0, "midway", 1, 1)]
    assert (places(state, 0), places(state, 1)) == (["midway", "taipei"], [EAST, "tokyo"])


@pytest.mark.rule("TO-52")
@pytest.mark.parametrize("jet", [1, 2])
def test_a_jet_that_has_not_landed_in_this_turn_does_not_bump(jet: int) -> None:
    fleet = ["midway", "start"] if jet == 2 else ["start", "midway"]
    state = position(fleet, ["midway"])
    roll(state, "red", "yellow")
    fly(state, jet, "taipei", "yellow")
    assert told(fly(state, jet, "wuhan", "red"), Bumped) == []
    assert places(state, 1) == ["midway", EAST]


@pytest.mark.rule("TO-53")
def test_a_jet_that_only_touches_a_city_does_not_bump() -> None:
    state = position([], ["midway"])
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    events = fly(state, 1, "tokyo", "yellow")
    assert told(events, Bumped) == []
    assert (places(state, 0), places(state, 1)) == (["tokyo", EAST], ["midway", EAST])


@pytest.mark.rule("TO-53")
def test_nobody_is_bumped_before_the_turn_is_over() -> None:
    state = position([], ["midway"])
    roll(state, "red", "yellow")
    assert told(fly(state, 1, "midway", "red"), Bumped) == []
    assert places(state, 1) == ["midway", EAST]


@pytest.mark.rule("TO-53")
def test_a_jet_that_touches_a_city_and_flies_back_does_not_bump() -> None:
    state = position([], ["midway"])
    roll(state, "red", "red")
    fly(state, 1, "midway", "red")
    fly(state, 1, EAST, "red")
    assert places(state, 1) == ["midway", EAST]


@pytest.mark.rule("TO-54")
def test_staying_is_decided_before_the_bonus_turn() -> None:
    state = position([], ["midway"])
    roll(state, "red", "red")
    fly(state, 1, "midway", "red")
    assert told(fly(state, 2, "midway", "red"), Bumped)
    assert (state.turn, phase(state)) == (0, "offered")
    assert places(state, 1) == [EAST, EAST]


@pytest.mark.rule("TO-55")
def test_all_opposing_jets_in_the_city_go_back() -> None:
    state = position([], ["midway", "midway"], ["tokyo", "midway"])
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    assert len(told(fly(state, 2, "taipei", "yellow"), Bumped)) == 3
    assert (places(state, 1), places(state, 2)) == ([EAST, EAST], ["tokyo", EAST])


@pytest.mark.rule("TO-55")
def test_own_jets_in_the_city_stay() -> None:
    state = position(["midway", "start", "start"], ["tokyo"], fleet=3)
    roll(state, "red", "yellow")
    fly(state, 2, "midway", "red")
    assert told(fly(state, 3, "taipei", "yellow"), Bumped) == []
    assert places(state, 0) == ["midway", "midway", "taipei"]


@pytest.mark.rule("TO-56")
def test_nobody_is_bumped_at_the_start() -> None:
    state = position(["midway", "midway"], ["tokyo"])
    roll(state, "red", "yellow")
    fly(state, 1, EAST, "red")
    assert told(fly(state, 2, "tokyo", "yellow"), Bumped) == [Bumped(0, "tokyo", 1, 1)]
    assert places(state, 1) == [EAST, EAST]


@pytest.mark.rule("TO-56")
def test_nobody_is_bumped_at_the_finish() -> None:
    city = min(flights(WEST))
    state = position([city], ["finish", "tokyo"])
    roll(state, "jet", "jet")
    fly(state, 1, WEST, "jet")
    assert told(fly(state, 2, "midway", "jet"), Bumped) == []
    assert places(state, 1) == [WEST, "tokyo"]


@pytest.mark.rule("TO-57")
def test_a_jet_sent_by_a_card_bumps_if_it_stays() -> None:
    card = next(card for card in eastern_cards() if flights(TODAY[card], "red"))
    state = position([], [TODAY[card]])
    roll(state, "red", "take-off")
    draw(state, card)
    take_off(state, 1, card)
    assert told(fly(state, 2, "midway", "red"), Bumped) == [Bumped(0, TODAY[card], 1, 1)]
    assert places(state, 1) == [EAST, EAST]


@pytest.mark.rule("TO-53", "TO-57")
def test_a_jet_sent_by_a_card_that_flies_on_does_not_bump() -> None:
    card = next(card for card in eastern_cards() if flights(TODAY[card], "red"))
    state = position([], [TODAY[card]])
    roll(state, "red", "take-off")
    draw(state, card)
    take_off(state, 1, card)
    assert told(fly(state, 1, min(flights(TODAY[card], "red")), "red"), Bumped) == []
    assert places(state, 1) == [TODAY[card], EAST]


@pytest.mark.rule("TO-58")
def test_the_jet_that_arrives_is_not_at_risk() -> None:
    state = position([], ["midway", "midway"], ["midway"])
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    fly(state, 2, "taipei", "yellow")
    assert places(state, 0) == ["midway", "taipei"]


@pytest.mark.rule("TO-58")
def test_the_bumper_can_be_bumped_in_turn() -> None:
    state = position([], ["midway"])
    for seat, bumped in ((0, 1), (1, 0)):
        assert state.turn == seat
        roll(state, "red", "yellow")
        fly(state, 1, "midway", "red")
        assert told(fly(state, 2, "taipei", "yellow"), Bumped)
        assert "midway" not in places(state, bumped)


@pytest.mark.rule("TO-59")
def test_an_opponent_on_whom_two_jets_land_goes_back_once() -> None:
    state = position([], ["midway", "tokyo"])
    roll(state, "red", "red")
    fly(state, 1, "midway", "red")
    events = fly(state, 2, "midway", "red")
    assert told(events, Bumped) == [Bumped(0, "midway", 1, 1)]
    assert places(state, 0) == ["midway", "midway"]
    assert places(state, 1) == [EAST, "tokyo"]


@pytest.mark.rule("TO-52")
def test_a_bumped_jet_starts_anew_from_the_start() -> None:
    there = min(flights("tokyo") - {"midway"})
    state = position(["tokyo"], [there])
    roll(state, colour_of("tokyo", there), "take-off")
    draw(state, "tokyo")
    fly(state, 1, there, colour_of("tokyo", there))
    take_off(state, 2, "tokyo")
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    assert places(state, 1) == ["midway", EAST]


@pytest.mark.rule("TO-52", "TO-88")
def test_a_jet_that_a_card_brought_before_a_dead_roll_bumps() -> None:
    card, one, other = next(
        (card, *pair) for pair in pairs() for card in eastern_cards() if not flights(TODAY[card], *pair)
    )
    city = TODAY[card]
    state = position(["finish", EAST], [city], card_each_turn=True)
    draw(state, card)
    take_off(state, 2, card)
    events = roll(state, one, other)
    assert told(events, DeadRoll) == [DeadRoll(0)]
    assert told(events, Bumped) == [Bumped(0, city, 1, 1)]
