"""This file draws the cartouche of a map with marks: its title, the key of marks and lines, and the small print."""

from math import ceil
from typing import Final

from greatcircle.atlas.layer.mark import JET, draw_badge, draw_mark
from greatcircle.atlas.layer.ornament import plaque, rule
from greatcircle.atlas.layer.route import draw_disc, draw_strokes
from greatcircle.atlas.layer.tag import SIZE as TAG_SIZE
from greatcircle.atlas.layer.tag import STOP_RADIUS, draw_stop, draw_tag, frame_round
from greatcircle.atlas.layer.tag import STYLE as TAG_STYLE
from greatcircle.atlas.layer.zone import BAR, BAR_WIDTH, bars
from greatcircle.atlas.lettering import set_line, text_width
from greatcircle.atlas.sheet import MapSheet
from greatcircle.atlas.svg import DEEP_INK, INK, element, line, text
from greatcircle.equipment.map.world import LineStyle, PlaceMark

TITLE_SIZE: Final = 150.0
SUBTITLE_SIZE: Final = 56.0
ENTRY_SIZE: Final = 46.0
LINE_SIZE: Final = 38.0
NOTE_SIZE: Final = 38.0
NOTE_LEADING: Final = 52.0
SIDE: Final = 90.0
MARK_RADIUS: Final = 40.0
SAMPLE: Final = 150.0
"""The length of a line in the key."""
STRENGTH: Final = 2.2
DISC: Final = 19.0
BAR_LENGTH: Final = 44.0
JETS: Final = 330.0
"""The room for the jets beside the title."""
ROW: Final = 96.0
"""From one row of marks to the next."""


def draw_key(sheet: MapSheet) -> str:
    """Draw the panel with title, key and small print."""
    world, panel = sheet.world, sheet.world.cartouche
    if panel is None:
        return ""
    middle = panel.x + panel.width / 2
    y = panel.y + 168
    title = world.title.upper()
    size = TITLE_SIZE * min(1, (panel.width - JETS) / text_width(title, "bold", TITLE_SIZE, 0.06))
    parts = [plaque(panel), text(title, middle, y, "bold", size, "middle", 0.06, fill=DEEP_INK)]
    half = text_width(title, "bold", size, 0.06) / 2
    for sign in (-1, 1):
        at = middle + sign * (half + panel.width / 2) / 2
        turn = f"translate({at:.1f} {y - 52 * size / TITLE_SIZE:.1f}) rotate({90 * sign})"
        parts.append(element("path", d=JET, transform=turn, fill=DEEP_INK))
    y += 76
    parts.append(text(world.subtitle, middle, y, "italic", SUBTITLE_SIZE, "middle", fill=INK))
    y += 48
    parts.append(rule(middle, y, panel.width - 240))
    y += 78
    marks, rows = _marks(sheet, panel.x, panel.width, y)
    parts += marks
    y += 106 + (rows - 1) * ROW
    parts += _lines(sheet, panel.x, panel.width, y)
    y += 126
    for note in world.notes:
        parts.append(text(note, middle, y, "italic", NOTE_SIZE, "middle", fill=INK))
        y += NOTE_LEADING
    return "\n".join(part for part in parts if part)


def _marks(sheet: MapSheet, left: float, width: float, y: float) -> tuple[list[str], int]:
    """Draw a mark of each kind with its name, and the jet of an airport if there is any; tell how many rows it took."""
    styles = sheet.world.mark_styles
    has_airports = any(place.mark.has_airport for place in sheet.world.places if place.mark is not None)
    titles = [style.title for style in styles] + ["Airport"] * has_airports
    widest = max(text_width(title, "roman", ENTRY_SIZE) for title in titles) + MARK_RADIUS * 2.35
    rows = 1 if widest * len(titles) <= width else 2
    columns = ceil(len(titles) / rows)
    starts = _column_starts(titles, columns, width - 2 * SIDE)
    parts = []
    for number, title in enumerate(titles):
        row, column = divmod(number, columns)
        x, down = left + SIDE + starts[column] + MARK_RADIUS, y + row * ROW
        if number < len(styles):
            parts.append(
                draw_mark(styles[number], PlaceMark("", styles[number].id), x, down, MARK_RADIUS * styles[number].size)
            )
        else:
            parts.append(draw_badge(x, down, MARK_RADIUS * 0.8))
        parts.append(text(title, x + MARK_RADIUS * 1.35, down + ENTRY_SIZE * 0.33, "roman", ENTRY_SIZE, fill=DEEP_INK))
    return parts, rows


def _column_starts(titles: list[str], columns: int, room: float) -> list[float]:
    """Give where each column of marks begins: equally far apart in one row, else by what stands in each."""
    if columns == len(titles):
        return [room / columns * column for column in range(columns)]
    widest = [
        max(text_width(title, "roman", ENTRY_SIZE) for title in titles[column::columns]) for column in range(columns)
    ]
    gap = (room - sum(widest) - columns * MARK_RADIUS * 2.35) / max(1, columns - 1)
    return [sum(widest[:column]) + column * (MARK_RADIUS * 2.35 + gap) for column in range(columns)]


def _lines(sheet: MapSheet, left: float, width: float, y: float) -> list[str]:
    """Draw a line of each kind with its name below, and the bar of a border if the map has any."""
    styles = sheet.world.line_styles
    titles = [style.title for style in styles] + ["zone border"] * bool(sheet.world.zones and bars(sheet))
    step = (width - 2 * SIDE) / len(titles)
    parts = []
    for number, title in enumerate(titles):
        x = left + SIDE + step * (number + 0.5)
        style = styles[number] if number < len(styles) else styles[0]
        parts.append(draw_strokes(style, f"M{x - SAMPLE / 2:.1f} {y:.1f}h{SAMPLE:g}", STRENGTH))
        if number == len(styles):
            ends = [(x, y - BAR_LENGTH / 2), (x, y + BAR_LENGTH / 2)]
            parts.append(line(ends, stroke=BAR, stroke_width=BAR_WIDTH * STRENGTH))
        else:
            parts.append(_on_line(sheet, style, x, y))
        parts.append(text(title, x, y + 62, "roman", LINE_SIZE, "middle", fill=DEEP_INK))
    return parts


def _on_line(sheet: MapSheet, style: LineStyle, x: float, y: float) -> str:
    """Draw what stands on the lines of a style: a diamond to stop at, or else a tag, or else a letter."""
    lines = [one for one in sheet.world.lines if one.style == style.id]
    if any(one.stop_at for one in lines):
        return draw_stop(style, x, y, STOP_RADIUS * STRENGTH)
    tag = next((one.tag for one in lines if one.tag), "")
    if tag:
        setting = set_line(tag, TAG_STYLE, TAG_SIZE * STRENGTH)
        return draw_tag(style, setting, frame_round(setting, x, y, STRENGTH), STRENGTH)
    return draw_disc(style, x, y, DISC) if style.letter else ""
