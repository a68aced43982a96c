"""Belief beside the trails found one by one: no place too many, no place too few, and the truth always among them."""

from collections import Counter
from typing import Any

import pytest

from greatcircle.games.captivade.board import BOARD, FLIGHT_PRICE, START_MONEY, members
from greatcircle.games.captivade.knowledge.belief import belief, belief_after, weeks_told
from greatcircle.games.captivade.rules.play import Captivade
from tests.games.captivade.trail import (
    LONDON,
    PLACES,
    Move,
    Trail,
    all_trails,
    by_lot,
    relive,
    seen,
    trail_of,
    trips,
    weeks_of,
)
from tests.games.captivade.week import BERLIN, MOSCOW_AND_MADEIRA, NEW_YORK, SYDNEY, after_a_week, chase, roll, run

STYLES: list[dict[str, object]] = [{}, {"weeks": 8, "flights": "any"}, {"weeks": 10, "assistants": "lots"}]
TRAILS_MOST = 3000
"""More trails than these are not looked for one by one, but in slow tests."""


@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_belief_is_what_all_trails_say_that_agree_with_the_record(seats: int, style: dict[str, object]) -> None:
    looks = 0
    for state, log in by_lot(f"trails {seats}", seats, **style):
        if state.week > 2:
            break
        if len(log) % 6 == 0:
            looks += compare(state, TRAILS_MOST)
    assert looks > 4


@pytest.mark.slow
@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_belief_is_what_all_trails_of_many_weeks_say(seats: int) -> None:
    depths: Counter[int] = Counter()
    for number in range(9):
        for state, log in by_lot(f"long trails {seats} {number}", seats, **STYLES[number % len(STYLES)]):
            if state.week > 2 and len(log) % 9 == 0:
                depths[int(state.week)] += compare(state, 5 * TRAILS_MOST)
    assert depths[3] > 0
    assert sum(depths[week] for week in depths if week > 3) > 0


@pytest.mark.rule("CV-22", "CV-88", "CV-143")
def test_who_must_have_had_money_left_was_not_where_it_would_have_been_spent() -> None:
    """Red is seen in Sydney, then in New York; its agent stands in London, so it can have been helped there alone."""
    state = after_a_week((BERLIN, 0))
    for end, face in (((BERLIN, 0), "! quiet-week"), ((SYDNEY, 1), "! flat-tyres"), ((NEW_YORK, 1), "red")):
        run(state, end, *MOSCOW_AND_MADEIRA)
        roll(state, face, "green", "blue")
        chase(state, [LONDON], [LONDON], [LONDON])
    before = belief(state, 0).weeks()[1]
    run(state, (NEW_YORK, 0), *MOSCOW_AND_MADEIRA)
    roll(state, "red")
    after = belief(state, 0).weeks()
    assert after[3:5] == [1 << (SYDNEY - 1), 1 << (NEW_YORK - 1)]
    assert after[1] & ~before == 0
    assert after[1] != before
    assert compare(state, 4 * TRAILS_MOST) > 0


@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_truths_look_the_same_if_and_only_if_belief_allows_them(seats: int) -> None:
    """Live a match again with every other first trip of a rival: what its neighbour sees decides."""
    state, log = played(f"other truths {seats}", seats, 1)
    rival = 1
    view = seen(state, 0)
    allowed = belief(state, rival).now()
    alike: set[Trail] = set()
    for end, flights in trips(LONDON, view["terms"][rival][0], view["escapees"][rival]["colour"]):
        if flights * FLIGHT_PRICE <= START_MONEY:
            other = relive(state, log, rival, ((end, flights),))
            if other is not None and seen(other, 0) == view:
                alike.add(((end, flights),))
    assert {trail[0][0] for trail in alike} == {place + 1 for place in members(allowed)}
    assert sum(belief(state, rival).weights()) == len(alike) > 1
    assert trail_of(state, rival) in alike


