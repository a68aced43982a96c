"""This file is the course of Tailwind as marks on a sheet: ten fields in a row, gliders, and where moves lead."""

from typing import Final

from greatcircle.kernel.chart import Chart, Mark
from greatcircle.kernel.state import CHANCE
from tailwind.position import CLIMB, NAMES, Position

FIELDS_A_ROW: Final = 10
COLUMNS_A_FIELD: Final = 4
ROWS_APART: Final = 2
LEGEND: Final = [
    "R, B, G and Y are gliders, * is the goal, and every tenth field has its number.",
    "A number of one digit is where the move of this number leads.",
]


def chart(position: Position) -> Chart:
    """Lay out the course with everything over it."""
    length = position.options.length
    marks = [mark for field in range(length + 1) for mark in _field(position, field)]
    rows = 1 + (length - 1) // FIELDS_A_ROW
    standing = tuple(
        f"field {field}, height {height}" for field, height in zip(position.fields, position.heights, strict=True)
    )
    return Chart(FIELDS_A_ROW * COLUMNS_A_FIELD, ROWS_APART * rows + 1, marks, LEGEND, standing)


def _field(position: Position, field: int) -> list[Mark]:
    """Mark a field: the gliders over it and the moves that lead there, or else what is printed."""
    x, y = _place(field)
    gliders = [
        Mark(x, y, NAMES[seat][0].upper(), "piece", seat) for seat, at in enumerate(position.fields) if at == field
    ]
    targets = [Mark(x, y, str(number), "target") for number in _numbers(position, field)]
    if gliders or targets:
        return gliders + targets
    if field == position.options.length:
        return [Mark(x, y, "*", "plain")]
    if field == 0:
        return [Mark(x, y, "meadow", "label")]
    return [Mark(x, y, str(field), "label") if field % FIELDS_A_ROW == 0 else Mark(x, y, "·", "plain")]


def _place(field: int) -> tuple[float, float]:
    """Give the middle of a field; the meadow lies above the first one."""
    row, column = divmod(field - 1, FIELDS_A_ROW) if field else (-1, 0)
    return COLUMNS_A_FIELD * column + COLUMNS_A_FIELD / 2, ROWS_APART * (row + 1)


def _numbers(position: Position, field: int) -> list[int]:
    """List the moves that lead to a field, by their numbers in the list of moves."""
    seat = position.turn
    if position.actors() in ([], [CHANCE]):
        return []
    moves = position.for_people(seat)
    return [
        number for number, move in enumerate(moves, 1) if move != CLIMB and position.field_after(seat, move) == field
    ]
