"""This file is what is printed for Captivade: the map with its places and lines, characters, the die, the numbers."""

from typing import Any, Final, final

from greatcircle.equipment.data_file import read_data
from greatcircle.games.captivade import payload

SEATS_MIN: Final = 2
SEATS_MAX: Final = 4
WEEKS_MIN: Final = 6
WEEKS_MAX: Final = 10
WEEKS_STEP: Final = 2
"""Six, eight or ten weeks (CV-15)."""

# The colours, of places and of escapees alike.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
COLOURS: Final[tuple[payload.Colour, ...]] = ("red", "green", "blue", "yellow")
TYPES: Final = ("city", "jungle", "arctic", "desert")
"""What places of each colour are (CV-24)."""
CHARACTERS: Final = ("Ruby Red", "Gary Green", "Beatrice Bleu", "Yousef Yellow")
"""The escapees; each has the colour of its number (CV-06)."""
UNDRAWN: Final = ("escapee 1", "escapee 2", "escapee 3", "escapee 4")
"""How the seats are called before their escapees are drawn (CV-10)."""
AGENTS: Final[tuple[payload.AgentName, ...]] = ("brown", "white", "black", "silver")
"""The agents; each sympathises with the escapee of its number (CV-06)."""
EXCLAMATION: Final = 4
FACES: Final[tuple[payload.Face, ...]] = ("red", "green", "blue", "yellow", "!")
FACE_WEIGHTS: Final = [1, 1, 1, 1, 2]
"""How many of the die's six faces show each sign (CV-57)."""

START_MONEY: Final = 600
FLIGHT_PRICE: Final = 300
ENVELOPE: Final = 300
"""Pounds: what an escapee begins with, what a flight costs, what an envelope holds (CV-20, CV-22, CV-88)."""
FIRST_CONNECTIONS: Final = 4
LATER_CONNECTIONS: Final = 2
"""How many connections an escapee may travel in the first week, and later (CV-32, CV-33)."""
LATER_FLIGHTS: Final = 1
"""How many flights an escapee may take from the second week on (CV-23)."""
FLIGHTS_MOST: Final = 4
"""More flights than these are never offered in a trip; none of them would lead farther (CV-121)."""
AGENT_CONNECTIONS: Final = 3
AGENT_FLIGHT_CONNECTIONS: Final = 2
"""How many connections an agent may travel, and how many beside a flight (CV-65)."""
CONNECTION_ENERGY: Final = 1
FERRY_ENERGY: Final = 2
FLIGHT_ENERGY: Final = 3
"""What each costs in the count that decides between free escapees (CV-95)."""
BLOCKS_MOST: Final = 6
"""The blocked counters there are (CV-17, CV-59)."""

NOTHING: Final = -1
"""No place, no connection, nobody."""


@final
class Place:
    """A place of the map."""

    def __init__(self, data: dict[str, Any], zones: dict[str, int]) -> None:
        self.number: int = data["number"]
        """Its printed number, from 1 on; inside the program places count from 0."""
        self.name: str = data["name"]
        self.colour = COLOURS.index(data["colour"])
        self.zone: int = zones[data["zone"]]
        self.has_airport: bool = data["airport"]
        self.latitude: float = data["lat"]
        self.longitude: float = data["lon"]


@final
class Connection:
    """A line between two places, told from the lower number to the higher."""

    def __init__(self, a: int, b: int, is_dashed: bool) -> None:
        self.a = a
        self.b = b
        self.is_dashed = is_dashed


@final
class Board:
    """The map: places and connections are numbered from 0; sets of them are whole numbers with a bit for each."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.zone_ids: list[str] = [zone["id"] for zone in data["zones"]]
        self.zone_names: list[str] = [zone["name"] for zone in data["zones"]]
        zones = {name: number for number, name in enumerate(self.zone_ids)}
        self.places: list[Place] = [
            Place(place, zones) for place in sorted(data["places"], key=lambda place: int(place["number"]))
        ]
        self.count = len(self.places)
        self.colour: list[int] = [place.colour for place in self.places]
        self.zone: list[int] = [place.zone for place in self.places]
        self.start: int = data["start"] - 1
        """London, where the prison is (CV-13, CV-20)."""
        self.airports: list[int] = [number for number, place in enumerate(self.places) if place.has_airport]
        self.airport_mask = mask_of(self.airports)
        self.colour_masks: list[int] = [
            mask_of([number for number in range(self.count) if self.colour[number] == colour])
            for colour in range(len(COLOURS))
        ]
        self.zone_masks: list[int] = [
            mask_of([number for number in range(self.count) if self.zone[number] == zone])
            for zone in range(len(self.zone_ids))
        ]
        self.connections: list[Connection] = []
        self.connection_of: dict[int, int] = {}
        """The connection between two places, by the first number times the count of places plus the second."""
        self.lines: list[list[int]] = [[] for _ in self.places]
        """The connections that meet in each place."""
        for printed in data["connections"]:
            a, b = sorted((printed["a"] - 1, printed["b"] - 1))
            number = len(self.connections)
            self.connections.append(Connection(a, b, printed["kind"] == "dashed"))
            for one, other in ((a, b), (b, a)):
                self.connection_of[one * self.count + other] = number
                self.lines[one].append(number)
        self.border_masks: list[int] = [self._border(zone) for zone in range(len(self.zone_ids))]
        """The connections that lead over the border of each zone (CV-28)."""

    def _border(self, zone: int) -> int:
        lines = [
            number
            for number, line in enumerate(self.connections)
            if (self.zone[line.a] == zone) != (self.zone[line.b] == zone)
        ]
        return mask_of(lines)

    def connection(self, a: int, b: int) -> int:
        """Give the connection between two places, or NOTHING."""
        return self.connection_of.get(a * self.count + b, NOTHING)


def mask_of(numbers: list[int]) -> int:
    """Give the set of these numbers, a bit for each."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> list[int]:
    """List the numbers in a set, in order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


BOARD: Final = Board(read_data("greatcircle.games.captivade", "board.json"))
PLACES: Final = BOARD.count
ZONES: Final = len(BOARD.zone_ids)
