"""Drawings become PNG pictures."""

import struct

import pytest

from greatcircle.atlas.drawing import draw_map
from greatcircle.atlas.picture import to_png
from greatcircle.kernel.refusal import BadInput
from tests.atlas.small_map import FLAG, SMALL

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def test_a_map_becomes_a_picture_of_the_width_asked_for() -> None:
    png = to_png(draw_map(SMALL, {"fr.svg": FLAG}.get), 400)
    assert png.startswith(SIGNATURE)
    width, height = struct.unpack(">II", png[16:24])
    assert width == 400
    assert 150 < height < 400


@pytest.mark.parametrize("width", [199, 16_001])
def test_a_width_that_makes_no_sense_is_refused(width: int) -> None:
    with pytest.raises(BadInput, match=f"200 to 16000 pixels wide, not {width}"):
        to_png("<svg/>", width)
