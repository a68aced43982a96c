"""This file is how drawings are written down: numbers, lines and words as SVG, and the inks of the atlas."""

from itertools import pairwise
from typing import Final
from xml.sax.saxutils import quoteattr

from greatcircle.atlas.lettering import EM, TypeSetting, set_line

PAPER: Final = "#f6eddb"
LAND: Final = "#faf3e3"
SEA: Final = "#d3e3e2"
DEEP_INK: Final = "#27211c"
INK: Final = "#4b4037"
COAST: Final = "#4d6b74"
WATER_LINE: Final = "#86abb3"
GRATICULE: Final = "#a9c4c6"
BORDER: Final = "#c3a373"
SHADE: Final = "#e6d8ba"

Point = tuple[float, float]


def number(value: float) -> str:
    """Write a number to a tenth."""
    return f"{round(value, 1):g}"


def path_data(points: list[Point], closed: bool = False) -> str:
    """Write a line as short relative steps, in tenths."""
    steps = [(round(x * 10), round(y * 10)) for x, y in points]
    text = f"M{_tenths(steps[0][0])} {_tenths(steps[0][1])}l"
    text += " ".join(
        f"{_tenths(bx - ax)} {_tenths(by - ay)}" for (ax, ay), (bx, by) in pairwise(steps) if (ax, ay) != (bx, by)
    )
    return text.replace(" -", "-").removesuffix("l") + ("z" if closed else "")


def _tenths(value: int) -> str:
    return f"{value / 10:g}"


def element(name: str, content: str = "", /, **attributes: object) -> str:
    """Write an element; an underscore in an attribute's name stands for a hyphen."""
    words = [name]
    for key, value in attributes.items():
        text = number(value) if isinstance(value, float) else str(value)
        words.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    opening = " ".join(words)
    return f"<{opening}>{content}</{name}>" if content else f"<{opening}/>"


def line(points: list[Point], /, **attributes: object) -> str:
    """Draw a line through points."""
    return element("path", d=path_data(points), fill="none", **attributes)


def words(setting: TypeSetting, x: float, y: float, /, **attributes: object) -> str:
    """Draw a set line of text as outlines, its base line beginning at a point."""
    scale = setting.size / EM
    return element("path", d=setting.outline(x, y), transform=f"scale({scale:.5g})", **attributes)


def text(
    content: str,
    x: float,
    y: float,
    style: str,
    size: float,
    anchor: str = "start",
    spacing: float = 0,
    /,
    **attributes: object,
) -> str:
    """Set and draw a line of text, with its start, middle or end at a point."""
    setting = set_line(content, style, size, spacing)
    back = {"start": 0.0, "middle": setting.width / 2, "end": setting.width}[anchor]
    return words(setting, x - back, y, **attributes)
