"""This file draws the frame of a map: numbered degrees, and a ladder of black and white along its edges."""

from math import ceil, floor
from typing import Final

from greatcircle.atlas.projection import POLE, meridian_at
from greatcircle.atlas.sheet import MapSheet, Rectangle
from greatcircle.atlas.svg import DEEP_INK, PAPER, element, text

STEP: Final = 5
"""Degrees of one rung of the ladder."""
NUMBERED: Final = 2
"""Every so many rungs there is a number."""
NUMBER_BAND: Final = 30.0
LADDER: Final = 13.0
EDGE: Final = 15.0
"""Beyond the ladder: a gap, a thick line, a gap and a thin line."""
THICKNESS: Final = NUMBER_BAND + LADDER + EDGE
NUMBER_SIZE: Final = 17.0
RUNG: Final = 110.0
"""How long a rung is where there are no degrees."""
CORNER: Final = 40.0
"""So near to a corner no number stands."""
TURN: Final = 360
HALF_TURN: Final = 180

Tick = tuple[float, int]
"""Where along an edge a degree is, and which multiple of the step."""


def draw_frame(sheet: MapSheet) -> str:
    """Draw everything between the map and the paper round it."""
    width, height = sheet.width, sheet.height
    parts = [_ring(sheet.frame, NUMBER_BAND / 2, NUMBER_BAND, PAPER), _ring(sheet.frame, 0, 2.4, DEEP_INK)]
    for y, ladder_y, base in (
        (0.0, -NUMBER_BAND - LADDER, -NUMBER_BAND * 0.3),
        (height, height + NUMBER_BAND, height + NUMBER_BAND * 0.68),
    ):
        ticks = longitude_ticks(sheet, y)
        parts += [_box(Rectangle(a, ladder_y, b, ladder_y + LADDER)) for a, b in dark_rungs(ticks, width)]
        for x, count in _numbered(ticks, width):
            name = longitude_name(count * STEP)
            parts.append(text(name, x, base, "roman", NUMBER_SIZE, "middle", fill=DEEP_INK))
    for x, ladder_x, middle, turn in (
        (0.0, -NUMBER_BAND - LADDER, -NUMBER_BAND / 2, -90),
        (width, width + NUMBER_BAND, width + NUMBER_BAND / 2, 90),
    ):
        ticks = latitude_ticks(sheet, x)
        parts += [_box(Rectangle(ladder_x, a, ladder_x + LADDER, b)) for a, b in dark_rungs(ticks, height)]
        for y, count in _numbered(ticks, height):
            name = text(latitude_name(count * STEP), 0, NUMBER_SIZE * 0.32, "roman", NUMBER_SIZE, "middle")
            parts.append(element("g", name, transform=f"translate({middle:.1f} {y:.1f}) rotate({turn})", fill=DEEP_INK))
    return "\n".join([*parts, *_rings(sheet.frame)])


def draw_plain_frame(frame: Rectangle) -> str:
    """Draw a frame without numbers, for a map that knows no degrees: rungs of one length from corner to corner."""
    width, height = frame.right - frame.left, frame.bottom - frame.top
    parts = [_ring(frame, NUMBER_BAND / 2, NUMBER_BAND, PAPER), _ring(frame, 0, 2.4, DEEP_INK)]
    for start, end in _even_rungs(width):
        for y in (frame.top - NUMBER_BAND - LADDER, frame.bottom + NUMBER_BAND):
            parts.append(_box(Rectangle(frame.left + start, y, frame.left + end, y + LADDER)))
    for start, end in _even_rungs(height):
        for x in (frame.left - NUMBER_BAND - LADDER, frame.right + NUMBER_BAND):
            parts.append(_box(Rectangle(x, frame.top + start, x + LADDER, frame.top + end)))
    return "\n".join([*parts, *_rings(frame)])


def longitude_ticks(sheet: MapSheet, y: float) -> list[Tick]:
    """Give where the meridians meet the upper or lower edge, as multiples of the step from the prime meridian."""
    centre = sheet.world.centre_longitude
    height = sheet.top - y / sheet.scale
    ticks = []
    for count in range(ceil((centre - sheet.reach) / STEP), floor((centre + sheet.reach) / STEP) + 1):
        x = sheet.width / 2 + sheet.scale * meridian_at(count * STEP - centre, height)
        if 0 < x < sheet.width:
            ticks.append((x, count))
    return ticks


def latitude_ticks(sheet: MapSheet, x: float) -> list[Tick]:
    """Give where the parallels meet the left or right edge, from north to south."""
    ticks = []
    for count in range(floor(POLE / STEP) - 1, -floor(POLE / STEP), -1):
        low, high = 0.0, 2 * sheet.reach
        for _ in range(50):
            middle = (low + high) / 2
            if sheet.point(middle, count * STEP)[0] < max(x, sheet.width - x):
                low = middle
            else:
                high = middle
        y = sheet.point(low, count * STEP)[1]
        if 0 < y < sheet.height:
            ticks.append((y, count))
    return ticks


def dark_rungs(ticks: list[Tick], length: float) -> list[tuple[float, float]]:
    """Give every second rung of a ladder, from its beginning to its end."""
    _, first = ticks[0]
    _, second = ticks[1]
    ends = [(0.0, first - (second - first)), *ticks, (length, 0)]
    return [(at, ends[index + 1][0]) for index, (at, count) in enumerate(ends[:-1]) if count % 2 == 0]


def longitude_name(longitude: int) -> str:
    """Write a longitude with its side of the globe."""
    longitude = (longitude + HALF_TURN) % TURN - HALF_TURN
    if longitude in (0, -HALF_TURN):
        return f"{abs(longitude)}°"
    return f"{abs(longitude)}° {'E' if longitude > 0 else 'W'}"


def latitude_name(latitude: int) -> str:
    """Write a latitude with its side of the equator."""
    return f"{abs(latitude)}° {'N' if latitude > 0 else 'S'}" if latitude else "0°"


def _numbered(ticks: list[Tick], length: float) -> list[Tick]:
    return [(at, count) for at, count in ticks if count % NUMBERED == 0 and CORNER < at < length - CORNER]


def _even_rungs(length: float) -> list[tuple[float, float]]:
    """Give every second rung of a ladder of an odd number of even rungs, so that it begins and ends alike."""
    count = 2 * round(length / RUNG / 2) + 1
    return [(length * number / count, length * (number + 1) / count) for number in range(0, count, 2)]


def _rings(frame: Rectangle) -> list[str]:
    """Draw the lines on both sides of the ladder, and the edge beyond it."""
    return [
        _ring(frame, NUMBER_BAND, 1.4, DEEP_INK),
        _ring(frame, NUMBER_BAND + LADDER, 1.4, DEEP_INK),
        _ring(frame, NUMBER_BAND + LADDER + 8, 5, DEEP_INK),
        _ring(frame, THICKNESS, 1.4, DEEP_INK),
    ]


def _ring(frame: Rectangle, away: float, width: float, colour: str) -> str:
    """Draw a line round the map, so far away from it."""
    outer = frame.grown(away)
    return element(
        "rect",
        x=outer.left,
        y=outer.top,
        width=outer.right - outer.left,
        height=outer.bottom - outer.top,
        fill="none",
        stroke=colour,
        stroke_width=float(width),
    )


def _box(box: Rectangle) -> str:
    return element(
        "rect", x=box.left, y=box.top, width=box.right - box.left, height=box.bottom - box.top, fill=DEEP_INK
    )
