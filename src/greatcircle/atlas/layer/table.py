"""This file draws the small tables of a map: a title, and rows of two words with a line of dots between."""

from typing import Final

from greatcircle.atlas.layer.ornament import plaque, rule
from greatcircle.atlas.lettering import text_width
from greatcircle.atlas.sheet import MapSheet, Rectangle
from greatcircle.atlas.svg import DEEP_INK, INK, element, text
from greatcircle.equipment.map.world import MapTable

TITLE_SIZE: Final = 52.0
ROW_SIZE: Final = 42.0
ROW_HEIGHT: Final = 58.0
SIDE: Final = 62.0
FIRST: Final = 78.0
RULE_DOWN: Final = 26.0
ROWS_DOWN: Final = 92.0
"""The title below the edge of the panel, the rule below the title, the first row below the title."""
GAP: Final = 16.0


def draw_tables(sheet: MapSheet) -> str:
    """Draw all tables of a map."""
    return "\n".join(_draw_table(table) for table in sheet.world.tables)


def table_boxes(sheet: MapSheet) -> list[Rectangle]:
    """Give the boxes that tables fill."""
    panels = [table.panel for table in sheet.world.tables]
    return [Rectangle(panel.x, panel.y, panel.x + panel.width, panel.y + panel.height) for panel in panels]


def _draw_table(table: MapTable) -> str:
    panel = table.panel
    middle, left, right = panel.x + panel.width / 2, panel.x + SIDE, panel.x + panel.width - SIDE
    y = panel.y + FIRST
    parts = [
        plaque(panel),
        text(table.title.upper(), middle, y, "bold", TITLE_SIZE, "middle", 0.08, fill=DEEP_INK),
        rule(middle, y + RULE_DOWN, panel.width - 2 * SIDE),
    ]
    for number, (name, value) in enumerate(table.rows):
        base = y + ROWS_DOWN + number * ROW_HEIGHT
        parts.append(text(name, left, base, "roman", ROW_SIZE, fill=DEEP_INK))
        parts.append(text(value, right, base, "bold", ROW_SIZE, "end", fill=DEEP_INK))
        start = left + text_width(name, "roman", ROW_SIZE) + GAP
        end = right - text_width(value, "bold", ROW_SIZE) - GAP
        dots: dict[str, object] = {"stroke_width": 4.0, "stroke_dasharray": "0.1 13", "stroke_linecap": "round"}
        parts.append(element("path", d=f"M{end:.1f} {base - 3:.1f}H{start:.1f}", fill="none", stroke=INK, **dots))
    return "\n".join(parts)
