"""This file is pictures in a terminal: a flag as coloured half blocks."""

import struct
import zlib
from typing import Final

from rich.color import Color
from rich.style import Style
from rich.text import Text

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
CHANNELS: Final = 4
OPAQUE_FROM: Final = 128
UPPER_HALF: Final = "▀"
LOWER_HALF: Final = "▄"

Pixel = tuple[int, int, int] | None
"""Red, green and blue from 0 to 255; None where nothing is painted."""


def flag_picture(svg: str, columns: int, is_plain: bool) -> Text:
    """Paint a flag so many columns wide; two pixels to a character, or one where half blocks are unknown."""
    return paint(rasterise(svg, columns), is_plain)


def rasterise(svg: str, width: int | None = None) -> list[list[Pixel]]:
    """Give the pixels of an SVG picture, row by row, so many wide or as wide as it says itself."""
    import resvg_py  # noqa: PLC0415  only pictures need it

    return decode_png(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))


def paint(rows: list[list[Pixel]], is_plain: bool) -> Text:
    """Paint rows of pixels as lines of characters."""
    if is_plain:
        lines = [[_cell(pixel, pixel, is_plain) for pixel in row] for row in rows[::2]]
    else:
        empty: list[Pixel] = [None] * len(rows[0])
        pairs = zip(rows[::2], [*rows[1::2], empty], strict=False)
        lines = [[_cell(*pixels, is_plain) for pixels in zip(upper, lower, strict=True)] for upper, lower in pairs]
    return Text("\n").join(Text.assemble(*line) for line in lines)


def decode_png(data: bytes) -> list[list[Pixel]]:
    """Read a PNG file with eight bits for each of red, green, blue and opacity, as the rasteriser writes it."""
    if not data.startswith(SIGNATURE):
        raise ValueError("This is no PNG file.")
    width = height = 0
    packed = b""
    at = len(SIGNATURE)
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, *form = struct.unpack(">IIBBBBB", body)
            if form != [8, 6, 0, 0, 0]:
                raise ValueError("This PNG file is not of eight bits with opacity.")
        elif kind == b"IDAT":
            packed += body
        at += length + 12
    raw = zlib.decompress(packed)
    stride = width * CHANNELS
    above = bytearray(stride)
    rows: list[list[Pixel]] = []
    for start in range(0, height * (stride + 1), stride + 1):
        above = _unfilter(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), above)
        rows.append([_pixel(above[at : at + CHANNELS]) for at in range(0, stride, CHANNELS)])
    return rows


def _unfilter(method: int, line: bytearray, above: bytearray) -> bytearray:
    """Undo the prediction of a line from its left, upper and upper left neighbours (PNG specification, section 9)."""
    for at, value in enumerate(line):
        left = line[at - CHANNELS] if at >= CHANNELS else 0
        corner = above[at - CHANNELS] if at >= CHANNELS else 0
        match method:
            case 1:
                guess = left
            case 2:
                guess = above[at]
            case 3:
                guess = (left + above[at]) // 2
            case 4:
                estimate = left + above[at] - corner
                guess = min((left, above[at], corner), key=lambda each: abs(estimate - each))
            case _:
                guess = 0
        line[at] = (value + guess) & 0xFF
    return line


def _pixel(values: bytearray) -> Pixel:
    red, green, blue, opacity = values
    return (red, green, blue) if opacity >= OPAQUE_FROM else None


def _cell(upper: Pixel, lower: Pixel, is_plain: bool) -> tuple[str, Style]:
    if upper == lower or is_plain:
        return " ", Style(bgcolor=_colour(upper))
    if upper is None:
        return LOWER_HALF, Style(color=_colour(lower))
    return UPPER_HALF, Style(color=_colour(upper), bgcolor=_colour(lower))


def _colour(pixel: Pixel) -> Color | None:
    return None if pixel is None else Color.from_rgb(*pixel)
