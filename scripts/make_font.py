"""This file makes the small typefaces of the browser client, `web/src/style/font`: the letters that most pages need.

Usage: python scripts/make_font.py
It reads the npm packages @fontsource/alegreya and @fontsource/alegreya-sans (version 5) in `web/node_modules`; the
Python packages fonttools and brotli are needed. Whatever letter is left out here, the client takes from those packages
when a page shows it. The licences of the typefaces stand beside them.
"""

import importlib
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parents[1] / "web"
OUTPUT: Final = WEB / "src" / "style" / "font"
SOURCE: Final = WEB / "node_modules" / "@fontsource"
FACES: Final = (
    ("alegreya", "500-normal"),
    ("alegreya", "500-italic"),
    ("alegreya-sans", "400-normal"),
    ("alegreya-sans", "700-normal"),
    ("alegreya-sans", "400-italic"),
)
FEATURES: Final = {"alegreya": ["kern", "liga"], "alegreya-sans": ["kern", "liga", "tnum"]}
RANGES: Final = (
    (0x20, 0x7E),
    (0xA0, 0xA0),
    (0xA7, 0xA7),
    (0xA9, 0xA9),
    (0xAB, 0xAB),
    (0xB0, 0xB0),
    (0xB7, 0xB7),
    (0xBB, 0xBB),
    (0xC0, 0xFF),
    (0x2013, 0x2014),
    (0x2018, 0x2019),
    (0x201C, 0x201E),
    (0x2026, 0x2026),
    (0x2212, 0x2212),
)
"""What is kept: ASCII, the letters of Latin-1 and a few signs; `font.css` names the same."""
NAMES: Final = [0, 1, 2, 3, 4, 6, 13, 14]
"""Of the texts in a font file: whose it is, what it is called, and its licence."""


def main() -> None:
    """Write every face, and the licences."""
    OUTPUT.mkdir(exist_ok=True)
    for package, face in FACES:
        target = OUTPUT / f"{package}-{face}.woff2"
        shorten(SOURCE / package / "files" / f"{package}-latin-{face}.woff2", target, FEATURES[package])
        print(f"{target.name}: {target.stat().st_size / 1000:.1f} kB")
    for package in FEATURES:
        licence = (SOURCE / package / "LICENSE").read_text("utf-8")
        (OUTPUT / f"{package}-OFL.txt").write_text(licence, "utf-8")


def shorten(source: Path, target: Path, features: list[str]) -> None:
    """Write a font file with some of the letters of another."""
    subset = importlib.import_module("fontTools.subset")
    options = subset.Options(flavor="woff2", hinting=False, layout_features=features, name_IDs=NAMES, glyph_names=False)
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[letter for first, last in RANGES for letter in range(first, last + 1)])
    subsetter.subset(font)
    subset.save_font(font, target, options)


if __name__ == "__main__":
    main()
