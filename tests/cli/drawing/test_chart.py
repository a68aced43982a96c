"""Boards as text: every mark is readable at every size."""

import io
import re
from itertools import pairwise

import pytest
from rich.console import Console

from greatcircle.cli.drawing.chart import GAP, draw_board
from greatcircle.cli.drawing.style import LABEL, PATH
from greatcircle.kernel.chart import Chart, Mark
from greatcircle.kernel.game import Game
from tests.cli.charts import SHEETS, charts_of

PATHS = "─│╱╲"
SIZES = [(80, 15), (80, 40), (100, 15), (120, 40)]
NAMES = ["red", "blue"]


def lines_of(chart: Chart, columns: int, rows: int) -> list[str]:
    return draw_board(chart, NAMES, columns, rows).plain.split("\n")


def spots_of(chart: Chart, rows: int) -> list[str]:
    """Join the marks of each place in reading order; where rows are few, those with labels alone are left out."""
    heights = {round(mark.y) for mark in chart.marks if mark.style != PATH}
    if len(heights) > rows:
        heights = {round(mark.y) for mark in chart.marks if mark.style not in (PATH, LABEL)}
    spots: dict[tuple[int, float], str] = {}
    for mark in chart.marks:
        at = (round(mark.y), mark.x)
        if mark.style != PATH and at[0] in heights:
            spots[at] = spots.get(at, "") + mark.text
    return [spots[at].strip() for at in sorted(spots) if spots[at].strip()]


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("game", SHEETS, ids=lambda game: game.identity.id)
def test_every_place_of_every_board_can_be_read(game: Game, columns: int, rows: int) -> None:
    for chart in charts_of(game):
        drawn = lines_of(chart, columns, rows)
        assert max(len(line) for line in drawn) <= columns
        text = " " + re.sub(f"[{PATHS}\n]", " ", "\n".join(drawn)) + " "
        position = 0
        for spot in spots_of(chart, rows):
            found = text.find(f" {spot} ", position)
            assert found >= 0, f"{spot} is not on the board after {text[:position][-20:]!r}"
            assert not text[position:found].strip()
            position = found + len(spot) + 1
        assert not text[position:].strip()


@pytest.mark.parametrize("game", SHEETS, ids=lambda game: game.identity.id)
def test_a_board_fits_a_small_terminal_and_a_large_one(game: Game) -> None:
    for chart in charts_of(game)[::3]:
        assert len(lines_of(chart, 80, 15)) <= 17
        assert len(lines_of(chart, 120, 40)) == round(chart.height) <= 34


def test_marks_of_one_place_stand_side_by_side() -> None:
    chart = Chart(20, 1, [Mark(10, 0, "■", "grey"), Mark(10, 0, "R", "piece", 0), Mark(10, 0, "B", "piece", 1)], [])
    assert lines_of(chart, 20, 5) == ["         ■RB"]


def test_crowded_places_move_apart_and_keep_their_order() -> None:
    texts = [f"{letter}{letter}{letter}" for letter in "abcdefghij"]
    for x in (0.0, 20.0, 39.9):
        chart = Chart(40, 1, [Mark(x + n / 1000, 0, text, "plain") for n, text in enumerate(texts)], [])
        (line,) = lines_of(chart, 40, 1)
        assert line.split() == texts
        assert len(line) <= 40
        starts = [line.index(text) for text in texts]
        assert all(right - left == len(texts[0]) + GAP for left, right in pairwise(starts))


def test_places_with_room_stay_where_they_are() -> None:
    chart = Chart(40, 1, [Mark(5, 0, "a", "plain"), Mark(20, 0, "b", "plain"), Mark(20.4, 0, "c", "plain")], [])
    (line,) = lines_of(chart, 40, 1)
    assert line.index("a") == 5
    assert {line.index("b"), line.index("c")} <= {18, 19, 20, 21, 22}


def test_paths_take_only_free_cells_and_their_rows_go_first() -> None:
    marks = [Mark(x, 0, "─", PATH) for x in range(10)]
    marks += [Mark(1, 0, "A1", "plain"), Mark(8, 0, "A2", "plain"), Mark(1, 1, "│", PATH), Mark(1, 2, "A3", "plain")]
    chart = Chart(10, 3, marks, [])
    assert lines_of(chart, 10, 3) == ["─A1─────A2", " │", " A3"]
    assert lines_of(chart, 10, 2) == ["─A1─────A2", " A3"]


def test_rows_with_nothing_but_labels_go_where_there_is_less_room_still() -> None:
    marks = [Mark(1, 0, "A1", "plain"), Mark(1, 1, "Lima", LABEL), Mark(5, 2, "A2", "plain"), Mark(1, 2, "Rome", LABEL)]
    chart = Chart(10, 4, [*marks, Mark(1, 3, "│", PATH)], [])
    assert lines_of(chart, 10, 4) == [" A1", "Lima", "Rome A2", " │"]
    assert lines_of(chart, 10, 3) == [" A1", "Lima", "Rome A2"]
    assert lines_of(chart, 10, 2) == [" A1", "Rome A2"]
    assert lines_of(chart, 10, 1) == [" A1", "Rome A2"], "what is more than a label stays"


def test_a_board_that_is_too_wide_is_drawn_as_wide_as_it_needs() -> None:
    chart = Chart(40, 1, [Mark(x, 0, "wide", "plain") for x in range(4)], [])
    assert lines_of(chart, 5, 1) == ["wide wide wide wide"]


def test_an_empty_chart_is_an_empty_board() -> None:
    assert lines_of(Chart(10, 1, [], []), 80, 24) == [""]


def test_plain_letters_alone_draw_the_same_board() -> None:
    chart = charts_of(SHEETS[0])[0]
    plain = draw_board(chart, NAMES, 80, 24, is_plain=True).plain
    assert plain.isascii()
    assert len(plain) == len(draw_board(chart, NAMES, 80, 24).plain)


def test_colours_come_only_on_a_terminal_and_never_alone() -> None:
    chart = Chart(9, 1, [Mark(2, 0, "R", "piece", 0), Mark(6, 0, "B", "piece", 1)], [])
    shown = {}
    for is_terminal in (True, False):
        file = io.StringIO()
        console = Console(file=file, force_terminal=is_terminal, color_system="truecolor" if is_terminal else "auto")
        console.print(draw_board(chart, NAMES, 9, 1))
        shown[is_terminal] = file.getvalue()
    assert "\x1b[" in shown[True]
    assert shown[False] == "  R   B\n"
    assert re.sub(r"\x1b\[[0-9;]*m", "", shown[True]) == shown[False]
