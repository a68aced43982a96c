"""This file is what is printed on the board of Worldbeater: hexagons, areas, towns, ways out, and both charts."""

from typing import Any, Final, final

from greatcircle.equipment.data_file import read_data
from greatcircle.games.worldbeater import payload

SEATS_MIN: Final = 3
SEATS_MAX: Final = 6
SEATS_FEWEST: Final = 2
"""Two may play if they agree on it, with the tokens of three (WB-01)."""
CARS: Final = ("black", "red", "blue", "yellow", "green", "white")
"""The colours of the cars; the black one is always among them, and begins (WB-79, WB-81, WB-82)."""
UNDRAWN_CARS: Final = ("car 1", "car 2", "car 3", "car 4", "car 5", "car 6")
"""What the seats are called before the cars are drawn."""
ROUND_LIMIT: Final = 300
ROUND_LIMIT_MIN: Final = 10
ROUND_LIMIT_MAX: Final = 1000
"""How many rounds a match may last (WB-85)."""

TOWNS_PER_AREA: Final = 7
TOKEN_VALUES: Final = (1, 2, 3, 3, 4, 5, 6)
"""The values of an area's towns (WB-05)."""
REMOVED_VALUES: Final[dict[int, tuple[int, ...]]] = {2: (2, 4, 6), 3: (2, 4, 6), 4: (2, 5), 5: (6,), 6: ()}
"""The tokens that are left out of every area, by the number of seats (WB-01, WB-74 to WB-77)."""
TOKENS_PER_AREA: Final = 2
"""The most tokens that a seat may take from an area (WB-06, WB-07)."""
TOKENS_PER_TURN: Final = 2
"""The most tokens that may be claimed, or put back, in a turn (WB-26, WB-59)."""
TOKENS_INTO_UK: Final = 3
"""The most tokens with which a car may come back into the United Kingdom (WB-20)."""
EMPTY_AREA_PENALTY: Final = 3
"""What an area costs from which a seat has no token in New York (WB-09)."""
NEW_YORK_POINTS: Final = (20, 15, 11, 8, 6, 5)
"""The chart of arrivals in New York (WB-13, WB-14)."""
HOME_POINTS: Final = (25, 19, 14, 10, 7, 5)
"""The chart of arrivals back at Fort Dunlop (WB-17, WB-18, WB-19)."""

# What a hexagon is.
OPEN: Final = 0
TOWN: Final = 1
FRONTIER: Final = 2
SEAPORT: Final = 3
AIRPORT: Final = 4
FORT_DUNLOP: Final = 5
NEW_YORK: Final = 6
ROLES: Final[tuple[payload.Role, ...]] = ("open", "town", "frontier", "seaport", "airport", "fort-dunlop", "new-york")

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six sides of a hexagon as steps in q and r, from the east counter-clockwise (WB-36)."""
DIRECTION_NAMES: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")

UNITED_KINGDOM: Final = 0
"""The area in which everything begins and ends."""
NOTHING: Final = -1
"""No town here, no way out, no partner."""


@final
class Area:
    """One of the eleven areas."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.code: str = data["code"]
        self.towns: list[int] = []
        """Its towns, by their numbers."""
        self.hexagons: list[int] = []
        self.airports: list[int] = []
        """Its airports, by their hexagons."""


