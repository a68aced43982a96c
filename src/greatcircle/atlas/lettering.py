"""This file is the lettering of maps: words as outlines, so that a drawing looks the same on every machine.

The letters are those of Alegreya (SIL Open Font License, in ALEGREYA-OFL.txt).
"""

import json
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final, final

EM: Final = 1000
UNKNOWN: Final = "?"


@final
@dataclass(frozen=True)
class Alphabet:
    """One style of letters, measured in thousandths of their size."""

    cap_height: float
    x_height: float
    descent: float
    widths: dict[str, float]
    outlines: dict[str, str]
    kerning: dict[str, float]

    def kern(self, first: str, second: str) -> float:
        """Give how far a letter is moved after another; an accented letter counts as its base."""
        return self.kerning.get(_base(first) + _base(second), 0)


@final
@dataclass(frozen=True)
class TypeSetting:
    """A line of text, set: where each of its letters stands, in units, from the start of the base line."""

    style: str
    size: float
    letters: tuple[tuple[str, float], ...]
    width: float

    def outline(self, x: float, y: float) -> str:
        """Give the line, set from a point, as the data of an SVG path in thousandths of the size."""
        alphabet = alphabet_of(self.style)
        scale = EM / self.size
        return "".join(
            f"M{round((x + at) * scale)} {round(y * scale)}{alphabet.outlines[letter]}"
            for letter, at in self.letters
            if alphabet.outlines[letter]
        )


@cache
def alphabet_of(style: str) -> Alphabet:
    """Read a style: "roman", "bold", "italic", or "figure", which is bold and has prices alone."""
    data = _lettering()[style]
    return Alphabet(
        cap_height=data["cap_height"],
        x_height=data["x_height"],
        descent=data["descent"],
        widths={letter: width for letter, (width, _) in data["letters"].items()},
        outlines={letter: outline for letter, (_, outline) in data["letters"].items()},
        kerning=data["kerning"],
    )


def set_line(text: str, style: str, size: float, spacing: float = 0) -> TypeSetting:
    """Set a line of text; `spacing` parts the letters by so many sizes."""
    alphabet = alphabet_of(style)
    at = 0.0
    letters: list[tuple[str, float]] = []
    previous = ""
    for letter in unicodedata.normalize("NFC", text):
        if letter not in alphabet.widths:
            letter = _base(letter) if _base(letter) in alphabet.widths else UNKNOWN
        if previous:
            at += alphabet.kern(previous, letter) / EM * size + spacing * size
        letters.append((letter, at))
        at += alphabet.widths[letter] / EM * size
        previous = letter
    return TypeSetting(style, size, tuple(letters), at)


def text_width(text: str, style: str, size: float, spacing: float = 0) -> float:
    """Measure a line of text."""
    return set_line(text, style, size, spacing).width


@cache
def _base(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0]


@cache
def _lettering() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(resources.files(__package__).joinpath("lettering.json").read_text("utf-8"))
    return data
