"""This file is a board of hexagons drawn as SVG: laid out whole, then its layers from the sea up."""

from dataclasses import dataclass
from functools import cache
from typing import Final, final

from greatcircle.atlas.free_space import FreeSpace
from greatcircle.atlas.hexagon.ground import draw_ground
from greatcircle.atlas.hexagon.name import Placed, draw_areas, draw_seas, place_areas, place_seas, sea_room
from greatcircle.atlas.hexagon.panel import Panels, draw_panels, place_panels
from greatcircle.atlas.hexagon.sheet import HexSheet
from greatcircle.atlas.hexagon.sign import draw_ids, draw_signs
from greatcircle.atlas.hexagon.way import DrawnWay, draw_ways, lay_ways, take_ways
from greatcircle.atlas.layer.ornament import draw_rose
from greatcircle.atlas.sheet import Rectangle
from greatcircle.equipment.map.hexagon import HexMap

DEPTH_STEP: Final = 90.0
"""By how much the sea below is made larger until all panels have room."""


@final
@dataclass(frozen=True)
class HexLayout:
    """A board laid out: where its ways run, and where everything stands that is written on it."""

    sheet: HexSheet
    ways: tuple[DrawnWay, ...]
    panels: Panels
    area_names: tuple[Placed, ...]
    sea_names: tuple[Placed, ...]


@cache
def lay_out(board: HexMap) -> HexLayout:
    """Lay out a board; where there is too little open water for the panels, the sheet becomes higher."""
    depth = 0.0
    while True:
        sheet = HexSheet(board, depth)
        ways = lay_ways(sheet)
        sea, beside_ways = sea_room(sheet), FreeSpace(sheet.width, sheet.height)
        take_ways(sea, ways)
        take_ways(beside_ways, ways)
        panels = place_panels(sheet, sea)
        if panels is not None:
            areas = place_areas(sheet, sea, beside_ways)
            return HexLayout(sheet, ways, panels, areas, place_seas(sheet, sea))
        depth += DEPTH_STEP


def draw_layers(layout: HexLayout) -> str:
    """Draw everything within the frame."""
    sheet, panels = layout.sheet, layout.panels
    return "\n".join(
        [
            draw_ground(sheet, panels.compass),
            draw_seas(layout.sea_names),
            draw_ways(layout.ways),
            draw_ids(sheet, [name.box for name in layout.area_names]),
            draw_signs(sheet),
            draw_areas(layout.area_names),
            draw_panels(sheet.board, panels),
            draw_rose(panels.compass),
        ]
    )


def frame_of(layout: HexLayout) -> Rectangle:
    """Give the inner edge of the frame."""
    return Rectangle(0, 0, layout.sheet.width, layout.sheet.height)
