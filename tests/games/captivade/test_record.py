"""The public record: in whole matches everything in it is true, and nothing in it is about a prisoner's later weeks."""

from typing import cast

import pytest

from greatcircle.games.captivade.board import BOARD
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.games.captivade.state import AT, NOT_AT, NOT_ON, ON, PAID, ZONE, Fact
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from tests.games.captivade.position import GAME


def is_true(state: Captivade, fact: Fact) -> bool:
    """Tell whether a fact agrees with where an escapee really hid."""
    place = ([BOARD.start] + state.ends[fact.seat])[fact.week]
    truths = {
        AT: place == fact.value,
        NOT_AT: place != fact.value,
        ON: BOARD.colour[place] == fact.value,
        NOT_ON: BOARD.colour[place] != fact.value,
        ZONE: BOARD.zone[place] == fact.value,
        PAID: True,
    }
    return truths[fact.kind]


@pytest.mark.rule("CV-62", "CV-76", "CV-147")
@pytest.mark.parametrize("number", range(12))
def test_everything_in_the_public_record_is_true(number: int) -> None:
    seats = 2 + number % 3
    options = GAME.parse_options({"weeks": 10}, seats)
    match = Match(GAME, options, seats, QuickDealer(f"record {number}"))
    dealer = QuickDealer(f"choice {number}")
    told = 0
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
        else:
            actor = match.state.actors()[0]
            legal = match.legal(actor)
            match.play(actor, legal[dealer.below(len(legal))])
        state = cast(Captivade, match.state)
        for fact in state.facts[told:]:
            assert is_true(state, fact), fact.to_json()
            assert state.is_free[fact.seat] or fact.week <= state.caught_week[fact.seat]
        told = len(state.facts)
        assert min(state.money) >= 0
        assert len(state.blocks) <= 6
    assert told > 20
