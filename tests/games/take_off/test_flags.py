"""The flags of 1987: drawings of one shape, made of plain shapes alone, that show something when they are rendered."""

import re
import struct
import zlib
from collections import Counter
from importlib import resources
from typing import Any
from xml.etree import ElementTree as ET

import pytest

PLAIN = "libya-1987"
"""The one flag of a single colour."""
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {f"{SVG}{tag}" for tag in ("g", "path", "circle", "ellipse", "clipPath")}
ATTRIBUTES = re.compile(r"clip-path|[cr][xy]|r|d|fill(-rule)?|id|stroke(-dasharray|-linecap|-width)?|transform")
BYTES_MAX = 6000
WIDTH, HEIGHT = 64, 48
"""The smallest size at which a flag has to be told from the others."""
FOLDER = resources.files("greatcircle.games.take_off").joinpath("flags", "1987")
FLAGS = sorted(entry.name.removesuffix(".svg") for entry in FOLDER.iterdir())


def source(flag: str) -> str:
    return FOLDER.joinpath(f"{flag}.svg").read_text("utf-8")


def pixels(png: bytes) -> list[bytes]:
    """The red, green, blue and opacity of every pixel of a picture as the renderer writes it, one byte each."""
    width, height, depth, kind = struct.unpack_from(">IIBB", png, 16)
    assert (width, height, depth, kind) == (WIDTH, HEIGHT, 8, 6)
    packed, at = b"", 8
    while at < len(png):
        size, name = struct.unpack_from(">I4s", png, at)
        packed += png[at + 8 : at + 8 + size] if name == b"IDAT" else b""
        at += size + 12
    rows = zlib.decompress(packed)
    span = 4 * width
    above, found = bytes(span), []
    for start in range(0, len(rows), span + 1):
        row = unfiltered(rows[start], rows[start + 1 : start + 1 + span], above)
        found += [row[i : i + 4] for i in range(0, span, 4)]
        above = row
    return found


def unfiltered(kind: int, row: bytes, above: bytes) -> bytes:
    """A row of bytes, of which only the differences to the left and above are stored."""
    plain = bytearray()
    for i, difference in enumerate(row):
        left, corner = (plain[i - 4], above[i - 4]) if i >= 4 else (0, 0)
        nearest = min((left, above[i], corner), key=lambda byte: abs(left + above[i] - corner - byte))
        plain.append((difference + (0, left, above[i], (left + above[i]) // 2, nearest)[kind]) % 256)
    return bytes(plain)


def test_the_flags_that_have_changed_since_are_counted() -> None:
    assert len(FLAGS) == 34
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*-1987", flag) for flag in FLAGS)


@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_has_the_shape_of_the_other_set(flag: str) -> None:
    root = ET.fromstring(source(flag))
    assert (root.tag, root.attrib) == (f"{SVG}svg", {"viewBox": "0 0 640 480"})


@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_is_made_of_plain_shapes(flag: str) -> None:
    inside = list(ET.fromstring(source(flag)).iter())[1:]
    assert inside
    assert {element.tag for element in inside} <= SHAPES
    assert all(ATTRIBUTES.fullmatch(name) for element in inside for name in element.attrib)
    assert not "".join((element.text or "") + (element.tail or "") for element in inside).strip()


@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_refers_to_nothing_but_its_own_parts(flag: str) -> None:
    """The parts carry the flag's name, because several flags may stand in one page."""
    parts = re.findall(r'\bid="([^"]*)"', source(flag))
    assert sorted(re.findall(r"url\(#([^)]*)\)", source(flag))) == sorted(parts)
    assert source(flag).count("url") == len(parts)
    assert all(part.startswith(f"{flag}-") for part in parts)


@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_is_small(flag: str) -> None:
    assert len(source(flag).encode()) < BYTES_MAX


@pytest.mark.parametrize("flag", FLAGS)
def test_a_small_flag_covers_its_canvas_and_shows_its_colours(flag: str) -> None:
    resvg: Any = pytest.importorskip("resvg_py", reason="needs the renderer resvg_py")
    picture = bytes(resvg.svg_to_bytes(svg_string=source(flag), width=WIDTH, height=HEIGHT))
    counts = Counter(pixels(picture))
    assert {pixel[3] for pixel in counts} == {255}
    colours = [pixel for pixel, count in counts.items() if count >= WIDTH * HEIGHT / 100]
    assert len(colours) == 1 if flag == PLAIN else len(colours) >= 2
    assert colours != [b"\xff\xff\xff\xff"]
