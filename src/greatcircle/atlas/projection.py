"""This file is the Van der Grinten projection, from the globe to the flat map (Snyder, Map Projections, 1987)."""

from math import asin, cos, hypot, pi, radians, sin, sqrt, tan
from typing import Final

POLE: Final = 90.0
NEARLY: Final = 1e-9
"""Degrees so close to the equator, a pole or the central meridian that the general formula would divide by zero."""


def project(offset: float, latitude: float) -> tuple[float, float]:
    """Give x to the east and y to the north, in globe radii, of a place so many degrees from the central meridian.

    The world within 180 degrees fills a circle. Beyond, the circles that the meridians and parallels are go on, so that
    a map can show more than one turn of the globe and have one place at both edges.
    """
    if abs(latitude) > POLE:
        raise ValueError(f"There is no latitude {latitude}.")
    if abs(latitude) < NEARLY:
        return radians(offset), 0.0
    theta = asin(abs(latitude) / POLE)
    if abs(offset) < NEARLY or POLE - abs(latitude) < NEARLY:
        height = pi * tan(theta / 2)
        return 0.0, height if latitude > 0 else -height
    turn = abs(offset) / 180
    a = (1 / turn - turn) / 2  # negative beyond 180 degrees, where the published formula stops
    g = cos(theta) / (sin(theta) + cos(theta) - 1)
    p = g * (2 / sin(theta) - 1)
    q = a * a + g
    size = p * p + a * a
    x = pi * (a * (g - p * p) + sqrt(a * a * (g - p * p) ** 2 - size * (g * g - p * p))) / size
    y = pi * (p * q - a * sqrt((a * a + 1) * size - q * q)) / size
    return (x if offset > 0 else -x), (y if latitude > 0 else -y)


def unproject(x: float, y: float) -> tuple[float, float]:
    """Give the degrees from the central meridian and the latitude of a point of the flat map."""
    if y == 0:
        return x * 180 / pi, 0.0
    offset = 0.0
    if x != 0:
        # the meridian is the circle through both poles and this point: it cuts the equator at `cut`
        half = (pi * pi - x * x - y * y) / (2 * x)
        cut = hypot(half, pi) - abs(half) if half * x > 0 else hypot(half, pi) + abs(half)
        offset = (cut if x > 0 else -cut) * 180 / pi
    low, high = 0.0, POLE
    while high - low > NEARLY:
        middle = (low + high) / 2
        if project(offset, middle)[1] < abs(y):
            low = middle
        else:
            high = middle
    return offset, low if y > 0 else -low


def meridian_at(offset: float, y: float) -> float:
    """Give where a meridian, so many degrees from the central one, has a height: it is a circle through both poles."""
    if abs(offset) < NEARLY:
        return 0.0
    cut = radians(abs(offset))
    centre, radius = (cut * cut - pi * pi) / (2 * cut), (cut * cut + pi * pi) / (2 * cut)
    x = centre + sqrt(radius * radius - y * y)
    return x if offset > 0 else -x
