"""This file is what explains a board of hexagons: cartouche, legend and charts, and where there is room for them."""

from dataclasses import dataclass
from math import ceil
from typing import Final, final

from greatcircle.atlas.free_space import FreeSpace
from greatcircle.atlas.hexagon.sheet import HexSheet
from greatcircle.atlas.hexagon.sign import draw_sign
from greatcircle.atlas.layer.ornament import plaque, rule
from greatcircle.atlas.lettering import text_width
from greatcircle.atlas.sheet import Rectangle
from greatcircle.atlas.svg import DEEP_INK, INK, element, line, text
from greatcircle.equipment.map.hexagon import HexMap, ScoreChart
from greatcircle.equipment.map.world import Panel

TITLE_SIZE: Final = 120.0
SUBTITLE_SIZE: Final = 46.0
NOTE_SIZE: Final = 35.0
NOTE_LEADING: Final = 46.0
HEADING_SIZE: Final = 44.0
HEADING_SPACING: Final = 0.06
ENTRY_SIZE: Final = 37.0
PLACE_SIZE: Final = 34.0
POINTS_SIZE: Final = 58.0
CARTOUCHE_WIDTH: Final = 1360.0
CHART_STEP: Final = 150.0
"""The width of one place of a chart."""
CHART_HEIGHT: Final = 222.0
CHART_GAP: Final = 30.0
SIGN_ROOM: Final = 114.0
"""The width of a sign of the legend, up to its words."""
SIGN_GAP: Final = 40.0
SIGN_ROW: Final = 92.0
SIGN_COLUMNS: Final = 2
EDGE: Final = 44.0
"""Between the edge of a panel and what stands in it."""
COMPASS: Final = 480.0
AROUND: Final = 44.0
"""Open water round a panel."""
ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")
CAR: Final = (
    "M-58 14C-60 2-56-4-44-6L-30-8C-24-20-18-26-8-26L14-26C24-26 30-18 36-8L50-5C58-3 60 4 59 14L47 14"
    "A11 11 0 0 0 25 14L-23 14A11 11 0 0 0-45 14zM-20-9L-2-9-2-20-8-20C-13-20-16-16-20-9z"
    "M4-9L26-9C22-17 19-20 13-20L4-20zM-43 14A9 9 0 1 0-25 14A9 9 0 1 0-43 14zM27 14A9 9 0 1 0 45 14A9 9 0 1 0 27 14z"
)
"""A car that drives to the right, some hundred and twenty units long."""


@final
@dataclass(frozen=True)
class Panels:
    """Where everything that explains the board stands."""

    cartouche: Panel
    legend: Panel
    charts: Panel
    compass: Panel

    def boxes(self) -> list[Rectangle]:
        """Give the boxes that they fill."""
        panels = (self.cartouche, self.legend, self.charts, self.compass)
        return [Rectangle(panel.x, panel.y, panel.x + panel.width, panel.y + panel.height) for panel in panels]


def place_panels(sheet: HexSheet, room: FreeSpace) -> Panels | None:
    """Find room for all panels on open water, and take it; None if there is not enough."""
    board = sheet.board
    low = sheet.height
    placed = []
    wanted = [
        (_cartouche_size(board), 0.0, low),
        (_legend_size(board), sheet.width, low),
        (_charts_size(board), sheet.width * 0.35, low),
        ((COMPASS, COMPASS), sheet.width * 0.7, low),
    ]
    for (width, height), x, y in wanted:
        box = room.nearest(width + 2 * AROUND, height + 2 * AROUND, x, y, sheet.width)
        if box is None:
            return None
        room.take(box)
        placed.append(Panel(box.left + AROUND, box.top + AROUND, width, height))
    return Panels(*placed)


def draw_panels(board: HexMap, panels: Panels) -> str:
    """Draw the cartouche, the legend and the charts."""
    return "\n".join(
        [
            _draw_cartouche(board, panels.cartouche),
            _draw_legend(board, panels.legend),
            _draw_charts(board, panels.charts),
        ]
    )


def _cartouche_size(board: HexMap) -> tuple[float, float]:
    return CARTOUCHE_WIDTH, 2 * EDGE + 270 + NOTE_LEADING * len(board.notes)


