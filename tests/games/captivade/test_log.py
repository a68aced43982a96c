"""The travel log: worked out from where trips ended, it always agrees with the purse and the energy of the truth."""

from typing import cast

import pytest

from greatcircle.games.captivade.rules.log import log_of
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from tests.games.captivade.position import GAME, LONDON, at_chase, at_roll, chase, roll_card, run, secret, stay


@pytest.mark.rule("CV-37", "CV-38", "CV-107")
@pytest.mark.parametrize(
    ("seed", "seats", "flights"), [("a", 2, "any"), ("b", 3, "one"), ("c", 4, "any"), ("d", 4, "one")]
)
def test_the_log_agrees_with_the_truth_at_every_step(seed: str, seats: int, flights: str) -> None:
    options = GAME.parse_options({"weeks": 10, "flights": flights}, seats)
    match = Match(GAME, options, seats, QuickDealer(seed))
    dealer = QuickDealer(f"log {seed}")
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
        else:
            actor = match.state.actors()[0]
            legal = match.legal(actor)
            match.play(actor, legal[dealer.below(len(legal))])
        state = cast(Captivade, match.state)
        for seat in range(seats):
            log = log_of(state, seat)
            assert [line["week"] for line in log] == list(range(1, len(state.ends[seat]) + 1))
            assert sum(line["energy"] for line in log) == state.energy[seat]
            if log:
                assert log[-1]["money"] == state.money[seat]


@pytest.mark.rule("CV-37")
def test_the_log_tells_money_from_cards_and_envelopes_in_the_week_they_came() -> None:
    state = at_roll({"red": 37, "green": 31, "blue": 31, "yellow": 31}, money={"red": 600}, posts={"brown": 37})
    # Agents stood in London in week 1, so no envelope had passed before.
    roll_card(state, "old-friend")
    for face in ("green", "blue", "yellow"):
        state.apply(-1, state.parse_move({"move": "roll", "face": face}))
    chase(state, 37)
    for _ in range(3):
        chase(state, LONDON)
    assert secret(state, "red")["log"][-1] == {
        "week": 2,
        "path": [],
        "by": "",
        "cost": 0,
        "energy": 0,
        "money": 600 + 200 + 300,
        "envelope": True,
    }


def test_a_sealed_trip_stands_in_the_log_at_once() -> None:
    state = at_chase(dict.fromkeys(("red", "green", "blue", "yellow"), 31))
    for _ in range(4):
        chase(state, LONDON)
    run(state, "red", 30)
    stay(state, "green")
    assert [line["week"] for line in secret(state, "red")["log"]] == [1, 2, 3]
    assert secret(state, "red")["log"][-1]["path"] == [30]
