"""Chances to win: shares that sum to one, better for the free and the thrifty, and true when the match is over."""

from typing import cast

import pytest

from greatcircle.bots import make_bot
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.prospect import shares_of
from tests.games.captivade.position import GAME, at_chase, begun, chase, number, position, roll

PERTH = 87


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_sum_to_one_all_the_way_and_agree_with_the_outcome(seats: int) -> None:
    match = Match(GAME, GAME.parse_options({}, seats), seats, QuickDealer("prospects"))
    bots = [make_bot("random", GAME, QuickDealer(f"{seat}")) for seat in range(seats)]
    while not match.is_over():
        shares = GAME.prospects(match.state)
        assert abs(sum(shares) - 1.0) < 1e-9
        assert all(0.0 < share < 1.0 for share in shares)
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.state.actors()[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    outcome = match.outcome()
    assert outcome is not None
    assert GAME.prospects(match.state) == shares_of(outcome)


def test_who_is_free_is_better_off_than_who_is_caught() -> None:
    shares = GAME.prospects(position({"green": 1}, week=4, prison=["green"]))
    assert all(shares[number("green")] < shares[number(other)] for other in ("red", "blue", "yellow"))


def test_who_has_spent_less_is_better_off_late_in_the_match() -> None:
    shares = GAME.prospects(position(week=6, energy={"red": 2, "green": 9, "blue": 9, "yellow": 9}))
    assert shares[number("red")] == max(shares) > 0.4


def test_all_are_alike_before_they_are_drawn() -> None:
    state = cast(Captivade, GAME.start(GAME.parse_options({}, 4), 4))
    assert GAME.prospects(state) == [0.25] * 4


def test_a_capture_is_remarked_and_so_is_an_escape() -> None:
    state = at_chase({"green": PERTH, "red": 1, "blue": 60, "yellow": 61}, posts={"brown": 88})
    before = cast(Captivade, state.copy())
    chase(state, 88, PERTH)
    assert GAME.remarks(before, state, number("red")) == ["finds Gary Green"]
    roll(state, "red")
    assert GAME.remarks(before, state, number("red"))[0] == "sends Gary Green back to prison"
    assert "costs the own escapee its freedom" in GAME.remarks(before, state, number("green"))


def test_a_trip_is_remarked_to_its_own_seat_without_numbers() -> None:
    state = begun()
    after = cast(Captivade, state.copy())
    after.apply(0, after.parse_move({"move": "run", "to": 39, "flights": 0}))
    said = GAME.remarks(state, after, 0)
    assert said == ["every agent can call Białowieża Forest", "it takes little energy"]
    assert GAME.remarks(state, after, 1) == []
