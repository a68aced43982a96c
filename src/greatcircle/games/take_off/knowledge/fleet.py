"""This file is a fleet on its way: the turns that it still needs together, and what the others may take from it."""

from typing import Final

from mypy_extensions import i64

from greatcircle.games.take_off.knowledge.journey import Journey
from greatcircle.games.take_off.position import Position

# Two jets share the dice. By dynamic programming over all pairs of cities, the turns for both follow from those of each
# alone, in units of the way from the start, within a third of a turn; of more jets, two are taken for one at a time.
BOTH: Final = 0.0982
OF_FAR: Final = 0.6574
OF_NEAR: Final = 0.5366
OF_PRODUCT: Final = -0.4462
OF_FAR_SQUARED: Final = 0.1901
OF_NEAR_SQUARED: Final = 0.2640


def turns_together(lengths: list[float], unit: float) -> float:
    """Give the turns that jets may expect to need together, by what each would need alone; the list is sorted."""
    lengths.sort(reverse=True)
    total = lengths[0]
    for index in range(1, len(lengths)):
        near = lengths[index] / unit
        if near <= 0.0:
            break
        far = total / unit
        total = unit * (
            BOTH
            + OF_FAR * far
            + OF_NEAR * near
            + OF_PRODUCT * far * near
            + OF_FAR_SQUARED * far * far
            + OF_NEAR_SQUARED * near * near
        )
    return total


def fleet_turns(journey: Journey, state: Position, seat: int) -> float:
    """Give the turns that a seat may expect to need until its fleet is home."""
    return turns_together(lengths_of(journey, state, seat), journey.unit)


def lengths_of(journey: Journey, state: Position, seat: int) -> list[float]:
    """List the turns that each jet of a seat would need alone."""
    fleet: i64 = state.setup.fleet
    turns = journey.turns
    lengths: list[float] = []
    for jet in range(seat * fleet, seat * fleet + fleet):
        lengths.append(turns[state.city[jet]])
    return lengths


def peril(journey: Journey, state: Position, seat: int, city: int) -> float:
    """Give how likely one turn's dice let a rival's jet reach a city."""
    fleet: i64 = state.setup.fleet
    own: i64 = seat * fleet
    reach = journey.reach[city]
    safe = 1.0
    for jet in range(state.setup.jet_count):
        if not own <= jet < own + fleet:
            safe *= 1.0 - reach[state.city[jet]]
    return 1.0 - safe


def turns_at_risk(journey: Journey, state: Position, seat: int, together: float) -> float:
    """Give the turns that a seat has to fear for, because rivals may bump its jets; it needs so many together."""
    setup = state.setup
    fleet: i64 = setup.fleet
    own: i64 = seat * fleet
    total = 0.0
    for jet in range(own, own + fleet):
        city = state.city[jet]
        if city == setup.goal or city == setup.start:
            continue
        odds = peril(journey, state, seat, city)
        if odds > 0.0:
            lengths = lengths_of(journey, state, seat)
            lengths[jet - own] = journey.unit
            total += odds * (turns_together(lengths, journey.unit) - together)
    return total
