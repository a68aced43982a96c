"""This file is what is printed on the map of Take Off! and on its dice: cities, routes, halves, facets."""

from functools import cache
from typing import Any, Final, final

from greatcircle.equipment.data_file import read_data
from greatcircle.games.take_off import payload

SEATS_MIN: Final = 2
SEATS_MAX: Final = 6
FLEET_MIN: Final = 2
FLEET_MAX: Final = 4
"""Six fleets of four jets are in the box (TO-01, TO-82)."""
DICE_MIN: Final = 2
DICE_MAX: Final = 3
"""Two dice are in the box; the complex game rolls three (TO-13, TO-72)."""
NAMING_SECONDS: Final = 10
NAMING_SECONDS_MAX: Final = 120
ROUND_LIMIT: Final = 1000
ROUND_LIMIT_MAX: Final = 1_000_000
FLEETS: Final = ("orange", "white", "black", "pink", "turquoise", "olive")
"""The colours of the fleets in seat order; none is the colour of a route or of a pile (TO-06)."""
NEUTRAL_DEGREES: Final = 1
"""A route whose ends are no further apart in longitude is neither forward nor backward (TO-28)."""
STEEP: Final = 3
"""Nor is one whose ends are more than so many times as far apart in latitude as in longitude."""
NEUTRAL_DEGREES_BEFORE: Final = 5
"""In the first version of the rules this alone made a route neutral."""
PILE_MIN: Final = 5
"""A pile that is left with fewer cards is put together with the other (TO-69)."""
SECOND_VERSION: Final = 2
"""The version of the rules with which what is backward, when a card is obeyed, what may be declined and much else was
decided anew; matches of the first one are played on as they began."""
HALF_TURN: Final = 180
FULL_TURN: Final = 360

WESTERN: Final = 0
EASTERN: Final = 1
HALVES: Final = ("western", "eastern")
PILES: Final[tuple[payload.Pile, ...]] = ("blue", "brown")
"""The pile beside each half (TO-02)."""

COLOURS: Final = 5
JET: Final = 5
"""The facet with the jet symbol; the facets before it are the colours of the routes."""
TAKE_OFF: Final = 6
SYMBOLS: Final[tuple[payload.Facet, ...]] = ("jet", "take-off")

FAR: Final = 999
"""A number of routes that no way has."""


@final
class City:
    """A city of the map."""

    def __init__(self, number: int, data: dict[str, Any], centre: float, edge: float) -> None:
        self.number = number
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.name_in_1987: str = data.get("name_in_1987", self.name)
        """What it was called in January 1987; where it was not there yet, what the nearest town was called (TO-100)."""
        self.latitude: float = data["lat"]
        self.longitude: float = data["lon"]
        self.offset: float = edge if edge else (self.longitude - centre + HALF_TURN) % FULL_TURN - HALF_TURN
        """How many degrees right of the middle of the map it stands; Hawaii stands at both edges."""
        self.half = EASTERN if self.offset > 0 else WESTERN
        """On which side of the line in the middle it lies (TO-03)."""


