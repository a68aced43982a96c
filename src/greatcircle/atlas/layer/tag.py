"""This file draws what stands on lines: tags with a price, and small diamonds where one can stop on the way."""

from math import dist
from typing import Final

from greatcircle.atlas.layer.mark import shape
from greatcircle.atlas.layer.route import between, darker, segment
from greatcircle.atlas.lettering import EM, TypeSetting, alphabet_of, set_line
from greatcircle.atlas.sheet import MapSheet, Rectangle
from greatcircle.atlas.svg import DEEP_INK, PAPER, Point, element, number, words
from greatcircle.equipment.map.world import DIAMOND, Line, LineStyle

STYLE: Final = "figure"
SIZE: Final = 12.5
SIDE: Final = 2.8
HEAD: Final = 2.8
"""The letters of a tag, and the paper beside and above them, in units of usual strength."""
EDGE: Final = 1.0
PAPER_EDGE: Final = 1.4
ROUND: Final = 3.4
"""The line round a tag, the paper round that, and how round its corners are."""
STOP_RADIUS: Final = 8.0
STOP_EDGE: Final = 0.9


def tag_setting(sheet: MapSheet, line: Line) -> TypeSetting:
    """Set what is written on a line."""
    return set_line(line.tag, STYLE, SIZE * sheet.world.weight)


def tag_box(sheet: MapSheet, line: Line) -> Rectangle:
    """Give the frame of a line's tag."""
    a, b = sheet.points[line.a], sheet.points[line.b]
    x, y = between(a, b, line.letter_at)
    aside = line.tag_aside / dist(a, b)
    x, y = x - (b[1] - a[1]) * aside, y + (b[0] - a[0]) * aside
    return frame_round(tag_setting(sheet, line), x, y, sheet.world.weight)


def frame_round(setting: TypeSetting, x: float, y: float, weight: float) -> Rectangle:
    """Give the frame of a tag round a point."""
    half = setting.width / 2 + SIDE * weight
    height = alphabet_of(STYLE).cap_height / EM * setting.size / 2 + HEAD * weight
    return Rectangle(x - half, y - height, x + half, y + height)


def draw_tags(sheet: MapSheet) -> str:
    """Draw the tags of all lines that have one."""
    styles = {style.id: style for style in sheet.world.line_styles}
    return "\n".join(
        draw_tag(styles[line.style], tag_setting(sheet, line), tag_box(sheet, line), sheet.world.weight)
        for line in sheet.world.lines
        if line.tag
    )


def draw_tag(style: LineStyle, setting: TypeSetting, box: Rectangle, weight: float) -> str:
    """Draw a tag: a frame in the colour of its line, on paper."""
    parts = []
    for grown, stroke, wide in ((PAPER_EDGE, PAPER, PAPER_EDGE), (0, darker(style.colour), EDGE)):
        frame = box.grown(grown * weight / 2)
        sides: dict[str, object] = {
            "x": number(frame.left),
            "y": number(frame.top),
            "width": number(frame.right - frame.left),
            "height": number(frame.bottom - frame.top),
        }
        parts.append(element("rect", rx=ROUND * weight, fill=PAPER, stroke=stroke, stroke_width=wide * weight, **sides))
    drop = alphabet_of(STYLE).cap_height / EM * setting.size / 2
    middle = (box.left + box.right - setting.width) / 2
    return "".join([*parts, words(setting, middle, (box.top + box.bottom) / 2 + drop, fill=DEEP_INK)])


def stop_point(sheet: MapSheet, line: Line) -> Point:
    """Give where one can stop on a line."""
    a, b = segment(sheet, line)
    return between(a, b, line.stop_at)


def stop_radius(sheet: MapSheet) -> float:
    """Measure a diamond to stop at."""
    return STOP_RADIUS * sheet.world.weight


def stop_boxes(sheet: MapSheet) -> list[Rectangle]:
    """Give the boxes that the diamonds on lines fill."""
    points = [stop_point(sheet, line) for line in sheet.world.lines if line.stop_at]
    return [Rectangle(x, y, x, y).grown(stop_radius(sheet)) for x, y in points]


def draw_stops(sheet: MapSheet) -> str:
    """Draw the diamonds on all lines where one can stop."""
    styles = {style.id: style for style in sheet.world.line_styles}
    return "".join(
        draw_stop(styles[line.style], *stop_point(sheet, line), stop_radius(sheet))
        for line in sheet.world.lines
        if line.stop_at
    )


def draw_stop(style: LineStyle, x: float, y: float, radius: float) -> str:
    """Draw a small diamond in the colour of its line."""
    outline = shape(DIAMOND, x, y, radius)
    edge = radius * 2 * STOP_EDGE / STOP_RADIUS
    return element("path", d=outline, fill=PAPER, stroke=PAPER, stroke_width=3 * edge) + element(
        "path", d=outline, fill=style.colour, stroke=darker(style.colour), stroke_width=edge
    )