@pytest.mark.slow
@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("number", range(4))
def test_other_truths_of_two_weeks_look_the_same_if_and_only_if_belief_allows_them(number: int) -> None:
    state, log = played(f"two weeks {number}", 2 + number % 3, 2)
    rival = 1
    view = seen(state, 0)
    first, second = view["terms"][rival][:2]
    agreeing = all_trails(view, rival, 2)
    starts = sorted(trips(LONDON, first, "green"))[number::11]
    tried = 0
    for start in starts:
        for end in sorted(trips(start[0], second, "green"))[number % 3 :: 3]:
            other = relive(state, log, rival, (start, end))
            assert (other is not None and seen(other, 0) == view) == ((start, end) in agreeing)
            tried += 1
    assert tried > 100


@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_belief_never_rules_out_the_truth(seats: int) -> None:
    met = live_through(seats, 6)
    assert met["captured"] > 0
    assert met["fined"] > 0


@pytest.mark.slow
@pytest.mark.rule("CV-142", "CV-143")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_belief_never_rules_out_the_truth_in_hundreds_of_matches(seats: int) -> None:
    met = live_through(seats, 80)
    for what in ("captured", "fined", "envelope", "ferry", "ticket", "shut", "closed", "grounded", "slow", "fast"):
        assert met[what] > 0, what


def live_through(seats: int, matches: int) -> Counter[str]:
    """Play matches by lot and look at every state whether the truth is believed; count what was met on the way."""
    met: Counter[str] = Counter()
    for number in range(matches):
        for state, _ in by_lot(f"truth {seats} {number}", seats, **STYLES[number % len(STYLES)]):
            for seat in range(seats):
                expect_truth(state, seat)
        for seat in range(seats):
            meet(met, state, seat)
    return met


def expect_truth(state: Captivade, seat: int) -> None:
    """See that where an escapee was, in every week, and what it has agrees with belief."""
    told = weeks_told(state, seat)
    trail = [BOARD.start, *state.ends[seat]]
    for place, places in zip(trail[: told + 1], belief(state, seat).weeks(), strict=True):
        assert places >> place & 1
    whole = belief_after(state, seat, len(state.ends[seat]))
    assert whole.ended[state.money[seat]] >> trail[-1] & 1


def meet(met: Counter[str], state: Captivade, seat: int) -> None:
    """Count what happened to an escapee."""
    public = seen(state)
    met["captured"] += public["escapees"][seat]["captured"] is not None
    met["fined"] += any(fact["seat"] == seat and fact["kind"] == "paid" for fact in public["facts"])
    met["envelope"] += any(place == end for place, end in zip(state.stands[seat], state.ends[seat], strict=False))
    for terms in public["terms"][seat][1:]:
        met["ferry"] += terms["ferry"] is not None
        met["ticket"] += terms["is_first_free"]
        met["shut"] += bool(terms["shut"])
        met["closed"] += bool(terms["closed"])
        met["grounded"] += terms["flights"] == 0
        met["slow"] += terms["connections"] == 1
        met["fast"] += terms["connections"] == 3


def compare(state: Captivade, trails_most: int) -> int:
    """Compare belief about every escapee with the trails found one by one; give how many were compared."""
    public: dict[str, Any] = seen(state)
    compared = 0
    for seat in range(state.seats):
        told = weeks_of(public, seat)
        stage = belief_after(state, seat, told)
        if sum(stage.weights()) > trails_most:
            continue
        found = all_trails(public, seat, told)
        ends_found = Counter(trail[-1][0] if trail else LONDON for trail in found)
        assert stage.weights() == [ends_found[place] for place in sorted(PLACES)]
        for week in range(1, told + 1):
            assert {place + 1 for place in members(stage.weeks()[week])} == {trail[week - 1][0] for trail in found}
        purses_found = {(money, trail[-1][0] if trail else LONDON) for trail, money in found.items()}
        assert {
            (money, place + 1) for money, places in stage.ended.items() for place in members(places)
        } == purses_found
        assert found[trail_of(state, seat)] == state.money[seat]
        compared += 1
    return compared


def played(seed: str, seats: int, weeks_played: int) -> tuple[Captivade, list[Move]]:
    """Play a match by lot to the end of a week's searches, so far that somebody hears of seat 1."""
    for number in range(100):
        for state, log in by_lot(f"{seed} {number}", seats):
            if not state.is_free[1]:
                break
            if state.week > weeks_played:
                return state, log
    raise AssertionError("seat 1 is always taken")
