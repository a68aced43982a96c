"""This file draws what is printed in single hexagons: tokens with their values, ways out, landmarks, names and ids."""

from dataclasses import dataclass
from typing import Final, final
from xml.sax.saxutils import escape

from greatcircle.atlas.hexagon.sheet import HALF_WIDTH, SIDE, HexSheet
from greatcircle.atlas.layer.mark import JET
from greatcircle.atlas.layer.name import END_COLOUR, draw_dot
from greatcircle.atlas.lettering import EM, alphabet_of, set_line, text_width
from greatcircle.atlas.sheet import Rectangle
from greatcircle.atlas.svg import DEEP_INK, INK, PAPER, element, line, text, words
from greatcircle.equipment.map.hexagon import AIRPORT, FRONTIER, LANDMARK, SEAPORT, Exit, Hexagon, Landmark, Town

PADDING: Final = 8.0
"""Units between a name and the sides of its hexagon."""
SIGN_UP: Final = 30.0
"""How far above the middle of its hexagon a sign stands."""
TOKEN_RADIUS: Final = 33.0
LANDMARK_SIZE: Final = 2.2
"""How many times as large as on a map of the globe the sign of a landmark is."""
VALUE_SIZE: Final = 46.0
NAME_SIZE: Final = 27.0
TWO_LINE_SIZE: Final = 23.0
NOTE_SIZE: Final = 20.0
"""How large letters are where they have room: the value of a token, a name in one line and in two, what is below it."""
LEAST_SIZE: Final = 13.0
"""Smaller letters could not be read; a name that needs them is too long for the board."""
NAME_DOWN: Final = 33.0
NOTED_NAME_DOWN: Final = 24.0
TWO_LINES_UP: Final = 8.0
"""How far below the middle of its hexagon the base line of a name is; higher where something is written below it, and
higher still by so much if the name itself has two lines."""
LEADING: Final = 0.96
"""From base line to base line, in parts of the size."""
ID_SIZE: Final = 13.0
ID_DOWN: Final = 73.0
ID_INK: Final = "#8d7a5c"
SEA_INK: Final = "#1f566c"
EXIT_INKS: Final = {FRONTIER: END_COLOUR, SEAPORT: SEA_INK, AIRPORT: DEEP_INK}
SAMPLE_VALUE: Final = "3"
"""The value of the token in the legend."""


@final
@dataclass(frozen=True)
class Inscribed:
    """A line of text in a hexagon: where the middle of its base line is."""

    text: str
    style: str
    size: float
    x: float
    y: float

    def box(self) -> Rectangle:
        """Give the box that it fills, from its capital letters to its descenders."""
        alphabet = alphabet_of(self.style)
        half = text_width(self.text, self.style, self.size) / 2
        rise, fall = (part * self.size / EM for part in (alphabet.cap_height, alphabet.descent))
        return Rectangle(self.x - half, self.y - rise, self.x + half, self.y + fall)


def draw_signs(sheet: HexSheet) -> str:
    """Draw tokens, exits and landmarks with their names."""
    board = sheet.board
    parts = [_draw_town(sheet, town) for town in board.towns]
    parts += [_draw_exit(sheet, way_out) for way_out in board.exits]
    parts += [_draw_landmark(sheet, landmark) for landmark in board.landmarks]
    return "\n".join(parts)


def draw_ids(sheet: HexSheet, names: list[Rectangle]) -> str:
    """Draw the id of every hexagon in its lowest corner, but not under the name of an area."""
    parts = []
    for hexagon in sheet.board.hexagons:
        inscribed = _id(sheet, hexagon)
        if not any(inscribed.box().overlaps(name) for name in names):
            parts.append(_written(inscribed))
    return element("g", "".join(parts), fill=ID_INK)


def inscriptions(sheet: HexSheet) -> dict[str, list[Inscribed]]:
    """Give what is written in each hexagon, names and ids."""
    board = sheet.board
    lines = {hexagon.id: [_id(sheet, hexagon)] for hexagon in board.hexagons}
    for town in board.towns:
        lines[town.hexagon] += _name(sheet, town.hexagon, town.name, "roman", NAME_DOWN)
    for way_out in board.exits:
        lines[way_out.hexagon] += _exit_lines(sheet, way_out)
    for landmark in board.landmarks:
        lines[landmark.hexagon] += _landmark_lines(sheet, landmark)
    return lines


def room_at(down: float) -> float:
    """Give how wide a line may be whose lowest point is so far below the middle of a hexagon."""
    width = 2 * HALF_WIDTH * min(1.0, 2 * (1 - down / SIDE))
    return width - 2 * PADDING


def draw_sign(kind: str, x: float, y: float) -> str:
    """Draw the sign of a kind of hexagon round a point."""
    if kind == LANDMARK:
        return draw_dot("end", x, y, LANDMARK_SIZE)
    if kind not in EXIT_INKS:
        return _token(SAMPLE_VALUE, x, y)
    drawn = {FRONTIER: _barrier, SEAPORT: _anchor, AIRPORT: _jet}[kind]()
    return element("g", drawn, transform=f"translate({x:.1f} {y:.1f})")


def _draw_town(sheet: HexSheet, town: Town) -> str:
    x, y = sheet.middle(sheet.hexagons[town.hexagon])
    lines = _name(sheet, town.hexagon, town.name, "roman", NAME_DOWN)
    return _titled(town.name, _token(str(town.value), x, y - SIGN_UP) + _all_written(lines, DEEP_INK))


