"""This file is how marks look in a terminal: the colours of seats and kinds, and plain letters where no others are.

Colours are middle tones, which stand out from a dark background and from a light one, and never tell anything alone.
"""

import unicodedata
from collections.abc import Sequence
from typing import Final

from greatcircle.kernel.chart import NO_SEAT, Mark

PATH: Final = "path"
LABEL: Final = "label"
LAND: Final = "land"
STYLES: Final = {
    PATH: "#808080",
    LABEL: "#808080",
    LAND: "#6f8070",
    "grey": "#808080",
    "yellow": "#9c7a00",
    "piece": "bold reverse",
    "target": "bold",
}
"""How each kind of mark looks; pieces that are nobody's are reversed."""
SEAT_STYLES: Final = {
    "red": "bold #ffffff on #b3261e",
    "blue": "bold #ffffff on #1d5fbf",
    "green": "bold #ffffff on #2a7a34",
    "black": "bold #ffffff on #444444",
    "white": "bold #000000 on #e4e4e4",
    "orange": "bold #000000 on #ee8f2d",
    "violet": "bold #ffffff on #7a3fa0",
    "yellow": "bold #000000 on #e6c619",
    "pink": "bold #000000 on #f29bc1",
    "turquoise": "bold #000000 on #35bdb2",
    "olive": "bold #ffffff on #66681c",
}
PLAIN_SIGNS: Final = str.maketrans("─│┊╱╲■□▲◆◇·×–→’“”…øØłŁđĐı", '-||/\\#o^*+.x->\'"".oOlLdDi')
"""What stands for a sign, or for a letter that is more than one with an accent."""


def seat_style(seat: int, seat_names: Sequence[str]) -> str:
    """Give the colours of a seat: those of its name, or any where its name is no colour."""
    name = seat_names[seat].lower() if seat < len(seat_names) else ""
    return SEAT_STYLES.get(name) or list(SEAT_STYLES.values())[seat % len(SEAT_STYLES)]


def mark_style(mark: Mark, seat_names: Sequence[str]) -> str:
    """Give the colours of a mark: those of its seat, or else of its kind."""
    return seat_style(mark.seat, seat_names) if mark.seat != NO_SEAT else STYLES.get(mark.style, "")


def plain_text(text: str) -> str:
    """Write a text for a terminal that knows plain letters alone: without accents, and with signs that resemble."""
    signs = unicodedata.normalize("NFKD", text.translate(PLAIN_SIGNS))
    return "".join([sign for sign in signs if not unicodedata.combining(sign)]).encode("ascii", "replace").decode()
