"""Boards that are maps as text: every piece and every target is readable at every size, names where there is room."""

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

from greatcircle.cli.drawing.chart import draw_board
from greatcircle.cli.drawing.land import land_signs
from greatcircle.cli.drawing.style import LABEL, LAND, PATH, SEAT_STYLES, STYLES, mark_style
from greatcircle.kernel.chart import Chart, Frame, Mark
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.match import Match
from tests.cli.charts import MAPS, charts_of

SIZES = [(40, 8), (80, 12), (100, 18), (160, 38)]
NAMES = ["red", "blue"]
FRAME = Frame(centre_longitude=0, reach=180, north=90, south=-90)
OCEAN = Frame(centre_longitude=-130, reach=10, north=5, south=-5)
"""A part of the Pacific without any island."""


def drawn(chart: Chart, columns: int, rows: int, is_plain: bool = False) -> list[Text]:
    return list(draw_board(chart, NAMES, columns, rows, is_plain).split("\n", allow_blank=True))


def sea(*marks: Mark) -> Chart:
    """A map without land, a unit of which is a column and half a row when it is drawn in 20 columns."""
    return Chart(20, 20, list(marks), [], (), OCEAN)


def lines(chart: Chart) -> list[str]:
    return [line.plain for line in drawn(chart, 20, 10)]


def written_with(lines: list[Text], style: str) -> list[str]:
    """List the texts that are written in a style, in reading order."""
    return [str(line.plain[span.start : span.end]) for line in lines for span in line.spans if span.style == style]


# All maps of all games.


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("game", MAPS, ids=lambda game: game.identity.id)
def test_every_piece_and_every_target_is_on_the_map(game: Game, columns: int, rows: int) -> None:
    for chart in charts_of(game):
        places: dict[tuple[float, float], str] = {}
        marked = {(mark.x, mark.y) for mark in chart.marks if mark.style in ("piece", "target")}
        for mark in chart.marks:
            if (mark.x, mark.y) in marked and mark.style not in (PATH, LABEL):
                places[mark.x, mark.y] = places.get((mark.x, mark.y), "") + mark.text
        shown = drawn(chart, columns, rows)
        words = re.split(r"[ \n]+", "\n".join(line.plain for line in shown))
        for text in places.values():
            assert text in words
            words.remove(text)
        assert len(shown) <= rows
        assert max(line.cell_len for line in shown) <= columns


@pytest.mark.parametrize("game", MAPS, ids=lambda game: game.identity.id)
def test_every_kind_of_mark_has_its_style(game: Game) -> None:
    names = game.seat_names(game.options_type(), game.identity.seats_max)
    for chart in charts_of(game)[::5]:
        shown = draw_board(chart, names, 160, 38).split("\n")
        for mark in chart.marks:
            if mark.style in ("piece", "target"):
                style = mark_style(mark, names)
                assert "".join(written_with(list(shown), style)).count(mark.text[0]) >= 1


@pytest.mark.parametrize("game", MAPS, ids=lambda game: game.identity.id)
def test_every_seat_of_a_map_has_colours_of_its_own(game: Game) -> None:
    match = Match(game, game.options_type(), game.identity.seats_max, QuickDealer("colours"))
    while match.waits_for_chance():  # which may draw the colours first
        match.deal()
    assert set(match.state.seat_names()) <= set(SEAT_STYLES)


@pytest.mark.parametrize("game", MAPS, ids=lambda game: game.identity.id)
def test_a_map_can_be_drawn_with_plain_letters_alone(game: Game) -> None:
    for chart in charts_of(game)[::5]:
        shown = [line.plain for line in drawn(chart, 80, 12, is_plain=True)]
        assert all(line.isascii() for line in shown)
        assert "?" not in "".join(shown)


# Places.


def test_marks_of_one_place_stand_side_by_side_with_their_name_beside_them() -> None:
    marks = [Mark(5, 6, "3", "target"), Mark(5, 6, "R2", "piece", 0), Mark(5, 6, "Rome", "label")]
    assert lines(sea(*marks))[3] == "    3R2 Rome"


