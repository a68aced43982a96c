"""This file is the map of Capital Adventure as it hangs on the wall: cities, fares, transit points, and two tables."""

from functools import cache
from typing import Any, Final

from greatcircle.equipment.data_file import read_data
from greatcircle.equipment.map.world import (
    EdgeLine,
    Inscription,
    Label,
    Line,
    LineStyle,
    MapTable,
    MarkStyle,
    Panel,
    Place,
    PlaceMark,
    WorldMap,
    Zone,
)
from greatcircle.games.capital_adventure.board import BOARD, City

UNPLACED: Final = Label(40, 12, "start")
"""Where a name stands that has not been placed yet."""
MIDDLE: Final = 0.5
ON_LINE: Final = [MIDDLE, 0]
"""Where a fare stands that has not been placed yet: halfway, on its line."""
TURN: Final = 360
HALF_TURN: Final = 180

ROUTE: Final = "route"
CROSSING: Final = "crossing"
GOAL: Final = "goal"
START: Final = "start"
LONDON: Final = "london"
CITY: Final = "city"
"""The kinds of lines and of marks."""
CHIEF: Final = "chief"
MARKED: Final = "marked"
"""The ranks of marks: where one has to go, and where one may go."""


@cache
def world_map() -> WorldMap:
    """Give the map with fares, diamonds, transit points and both tables (CA-07, CA-30, CA-48, CA-85, CA-89, CA-105)."""
    drawing = read_data("greatcircle.games.capital_adventure", "map.json")
    layout = read_data("greatcircle.games.capital_adventure", "labels.json")
    centre = drawing["centre"]
    return WorldMap(
        title=drawing["title"],
        subtitle=drawing["subtitle"],
        notes=tuple(drawing["notes"]),
        width=drawing["units_per_turn"] * drawing["reach"] / HALF_TURN,
        centre_longitude=centre,
        reach=drawing["reach"],
        north=drawing["north"],
        south=drawing["south"],
        places=tuple([_place(city, number, centre, layout["places"]) for number, city in enumerate(BOARD.cities)]),
        lines=tuple(_lines(centre, layout)),
        line_styles=tuple([LineStyle(id_, **style) for id_, style in drawing["lines"].items()]),
        inscriptions=tuple([_sea(sea, centre, drawing["lettering"]) for sea in drawing["seas"]]),
        halves=(),
        united=tuple([tuple(names) for names in drawing["united"]]),
        divided=(),
        flags=(),
        cartouche=Panel(**drawing["cartouche"]),
        compass=Panel(**drawing["compass"]),
        mark_styles=tuple([MarkStyle(id_, **style) for id_, style in drawing["marks"].items()]),
        edge_lines=tuple(
            [EdgeLine(a, b, CROSSING, _dollars(fare), True) for a, b, fare in _crossings() if _is_round(a, b, centre)]
        ),
        zones=tuple([_zone(number, centre, drawing["continents"]) for number in range(len(BOARD.continents))]),
        weight=drawing["weight"],
        zone_lines=tuple([tuple([(x, y) for x, y in border]) for border in drawing["borders"]]),
        tables=(
            _table(drawing["tables"]["start"], [(_totals(city), BOARD.cities[city].name) for city in _start_cities()]),
            _table(
                drawing["tables"]["deportation"],
                [
                    (continent.name, BOARD.cities[BOARD.deported_to[number]].name)
                    for number, continent in enumerate(BOARD.continents)
                ],
            ),
        ),
    )


def _place(city: City, number: int, centre: float, layout: dict[str, Any]) -> Place:
    spot = layout.get(city.id, {})
    shift_x, shift_y = spot.get("shift", (0, 0))
    kind = GOAL if city.is_capital_adventure else START if number in BOARD.start_city else CITY
    if number == BOARD.start:
        kind = LONDON
    return Place(
        id=city.id,
        name=city.name,
        latitude=city.latitude,
        offset=_offset(city.longitude, centre),
        style=CHIEF if kind in (GOAL, LONDON) else MARKED,
        label=Label(*spot["label"]) if "label" in spot else UNPLACED,
        shift_x=shift_x,
        shift_y=shift_y,
        mark=PlaceMark("", kind),
        zone=BOARD.continent_ids[city.continent],
    )


def _lines(centre: float, layout: dict[str, Any]) -> list[Line]:
    """List all lines that do not leave the map: routes, then crossings, the Atlantic last."""
    lines = []
    for route in BOARD.routes:
        a, b = BOARD.cities[route.a].id, BOARD.cities[route.b].id
        at, aside = layout["tags"].get(f"{a} {b}", ON_LINE)
        lines.append(Line(a, b, ROUTE, at, _dollars(route.fare), aside))
    for a, b, fare in _crossings():
        if not _is_round(a, b, centre):
            name = f"{a} {b}"
            at, aside = layout["tags"].get(name, ON_LINE)
            lines.append(Line(a, b, CROSSING, at, _dollars(fare), aside, layout["stops"].get(name, MIDDLE)))
    return lines


def _crossings() -> list[tuple[str, str, int]]:
    """List the crossings with their ends and fares; the Atlantic is one of them (CA-105, CA-127)."""
    found = [(BOARD.cities[one.west].id, BOARD.cities[one.east].id, one.fare) for one in BOARD.crossings]
    return [*found, (BOARD.cities[BOARD.harbour].id, BOARD.cities[BOARD.start].id, BOARD.sea_fare)]


def _is_round(a: str, b: str, centre: float) -> bool:
    """Tell whether the way between two cities leaves the map at its edge."""
    one, other = (_offset(BOARD.cities[BOARD.number_of[city]].longitude, centre) for city in (a, b))
    return abs(one - other) > HALF_TURN


def _start_cities() -> list[int]:
    """List the start cities in the order of their totals (CA-30)."""
    return list(dict.fromkeys([city for city in BOARD.start_city if city >= 0]))


def _totals(city: int) -> str:
    """Tell with which totals of two dice a side starts in a city (CA-30)."""
    totals = [total for total, start in enumerate(BOARD.start_city) if start == city]
    return f"{totals[0]}–{totals[-1]}"


def _zone(number: int, centre: float, spots: dict[str, dict[str, float]]) -> Zone:
    continent = BOARD.continents[number]
    spot = spots[continent.id]
    return Zone(
        continent.id,
        f"insurance {_dollars(continent.insurance)}",
        spot["lat"],
        _offset(spot["lon"], centre),
        continent.name.upper(),
    )


def _table(data: dict[str, Any], rows: list[tuple[str, str]]) -> MapTable:
    return MapTable(data["title"], tuple(rows), Panel(data["x"], data["y"], data["width"], data["height"]))


def _sea(sea: dict[str, Any], centre: float, lettering: dict[str, Any]) -> Inscription:
    setting = lettering[sea["lettering"]]
    return Inscription(sea["text"], sea["lat"], _offset(sea["lon"], centre), setting["size"], setting["spacing"])


def _dollars(amount: int) -> str:
    return f"${amount}"


def _offset(longitude: float, centre: float) -> float:
    """Give how many degrees a longitude is right of the middle of the map."""
    return (longitude - centre + HALF_TURN) % TURN - HALF_TURN
