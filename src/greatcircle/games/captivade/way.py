"""This file is the ways that a seat may choose from, traced for whoever draws them: trips of its escapee or agent."""

from typing import Final

from greatcircle.equipment.memory import remember
from greatcircle.games.captivade import payload
from greatcircle.games.captivade.board import PLACES
from greatcircle.games.captivade.moves import CHASE, RUN
from greatcircle.games.captivade.position import CHASING, RUNNING, Position
from greatcircle.games.captivade.rules.chase import legal_chase, patrol_of
from greatcircle.games.captivade.rules.run import legal_run
from greatcircle.games.captivade.trip import KNOWN_MOST, Reach

KNOWN_RUNS: Final[dict[tuple[int, ...], list[payload.RunWay]]] = {}


def ways_of(state: Position, seat: int) -> list[payload.RunWay] | list[payload.ChaseWay]:
    """List the trips that a seat may make now, with their paths; none when it is not to choose one."""
    if state.phase == RUNNING and 0 <= seat < state.seats:
        return run_ways(state, seat)
    if state.phase == CHASING and seat == state.turn:
        return chase_ways(state)
    return []


def run_ways(state: Position, seat: int) -> list[payload.RunWay]:
    """List an escapee's trips with path, cost and energy (CV-39)."""
    trips = legal_run(state, seat)
    if not trips:
        return []
    terms = state.terms[seat][-1]
    flights_most = terms.flights_for(state.money[seat])
    colour = state.colour[seat]
    key = (int(state.setup.has_calm_ways), colour, state.place(seat), flights_most, *terms.key)
    known = KNOWN_RUNS.get(key)
    if known is None:
        reach = Reach(terms, colour, 1 << state.place(seat), flights_most)
        known = []
        for move in trips:
            flights, end = divmod(move - RUN, PLACES)
            path, by = reach.path(end, flights, state.setup.has_calm_ways)
            known.append(
                {
                    "to": end + 1,
                    "flights": flights,
                    "cost": terms.cost(flights),
                    "energy": reach.energy(end, flights),
                    "path": [place + 1 for place in path],
                    "by": by,
                }
            )
        remember(KNOWN_RUNS, key, known, KNOWN_MOST)
    return known


def chase_ways(state: Position) -> list[payload.ChaseWay]:
    """List the trips of the agent on the move with their paths and calls (CV-122)."""
    patrol = patrol_of(state)
    ways: list[payload.ChaseWay] = []
    for move in legal_chase(state):
        first, last = divmod(move - CHASE, PLACES)
        path, by = patrol.path(first, last)
        calls = [last + 1] if first == last else [first + 1, last + 1]
        ways.append({"calls": calls, "path": [place + 1 for place in path], "by": by})
    return ways
