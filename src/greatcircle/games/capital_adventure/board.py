"""This file is what is printed for Capital Adventure: continents, cities, routes with their fares, and the numbers."""

from typing import Any, Final, final

from greatcircle.equipment.data_file import read_data
from greatcircle.games.capital_adventure import payload

SEATS_MIN: Final = 2
SEATS_MAX: Final = 4
SIDES: Final[tuple[payload.Colour, ...]] = ("red", "blue", "green", "yellow")
"""The colours of the Travellers and pegs (CA-24)."""

START_CASH: Final = 1000
ANSWER_MONEY: Final = 200
FAST_ANSWER_MONEY: Final = 400
"""Dollars to begin with, and for a right answer in the ordinary and in the fast game (CA-10, CA-21, CA-35)."""
DOUBLING: Final = 2
"""What a Double does to money earned and to fines (CA-58, CA-62)."""
DOUBLES_MIN: Final = 5
DOUBLES_MAX: Final = 10
"""How many Double tokens a side may begin with, and be issued in all (CA-13, CA-23)."""
TOKEN_WORTH: Final = 400
TOKENS_MOST: Final = 2
TOKEN_SUPPLY: Final = 6
"""What a Travel Token pays, how many a side may hold, and how many the box has (CA-91, CA-96, CA-103)."""
VISA_PRICE: Final = 500
VISAS_PER_CROSSING: Final = 2
"""What a Visa costs, and how many a crossing needs (CA-105, CA-106)."""
SEA_ANSWERS: Final = 6
"""How many right answers lead over the Atlantic (CA-127)."""
SEA_MISSED: Final = 2
"""How many goes a later Hazard on the Atlantic costs (CA-142)."""
ROUND_LIMIT: Final = 300
ROUND_LIMIT_MAX: Final = 2000
SECONDS_STEP: Final = 15
SECONDS_MAX: Final = 120
DIE: Final = 6
DICE_MIN: Final = 2
DICE_MAX: Final = 12
"""What one die shows at most, and what two dice show at least and at most (CA-30, CA-34)."""

LEVEL_ODDS: Final[list[int]] = [25, 0, -25]
"""By how many per cent bots know more at each level (CA-163)."""
FIELD_ODDS: Final = 10
"""By how many per cent a bot knows a third of the fields better, and a third of them worse."""
STRENGTHS: Final = 3
ODDS_MIN: Final = 5
ODDS_MAX: Final = 95
CERTAIN: Final = 100
"""The odds of a bot in per cent: at least, at most, and what would be certain."""

DOLLAR: Final = 1024
PEG: Final = 16
"""Ways are weighed by their price first, then by the new cities on them, then by their legs, all in one number."""
LEEWAY: Final = DOLLAR // 2
"""More than new cities and legs can change of a weight."""
FAR: Final = 1 << 60
"""Heavier than every way."""
MEMORY: Final = 512
"""How many answers to "where can one go from here?" are kept."""

NOTHING: Final = -1
"""No city, no crossing, nobody."""


@final
class City:
    """A city of the board."""

    def __init__(self, data: dict[str, Any], continents: dict[str, int]) -> None:
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.continent: int = continents[data["continent"]]
        self.is_capital_adventure: bool = data["is_capital_adventure"]
        """Whether it is one of the sixteen that have to be visited (CA-89)."""
        self.latitude: float = data["lat"]
        self.longitude: float = data["lon"]


