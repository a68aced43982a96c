"""Room on a sheet: what is taken, and what still fits."""

import pytest

from greatcircle.atlas.free_space import CELL, FreeSpace
from greatcircle.atlas.sheet import Rectangle


def test_a_free_sheet_has_room_where_it_is_wanted() -> None:
    room = FreeSpace(40 * CELL, 20 * CELL)
    box = room.nearest(4 * CELL, 2 * CELL, 20 * CELL, 10 * CELL, 10 * CELL)
    assert box == Rectangle(18 * CELL, 9 * CELL, 22 * CELL, 11 * CELL)


def test_what_is_taken_is_kept_clear_of() -> None:
    room = FreeSpace(40 * CELL, 20 * CELL)
    taken = Rectangle(10 * CELL, 0, 30 * CELL, 18 * CELL)
    room.take(taken)
    box = room.nearest(4 * CELL, 2 * CELL, 20 * CELL, 10 * CELL, 40 * CELL)
    assert box is not None
    assert not box.overlaps(taken)
    assert box == Rectangle(18 * CELL, 18 * CELL, 22 * CELL, 20 * CELL), "the nearest is below"
    room.take(box)
    again = room.nearest(4 * CELL, 2 * CELL, 20 * CELL, 10 * CELL, 40 * CELL)
    assert again is not None
    assert not again.overlaps(box)
    assert not again.overlaps(taken)


def test_nothing_is_found_too_far_away_or_too_large() -> None:
    room = FreeSpace(40 * CELL, 20 * CELL)
    room.take(Rectangle(0, 0, 30 * CELL, 20 * CELL))
    assert room.nearest(CELL, CELL, 0, 0, 20 * CELL) is None
    assert room.nearest(CELL, CELL, 0, 0, 40 * CELL) is not None
    assert room.nearest(11 * CELL, CELL, 35 * CELL, CELL, 99 * CELL) is None
    assert room.nearest(CELL, 21 * CELL, 35 * CELL, CELL, 99 * CELL) is None


def test_a_box_beyond_the_edges_takes_what_is_within() -> None:
    room = FreeSpace(4 * CELL, 4 * CELL)
    room.take(Rectangle(-9 * CELL, -9 * CELL, -2 * CELL, 9 * CELL))
    room.take(Rectangle(3 * CELL, -CELL, 9 * CELL, 9 * CELL))
    taken = [room.is_taken(x, y) for x, y in room.cells()]
    assert taken == [False, False, False, True] * 4


@pytest.mark.parametrize("is_taken", [True, False])
def test_single_cells_are_taken_and_freed(is_taken: bool) -> None:
    room = FreeSpace(3 * CELL, 3 * CELL, is_taken)
    (room.free_at if is_taken else room.take_at)(1.5 * CELL, 1.5 * CELL)
    assert [room.is_taken(x, y) for x, y in room.cells()].index(not is_taken) == 4
    found = room.nearest(CELL, CELL, 1.5 * CELL, 1.5 * CELL, CELL)
    assert found is not None
    assert (found == Rectangle(CELL, CELL, 2 * CELL, 2 * CELL)) is is_taken
