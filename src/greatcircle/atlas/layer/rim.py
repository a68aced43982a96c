"""This file draws the rim of a map: the flags of the world with their names, neighbours side by side."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final, final

from greatcircle.atlas.lettering import text_width
from greatcircle.atlas.sheet import Rectangle
from greatcircle.atlas.svg import DEEP_INK, INK, element, line, text
from greatcircle.equipment.map.world import Flag, FlagGroup

FlagSource = Callable[[str], str | None]
"""Gives the SVG text of a flag's file, or None if there is no such flag."""

WIDTH: Final = 92.0
HEIGHT: Final = 69.0
"""Of a flag: all are drawn four by three."""
NAME_SIZE: Final = 17.0
NAME_LEADING: Final = 18.0
NAME_DROP: Final = 21.0
"""From the lower edge of a flag to the base line of its name."""
CELL_HEIGHT: Final = HEIGHT + NAME_DROP + NAME_LEADING + 14.0
ROWS: Final = 2
"""Of flags above and below the map; beside it stands one column."""
TITLE_SIZE: Final = 19.0
TITLE_HEIGHT: Final = 34.0
GROUP_GAP: Final = 54.0
PADDING: Final = 20.0
SIDE: Final = 150.0
"""The width of the column beside the map."""
BAND: Final = 2 * PADDING + TITLE_HEIGHT + ROWS * CELL_HEIGHT - 8
COLUMN: Final = 2 * PADDING + SIDE
NAMES_OF_FILES: Final = re.compile(r'(\bid="|url\(#|href="#)')
HEAD: Final = re.compile(r"^.*?<svg\b([^>]*)>(.*)</svg>\s*$", re.DOTALL)
VIEW_BOX: Final = re.compile(r'viewBox="([^"]+)"')


@final
@dataclass(frozen=True)
class FlagCell:
    """A flag's place on the rim: its upper left corner, and the room for its name."""

    flag: Flag
    x: float
    y: float
    room: float


def draw_rim(groups: tuple[FlagGroup, ...], inner: Rectangle, source: FlagSource) -> str:
    """Draw all groups of flags round a box, each on its side."""
    parts = []
    for side in ("top", "bottom"):
        own = [group for group in groups if group.side == side]
        top = inner.top - BAND if side == "top" else inner.bottom
        parts += _draw_band(own, Rectangle(inner.left - COLUMN, top, inner.right + COLUMN, top + BAND), source)
    for side in ("left", "right"):
        own = [group for group in groups if group.side == side]
        left = inner.left - COLUMN if side == "left" else inner.right
        parts += _draw_column(own, Rectangle(left, inner.top, left + COLUMN, inner.bottom), source)
    return "\n".join(parts)


def _draw_band(groups: list[FlagGroup], box: Rectangle, source: FlagSource) -> list[str]:
    columns = [ceil(len(group.flags) / ROWS) for group in groups]
    room = box.right - box.left - 2 * PADDING - GROUP_GAP * (len(groups) - 1)
    pitch = room / max(1, sum(columns))
    x = box.left + PADDING
    parts = []
    for group, count in zip(groups, columns, strict=True):
        top = box.top + PADDING
        parts.append(_draw_title(group.title, x, x + count * pitch, top))
        for number, flag in enumerate(group.flags):
            row, column = divmod(number, count)
            left = x + pitch * (column + 0.5) - WIDTH / 2
            parts.append(_draw_flag(FlagCell(flag, left, top + TITLE_HEIGHT + row * CELL_HEIGHT, pitch - 8), source))
        x += count * pitch + GROUP_GAP
    return parts


def _draw_column(groups: list[FlagGroup], box: Rectangle, source: FlagSource) -> list[str]:
    count = sum(len(group.flags) for group in groups)
    spare = box.bottom - box.top - count * CELL_HEIGHT - len(groups) * TITLE_HEIGHT
    gap = spare / max(1, count + len(groups))
    x = (box.left + box.right) / 2 - WIDTH / 2
    y = box.top + gap
    parts = []
    for group in groups:
        parts.append(_draw_title(group.title, box.left + PADDING, box.right - PADDING, y))
        y += TITLE_HEIGHT
        for flag in group.flags:
            parts.append(_draw_flag(FlagCell(flag, x, y, SIDE), source))
            y += CELL_HEIGHT + gap
        y += gap
    return parts


def _draw_title(title: str, left: float, right: float, top: float) -> str:
    """Draw the name of a region between two thin lines that reach to the ends of its flags."""
    base = top + TITLE_SIZE * 0.8
    size = TITLE_SIZE
    while text_width(title.upper(), "bold", size, 0.08) > right - left:
        size -= 0.5
    width = text_width(title.upper(), "bold", size, 0.08)
    middle, height = (left + right) / 2, base - size * 0.32
    rules = [
        line([(a, height), (b, height)], stroke=INK, stroke_width=1.2)
        for a, b in ((left + 6, middle - width / 2 - 14), (middle + width / 2 + 14, right - 6))
        if b - a > 10
    ]
    return text(title.upper(), middle, base, "bold", size, "middle", 0.08, fill=INK) + "".join(rules)


def _draw_flag(cell: FlagCell, source: FlagSource) -> str:
    picture = source(cell.flag.file)
    parts = [element("title", cell.flag.title)]
    if picture is not None:
        parts.append(embed(picture, cell.x, cell.y, f"{cell.flag.file}-{cell.x:.0f}-{cell.y:.0f}"))
    parts.append(
        element("rect", x=cell.x, y=cell.y, width=WIDTH, height=HEIGHT, fill="none", stroke=DEEP_INK, stroke_width=1.6)
    )
    size, lines = fit(cell.flag.title, cell.room)
    for number, part in enumerate(lines):
        y = cell.y + HEIGHT + NAME_DROP + number * NAME_LEADING
        parts.append(text(part, cell.x + WIDTH / 2, y, "roman", size, "middle", fill=DEEP_INK))
    return element("g", "".join(parts))


def fit(name: str, room: float) -> tuple[float, list[str]]:
    """Give the size and the one or two lines in which a name fits its room."""
    if text_width(name, "roman", NAME_SIZE) <= room:
        return NAME_SIZE, [name]
    parts = name.split(" ")
    splits = [[name]] + [[" ".join(parts[:cut]), " ".join(parts[cut:])] for cut in range(1, len(parts))]
    widest, lines = min((max(text_width(part, "roman", NAME_SIZE) for part in split), split) for split in splits)
    return NAME_SIZE * min(1.0, room / widest), lines


def embed(picture: str, x: float, y: float, name: str) -> str:
    """Put an SVG picture into a drawing as one of its parts, its inner names made its own."""
    found = HEAD.match(picture)
    if found is None:
        raise ValueError(f"{name} is no SVG picture.")
    attributes, content = found.groups()
    view_box = VIEW_BOX.search(attributes)
    prefix = re.sub(r"[^a-z0-9]+", "-", name)
    return element(
        "svg",
        NAMES_OF_FILES.sub(rf"\g<1>{prefix}-", content.replace("xlink:href", "href")),
        x=x,
        y=y,
        width=WIDTH,
        height=HEIGHT,
        viewBox=view_box.group(1) if view_box else "0 0 640 480",
        preserveAspectRatio="none",
    )
