"""This file is the names of areas and seas on a board of hexagons: where there is room for them, and how they look."""

from dataclasses import dataclass
from typing import Final, final
from xml.sax.saxutils import escape

from greatcircle.atlas.free_space import FreeSpace
from greatcircle.atlas.hexagon.sheet import HexSheet
from greatcircle.atlas.layer.name import HALO, PAPER_EDGE, SEA_NAME
from greatcircle.atlas.lettering import EM, TypeSetting, alphabet_of, set_line, text_width
from greatcircle.atlas.sheet import Rectangle
from greatcircle.atlas.svg import element, words
from greatcircle.equipment.map.hexagon import Area, SeaName

LARGE_SIZES: Final = (96.0, 88.0, 80.0, 72.0, 64.0, 58.0)
SEA_SIZES: Final = (64.0, 58.0, 52.0)
SMALL_SIZES: Final = (52.0, 46.0, 40.0, 34.0, 28.0, 22.0)
"""How large the name of an area may be: best large on its own land, else at sea beside it, else small on its land."""
SPACING: Final = 0.1
LEADING: Final = 0.92
FARTHEST_ON_LAND: Final = 1200.0
FARTHEST_AT_SEA: Final = 700.0
SEA_ASTRAY: Final = 900.0
"""Units from the middle of its area, or from where it would best be, that a name may stand."""
MARGIN: Final = 14.0
SEA_MARGIN: Final = 46.0
"""What stays free round a name on land, and at sea, where the water lines are."""
AREA_INK: Final = "#5b4528"


@final
@dataclass(frozen=True)
class Placed:
    """A name in one or two lines, with the box that it fills."""

    lines: tuple[str, ...]
    style: str
    size: float
    spacing: float
    box: Rectangle


def sea_room(sheet: HexSheet) -> FreeSpace:
    """Give the room of a sheet on which all hexagons are taken."""
    room = FreeSpace(sheet.width, sheet.height)
    for x, y in room.cells():
        if sheet.hexagon_at(x, y) is not None:
            room.take_at(x, y)
    return room


def place_areas(sheet: HexSheet, sea: FreeSpace, ways: FreeSpace) -> tuple[Placed, ...]:
    """Write the name of every area on its empty hexagons, or beside it where it has no room; what it takes is taken.

    Given are the room on open water, and that beside the ways.
    """
    lands = _lands(sheet, ways)
    placed = []
    for area in sheet.board.areas:
        name = _place_area(sheet, area, lands[area.id], sea)
        if name is not None:
            placed.append(name)
            sea.take(name.box)
    return tuple(placed)


def place_seas(sheet: HexSheet, room: FreeSpace) -> tuple[Placed, ...]:
    """Write the names of the seas where there is open water; one that finds none is left out."""
    placed = []
    for sea in sheet.board.seas:
        name = _place_sea(sheet, sea, room)
        if name is not None:
            placed.append(name)
            room.take(name.box)
    return tuple(placed)


def draw_areas(names: tuple[Placed, ...]) -> str:
    """Draw the names of areas in capitals, with paper round them."""
    halos = "".join(
        words(setting, x, y, stroke_width=round(2 * HALO * EM / setting.size))
        for name in names
        for setting, x, y in _settings(name)
    )
    return element("g", halos, **PAPER_EDGE) + _draw(names, AREA_INK)


def draw_seas(names: tuple[Placed, ...]) -> str:
    """Draw the names of seas in slanting capitals."""
    return _draw(names, SEA_NAME)


def _lands(sheet: HexSheet, ways: FreeSpace) -> dict[str, FreeSpace]:
    """Give for each area the room in which only its own empty hexagons are free, without the ways across them."""
    special = sheet.special()
    lands = {area.id: FreeSpace(sheet.width, sheet.height, is_taken=True) for area in sheet.board.areas}
    for x, y in ways.cells():
        hexagon = sheet.hexagon_at(x, y)
        if hexagon is not None and hexagon.id not in special and not ways.is_taken(x, y):
            lands[hexagon.area].free_at(x, y)
    return lands


def _place_area(sheet: HexSheet, area: Area, land: FreeSpace, sea: FreeSpace) -> Placed | None:
    own = [sheet.middle(hexagon) for hexagon in sheet.board.hexagons if hexagon.area == area.id]
    x, y = sum(at[0] for at in own) / len(own), sum(at[1] for at in own) / len(own)
    for sizes, room, margin, farthest in (
        (LARGE_SIZES, land, MARGIN, FARTHEST_ON_LAND),
        (SEA_SIZES, sea, SEA_MARGIN, FARTHEST_AT_SEA),
        (SMALL_SIZES, land, MARGIN, FARTHEST_ON_LAND),
    ):
        for size in sizes:
            for lines in _breaks(area.name.upper()):
                width, height = _extent(lines, "bold", size, SPACING)
                box = room.nearest(width + 2 * margin, height + 2 * margin, x, y, farthest)
                if box is not None:
                    return Placed(lines, "bold", size, SPACING, _within(box, width, height))
    return None


def _place_sea(sheet: HexSheet, sea: SeaName, room: FreeSpace) -> Placed | None:
    lines = tuple(sea.text.split("\n"))
    width, height = _extent(lines, "italic", sea.size, sea.spacing)
    at = sheet.at_sides(sea.x, sea.y)
    box = room.nearest(width + 2 * SEA_MARGIN, height + 2 * SEA_MARGIN, *at, SEA_ASTRAY)
    return None if box is None else Placed(lines, "italic", sea.size, sea.spacing, _within(box, width, height))


def _within(box: Rectangle, width: float, height: float) -> Rectangle:
    """Give the box of a size in the middle of another."""
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    return Rectangle(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def _breaks(name: str) -> list[tuple[str, ...]]:
    """Give a name in one line, and in two at each of its blanks."""
    parts = name.split(" ")
    return [(name,)] + [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]


def _extent(lines: tuple[str, ...], style: str, size: float, spacing: float) -> tuple[float, float]:
    """Give the width and height of lines of capitals."""
    cap_height = alphabet_of(style).cap_height / EM
    width = max(text_width(part, style, size, spacing) for part in lines)
    return width, size * (cap_height + LEADING * (len(lines) - 1))


def _settings(name: Placed) -> list[tuple[TypeSetting, float, float]]:
    """Set the lines of a name, each with where its base line begins."""
    middle = (name.box.left + name.box.right) / 2
    base = name.box.top + alphabet_of(name.style).cap_height / EM * name.size
    settings = []
    for number, part in enumerate(name.lines):
        setting = set_line(part, name.style, name.size, name.spacing)
        settings.append((setting, middle - setting.width / 2, base + number * name.size * LEADING))
    return settings


def _draw(names: tuple[Placed, ...], colour: str) -> str:
    drawn = []
    for name in names:
        title = element("title", escape(" ".join(name.lines)))
        drawn.append(element("g", title + "".join(words(setting, x, y) for setting, x, y in _settings(name))))
    return element("g", "".join(drawn), fill=colour)
