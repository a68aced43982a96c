"""This file is the trips that an escapee has from a place: where each ends, with how many flights and what energy."""

from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.captivade.board import PLACES, START_MONEY, members
from greatcircle.games.captivade.trip import Reach, Terms, legal_trips

KNOWN_MOST: Final = 4000
"""So many outings are remembered."""
FLIGHTS_MOST: Final = 2
"""No more flights than these are ever of use."""
FARE_WANTED: Final = START_MONEY // FLIGHTS_MOST


@final
class Outing:
    """The trips from one place on some terms, those with the fewest flights first."""

    def __init__(self, place: int, terms: Terms, colour: int) -> None:
        most = min(terms.flights, FLIGHTS_MOST)
        reach = Reach(terms, colour, 1 << place, most)
        self.ends: list[int] = []
        self.flights: list[int] = []
        self.energy: list[float] = []
        self.counts: list[int] = []
        """How many of them have at most so many flights."""
        for flights in range(most + 1):
            for end in members(reach.ends(flights)):
                self.ends.append(end)
                self.flights.append(flights)
                self.energy.append(float(reach.energy(end, flights)))
            self.counts.append(len(self.ends))

    def count_for(self, terms: Terms, money: int) -> int:
        """Give how many of the trips can be paid."""
        return self.counts[min(terms.flights_for(money), len(self.counts) - 1)]


OUTINGS: Final[dict[tuple[int, ...], Outing]] = {}
ROOMS: Final[dict[tuple[int, ...], list[int]]] = {}


def outing_at(place: int, terms: Terms, colour: int) -> Outing:
    """Give the trips from a place."""
    key = (place, colour, *terms.key)
    known = OUTINGS.get(key)
    if known is None:
        known = remember(OUTINGS, key, Outing(place, terms, colour), KNOWN_MOST)
    return known


def rooms_on(terms: Terms, colour: int) -> list[int]:
    """Count for every place where an escapee can be after such a trip: first without money, then with a fare."""
    key = (colour, *terms.key)
    known = ROOMS.get(key)
    if known is None:
        known = []
        for money in (0, FARE_WANTED):
            for place in range(PLACES):
                ends = 0
                for trip in legal_trips(terms, colour, place, money):
                    ends |= 1 << trip % PLACES
                known.append(ends.bit_count())
        remember(ROOMS, key, known, KNOWN_MOST)
    return known
