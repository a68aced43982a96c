"""This file is how far a car still has to go: its roads line by line, and the tours that are left to it area by area.

Distances are hundredths of a turn. A line that ends in a claim, a token laid back or a crossing earns the move that it
spends; so a turn holds one line that earns nothing, and what a way costs are those lines, and the flights. What is near
is measured between the tokens as they lie. What is far is taken at its worst: with all tokens lying, from the worst of
the towns, to the worst of the gates. So coming nearer is never a disappointment that a car had better put off, and a
car that always shortens its way arrives. Tables are filled when they are first asked for.
"""

from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.worldbeater.board import (
    AREAS,
    BOARD,
    OPEN,
    SEATS_MAX,
    TOWN,
    TOWNS_PER_AREA,
    UNITED_KINGDOM,
    tokens_laid,
)

TURN: Final = 100
"""A line that earns no further move, a flight, or the arrival."""
STOP: Final = 28
"""What a claim or a token laid back costs besides: there are no more than two in a turn."""
CROSSING: Final = 8
"""What a crossing costs besides: another car may stand in its way."""
POINT: Final = 33
"""What a point more on a token is worth on the way to it."""
USUAL_VALUE: Final = 3
FAR: Final = 100_000
SET: Final = 1 << TOWNS_PER_AREA
"""How many sets of an area's towns there are; a set is a number of bits."""
TOURS: Final = 1 << (AREAS - 1)
"""How many sets of areas with towns there are; the bit of the first one after the United Kingdom is 1."""
KNOWN_MOST: Final = 100_000
"""A table that has grown to so many entries is begun anew."""
TOWN_BITS: Final[list[int]] = [1 << BOARD.areas[town.area].towns.index(town.number) for town in BOARD.towns]
"""What stands for a town in a set of its area's towns."""


@final
class Roads:
    """The roads within the areas as they stand between the tokens: what leads where in how many lines."""

    def __init__(self) -> None:
        self.first: list[int] = [area.hexagons[0] for area in BOARD.areas]
        """The hexagons of an area are numbered from its first one on."""
        self.exits: list[list[int]] = [
            [hexagon for hexagon in area.hexagons if BOARD.exit[hexagon] >= 0] for area in BOARD.areas
        ]
        self.gates: list[list[int]] = [[*self.exits[area.number], *area.airports] for area in BOARD.areas]
        """Where one comes into an area."""
        self.known_ways: dict[int, list[int]] = {}
        self.known_stops: dict[int, int] = {}

    def way(self, start: int, end: int, lying: int) -> int:
        """Give the way between two hexagons of an area when these towns have tokens."""
        return self.ways(start, lying)[end - self.first[BOARD.area[start]]]

    def stop(self, hexagon: int, lying: int, goals: int, is_back: bool) -> int:
        """Give the way to the best of some towns of the area, and what is done there."""
        key = ((hexagon * SET + lying) * SET + goals) * 2 + int(is_back)
        known = self.known_stops.get(key)
        if known is not None:
            return known
        ways = self.ways(hexagon, lying)
        area = BOARD.areas[BOARD.area[hexagon]]
        first = self.first[area.number]
        best = FAR
        for town in area.towns:
            if goals & TOWN_BITS[town]:
                way = ways[BOARD.towns[town].hexagon - first] + STOP
                if not is_back:
                    way += POINT * (USUAL_VALUE - BOARD.value[town])
                best = min(best, way)
        return remember(self.known_stops, key, best, KNOWN_MOST)

    def ways(self, hexagon: int, lying: int) -> list[int]:
        """Give the ways to each hexagon of the area: the lines but the last one, which earns its move.

        No line passes a token, and none stops at a way out.
        """
        key = hexagon * SET + lying
        known = self.known_ways.get(key)
        if known is not None:
            return known
        area = BOARD.areas[BOARD.area[hexagon]]
        first = self.first[area.number]
        ways = [FAR] * len(area.hexagons)
        ways[hexagon - first] = 0
        reached = [hexagon]
        next_one = 0
        while next_one < len(reached):
            here = reached[next_one]
            next_one += 1
            way = 0 if here == hexagon else ways[here - first] + TURN
            for ray in BOARD.rays[here]:
                for there in ray:
                    town = BOARD.town[there]
                    has_token = town >= 0 and lying & TOWN_BITS[town] != 0
                    if way < ways[there - first]:
                        ways[there - first] = way
                        role = BOARD.role[there]
                        if not has_token and (role == OPEN or role == TOWN):
                            reached.append(there)
                    if has_token:
                        break
        return remember(self.known_ways, key, ways, KNOWN_MOST)


