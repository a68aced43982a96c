"""This file is drawings as pictures: SVG made into PNG."""

from typing import Final

from greatcircle.kernel.refusal import BadInput

NARROWEST: Final = 200
WIDEST: Final = 16_000
"""Pixels; beyond, a picture would need more memory than most machines have."""


def to_png(svg: str, width: int) -> bytes:
    """Paint a drawing so many pixels wide."""
    import resvg_py  # noqa: PLC0415  only pictures need it

    if not NARROWEST <= width <= WIDEST:
        raise BadInput(f"A picture can be {NARROWEST} to {WIDEST} pixels wide, not {width}.")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
