"""This file is how likely each place is as an escapee's hiding place, to those who know nothing but the public record.

Where `belief` says what can be, this says how likely it is, if escapees travel as they mostly do. Everyone at the table
can work it out, the escapee as well: it knows where it is suspected. All weights are whole numbers.
"""

from math import isqrt
from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.captivade.board import BOARD, ENVELOPE, FIRST_CONNECTIONS, NOTHING, PLACES, START_MONEY, members
from greatcircle.games.captivade.knowledge.belief import EVERYWHERE, places_of
from greatcircle.games.captivade.position import PAID, RUNNING, Position
from greatcircle.games.captivade.trip import Reach, Terms, adjacent_places, step_on

CERTAIN: Final = 1_000_000
"""What the weights of all places come to, but for rounding."""
FINE: Final = 1_000_000_000
"""What they come to inside, so that little is lost from week to week."""
NOTE: Final = 100
"""Pounds are counted in notes of a hundred."""
PURSES: Final = 16
"""A purse with more notes than these is taken for one with so many."""

ALIKE: Final = 40
"""How many of a hundred trips are taken for chosen blindly, all alike; the others follow habits."""
STAYS: Final = 60
"""How often an escapee stays that can do everything else."""
WALKS: Final = 30
"""How often an escapee travels without a flight."""
FLIES: Final = 10
"""How often an escapee travels with one flight."""
FLIES_AGAIN: Final = 5
"""How often an escapee travels with each further number of flights."""
FIRST_STAYS: Final = 5
FIRST_WALKS: Final = 35
FIRST_FLIES: Final = 45
FIRST_FLIES_AGAIN: Final = 15
"""The same for the first week, in which everybody leaves London."""

REMOTE: Final = 4
"""How many times as likely an escapee goes to a remote place, which agents do not reach by air, as to another."""
REMOTE_LINES: Final = 3
"""A remote place is so many connections or more from every airport."""

STEPS_MOST: Final = 1000
"""So many steps of reasoning are remembered, more than a match has."""
KNOWN_MOST: Final = 4000
"""So many sets of ends are remembered."""

# The steps of reasoning.
TRAVEL: Final = 0
ONLY: Final = 1
PAY: Final = 2
MEET: Final = 3


@final
class Suspicion:
    """How likely an escapee is in each place with each purse."""

    def __init__(self, number: int, weights: dict[int, int]) -> None:
        self.number = number
        """By this number it is known what follows from it."""
        self.weights = weights
        """The weights that are not nothing, by the place times `PURSES` plus the number of notes."""
        self.places: list[int] = []
        self.lures: list[int] = []

    def lure(self) -> list[int]:
        """Give how much each place draws hunters, in parts of `CERTAIN`: by the root of how likely it is.

        Whoever goes only where an escapee is likely never finds one that knows this.
        """
        if not self.lures:
            self.lures = _lures(self.by_place())
        return self.lures

    def by_place(self) -> list[int]:
        """Give how likely each place is, in parts of `CERTAIN`; nothing only where the escapee cannot be."""
        if not self.places:
            self.places = _by_place(self.weights)
        return self.places


