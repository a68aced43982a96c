"""This file draws the places of a map with their names, and what is written on the map itself."""

from math import atan2, degrees, dist
from typing import Final

from greatcircle.atlas.layer.mark import draw_mark
from greatcircle.atlas.lettering import EM, TypeSetting, alphabet_of, set_line
from greatcircle.atlas.sheet import DOT_RADIUS, MapSheet, Rectangle
from greatcircle.atlas.svg import DEEP_INK, INK, PAPER, Point, element, line, words
from greatcircle.equipment.map.world import Half, Inscription, Place

HALO: Final = 5.0
PAPER_EDGE: Final = {"fill": "none", "stroke": PAPER, "stroke_linejoin": "round", "stroke_opacity": "0.85"}
"""The paper round letters, which keeps the ground off them."""
LEADER_WIDTH: Final = 1.1
SEA_NAME: Final = "#6f99a2"
END_COLOUR: Final = "#b3261e"
RING: Final = {"capital": 1.7, "city": 1.6, "end": 2.2}
"""The width of the ring round a dot."""
HALF_TITLE: Final = 28.0
HALF_NOTE: Final = 24.0
HALF_AWAY: Final = 24.0
HALF_LEADING: Final = 32.0
HALF_TITLE_DOWN: Final = 52.0
HALF_NOTE_UP: Final = 26.0
"""Sizes of what is written at the line in the middle, and where: from the line, from line to line, from the frame."""


def draw_places(sheet: MapSheet) -> str:
    """Draw the dots or marks of all places."""
    styles = {style.id: style for style in sheet.world.mark_styles}
    return "\n".join(
        draw_dot(place.style, *sheet.points[place.id], sheet.world.weight)
        if place.mark is None
        else draw_mark(styles[place.mark.style], place.mark, *sheet.points[place.id], sheet.dot(place))
        for place in sheet.world.places
    )


def draw_dot(style: str, x: float, y: float, size: float = 1) -> str:
    """Draw a dot: a ring with a point for a capital, a ring for a city, rings round a red disc for an end."""
    radius = DOT_RADIUS[style] * size
    ring = RING[style] * size
    parts = [_circle(x, y, radius - ring / 2, fill=PAPER, stroke=DEEP_INK, stroke_width=ring)]
    if style == "capital":
        parts.append(_circle(x, y, radius * 0.4, fill=DEEP_INK))
    if style == "end":
        parts.append(_circle(x, y, radius * 0.62, fill=END_COLOUR))
        parts.append(_circle(x, y, radius * 0.22, fill=PAPER))
    return "".join(parts)


def _circle(x: float, y: float, radius: float, /, **attributes: object) -> str:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def draw_leaders(sheet: MapSheet) -> str:
    """Draw the lines that lead from places to names far from them."""
    leaders = "".join(
        line([_leader_start(sheet, place), sheet.leader_end(place, place.label)])
        for place in sheet.world.places
        if place.label.has_leader
    )
    return "\n".join(
        [
            element("g", leaders, stroke=PAPER, stroke_width=3.4 * sheet.world.weight, stroke_opacity=0.9),
            element("g", leaders, stroke=INK, stroke_width=LEADER_WIDTH * sheet.world.weight),
        ]
    )


def _leader_start(sheet: MapSheet, place: Place) -> Point:
    """Give where a leader begins: in the middle of a dot, but at the edge of a mark, whose number it must not cross."""
    x, y = sheet.points[place.id]
    if place.mark is None:
        return x, y
    right, down = sheet.leader_end(place, place.label)
    share = sheet.dot(place) / dist((x, y), (right, down))
    return x + (right - x) * share, y + (down - y) * share


def draw_names(sheet: MapSheet) -> str:
    """Draw the paper round all names, then the names."""
    halos, names = [], []
    for place in sheet.world.places:
        x, y = sheet.label_start(place, place.label)
        setting = sheet.label_setting(place)
        halos.append(words(setting, x, y, stroke_width=round(HALO * sheet.world.weight * EM / setting.size)))
        names.append(element("g", element("title", place.name) + words(setting, x, y, fill=DEEP_INK)))
        if place.note:
            note, base = sheet.note_setting(place), y - sheet.note_rise(place)
            halos.append(words(note, x, base, stroke_width=round(HALO * sheet.world.weight * EM / note.size)))
            names.append(words(note, x, base, fill=END_COLOUR))
    return "\n".join([element("g", "".join(halos), **PAPER_EDGE), *names])


