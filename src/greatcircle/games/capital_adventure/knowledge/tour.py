"""This file is the tour that is left to a side: the least fares through all cities that it lacks, and on to New York.

Continents follow each other in one line, so the cheapest tour finishes one after the other; what was left behind is
fetched first. Within a continent all orders of its few Capital Adventure cities are tried. Tables are filled when they
are first asked for.
"""

from heapq import heappop, heappush
from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.capital_adventure.board import BOARD, CITIES, CONTINENTS, DICE_MAX, DICE_MIN, NOTHING

FAR: Final = 1_000_000
"""A fare that nobody pays: there is no way."""
KNOWN_MOST: Final = 100_000
"""A table that has grown to so many entries is begun anew."""
LAST: Final = CONTINENTS - 1
"""The continent in which the tour ends."""


@final
class Hop:
    """A cheapest way from a city to another, over one border at most."""

    def __init__(self, to: int, fare: int, borders: int) -> None:
        self.to = to
        self.fare = fare
        self.borders = borders


@final
class Tour:
    """Tables of fares, and of the tours that are left from each city with each set of lacking ones."""

    def __init__(self) -> None:
        self.known_inside: list[list[int]] = [[] for _ in range(CITIES)]
        self.known_hops: list[list[Hop]] = [[] for _ in range(CITIES)]
        self.known_paths: dict[int, int] = {}
        self.known_left: dict[int, int] = {}

    def inside(self, city: int) -> list[int]:
        """Give the least fares from a city to those of its continent; New York is never passed (CA-125)."""
        known = self.known_inside[city]
        if known:
            return known
        fares = [FAR] * CITIES
        fares[city] = 0
        queue: list[tuple[int, int]] = [(0, city)]
        while queue:
            fare, here = heappop(queue)
            if fare > fares[here] or (here == BOARD.harbour and here != city):
                continue
            for leg in BOARD.legs[here]:
                if leg.crossing == NOTHING and fare + leg.fare < fares[leg.to]:
                    fares[leg.to] = fare + leg.fare
                    heappush(queue, (fares[leg.to], leg.to))
        self.known_inside[city] = fares
        return fares

    def hops(self, city: int) -> list[Hop]:
        """List the cheapest ways from a city to all others of its continent and of the neighbouring ones."""
        known = self.known_hops[city]
        if known:
            return known
        inside = self.inside(city)
        best = inside.copy()
        for crossing in BOARD.crossings:
            for gate in (crossing.west, crossing.east):
                fare = inside[gate] + crossing.fare
                if inside[gate] < FAR:
                    beyond = self.inside(crossing.other(gate))
                    for there in range(CITIES):
                        best[there] = min(best[there], fare + beyond[there])
        here = BOARD.continent[city]
        hops = [
            Hop(there, best[there], 0 if BOARD.continent[there] == here else 1)
            for there in range(CITIES)
            if there != city and best[there] < FAR
        ]
        self.known_hops[city] = hops
        return hops

    def borders(self, city: int, lacking: int) -> int:
        """Count the borders that are left to cross: back to what was left behind, then on to the last continent."""
        here = BOARD.continent[city]
        first = self.first_lacking(here, lacking)
        return here - first + LAST - first

    def first_lacking(self, continent: int, lacking: int) -> int:
        """Give the first continent with a lacking city, or the one where the side is, if that comes first."""
        for first in range(continent):
            if BOARD.pegs_of[first] & lacking:
                return first
        return continent

    def left(self, city: int, lacking: int) -> int:
        """Add up the fares of the cheapest tour from a city through all lacking ones to New York."""
        key = lacking * CITIES + city
        known = self.known_left.get(key)
        if known is not None:
            return known
        if city == BOARD.start:
            fare = self._left_from_london(lacking)
        elif self.first_lacking(BOARD.continent[city], lacking) < BOARD.continent[city]:
            fare = self._left_westward(city, lacking)
        else:
            fare = self._left_eastward(city, lacking)
        return remember(self.known_left, key, fare, KNOWN_MOST)

    def _left_from_london(self, lacking: int) -> int:
        """Take the mean of the start cities, by how often the dice lead there (CA-30)."""
        total = 0
        ways = 0
        for dice in range(DICE_MIN, DICE_MAX + 1):
            weight = min(dice - 1, DICE_MAX + 1 - dice)
            total += weight * self.left(BOARD.start_city[dice], lacking)
            ways += weight
        return total // ways

    def _left_westward(self, city: int, lacking: int) -> int:
        """Go back over a border for what was left behind; what lies between is visited on the way east."""
        continent = BOARD.continent[city]
        inside = self.inside(city)
        best = FAR
        for crossing in BOARD.crossings:
            if BOARD.continent[crossing.east] == continent:
                best = min(best, inside[crossing.east] + crossing.fare + self.left(crossing.west, lacking))
        return best

    def _left_eastward(self, city: int, lacking: int) -> int:
        """Visit what is lacking in the continent, then go on over the better border, or to New York."""
        continent = BOARD.continent[city]
        here = lacking & BOARD.pegs_of[continent]
        if continent == LAST:
            return self.path(city, here & ~BOARD.goal_bit[BOARD.harbour], BOARD.harbour)
        best = FAR
        for crossing in BOARD.crossings:
            if BOARD.continent[crossing.west] == continent:
                fare = self.path(city, here, crossing.west) + crossing.fare
                best = min(best, fare + self.left(crossing.east, lacking & ~here))
        return best

    def path(self, city: int, goals: int, end: int) -> int:
        """Give the least fares from a city through some of its continent to another of it."""
        if not goals:
            return self.inside(city)[end]
        key = (goals * CITIES + city) * CITIES + end
        known = self.known_paths.get(key)
        if known is not None:
            return known
        inside = self.inside(city)
        best = FAR
        for goal in BOARD.goals:
            if goals & BOARD.goal_bit[goal]:
                fare = inside[goal]
                if fare < best:
                    best = min(best, fare + self.path(goal, goals & ~BOARD.goal_bit[goal], end))
        self.known_paths[key] = best
        return best


TOUR: Final = Tour()
