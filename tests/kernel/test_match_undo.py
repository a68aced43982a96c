"""This file is the tests of undo: who may take back what, and how far."""

import pytest

from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import LoggedMove, Match
from greatcircle.kernel.refusal import UndoRefused
from greatcircle.kernel.state import CHANCE
from greatcircle.kernel.view import SPECTATOR
from tests.kernel.bidding import TRAP_THE_CAP, bidding, facts, open_match, play_out
from tests.kernel.sealed_bid import BID


def test_a_seat_takes_back_its_own_last_move() -> None:
    match = bidding(1, 2)
    before = facts(match)
    match.play(0, BID + 3)
    assert match.can_undo(0)
    match.undo(0)
    assert facts(match) == before


def test_after_an_undo_the_match_goes_on_differently() -> None:
    match = bidding(1, 2)
    match.play(0, BID + 3)
    match.undo(0)
    match.play(1, BID + 1)
    match.play(0, BID)
    assert [entry for entry in match.log if entry.actor != CHANCE] == [LoggedMove(1, BID + 1), LoggedMove(0, BID)]
    other = bidding(1, 2)
    other.play(1, BID + 1)
    other.play(0, BID)
    assert match.state.to_json() == other.state.to_json()


def test_nobody_takes_back_the_move_of_another() -> None:
    match = bidding(1, 2, 3)
    match.play(0, BID)
    match.play(1, BID)
    before = facts(match)
    for seat in (0, 2, CHANCE, SPECTATOR, 99):
        assert not match.can_undo(seat)
        with pytest.raises(UndoRefused, match="Only your own moves"):
            match.undo(seat)
    assert facts(match) == before


def test_once_the_other_has_taken_back_the_own_move_is_the_last_again() -> None:
    match = bidding(1, 2, 3)
    before = facts(match)
    match.play(0, BID)
    match.play(1, BID)
    match.undo(1)
    match.undo(0)
    assert facts(match) == before


def test_nothing_is_taken_back_before_the_last_draw() -> None:
    match = open_match()
    match.deal()
    before = facts(match)
    for seat in (CHANCE, 0):
        with pytest.raises(UndoRefused):
            match.undo(seat)
    assert facts(match) == before


def test_the_bid_that_reveals_is_not_taken_back_nor_those_before_it() -> None:
    match = bidding(1, 2)
    match.play(0, BID)
    match.play(1, BID + 2)
    before = facts(match)
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            match.undo(seat)
    assert facts(match) == before


def test_a_fresh_match_has_nothing_to_take_back() -> None:
    with pytest.raises(UndoRefused):
        open_match().undo(0)


def test_a_turn_of_several_moves_is_taken_back_to_the_throw_and_no_further() -> None:
    match = Match(TRAP_THE_CAP, TRAP_THE_CAP.parse_options({"first": 1}, 2), 2, QuickDealer("caps"))
    match.deal_as(match.state.parse_move({"move": "throw", "die": 6}))
    thrown = facts(match)
    for _ in range(2):
        match.play(0, match.state.legal(0)[0])
    match.undo(0)
    match.undo(0)
    assert facts(match) == thrown
    assert not match.can_undo(0)


def test_a_throw_seals_the_moves_before_it() -> None:
    match = Match(TRAP_THE_CAP, TRAP_THE_CAP.parse_options({"first": 1}, 2), 2, QuickDealer("caps"))
    match.deal_as(match.state.parse_move({"move": "throw", "die": 6}))
    while not match.waits_for_chance():
        match.play(0, match.state.legal(0)[0])
    assert match.can_undo(0)
    match.deal()
    for seat in (0, 1, CHANCE):
        assert not match.can_undo(seat)


def test_the_last_move_of_a_match_is_not_taken_back() -> None:
    """Once a match is over its seed may be out, and whoever went on would know the throws to come."""
    options = TRAP_THE_CAP.parse_options({"throw_limit": 9}, 2)
    ends = [play_out(Match(TRAP_THE_CAP, options, 2, QuickDealer(str(seed)))) for seed in range(9)]
    match = next(end for end in ends if end.log[-1].actor != CHANCE)
    last = match.log[-1].actor
    assert not match.can_undo(last)
    with pytest.raises(UndoRefused):
        match.undo(last)
