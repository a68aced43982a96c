"""This file is the tests of pictures in a terminal: PNG files read, flags painted, places marked."""

import struct
import zlib
from random import Random

import pytest
from rich.color import Color

from greatcircle.cli.cards.picture import CHANNELS, Pixel, decode_png, flag_picture, paint, rasterise
from greatcircle.cli.cards.place import place_picture
from greatcircle.study.world import HEIGHT, NORTH

pytestmark = pytest.mark.slow  # whole maps are drawn, or whole programs are run

RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)
THREE_BANDS = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#f00" d="M0 0h1v2H0z"/>
<path fill="#0f0" d="M1 0h1v2H1z"/><path fill="#00f" d="M2 0h1v2H2z"/></svg>"""


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def encode_png(rows: list[list[tuple[int, int, int, int]]], filters: list[int]) -> bytes:
    """Write a PNG file whose rows are predicted by these methods, as the specification says."""
    packed = b""
    above = bytes(len(rows[0]) * CHANNELS)
    for row, method in zip(rows, filters, strict=True):
        line = bytes(value for pixel in row for value in pixel)
        packed += bytes([method]) + bytes(
            (value - guess(method, line, above, at)) & 0xFF for at, value in enumerate(line)
        )
        above = line
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 6, 0, 0, 0)
    body = zlib.compress(packed)
    parts = [chunk(b"IHDR", header), chunk(b"IDAT", body[:20]), chunk(b"IDAT", body[20:]), chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def guess(method: int, line: bytes, above: bytes, at: int) -> int:
    left = line[at - CHANNELS] if at >= CHANNELS else 0
    corner = above[at - CHANNELS] if at >= CHANNELS else 0
    up = above[at]
    distances = [(abs(up - corner), left), (abs(left - corner), up), (abs(left + up - 2 * corner), corner)]
    nearest = min(distances, key=lambda pair: pair[0])[1]
    return [0, left, up, (left + up) // 2, nearest][method]


@pytest.mark.parametrize("most", [4, 256])
def test_a_png_file_is_read_whatever_its_rows_are_predicted_by(most: int) -> None:
    rng = Random(3)
    rows = [[(rng.randrange(most), rng.randrange(most), rng.randrange(most), 255) for _ in range(9)] for _ in range(10)]
    expected: list[list[Pixel]] = [[pixel[:3] for pixel in row] for row in rows]
    assert decode_png(encode_png(rows, [0, 1, 2, 3, 4, 4, 3, 2, 1, 0])) == expected


def test_what_is_not_painted_is_nothing() -> None:
    assert decode_png(encode_png([[(1, 2, 3, 0), (1, 2, 3, 255)]], [0])) == [[None, (1, 2, 3)]]


def test_what_is_no_png_file_is_refused() -> None:
    with pytest.raises(ValueError, match="no PNG"):
        decode_png(b"GIF89a")
    grey = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
    with pytest.raises(ValueError, match="not of eight bits"):
        decode_png(grey)


def test_an_svg_picture_becomes_pixels() -> None:
    assert rasterise(THREE_BANDS, 3) == [[RED, GREEN, BLUE]] * 2


def test_two_rows_of_pixels_are_one_line_of_half_blocks() -> None:
    painted = paint([[RED, GREEN, None], [RED, BLUE, GREEN]], is_plain=False)
    assert painted.plain == " ▀▄"
    colours = [(span.style.color, span.style.bgcolor) for span in painted.spans if not isinstance(span.style, str)]
    red, green, blue = (Color.from_rgb(*each) for each in (RED, GREEN, BLUE))
    assert colours == [(None, red), (green, blue), (green, None)]


def test_an_odd_row_stands_alone() -> None:
    assert paint([[RED], [RED], [GREEN]], is_plain=False).plain == " \n▀"


def test_a_plain_terminal_gets_coloured_spaces() -> None:
    painted = flag_picture(THREE_BANDS, 6, is_plain=True)
    assert painted.plain == "      \n      "
    assert len({str(span.style) for span in painted.spans}) == 3


@pytest.mark.parametrize("columns", [60, 80, 100, 300])
@pytest.mark.parametrize("is_plain", [False, True])
def test_a_place_is_marked_on_the_world_and_on_its_surroundings(columns: int, is_plain: bool) -> None:
    lines = place_picture(48.9, 2.3, columns, is_plain, with_borders=True).plain.split("\n")
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) <= columns
    mark = "X" if is_plain else "●"
    assert "".join(lines).count(mark) == 2
    (world,) = [(row, line.index(mark)) for row, line in enumerate(lines) if mark in line[: len(line) // 2]]
    assert world[0] == int((NORTH - 48.9) / HEIGHT * len(lines))
    (near,) = [(row, line.rindex(mark)) for row, line in enumerate(lines) if mark in line[len(line) * 2 // 3 :]]
    assert near[0] == len(lines) // 2


def test_a_plain_map_is_drawn_in_plain_letters() -> None:
    picture = place_picture(-4.3, 15.3, 80, is_plain=True, with_borders=True).plain
    assert picture.isascii()
    assert set(picture) == {" ", ".", "X", "\n"}


def test_a_very_narrow_terminal_gets_a_small_map() -> None:
    assert len(place_picture(48.9, 2.3, 1, is_plain=False, with_borders=True).plain.split("\n")) == 3


@pytest.mark.parametrize("longitude", [-168.99, -169.01, 179.9, -179.9])
def test_a_place_at_the_edge_is_marked_too(longitude: float) -> None:
    assert place_picture(60, longitude, 80, is_plain=False, with_borders=False).plain.count("●") == 2
