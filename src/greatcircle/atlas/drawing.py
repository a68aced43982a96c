"""This file is a map drawn as SVG: its layers from the paper up, its frame, and the rim of flags round it."""

from typing import Final
from xml.sax.saxutils import escape

from greatcircle.atlas.hexagon.drawing import draw_layers, frame_of, lay_out
from greatcircle.atlas.layer.frame import THICKNESS, draw_frame, draw_plain_frame
from greatcircle.atlas.layer.key import draw_key
from greatcircle.atlas.layer.name import draw_halves, draw_inscriptions, draw_leaders, draw_names, draw_places
from greatcircle.atlas.layer.ornament import draw_cartouche, draw_compass
from greatcircle.atlas.layer.rim import BAND, COLUMN, FlagSource, draw_rim
from greatcircle.atlas.layer.route import draw_discs, draw_halos, draw_lines
from greatcircle.atlas.layer.stub import draw_stubs
from greatcircle.atlas.layer.table import draw_tables
from greatcircle.atlas.layer.tag import draw_stops, draw_tags
from greatcircle.atlas.layer.terrain import draw_ground
from greatcircle.atlas.layer.zone import draw_bars, draw_borders, draw_zones
from greatcircle.atlas.sheet import MapSheet, Rectangle
from greatcircle.atlas.svg import DEEP_INK, PAPER, element, number
from greatcircle.equipment.map.hexagon import HexMap
from greatcircle.equipment.map.world import WorldMap

MARGIN: Final = 46.0
"""Of bare paper at the edges of the sheet."""


def sheet_size(world: WorldMap | HexMap, flags: FlagSource | None = None) -> tuple[int, int]:
    """Give the width and height of a whole drawing in units of the map."""
    left, top = _edges(world, flags)
    frame = frame_of(lay_out(world)) if isinstance(world, HexMap) else MapSheet(world).frame
    return round(frame.right + 2 * left), round(frame.bottom + 2 * top)


def draw_map(world: WorldMap | HexMap, flags: FlagSource | None = None, shown_width: int | None = None) -> str:
    """Draw a map; with a source of flags, and groups of them on the map, they stand round it.

    A viewer shows it one pixel to a unit, or so wide as is asked for.
    """
    left, top = _edges(world, flags)
    width, height = sheet_size(world, flags)
    shown_width = shown_width or width
    shown_height = round(height * shown_width / width)
    parts = _hexagons(world, left) if isinstance(world, HexMap) else _globe(world, flags, left, top)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{shown_width}" height="{shown_height}"'
    return (
        f'{head} viewBox="0 0 {width} {height}" role="img">\n'
        f"<title>{escape(world.title)}</title>\n<desc>{escape(world.subtitle)}</desc>\n"
        + element("rect", width=width, height=height, fill=PAPER)
        + element("g", "\n".join(parts), transform=f"translate({number(left)} {number(top)})")
        + "</svg>\n"
    )


def _globe(world: WorldMap, flags: FlagSource | None, left: float, top: float) -> list[str]:
    """Draw the layers of a map of the globe, its frame and its rim."""
    sheet = MapSheet(world)
    layers = [
        draw_ground(sheet),
        draw_inscriptions(sheet),
        draw_halves(sheet),
        draw_borders(sheet),
        draw_zones(sheet),
        draw_halos(sheet),
        draw_stubs(sheet),
        draw_lines(sheet),
        draw_bars(sheet),
        draw_stops(sheet),
        draw_places(sheet),
        draw_leaders(sheet),
        draw_discs(sheet),
        draw_tags(sheet),
        draw_names(sheet),
        draw_key(sheet) if world.mark_styles else draw_cartouche(sheet),
        draw_tables(sheet),
        draw_compass(sheet),
    ]
    parts = [*[layer for layer in layers if layer], _mat(sheet.frame, left, top), draw_frame(sheet)]
    if flags is not None and world.flags:
        inner = sheet.frame.grown(THICKNESS)
        parts.append(draw_rim(world.flags, inner, flags))
        parts.append(_outline(inner.left - COLUMN, inner.top - BAND, inner.right + COLUMN, inner.bottom + BAND))
    return parts


def _hexagons(board: HexMap, edge: float) -> list[str]:
    """Draw the layers of a board of hexagons and its frame."""
    layout = lay_out(board)
    frame = frame_of(layout)
    return [draw_layers(layout), _mat(frame, edge, edge), draw_plain_frame(frame)]


def _edges(world: WorldMap | HexMap, flags: FlagSource | None) -> tuple[float, float]:
    """Give how far the map is from the left and from the upper edge of the sheet."""
    if isinstance(world, HexMap) or flags is None or not world.flags:
        return MARGIN + THICKNESS, MARGIN + THICKNESS
    return MARGIN + COLUMN + THICKNESS, MARGIN + BAND + THICKNESS


def _mat(inner: Rectangle, left: float, top: float) -> str:
    """Cover what hangs over the edges of the map with paper; much quicker to draw than a clip."""
    outer = inner.grown(2 * max(left, top))
    data = "".join(
        f"M{number(box.left)} {number(box.top)}H{number(box.right)}V{number(box.bottom)}H{number(box.left)}z"
        for box in (outer, inner)
    )
    return element("path", d=data, fill=PAPER, fill_rule="evenodd")


def _outline(left: float, top: float, right: float, bottom: float) -> str:
    return element(
        "rect", x=left, y=top, width=right - left, height=bottom - top, fill="none", stroke=DEEP_INK, stroke_width=2.0
    )