@final
class Network:
    """The ways between the gates of all areas, all tokens lying; on the way back not through the United Kingdom."""

    def __init__(self, roads: Roads, laid: list[int], is_back: bool) -> None:
        self.roads = roads
        self.laid = laid
        self.closed = UNITED_KINGDOM if is_back else AREAS
        self.known: dict[int, list[int]] = {}

    def ways(self, gate: int) -> list[int]:
        """Give the ways from a gate to all hexagons that are gates."""
        known = self.known.get(gate)
        if known is not None:
            return known
        ways = [FAR] * BOARD.count
        ways[gate] = 0
        waiting = [gate]
        next_one = 0
        while next_one < len(waiting):
            here = waiting[next_one]
            next_one += 1
            area = BOARD.area[here]
            if area == self.closed and here != gate:
                continue
            inside = self.roads.ways(here, self.laid[area])
            first = self.roads.first[area]
            for exit_ in self.roads.exits[area]:
                if exit_ != here:
                    _shorten(ways, waiting, BOARD.partner[exit_], ways[here] + inside[exit_ - first] + CROSSING)
            for airport in BOARD.areas[area].airports:
                flight = ways[here] + inside[airport - first] + TURN
                for there in BOARD.airports:
                    if BOARD.area[there] != area:
                        _shorten(ways, waiting, there, flight)
        self.known[gate] = ways
        return ways


def _shorten(ways: list[int], waiting: list[int], gate: int, way: int) -> None:
    """Note a shorter way to a gate."""
    if way < ways[gate]:
        ways[gate] = way
        waiting.append(gate)


