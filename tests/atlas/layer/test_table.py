"""Small tables on a map: a title and rows, in their panels."""

from dataclasses import replace

from greatcircle.atlas.drawing import draw_map
from greatcircle.atlas.layer.table import draw_tables, table_boxes
from greatcircle.atlas.sheet import MapSheet, Rectangle
from greatcircle.equipment.map.world import MapTable, Panel
from tests.atlas.marked_map import MARKED

ROWS = (("Africa", "Athens"), ("Asia", "Nairobi"))
TABLED = replace(MARKED, tables=(MapTable("Deportation", ROWS, Panel(900, 30, 600, 260)),))


def test_a_table_fills_its_panel() -> None:
    assert table_boxes(MapSheet(TABLED)) == [Rectangle(900, 30, 1500, 290)]


def test_every_row_has_two_words_and_dots_between() -> None:
    short = draw_tables(MapSheet(replace(TABLED, tables=(replace(TABLED.tables[0], rows=ROWS[:1]),))))
    assert draw_tables(MapSheet(TABLED)).count("<path") == short.count("<path") + 3


def test_a_map_has_its_tables_once_or_none() -> None:
    assert draw_map(TABLED).count(draw_tables(MapSheet(TABLED))) == 1
    assert draw_tables(MapSheet(MARKED)) == ""
