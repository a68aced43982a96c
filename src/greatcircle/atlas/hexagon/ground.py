"""This file draws the ground of a board of hexagons: sea with engraved water lines, tinted areas and their borders."""

from math import cos, hypot, pi, sin
from typing import Final
from xml.sax.saxutils import escape

from greatcircle.atlas.hexagon.sheet import HexSheet
from greatcircle.atlas.layer.terrain import draw_water_lines
from greatcircle.atlas.svg import COAST, GRATICULE, PAPER, SEA, Point, element, path_data
from greatcircle.equipment.map.hexagon import Area, Hexagon
from greatcircle.equipment.map.world import Panel

WATER_SIZE: Final = 1.6
"""How much farther from the coast the water lines stand than on a map of the globe."""
RHUMBS: Final = 32
"""The lines that run out from the compass rose, as on a sea chart."""
SPECIAL_LIGHT: Final = 0.62
NET_SHADE: Final = 0.16
"""How much paper is in the tint of a hexagon on which something is printed, and how much ink in that of the net."""
NET_INK: Final = "#3a2a10"
BORDER_INK: Final = "#7d6440"
INSET: Final = 0.93
"""The size of the paler hexagon within its sides."""


def draw_ground(sheet: HexSheet, compass: Panel) -> str:
    """Draw everything below ways, signs and names."""
    coast = "".join(path_data(ring, closed=True) for ring in sheet.coasts())
    shore = element("use", href="#coast")
    outlines = [ring for area in sheet.board.areas for ring in sheet.outline(area.id)]
    borders = "".join(path_data(ring, closed=True) for ring in outlines)
    return "\n".join(
        [
            element("defs", element("path", id="coast", d=coast)),
            element("rect", width=sheet.width, height=sheet.height, fill=SEA),
            *draw_water_lines(shore, WATER_SIZE),
            element("path", d=rhumb_lines(sheet, compass), fill="none", stroke=GRATICULE, stroke_width=1.0),
            *[_draw_area(sheet, area) for area in sheet.board.areas],
            element("path", d=borders, fill="none", stroke=BORDER_INK, stroke_width=4.4, stroke_linejoin="round"),
            element("g", shore, fill="none", stroke=COAST, stroke_width=3.2, stroke_linejoin="round"),
        ]
    )


def rhumb_lines(sheet: HexSheet, compass: Panel) -> str:
    """Give the lines from the compass rose to the frame as the data of one path."""
    x, y = compass.x + compass.width / 2, compass.y + compass.height / 2
    far = hypot(sheet.width, sheet.height)
    parts = []
    for number in range(RHUMBS):
        angle = 2 * pi * number / RHUMBS
        parts.append(path_data([(x, y), (x + far * cos(angle), y + far * sin(angle))]))
    return "".join(parts)


def mixed(colour: str, other: str, share: float) -> str:
    """Give a colour with a share of another in it; both have the form #rrggbb."""
    parts = [
        round(int(colour[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share) for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)


def _draw_area(sheet: HexSheet, area: Area) -> str:
    """Draw the hexagons of an area: its tint, the net, and paler hexagons where something is printed."""
    own = [hexagon for hexagon in sheet.board.hexagons if hexagon.area == area.id]
    net = "".join(path_data(sheet.corners(hexagon), closed=True) for hexagon in own)
    special = sheet.special()
    pale = "".join(path_data(_inner(sheet, hexagon), closed=True) for hexagon in own if hexagon.id in special)
    return element(
        "g",
        element("title", escape(area.name))
        + element("path", d=net, fill=area.tint, stroke=mixed(area.tint, NET_INK, NET_SHADE), stroke_width=1.6)
        + element("path", d=pale, fill=mixed(area.tint, PAPER, SPECIAL_LIGHT)),
        stroke_linejoin="round",
    )


def _inner(sheet: HexSheet, hexagon: Hexagon) -> list[Point]:
    x, y = sheet.middle(hexagon)
    return [(x + (at_x - x) * INSET, y + (at_y - y) * INSET) for at_x, at_y in sheet.corners(hexagon)]