def _token(value: str, x: float, y: float) -> str:
    """Draw the place of a token: a ring within a ring, and its value."""
    circle: dict[str, object] = {"cx": x, "cy": y}
    return (
        element("circle", r=TOKEN_RADIUS, fill=PAPER, stroke=DEEP_INK, stroke_width=2.6, **circle)
        + element("circle", r=TOKEN_RADIUS - 5, fill="none", stroke=INK, stroke_width=1.1, **circle)
        + text(value, x, y + VALUE_SIZE * 0.32, "bold", VALUE_SIZE, "middle", fill=DEEP_INK)
    )


def _draw_exit(sheet: HexSheet, way_out: Exit) -> str:
    x, y = sheet.middle(sheet.hexagons[way_out.hexagon])
    lines = _exit_lines(sheet, way_out)
    drawn = draw_sign(way_out.kind, x, y - SIGN_UP - 4) + _all_written(lines, EXIT_INKS[way_out.kind])
    return _titled(way_out.name, drawn)


def _exit_lines(sheet: HexSheet, way_out: Exit) -> list[Inscribed]:
    """Write the name of an exit, and where it leads."""
    if not way_out.leads_to:
        return _name(sheet, way_out.hexagon, way_out.name, "bold", NAME_DOWN)
    return _noted_name(sheet, way_out.hexagon, way_out.name, f"to {way_out.leads_to}")


def _draw_landmark(sheet: HexSheet, landmark: Landmark) -> str:
    x, y = sheet.middle(sheet.hexagons[landmark.hexagon])
    lines = _landmark_lines(sheet, landmark)
    return _titled(landmark.name, draw_sign(LANDMARK, x, y - SIGN_UP - 2) + _all_written(lines, END_COLOUR))


def _landmark_lines(sheet: HexSheet, landmark: Landmark) -> list[Inscribed]:
    return _noted_name(sheet, landmark.hexagon, landmark.name, landmark.note)


def _noted_name(sheet: HexSheet, hexagon: str, name: str, note: str) -> list[Inscribed]:
    """Write a name, and below it a note in slanting letters."""
    lines = _name(sheet, hexagon, name, "bold", NOTED_NAME_DOWN)
    if len(lines) > 1:
        lines = _name(sheet, hexagon, name, "bold", NOTED_NAME_DOWN - TWO_LINES_UP)
    x, y = sheet.middle(sheet.hexagons[hexagon])
    down = lines[-1].y - y + NOTE_SIZE
    lowest = down + alphabet_of("italic").descent * NOTE_SIZE / EM
    size = min(NOTE_SIZE, NOTE_SIZE * room_at(lowest) / text_width(note, "italic", NOTE_SIZE))
    return [*lines, Inscribed(note, "italic", size, x, y + down)]


def _name(sheet: HexSheet, hexagon: str, name: str, style: str, down: float) -> list[Inscribed]:
    """Write a name in one line, or in two where that lets it be larger."""
    x, y = sheet.middle(sheet.hexagons[hexagon])
    size = min(NAME_SIZE, NAME_SIZE * room_at(down) / text_width(name, style, NAME_SIZE))
    parts = name.replace("-", "-\n").replace(" ", "\n").split("\n")
    best = [Inscribed(name, style, size, x, y + down)]
    for cut in range(1, len(parts)):
        halves = _joined(parts[:cut]), _joined(parts[cut:])
        rise = TWO_LINE_SIZE * LEADING / 2
        fitting = [
            TWO_LINE_SIZE * room_at(at) / text_width(half, style, TWO_LINE_SIZE)
            for half, at in zip(halves, (down - rise, down + rise), strict=True)
        ]
        smaller = min(TWO_LINE_SIZE, *fitting)
        if smaller > best[0].size:
            best = [
                Inscribed(halves[0], style, smaller, x, y + down - smaller * LEADING / 2),
                Inscribed(halves[1], style, smaller, x, y + down + smaller * LEADING / 2),
            ]
    return best


def _joined(parts: list[str]) -> str:
    return "".join(part if part.endswith("-") else f"{part} " for part in parts).rstrip()


def _id(sheet: HexSheet, hexagon: Hexagon) -> Inscribed:
    x, y = sheet.middle(hexagon)
    return Inscribed(hexagon.id, "roman", ID_SIZE, x, y + ID_DOWN)


def _written(inscribed: Inscribed) -> str:
    setting = set_line(inscribed.text, inscribed.style, inscribed.size)
    return words(setting, inscribed.x - setting.width / 2, inscribed.y)


def _all_written(lines: list[Inscribed], colour: str) -> str:
    return element("g", "".join(map(_written, lines)), fill=colour)


def _titled(title: str, content: str) -> str:
    return element("g", element("title", escape(title)) + content)


def _jet() -> str:
    return element("path", d=JET, transform="rotate(45) scale(0.56)", fill=DEEP_INK)


def _anchor() -> str:
    """Draw an anchor some fifty units high."""
    stroke: dict[str, object] = {"stroke": SEA_INK, "stroke_width": 5.0, "stroke_linecap": "round"}
    return (
        element("circle", cy=-21, r=5.5, fill="none", **stroke)
        + line([(0, -15), (0, 24)], **stroke)
        + line([(-11, -7), (11, -7)], **stroke)
        + element("path", d="M-23 5c0 13 11 20 23 20s23-7 23-20", fill="none", **stroke)
        + element("path", d="M-29 10l6-12 8 9zM29 10l-6-12-8 9z", fill=SEA_INK)
    )


def _barrier() -> str:
    """Draw the barrier of a frontier: a striped pole over two posts."""
    posts = "".join(element("rect", x=x, y=-6, width=7, height=29, fill=DEEP_INK) for x in (-27, 20))
    pole = element("rect", x=-36, y=-16, width=72, height=14, rx=3, fill=PAPER, stroke=DEEP_INK, stroke_width=2.2)
    stripes = "".join(element("path", d=f"M{x} -15h10l-6 12h-10z", fill=END_COLOUR) for x in (-26, -6, 14))
    return posts + pole + stripes
