"""This file is the board of a match of Trap the Cap as a client draws it: where every place lies on the plate."""

from math import cos, hypot, radians, sin
from typing import Final, final

from greatcircle.games.trap_the_cap import payload
from greatcircle.games.trap_the_cap.board import KINDS, Board
from greatcircle.games.trap_the_cap.position import Setup

STEP: Final = 100.0
"""From the middle of a space to the middle of the next one along the rim, before the rim is bent outwards."""
TURN: Final = {"six-spoke": 30.0, "four-spoke": 0.0}
"""How far each board is turned clockwise; so the six-spoke one is narrow, as a telephone is."""
BULGE: Final = 40.0
"""How far the middle of each side of the rim is bent outwards, to make it rounder."""
WIDE_BASE_WIDTH: Final = 470.0
WIDE_BASE_HEIGHT: Final = 176.0
"""The width and the height of a base above or below the whole board."""
TALL_BASE_WIDTH: Final = 236.0
TALL_BASE_HEIGHT: Final = 300.0
"""The width and the height of a base that lies beside the board."""
BASE_SHIFT: Final = 22.0
"""How far a base beside the board is moved outwards."""
SPACE_REACH: Final = 48.0
"""From the middle of a space to where its drawing ends, with some air round it."""
MARGIN: Final = 34.0
"""From the outermost drawing to the edge of the plate."""


@final
class _Plate:
    """Where the places of a board lie; the centre lies at 0, 0."""

    def __init__(self, setup: Setup) -> None:
        board = setup.board
        self.board = board
        self.angle = radians(TURN[setup.options.board.value])
        self.scale = STEP / min(
            _distance(board.positions[space], board.positions[other])
            for space in range(board.space_count)
            for other in board.neighbours[space]
            if other < board.space_count
        )
        self.bases: list[int] = list(range(board.space_count, len(board.labels)))
        self.spots: list[tuple[float, float]] = [self._turned(place) for place in range(len(board.labels))]
        for base, after in zip(self.bases, self.bases[1:] + self.bases[:1], strict=True):
            self._bend_side(board.path(_door(board, base), _door(board, after)))
        self.half_width = max(abs(x) for x, _ in self.spots[: board.space_count])
        """From the centre to the outermost space at either side."""
        self.sizes: dict[int, tuple[float, float]] = {}
        for base in self.bases:
            self._place_base(base)

    def extent(self) -> tuple[int, int]:
        """Give the width and the height of the plate."""
        width = self.half_width + SPACE_REACH
        height = 0.0
        for base in self.bases:
            x, y = self.spots[base]
            width = max(width, abs(x) + self.sizes[base][0] / 2)
            height = max(height, abs(y) + self.sizes[base][1] / 2)
        return round(2 * (width + MARGIN)), round(2 * (height + MARGIN))

    def _turned(self, place: int) -> tuple[float, float]:
        x, y = self.board.positions[place]
        return (
            self.scale * (x * cos(self.angle) - y * sin(self.angle)),
            self.scale * (x * sin(self.angle) + y * cos(self.angle)),
        )

    def _bend_side(self, side: list[int]) -> None:
        """Bend a side of the rim outwards, most in its middle; its ends stay."""
        first, last = self.spots[side[0]], self.spots[side[-1]]
        across, down = last[0] - first[0], last[1] - first[1]
        length = _distance(first, last)
        for number in range(1, len(side) - 1):
            part = number / (len(side) - 1)
            bend = BULGE * 4 * part * (1 - part)
            x, y = self.spots[side[number]]
            self.spots[side[number]] = (x + bend * down / length, y - bend * across / length)

    def _place_base(self, base: int) -> None:
        """Put a base above or below the space in front of it, clear of all others."""
        x, y = self.spots[_door(self.board, base)]
        is_outermost = abs(y) > self._next_to_outermost()
        width = WIDE_BASE_WIDTH if is_outermost else TALL_BASE_WIDTH
        height = WIDE_BASE_HEIGHT if is_outermost else TALL_BASE_HEIGHT
        if is_outermost:
            room = self.half_width + SPACE_REACH - width / 2
            x = max(-room, min(room, x))
        else:
            x += BASE_SHIFT if x > 0 else -BASE_SHIFT
        below = [
            abs(other_y)
            for other_x, other_y in self.spots[: self.board.space_count]
            if y * other_y > 0 and abs(other_x - x) < width / 2 + SPACE_REACH
        ]
        away = max(below) + SPACE_REACH + height / 2
        self.spots[base] = (x, away if y > 0 else -away)
        self.sizes[base] = (width, height)

    def _next_to_outermost(self) -> float:
        """Give a height between that of the outermost corners of the rim and that of the others."""
        return max(abs(self.spots[_door(self.board, base)][1]) for base in self.bases) - STEP


def drawing(setup: Setup) -> payload.Drawing:
    """Give what is printed on the plate: its size, the places with their neighbours, and whose the bases are."""
    board = setup.board
    plate = _Plate(setup)
    width, height = plate.extent()
    return {
        "board": setup.options.board.value,
        "game": setup.options.game.value,
        "width": width,
        "height": height,
        "step": STEP,
        "caps": setup.caps,
        "centre": board.labels[board.centre],
        "places": [_place(plate, place) for place in range(len(board.labels))],
        "bases": [_base(plate, setup, base) for base in plate.bases],
    }


def _place(plate: _Plate, place: int) -> payload.Place:
    board = plate.board
    x, y = plate.spots[place]
    return {
        "id": board.labels[place],
        "x": round(x, 1) + 0.0,
        "y": round(y, 1) + 0.0,
        "kind": KINDS[board.kinds[place]],
        "neighbours": [board.labels[neighbour] for neighbour in board.neighbours[place]],
    }


def _base(plate: _Plate, setup: Setup, base: int) -> payload.Base:
    """Describe a base: its size, the space in front of it, and its seat and team, if it has them (TC-04, TC-69)."""
    seat = setup.seat_at.get(base)
    width, height = plate.sizes[base]
    return {
        "id": setup.board.labels[base],
        "width": width,
        "height": height,
        "door": setup.board.labels[_door(setup.board, base)],
        "seat": seat,
        "team": setup.side[seat] if setup.is_team and seat is not None else None,
    }


def _door(board: Board, base: int) -> int:
    """Give the space in front of a base."""
    return board.neighbours[base][0]


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
