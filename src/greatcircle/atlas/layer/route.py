"""This file draws the lines between places: each in its colour, with its pattern, and its letter on a disc."""

from math import dist
from typing import Final

from greatcircle.atlas.sheet import DISC_RADIUS, MapSheet
from greatcircle.atlas.svg import DEEP_INK, PAPER, Point, element, text
from greatcircle.equipment.map.world import DASH_DOT, DOTTED, DOUBLE_LINE, LONG_DASH, Line, LineStyle

WIDTH: Final = 4.6
HALO: Final = 5.0
"""How far the paper shows on both sides of a line, to lift it from the ground."""
LETTER_SIZE: Final = 11.6
LETTER_DROP: Final = 3.75
"""How far the base line of a disc's letter is below its middle."""
LIGHT: Final = 150
"""Colours brighter than this, of 255, carry dark letters and dark edges."""
RHYTHM: Final = {LONG_DASH: "17 7", DOTTED: "0.1 9.4", DASH_DOT: "13 8 0.1 8"}
"""Dashes and gaps; a dash of no length with round ends is a dot."""
CAPS: Final = {LONG_DASH: "butt", DOTTED: "round", DASH_DOT: "round"}
DARK_EDGE: Final = 0.7
DOT_GROWTH: Final = 1.35
DOUBLE_WIDTH: Final = 7.0
DOUBLE_GAP: Final = 3.4


def draw_lines(sheet: MapSheet) -> str:
    """Draw all lines, those of one style together."""
    parts = []
    for style in sheet.world.line_styles:
        segments = [segment(sheet, line) for line in sheet.world.lines if line.style == style.id]
        data = "".join(_straight(a, b) for a, b in segments)
        parts.append(draw_strokes(style, data, sheet.world.weight))
    return "\n".join(parts)


def draw_halos(sheet: MapSheet) -> str:
    """Draw the paper under all lines."""
    data = "".join(_straight(*segment(sheet, line)) for line in sheet.world.lines)
    width = (DOUBLE_WIDTH + HALO) * sheet.world.weight
    return element(
        "path", d=data, fill="none", stroke=PAPER, stroke_width=width, stroke_opacity=0.72, stroke_linecap="round"
    )


def segment(sheet: MapSheet, line: Line) -> tuple[Point, Point]:
    """Give the ends of a line, at the edges of its places' dots."""
    a, b = sheet.points[line.a], sheet.points[line.b]
    length = dist(a, b)
    share_a = sheet.dot(sheet.places[line.a]) / length
    share_b = sheet.dot(sheet.places[line.b]) / length
    return between(a, b, share_a), between(b, a, share_b)


def draw_strokes(style: LineStyle, data: str, weight: float = 1) -> str:
    """Draw path data in the colour and with the pattern of a style, with dark edges; maybe so many times as strong."""
    rhythm: dict[str, object] = {}
    width = WIDTH * weight
    if style.pattern in RHYTHM:
        rhythm = {"stroke_dasharray": rhythm_of(style.pattern, weight), "stroke_linecap": CAPS[style.pattern]}
    if style.pattern == DOTTED:
        width *= DOT_GROWTH
    if style.pattern == DOUBLE_LINE:
        width = DOUBLE_WIDTH * weight
    strokes = [(darker(style.colour), width + 2 * DARK_EDGE * weight), (style.colour, width)]
    if style.pattern == DOUBLE_LINE:
        strokes.append((PAPER, DOUBLE_GAP * weight))
    return "".join(
        element("path", d=data, fill="none", stroke=colour, stroke_width=wide, **rhythm) for colour, wide in strokes
    )


def rhythm_of(pattern: str, weight: float) -> str:
    """Give the dashes and gaps of a pattern in lines so many times as strong as usual."""
    return " ".join(f"{float(part) * weight:g}" for part in RHYTHM[pattern].split())


def draw_discs(sheet: MapSheet) -> str:
    """Draw the letters of all lines that bear one."""
    styles = {style.id: style for style in sheet.world.line_styles}
    return "\n".join(
        draw_disc(styles[line.style], *sheet.disc(line), sheet.disc_radius)
        for line in sheet.world.lines
        if styles[line.style].letter and not line.tag
    )


def draw_disc(style: LineStyle, x: float, y: float, radius: float = DISC_RADIUS) -> str:
    """Draw the letter of a style on a disc of its colour."""
    size = LETTER_SIZE * radius / DISC_RADIUS
    ink = DEEP_INK if brightness(style.colour) > LIGHT else "#ffffff"
    circle: dict[str, object] = {"cx": x, "cy": y}
    return (
        element("circle", r=radius + 1.5, fill=PAPER, **circle)
        + element("circle", r=radius, fill=style.colour, stroke=darker(style.colour), stroke_width=1.0, **circle)
        + text(style.letter, x, y + LETTER_DROP * radius / DISC_RADIUS, "bold", size, "middle", fill=ink)
    )


def brightness(colour: str) -> float:
    """Give how bright a colour of the form #rrggbb looks, from 0 to 255."""
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def darker(colour: str) -> str:
    """Give the colour of a line's edges."""
    share = 0.5 if brightness(colour) > LIGHT else 0.72
    return "#" + "".join(f"{round(int(colour[start : start + 2], 16) * share):02x}" for start in (1, 3, 5))


def between(a: Point, b: Point, share: float) -> Point:
    """Give a point of a line, so far from one end to the other."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _straight(a: Point, b: Point) -> str:
    return f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}"
