"""A map as SVG: well formed, whole in itself, with everything on it."""

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from greatcircle.atlas.drawing import draw_map, sheet_size
from greatcircle.atlas.layer.name import draw_leaders, draw_places
from greatcircle.atlas.layer.route import draw_discs
from greatcircle.atlas.layer.terrain import border_lines
from greatcircle.atlas.sheet import MapSheet
from greatcircle.cli.command.board import flag_text
from greatcircle.equipment.map.world import PATTERNS, LineStyle, WorldMap
from tests.atlas.maps import MAPS
from tests.atlas.small_map import FLAG, SMALL

pytestmark = pytest.mark.slow  # whole maps are drawn, or whole programs are run

SVG = "{http://www.w3.org/2000/svg}"


def flag_source(file: str) -> str | None:
    return FLAG if file == "fr.svg" else None


def ids(root: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


@pytest.mark.parametrize("world", [SMALL, *MAPS.values()], ids=["small", *MAPS])
def test_it_is_well_formed_and_needs_nothing_from_elsewhere(world: WorldMap) -> None:
    text = draw_map(world, flag_source if world is SMALL else flag_text)
    root = ET.fromstring(text)
    own = ids(root)
    assert len(own) == len(set(own))
    references = re.findall(r'href="([^"]*)"', text) + re.findall(r"url\(([^)]*)\)", text)
    assert all(reference.startswith("#") and reference[1:] in own for reference in references)
    assert root.findall(f".//{SVG}text") == [], "letters are outlines, so that no font is needed"
    assert root.findtext(f"{SVG}title") == world.title


def test_every_line_has_its_letter_and_every_place_its_name() -> None:
    root = ET.fromstring(draw_map(SMALL))
    titles = [element.text for element in root.iter(f"{SVG}title")]
    for place in SMALL.places:
        assert place.name in titles
    for style in SMALL.line_styles:
        wanted = 1 + sum(line.style == style.id for line in SMALL.lines)
        discs = [circle for circle in root.iter(f"{SVG}circle") if circle.get("fill") == style.colour]
        assert len(discs) == wanted, "one for each line and one in the legend"


def test_leaders_pass_under_the_letters_of_lines() -> None:
    world = replace(SMALL, cartouche=None)
    drawing, sheet = draw_map(world), MapSheet(world)
    leaders, discs = draw_leaders(sheet), draw_discs(sheet)
    assert leaders.count("<path") == 2, "a line on a strip of paper"
    assert drawing.index(draw_places(sheet)) < drawing.index(leaders) < drawing.index(discs)


def test_every_pattern_is_drawn_in_its_own_way() -> None:
    styles = [LineStyle("red", "red", "R", "#c8322b", pattern) for pattern in PATTERNS]
    drawings = [draw_map(replace(SMALL, line_styles=(style,), lines=SMALL.lines[:1])) for style in styles]
    assert len(set(drawings)) == len(PATTERNS)


def test_flags_stand_round_the_map_if_there_is_a_source() -> None:
    without, with_flags = draw_map(SMALL), draw_map(SMALL, flag_source)
    assert "France" not in without
    assert with_flags.count("<title>France</title>") == with_flags.count("<title>Spain</title>") == 1
    assert len(re.findall("<svg x=", with_flags)) == 1, "the other flag has no picture, but a frame and a name"
    narrow, wide = sheet_size(SMALL), sheet_size(SMALL, flag_source)
    assert narrow[0] < wide[0]
    assert narrow[1] < wide[1]


def test_it_is_shown_as_wide_as_asked() -> None:
    width, height = sheet_size(SMALL)
    root = ET.fromstring(draw_map(SMALL, shown_width=1000))
    assert root.get("width") == "1000"
    assert root.get("height") == str(round(height * 1000 / width))
    assert root.get("viewBox") == f"0 0 {width} {height}"


def test_borders_follow_the_map() -> None:
    plain = border_lines(MapSheet(replace(SMALL, united=(), divided=())))
    united = border_lines(MapSheet(replace(SMALL, divided=())))
    both = border_lines(MapSheet(SMALL))
    assert plain.count("M") > united.count("M")
    assert both.count("M") == united.count("M") + 1


def test_a_map_without_ornaments_has_none() -> None:
    bare = replace(SMALL, cartouche=None, compass=None, halves=(), inscriptions=())
    titles = [element.text for element in ET.fromstring(draw_map(bare)).iter(f"{SVG}title")]
    assert "OCEAN" not in titles
    assert len(draw_map(bare)) < len(draw_map(SMALL))
