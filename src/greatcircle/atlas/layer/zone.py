"""This file draws the parts of the world: a border between their places, a bar on every line over it, and letters."""

from itertools import pairwise
from math import dist
from typing import Final

from greatcircle.atlas.land import around, smooth
from greatcircle.atlas.layer.route import between, segment
from greatcircle.atlas.lettering import EM, TypeSetting, alphabet_of, set_line
from greatcircle.atlas.sheet import MapSheet, Rectangle
from greatcircle.atlas.svg import PAPER, Point, element, line, path_data, words
from greatcircle.equipment.map.world import Line, Zone

BORDER: Final = "#8d8478"
BORDER_WIDTH: Final = 3.0
BORDER_RHYTHM: Final = "14 12"
BAR: Final = "#77706a"
BAR_WIDTH: Final = 5.2
BAR_LENGTH: Final = 19.0
BAR_EDGE: Final = 2.0
"""The bar across a line, in units of usual strength, and the paper round it."""
LETTER: Final = "#6d6257"
LETTER_SIZE: Final = 40.0
HEADING_SIZE: Final = 26.0
TITLE_SIZE: Final = 17.0
SPACING: Final = 0.12
HALO: Final = 5.0
DROP: Final = 1.25
"""How far the name of a zone stands below its letter, in parts of its size."""
STEPS: Final = 24
HALVINGS: Final = 6
"""How finely it is sought where a line leads over a border."""
NEARLY: Final = 1e-9
CUTS: Final = 3
BEYOND: Final = 3.0
"""How often corners are cut; degrees beyond the corners of the map up to which a border is kept."""


def draw_borders(sheet: MapSheet) -> str:
    """Draw the borders of zones where the map has them, or else halfway between the places of different zones."""
    data = "".join(path_data(line) for line in ruled_borders(sheet))
    if not sheet.world.zone_lines:
        data = "".join(path_data([a, b]) for a, b in borders(sheet))
    if not data:
        return ""
    weight = sheet.world.weight
    rhythm = " ".join(f"{float(part) * weight:g}" for part in BORDER_RHYTHM.split())
    stroke: dict[str, object] = {"fill": "none", "stroke": BORDER, "stroke_width": BORDER_WIDTH * weight}
    return element("path", d=data, stroke_opacity=0.55, stroke_dasharray=rhythm, **stroke)


def ruled_borders(sheet: MapSheet) -> list[list[Point]]:
    """Give the borders that the map itself has, with their corners cut."""
    found = []
    for ruled in sheet.world.zone_lines:
        for copy in around(list(ruled), sheet.world.centre_longitude, sheet.reach + BEYOND):
            points = [sheet.point(*point) for point in smooth(_rounded(copy))]
            if sheet.shows(points):
                found.append(points)
    return found


def _rounded(line: list[Point]) -> list[Point]:
    """Cut the corners of a line, each time a quarter of its pieces (Chaikin)."""
    for _ in range(CUTS):
        cut = [point for a, b in pairwise(line) for point in (between(a, b, 0.25), between(a, b, 0.75))]
        line = [line[0], *cut[1:-1], line[-1]]
    return line


def borders(sheet: MapSheet) -> list[tuple[Point, Point]]:
    """Give the borders between zones: the sides of each place's own ground, as far as another zone lies beyond."""
    zoned = [place for place in sheet.world.places if place.zone]
    found = []
    for place in zoned:
        here = sheet.points[place.id]
        right, bottom = sheet.width, sheet.height
        sides: list[tuple[Point, str]] = [((0, 0), ""), ((right, 0), ""), ((right, bottom), ""), ((0, bottom), "")]
        for other in zoned:
            if other.id != place.id:
                sides = _cut(sides, here, sheet.points[other.id], other.zone)
        found += [
            (a, b) for (a, zone), (b, _) in zip(sides, [*sides[1:], *sides[:1]], strict=True) if place.zone < zone
        ]
    return found


def _cut(sides: list[tuple[Point, str]], here: Point, there: Point, zone: str) -> list[tuple[Point, str]]:
    """Keep what of a shape is nearer to one point than to another; a corner tells the zone beyond the side after it."""
    middle = between(here, there, 0.5)
    across = there[0] - here[0], there[1] - here[1]
    beyond = [(a[0] - middle[0]) * across[0] + (a[1] - middle[1]) * across[1] for a, _ in sides]
    if max(beyond, default=0) <= NEARLY:
        return sides
    kept: list[tuple[Point, str]] = []
    for number, (corner, name) in enumerate(sides):
        after = (number + 1) % len(sides)
        is_in, is_next_in = beyond[number] <= NEARLY, beyond[after] <= NEARLY
        if is_in:
            kept.append((corner, name))
        if is_in != is_next_in:
            cut = between(corner, sides[after][0], beyond[number] / (beyond[number] - beyond[after]))
            kept.append((cut, zone if is_in else name))
    return kept


