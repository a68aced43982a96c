"""This file is a picture of dots in a terminal: eight of them make a character."""

from typing import Final

DOTS_ACROSS: Final = 2
DOTS_DOWN: Final = 4
BRAILLE: Final = 0x2800
BRAILLE_DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""What each dot of a character adds to its number, row by row."""
PLAIN_SIGN: Final = "."
PLAIN_DOTS: Final = 4
"""Where plain letters alone can be shown, a character with so many dots is shown."""


def dot_lines(dots: list[list[bool]], is_plain: bool) -> list[str]:
    """Draw rows of dots as lines of text; what has no dots is blank."""
    return [
        "".join([_sign(dots, top, left, is_plain) for left in range(0, len(dots[top]), DOTS_ACROSS)])
        for top in range(0, len(dots), DOTS_DOWN)
    ]


def _sign(dots: list[list[bool]], top: int, left: int, is_plain: bool) -> str:
    shown = [
        number
        for row, numbers in enumerate(BRAILLE_DOTS)
        for column, number in enumerate(numbers)
        if dots[top + row][left + column]
    ]
    if is_plain:
        return PLAIN_SIGN if len(shown) >= PLAIN_DOTS else " "
    return chr(BRAILLE + sum(shown)) if shown else " "
