"""Flags round a map: names fit their room, pictures keep to themselves."""

import pytest

from greatcircle.atlas.layer.rim import NAME_SIZE, embed, fit
from greatcircle.atlas.lettering import text_width
from tests.atlas.maps import MAPS
from tests.atlas.small_map import FLAG


def test_a_short_name_stays_in_one_line() -> None:
    assert fit("New Zealand", 100) == (NAME_SIZE, ["New Zealand"])


def test_a_long_name_is_parted_where_both_lines_are_shortest() -> None:
    size, lines = fit("Bosnia and Herzegovina", 130)
    assert lines == ["Bosnia and", "Herzegovina"]
    assert size == NAME_SIZE


def test_a_name_that_is_still_too_long_becomes_smaller() -> None:
    size, lines = fit("Saint Vincent and the Grenadines", 80)
    assert len(lines) == 2
    assert size < NAME_SIZE
    assert all(text_width(line, "roman", size) <= 80.01 for line in lines)


@pytest.mark.parametrize("name", list(MAPS))
def test_no_name_of_a_game_becomes_too_small_to_read(name: str) -> None:
    for group in MAPS[name].flags:
        for flag in group.flags:
            assert fit(flag.title, 130)[0] >= 14, flag.title


def test_a_picture_gets_names_of_its_own() -> None:
    embedded = embed(FLAG, 5, 6, "flags/fr.svg")
    assert 'id="flags-fr-svg-a"' in embedded
    assert 'href="#flags-fr-svg-a"' in embedded
    assert "url(#flags-fr-svg-a)" in embedded
    assert 'viewBox="0 0 4 3"' in embedded
    assert "xlink" not in embedded


def test_what_is_no_picture_is_said() -> None:
    with pytest.raises(ValueError, match="x is no SVG picture"):
        embed("hello", 0, 0, "x")
