"""What bots say of a turn: true of the position, the weightiest first."""

from typing import cast

from greatcircle.games.take_off.rules.play import TakeOff
from tests.games.take_off.position import GAME, draw, fly, position, roll, take_off


def turned(state: TakeOff, *flights: tuple[int, str, str]) -> list[str]:
    """Fly these flights of a roll and list what is said of them."""
    before = cast(TakeOff, state.copy())
    for jet, to, by in flights:
        fly(state, jet, to, by)
    return GAME.remarks(before, state, 0)


def test_whoever_wins_says_no_more() -> None:
    state = position(["vancouver", "finish"], ["midway"])
    roll(state, "green", "red")
    assert turned(state, (1, "honolulu-west", "green")) == ["brings the last jet home and wins"]


def test_a_jet_that_comes_home_is_told_with_those_that_are_still_out() -> None:
    state = position(["vancouver", "start"])
    roll(state, "red", "green")
    assert turned(state, (1, "honolulu-west", "green"), (2, "midway", "red"))[0] == "brings a jet home; one more to go"


def test_a_bump_names_the_fleet_and_the_city() -> None:
    state = position(["start", "start"], ["tokyo", "lima"])
    roll(state, "red", "yellow")
    said = turned(state, (1, "midway", "red"), (1, "tokyo", "yellow"))
    assert said[0] == "sends White back to Hawaii from Tokyo"
    assert said[1] == "brings the jet in Hawaii a little nearer home"


def test_a_jet_that_leaves_the_reach_of_others_leaves_none_to_bump() -> None:
    state = position(["midway", "finish"], ["start", "start"], bumping=True)
    roll(state, "yellow", "red")
    assert any("leaves the jet in" in remark and "White can bump it" in remark for remark in _stay(state))


def _stay(state: TakeOff) -> list[str]:
    """List what is said of the first way to fly the roll."""
    before = cast(TakeOff, state.copy())
    while state.actors() == [0]:
        state.apply(0, state.legal(0)[0])
    return GAME.remarks(before, state, 0)


def test_nobody_speaks_of_danger_where_nobody_bumps() -> None:
    state = position(["midway", "finish"], ["start", "start"], bumping=False)
    roll(state, "yellow", "red")
    assert not any("bump" in remark for remark in _stay(state))


def test_a_card_that_takes_a_jet_back_is_told_too() -> None:
    state = position(["lima", "lima"], ["start", "start"])
    roll(state, "take-off", "red")
    draw(state, "paris")
    before = cast(TakeOff, state.copy())
    take_off(state, 1, "paris")
    assert "takes the jet in Lima" in GAME.remarks(before, state, 0)[0]
