"""This file is the drawing of a chart that is a map: land in faint dots, and on it whatever the game marks.

Marks at one place stand side by side, with a free cell before and after, so that no two places can be read as one;
in a crowd they step aside. Names stand beside their places where there is room, or else not at all.
"""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from greatcircle.cli.drawing.land import land_signs
from greatcircle.cli.drawing.style import LABEL, LAND, PATH, STYLES, mark_style
from greatcircle.kernel.chart import Chart, Frame, Mark

CELL_SHAPE: Final = 2
"""How many times as high as wide a cell is."""
ROWS_LEAST: Final = 6

Cell = tuple[str, str]
"""A character and its style."""
Run = tuple[int, int, int]
"""Cells side by side: their row, the first column, and the column after the last."""


def draw_map(
    chart: Chart, frame: Frame, seat_names: Sequence[str], columns: int, rows: int, is_plain: bool = False
) -> Text:
    """Draw a map as wide as there are columns, and as high as it should be or as there are rows."""
    rows = max(ROWS_LEAST, min(rows, round(columns * chart.height / chart.width / CELL_SHAPE)))
    sheet = _TextMap(chart, frame, columns, rows, is_plain)
    places: dict[tuple[float, float], list[Mark]] = {}
    for mark in chart.marks:
        if mark.style == PATH:
            sheet.write_path(mark)
        elif mark.style != LABEL:
            places.setdefault((mark.x, mark.y), []).append(mark)
    for marks in places.values():
        sheet.write_place(marks, seat_names)
    for mark in chart.marks:
        if mark.style == LABEL:
            sheet.write_label(mark)
    return sheet.text()


class _TextMap:
    """A map in rows and columns of cells, with what is drawn on it so far."""

    def __init__(self, chart: Chart, frame: Frame, columns: int, rows: int, is_plain: bool) -> None:
        self.columns = columns
        self.rows = rows
        self.across = columns / chart.width
        self.down = rows / chart.height
        self.cells: list[list[Cell]] = [
            [(sign, STYLES[LAND]) for sign in line] for line in land_signs(frame, columns, rows, is_plain)
        ]
        self.is_taken = [[False] * columns for _ in range(rows)]
        self.runs: dict[tuple[float, float], Run] = {}
        """Where the marks of each place stand."""

    def write_path(self, mark: Mark) -> None:
        """Draw a faint mark, over which everything else may be drawn."""
        row, column = self._cell(mark)
        self.cells[row][column] = (mark.text, STYLES[PATH])

    def write_place(self, marks: list[Mark], seat_names: Sequence[str]) -> None:
        """Write the marks of a place as near to it as there is room."""
        row, column = self._cell(marks[0])
        width = sum(cell_len(mark.text) for mark in marks)
        start = self._inside(column - (width - 1) // 2, width)
        run = (row, start, start + width)
        if width > self.columns or not self._is_free(run):
            free = [
                (other, first, first + width)
                for other in range(self.rows)
                for first in range(self.columns - width + 1)
                if self._is_free((other, first, first + width))
            ]
            if not free:
                return
            run = min(free, key=lambda run: (CELL_SHAPE * (run[0] - row)) ** 2 + (run[1] - start) ** 2)
        self._write(run, [(mark.text, mark_style(mark, seat_names)) for mark in marks])
        self.runs[marks[0].x, marks[0].y] = run

    def write_label(self, mark: Mark) -> None:
        """Write a name beside its place, wherever it covers nothing and is further from every other place."""
        row, column = self._cell(mark)
        row, start, end = self.runs.get((mark.x, mark.y), (row, column, column + 1))
        width = cell_len(mark.text)
        if width > self.columns:
            return
        middle = self._inside((start + end - width) // 2, width)
        right, left, below, above = (row, end + 1), (row, start - 1 - width), (row + 1, middle), (row - 1, middle)
        for (at, first), far_left, far_right in ((right, 0, 1), (left, 1, 0), (below, 1, 1), (above, 1, 1)):
            is_inside = 0 <= at < self.rows and 0 <= first <= self.columns - width
            if is_inside and self._is_free((at, first - far_left, first + width + far_right)):
                self._write((at, first, first + width), [(mark.text, "")])
                return

    def text(self) -> Text:
        """Give the whole drawing."""
        lines: list[Text] = []
        for cells in self.cells:
            line = Text()
            for style, run in groupby(cells, key=itemgetter(1)):
                line.append("".join([sign for sign, _ in run]), style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)

    def _cell(self, mark: Mark) -> tuple[int, int]:
        row = min(max(int(mark.y * self.down), 0), self.rows - 1)
        return row, min(max(int(mark.x * self.across), 0), self.columns - 1)

    def _inside(self, start: int, width: int) -> int:
        return max(0, min(start, self.columns - width))

    def _is_free(self, run: Run) -> bool:
        row, start, end = run
        return not any(self.is_taken[row][max(0, start - 1) : end + 1])

    def _write(self, run: Run, texts: list[Cell]) -> None:
        """Write texts into free cells, and keep the cells before and after them blank."""
        row, start, end = run
        cells = [(sign, style) for text, style in texts for sign in text]
        self.cells[row][start:end] = cells + [("", "")] * (end - start - len(cells))
        self.is_taken[row][start:end] = [True] * (end - start)
        for column in (start - 1, end):
            if 0 <= column < self.columns:
                self.cells[row][column] = (" ", "")