@final
class Memory:
    """What follows from what, as far as it has been worked out: all seats of a match reason alike."""

    def __init__(self) -> None:
        self.count = 1
        self.known: dict[tuple[int, ...], Suspicion] = {}
        self.beginning = Suspicion(0, {BOARD.start * PURSES + START_MONEY // NOTE: FINE})

    def recall(self, key: tuple[int, ...]) -> Suspicion | None:
        """Give what followed from such a step before, if it is remembered."""
        return self.known.get(key)

    def keep(self, key: tuple[int, ...], weights: dict[int, int]) -> Suspicion:
        """Remember what follows from a step."""
        found = remember(self.known, key, Suspicion(self.count, weights), STEPS_MOST)
        self.count += 1
        return found


def _likings() -> list[int]:
    """Work out how much escapees like each place."""
    adjacent = adjacent_places(0, NOTHING)
    near = BOARD.airport_mask
    for _ in range(REMOTE_LINES - 1):
        near |= step_on(adjacent, near)
    return [1 if near >> place & 1 else REMOTE for place in range(PLACES)]


MEMORY: Final = Memory()
LIKINGS: Final = _likings()
OUTINGS: Final[dict[tuple[int, ...], list[int]]] = {}
"""What `outing_from` has worked out."""
LISTED: Final[dict[int, list[int]]] = {}
"""The members of sets that were listed."""


def suspicion_of(state: Position, seat: int) -> Suspicion:
    """Follow the public record of an escapee from London to where it hides now; while all run, to where it hid."""
    found = MEMORY.beginning
    record = state.terms[seat]
    weeks = len(record) - 1 if state.phase == RUNNING else len(record)
    for week in range(1, weeks + 1):
        found = travel(found, record[week - 1], state.colour[seat])
        found = hear(found, state, seat, week)
    return found


def hear(found: Suspicion, state: Position, seat: int, week: int) -> Suspicion:
    """Reckon with all that has been heard of an escapee's hiding place in a week, and of its money."""
    places = EVERYWHERE
    for fact in state.facts:
        if fact.seat == seat and fact.week == week:
            if fact.kind == PAID:
                found = pay(found, fact.value)
            else:
                places &= places_of(fact.kind, fact.value)
    found = only(found, places)
    stands = state.stands[seat]
    if week <= len(stands) and stands[week - 1] != NOTHING:
        found = meet(found, stands[week - 1])
    return found


def only(found: Suspicion, places: int) -> Suspicion:
    """Leave nothing but these places."""
    if places == EVERYWHERE:
        return found
    key = (found.number, ONLY, places)
    known = MEMORY.recall(key)
    if known is not None:
        return known
    after: dict[int, int] = {}
    for index, weight in found.weights.items():
        if places >> index // PURSES & 1:
            after[index] = weight
    if not after:
        # A purse that was counted too low can hide a trip; then all that is left is as likely.
        for place in members(places):
            after[place * PURSES] = 1
    _scale(after)
    return MEMORY.keep(key, after)


def travel(found: Suspicion, terms: Terms, colour: int) -> Suspicion:
    """Let the escapee travel, as escapees mostly do, wherever the terms allow."""
    key = (found.number, TRAVEL, colour, *terms.key)
    known = MEMORY.recall(key)
    if known is not None:
        return known
    pools: dict[tuple[int, int], int] = {}
    for index, weight in found.weights.items():
        _spread(pools, weight, index, terms, outing_from(index // PURSES, terms, colour))
    after: dict[int, int] = {}
    for pool, weight in pools.items():
        ends = _listed(pool[0])
        likings = 0
        for end in ends:
            likings += LIKINGS[end]
        for end in ends:
            _add(after, end * PURSES + pool[1], max(weight * LIKINGS[end] // likings, 1))
    _scale(after)
    return MEMORY.keep(key, after)


def wander(mass: list[int], terms: Terms) -> list[int]:
    """Spread what lies on the places over those within a trip without a flight, for escapees of no colour."""
    after = [0] * PLACES
    for place in range(PLACES):
        if mass[place] > 0:
            ends = _listed(outing_from(place, terms, NOTHING)[0] | 1 << place)
            for end in ends:
                after[end] += mass[place] // len(ends)
    return after


def pay(found: Suspicion, amount: int) -> Suspicion:
    """Give or take pounds; nobody has less than none."""
    key = (found.number, PAY, amount)
    known = MEMORY.recall(key)
    if known is not None:
        return known
    after: dict[int, int] = {}
    for index, weight in found.weights.items():
        _add(after, _purse_after(index, amount), weight)
    return MEMORY.keep(key, after)


def meet(found: Suspicion, place: int) -> Suspicion:
    """Let an envelope pass hands, if the escapee hides in this place (CV-88)."""
    key = (found.number, MEET, place)
    known = MEMORY.recall(key)
    if known is not None:
        return known
    after: dict[int, int] = {}
    for index, weight in found.weights.items():
        _add(after, _purse_after(index, ENVELOPE) if index // PURSES == place else index, weight)
    return MEMORY.keep(key, after)


def _purse_after(index: int, amount: int) -> int:
    """Give where a weight goes when the purse changes."""
    purse = index % PURSES
    return index - purse + min(max(purse + amount // NOTE, 0), PURSES - 1)


def _spread(pools: dict[tuple[int, int], int], weight: int, index: int, terms: Terms, outing: list[int]) -> None:
    """Share the weight of one place and purse out among sets of ends: staying, and each number of flights."""
    place = index // PURSES
    purse = index % PURSES
    flights_most = min(terms.flights_for(purse * NOTE), len(outing) - 1)
    is_first = terms.connections == FIRST_CONNECTIONS
    counts = [0] * (flights_most + 1)
    ends_all = 1
    habits = FIRST_STAYS if is_first else STAYS
    for flights in range(flights_most + 1):
        counts[flights] = outing[flights].bit_count()
        ends_all += counts[flights]
        if counts[flights] > 0:
            habits += _habit(flights, is_first)
    stays = _share(weight, 1, ends_all, FIRST_STAYS if is_first else STAYS, habits)
    _pour(pools, 1 << place, purse, stays)
    for flights in range(flights_most + 1):
        if counts[flights] > 0:
            share = _share(weight, counts[flights], ends_all, _habit(flights, is_first), habits)
            _pour(pools, outing[flights], purse - terms.cost(flights) // NOTE, share)


def _listed(places: int) -> list[int]:
    """List the places of a set, as `members` does, for sets that come again and again."""
    known = LISTED.get(places)
    if known is None:
        known = remember(LISTED, places, members(places), KNOWN_MOST)
    return known


def _share(weight: int, count: int, count_all: int, habit: int, habits: int) -> int:
    """Give the part of a weight that goes to a number of ends: partly by how many they are, partly by habit."""
    return weight * (ALIKE * count * habits + (100 - ALIKE) * habit * count_all) // (100 * count_all * habits)


def _pour(pools: dict[tuple[int, int], int], ends: int, purse: int, weight: int) -> None:
    """Add a weight to what is to be shared among a set of ends with a purse."""
    key = (ends, purse)
    pools[key] = pools.get(key, 0) + weight


def outing_from(place: int, terms: Terms, colour: int) -> list[int]:
    """Give for each number of flights the set of places where a trip can end, staying left out."""
    key = (place, colour, *terms.key)
    known = OUTINGS.get(key)
    if known is None:
        reach = Reach(terms, colour, 1 << place, terms.flights)
        known = [reach.ends(flights) for flights in range(terms.flights + 1)]
        known[0] &= ~(1 << place)
        remember(OUTINGS, key, known, KNOWN_MOST)
    return known


def _habit(flights: int, is_first: bool) -> int:
    """Give how often a trip has so many flights."""
    if flights == 0:
        return FIRST_WALKS if is_first else WALKS
    if flights == 1:
        return FIRST_FLIES if is_first else FLIES
    return FIRST_FLIES_AGAIN if is_first else FLIES_AGAIN


def _add(weights: dict[int, int], index: int, weight: int) -> None:
    weights[index] = weights.get(index, 0) + weight


def _scale(weights: dict[int, int]) -> None:
    """Bring the sum of weights to `FINE`, leaving something wherever there was something."""
    total = 0
    for weight in weights.values():
        total += weight
    for index, weight in weights.items():
        weights[index] = max(weight * FINE // total, 1)


def _by_place(weights: dict[int, int]) -> list[int]:
    """Add up the purses of each place, in parts of `CERTAIN`."""
    totals = [0] * PLACES
    for index, weight in weights.items():
        totals[index // PURSES] += weight
    return [max(total * CERTAIN // FINE, 1) if total > 0 else 0 for total in totals]


def _lures(places: list[int]) -> list[int]:
    """Take the roots of weights, in parts of `CERTAIN`."""
    roots = [isqrt(weight * CERTAIN) for weight in places]
    total = 0
    for root in roots:
        total += root
    return [root * CERTAIN // total for root in roots]