def _draw_cartouche(board: HexMap, panel: Panel) -> str:
    middle = panel.x + panel.width / 2
    y = panel.y + EDGE + 112
    parts = [plaque(panel)]
    parts.append(text(board.title.upper(), middle, y, "bold", TITLE_SIZE, "middle", 0.06, fill=DEEP_INK))
    half = text_width(board.title.upper(), "bold", TITLE_SIZE, 0.06) / 2
    for sign in (-1, 1):
        at = middle + sign * (half + panel.width / 2 - EDGE) / 2
        transform = f"translate({at:.1f} {y - 42:.1f}) scale({sign * 1.1:g} 1.1)"
        parts.append(element("path", d=CAR, transform=transform, fill=DEEP_INK, fill_rule="evenodd"))
    y += 66
    parts.append(text(board.subtitle, middle, y, "italic", SUBTITLE_SIZE, "middle", fill=INK))
    y += 42
    parts.append(rule(middle, y, panel.width - 220))
    y += 56
    for note in board.notes:
        parts.append(text(note, middle, y, "italic", NOTE_SIZE, "middle", fill=INK))
        y += NOTE_LEADING
    return "\n".join(parts)


def _legend_size(board: HexMap) -> tuple[float, float]:
    columns = _legend_columns(board)
    return sum(columns) - SIGN_GAP + 2 * EDGE, 2 * EDGE + SIGN_ROW * ceil(len(board.signs) / SIGN_COLUMNS)


def _legend_columns(board: HexMap) -> list[float]:
    """Give the widths of the columns of the legend, each with the gap after it."""
    rows = ceil(len(board.signs) / SIGN_COLUMNS)
    columns = [board.signs[start : start + rows] for start in range(0, len(board.signs), rows)]
    return [
        SIGN_ROOM + max(text_width(sign.title, "roman", ENTRY_SIZE) for sign in column) + SIGN_GAP for column in columns
    ]


def _draw_legend(board: HexMap, panel: Panel) -> str:
    parts = [plaque(panel)]
    rows = ceil(len(board.signs) / SIGN_COLUMNS)
    columns = _legend_columns(board)
    for number, sign in enumerate(board.signs):
        column, row = divmod(number, rows)
        x = panel.x + EDGE + sum(columns[:column])
        y = panel.y + EDGE + SIGN_ROW * (row + 0.5)
        parts.append(draw_sign(sign.kind, x + SIGN_ROOM / 2, y))
        parts.append(text(sign.title, x + SIGN_ROOM, y + ENTRY_SIZE * 0.32, "roman", ENTRY_SIZE, fill=DEEP_INK))
    return "\n".join(parts)


def _charts_size(board: HexMap) -> tuple[float, float]:
    wide = max(
        max(CHART_STEP * len(chart.points), text_width(chart.title, "bold", HEADING_SIZE, HEADING_SPACING) + CHART_STEP)
        for chart in board.charts
    )
    return wide + 2 * EDGE, 2 * EDGE + len(board.charts) * (CHART_HEIGHT + CHART_GAP) - CHART_GAP


def _draw_charts(board: HexMap, panel: Panel) -> str:
    """Draw the charts one below the other."""
    parts = [plaque(panel)]
    for number, chart in enumerate(board.charts):
        top = panel.y + EDGE + number * (CHART_HEIGHT + CHART_GAP)
        parts.append(_draw_chart(chart, Panel(panel.x + EDGE, top, panel.width - 2 * EDGE, CHART_HEIGHT)))
    return "\n".join(parts)


def _draw_chart(chart: ScoreChart, panel: Panel) -> str:
    """Draw a chart: a row of places with the points of each below it."""
    middle, base = panel.x + panel.width / 2, panel.y + HEADING_SIZE * 0.86
    parts = [text(chart.title, middle, base, "bold", HEADING_SIZE, "middle", HEADING_SPACING, fill=DEEP_INK)]
    step = panel.width / len(chart.points)
    top, bottom = base + 26, panel.y + panel.height
    for number, points in enumerate(chart.points):
        x = panel.x + step * number
        box = element("rect", x=x, y=top, width=step, height=bottom - top, fill="none", stroke=INK, stroke_width=1.8)
        parts += [
            box,
            text(ORDINALS[number], x + step / 2, top + 42, "italic", PLACE_SIZE, "middle", fill=INK),
            line([(x, top + 58), (x + step, top + 58)], stroke=INK, stroke_width=1.2),
            text(str(points), x + step / 2, top + 116, "bold", POINTS_SIZE, "middle", fill=DEEP_INK),
        ]
    return "\n".join(parts)