def test_neighbours_are_never_read_as_one() -> None:
    marks = [Mark(x, 10, sign, "target") for x, sign in ((9, "1"), (10, "2"), (11, "3"))]
    text = "\n".join(lines(sea(*marks)))
    assert sorted(re.findall(r"\d+", text)) == ["1", "2", "3"]
    assert lines(sea(*marks))[5][9] == "1", "the first one keeps its place"


def test_a_name_without_room_is_left_out_and_covers_nothing() -> None:
    marks = [Mark(x, y, "R", "piece", 0) for x in range(0, 20, 2) for y in range(0, 20, 2)]
    shown = lines(sea(*marks, Mark(10, 10, "Rome", "label")))
    assert "".join(shown).count("R") == len(marks)
    assert "Rome" not in "".join(shown)


def test_a_name_keeps_further_from_other_places_than_from_its_own() -> None:
    marks = [Mark(4, 10, "R", "piece", 0), Mark(12, 10, "B", "piece", 1)]
    assert lines(sea(*marks, Mark(4, 10, "Rome", "label")))[5] == "    R Rome  B"
    shown = lines(sea(*marks, Mark(4, 10, "Paris", "label")))
    assert shown[5:7] == ["    R       B", "  Paris"]


def test_a_name_at_the_edge_stands_on_the_other_side_or_below() -> None:
    assert lines(sea(Mark(19, 10, "R", "piece", 0), Mark(19, 10, "Apia", "label")))[5] == "              Apia R"
    long = "a" * 19
    assert lines(sea(Mark(19, 10, "R", "piece", 0), Mark(19, 10, long, "label")))[6].strip() == long


def test_paths_lie_under_everything_else() -> None:
    paths = [Mark(10, y, "|", "path") for y in range(20)]
    shown = lines(sea(*paths, Mark(10, 10, "R", "piece", 0)))
    assert shown[5] == "          R"
    assert [line for line in shown if line == "          |"] == ["          |"] * 9


def test_a_map_without_room_for_all_pieces_is_still_drawn() -> None:
    marks = [Mark(x / 10, 10, "RRRRRRRRRRRRRRRRRRRR", "piece", 0) for x in range(20)]
    assert sum(line.count("R") for line in lines(sea(*marks))) == 10 * 20


def test_what_is_wider_than_the_map_is_left_out() -> None:
    marks = [Mark(5, 10, "R" * 21, "piece", 0), Mark(9, 10, "B", "piece", 1), Mark(9, 10, "b" * 21, "label")]
    assert "".join(lines(sea(*marks))).strip() == "B"


# Land.


def test_land_is_where_it_is_on_the_globe() -> None:
    signs = land_signs(FRAME, 72, 36, is_plain=True)  # a cell is five degrees wide and high
    for longitude, latitude in ((20, 20), (-100, 40), (90, 60), (135, -25), (-60, -10)):
        assert signs[(90 - latitude) // 5][(longitude + 180) // 5] == "."
    for longitude, latitude in ((-30, 0), (-150, 0), (80, -30), (160, 30), (0, -50)):
        assert signs[(90 - latitude) // 5][(longitude + 180) // 5] == " "


def test_a_lake_is_no_land() -> None:
    victoria = Frame(centre_longitude=33, reach=0.5, north=-0.5, south=-1.5)
    assert land_signs(victoria, 4, 2, is_plain=False) == ["    ", "    "]


def test_land_goes_on_past_the_date_line_and_past_a_whole_turn() -> None:
    wide = Frame(centre_longitude=0, reach=270, north=90, south=-90)
    signs = land_signs(wide, 108, 36, is_plain=True)
    for row in signs:
        assert row[:36] == row[72:]
    assert land_signs(FRAME, 72, 36, is_plain=True) == [row[18:90] for row in signs]


def test_land_is_faint_and_the_sea_blank() -> None:
    shown = drawn(Chart(360, 180, [], [], (), FRAME), 60, 30)
    assert {span.style for line in shown for span in line.spans} == {STYLES[LAND]}
    assert set("".join(line.plain for line in shown)) & set("⣿ ") == set("⣿ ")


def test_a_map_keeps_its_shape_where_there_are_rows_enough() -> None:
    chart = Chart(360, 180, [], [], (), FRAME)
    assert len(drawn(chart, 80, 99)) == 20
    assert len(drawn(chart, 80, 12)) == 12
    assert max(cell_len(line.plain) for line in drawn(chart, 80, 99)) <= 80
