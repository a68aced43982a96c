"""This file is a way to find places on the board by what they are, so that tests hold wherever a town may lie."""

from collections.abc import Callable, Iterable, Iterator

from greatcircle.games.worldbeater.board import BOARD, OPEN, ROLES, UNITED_KINGDOM

UK = BOARD.areas[UNITED_KINGDOM].id
FORT_DUNLOP = BOARD.ids[BOARD.fort_dunlop]
NEW_YORK = BOARD.ids[BOARD.new_york]
AREAS = [area.id for area in BOARD.areas]
OUTER_AREAS = [area for area in AREAS if area != UK]
"""The ten areas with towns."""
HEXAGONS = list(BOARD.ids)
ALWAYS = (1, 3)
"""The values of tokens that are laid whatever the number of seats (WB-74 to WB-77)."""


def role(hexagon: str) -> str:
    """Tell what a hexagon is: open, town, frontier, seaport, airport, fort-dunlop or new-york."""
    return ROLES[BOARD.role[BOARD.number_of[hexagon]]]


def area(hexagon: str) -> str:
    """Tell in which area a hexagon lies."""
    return BOARD.areas[BOARD.area[BOARD.number_of[hexagon]]].id


def name(hexagon: str) -> str:
    """Tell what a hexagon is called."""
    return BOARD.names[BOARD.number_of[hexagon]]


def value(hexagon: str) -> int:
    """Tell the value of the town on a hexagon."""
    return BOARD.value[BOARD.town[BOARD.number_of[hexagon]]]


def town(hexagon: str) -> str:
    """Give the id of the town on a hexagon."""
    return BOARD.towns[BOARD.town[BOARD.number_of[hexagon]]].id


def spot(town_id: str) -> str:
    """Give the hexagon of a town."""
    return BOARD.ids[BOARD.towns[BOARD.town_number[town_id]].hexagon]


def partner(hexagon: str) -> str:
    """Give the far side of a frontier or seaport."""
    return BOARD.ids[BOARD.partner[BOARD.number_of[hexagon]]]


def places(*roles: str, within: str | None = None) -> list[str]:
    """List the hexagons with one of these roles, in one area or in all."""
    return [hexagon for hexagon in HEXAGONS if role(hexagon) in roles and within in (None, area(hexagon))]


def towns(within: str | None = None, worth: int | None = None) -> list[str]:
    """List the hexagons of the towns, in one area or in all, of one value or of any."""
    return [hexagon for hexagon in places("town", within=within) if worth in (None, value(hexagon))]


def laid(hexagon: str) -> bool:
    """Tell whether a hexagon is a town whose token is laid in every match."""
    return role(hexagon) == "town" and value(hexagon) in ALWAYS


def bare(hexagon: str) -> bool:
    """Tell whether a hexagon is a town whose token is taken out with three seats."""
    return role(hexagon) == "town" and value(hexagon) in (2, 4, 6)


def one_of_each(*, without: Iterable[str] = ()) -> list[str]:
    """List a town of each area whose token is laid in every match, but of some areas none."""
    return [towns(within=outer, worth=1)[0] for outer in OUTER_AREAS if outer not in without]


def threes(within: str) -> tuple[str, str]:
    """Give the two towns of an area with the value 3."""
    one, other = towns(within=within, worth=3)
    return one, other


def lines(here: str) -> list[list[str]]:
    """List the six straight lines out of a hexagon, within its area, the near hexagons first."""
    return [[BOARD.ids[step] for step in ray] for ray in BOARD.rays[BOARD.number_of[here]]]


def neighbours(hexagon: str) -> list[str]:
    """List the hexagons of the same area that touch a hexagon."""
    return [line[0] for line in lines(hexagon) if line]


def runs(length: int, within: str | None = None) -> Iterator[list[str]]:
    """Run over all straight rows of so many hexagons."""
    for here in HEXAGONS:
        if within in (None, area(here)):
            for line in lines(here):
                if len(line) >= length - 1:
                    yield [here, *line[: length - 1]]


def row(*roles: str, within: str | None = None, where: Callable[[list[str]], bool] | None = None) -> list[str]:
    """Find the first straight row of hexagons with these roles, in order, that satisfies a condition.

    A row of open hexagons and towns is sought outside the United Kingdom unless an area is named.
    """
    for run in runs(len(roles), within):
        if within is None and area(run[0]) == UK:
            continue
        if [role(hexagon) for hexagon in run] == list(roles) and (where is None or where(run)):
            return run
    raise LookupError(f"no straight row {roles}")


def approach(there: str, gap: int = 1) -> str:
    """Find an open hexagon from which a line of so many steps over open hexagons leads to a place."""
    for line in lines(there):
        stretch = line[:gap]
        if len(stretch) == gap and all(BOARD.role[BOARD.number_of[hexagon]] == OPEN for hexagon in stretch):
            return stretch[-1]
    raise LookupError(f"nothing leads to {there}")


def road(here: str, there: str) -> list[str]:
    """Give the hexagons of the line from one hexagon to another, the last one included; empty when none leads there."""
    for line in lines(here):
        if there in line:
            return line[: line.index(there) + 1]
    return []


def aside(*taken: str, within: str) -> str:
    """Find an open hexagon of an area that is on no line with any of these places: a car there is in nobody's way."""
    for hexagon in places("open", within=within):
        if hexagon not in taken and not any(road(hexagon, place) for place in taken):
            return hexagon
    raise LookupError(f"nothing aside of {taken} in {within}")