@final
class Tours:
    """The best tours over sets of areas, for a number of seats: to New York, and back to Fort Dunlop."""

    def __init__(self, roads: Roads, seats: int, is_back: bool) -> None:
        self.roads = roads
        self.seats = seats
        self.is_back = is_back
        self.laid: list[int] = [0] * AREAS
        """The towns of each area that have a token at the beginning."""
        for town, is_laid in enumerate(tokens_laid(seats)):
            if is_laid:
                self.laid[BOARD.town_area[town]] |= TOWN_BITS[town]
        self.network = Network(roads, self.laid, is_back)
        """The ways between areas in which something is to be done."""
        self.last = Network(roads, self.laid, False)
        """The ways of the last stretch, after which nothing is to be done."""
        self.city = BOARD.fort_dunlop if is_back else BOARD.new_york
        self.known_arrivals: dict[int, int] = {}
        self.known_worst: dict[int, int] = {}
        self.known_ways: dict[tuple[int, ...], int] = {}
        self.second: list[int] = [self._second_stop(area) for area in range(AREAS)]
        """What a second stop in an area costs at most."""
        self.tours: list[int] = self._tours()
        """The tours over sets of areas: the sets stand in order, each with a value for every area to begin in."""

    def way(self, hexagon: int, need: int, lying: list[int], goals: list[int]) -> int:
        """Give the way that is left to a car: over a set of areas to the end of its leg.

        The lists say of every area which towns have a token, and at which of them the car can do what it has to do.
        """
        here = BOARD.area[hexagon]
        key = [hexagon, need, lying[here]]
        for area in range(1, AREAS):
            if need >> (area - 1) & 1:
                key.append(lying[area])
                key.append(goals[area])
        packed = tuple(key)
        known = self.known_ways.get(packed)
        if known is None:
            known = remember(self.known_ways, packed, self._way(hexagon, need, lying, goals), KNOWN_MOST)
        return known

    def _way(self, hexagon: int, need: int, lying: list[int], goals: list[int]) -> int:
        if need == 0:
            return self._approach(hexagon, lying, UNITED_KINGDOM, 0, 0)
        stops = [0] * AREAS
        total = 0
        for area in range(1, AREAS):
            if need >> (area - 1) & 1:
                stops[area] = self._worst_stop(area, lying[area], goals[area])
                total += stops[area]
        best = FAR
        for area in range(1, AREAS):
            if need >> (area - 1) & 1:
                way = self._approach(hexagon, lying, area, lying[area], goals[area])
                left = need ^ 1 << (area - 1)
                best = min(best, way + total - stops[area] + self.tours[left * AREAS + area])
        return best

    def _approach(self, hexagon: int, lying: list[int], area: int, lying_there: int, goals: int) -> int:
        """Give the way to a first stop in an area, or to the city if there is nothing to be done in any."""
        here = BOARD.area[hexagon]
        network = self.network if goals else self.last
        if here == area and goals:
            return self.roads.stop(hexagon, lying_there, goals, self.is_back)
        ways = self.roads.ways(hexagon, lying[here])
        first = self.roads.first[here]
        best = FAR
        if not goals and here == BOARD.area[self.city]:
            best = ways[self.city - first] + TURN
        for exit_ in self.roads.exits[here]:
            partner = BOARD.partner[exit_]
            if BOARD.area[partner] != network.closed:
                arrival = self._arrival(network, partner, area, lying_there, goals)
                best = min(best, ways[exit_ - first] + CROSSING + arrival)
        for airport in BOARD.areas[here].airports:
            if ways[airport - first] + TURN < best:
                landing = self._landing(network, here, area, lying_there, goals)
                best = min(best, ways[airport - first] + TURN + landing)
        return best

    def _landing(self, network: Network, here: int, area: int, lying: int, goals: int) -> int:
        """Give the way from the best airport that one can fly to from an area."""
        key = (((BOARD.count + here) * AREAS + area) * SET + lying) * SET + goals
        known = self.known_arrivals.get(key)
        if known is not None:
            return known
        best = FAR
        for airport in BOARD.airports:
            there = BOARD.area[airport]
            if there != here and there != network.closed:
                best = min(best, self._arrival(network, airport, area, lying, goals))
        self.known_arrivals[key] = best
        return best

    def _arrival(self, network: Network, gate: int, area: int, lying: int, goals: int) -> int:
        """Give the way from a gate to a first stop in an area, or to the city."""
        key = ((gate * AREAS + area) * SET + lying) * SET + goals
        known = self.known_arrivals.get(key)
        if known is not None:
            return known
        ways = network.ways(gate)
        best = FAR
        if goals:
            for there in self.roads.gates[area]:
                best = min(best, ways[there] + self.roads.stop(there, lying, goals, self.is_back))
        else:
            area = BOARD.area[self.city]
            for there in self.roads.gates[area]:
                best = min(best, ways[there] + self.roads.way(there, self.city, self.laid[area]) + TURN)
        return remember(self.known_arrivals, key, best, KNOWN_MOST)

    def worst_town(self, area: int, lying: int, towns: int) -> int:
        """Give the one of some towns of an area at which a stop costs most, as a set."""
        worst = 0
        most = -FAR
        for town in BOARD.areas[area].towns:
            bit = TOWN_BITS[town]
            if towns & bit:
                cost = self._worst_stop(area, lying & ~bit, bit)
                if cost > most:
                    most = cost
                    worst = bit
        return worst

    def _worst_stop(self, area: int, lying: int, goals: int) -> int:
        """Give what a stop in an area costs from the worst of its gates."""
        key = (area * SET + lying) * SET + goals
        known = self.known_worst.get(key)
        if known is not None:
            return known
        worst = -FAR
        for gate in self.roads.gates[area]:
            worst = max(worst, self.roads.stop(gate, lying, goals, self.is_back))
        return remember(self.known_worst, key, worst, KNOWN_MOST)

    def _second_stop(self, area: int) -> int:
        """Give what it costs at most to get from one town of an area to another, and what is done there."""
        worst = 0
        for town in self._towns(area):
            ways = self.roads.ways(town, self.laid[area])
            for other in self._towns(area):
                worst = max(worst, ways[other - self.roads.first[area]] + STOP)
        return worst

    def _towns(self, area: int) -> list[int]:
        """List the towns of an area that are in play, by their hexagons."""
        towns = BOARD.areas[area].towns
        return [BOARD.towns[town].hexagon for town in towns if self.laid[area] & TOWN_BITS[town]]

    def _tours(self) -> list[int]:
        """Work out the best tour over every set of areas, the small sets first, from the towns of every area."""
        hops: list[list[int]] = []
        tours: list[int] = []
        for start in range(AREAS):
            places = self._towns(start) or [BOARD.fort_dunlop]
            hops.append([max([self._transit(place, end) for place in places]) for end in range(AREAS)])
            tours.append(max([self._approach(place, self.laid, UNITED_KINGDOM, 0, 0) for place in places]))
        for need in range(1, TOURS):
            there: list[int] = []
            onward: list[int] = []
            for area in range(1, AREAS):
                if need >> (area - 1) & 1:
                    there.append(area)
                    onward.append(tours[(need ^ 1 << (area - 1)) * AREAS + area])
            for start in range(AREAS):
                row = hops[start]
                best = FAR
                for index in range(len(there)):
                    best = min(best, row[there[index]] + onward[index])
                tours.append(best)
        return tours

    def _transit(self, hexagon: int, area: int) -> int:
        """Give the way from a hexagon to the nearest gate of an area."""
        here = BOARD.area[hexagon]
        if here == area:
            return 0
        ways = self.roads.ways(hexagon, self.laid[here])
        first = self.roads.first[here]
        best = FAR
        for exit_ in self.roads.exits[here]:
            partner = BOARD.partner[exit_]
            if BOARD.area[partner] != self.network.closed:
                best = min(best, ways[exit_ - first] + CROSSING + self._to_gate(partner, area))
        for airport in BOARD.areas[here].airports:
            for landing in BOARD.areas[area].airports:
                best = min(best, ways[airport - first] + TURN + self._to_gate(landing, area))
        return best

    def _to_gate(self, gate: int, area: int) -> int:
        """Give the way from one gate to the nearest gate of an area."""
        ways = self.network.ways(gate)
        return min([ways[there] for there in self.roads.gates[area]])


def area_bit(area: int) -> int:
    """Give what stands for an area in a set; the United Kingdom, which has no towns, is in none."""
    return 0 if area == UNITED_KINGDOM else 1 << (area - 1)


ROADS: Final[list[Roads]] = []
OUTWARD: Final[list[Tours | None]] = [None] * (SEATS_MAX + 1)
HOMEWARD: Final[list[Tours | None]] = [None] * (SEATS_MAX + 1)


def tours_of(seats: int, is_back: bool) -> Tours:
    """Give the tours of a leg for a number of seats; they are worked out when they are first asked for."""
    shelf = HOMEWARD if is_back else OUTWARD
    known = shelf[seats]
    if known is None:
        if not ROADS:
            ROADS.append(Roads())
        known = Tours(ROADS[0], seats, is_back)
        shelf[seats] = known
    return known
