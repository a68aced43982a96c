"""How likely each place is to those who know the public record: never nothing where an escapee can be."""

import pytest

from greatcircle.bots import make_bot
from greatcircle.games.captivade.board import BOARD, COLOURS, PLACES, mask_of
from greatcircle.games.captivade.knowledge.belief import belief_after, weeks_told
from greatcircle.games.captivade.knowledge.suspicion import CERTAIN, Suspicion, meet, only, pay, suspicion_of, travel
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from tests.games.captivade.position import GAME, chase, number, position, roll, spot_all, stay


def suspected(found: Suspicion) -> int:
    """Give the set of places that are not ruled out."""
    return mask_of([place for place, weight in enumerate(found.by_place()) if weight > 0])


def states(seed: str, seats: int) -> list[Captivade]:
    """Play a match at random and list its states."""
    match = Match(GAME, GAME.parse_options({"weeks": 8, "flights": "any"}, seats), seats, QuickDealer(seed))
    bots = [make_bot("random", GAME, QuickDealer(f"{seed}/{seat}")) for seat in range(seats)]
    found: list[Captivade] = []
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.state.actors()[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
        state = match.state.copy()
        assert isinstance(state, Captivade)
        found.append(state)
    return found


@pytest.mark.parametrize(("seed", "seats"), [("a", 2), ("b", 3), ("c", 4), ("d", 4)])
def test_suspicion_rests_on_all_places_that_the_record_allows_and_on_no_others(seed: str, seats: int) -> None:
    for state in states(seed, seats):
        for seat in state.free_seats():
            found = suspicion_of(state, seat)
            assert suspected(found) == belief_after(state, seat, weeks_told(state, seat)).now()
            assert CERTAIN * 99 // 100 <= sum(found.by_place()) <= CERTAIN + PLACES
            assert CERTAIN * 99 // 100 <= sum(found.lure()) <= CERTAIN


def test_suspicion_does_not_depend_on_what_is_hidden() -> None:
    here, there = (position({"red": place}, week=3) for place in (1, 92))
    for state in (here, there):
        stay(state)
        roll(state, "!")
    assert suspicion_of(here, 0).weights == suspicion_of(there, 0).weights


def test_before_the_first_trip_everybody_is_in_london() -> None:
    found = suspicion_of(position(week=1), 0)
    assert suspected(found) == 1 << BOARD.start
    assert found.by_place()[BOARD.start] == CERTAIN


def test_who_is_spotted_is_suspected_within_a_trip_of_where_it_was() -> None:
    state = position({"red": 87}, week=3)
    stay(state)
    assert suspected(suspicion_of(state, 0)).bit_count() > PLACES // 2
    spot_all(state)
    allowed = mask_of([move % PLACES for move in position({"red": 87}, week=3).legal(0)])
    assert suspected(suspicion_of(state, 0)) & ~allowed == 0


def test_a_search_in_vain_clears_the_places_that_were_called() -> None:
    state = position({"red": 87, "green": 12}, week=3, first="green", posts={"white": 36})
    stay(state)
    spot_all(state)
    before = suspicion_of(state, number("red")).by_place()
    chase(state, 36)
    after = suspicion_of(state, number("red")).by_place()
    assert after[35] == 0
    assert all(after[place] >= before[place] for place in range(PLACES) if place != 35)


@pytest.mark.parametrize("colour", COLOURS)
def test_only_their_own_escapee_is_suspected_beyond_dashed_lines(colour: str) -> None:
    line = next(line for line in BOARD.connections if line.is_dashed and COLOURS[BOARD.colour[line.a]] != "red")
    state = position({colour: line.a + 1}, week=3, money=dict.fromkeys(COLOURS, 0))
    at_end = only(suspicion_of(state, number(colour)), 1 << line.a)
    after = travel(pay(at_end, -2_000), state.terms[number(colour)][-1], number(colour))
    adjacent = [move % PLACES for move in state.legal(number(colour))]
    assert suspected(after) == mask_of(adjacent)


def test_an_envelope_and_other_money_bring_flights_into_reach() -> None:
    state = position({"red": 36}, week=3)
    poor = pay(only(suspicion_of(state, 0), 1 << BOARD.start), -2_000)
    terms = state.terms[0][-1]
    near = suspected(travel(poor, terms, 0))
    assert near.bit_count() < suspected(travel(meet(poor, BOARD.start), terms, 0)).bit_count()
    assert suspected(travel(pay(poor, 300), terms, 0)) == suspected(travel(meet(poor, BOARD.start), terms, 0))
    assert suspected(travel(meet(poor, BOARD.start + 1), terms, 0)) == near


def test_hunters_are_drawn_less_to_likely_places_than_these_are_likely() -> None:
    state = position({"red": 87}, week=4)
    stay(state)
    found = suspicion_of(state, 0)
    places, lures = found.by_place(), found.lure()
    best = max(range(PLACES), key=lambda place: places[place])
    least = min((place for place in range(PLACES) if places[place] > 0), key=lambda place: places[place])
    assert lures[best] < places[best]
    assert lures[least] > places[least]
    assert lures[best] >= lures[least]
