"""This file is the map of Captivade as it hangs on the wall: its places in their shapes, lines, zones and airports."""

from functools import cache
from typing import Any, Final

from greatcircle.equipment.data_file import read_data
from greatcircle.equipment.map.world import (
    EdgeLine,
    Inscription,
    Label,
    Line,
    LineStyle,
    MarkStyle,
    Panel,
    Place,
    PlaceMark,
    WorldMap,
    Zone,
)
from greatcircle.games.captivade.board import BOARD, COLOURS, Connection
from greatcircle.games.captivade.board import Place as PrintedPlace

UNPLACED: Final = Label(40, 12, "start")
"""Where a name stands that has not been placed yet."""
MIDDLE: Final = 0.5
TURN: Final = 360
HALF_TURN: Final = 180


@cache
def world_map() -> WorldMap:
    """Give the map with types, dashed lines, zones, edge links, airports (CV-24, CV-26, CV-28, CV-29, CV-30, CV-31)."""
    drawing = read_data("greatcircle.games.captivade", "map.json")
    layout = read_data("greatcircle.games.captivade", "labels.json")
    centre = drawing["centre"]
    edges = [(a - 1, b - 1) for a, b in read_data("greatcircle.games.captivade", "board.json")["edge_links"]]
    across = [line for line in BOARD.connections if (line.a, line.b) not in edges]
    return WorldMap(
        title=drawing["title"],
        subtitle=drawing["subtitle"],
        notes=tuple(drawing["notes"]),
        width=drawing["units_per_turn"] * drawing["reach"] / HALF_TURN,
        centre_longitude=centre,
        reach=drawing["reach"],
        north=drawing["north"],
        south=drawing["south"],
        places=tuple([_place(place, centre, layout["places"]) for place in BOARD.places]),
        lines=tuple([_line(line, layout["letters"]) for line in across]),
        line_styles=tuple([LineStyle(id_, **style) for id_, style in drawing["lines"].items()]),
        inscriptions=tuple([_sea(sea, centre, drawing["lettering"]) for sea in drawing["seas"]]),
        halves=(),
        united=tuple([tuple(names) for names in drawing["united"]]),
        divided=(),
        flags=(),
        cartouche=Panel(**drawing["cartouche"]),
        compass=Panel(**drawing["compass"]),
        mark_styles=tuple([MarkStyle(colour, **drawing["marks"][colour]) for colour in COLOURS]),
        edge_lines=tuple([EdgeLine(str(a + 1), str(b + 1), "solid") for a, b in edges]),
        zones=tuple([_zone(number, centre, drawing["zones"]) for number in range(len(BOARD.zone_ids))]),
        weight=drawing["weight"],
    )


def _place(place: PrintedPlace, centre: float, layout: dict[str, Any]) -> Place:
    spot = layout.get(str(place.number), {})
    shift_x, shift_y = spot.get("shift", (0, 0))
    return Place(
        id=str(place.number),
        name=place.name,
        latitude=place.latitude,
        offset=_offset(place.longitude, centre),
        style="marked",
        label=Label(*spot["label"]) if "label" in spot else UNPLACED,
        shift_x=shift_x,
        shift_y=shift_y,
        mark=PlaceMark(str(place.number), COLOURS[place.colour], place.has_airport),
        zone=BOARD.zone_ids[place.zone],
    )


def _line(line: Connection, letters: dict[str, float]) -> Line:
    a, b = str(line.a + 1), str(line.b + 1)
    style = COLOURS[BOARD.colour[line.a]] if line.is_dashed else "solid"
    return Line(a, b, style, letters.get(f"{a} {b}", MIDDLE))


def _zone(number: int, centre: float, spots: dict[str, dict[str, float]]) -> Zone:
    id_ = BOARD.zone_ids[number]
    return Zone(id_, BOARD.zone_names[number], spots[id_]["lat"], _offset(spots[id_]["lon"], centre))


def _sea(sea: dict[str, Any], centre: float, lettering: dict[str, Any]) -> Inscription:
    setting = lettering[sea["lettering"]]
    return Inscription(sea["text"], sea["lat"], _offset(sea["lon"], centre), setting["size"], setting["spacing"])


def _offset(longitude: float, centre: float) -> float:
    """Give how many degrees a longitude is right of the middle of the map."""
    return (longitude - centre + HALF_TURN) % TURN - HALF_TURN
