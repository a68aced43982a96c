"""This file draws the frame of a map: numbered degrees, and a ladder of black and white along its edges."""

from math import ceil, floor
from typing import Final

from greatcircle.atlas.projection import POLE, meridian_at
from greatcircle.atlas.sheet import Box, Sheet
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
CORNER: Final = 40.0
"""So near to a corner no number stands."""
TURN: Final = 360
HALF_TURN: Final = 180

Tick = tuple[float, int]
"""Where along an edge a degree is, and which multiple of the step."""


def draw_frame(sheet: Sheet) -> str:
    """Draw everything between the map and the paper round it."""
    width, height = sheet.width, sheet.height
    parts = [_ring(sheet, NUMBER_BAND / 2, NUMBER_BAND, PAPER), _ring(sheet, 0, 2.4, DEEP_INK)]
    for y, ladder_y, base in (
        (0.0, -NUMBER_BAND - LADDER, -NUMBER_BAND * 0.3),
        (height, height + NUMBER_BAND, height + NUMBER_BAND * 0.68),
    ):
        ticks = longitude_ticks(sheet, y)
        parts += [_box(Box(a, ladder_y, b, ladder_y + LADDER)) for a, b in dark_rungs(ticks, width)]
        for x, count in _numbered(ticks, width):
            name = longitude_name(count * STEP)
            parts.append(text(name, x, base, "roman", NUMBER_SIZE, "middle", fill=DEEP_INK))
    for x, ladder_x, middle, turn in (
        (0.0, -NUMBER_BAND - LADDER, -NUMBER_BAND / 2, -90),
        (width, width + NUMBER_BAND, width + NUMBER_BAND / 2, 90),
    ):
        ticks = latitude_ticks(sheet, x)
        parts += [_box(Box(ladder_x, a, ladder_x + LADDER, b)) for a, b in dark_rungs(ticks, height)]
        for y, count in _numbered(ticks, height):
            name = text(latitude_name(count * STEP), 0, NUMBER_SIZE * 0.32, "roman", NUMBER_SIZE, "middle")
            parts.append(element("g", name, transform=f"translate({middle:.1f} {y:.1f}) rotate({turn})", fill=DEEP_INK))
    parts += [
        _ring(sheet, NUMBER_BAND, 1.4, DEEP_INK),
        _ring(sheet, NUMBER_BAND + LADDER, 1.4, DEEP_INK),
        _ring(sheet, NUMBER_BAND + LADDER + 8, 5, DEEP_INK),
        _ring(sheet, THICKNESS, 1.4, DEEP_INK),
    ]
    return "\n".join(parts)


def longitude_ticks(sheet: Sheet, y: float) -> list[Tick]:
    """Give where the meridians meet the upper or lower edge, as multiples of the step from the prime meridian."""
    centre = sheet.world.centre_longitude
    height = sheet.top - y / sheet.scale
    ticks = []
    for count in range(ceil((centre - sheet.reach) / STEP), floor((centre + sheet.reach) / STEP) + 1):
        x = sheet.width / 2 + sheet.scale * meridian_at(count * STEP - centre, height)
        if 0 < x < sheet.width:
            ticks.append((x, count))
    return ticks


def latitude_ticks(sheet: Sheet, x: float) -> list[Tick]:
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


def _ring(sheet: Sheet, away: float, width: float, colour: str) -> str:
    """Draw a line round the map, so far away from it."""
    return element(
        "rect",
        x=-away,
        y=-away,
        width=sheet.width + 2 * away,
        height=sheet.height + 2 * away,
        fill="none",
        stroke=colour,
        stroke_width=float(width),
    )


def _box(box: Box) -> str:
    return element(
        "rect", x=box.left, y=box.top, width=box.right - box.left, height=box.bottom - box.top, fill=DEEP_INK
    )
