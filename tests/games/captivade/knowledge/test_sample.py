"""Whole states behind a view: they look the same from the seat, and any truth that it cannot rule out is among them."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from greatcircle.games.captivade.knowledge.belief import belief_after
from greatcircle.games.captivade.position import PHASES
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.games.captivade.sample import SMALL_LOT, draw_lot, imagine, sample
from greatcircle.games.captivade.view import view, view_from_json
from greatcircle.kernel.dealer import ProvableDealer, QuickDealer
from greatcircle.kernel.view import SPECTATOR
from tests.games.captivade.trail import Trail, all_trails, begin, by_lot, seen, trail_of, weeks_of

TRAILS_MOST = 150
"""Only an escapee with at most so many possible trails is tried."""
EVEN = 20
"""About so many times each trail is drawn."""
ENOUGH = 4
"""So many escapees are tried in each week."""


def text(facts: Mapping[str, object]) -> str:
    """Write what is seen as it would be sent."""
    return json.dumps(facts, sort_keys=True)


def imagined(state: Captivade, seat: int, seed: str) -> Captivade:
    """Draw a whole state behind what a seat sees, after the view has gone through JSON."""
    sent: dict[str, Any] = json.loads(text(view(state, seat).to_json()))
    return sample(view_from_json(sent), QuickDealer(seed))


@pytest.mark.rule("CV-142")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_looks_the_same_from_the_seat_byte_by_byte(seats: int) -> None:
    phases: set[int] = set()
    for number in range(3):
        for state, log in by_lot(f"look {seats} {number}", seats, weeks=6 + 2 * (number % 3)):
            if state.phase in phases and len(log) % 9:
                continue
            phases.add(state.phase)
            for seat in [SPECTATOR, *range(seats)]:
                other = imagined(state, seat, f"{number} {len(log)} {seat}")
                assert text(view(other, seat).to_json()) == text(view(state, seat).to_json())
                assert (other.actors(), other.legal(seat)) == (state.actors(), state.legal(seat))
                again = view_from_json(json.loads(text(view(other, SPECTATOR).to_json())))
                assert text(again.to_json()) == text(view(other, SPECTATOR).to_json())
    assert len(phases) >= len(PHASES) - 3


@pytest.mark.rule("CV-142")
def test_a_sample_keeps_what_the_seat_knows_and_fills_in_what_it_does_not() -> None:
    for state, log in by_lot("keep", 4):
        if len(log) % 4 == 0:
            other = imagined(state, 1, str(len(log)))
            assert other.secret_json(1) == state.secret_json(1)
            for seat in range(4):
                assert len(other.ends[seat]) == len(other.flights[seat]) == len(state.ends[seat])


@pytest.mark.rule("CV-22", "CV-38", "CV-95")
def test_the_money_and_energy_of_a_sample_are_those_of_its_log() -> None:
    for state, log in by_lot("accounts", 3, flights="any"):
        if len(log) % 4 == 0:
            other = imagined(state, SPECTATOR, str(len(log)))
            for seat in range(3):
                lines = seen(other, seat)["secrets"][seat]["log"]
                assert other.energy[seat] == sum(line["energy"] for line in lines)
                assert other.money[seat] == (lines[-1]["money"] if lines else 600)
                assert all(line["money"] >= 0 for line in lines)


@pytest.mark.rule("CV-19", "CV-120", "CV-142")
def test_a_trip_that_a_rival_has_sealed_is_imagined_too() -> None:
    state = begin()
    could = {dict(state.wire(move))["to"] for move in state.legal(1)}
    state.apply(1, state.legal(1)[0])
    drawn: set[object] = set()
    for number in range(600):
        other = imagined(state, 0, str(number))
        drawn.add(other.ends[1][0] + 1)
        assert other.ends[0] == other.ends[2] == []
    assert drawn == could


@pytest.mark.rule("CV-142")
@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.slow) for seats in (3, 4))])
def test_the_trails_that_are_drawn_are_all_that_agree_with_the_record_and_no_others(seats: int) -> None:
    looks = 0
    for number in range(30):
        for state, log in by_lot(f"support {seats} {number}", seats):
            if state.week < 2 and len(log) % 4 == 0:
                looks += expect_support(state, f"{seats} {number} {len(log)}", TRAILS_MOST)
        if looks > 6:
            break
    assert looks > 6


@pytest.mark.slow
@pytest.mark.rule("CV-142")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_trails_of_later_weeks_are_all_drawn_too(seats: int) -> None:
    weeks: Counter[int] = Counter()
    for number in range(40):
        for state, log in by_lot(f"late support {seats} {number}", seats, flights=("one", "any")[number % 2]):
            if state.week > 1 and len(log) % 3 == 0 and weeks[int(state.week)] < ENOUGH:
                weeks[int(state.week)] += expect_support(state, f"{seats} {number} {len(log)}", TRAILS_MOST)
    assert sum(weeks.values()) >= ENOUGH
    assert len(weeks) > 1


def expect_support(state: Captivade, seed: str, trails_most: int) -> int:
    """See, for escapees with few trails, that drawing often gives every one of them, about equally often."""
    public = seen(state)
    lots = QuickDealer(seed)
    looks = 0
    for seat in range(state.seats):
        weeks = weeks_of(public, seat)
        if not 1 < sum(belief_after(state, seat, weeks).weights()) <= trails_most:
            continue
        trails = all_trails(public, seat, weeks)
        hidden = view(state, SPECTATOR).position
        drawn: Counter[Trail] = Counter()
        for _ in range(EVEN * len(trails)):
            imagine(hidden, seat, lots)
            trail = trail_of(hidden, seat)
            assert hidden.money[seat] == trails[trail]
            drawn[trail] += 1
        assert drawn.keys() == trails.keys()
        assert max(drawn.values()) < 3 * EVEN
        looks += 1
    return looks


def test_a_lot_can_be_drawn_from_more_than_a_dealer_takes_at_once() -> None:
    lots = QuickDealer("large lots")
    count = 3 * SMALL_LOT**2 + 1
    drawn = [draw_lot(count, lots) for _ in range(3000)]
    assert all(0 <= lot < count for lot in drawn)
    thirds = Counter(lot * 3 // count for lot in drawn)
    assert set(thirds) == {0, 1, 2}
    assert min(thirds.values()) > 900
    assert {lot % 2 for lot in drawn} == {0, 1}
    small = Counter(draw_lot(3, ProvableDealer(bytes(32), [str(number)])) for number in range(300))
    assert set(small) == {0, 1, 2}
