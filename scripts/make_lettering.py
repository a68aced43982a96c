"""This file makes the lettering of the maps, `lettering.json` of the atlas: letters as outlines with their widths.

Usage: python scripts/make_lettering.py FILES
FILES is the folder `files` of the npm package @fontsource/alegreya (version 5); the Python packages fonttools, brotli
and uharfbuzz are needed. The outlines are those of the font; its licence stands beside them.
"""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

OUTPUT = Path(__file__).resolve().parents[1] / "src" / "greatcircle" / "atlas" / "lettering.json"
STYLES = {"roman": "500-normal", "bold": "700-normal", "italic": "500-italic"}
SUBSETS = ("latin", "latin-ext")
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "".join(map(chr, range(0xA1, 0x180))) + "ȘșȚțḐḑḨḩẒẓ–—‘’‚“”„…•·×°′″ʻʼ"
FIGURES = " $,-.0123456789?–"
"""The letters of prices, with figures as high as capitals: those of running text look small in a frame."""
FIGURE_STYLE = "700-normal"
KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-.,’'& "
"""Pairs of these are kerned; an accented letter is kerned as its base."""
LEAST_KERNING = 6
"""Thousandths of an em below which nobody sees the difference."""
EM = 1000


def main() -> None:
    """Read the font files of every style, write the letters."""
    folder = Path(sys.argv[1])
    styles = {name: style(folder, weight) for name, weight in STYLES.items()}
    styles["figure"] = figures(folder)
    OUTPUT.write_text(format_lettering(styles), "utf-8")
    counts = [(name, len(data["letters"]), len(data["kerning"])) for name, data in styles.items()]
    print(f"{OUTPUT.name}: {OUTPUT.stat().st_size / 1000:.0f} kB, {counts}")


def style(folder: Path, weight: str) -> dict[str, Any]:
    """Read one style from its files, one for each part of the alphabet."""
    font_module = importlib.import_module("fontTools.ttLib")
    letters: dict[str, Any] = {}
    fonts = [font_module.TTFont(folder / f"alegreya-{subset}-{weight}.woff2") for subset in SUBSETS]
    for font in fonts:
        known = font.getBestCmap()
        glyphs = font.getGlyphSet()
        for letter in LETTERS:
            if letter not in letters and ord(letter) in known:
                glyph = glyphs[known[ord(letter)]]
                letters[letter] = [round(glyph.width * EM / font["head"].unitsPerEm), outline(glyph, glyphs, font)]
    os2 = fonts[0]["OS/2"]
    return {
        "cap_height": round(os2.sCapHeight * EM / fonts[0]["head"].unitsPerEm),
        "x_height": round(os2.sxHeight * EM / fonts[0]["head"].unitsPerEm),
        "descent": -lowest(fonts[0], "gjpqy"),
        "letters": {letter: letters[letter] for letter in LETTERS if letter in letters},
        "kerning": kerning(fonts[0]),
    }


def figures(folder: Path) -> dict[str, Any]:
    """Read the letters of prices from the bold style; they are not kerned."""
    font_module = importlib.import_module("fontTools.ttLib")
    font = font_module.TTFont(folder / f"alegreya-{SUBSETS[0]}-{FIGURE_STYLE}.woff2")
    table = font["GSUB"].table
    found = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "lnum"]
    lining = table.LookupList.Lookup[found[0].LookupListIndex[0]].SubTable[0].mapping
    known, glyphs, size = font.getBestCmap(), font.getGlyphSet(), font["head"].unitsPerEm
    letters = {}
    for letter in FIGURES:
        name = known[ord(letter)]
        glyph = glyphs[lining.get(name, name)]
        letters[letter] = [round(glyph.width * EM / size), outline(glyph, glyphs, font)]
    return {
        "cap_height": round(font["OS/2"].sCapHeight * EM / size),
        "x_height": round(font["OS/2"].sxHeight * EM / size),
        "descent": -lowest(font, "gjpqy"),
        "letters": letters,
        "kerning": {},
    }


def outline(glyph: Any, glyphs: Any, font: Any) -> str:
    """Give the outline of a letter as an SVG path of short steps, in thousandths of an em, y downwards."""
    recording = importlib.import_module("fontTools.pens.recordingPen").DecomposingRecordingPen(glyphs)
    curves = importlib.import_module("fontTools.pens.basePen").decomposeQuadraticSegment
    glyph.draw(recording)
    size = EM / font["head"].unitsPerEm
    here = (0, 0)
    path = ""

    def step(letter: str, *points: tuple[float, float]) -> str:
        nonlocal here
        ends = [(round(x * size), round(-y * size)) for x, y in points]
        numbers = [number for x, y in ends for number in (x - here[0], y - here[1])]
        here = ends[-1]
        return letter + "".join(
            f" {number}" if number >= 0 and place else str(number) for place, number in enumerate(numbers)
        )

    for action, points in recording.value:
        if action == "moveTo":
            path += step("m", *points)
            start = here
        elif action == "lineTo":
            path += step("l", *points)
        elif action == "qCurveTo":
            assert points[-1] is not None
            for bend, end in curves(points):
                path += step("q", bend, end)
        else:
            assert action == "closePath", action
            path += "z"
            here = start
    return path


def lowest(font: Any, text: str) -> int:
    bounds_pen = importlib.import_module("fontTools.pens.boundsPen").BoundsPen
    glyphs = font.getGlyphSet()
    lows = []
    for letter in text:
        pen = bounds_pen(glyphs)
        glyphs[font.getBestCmap()[ord(letter)]].draw(pen)
        lows.append(pen.bounds[1])
    return int(min(lows) * EM / font["head"].unitsPerEm)


def kerning(font: Any) -> dict[str, int]:
    """Measure every pair as a shaping engine sets it."""
    harfbuzz = importlib.import_module("uharfbuzz")
    stream = importlib.import_module("io").BytesIO()
    font.flavor = None
    font.save(stream)
    shaper = harfbuzz.Font(harfbuzz.Face(stream.getvalue()))

    def width(text: str, kern: bool) -> int:
        buffer = harfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        harfbuzz.shape(shaper, buffer, {"kern": kern, "liga": False})
        return int(sum(position.x_advance for position in buffer.glyph_positions))

    pairs = {}
    for first in KERNED:
        for second in KERNED:
            apart = round((width(first + second, True) - width(first + second, False)) * EM / shaper.face.upem)
            if abs(apart) >= LEAST_KERNING:
                pairs[first + second] = apart
    return pairs


def format_lettering(styles: dict[str, dict[str, Any]]) -> str:
    """Write one letter per line."""
    parts = []
    for name, data in styles.items():
        letters = ",\n".join(
            f"      {compact(letter)}: {compact(record)}" for letter, record in data["letters"].items()
        )
        parts.append(
            f'  "{name}": {{\n'
            + "".join(f'    "{key}": {data[key]},\n' for key in ("cap_height", "x_height", "descent"))
            + f'    "letters": {{\n{letters}\n    }},\n'
            + f'    "kerning": {compact(data["kerning"])}\n  }}'
        )
    return "{\n" + ",\n".join(parts) + "\n}\n"


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
