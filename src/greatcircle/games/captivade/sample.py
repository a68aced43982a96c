"""This file is whole states behind a view: the secrets of the others drawn by lot among all that agree with the record.

Escapees do not know of each other, so each is drawn for itself. All of its trails are equally likely.
"""

from typing import Final

from greatcircle.games.captivade.board import BOARD, PLACES, members
from greatcircle.games.captivade.knowledge.belief import Stage, belief_after, weeks_told
from greatcircle.games.captivade.position import RUNNING
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.games.captivade.trip import Reach
from greatcircle.games.captivade.view import CaptivadeView
from greatcircle.kernel.dealer import Dealer

SMALL_LOT: Final = 1 << 30
"""Dealers draw from so many at once; more are drawn digit by digit."""


def sample(seen: CaptivadeView, dealer: Dealer) -> Captivade:
    """Fill in the trips, money and energy of every escapee that the view hides (CV-142)."""
    position = seen.position
    state = Captivade(position.setup)
    position.copy_onto(state)
    for seat in range(state.seats):
        if not seen.is_open(seat):
            imagine(state, seat, dealer)
    return state


def imagine(state: Captivade, seat: int, dealer: Dealer) -> None:
    """Draw the trail of an escapee, with the trip that it may have sealed, and work out what follows from it."""
    weeks = weeks_told(state, seat)
    if state.phase == RUNNING and state.is_free[seat] and state.is_sealed[seat]:
        weeks += 1
    stage = belief_after(state, seat, weeks)
    left, place = _draw_end(stage, dealer)
    state.money[seat] = stage.purse_after(left, place)
    ends: list[int] = []
    flights: list[int] = []
    while stage.before is not None:
        ends.append(place)
        trip, left, place = _draw_trip(stage, left, place, dealer)
        flights.append(trip)
        stage = stage.before
    ends.reverse()
    flights.reverse()
    state.ends[seat] = ends
    state.flights[seat] = flights
    state.energy[seat] = _energy(state, seat)


def _draw_end(stage: Stage, dealer: Dealer) -> tuple[int, int]:
    """Draw the money left after the last trip and its end, each as likely as trails lead there."""
    lot = draw_lot(sum(stage.weights()), dealer)
    for left, counts in stage.trails().items():
        for place in range(PLACES):
            lot -= counts[place]
            if lot < 0:
                return left, place
    raise ValueError("no trail agrees with the record")


def _draw_trip(stage: Stage, left: int, end: int, dealer: Dealer) -> tuple[int, int, int]:
    """Draw the trip of a week, given how it ended: its flights, the money left after the trip before, and its start."""
    before, week = stage.before, stage.week
    assert before is not None
    assert week is not None
    terms = week.terms
    reach = Reach(terms, week.colour, 1 << end, terms.flights)
    lot = draw_lot(stage.trails()[left][end], dealer)
    for money, counts in before.trails().items():
        for flights in range(terms.flights + 1):
            for start in members(reach.ends(flights) & before.landed[money]):
                purse = before.purse_after(money, start)
                if flights <= terms.flights_for(purse) and purse - terms.cost(flights) == left:
                    lot -= counts[start]
                    if lot < 0:
                        return flights, money, start
    raise ValueError("no trip of this week ends here")


def draw_lot(count: int, dealer: Dealer) -> int:
    """Draw a whole number below a count that may be too large for a dealer."""
    if count <= SMALL_LOT:
        return dealer.below(count)
    while True:
        lot = 0
        reach = 1
        while reach < count:
            lot = lot * SMALL_LOT + dealer.below(SMALL_LOT)
            reach *= SMALL_LOT
        fair = reach - reach % count
        if lot < fair:
            return lot % count


def _energy(state: Captivade, seat: int) -> int:
    """Add up the energy of an escapee's trips (CV-95)."""
    energy = 0
    place = BOARD.start
    for number, end in enumerate(state.ends[seat]):
        flights = state.flights[seat][number]
        energy += Reach(state.terms[seat][number], state.colour[seat], 1 << place, flights).energy(end, flights)
        place = end
    return energy
