"""This file is the drawing of a chart in a terminal: marks in rows and columns that never cover each other.

Marks at one spot stand side by side. Marks of the style "path" are faint lines between the others: they take only
cells that are left free, and rows that hold nothing else are left out where there is little room. Where there is less
room still, rows that hold nothing but labels go too.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from greatcircle.cli.drawing.map import draw_map
from greatcircle.cli.drawing.style import LABEL, PATH, STYLES, mark_style, plain_text
from greatcircle.kernel.chart import Chart, Mark

GAP: Final = 1
"""The columns that stay free between two spots."""


@dataclass
class _Spot:
    """The marks of one place, side by side, and the column where they begin."""

    marks: list[Mark]
    width: int
    centre: float
    column: int = 0


def draw_board(chart: Chart, seat_names: Sequence[str], columns: int, rows: int, is_plain: bool = False) -> Text:
    """Draw a chart within so many columns and rows, or as few more as it needs; maybe with plain letters alone."""
    if is_plain:
        marks = [replace(mark, text=plain_text(mark.text)) for mark in chart.marks]
        chart = replace(chart, marks=marks)
    if chart.frame is not None:
        return draw_map(chart, chart.frame, seat_names, columns, rows, is_plain)
    row_of = _rows(chart, rows)
    spots: dict[int, list[_Spot]] = {row: [] for row in range(max(row_of.values(), default=0) + 1)}
    for marks in _places(chart, row_of):
        spots[row_of[round(marks[0].y)]].append(_Spot(marks, sum(cell_len(mark.text) for mark in marks), marks[0].x))
    columns = max(min(columns, round(chart.width)), *(_least_width(row) for row in spots.values()))
    for row in spots.values():
        _spread(row, columns, columns / chart.width)
    paths = _paths(chart, row_of, columns / chart.width)
    lines = [_line(row, paths.get(number, {}), seat_names) for number, row in spots.items()]
    return Text("\n").join(lines)


def _rows(chart: Chart, rows: int) -> dict[int, int]:
    """Give each height of the sheet its row; where the sheet is too high, heights without a place have none.

    Where that is not enough, heights with nothing but labels have none either.
    """
    heights = {round(mark.y) for mark in chart.marks}
    if round(chart.height) <= rows:
        return {height: height for height in heights}
    taken = {round(mark.y) for mark in chart.marks if mark.style != PATH}
    if len(taken) > rows:
        taken = {round(mark.y) for mark in chart.marks if mark.style not in (PATH, LABEL)}
    return {height: row for row, height in enumerate(sorted(taken))}


def _places(chart: Chart, row_of: dict[int, int]) -> list[list[Mark]]:
    """Put together the marks of each place that has a row, from left to right."""
    places: dict[tuple[float, float], list[Mark]] = {}
    for mark in chart.marks:
        if mark.style != PATH and round(mark.y) in row_of:
            places.setdefault((mark.x, mark.y), []).append(mark)
    return [places[at] for at in sorted(places)]


def _least_width(row: list[_Spot]) -> int:
    return sum(spot.width + GAP for spot in row) - GAP


def _spread(row: list[_Spot], columns: int, scale: float) -> None:
    """Give each spot of a row its columns: as near its own centre as the others and the edges let it."""
    groups: list[list[_Spot]] = []
    starts: list[int] = []
    for spot in row:
        group = [spot]
        start = _start(group, columns, scale)
        while groups and starts[-1] + _least_width(groups[-1]) + GAP > start:
            group = groups.pop() + group
            starts.pop()
            start = _start(group, columns, scale)
        groups.append(group)
        starts.append(start)
    for group, start in zip(groups, starts, strict=True):
        for spot in group:
            spot.column = start
            start += spot.width + GAP


def _start(group: list[_Spot], columns: int, scale: float) -> int:
    """Find the column from which spots that touch are, taken together, nearest to their centres."""
    offset = 0
    wanted = 0
    for spot in group:
        wanted += int(spot.centre * scale) - (spot.width - 1) // 2 - offset
        offset += spot.width + GAP
    return max(0, min(round(wanted / len(group)), columns - offset + GAP))


def _paths(chart: Chart, row_of: dict[int, int], scale: float) -> dict[int, dict[int, Mark]]:
    paths: dict[int, dict[int, Mark]] = {}
    for mark in chart.marks:
        height = round(mark.y)
        if mark.style == PATH and height in row_of:
            paths.setdefault(row_of[height], {})[int(mark.x * scale)] = mark
    return paths


def _line(row: list[_Spot], paths: dict[int, Mark], seat_names: Sequence[str]) -> Text:
    """Write one row: its spots, and the paths where nothing else is."""
    line = Text()
    for spot in row:
        _append_paths(line, spot.column, paths)
        for mark in spot.marks:
            line.append(mark.text, mark_style(mark, seat_names))
    _append_paths(line, max(paths, default=-1) + 1, paths)
    line.rstrip()
    return line


def _append_paths(line: Text, end: int, paths: dict[int, Mark]) -> None:
    cells = [paths[column].text if column in paths else " " for column in range(line.cell_len, end)]
    line.append("".join(cells), STYLES[PATH])
