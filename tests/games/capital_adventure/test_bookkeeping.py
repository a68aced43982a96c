"""Bookkeeping: whatever happens in a match, nobody owes money, and no peg, token or Traveller is lost."""

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatcircle.games.capital_adventure.board import BOARD, NOTHING
from greatcircle.games.capital_adventure.rules.journey import everywhere, ways
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from tests.games.capital_adventure.position import GAME, destinations, position
from tests.games.capital_adventure.scene import cheapest

OPTIONS = st.fixed_dictionaries(
    {"round_limit": st.just(6)},
    optional={
        "version": st.sampled_from(["visa", "diplomat"]),
        "pay": st.sampled_from(["standard", "fast"]),
        "answering": st.sampled_from(["choice", "typed", "aloud"]),
        "level": st.sampled_from(["child", "standard", "hard"]),
        "doubles": st.integers(5, 10),
        "eastward": st.booleans(),
        "strict_tokens": st.booleans(),
        "knowledge": st.sampled_from([10, 60, 95]),
    },
)


def check_books(before: CapitalAdventure, after: CapitalAdventure) -> None:
    """Check what has to be so of every state, and of every step."""
    for seat in range(after.seats):
        assert after.cash[seat] >= 0
        assert after.cash[seat] % 50 == 0
        assert 0 <= after.tokens[seat] <= 2
        assert 0 <= after.doubles[seat] <= after.issued <= 10
        assert 0 <= after.sea[seat] <= 6
        assert after.missed[seat] >= 0
        assert before.pegs[seat] & ~after.pegs[seat] == 0, "a peg stays where it is"
        assert after.insurance[seat] & ~before.insurance[seat] == 0, "a token does not come back"
        assert before.is_sent_back[seat] <= after.is_sent_back[seat]
        assert (after.city[seat] == NOTHING) != (after.transit[seat] == NOTHING)
        assert (after.transit[seat] == NOTHING) == (after.heading[seat] == NOTHING)
        assert after.sea[seat] == 0 or after.pegs[seat] == BOARD.all_pegs
        if after.city[seat] == BOARD.start:
            assert after.is_starting[seat] or after.outcome() is not None
    if after.setup.has_strict_tokens:
        assert sum(after.tokens) <= 6
    if after.plan:
        assert after.plan[0] == after.city[after.turn]
        assert after.plan_fare > 0


@settings(max_examples=12)
@given(options=OPTIONS, seats=st.integers(2, 4), seed=st.integers(0, 10_000))
def test_the_books_are_right_after_every_move(options: dict[str, object], seats: int, seed: int) -> None:
    match = Match(GAME, GAME.parse_options(options, seats), seats, QuickDealer(str(seed)))
    dealer = QuickDealer(f"choice {seed}")
    while not match.is_over():
        before = cast(CapitalAdventure, match.state.copy())
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.state.actors()[0]
            moves = match.legal(seat)
            match.play(seat, moves[dealer.below(len(moves))], words="rome")
        check_books(before, cast(CapitalAdventure, match.state))


@pytest.mark.rule("CA-40", "CA-44", "CA-161")
@settings(max_examples=20)
@given(data=st.data())
def test_a_plan_of_any_cities_costs_the_cheapest_fares_between_them(data: st.DataObject) -> None:
    names = [city.id for city in BOARD.cities if city.id != "london"]
    here = data.draw(st.sampled_from(names))
    state = position({"red": here}, cash={"red": 100_000}, version="diplomat")
    total = 0
    for _ in range(data.draw(st.integers(1, 4))):
        legal = sorted(destinations(state))
        if not legal:
            assert here == "new-york"
            break
        there = data.draw(st.sampled_from(legal))
        total += cheapest(here)[there]
        state.apply(0, state.parse_move({"move": "go", "to": there}))
        assert state.plan_fare == total
        here = there
    state.apply(0, state.parse_move({"move": "pay", "tokens": 0}))
    assert state.cash[0] == 100_000 - total


@settings(max_examples=6)
@given(seed=st.integers(0, 10_000), version=st.sampled_from(["visa", "diplomat"]), eastward=st.booleans())
def test_ways_that_are_remembered_are_those_that_would_be_worked_out(seed: int, version: str, eastward: bool) -> None:
    options = GAME.parse_options({"round_limit": 8, "version": version, "eastward": eastward, "pay": "fast"}, 2)
    match = Match(GAME, options, 2, QuickDealer(str(seed)))
    dealer = QuickDealer(f"choice {seed}")
    while not match.is_over():
        state = cast(CapitalAdventure, match.state)
        seat = int(state.turn)
        if state.city[seat] != NOTHING:
            remembered = [(way.to, way.path, way.fare, way.visas) for way in everywhere(state, seat)]
            assert remembered == [(way.to, way.path, way.fare, way.visas) for way in ways(state, seat, 10**9)]
        if match.waits_for_chance():
            match.deal()
        else:
            moves = match.for_bots(seat)
            match.play(seat, moves[dealer.below(len(moves))])


def test_a_copy_holds_everything_and_shares_nothing_that_changes() -> None:
    state = position({"red": "athens"}, tokens={"red": 1}, declared={"red": "athens-cairo"}, missed={"blue": 2})
    state.drawn[0].append(3)
    before = state.to_json()
    twin = cast(CapitalAdventure, state.copy())
    assert twin.to_json() == before
    assert twin.choices == state.choices
    for numbers in (
        twin.order,
        twin.city,
        twin.transit,
        twin.heading,
        twin.cash,
        twin.insurance,
        twin.doubles,
        twin.tokens,
        twin.pegs,
        twin.missed,
        twin.sea,
        twin.declared,
        twin.votes,
        twin.used,
        twin.read,
        twin.next,
        twin.drawn[0],
    ):
        numbers.append(1)
    for marks in (twin.is_starting, twin.is_sent_back):
        marks.append(True)
    assert state.to_json() == before
