"""This file is the board of Worldbeater as it hangs on the wall: hexagons, names, ways, both charts, a legend."""

from functools import cache

from greatcircle.equipment.data_file import read_data
from greatcircle.equipment.map.hexagon import (
    Area,
    Crossing,
    Exit,
    Hexagon,
    HexMap,
    Landmark,
    ScoreChart,
    SeaName,
    Sign,
    Town,
)
from greatcircle.games.worldbeater.board import (
    AIRPORT,
    BOARD,
    FRONTIER,
    HOME_POINTS,
    NEW_YORK_POINTS,
    ROLES,
)
from greatcircle.games.worldbeater.board import Area as PrintedArea
from greatcircle.games.worldbeater.events import area_title


@cache
def hex_map() -> HexMap:
    """Give the board with all seven towns of every area and both charts (WB-05, WB-13, WB-14, WB-18, WB-19)."""
    drawing = read_data("greatcircle.games.worldbeater", "map.json")
    titles, notes = drawing["charts"], drawing["landmarks"]
    return HexMap(
        title=drawing["title"],
        subtitle=drawing["subtitle"],
        notes=tuple(drawing["notes"]),
        areas=tuple([Area(area.id, area.name, drawing["tints"][area.id]) for area in BOARD.areas]),
        hexagons=tuple([hexagon for area in BOARD.areas for hexagon in _hexagons(area)]),
        towns=tuple([Town(BOARD.ids[town.hexagon], town.name, town.value) for town in BOARD.towns]),
        exits=tuple([_exit(hexagon) for hexagon in [*BOARD.exits, *BOARD.airports]]),
        crossings=tuple([_crossing(hexagon) for hexagon in BOARD.exits if hexagon < BOARD.partner[hexagon]]),
        landmarks=(
            _landmark(BOARD.fort_dunlop, notes["fort_dunlop"]),
            _landmark(BOARD.new_york, notes["new_york"]),
        ),
        seas=tuple([SeaName(**sea) for sea in drawing["seas"]]),
        charts=(ScoreChart(titles["new_york"], NEW_YORK_POINTS), ScoreChart(titles["home"], HOME_POINTS)),
        signs=tuple([Sign(kind, title) for kind, title in drawing["signs"]]),
    )


def _hexagons(area: PrintedArea) -> list[Hexagon]:
    return [Hexagon(BOARD.ids[number], area.id, BOARD.q[number], BOARD.r[number]) for number in area.hexagons]


def _exit(hexagon: int) -> Exit:
    """Give a way out with where it leads: a frontier to an area, a seaport to a port, an airport anywhere (WB-45)."""
    role = BOARD.role[hexagon]
    leads_to = ""
    if role != AIRPORT:
        there = BOARD.partner[hexagon]
        leads_to = area_title(BOARD.area[there]) if role == FRONTIER else BOARD.names[there]
    return Exit(BOARD.ids[hexagon], BOARD.names[hexagon], ROLES[role], leads_to)


def _crossing(hexagon: int) -> Crossing:
    return Crossing(BOARD.ids[hexagon], BOARD.ids[BOARD.partner[hexagon]], ROLES[BOARD.role[hexagon]])


def _landmark(hexagon: int, note: str) -> Landmark:
    return Landmark(BOARD.ids[hexagon], BOARD.names[hexagon], note)
