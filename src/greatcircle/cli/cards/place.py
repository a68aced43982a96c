"""This file is a place on the map in a terminal: the world and the surroundings of the place, in dots."""

from typing import Final

from rich.text import Text

from greatcircle.cli.cards.picture import rasterise
from greatcircle.cli.drawing.dot import DOTS_ACROSS, DOTS_DOWN, dot_lines
from greatcircle.study.world import HEIGHT, WIDTH, Window, place_on_world, silhouette_svg

NARROWEST: Final = 12
WIDEST: Final = 76
GAP: Final = 2
NEAR_HEIGHT: Final = 36.0
"""Degrees from the top to the bottom of the nearer map, which is a square on the screen."""
MARK: Final = "●"
PLAIN_MARK: Final = "X"
MARK_STYLE: Final = "bold red"
LAND_STYLE: Final = "green"


def place_picture(latitude: float, longitude: float, columns: int, is_plain: bool, with_borders: bool) -> Text:
    """Draw the world with a mark and, to the right of it, the surroundings of the mark, within so many columns."""
    wide = max(NARROWEST, min(WIDEST, 2 * (columns - GAP) // 3))
    rows = round(wide * DOTS_ACROSS * HEIGHT / WIDTH / DOTS_DOWN)
    across, down = place_on_world(latitude, longitude)
    x, y = across * WIDTH, down * HEIGHT
    near = NEAR_HEIGHT / 2
    square = (x - near, y - near, NEAR_HEIGHT, NEAR_HEIGHT)
    world = _draw((0, 0, WIDTH, HEIGHT), (x, y), wide, rows, is_plain, with_borders=False)
    surroundings = _draw(square, (x, y), 2 * rows, rows, is_plain, with_borders and not is_plain)
    lines = [Text.assemble(one, " " * GAP, other) for one, other in zip(world, surroundings, strict=True)]
    return Text("\n").join(lines)


def _draw(
    window: Window, mark: tuple[float, float], columns: int, rows: int, is_plain: bool, with_borders: bool
) -> list[Text]:
    """Draw a window of the map as lines of text, with a mark at a point of the map."""
    left, top, width, height = window
    pixels = rasterise(silhouette_svg(window, columns * DOTS_ACROSS, rows * DOTS_DOWN, with_borders))
    column = min(columns - 1, int((mark[0] - left) / width * columns))
    row = min(rows - 1, int((mark[1] - top) / height * rows))
    lines: list[Text] = []
    for number, signs in enumerate(dot_lines([[pixel is not None for pixel in strip] for strip in pixels], is_plain)):
        line = Text(signs, LAND_STYLE)
        if number == row:
            sign = PLAIN_MARK if is_plain else MARK
            line = Text.assemble(line[:column], (sign, MARK_STYLE), line[column + 1 :])
        lines.append(line)
    return lines
