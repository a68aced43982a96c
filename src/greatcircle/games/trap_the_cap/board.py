"""This file is what is printed on the boards of Trap the Cap, and the ways over them."""

from typing import Any, Final, final

from greatcircle.equipment.data_file import read_data
from greatcircle.games.trap_the_cap import payload

SEATS_MIN: Final = 2
SEATS_MAX: Final = 6
CAPS: Final = 6
FEWER_CAPS: Final = 4
TEAMS: Final = 2
DIE_FACES: Final = 6
THROW_AGAIN: Final = 6
"""The face that grants another throw (TC-08)."""
GREY_ROOM: Final = 3
"""How many colours may rest on a grey space (TC-42)."""
THROW_LIMIT: Final = 2000
THROW_LIMIT_MAX: Final = 1_000_000
COLOURS: Final = ("red", "blue", "green", "black", "white", "orange")
"""The colours of the seats, in seat order."""
PLACES_MAX: Final = 81
"""The most places, bases included, that a board has: the four-spoke one."""

PLAIN: Final = 0
YELLOW: Final = 1
GREY: Final = 2
BASE: Final = 3
KINDS: Final[tuple[payload.Kind, ...]] = ("plain", "yellow", "grey", "base")

FAR: Final = 99
"""A distance that no throw reaches."""

CENTRE: Final = "centre"


@final
class Board:
    """A board: places numbered from 0, spaces first and bases after them (TC-103, TC-104)."""

    def __init__(self, data: dict[str, Any], all_yellow: bool) -> None:
        spaces: list[dict[str, Any]] = data["spaces"]
        bases: list[dict[str, Any]] = data["bases"]
        places = spaces + bases
        self.space_count = len(spaces)
        self.labels: list[str] = [place["id"] for place in places]
        self.number_of: dict[str, int] = {label: number for number, label in enumerate(self.labels)}
        self.positions: list[tuple[float, float]] = [(place["at"][0], place["at"][1]) for place in places]
        self.kinds: list[int] = [_kind(space["kind"], all_yellow) for space in spaces] + [BASE] * len(bases)
        self.centre = self.number_of[CENTRE]
        self.seating: dict[int, list[int]] = {
            int(seats): [self.number_of[base] for base in seating["bases"]]
            for seats, seating in data["seating"].items()
        }
        self.neighbours: list[list[int]] = [[] for _ in places]
        for one, other in data["edges"]:
            self.neighbours[self.number_of[one]].append(self.number_of[other])
            self.neighbours[self.number_of[other]].append(self.number_of[one])
        self.distances: list[list[int]] = [self._distances_from(place) for place in range(len(places))]
        self.walks: list[list[list[int]]] = [
            [self._walks_from(place, points) for place in range(len(places))] for points in range(DIE_FACES + 1)
        ]
        """The spaces that a cap reaches with so many points from each place."""
        self.hits: list[list[int]] = [self._hits_from(place) for place in range(len(places))]
        """For each two places the faces of the die that take a cap from the one to the other, as a set of bits."""

    def path(self, start: int, end: int) -> list[int]:
        """List the places of the way from start to end, both included."""
        way = [start]
        while way[-1] != end:
            way.append(min(self.neighbours[way[-1]], key=lambda place: self.distances[place][end]))
        return way

    def _distances_from(self, start: int) -> list[int]:
        """Count the steps from a place to all others; a base is nobody's way to somewhere else (TC-18)."""
        distances = [FAR] * len(self.labels)
        distances[start] = 0
        edge = [start]
        while edge:
            beyond: list[int] = []
            for place in edge:
                if self.kinds[place] == BASE and place != start:
                    continue
                for neighbour in self.neighbours[place]:
                    if distances[neighbour] == FAR:
                        distances[neighbour] = distances[place] + 1
                        beyond.append(neighbour)
            edge = beyond
        return distances

    def _walks_from(self, start: int, points: int) -> list[int]:
        """List where a walk of exactly so many steps can end that never steps back to the space just left.

        TC-11, TC-12, TC-18, TC-35
        """
        walks = [(-1, start)]
        for _ in range(points):
            walks = [
                (place, neighbour)
                for before, place in walks
                for neighbour in self.neighbours[place]
                if neighbour != before and self.kinds[neighbour] != BASE
            ]
        return sorted({place for _, place in walks})

    def _hits_from(self, start: int) -> list[int]:
        """List for each place the faces, as a set of bits, whose walk from here can end there."""
        hits = [0] * len(self.labels)
        for points in range(1, DIE_FACES + 1):
            for place in self.walks[points][start]:
                hits[place] |= 1 << points
        return hits


def _kind(name: str, all_yellow: bool) -> int:
    """Read the kind of a space under either reading of TC-48; the data says what every space is.

    TC-49, TC-50, TC-105, TC-106
    """
    if all_yellow and name == KINDS[PLAIN]:
        return YELLOW
    return KINDS.index(name)


def _load_boards() -> dict[tuple[str, bool], Board]:
    data = read_data("greatcircle.games.trap_the_cap", "board.json")
    return {(name, all_yellow): Board(data[name], all_yellow) for name in data for all_yellow in (False, True)}


BOARDS: Final = _load_boards()
"""The boards by name and by whether every space that is not grey is yellow (TC-48)."""
