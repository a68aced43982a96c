"""This file is what a place costs an escapee in a week, as everybody at the table can work it out.

The more likely a place is a hideout, the more it is searched; the more it is searched, the less likely it is one. So
both are worked out by turns until they nearly agree. Costs are parts of a captivity; all numbers here are fractions.
"""

from math import exp
from typing import Final, final

from greatcircle.games.captivade.board import (
    AGENT_CONNECTIONS,
    AGENT_FLIGHT_CONNECTIONS,
    BOARD,
    COLOURS,
    FACE_WEIGHTS,
    FLIGHT_PRICE,
    LATER_CONNECTIONS,
    LATER_FLIGHTS,
    NOTHING,
    PLACES,
)
from greatcircle.games.captivade.knowledge.beat import Beat, beat_on
from greatcircle.games.captivade.knowledge.outing import rooms_on
from greatcircle.games.captivade.knowledge.suspicion import CERTAIN, suspicion_of, travel
from greatcircle.games.captivade.position import GONE, Position
from greatcircle.games.captivade.trip import Terms

WHIM: Final = 0.2
"""How much of an agent's search is taken for chance."""
CORNERED: Final = 0.27
"""What one hunter more costs an escapee that has but one place to go next week."""
ENERGY: Final = 0.15
"""What a connection costs one of two free escapees with one hunter (CV-95); the more are hunted, the less it counts."""
FARE: Final = 0.015
"""What money for a flight is worth, as long as there is a week to fly in."""
FARES_WANTED: Final = 2
DIE: Final = 6.0
UNHEARD: Final = 3.0
"""How many of the die's faces tell nothing of where an escapee is: two of "!", and its own (CV-47, CV-53)."""


@final
class Outlook:
    """What the places cost a seat's escapee in a week, in which everything else is as a position says."""

    def __init__(self, then: Position, seat: int) -> None:
        self.colour = then.colour[seat]
        self.terms: Terms = then.terms[seat][-1]
        self.beats: list[Beat] = []
        self.others: list[list[float]] = []
        """For every hunter how its other quarry draws it."""
        can_fly = not then.is_strike()
        for agent in range(len(then.post)):
            if then.post[agent] == GONE or then.leader[agent] == seat:
                continue
            beside = AGENT_FLIGHT_CONNECTIONS if can_fly else NOTHING
            closed, shut = self.terms.closed, self.terms.shut
            self.beats.append(beat_on(then.post[agent], AGENT_CONNECTIONS, beside, closed, shut))
            self.others.append(_drawn_elsewhere(then, seat, then.leader[agent]))
        self.rivals = len(then.free_seats()) - 1
        self.is_last = then.week == then.setup.weeks
        self.worth = 0.0
        """What a connection costs."""
        if self.rivals > 0 and self.beats:
            self.worth = ENERGY / (self.rivals * len(self.beats))
        self.dangers: list[float] = [0.0] * PLACES
        """How likely each place is called."""
        later = Terms(LATER_CONNECTIONS, LATER_FLIGHTS, False, NOTHING, NOTHING, self.terms.closed, self.terms.shut)
        self.rooms: list[int] = rooms_on(later, self.colour)

    def cost(self, end: int, energy: float, money: int) -> float:
        """Give what a trip costs that ends in a place with so much money."""
        return self.dangers[end] + self.worth * energy + self.cramped(end, money) - self.wealth(money)

    def cramped(self, end: int, money: int) -> float:
        """Give what it costs next week that from a place with so much money one can go to few others."""
        if self.is_last:
            return 0.0
        room = self.rooms[end + PLACES] if money >= FLIGHT_PRICE else self.rooms[end]
        return CORNERED * len(self.beats) / room

    def wealth(self, money: int) -> float:
        """Give what so much money is worth next week."""
        return 0.0 if self.is_last else FARE * min(money // FLIGHT_PRICE, FARES_WANTED)

    def fear(self, mass: list[float]) -> None:
        """Work out how likely each place is called, when the escapee is thought to be so likely in each.

        CV-47, CV-49, CV-51, CV-52, CV-53
        """
        plain = self._called(mass)
        dangers = [UNHEARD * danger for danger in plain]
        for face in range(len(COLOURS)):
            if face == self.colour:
                continue
            on = self._called([mass[end] if BOARD.colour[end] == face else 0.0 for end in range(PLACES)])
            off = self._called([mass[end] if BOARD.colour[end] != face else 0.0 for end in range(PLACES)])
            for end in range(PLACES):
                dangers[end] += FACE_WEIGHTS[face] * (on[end] if BOARD.colour[end] == face else off[end])
        for end in range(PLACES):
            self.dangers[end] = dangers[end] / DIE

    def _called(self, mass: list[float]) -> list[float]:
        """Give how likely some hunter calls each place, where the escapee is thought to be so likely in each."""
        total = 0.0
        for weight in mass:
            total += weight
        if total <= 0.0:
            return [0.0] * PLACES
        spared = [1.0] * PLACES
        for number in range(len(self.beats)):
            other = self.others[number]
            drawn = [mass[end] / total + other[end] for end in range(PLACES)]
            odds = odds_of(self.beats[number], drawn)
            for end in range(PLACES):
                spared[end] *= 1.0 - odds[end]
        return [1.0 - chance for chance in spared]


def odds_of(beat: Beat, mass: list[float]) -> list[float]:
    """Give how likely an agent calls each place that is drawn so to the places, and a little by chance."""
    hopes: list[float] = []
    best = 0.0
    for number in range(len(beat.firsts)):
        first, last = beat.firsts[number], beat.lasts[number]
        hope = mass[last] if first == last else mass[first] + mass[last]
        hopes.append(hope)
        if hope > best:
            best = hope
    keen = [0.0] * PLACES
    total = 0.0
    share = 1.0 / len(hopes)
    odds = [0.0] * PLACES
    for number in range(len(hopes)):
        first, last = beat.firsts[number], beat.lasts[number]
        pull = hopes[number] / best if best > 0.0 else 1.0
        pull *= pull
        pull *= pull
        pull *= pull
        total += pull
        keen[last] += pull
        odds[last] += WHIM * share
        if first != last:
            keen[first] += pull
            odds[first] += WHIM * share
    for end in beat.places:
        odds[end] += (1.0 - WHIM) * keen[end] / total
    return odds


def _drawn_elsewhere(then: Position, seat: int, leader: int) -> list[float]:
    """Give how the other escapees draw the agents of a seat, as far as everybody can guess."""
    mass = [0.0] * PLACES
    for other in then.free_seats():
        if other == seat or other == leader:
            continue
        lure = travel(suspicion_of(then, other), then.terms[other][-1], then.colour[other]).lure()
        for end in range(PLACES):
            mass[end] += lure[end] / CERTAIN
    return mass


def even_out(costs: list[float], scale: float) -> list[float]:
    """Give likelihoods that fall smoothly with costs, e times for each scale; they sum to one."""
    least = costs[0]
    for cost in costs:
        if cost < least:
            least = cost
    shares: list[float] = []
    total = 0.0
    for cost in costs:
        share = exp((least - cost) / scale)
        shares.append(share)
        total += share
    for index in range(len(shares)):
        shares[index] /= total
    return shares
