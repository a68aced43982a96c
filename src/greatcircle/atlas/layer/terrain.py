"""This file draws the ground of a map: sea with engraved water lines, graticule, land, lakes and borders."""

from typing import Final

from greatcircle.atlas.land import Shape, around, clip_ring, load_land, smooth
from greatcircle.atlas.sheet import MapSheet
from greatcircle.atlas.svg import BORDER, COAST, GRATICULE, LAND, SEA, WATER_LINE, element, path_data
from greatcircle.equipment.map.world import WorldMap

WATER_LINES: Final = (
    (38.0, "#cbdfdf", 0.35, False),
    (27.0, "#c3dadb", 0.5, False),
    (17.0, "#bad4d7", 0.7, True),
    (8.0, "#afccd1", 0.9, True),
)
"""The lines along the coast, from the sea inward: their distance, the tint of the water within, their strength, and
whether islets have them too."""
WATER_LINE_WIDTH: Final = 1.2
ISLET: Final = 0.6
"""The size in degrees below which an island has few water lines, lest they look like targets."""
BEYOND: Final = 3.0
"""Degrees beyond the corners up to which shapes are kept, so that cuts and water lines stay out of sight."""
ALMOST_POLES: Final = (-80.0, 86.0)
MESH: Final = 10
"""Degrees between the lines of the graticule."""
FINE: Final = 2
MERIDIAN_ENDS: Final = (-70, 84)
EQUATOR: Final = 0


def draw_ground(sheet: MapSheet) -> str:
    """Draw everything below the lines and names of a map."""
    land = load_land()
    islets = [shape for shape in land.coasts if extent(shape) < ISLET]
    coast, islet = (
        closed_lines(sheet, shapes) for shapes in ([shape for shape in land.coasts if extent(shape) >= ISLET], islets)
    )
    shores = element("use", href="#coast") + element("use", href="#islet")
    return "\n".join(
        [
            element("defs", element("path", id="coast", d=coast) + element("path", id="islet", d=islet)),
            element("rect", width=sheet.width, height=sheet.height, fill=SEA),
            *draw_water_lines(shores),
            element("path", d=graticule(sheet), fill="none", stroke=GRATICULE, stroke_width=1.0),
            element("path", d=parallel(sheet, EQUATOR), fill="none", stroke=WATER_LINE, stroke_width=1.8),
            element("g", shores, fill=LAND, fill_rule="evenodd"),
            element(
                "path", d=border_lines(sheet), fill="none", stroke=BORDER, stroke_width=1.4, stroke_linejoin="round"
            ),
            element("path", d=closed_lines(sheet, land.lakes), fill=SEA, stroke=COAST, stroke_width=0.8),
            element("g", shores, fill="none", stroke=COAST, stroke_width=1.7, stroke_linejoin="round"),
        ]
    )


def draw_water_lines(shores: str, size: float = 1) -> list[str]:
    """Draw the lines along the coast: wide strokes, each covered by a narrower one in the tint of the water.

    They can stand so many times as far from the coast.
    """
    parts = []
    for distance, tint, strength, has_islets in WATER_LINES:
        shapes = shores if has_islets else element("use", href="#coast")
        stroke: dict[str, object] = {"fill": "none", "stroke_linejoin": "round"}
        outer, inner = (2 * size * distance + edge * WATER_LINE_WIDTH for edge in (1, -1))
        parts.append(element("g", shapes, stroke=WATER_LINE, stroke_width=outer, stroke_opacity=strength, **stroke))
        parts.append(element("g", shapes, stroke=tint, stroke_width=inner, **stroke))
    return parts


def extent(shape: Shape) -> float:
    """Give the larger side of the box round a shape, in degrees."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return max(max(xs) - min(xs), max(ys) - min(ys))


def closed_lines(sheet: MapSheet, shapes: list[Shape]) -> str:
    """Give closed shapes of the globe as the data of one path, each as often as the map shows it."""
    parts = []
    reach = sheet.reach + BEYOND
    for shape in shapes:
        for copy in around(shape, sheet.world.centre_longitude, reach):
            ring = clip_ring(copy, reach, *ALMOST_POLES)
            points = [sheet.point(*point) for point in smooth([*ring, *ring[:1]])]
            if len(points) > 3 and sheet.shows(points):
                parts.append(path_data(points, closed=True))
    return "".join(parts)


def border_lines(sheet: MapSheet) -> str:
    """Give the borders as the data of one path, without those that the map does not want."""
    parts = []
    for line in wanted_borders(sheet.world):
        for copy in around(line, sheet.world.centre_longitude, sheet.reach + BEYOND):
            points = [sheet.point(*point) for point in smooth(copy)]
            if sheet.shows(points):
                parts.append(path_data(points))
    return "".join(parts)


def wanted_borders(world: WorldMap) -> list[Shape]:
    """List the borders that a map shows, as longitudes and latitudes."""
    lines = [border.line for border in load_land().borders if not _is_within(world, border.between)]
    return lines + [list(line) for line in world.divided]


def _is_within(world: WorldMap, between: frozenset[str]) -> bool:
    return any(between <= set(union) for union in world.united)


def graticule(sheet: MapSheet) -> str:
    """Give the meridians and parallels as the data of one path."""
    parts = []
    turn = range(-360, 361 + 180, MESH)
    for longitude in turn:
        offset = longitude - sheet.world.centre_longitude
        if abs(offset) < sheet.reach:
            parts.append(meridian(sheet, offset))
    parts += [parallel(sheet, latitude) for latitude in range(-80, 90, MESH)]
    return "".join(parts)


def meridian(sheet: MapSheet, offset: float) -> str:
    """Give a meridian as path data."""
    south, north = MERIDIAN_ENDS
    return path_data([sheet.point(offset, latitude) for latitude in range(south, north + 1, FINE)])


def parallel(sheet: MapSheet, latitude: float) -> str:
    """Give a parallel as path data."""
    end = int(sheet.reach / FINE + 1) * FINE
    return path_data([sheet.point(offset, latitude) for offset in range(-end, end + 1, FINE)])