@final
class Board:
    """The map: cities numbered from 0, routes from 0; route r westward is hop 2r, eastward hop 2r + 1 (TO-101)."""

    def __init__(self, data: dict[str, Any]) -> None:
        centre: float = data["centre_longitude"]
        self.centre = centre
        ends: dict[str, float] = {data["eastern_end"]: 1, data["western_end"]: -1}
        self.cities: list[City] = []
        for number, city in enumerate(data["cities"]):
            side = ends.get(city["id"], 0)
            edge = (city["lon"] - centre) % FULL_TURN - (FULL_TURN if side < 0 else 0) if side else 0
            self.cities.append(City(number, city, centre, edge))
        self.number_of: dict[str, int] = {city.id: city.number for city in self.cities}
        self.eastern_end = self.number_of[data["eastern_end"]]
        """Hawaii at the right edge."""
        self.western_end = self.number_of[data["western_end"]]
        """Hawaii at the left edge."""
        self.colours: list[payload.Facet] = [colour["id"] for colour in data["colours"]]
        self.facet_names: list[payload.Facet] = [*self.colours, *SYMBOLS]
        self.dice: dict[str, list[int]] = {
            name: [self.facet_names.index(facet) for facet in facets] for name, facets in data["dice"].items()
        }
        """The facets of a die, by the name of its make-up (TO-51)."""
        self.hop_from: list[int] = []
        self.hop_to: list[int] = []
        self.hop_colour: list[int] = []
        for route in data["routes"]:
            east, west = self.number_of[route["east"]], self.number_of[route["west"]]
            colour = self.colours.index(route["colour"])
            self.hop_from += [east, west]
            self.hop_to += [west, east]
            self.hop_colour += [colour, colour]
        self.hop_count = len(self.hop_from)
        self.hop_number: dict[tuple[int, int], int] = {
            (self.hop_from[hop], self.hop_to[hop]): hop for hop in range(self.hop_count)
        }

    def is_forward(self, hop: int, goal: int, rules_version: int = SECOND_VERSION) -> bool:
        """Tell whether a hop leads towards the goal's side of the map, or is neutral (TO-28, TO-61, TO-83)."""
        here, there = self.cities[self.hop_from[hop]], self.cities[self.hop_to[hop]]
        gain = there.offset - here.offset if goal == self.eastern_end else here.offset - there.offset
        if rules_version < SECOND_VERSION:
            return gain >= -NEUTRAL_DEGREES_BEFORE
        return gain >= -NEUTRAL_DEGREES or -gain * STEEP < abs(there.latitude - here.latitude)


@final
class Ways:
    """The hops that may be flown on the way to one end of the map, with backward play or without (TO-05, TO-31)."""

    def __init__(self, board: Board, is_eastward: bool, is_backward_allowed: bool, rules_version: int) -> None:
        self.start = board.western_end if is_eastward else board.eastern_end
        self.goal = board.eastern_end if is_eastward else board.western_end
        count = len(board.cities)
        self.by_colour: list[list[list[int]]] = [[[] for _ in range(COLOURS)] for _ in range(count)]
        """The hops of each colour from each city."""
        self.from_city: list[list[int]] = [[] for _ in range(count)]
        """All hops from each city, which a wild move may choose from (TO-32)."""
        self.colours_at: list[int] = [0] * count
        """The colours that lead on from each city, as a set of bits."""
        self.is_forward: list[bool] = [
            board.is_forward(hop, self.goal, rules_version) for hop in range(board.hop_count)
        ]
        """Whether each hop leads towards the goal or is neutral (TO-28)."""
        for hop in range(board.hop_count):
            city = board.hop_from[hop]
            if city != self.goal and (is_backward_allowed or self.is_forward[hop]):
                colour = board.hop_colour[hop]
                self.by_colour[city][colour].append(hop)
                self.from_city[city].append(hop)
                self.colours_at[city] |= 1 << colour
        self.arrivals: list[list[int]] = [[] for _ in range(count)]
        """The cities from which one hop leads to each city."""
        for hops in self.from_city:
            for hop in hops:
                self.arrivals[board.hop_to[hop]].append(board.hop_from[hop])
        self.routes_left: list[int] = self._routes_left(board)
        """How many routes the shortest way from each city to the goal has (TO-86)."""

    def _routes_left(self, board: Board) -> list[int]:
        left = [FAR] * len(board.cities)
        left[self.goal] = 0
        edge = [self.goal]
        while edge:
            beyond: list[int] = []
            for city in edge:
                for before in self.arrivals[city]:
                    if left[before] == FAR:
                        left[before] = left[city] + 1
                        beyond.append(before)
            edge = beyond
        return left


BOARD: Final = Board(read_data("greatcircle.games.take_off", "board.json"))


@cache
def ways_of(is_eastward: bool, is_backward_allowed: bool, rules_version: int) -> Ways:
    """Give the ways by direction, by whether backward play is allowed, and by the rules of a match; built once."""
    return Ways(BOARD, is_eastward, is_backward_allowed, rules_version)
