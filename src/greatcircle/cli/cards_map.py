"""This file is a place on the map in a terminal: the world and the surroundings of the place, in dots."""

from typing import Final

from rich.text import Text

from greatcircle.cli.cards_picture import Pixel, rasterise
from greatcircle.study.world import HEIGHT, WIDTH, Window, place_on_world, silhouette_svg

NARROWEST: Final = 12
WIDEST: Final = 76
GAP: Final = 2
NEAR_HEIGHT: Final = 36.0
"""Degrees from the top to the bottom of the nearer map, which is a square on the screen."""
DOTS_ACROSS: Final = 2
DOTS_DOWN: Final = 4
BRAILLE: Final = 0x2800
BRAILLE_DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""What each dot of a character adds to its number, row by row."""
MARK: Final = "●"
PLAIN_MARK: Final = "X"
PLAIN_LAND: Final = "."
PLAIN_LAND_DOTS: Final = 3
"""A plain character shows land where so many of its eight dots are land."""
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
    for number in range(rows):
        strip = pixels[number * DOTS_DOWN : (number + 1) * DOTS_DOWN]
        signs = [_sign(strip, place * DOTS_ACROSS, is_plain) for place in range(columns)]
        line = Text("".join(signs), LAND_STYLE)
        if number == row:
            sign = PLAIN_MARK if is_plain else MARK
            line = Text.assemble(line[:column], (sign, MARK_STYLE), line[column + 1 :])
        lines.append(line)
    return lines


def _sign(strip: list[list[Pixel]], left: int, is_plain: bool) -> str:
    dots = [
        dot
        for row, numbers in zip(strip, BRAILLE_DOTS, strict=True)
        for dot, pixel in zip(numbers, row[left : left + DOTS_ACROSS], strict=True)
        if pixel is not None
    ]
    if is_plain:
        return PLAIN_LAND if len(dots) >= PLAIN_LAND_DOTS else " "
    return chr(BRAILLE + sum(dots))
