"""The chances to win: they sum to one, and say who is ahead."""

from typing import Any

import pytest

from greatcircle.games.take_off.moves import NAME
from tests.games.take_off.position import GAME, act, fly, position, roll

AHEAD, BEHIND = ["vancouver", "finish"], ["start", "start"]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"seats": 4},
        {"bumping": False},
        {"dice": 3, "fleet": 4},
        {"direction": "eastward", "backward": False, "seats": 3},
        {"region": "oceania", "jets_draw_cards": True},
        {"naming": "extra-roll", "card_each_turn": True},
    ],
    ids=str,
)
def test_the_shares_sum_to_one_whatever_is_agreed(options: dict[str, Any]) -> None:
    state = position(["lima", "tokyo"], ["paris"], **options)
    assert sum(GAME.prospects(state)) == pytest.approx(1)
    assert all(0 < share < 1 for share in GAME.prospects(state))


def test_the_match_that_is_won_is_certain() -> None:
    state = position(AHEAD, BEHIND)
    assert 0.9 < GAME.prospects(state)[0] < 1
    roll(state, "green", "red")
    fly(state, 1, "honolulu-west", "green")
    assert GAME.prospects(state) == [1, 0]


def test_who_is_nearer_home_is_ahead_and_among_equals_who_is_on_turn() -> None:
    assert GAME.prospects(position(BEHIND, ["lima", "start"]))[1] > 0.5
    assert 0.5 < GAME.prospects(position(BEHIND, BEHIND))[0] < 0.6
    assert GAME.prospects(position(BEHIND, BEHIND, turn=1))[0] < 0.5


def test_a_jet_that_the_next_roll_may_bump_counts_less_than_one_in_peace() -> None:
    in_reach = position(["midway", "finish"], BEHIND, turn=1)
    in_peace = position(["midway", "finish"], BEHIND, turn=1, bumping=False)
    assert GAME.prospects(in_reach)[0] < GAME.prospects(in_peace)[0]


def test_an_extra_roll_and_an_extra_move_are_worth_naming_a_country() -> None:
    for reward in ("extra-roll", "extra-move"):
        state = position(["paris", "paris"], BEHIND, naming=reward)
        roll(state, "red", "take-off")
        state.apply(-1, state.legal(-1)[0])
        right = NAME + state.setup.deck.country[state.unnamed[0]]
        silent = state.copy()
        silent.apply(0, silent.parse_move({"move": "silent"}))
        state.apply(0, right)
        assert GAME.prospects(state)[0] > GAME.prospects(silent)[0]


def test_a_further_turn_is_better_rolled_than_declined() -> None:
    state = position(["los-angeles", "finish"], ["vancouver", "finish"])
    roll(state, "yellow", "yellow")
    fly(state, 1, "denver", "yellow")
    act(state, "fly", jet=1, **{"from": "denver", "to": "los-angeles", "by": "yellow"})
    declined = state.copy()
    declined.apply(0, declined.parse_move({"move": "decline"}))
    assert GAME.prospects(state)[0] > GAME.prospects(declined)[0]
