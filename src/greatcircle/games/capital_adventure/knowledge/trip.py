"""This file is the journeys that a bot thinks of: in one step or several, on the tour or a little beside it."""

from typing import Final, final

from greatcircle.games.capital_adventure.board import BOARD
from greatcircle.games.capital_adventure.knowledge.tour import TOUR
from greatcircle.games.capital_adventure.position import Position
from greatcircle.games.capital_adventure.rules.journey import CROSSING_VISAS, ways

DETOUR: Final = 300
"""Journeys that make the tour dearer by more are thought of only where they can be paid at once."""
THROUGH: Final = 50
"""A journey goes on through a city if that makes the tour dearer by no more."""


@final
class Trip:
    """A journey that is thought of: the next step to plan, where it ends, its price, and what is lacking after it."""

    def __init__(self, first: int, to: int, fare: int, visas: int, lacking: int, detour: int) -> None:
        self.first = first
        self.to = to
        self.fare = fare
        self.visas = visas
        self.lacking = lacking
        self.detour = detour
        """By how much it makes the whole tour dearer."""


def planned_trip(state: Position, seat: int) -> Trip:
    """Give the journey as it is planned so far; without a plan, none."""
    lacking: int = BOARD.all_pegs & ~state.pegs[seat]
    for city in state.plan:
        lacking &= ~BOARD.goal_bit[city]
    to = state.plan[-1] if state.plan else state.city[seat]
    return Trip(to, to, state.plan_fare, state.plan_visas, lacking, 0)


def trips_of(state: Position, seat: int, budget: int) -> list[Trip]:
    """List the journeys of a side that cost no more than a budget, its plan included."""
    start = planned_trip(state, seat)
    left = TOUR.left(start.to, start.lacking)
    found: list[Trip] = []
    for way in ways(state, seat, budget - start.fare - start.visas):
        lacking = start.lacking
        for city in way.path:
            lacking &= ~BOARD.goal_bit[city]
        detour = way.fare + TOUR.left(way.to, lacking) - left
        trip = Trip(way.to, way.to, start.fare + way.fare, start.visas + way.visas, lacking, detour)
        found.append(trip)
        if BOARD.goal_bit[way.to] & start.lacking and detour <= DETOUR:
            _prolong(found, trip, budget, state.setup.has_visas)
    return found


def _prolong(found: list[Trip], trip: Trip, budget: int, has_visas: bool) -> None:
    """Let a journey go on from a city that was lacking, over one border in all where Visas are needed (CA-123)."""
    if trip.to == BOARD.harbour:
        return
    left = TOUR.left(trip.to, trip.lacking)
    for hop in TOUR.hops(trip.to):
        fare = trip.fare + hop.fare
        visas = trip.visas + (CROSSING_VISAS if hop.borders and has_visas else 0)
        if fare + visas > budget or visas > CROSSING_VISAS:
            continue
        lacking = trip.lacking & ~BOARD.goal_bit[hop.to]
        more = hop.fare + TOUR.left(hop.to, lacking) - left
        if trip.detour + more > DETOUR:
            continue
        longer = Trip(trip.first, hop.to, fare, visas, lacking, trip.detour + more)
        found.append(longer)
        if lacking != trip.lacking and more <= THROUGH:
            _prolong(found, longer, budget, has_visas)