@final
class Continent:
    """A continent with its insurance, and where the deported are taken from it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: payload.ContinentId = data["id"]
        self.name: str = data["name"]
        self.insurance: int = data["insurance"]
        """What its Insurance Token pays (CA-48)."""


@final
class Route:
    """A route inside a continent."""

    def __init__(self, a: int, b: int, fare: int) -> None:
        self.a = a
        self.b = b
        self.fare = fare


@final
class Crossing:
    """A way between two continents, told from west to east, with a transit point between its Visa cities (CA-105)."""

    def __init__(self, name: str, west: int, east: int, fare: int) -> None:
        self.id = name
        self.west = west
        self.east = east
        self.fare = fare

    def other(self, city: int) -> int:
        """Give the Visa city at the other end."""
        return self.east if city == self.west else self.west


@final
class Leg:
    """One step of a journey from a city: where it leads, its fare, and the crossing it is, or NOTHING."""

    def __init__(self, to: int, fare: int, crossing: int) -> None:
        self.to = to
        self.fare = fare
        self.crossing = crossing


@final
class Board:
    """The board: continents in the order of the journey, cities, routes and crossings, all numbered from 0."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.continents: list[Continent] = [Continent(one) for one in data["continents"]]
        self.continent_ids: tuple[payload.ContinentId, ...] = tuple([continent.id for continent in self.continents])
        continents: dict[str, int] = {name: number for number, name in enumerate(self.continent_ids)}
        self.cities: list[City] = [City(city, continents) for city in data["cities"]]
        self.number_of: dict[str, int] = {city.id: number for number, city in enumerate(self.cities)}
        self.continent: list[int] = [city.continent for city in self.cities]
        self.is_capital_adventure: list[bool] = [city.is_capital_adventure for city in self.cities]
        self.goals: list[int] = [number for number, city in enumerate(self.cities) if city.is_capital_adventure]
        """The Capital Adventure cities."""
        self.goal_bit: list[int] = [
            1 << self.goals.index(number) if city.is_capital_adventure else 0 for number, city in enumerate(self.cities)
        ]
        """The peg of each city in a set of pegs; 0 for the others."""
        self.all_pegs: int = (1 << len(self.goals)) - 1
        self.pegs_of: list[int] = [
            sum(self.goal_bit[goal] for goal in self.goals if self.continent[goal] == continent)
            for continent in range(len(self.continents))
        ]
        """The pegs of each continent."""
        self.start: int = self.number_of[data["start"]]
        """London (CA-02)."""
        self.start_city: list[int] = [NOTHING] * (DICE_MAX + 1)
        """Where each total of two dice leads from London (CA-30)."""
        for city, totals in data["start_cities"].items():
            for total in totals:
                self.start_city[total] = self.number_of[city]
        self.deported_to: list[int] = [self.number_of[one["deported_to"]] for one in data["continents"]]
        """Where the deported are taken from each continent (CA-85)."""
        self.routes: list[Route] = [
            Route(self.number_of[route["a"]], self.number_of[route["b"]], route["fare"]) for route in data["routes"]
        ]
        self.crossings: list[Crossing] = [
            Crossing(one["id"], self.number_of[one["from"]], self.number_of[one["to"]], one["fare"])
            for one in data["crossings"]
        ]
        self.crossing_of: dict[str, int] = {crossing.id: number for number, crossing in enumerate(self.crossings)}
        self.exits: list[list[int]] = [[] for _ in self.cities]
        """The crossings that begin in each city."""
        self.legs: list[list[Leg]] = [[] for _ in self.cities]
        """Every way out of each city, those between continents included (CA-06)."""
        for route in self.routes:
            self.legs[route.a].append(Leg(route.b, route.fare, NOTHING))
            self.legs[route.b].append(Leg(route.a, route.fare, NOTHING))
        for number, crossing in enumerate(self.crossings):
            self.legs[crossing.west].append(Leg(crossing.east, crossing.fare, number))
            self.legs[crossing.east].append(Leg(crossing.west, crossing.fare, number))
            self.exits[crossing.west].append(number)
            self.exits[crossing.east].append(number)
        atlantic = data["atlantic"]
        self.harbour: int = self.number_of[atlantic["from"]]
        """New York, where the last journey begins (CA-05)."""
        self.sea_fare: int = atlantic["fare"]
        self.sent_back_to: int = self.number_of[atlantic["sent_back_to"]]
        """Where the first Hazard on the Atlantic leads (CA-140)."""
        self.sea_from: int = self.continent[self.harbour]
        self.sea_to: int = self.continent[self.start]
        """The continents whose Visas the Atlantic asks for: that of New York and that of London (CA-129, CA-131)."""


BOARD: Final = Board(read_data("greatcircle.games.capital_adventure", "board.json"))
CITIES: Final = len(BOARD.cities)
CONTINENTS: Final = len(BOARD.continents)
CROSSINGS: Final = len(BOARD.crossings)
NODES: Final = 2 * CITIES
"""Cities reached without a border, then those behind the one border that a journey may cross (CA-123)."""
ATLANTIC: Final = CROSSINGS
"""The number of the Atlantic among the crossings."""
ATLANTIC_ID: Final = "atlantic"
