"""This file draws the cartouche of a map with marks: its title, the key of marks and lines, and the small print."""

from typing import Final

from greatcircle.atlas.lettering import text_width
from greatcircle.atlas.mark import JET, draw_badge, draw_mark
from greatcircle.atlas.ornament import plaque, rule
from greatcircle.atlas.route import draw_disc, draw_strokes
from greatcircle.atlas.sheet import Sheet
from greatcircle.atlas.svg import DEEP_INK, INK, element, line, text
from greatcircle.atlas.zone import BAR, BAR_WIDTH
from greatcircle.kernel.worldmap import Mark

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


def draw_key(sheet: Sheet) -> str:
    """Draw the panel with title, key and small print."""
    world, panel = sheet.world, sheet.world.cartouche
    if panel is None:
        return ""
    middle = panel.x + panel.width / 2
    y = panel.y + 168
    title = world.title.upper()
    parts = [plaque(panel), text(title, middle, y, "bold", TITLE_SIZE, "middle", 0.06, fill=DEEP_INK)]
    half = text_width(title, "bold", TITLE_SIZE, 0.06) / 2
    for sign in (-1, 1):
        at = middle + sign * (half + panel.width / 2) / 2
        turn = f"translate({at:.1f} {y - 52:.1f}) rotate({90 * sign})"
        parts.append(element("path", d=JET, transform=turn, fill=DEEP_INK))
    y += 76
    parts.append(text(world.subtitle, middle, y, "italic", SUBTITLE_SIZE, "middle", fill=INK))
    y += 48
    parts.append(rule(middle, y, panel.width - 240))
    y += 78
    parts += _marks(sheet, panel.x, panel.width, y)
    y += 106
    parts += _lines(sheet, panel.x, panel.width, y)
    y += 126
    for note in world.notes:
        parts.append(text(note, middle, y, "italic", NOTE_SIZE, "middle", fill=INK))
        y += NOTE_LEADING
    return "\n".join(parts)


def _marks(sheet: Sheet, left: float, width: float, y: float) -> list[str]:
    """Draw a mark of each kind with its name, and the jet of an airport."""
    styles = sheet.world.mark_styles
    titles = [style.title for style in styles] + ["Airport"]
    step = (width - 2 * SIDE) / len(titles)
    parts = []
    for number, title in enumerate(titles):
        x = left + SIDE + step * number + MARK_RADIUS
        if number < len(styles):
            parts.append(draw_mark(styles[number], Mark("", styles[number].id), x, y, MARK_RADIUS))
        else:
            parts.append(draw_badge(x, y, MARK_RADIUS * 0.8))
        parts.append(text(title, x + MARK_RADIUS * 1.35, y + ENTRY_SIZE * 0.33, "roman", ENTRY_SIZE, fill=DEEP_INK))
    return parts


def _lines(sheet: Sheet, left: float, width: float, y: float) -> list[str]:
    """Draw a line of each kind with its name below, and the bar of a border if the map has zones."""
    styles = sheet.world.line_styles
    titles = [style.title for style in styles] + ["zone border"] * bool(sheet.world.zones)
    step = (width - 2 * SIDE) / len(titles)
    parts = []
    for number, title in enumerate(titles):
        x = left + SIDE + step * (number + 0.5)
        style = styles[number] if number < len(styles) else styles[0]
        parts.append(draw_strokes(style, f"M{x - SAMPLE / 2:.1f} {y:.1f}h{SAMPLE:g}", STRENGTH))
        if number == len(styles):
            ends = [(x, y - BAR_LENGTH / 2), (x, y + BAR_LENGTH / 2)]
            parts.append(line(ends, stroke=BAR, stroke_width=BAR_WIDTH * STRENGTH))
        elif style.letter:
            parts.append(draw_disc(style, x, y, DISC))
        parts.append(text(title, x, y + 62, "roman", LINE_SIZE, "middle", fill=DEEP_INK))
    return parts
