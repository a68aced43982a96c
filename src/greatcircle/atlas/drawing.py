"""This file is a world map drawn as SVG: its layers from the paper up, its frame, and the rim of flags round it."""

from typing import Final
from xml.sax.saxutils import escape

from greatcircle.atlas.frame import THICKNESS, draw_frame
from greatcircle.atlas.name import draw_halves, draw_inscriptions, draw_leaders, draw_names, draw_places
from greatcircle.atlas.ornament import draw_cartouche, draw_compass
from greatcircle.atlas.rim import BAND, COLUMN, FlagSource, draw_rim
from greatcircle.atlas.route import draw_discs, draw_halos, draw_lines
from greatcircle.atlas.sheet import Sheet
from greatcircle.atlas.svg import DEEP_INK, PAPER, element, number
from greatcircle.atlas.terrain import draw_ground
from greatcircle.kernel.worldmap import WorldMap

MARGIN: Final = 46.0
"""Of bare paper at the edges of the sheet."""


def sheet_size(world: WorldMap, flags: FlagSource | None = None) -> tuple[int, int]:
    """Give the width and height of a whole drawing in units of the map."""
    sheet = Sheet(world)
    left, top = _edges(world, flags)
    return round(sheet.width + 2 * left), round(sheet.height + 2 * top)


def draw_map(world: WorldMap, flags: FlagSource | None = None, shown_width: int | None = None) -> str:
    """Draw a map; with a source of flags, and groups of them on the map, they stand round it.

    A viewer shows it one pixel to a unit, or so wide as is asked for.
    """
    sheet = Sheet(world)
    left, top = _edges(world, flags)
    width, height = sheet_size(world, flags)
    shown_width = shown_width or width
    shown_height = round(height * shown_width / width)
    layers = [
        draw_ground(sheet),
        draw_inscriptions(sheet),
        draw_halves(sheet),
        draw_halos(sheet),
        draw_lines(sheet),
        draw_places(sheet),
        draw_leaders(sheet),
        draw_discs(sheet),
        draw_names(sheet),
        draw_cartouche(sheet),
        draw_compass(sheet),
    ]
    parts = [*layers, _mat(sheet, left, top), draw_frame(sheet)]
    if flags is not None and world.flags:
        inner = sheet.frame.grown(THICKNESS)
        parts.append(draw_rim(world.flags, inner, flags))
        parts.append(_outline(inner.left - COLUMN, inner.top - BAND, inner.right + COLUMN, inner.bottom + BAND))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{shown_width}" height="{shown_height}"'
    return (
        f'{head} viewBox="0 0 {width} {height}" role="img">\n'
        f"<title>{escape(world.title)}</title>\n<desc>{escape(world.subtitle)}</desc>\n"
        + element("rect", width=width, height=height, fill=PAPER)
        + element("g", "\n".join(parts), transform=f"translate({number(left)} {number(top)})")
        + "</svg>\n"
    )


def _edges(world: WorldMap, flags: FlagSource | None) -> tuple[float, float]:
    """Give how far the map is from the left and from the upper edge of the sheet."""
    if flags is None or not world.flags:
        return MARGIN + THICKNESS, MARGIN + THICKNESS
    return MARGIN + COLUMN + THICKNESS, MARGIN + BAND + THICKNESS


def _mat(sheet: Sheet, left: float, top: float) -> str:
    """Cover what hangs over the edges of the map with paper; much quicker to draw than a clip."""
    outer, inner = sheet.frame.grown(2 * max(left, top)), sheet.frame
    data = "".join(
        f"M{number(box.left)} {number(box.top)}H{number(box.right)}V{number(box.bottom)}H{number(box.left)}z"
        for box in (outer, inner)
    )
    return element("path", d=data, fill=PAPER, fill_rule="evenodd")


def _outline(left: float, top: float, right: float, bottom: float) -> str:
    return element(
        "rect", x=left, y=top, width=right - left, height=bottom - top, fill="none", stroke=DEEP_INK, stroke_width=2.0
    )