def draw_bars(sheet: MapSheet) -> str:
    """Draw a grey bar across every line that leads from one zone into another, unless one can stop on it."""
    weight = sheet.world.weight
    parts = []
    for ends in bars(sheet):
        parts.append(line(list(ends), stroke=PAPER, stroke_width=(BAR_WIDTH + 2 * BAR_EDGE) * weight))
        parts.append(line(list(ends), stroke=BAR, stroke_width=BAR_WIDTH * weight))
    return "".join(parts)


def bars(sheet: MapSheet) -> list[tuple[Point, Point]]:
    """Give the ends of all bars."""
    return [_bar(sheet, one) for one in sheet.world.lines if _parts(sheet, one)]


def bar_boxes(sheet: MapSheet) -> list[Rectangle]:
    """Give the boxes that bars fill."""
    edge = (BAR_WIDTH / 2 + BAR_EDGE) * sheet.world.weight
    return [
        Rectangle(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])).grown(edge)
        for a, b in bars(sheet)
    ]


def _parts(sheet: MapSheet, one: Line) -> bool:
    return sheet.places[one.a].zone != sheet.places[one.b].zone and not one.stop_at


def _bar(sheet: MapSheet, one: Line) -> tuple[Point, Point]:
    a, b = segment(sheet, one)
    x, y = between(a, b, border_at(sheet, one))
    half = BAR_LENGTH * sheet.world.weight / 2 / dist(a, b)
    aside = -(b[1] - a[1]) * half, (b[0] - a[0]) * half
    return (x - aside[0], y - aside[1]), (x + aside[0], y + aside[1])


def border_at(sheet: MapSheet, one: Line) -> float:
    """Give how far along a line, from 0 to 1, the ground of the first zone ends."""
    a, b = segment(sheet, one)
    if sheet.world.zone_lines:
        shares = [
            share for ruled in ruled_borders(sheet) for piece in pairwise(ruled) for share in _meeting(a, b, piece)
        ]
        return min(shares, default=1.0)
    ground = [(sheet.points[place.id], place.zone) for place in sheet.world.places if place.zone]
    own = sheet.places[one.a].zone

    def is_own(share: float) -> bool:
        return _zone_at(between(a, b, share), ground) == own

    outside = next((step / STEPS for step in range(1, STEPS + 1) if not is_own(step / STEPS)), 1.0)
    inside = outside - 1 / STEPS
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if is_own(middle) else (inside, middle)
    return outside


def _meeting(a: Point, b: Point, piece: tuple[Point, Point]) -> list[float]:
    """Give how far along a line it meets a piece of another, if it does."""
    (cx, cy), (dx, dy) = piece
    along, across = (b[0] - a[0], b[1] - a[1]), (dx - cx, dy - cy)
    turn = along[0] * across[1] - along[1] * across[0]
    if abs(turn) < NEARLY:
        return []
    share = ((cx - a[0]) * across[1] - (cy - a[1]) * across[0]) / turn
    other = ((cx - a[0]) * along[1] - (cy - a[1]) * along[0]) / turn
    return [share] if 0 <= share <= 1 and 0 <= other <= 1 else []


def _zone_at(at: Point, ground: list[tuple[Point, str]]) -> str:
    """Give the zone of the place that is nearest to a point."""
    return min((dist(at, point), zone) for point, zone in ground)[1]


def draw_zones(sheet: MapSheet) -> str:
    """Draw the letters of all zones with their names below."""
    parts = []
    for letter, title, x, y in _settings(sheet):
        drop = title.size * DROP
        for setting, base in ((letter, y), (title, y + drop)):
            start = x - setting.width / 2
            edge = round(HALO * sheet.world.weight * EM / setting.size)
            paper: dict[str, object] = {"fill": "none", "stroke": PAPER, "stroke_linejoin": "round"}
            parts.append(words(setting, start, base, stroke_width=edge, stroke_opacity=0.7, **paper))
            parts.append(words(setting, start, base, fill=LETTER))
    return "\n".join(parts)


def zone_boxes(sheet: MapSheet) -> list[Rectangle]:
    """Give the boxes that the letters and names of zones fill."""
    rise = alphabet_of("bold").cap_height / EM
    fall = alphabet_of("italic").descent / EM
    boxes = []
    for letter, title, x, y in _settings(sheet):
        half = max(letter.width, title.width) / 2
        boxes.append(Rectangle(x - half, y - rise * letter.size, x + half, y + (DROP + fall) * title.size))
    return boxes


def _settings(sheet: MapSheet) -> list[tuple[TypeSetting, TypeSetting, float, float]]:
    """Set the letter and the name of each zone, with the middle of the letter's base line."""
    weight = sheet.world.weight
    return [
        (
            _heading(zone, weight),
            set_line(zone.title, "italic", TITLE_SIZE * weight, SPACING),
            *sheet.point(zone.offset, zone.latitude),
        )
        for zone in sheet.world.zones
    ]


def _heading(zone: Zone, weight: float) -> TypeSetting:
    """Set the letter of a zone, or the word that stands in its place."""
    if zone.heading:
        return set_line(zone.heading, "bold", HEADING_SIZE * weight, SPACING)
    return set_line(zone.id, "bold", LETTER_SIZE * weight)
