"""This file is where trips can lead: what escapees and agents reach by connections, flights and ferries.

Sets of places are whole numbers with a bit for each place, so that one step can be taken from all places of a set.
"""

from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.captivade.board import (
    BOARD,
    CONNECTION_ENERGY,
    FERRY_ENERGY,
    FLIGHT_ENERGY,
    FLIGHT_PRICE,
    NOTHING,
    PLACES,
    members,
)
from greatcircle.games.captivade.moves import chase_code, run_code

BY_CONNECTION: Final = "c"
BY_FERRY: Final = "e"
BY_FLIGHT: Final = "f"
KNOWN_MOST: Final = 5000
"""So many answers of each kind are remembered."""


@final
class Terms:
    """Under which terms an escapee travels in a week; everyone knows them."""

    def __init__(
        self,
        connections: int,
        flights: int,
        is_first_free: bool,
        ferry_a: int,
        ferry_b: int,
        closed: int,
        shut: int,
    ) -> None:
        self.connections = connections
        """How many connections it may travel at most (CV-32, CV-33)."""
        self.flights = flights
        """How many flights it may take at most, if it can pay them (CV-23)."""
        self.is_first_free = is_first_free
        """Whether the first flight costs nothing."""
        self.ferry_a = ferry_a
        self.ferry_b = ferry_b
        """The ends of the ferry that it may take once, or NOTHING (CV-113)."""
        self.closed = closed
        """The set of connections that nobody can use (CV-40)."""
        self.shut = shut
        """The set of airports that nobody can use (CV-40)."""
        self.key: tuple[int, ...] = (connections, flights, int(is_first_free), ferry_a, ferry_b, closed, shut)

    def cost(self, flights: int) -> int:
        """Give what so many flights cost (CV-22)."""
        return FLIGHT_PRICE * max(flights - int(self.is_first_free), 0)

    def flights_for(self, money: int) -> int:
        """Give how many flights are allowed and can be paid."""
        return min(self.flights, money // FLIGHT_PRICE + int(self.is_first_free))


@final
class Reach:
    """What can be reached from a set of places, by connections, flights and a ferry in any order (CV-31, CV-113)."""

    def __init__(self, terms: Terms, colour: int, starts: int, flights: int) -> None:
        self.ferries = 1 if terms.ferry_a == NOTHING else 2
        self.steps = terms.connections + 1
        self.flights = flights
        self.adjacent: list[int] = adjacent_places(terms.closed, colour)
        self.airports = BOARD.airport_mask & ~terms.shut
        self.ferry_a = terms.ferry_a
        self.ferry_b = terms.ferry_b
        self.layers: list[int] = [0] * ((flights + 1) * self.ferries * self.steps)
        """The places where one can be after just so many flights, ferries and connections."""
        self.layers[0] = starts
        self.changes: dict[int, int] = {}
        """How often the colour has to change on the way to a place, as far as it was asked."""
        for flight in range(flights + 1):
            for ferry in range(self.ferries):
                for step in range(self.steps):
                    self._go_on(flight, ferry, step)

    def _at(self, flights: int, ferries: int, connections: int) -> int:
        return (flights * self.ferries + ferries) * self.steps + connections

    def _go_on(self, flights: int, ferries: int, connections: int) -> None:
        """Go one step on in each of the three ways."""
        places = self.layers[self._at(flights, ferries, connections)]
        if places == 0:
            return
        if connections + 1 < self.steps:
            self.layers[self._at(flights, ferries, connections + 1)] |= step_on(self.adjacent, places)
        if ferries + 1 < self.ferries:
            self.layers[self._at(flights, ferries + 1, connections)] |= self._ferried(places)
        if flights < self.flights:
            self.layers[self._at(flights + 1, ferries, connections)] |= flown(self.airports, places)

    def _ferried(self, places: int) -> int:
        """Take the ferry from either end to the other (CV-113)."""
        there = 1 << self.ferry_b if places >> self.ferry_a & 1 else 0
        return there | (1 << self.ferry_a if places >> self.ferry_b & 1 else 0)

    def ends(self, flights: int) -> int:
        """Give the places where a trip with just so many flights can end."""
        first = self._at(flights, 0, 0)
        found = 0
        for index in range(first, first + self.ferries * self.steps):
            found |= self.layers[index]
        return found

    def energy(self, place: int, flights: int) -> int:
        """Give the least energy of a trip with so many flights to a place that can be reached (CV-39, CV-95)."""
        ferries, connections = self._least(place, flights)
        return ferries * FERRY_ENERGY + connections * CONNECTION_ENERGY + flights * FLIGHT_ENERGY

    def _least(self, place: int, flights: int) -> tuple[int, int]:
        """Give the ferries and connections of a trip with the least energy; of equals the one without a ferry."""
        found = (0, 0)
        least = NOTHING
        for ferries in range(self.ferries):
            for connections in range(self.steps):
                if self.layers[self._at(flights, ferries, connections)] >> place & 1:
                    energy = ferries * FERRY_ENERGY + connections * CONNECTION_ENERGY
                    if least == NOTHING or energy < least:
                        least = energy
                        found = (ferries, connections)
                    break
        return found

    def path(self, place: int, flights: int, is_calm: bool) -> tuple[list[int], str]:
        """Trace a trip with the least energy: the places after each step, and how each was taken (CV-34, CV-38, CV-39).

        Of equal ways it takes, if it is to be calm, the one on which colours change least often. Of those still equal
        it takes the one that flies early, and then the one over the higher numbers, compared from the end.
        """
        ferries, connections = self._least(place, flights)
        places: list[int] = []
        ways = ""
        while flights + ferries + connections > 0:
            places.append(place)
            least = self._changes(place, flights, ferries, connections) if is_calm else 0
            for way, before in self._steps_before(place, flights, ferries, connections):
                flown, sailed, walked = int(way == BY_FLIGHT), int(way == BY_FERRY), int(way == BY_CONNECTION)
                left = (flights - flown, ferries - sailed, connections - walked)
                found = [
                    other
                    for other in members(before)
                    if not is_calm or self._changes(other, *left) + _differ(other, place) == least
                ]
                if found:
                    flights, ferries, connections = left
                    ways += way
                    place = found[-1]
                    break
        places.reverse()
        return places, ways[::-1]

    def _steps_before(self, place: int, flights: int, ferries: int, connections: int) -> list[tuple[str, int]]:
        """List from which places the last step to a place can have been taken, by connection, ferry and flight."""
        found: list[tuple[str, int]] = []
        if connections > 0:
            before = self.adjacent[place] & self.layers[self._at(flights, ferries, connections - 1)]
            found.append((BY_CONNECTION, before))
        if ferries > 0 and place in (self.ferry_a, self.ferry_b):
            other = self.ferry_a if place == self.ferry_b else self.ferry_b
            found.append((BY_FERRY, 1 << other & self.layers[self._at(flights, ferries - 1, connections)]))
        if flights > 0 and self.airports >> place & 1:
            before = self.airports & ~(1 << place) & self.layers[self._at(flights - 1, ferries, connections)]
            found.append((BY_FLIGHT, before))
        return found

    def _changes(self, place: int, flights: int, ferries: int, connections: int) -> int:
        """Give how often at least the colour changes on the way to a place with just so many steps of each kind."""
        if flights + ferries + connections == 0:
            return 0
        key = self._at(flights, ferries, connections) * PLACES + place
        known = self.changes.get(key)
        if known is None:
            known = self.steps + self.flights + self.ferries
            for way, before in self._steps_before(place, flights, ferries, connections):
                flown, sailed, walked = int(way == BY_FLIGHT), int(way == BY_FERRY), int(way == BY_CONNECTION)
                for other in members(before):
                    changes = self._changes(other, flights - flown, ferries - sailed, connections - walked)
                    known = min(known, changes + _differ(other, place))
            self.changes[key] = known
        return known


def _differ(place: int, other: int) -> int:
    """Give 1 for two places of different colours, 0 for the same (CV-24)."""
    return int(BOARD.colour[place] != BOARD.colour[other])


@final
class Patrol:
    """Where an agent's trip can lead: up to some connections, or fewer and a flight; no dashed lines.

    CV-65, CV-69, CV-75
    """

    def __init__(self, place: int, connections: int, flight_connections: int, closed: int, shut: int) -> None:
        self.place = place
        self.adjacent: list[int] = adjacent_places(closed, NOTHING)
        self.airports = BOARD.airport_mask & ~shut
        self.walked: list[int] = [1 << place]
        """The places where the agent can be after just so many connections."""
        for _ in range(connections):
            self.walked.append(step_on(self.adjacent, self.walked[-1]))
        self.flown: list[int] = []
        """The places where the agent can be after so many connections and a flight; none if it may not fly."""
        for step in range(flight_connections + 1):
            there = flown(self.airports, self.walked[step])
            if step > 0:
                there |= step_on(self.adjacent, self.flown[-1])
            self.flown.append(there)

    def calls(self) -> list[int]:
        """List the moves: staying, and every pair of last places that some trip has (CV-70, CV-74)."""
        walked_from = 0
        for places in self.walked[:-1]:
            walked_from |= places
        for places in self.flown[:-1]:
            walked_from |= places
        flown_from = 0
        for places in self.walked[: len(self.flown)]:
            flown_from |= places
        flown_from &= self.airports
        found = [chase_code(self.place, self.place)]
        for first in members(walked_from | flown_from):
            last_places = self.adjacent[first] if walked_from >> first & 1 else 0
            if flown_from >> first & 1:
                last_places |= self.airports & ~(1 << first)
            for last in members(last_places):
                found.append(chase_code(first, last))
        return found

    def path(self, first: int, last: int) -> tuple[list[int], str]:
        """Trace a shortest trip that calls two places: the places after each step, and how each was taken."""
        if first == last:
            return [], ""
        is_line = self.adjacent[first] >> last & 1 == 1
        both_airports = self.airports >> first & 1 and self.airports >> last & 1
        for steps in range(len(self.walked)):
            if is_line and steps + 1 < len(self.walked) and self.walked[steps] >> first & 1:
                places, ways = self._walk(steps, first)
                return [*places, last], ways + BY_CONNECTION
            if both_airports and steps < len(self.flown) and self.walked[steps] >> first & 1:
                places, ways = self._walk(steps, first)
                return [*places, last], ways + BY_FLIGHT
            if is_line and steps + 1 < len(self.flown) and self.flown[steps] >> first & 1:
                places, ways = self._fly(steps, first)
                return [*places, last], ways + BY_CONNECTION
        raise ValueError("no trip of this agent calls these places")

    def _walk(self, steps: int, place: int) -> tuple[list[int], str]:
        """Trace so many connections to a place."""
        places: list[int] = []
        for step in range(steps, 0, -1):
            places.append(place)
            place = members(self.adjacent[place] & self.walked[step - 1])[0]
        places.reverse()
        return places, BY_CONNECTION * steps

    def _fly(self, steps: int, place: int) -> tuple[list[int], str]:
        """Trace so many connections and a flight to a place."""
        after: list[int] = []
        while True:
            others = self.airports & ~(1 << place) & self.walked[steps]
            if self.airports >> place & 1 and others:
                places, ways = self._walk(steps, members(others)[0])
                after.append(place)
                after.reverse()
                return [*places, *after], ways + BY_FLIGHT + BY_CONNECTION * (len(after) - 1)
            after.append(place)
            steps -= 1
            place = members(self.adjacent[place] & self.flown[steps])[0]


KNOWN_LINES: Final[dict[tuple[int, int], list[int]]] = {}
KNOWN_TRIPS: Final[dict[tuple[int, ...], list[int]]] = {}
KNOWN_CALLS: Final[dict[tuple[int, ...], list[int]]] = {}


def adjacent_places(closed: int, colour: int) -> list[int]:
    """Give for every place the set of those next to it, for an escapee of a colour, or for an agent (NOTHING).

    CV-25, CV-26, CV-27, CV-40, CV-69
    """
    key = (closed, colour)
    known = KNOWN_LINES.get(key)
    if known is None:
        known = [0] * PLACES
        for number, line in enumerate(BOARD.connections):
            if closed >> number & 1 or (line.is_dashed and BOARD.colour[line.a] != colour):
                continue
            known[line.a] |= 1 << line.b
            known[line.b] |= 1 << line.a
        remember(KNOWN_LINES, key, known, KNOWN_MOST)
    return known


def step_on(adjacent: list[int], places: int) -> int:
    """Take one connection from every place of a set."""
    found = 0
    while places:
        lowest = places & -places
        found |= adjacent[lowest.bit_length() - 1]
        places ^= lowest
    return found


def flown(airports: int, places: int) -> int:
    """Fly from every airport of a set to every other one (CV-31)."""
    starts = places & airports
    if starts == 0:
        return 0
    return airports & ~starts if starts & (starts - 1) == 0 else airports


def legal_trips(terms: Terms, colour: int, place: int, money: int) -> list[int]:
    """List an escapee's trips: each end with each number of flights that can be paid (CV-21, CV-22, CV-39)."""
    flights = terms.flights_for(money)
    key = (place, colour, flights, *terms.key)
    known = KNOWN_TRIPS.get(key)
    if known is None:
        reach = Reach(terms, colour, 1 << place, flights)
        known = []
        for flight in range(flights + 1):
            for end in members(reach.ends(flight)):
                known.append(run_code(end, flight))
        remember(KNOWN_TRIPS, key, known, KNOWN_MOST)
    return known


def legal_calls(place: int, connections: int, flight_connections: int, closed: int, shut: int) -> list[int]:
    """List an agent's trips by the places that they call; with NOTHING beside a flight it may not fly."""
    key = (place, connections, flight_connections, closed, shut)
    known = KNOWN_CALLS.get(key)
    if known is None:
        known = Patrol(place, connections, flight_connections, closed, shut).calls()
        remember(KNOWN_CALLS, key, known, KNOWN_MOST)
    return known
