"""This file is the room that is left on a sheet: what is taken, cell by cell, and where a box still fits."""

from math import ceil, floor
from typing import Final, final

from greatcircle.atlas.sheet import Rectangle

CELL: Final = 15.0
"""Units of one cell: fine enough for letters, coarse enough to search all of a sheet."""


@final
class FreeSpace:
    """A sheet in cells, each free or taken."""

    def __init__(self, width: float, height: float, is_taken: bool = False) -> None:
        self.columns = int(width / CELL)
        self.rows = int(height / CELL)
        self._taken = [bytearray([is_taken]) * self.columns for _ in range(self.rows)]
        self._sums: list[list[int]] = []
        """How much is taken above and left of every corner of a cell; nothing until that is counted."""

    def take(self, box: Rectangle) -> None:
        """Take every cell that a box touches."""
        self._sums = []
        left, right = max(0, floor(box.left / CELL)), min(self.columns, ceil(box.right / CELL))
        for row in range(max(0, floor(box.top / CELL)), min(self.rows, ceil(box.bottom / CELL))):
            for column in range(left, right):
                self._taken[row][column] = 1

    def cells(self) -> list[tuple[float, float]]:
        """Give the middles of all cells."""
        return [
            ((column + 0.5) * CELL, (row + 0.5) * CELL) for row in range(self.rows) for column in range(self.columns)
        ]

    def take_at(self, x: float, y: float) -> None:
        """Take the cell of a point."""
        self._sums = []
        self._taken[int(y / CELL)][int(x / CELL)] = 1

    def free_at(self, x: float, y: float) -> None:
        """Free the cell of a point."""
        self._sums = []
        self._taken[int(y / CELL)][int(x / CELL)] = 0

    def is_taken(self, x: float, y: float) -> bool:
        """Tell whether the cell of a point is taken."""
        return self._taken[int(y / CELL)][int(x / CELL)] > 0

    def nearest(self, width: float, height: float, x: float, y: float, farthest: float) -> Rectangle | None:
        """Find the free box of a size whose middle is nearest to a point, and no farther away; None without any."""
        across, down = ceil(width / CELL), ceil(height / CELL)
        sums = self._counted()
        first_row, last_row = _window(y, down, farthest, self.rows)
        first_column, last_column = _window(x, across, farthest, self.columns)
        found: tuple[float, float] | None = None
        nearest = farthest * farthest
        for row in range(first_row, last_row + 1):
            middle_y = (row + down / 2) * CELL
            upper, lower = sums[row], sums[row + down]
            for column in range(first_column, last_column + 1):
                middle_x = (column + across / 2) * CELL
                distance = (middle_x - x) ** 2 + (middle_y - y) ** 2
                if distance <= nearest:
                    end = column + across
                    if lower[end] - lower[column] == upper[end] - upper[column]:
                        nearest = distance
                        found = middle_x - width / 2, middle_y - height / 2
        return None if found is None else Rectangle(*found, found[0] + width, found[1] + height)

    def _counted(self) -> list[list[int]]:
        if not self._sums:
            self._sums = [[0] * (self.columns + 1)]
            for row in self._taken:
                count = 0
                below = [0]
                for above, is_taken in zip(self._sums[-1][1:], row, strict=True):
                    count += is_taken
                    below.append(above + count)
                self._sums.append(below)
        return self._sums


def _window(middle: float, cells: int, farthest: float, most: int) -> tuple[int, int]:
    """Give the first and the last cell at which so many cells may begin to have their middle near enough."""
    first = ceil((middle - farthest) / CELL - cells / 2)
    last = floor((middle + farthest) / CELL - cells / 2)
    return max(0, first), min(most - cells, last)
