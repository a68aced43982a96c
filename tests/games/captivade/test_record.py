"""The record: all that is public is true, none of it is about a prisoner's later weeks, and a copy holds all of it."""

from typing import cast

import pytest

from greatcircle.games.captivade.board import BOARD
from greatcircle.games.captivade.position import AT, NOT_AT, NOT_ON, ON, PAID, ZONE, Fact
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from tests.games.captivade.position import GAME, at_chase


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


def test_a_copy_holds_everything_and_shares_nothing_that_changes() -> None:
    state = at_chase({"red": 37, "green": 40}, prison=["yellow"], effects={"red": ["mail-plane"]}, news=["white"])
    state.awaiting, state.hunted, state.called = [1], [2], [35, 36]
    state.is_taken, state.is_struck, state.target = True, True, 2
    state.agents_slow, state.agents_grounded, state.strike_until = True, True, 3
    before = state.to_json()
    twin = cast(Captivade, state.copy())
    assert twin.to_json() == before
    twin.note(2, AT, 0, 0)
    twin.rolls.clear()
    twin.drawn.append(0)
    for records in (twin.ends, twin.flights, twin.stands):
        records[0].append(0)
    twin.terms[0].clear()
    for counts in (twin.money, twin.energy, twin.post, twin.leader, twin.caught_week, twin.caught_at):
        counts[0] += 1
    for marks in (twin.is_free, twin.is_sealed, twin.has_news):
        marks[0] = not marks[0]
    assert state.to_json() == before