def draw_inscriptions(sheet: MapSheet) -> str:
    """Draw the names of the seas, each letter turned along its parallel."""
    parts = []
    for inscription in sheet.world.inscriptions:
        outlines = alphabet_of("italic").outlines
        letters = [
            element(
                "path",
                d=f"M{-half / scale:.0f} 0{outlines[letter]}",
                transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.2f}) scale({scale:.4g})",
            )
            for letter, x, y, turn, half, scale in _letters(sheet, inscription)
            if outlines[letter]
        ]
        parts.append(element("g", element("title", inscription.text) + "".join(letters), fill=SEA_NAME))
    return "\n".join(parts)


def inscription_boxes(sheet: MapSheet) -> list[Rectangle]:
    """Give the boxes that the letters of the names of the seas fill, roughly."""
    boxes = []
    for inscription in sheet.world.inscriptions:
        rise = alphabet_of("italic").cap_height / EM * inscription.size
        for _, x, y, _, half, _ in _letters(sheet, inscription):
            boxes.append(Rectangle(x - half, y - rise, x + half, y))
    return boxes


def _letters(sheet: MapSheet, inscription: Inscription) -> list[tuple[str, float, float, float, float, float]]:
    """Give each letter with the middle of its base line, its turn in degrees, half its width, and its scale."""
    setting = set_line(inscription.text, "italic", inscription.size, inscription.spacing)
    widths = alphabet_of("italic").widths
    scale = setting.size / EM
    units, _ = _step(sheet, inscription.offset, inscription.latitude)
    letters = []
    for letter, at in setting.letters:
        half = widths[letter] * scale / 2
        offset = inscription.offset + (at + half - setting.width / 2) / units
        x, y = sheet.point(offset, inscription.latitude)
        right, down = _step(sheet, offset, inscription.latitude)
        letters.append((letter, x, y, degrees(atan2(down, right)), half, scale))
    return letters


def _step(sheet: MapSheet, offset: float, latitude: float) -> tuple[float, float]:
    """Give how far right and down a degree along a parallel leads."""
    x, y = sheet.point(offset, latitude)
    right, down = sheet.point(offset + 1, latitude)
    return right - x, down - y


def draw_halves(sheet: MapSheet) -> str:
    """Draw the line in the middle of the map, with what is written on both sides of it."""
    if not sheet.world.halves:
        return ""
    middle = sheet.width / 2
    ends = [(middle, 0.0), (middle, sheet.height)]
    parts = [
        line(ends, stroke=PAPER, stroke_width=7.0, stroke_opacity=0.8),
        line(ends, stroke=DEEP_INK, stroke_width=2.2, stroke_dasharray="26 7 5 7"),
    ]
    for half, sign in zip(sheet.world.halves, (-1, 1), strict=True):
        x = middle + sign * HALF_AWAY
        title, note = _half_lines(half)
        for y in (HALF_TITLE_DOWN, sheet.height - HALF_NOTE_UP - HALF_LEADING):
            for setting, base in ((title, y), (note, y + HALF_LEADING)):
                start = x - setting.width if sign < 0 else x
                width = round(HALO * EM / setting.size)
                parts.append(words(setting, start, base, **PAPER_EDGE, stroke_width=width))
                parts.append(words(setting, start, base, fill=half.colour))
    return "\n".join(parts)


def half_boxes(sheet: MapSheet) -> list[Rectangle]:
    """Give the boxes that the words at the line in the middle fill."""
    boxes = []
    for half, sign in zip(sheet.world.halves, (-1, 1), strict=bool(sheet.world.halves)):
        width = max(setting.width for setting in _half_lines(half))
        left, right = sorted((sheet.width / 2 + sign * HALF_AWAY, sheet.width / 2 + sign * (HALF_AWAY + width)))
        boxes.append(Rectangle(left, 0, right, HALF_TITLE_DOWN + HALF_LEADING + HALF_NOTE / 2))
        boxes.append(Rectangle(left, sheet.height - HALF_NOTE_UP - HALF_LEADING - HALF_TITLE, right, sheet.height))
    return boxes


def _half_lines(half: Half) -> tuple[TypeSetting, TypeSetting]:
    """Set the title of a half and the note below it."""
    return set_line(half.title.upper(), "bold", HALF_TITLE, 0.14), set_line(half.note, "italic", HALF_NOTE)
