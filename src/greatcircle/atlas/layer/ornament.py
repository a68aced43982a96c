"""This file draws what adorns a map and explains it: the cartouche with title and legend, and the compass rose."""

from math import cos, pi, sin
from typing import Final

from greatcircle.atlas.layer.mark import JET
from greatcircle.atlas.layer.name import draw_dot
from greatcircle.atlas.layer.route import draw_disc, draw_strokes
from greatcircle.atlas.sheet import MapSheet
from greatcircle.atlas.svg import DEEP_INK, INK, PAPER, SHADE, Point, element, path_data, text
from greatcircle.equipment.map.world import Panel

TITLE_SIZE: Final = 112.0
SUBTITLE_SIZE: Final = 35.0
LEGEND_SIZE: Final = 25.0
NOTE_SIZE: Final = 21.0
NOTE_LEADING: Final = 29.0
SAMPLE: Final = 118.0
"""The length of a line in the legend."""
NOTCH: Final = 34.0


def draw_cartouche(sheet: MapSheet) -> str:
    """Draw the panel with the title, the legend of the lines and the small print."""
    world, panel = sheet.world, sheet.world.cartouche
    if panel is None:
        return ""
    middle = panel.x + panel.width / 2
    y = panel.y + 128
    parts = [plaque(panel)]
    parts.append(text(world.title.upper(), middle, y, "bold", TITLE_SIZE, "middle", 0.06, fill=DEEP_INK))
    for sign in (-1, 1):
        turn = f"translate({middle + sign * (panel.width / 2 - 92):.1f} {y - 40:.1f}) rotate(-90) scale(0.8)"
        parts.append(element("path", d=JET, transform=turn, fill=DEEP_INK))
    y += 54
    parts.append(text(world.subtitle, middle, y, "italic", SUBTITLE_SIZE, "middle", fill=INK))
    y += 34
    parts.append(rule(middle, y, panel.width - 160))
    y += 58
    step = (panel.width - 90) / len(world.line_styles)
    for number, style in enumerate(world.line_styles):
        x = panel.x + 45 + step * (number + 0.5)
        parts.append(draw_strokes(style, f"M{x - SAMPLE / 2:.1f} {y:.1f}h{SAMPLE:g}"))
        parts.append(draw_disc(style, x, y, 14))
        parts.append(text(style.title, x, y + 42, "roman", LEGEND_SIZE, "middle", fill=DEEP_INK))
    y += 94
    kinds = (("capital", "capital"), ("city", "other city"), ("end", "start and finish"))
    step = (panel.width - 120) / len(kinds)
    for number, (style_name, name) in enumerate(kinds):
        x = panel.x + 60 + step * (number + 0.24)
        parts.append(draw_dot(style_name, x, y - 8, 1.5 if style_name != "end" else 1.0))
        parts.append(text(name, x + 22, y, "roman", LEGEND_SIZE, fill=DEEP_INK))
    y += 46
    for note in world.notes:
        parts.append(text(note, middle, y, "italic", NOTE_SIZE, "middle", fill=INK))
        y += NOTE_LEADING
    return "\n".join(parts)


def plaque(panel: Panel) -> str:
    """Draw a sheet of paper with notched corners and a double line."""
    return (
        element("path", d=_notched(panel, -7, NOTCH), fill="#5b7d84", fill_opacity=0.35, transform="translate(9 11)")
        + element("path", d=_notched(panel, 0, NOTCH), fill=PAPER, stroke=DEEP_INK, stroke_width=4.0)
        + element("path", d=_notched(panel, 11, NOTCH), fill="none", stroke=DEEP_INK, stroke_width=1.4)
        + element("path", d=_notched(panel, 17, NOTCH), fill="none", stroke=SHADE, stroke_width=3.0)
    )


def _notched(panel: Panel, inset: float, notch: float) -> str:
    left, top = panel.x + inset, panel.y + inset
    right, bottom = panel.x + panel.width - inset, panel.y + panel.height - inset
    return (
        f"M{left + notch:.1f} {top:.1f}H{right - notch:.1f}a{notch} {notch} 0 0 0 {notch} {notch}"
        f"V{bottom - notch:.1f}a{notch} {notch} 0 0 0-{notch} {notch}"
        f"H{left + notch:.1f}a{notch} {notch} 0 0 0-{notch}-{notch}"
        f"V{top + notch:.1f}a{notch} {notch} 0 0 0 {notch}-{notch}z"
    )


def rule(x: float, y: float, width: float) -> str:
    """Draw a line that swells in the middle, with a diamond."""
    half = width / 2
    swelling = [(x - half, y), (x, y - 2.2), (x + half, y), (x, y + 2.2)]
    diamond = [(x - 11, y), (x, y - 8), (x + 11, y), (x, y + 8)]
    return element("path", d=path_data(swelling, closed=True), fill=INK) + element(
        "path", d=path_data(diamond, closed=True), fill=INK, stroke=PAPER, stroke_width=4.0
    )


def draw_compass(sheet: MapSheet) -> str:
    """Draw the compass rose where the map has room for it."""
    return "" if sheet.world.compass is None else draw_rose(sheet.world.compass)


def draw_rose(panel: Panel) -> str:
    """Draw a compass rose: sixteen points, dark on one side, and the letter of the north."""
    x, y = panel.x + panel.width / 2, panel.y + panel.height / 2
    radius = min(panel.width, panel.height) / 2 - 34
    circle: dict[str, object] = {"cx": x, "cy": y, "fill": "none", "stroke": INK}
    parts = [
        element("circle", cx=x, cy=y, r=radius * 0.72, fill=PAPER, fill_opacity=0.55),
        element("circle", r=radius * 0.72, stroke_width=1.6, **circle),
        element("circle", r=radius * 0.66, stroke_width=7.0, stroke_dasharray=_dashes(radius * 0.66, 36), **circle),
        element("circle", r=radius * 0.6, stroke_width=1.2, **circle),
    ]
    for length, turn, count, waist in ((0.56, pi / 8, 8, 0.1), (0.76, pi / 4, 4, 0.15), (1.0, 0.0, 4, 0.17)):
        for number in range(count):
            angle = turn + 2 * pi * number / count - pi / 2
            tip = _polar(x, y, radius * length, angle)
            for sign, colour in ((-1, PAPER), (1, DEEP_INK)):
                side = _polar(x, y, radius * waist, angle + sign * pi / max(count, 4))
                parts.append(
                    element(
                        "path",
                        d=path_data([(x, y), side, tip], closed=True),
                        fill=colour,
                        stroke=DEEP_INK,
                        stroke_width=1.1,
                        stroke_linejoin="round",
                    )
                )
    parts.append(text("N", x, y - radius - 8, "bold", 40, "middle", fill=DEEP_INK))
    return "\n".join(parts)


def _polar(x: float, y: float, radius: float, angle: float) -> Point:
    return x + radius * cos(angle), y + radius * sin(angle)


def _dashes(radius: float, count: int) -> str:
    half = pi * radius / count
    return f"{half:.3f} {half:.3f}"
