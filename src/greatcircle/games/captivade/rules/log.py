"""This file is an escapee's travel log: where each trip led and what it cost, worked out from where it ended."""

from greatcircle.games.captivade import payload
from greatcircle.games.captivade.board import BOARD, ENVELOPE, START_MONEY
from greatcircle.games.captivade.position import PAID, Position
from greatcircle.games.captivade.trip import Reach


def log_of(state: Position, seat: int) -> list[payload.LogEntry]:
    """List an escapee's trips, week by week (CV-37, CV-38, CV-107, CV-110)."""
    lines: list[payload.LogEntry] = []
    place = BOARD.start
    money = START_MONEY
    stands = state.stands[seat]
    for number, end in enumerate(state.ends[seat]):
        week = number + 1
        flights = state.flights[seat][number]
        terms = state.terms[seat][number]
        reach = Reach(terms, state.colour[seat], 1 << place, flights)
        path, by = reach.path(end, flights, state.setup.has_calm_ways)
        money -= terms.cost(flights)
        for fact in state.facts:
            if fact.kind == PAID and fact.seat == seat and fact.week == week:
                money = max(money + fact.value, 0)
        has_envelope = number < len(stands) and stands[number] == end
        if has_envelope:
            money += ENVELOPE
        lines.append(
            {
                "week": week,
                "path": [place + 1 for place in path],
                "by": by,
                "cost": terms.cost(flights),
                "energy": reach.energy(end, flights),
                "money": money,
                "envelope": has_envelope,
            }
        )
        place = end
    return lines
