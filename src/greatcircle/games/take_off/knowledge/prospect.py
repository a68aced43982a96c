"""This file is the chances to win: the turns that each fleet still needs, whose turn it is, and who may be bumped.

The weights are fitted on recorded matches of bots by `scripts/fit_take_off.py`.
"""

from math import sqrt
from typing import Any, Final

from greatcircle.equipment.data_file import read_data
from greatcircle.games.take_off.knowledge.fleet import fleet_turns, turns_at_risk
from greatcircle.games.take_off.knowledge.journey import journey_of
from greatcircle.games.take_off.position import FLYING, OFFERED, OVER, Position
from greatcircle.games.take_off.rules.ending import outcome
from greatcircle.kernel.prospect import shares_by, shares_of

DATA: Final[dict[str, Any]] = read_data("greatcircle.games.take_off", "prospects.json")
LEAD: Final[float] = DATA["lead"]
"""What a lead of one turn is worth, measured by the root of the turns that are left to all."""
DANGER_NOW: Final[float] = DATA["danger_now"]
"""What a turn at risk counts before the others are on turn."""
DANGER_LATER: Final[float] = DATA["danger_later"]
"""What it counts where the seat itself is on turn before them."""


def prospects(state: Position) -> list[float]:
    """Estimate each seat's chance to win; the shares sum to one."""
    if state.phase == OVER:
        return shares_of(outcome(state))
    weights: list[float] = []
    total = 0.0
    for seat in range(state.seats):
        together, danger = lag(state, seat)
        total += together
        later = min(turns_ahead(state, seat), 1.0) if seat == state.turn else 0.0
        weight = DANGER_LATER * later + DANGER_NOW * (1.0 - later)
        weights.append(turns_ahead(state, seat) - together - weight * danger)
    return shares_by(weights, sqrt(1.0 + 2.0 * total / state.seats) / LEAD)


def lag(state: Position, seat: int) -> tuple[float, float]:
    """Give the turns that a seat's fleet still needs, and those among what it has done that others may undo."""
    journey = journey_of(state.setup)
    together = fleet_turns(journey, state, seat)
    danger = turns_at_risk(journey, state, seat, together) if state.setup.has_bumping else 0.0
    return together, danger


def turns_ahead(state: Position, seat: int) -> float:
    """Give the turns by which a seat is ahead because it is on turn, or because its turn comes sooner."""
    place: int = (seat - state.turn) % state.seats
    if place > 0:
        return -place / state.seats
    return rest_of_turn(state) + float(state.bonus_turns + state.won_rolls)


def rest_of_turn(state: Position) -> float:
    """Give which part of the turn that is under way is still to come."""
    if state.phase == OFFERED:
        return 0.0
    dice: int = state.setup.options.dice
    if state.phase < FLYING and not state.is_rolled:
        return 1.0
    held: int = len(state.dice) + len(state.hand) + state.draws
    if not state.is_rolled:
        return 1.0 + held / dice
    return held / dice
