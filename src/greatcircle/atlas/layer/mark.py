"""This file draws the marks of places: a number in a coloured shape, and a jet at its shoulder for an airport."""

from math import cos, pi, sin
from typing import Final

from greatcircle.atlas.layer.route import LIGHT, brightness, darker
from greatcircle.atlas.lettering import EM, alphabet_of
from greatcircle.atlas.svg import DEEP_INK, PAPER, Point, element, path_data, text
from greatcircle.equipment.map.world import CIRCLE, DIAMOND, SQUARE, STAR, MarkStyle, PlaceMark

JET: Final = (
    "M0-50C4-50 6-43 6-34L6-14 46 10 46 18 6 6 5 30 17 39 17 45 0 41"
    "-17 45-17 39-5 30-6 6-46 18-46 10-6-14-6-34C-6-43-4-50 0-50z"
)
"""A jet that flies upward, a hundred units long."""
JET_LENGTH: Final = 100.0
SIZE: Final = 0.98
"""The letters in a mark, in parts of its radius."""
EDGE: Final = 0.09
PAPER_EDGE: Final = 0.14
"""The dark edge of a mark and the paper round it, in parts of its radius."""
SQUARE_SIDE: Final = 0.82
CIRCLE_RADIUS: Final = 0.9
STAR_WAIST: Final = 0.7
STAR_POINTS: Final = 6
BADGE_AWAY: Final = 0.99
BADGE: Final = 0.44
"""Where the disc with the jet is, and its radius, in parts of the mark's radius."""
SHOULDER: Final = -pi / 4


def draw_mark(style: MarkStyle, mark: PlaceMark, x: float, y: float, radius: float) -> str:
    """Draw a mark round a point, with its number, and its jet if it has an airport."""
    outline = shape(style.shape, x, y, radius)
    ink = DEEP_INK if brightness(style.colour) > LIGHT else "#ffffff"
    size = radius * SIZE
    drop = alphabet_of("bold").cap_height / EM * size / 2
    parts = [
        element("path", d=outline, fill=PAPER, stroke=PAPER, stroke_width=2 * radius * PAPER_EDGE),
        element("path", d=outline, fill=style.colour, stroke=darker(style.colour), stroke_width=radius * EDGE),
        text(mark.text, x, y + drop, "bold", size, "middle", fill=ink),
    ]
    if mark.has_airport:
        away = radius * BADGE_AWAY
        parts.append(draw_badge(x + away * cos(SHOULDER), y + away * sin(SHOULDER), radius * BADGE))
    return "".join(parts)


def draw_badge(x: float, y: float, radius: float) -> str:
    """Draw a dark disc with a jet."""
    turn = f"translate({x:.1f} {y:.1f}) rotate(45) scale({1.5 * radius / JET_LENGTH:.4g})"
    return element("circle", cx=x, cy=y, r=radius, fill=DEEP_INK, stroke=PAPER, stroke_width=radius * 0.18) + element(
        "path", d=JET, transform=turn, fill=PAPER
    )


def shape(name: str, x: float, y: float, radius: float) -> str:
    """Give the outline of a mark as path data."""
    if name == CIRCLE:
        size, left, right = radius * CIRCLE_RADIUS, x - radius * CIRCLE_RADIUS, x + radius * CIRCLE_RADIUS
        half = f"A{size:.1f} {size:.1f} 0 1 1 "
        return f"M{left:.1f} {y:.1f}{half}{right:.1f} {y:.1f}{half}{left:.1f} {y:.1f}z"
    return path_data([(x + radius * dx, y + radius * dy) for dx, dy in _corners(name)], closed=True)


def _corners(name: str) -> list[Point]:
    """Give the corners of a shape of radius 1."""
    if name == SQUARE:
        return [(side * SQUARE_SIDE, end * SQUARE_SIDE) for side, end in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    if name == DIAMOND:
        return [(0, -1), (1, 0), (0, 1), (-1, 0)]
    if name == STAR:
        turns = [pi * point / STAR_POINTS - pi / 2 for point in range(2 * STAR_POINTS)]
        return [
            (reach * cos(turn), reach * sin(turn))
            for turn, reach in zip(turns, (1, STAR_WAIST) * STAR_POINTS, strict=True)
        ]
    raise ValueError(f"There is no shape {name}.")
