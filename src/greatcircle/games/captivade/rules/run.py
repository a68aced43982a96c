"""This file is RUN: the terms on which escapees travel in a week, and a trip carried out in secret."""

from greatcircle.games.captivade.board import (
    FIRST_CONNECTIONS,
    FLIGHTS_MOST,
    LATER_CONNECTIONS,
    LATER_FLIGHTS,
    NOTHING,
    PLACES,
)
from greatcircle.games.captivade.card import (
    CARDS,
    FAST,
    FAST_CONNECTIONS,
    FERRY,
    GROUNDED,
    SLOW,
    SLOW_CONNECTIONS,
    TICKET,
)
from greatcircle.games.captivade.events import Ran, Sealed
from greatcircle.games.captivade.moves import RUN
from greatcircle.games.captivade.options import Flights
from greatcircle.games.captivade.position import RUNNING, Position
from greatcircle.games.captivade.trip import Reach, Terms, legal_trips


def begin_run(state: Position) -> None:
    """Let all free escapees travel at once, each on its own terms (CV-18, CV-19, CV-56, CV-81)."""
    state.phase = RUNNING
    for seat in range(state.seats):
        state.is_sealed[seat] = False
        if state.is_free[seat]:
            state.terms[seat].append(terms_of(state, seat))


def terms_of(state: Position, seat: int) -> Terms:
    """Work out the terms of an escapee's next trip; what forbids goes before what allows.

    CV-21, CV-23, CV-32, CV-33, CV-40, CV-121, CV-130, CV-131, CV-132, CV-133, CV-134, CV-141
    """
    is_first = state.week == 1
    kinds = [CARDS[card].kind for card in state.effects[seat]]
    connections = FIRST_CONNECTIONS if is_first else LATER_CONNECTIONS
    if SLOW in kinds:
        connections = SLOW_CONNECTIONS
    elif FAST in kinds:
        connections = FAST_CONNECTIONS
    is_any = is_first or state.setup.options.flights is Flights.ANY
    flights = FLIGHTS_MOST if is_any else LATER_FLIGHTS
    if GROUNDED in kinds or state.is_strike():
        flights = 0
    ferry_a = ferry_b = NOTHING
    for number in state.effects[seat]:
        card = CARDS[number]
        if card.kind == FERRY:
            ferry_a, ferry_b = card.a, card.b
    return Terms(
        connections,
        flights,
        TICKET in kinds,
        ferry_a,
        ferry_b,
        state.closed_connections(),
        state.shut_airports(),
    )


def legal_run(state: Position, seat: int) -> list[int]:
    """List the trips of an escapee that has not sealed one yet; staying is always among them (CV-21, CV-41)."""
    if not state.is_free[seat] or state.is_sealed[seat]:
        return []
    return legal_trips(state.terms[seat][-1], state.colour[seat], state.place(seat), state.money[seat])


def run(state: Position, seat: int, move: int) -> None:
    """Carry out a trip and seal it (CV-22, CV-37, CV-95, CV-106, CV-119)."""
    flights, end = divmod(move - RUN, PLACES)
    terms = state.terms[seat][-1]
    reach = Reach(terms, state.colour[seat], 1 << state.place(seat), flights)
    energy = reach.energy(end, flights)
    cost = terms.cost(flights)
    state.money[seat] -= cost
    state.energy[seat] += energy
    state.ends[seat].append(end)
    state.flights[seat].append(flights)
    state.is_sealed[seat] = True
    if state.events is not None:
        state.tell(Sealed(seat))
        path, by = reach.path(end, flights, state.setup.has_calm_ways)
        trip = [place + 1 for place in path]
        state.tell(Ran(seat, trip, by, cost, energy, state.money[seat], end + 1))


def is_run_over(state: Position) -> bool:
    """Tell whether every free escapee has sealed its trip (CV-19)."""
    for seat in range(state.seats):
        if state.is_free[seat] and not state.is_sealed[seat]:
            return False
    return True