@final
class Town:
    """A town with a token."""

    def __init__(self, number: int, hexagon: int, area: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: str = data["id"]
        self.name: str = data["name"]
        self.hexagon = hexagon
        self.area = area
        self.value: int = data["value"]


@final
class Board:
    """The board: hexagons, areas and towns are numbered from 0 in the order of the data; nobody is shut in (WB-89)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.areas: list[Area] = [Area(number, area) for number, area in enumerate(data["areas"])]
        self.ids: list[str] = []
        """The stable id of every hexagon."""
        self.q: list[int] = []
        self.r: list[int] = []
        self.area: list[int] = []
        for area, printed in zip(self.areas, data["areas"], strict=True):
            for hexagon in printed["hexagons"]:
                area.hexagons.append(len(self.ids))
                self.ids.append(hexagon["id"])
                self.q.append(hexagon["q"])
                self.r.append(hexagon["r"])
                self.area.append(area.number)
        self.count = len(self.ids)
        self.number_of: dict[str, int] = {name: number for number, name in enumerate(self.ids)}
        self.role: list[int] = [OPEN] * self.count
        self.names: list[str] = [""] * self.count
        """What a hexagon is called, if it has a name: a town, a port, an airport, a pass."""
        self.town: list[int] = [NOTHING] * self.count
        """The town on a hexagon."""
        self.partner: list[int] = [NOTHING] * self.count
        """The hexagon across the border or the sea (WB-53)."""
        self.exit: list[int] = [NOTHING] * self.count
        """The number of a frontier or seaport among all of them."""
        self.exits: list[int] = []
        """The frontiers and seaports, by their hexagons."""
        self.airports: list[int] = []
        """The airports, by their hexagons."""
        self.airport: list[int] = [NOTHING] * self.count
        """The number of an airport among all of them."""
        self.towns: list[Town] = []
        self.fort_dunlop = self._landmark(data["fort_dunlop"]["hexagon"], FORT_DUNLOP, "Fort Dunlop")
        self.new_york = self._landmark(data["new_york"]["hexagon"], NEW_YORK, "New York")
        for town in data["towns"]:
            self._lay_town(town)
        for frontier in data["frontiers"]:
            self._join(frontier["a"], frontier["b"], FRONTIER, frontier["name"], frontier["name"])
        for seaport in data["seaports"]:
            self._join(seaport["a"], seaport["b"], SEAPORT, seaport["a_name"], seaport["b_name"])
        for airport in data["airports"]:
            hexagon = self._landmark(airport["hexagon"], AIRPORT, airport["name"])
            self.airport[hexagon] = len(self.airports)
            self.airports.append(hexagon)
            self.areas[self.area[hexagon]].airports.append(hexagon)
        self.value: list[int] = [town.value for town in self.towns]
        """The value of every town's token."""
        self.town_area: list[int] = [town.area for town in self.towns]
        self.twin: list[int] = [self._twin(town) for town in self.towns]
        """The other town of the same value in the area, which only a 3 has (WB-28)."""
        self.town_number: dict[str, int] = {town.id: town.number for town in self.towns}
        self.rays: list[list[list[int]]] = self._rays()
        """The hexagons of the six lines from every hexagon, near ones first, within its area (WB-36, WB-37)."""

    def ray_to(self, here: int, there: int) -> list[int]:
        """Give the line from one hexagon that leads to another; empty when none does."""
        for ray in self.rays[here]:
            if there in ray:
                return ray
        return []

    def _landmark(self, name: str, role: int, title: str) -> int:
        hexagon = self.number_of[name]
        self.role[hexagon] = role
        self.names[hexagon] = title
        return hexagon

    def _lay_town(self, data: dict[str, Any]) -> None:
        hexagon = self._landmark(data["hexagon"], TOWN, data["name"])
        town = Town(len(self.towns), hexagon, self.area[hexagon], data)
        self.town[hexagon] = town.number
        self.towns.append(town)
        self.areas[town.area].towns.append(town.number)

    def _join(self, a: str, b: str, role: int, a_name: str, b_name: str) -> None:
        here, there = self._landmark(a, role, a_name), self._landmark(b, role, b_name)
        for hexagon, partner in ((here, there), (there, here)):
            self.partner[hexagon] = partner
            self.exit[hexagon] = len(self.exits)
            self.exits.append(hexagon)

    def _twin(self, town: Town) -> int:
        for other in self.areas[town.area].towns:
            if other != town.number and self.towns[other].value == town.value:
                return other
        return NOTHING

    def _rays(self) -> list[list[list[int]]]:
        at = {(self.q[hexagon], self.r[hexagon]): hexagon for hexagon in range(self.count)}
        rays: list[list[list[int]]] = []
        for hexagon in range(self.count):
            lines: list[list[int]] = []
            for step_q, step_r in DIRECTIONS:
                line: list[int] = []
                q, r = self.q[hexagon] + step_q, self.r[hexagon] + step_r
                while (q, r) in at and self.area[at[q, r]] == self.area[hexagon]:
                    line.append(at[q, r])
                    q, r = q + step_q, r + step_r
                lines.append(line)
            rays.append(lines)
        return rays


BOARD: Final = Board(read_data("greatcircle.games.worldbeater", "board.json"))
AREAS: Final = len(BOARD.areas)


def tokens_laid(seats: int) -> list[bool]:
    """Tell of every town whether its token is laid out for so many seats (WB-74 to WB-78)."""
    removed = REMOVED_VALUES[seats]
    return [value not in removed for value in BOARD.value]
