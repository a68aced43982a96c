"""This file draws lines that leave the map at one edge and come back at the other, as stubs at both of their places."""

from math import dist, hypot
from typing import Final

from greatcircle.atlas.layer.route import HALO as LINE_HALO
from greatcircle.atlas.layer.route import WIDTH, between, darker, draw_strokes
from greatcircle.atlas.layer.tag import draw_stop, stop_radius
from greatcircle.atlas.lettering import EM, TypeSetting, alphabet_of, set_line
from greatcircle.atlas.sheet import MapSheet, Rectangle
from greatcircle.atlas.svg import DEEP_INK, PAPER, Point, element, path_data, words
from greatcircle.equipment.map.world import EdgeLine, Place

TURN: Final = 360
LENGTH: Final = 62.0
"""How long a stub is, in units of usual strength, if the map does not end before."""
HEAD: Final = 9.0
"""The length of its arrow, and half its width."""
NAME_SIZE: Final = 14.5
NAME_GAP: Final = 5.0
NAME_HALO: Final = 4.0
"""What is written behind the arrow: its size, and how far away it is."""


def stubs(sheet: MapSheet) -> list[tuple[Place, Place, Point, Point]]:
    """Give for both ends of each such line its place, the place to which it leads, and the ends of the stub."""
    found = []
    for line in sheet.world.edge_lines:
        a, b = sheet.places[line.a], sheet.places[line.b]
        found += [(here, there, *_stub(sheet, here, there)) for here, there in ((a, b), (b, a))]
    return found


def _stub(sheet: MapSheet, here: Place, there: Place) -> tuple[Point, Point]:
    """Lead a line toward the other place, one turn of the globe away."""
    turn = TURN if here.offset > there.offset else -TURN
    start, goal = sheet.points[here.id], sheet.point(there.offset + turn, there.latitude)
    length = dist(start, goal)
    radius = sheet.dot(here)
    return between(start, goal, radius / length), between(start, goal, (radius + LENGTH * sheet.world.weight) / length)


def draw_stubs(sheet: MapSheet) -> str:
    """Draw all stubs, each with an arrow and with the place to which it leads."""
    styles = {style.id: style for style in sheet.world.line_styles}
    weight = sheet.world.weight
    parts = []
    names = [style for line in sheet.world.edge_lines for style in (line.style, line.style)]
    for (_, _, a, b), name, setting in zip(stubs(sheet), names, _settings(sheet), strict=True):
        style = styles[name]
        data = path_data([a, b])
        parts.append(element("path", d=data, fill="none", stroke=PAPER, stroke_width=(WIDTH + LINE_HALO) * weight))
        parts.append(draw_strokes(style, data, weight))
        parts.append(element("path", d=_head(a, b, HEAD * weight), fill=darker(style.colour)))
        box = _box(sheet, setting, a, b)
        base = box.bottom - alphabet_of("italic").descent / EM * setting.size
        edge: dict[str, object] = {"fill": "none", "stroke": PAPER, "stroke_linejoin": "round", "stroke_opacity": 0.85}
        width = round(NAME_HALO * weight * EM / setting.size)
        parts.append(words(setting, box.left, base, stroke_width=width, **edge))
        parts.append(words(setting, box.left, base, fill=DEEP_INK))
    for line in sheet.world.edge_lines:
        if line.has_stop:
            parts.append(draw_stop(styles[line.style], *edge_stop_point(sheet, line), stop_radius(sheet)))
    return "\n".join(parts)


def edge_stop_point(sheet: MapSheet, line: EdgeLine) -> Point:
    """Give where one can stop on a line round the edge: halfway along the stub of its first place."""
    a, b = _stub(sheet, sheet.places[line.a], sheet.places[line.b])
    return between(a, b, 0.5)


def stub_boxes(sheet: MapSheet) -> list[Rectangle]:
    """Give the boxes that stubs and what is written at them fill."""
    boxes = []
    half = HEAD * sheet.world.weight
    for (_, _, a, b), setting in zip(stubs(sheet), _settings(sheet), strict=True):
        boxes.append(Rectangle(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])).grown(half))
        boxes.append(_box(sheet, setting, a, b))
    return boxes


def _settings(sheet: MapSheet) -> list[TypeSetting]:
    """Set what is written at each stub: the number and the name of the place to which it leads, and its price."""
    tags = [tag for line in sheet.world.edge_lines for tag in (line.tag, line.tag)]
    texts = [
        " ".join(filter(None, (there.mark.text if there.mark else "", there.name, tag)))
        for (_, there, _, _), tag in zip(stubs(sheet), tags, strict=True)
    ]
    return [set_line(text, "italic", NAME_SIZE * sheet.world.weight) for text in texts]


def _box(sheet: MapSheet, setting: TypeSetting, a: Point, b: Point) -> Rectangle:
    """Give the box of the words at a stub: above or below its head, away from its place, and within the frame."""
    alphabet = alphabet_of("italic")
    rise, fall = (part / EM * setting.size for part in (alphabet.cap_height, alphabet.descent))
    gap = (NAME_GAP + HEAD) * sheet.world.weight
    middle = (a[0] + b[0]) / 2
    left = middle if b[0] > a[0] else middle - setting.width
    left = min(max(left, sheet.frame.left + gap / 2), sheet.frame.right - setting.width - gap / 2)
    top = b[1] + gap / 2 if b[1] > a[1] else b[1] - gap / 2 - rise - fall
    return Rectangle(left, top, left + setting.width, top + rise + fall)


def _head(a: Point, b: Point, size: float) -> str:
    """Give the head of an arrow from one point to another as path data."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    x, y = (b[0] - a[0]) / length * size, (b[1] - a[1]) / length * size
    return path_data([(b[0] + x, b[1] + y), (b[0] - x - y, b[1] - y + x), (b[0] - x + y, b[1] - y - x)], closed=True)
