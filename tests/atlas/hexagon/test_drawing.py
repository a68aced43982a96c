"""A board of hexagons as SVG: well formed, whole in itself, with everything on it."""

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from greatcircle.atlas.drawing import draw_map, sheet_size
from greatcircle.atlas.hexagon.drawing import lay_out
from greatcircle.atlas.hexagon.sheet import HexSheet
from greatcircle.atlas.hexagon.sign import TOKEN_RADIUS
from greatcircle.equipment.map.hexagon import HexMap
from tests.atlas.hexagon.small_map import SMALL_HEX
from tests.atlas.maps import HEX_MAPS

SVG = "{http://www.w3.org/2000/svg}"
BOARDS = pytest.mark.parametrize("board", [SMALL_HEX, *HEX_MAPS.values()], ids=["small", *HEX_MAPS])


@BOARDS
def test_it_is_well_formed_and_needs_nothing_from_elsewhere(board: HexMap) -> None:
    text = draw_map(board)
    root = ET.fromstring(text)
    own = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(own) == len(set(own))
    references = re.findall(r'href="([^"]*)"', text) + re.findall(r"url\(([^)]*)\)", text)
    assert references
    assert all(reference.startswith("#") and reference[1:] in own for reference in references)
    assert root.findall(f".//{SVG}text") == [], "letters are outlines, so that no font is needed"
    assert root.findtext(f"{SVG}title") == board.title


@BOARDS
def test_every_area_town_exit_landmark_and_sea_is_on_it(board: HexMap) -> None:
    titles = [element.text for element in ET.fromstring(draw_map(board)).iter(f"{SVG}title")]
    for area in board.areas:
        assert area.name in titles, "its hexagons"
        assert any(title and title.replace(" ", "") == area.name.upper().replace(" ", "") for title in titles)
    names = [town.name for town in board.towns] + [way_out.name for way_out in board.exits]
    for name in [*names, *[landmark.name for landmark in board.landmarks]]:
        assert name in titles
    for sea in board.seas:
        assert sea.text.replace("\n", " ") in titles


@BOARDS
def test_every_town_has_the_place_of_a_token(board: HexMap) -> None:
    circles = ET.fromstring(draw_map(board)).iter(f"{SVG}circle")
    legend = sum(sign.kind == "town" for sign in board.signs)
    assert sum(circle.get("r") == f"{TOKEN_RADIUS:g}" for circle in circles) == len(board.towns) + legend


def test_the_same_board_is_drawn_by_the_same_strokes() -> None:
    assert draw_map(SMALL_HEX) == draw_map(replace(SMALL_HEX))


def test_it_is_shown_as_wide_as_asked() -> None:
    width, height = sheet_size(SMALL_HEX)
    root = ET.fromstring(draw_map(SMALL_HEX, shown_width=1000))
    assert root.get("width") == "1000"
    assert root.get("height") == str(round(height * 1000 / width))
    assert root.get("viewBox") == f"0 0 {width} {height}"


def test_flags_are_for_other_maps() -> None:
    assert draw_map(SMALL_HEX, lambda _: None) == draw_map(SMALL_HEX)


def test_where_the_sea_has_no_room_for_the_panels_the_sheet_becomes_higher() -> None:
    mainland = replace(
        SMALL_HEX,
        areas=SMALL_HEX.areas[:2],
        hexagons=tuple([hexagon for hexagon in SMALL_HEX.hexagons if hexagon.area != "isle"]),
        exits=SMALL_HEX.exits[:2],
        crossings=SMALL_HEX.crossings[:1],
    )
    layout = lay_out(mainland)
    assert layout.sheet.height > HexSheet(mainland).height
    assert all(box.bottom <= layout.sheet.height for box in layout.panels.boxes())
    assert lay_out(SMALL_HEX).sheet.height == HexSheet(SMALL_HEX).height, "where there is room, it does not"


def test_a_sea_without_room_near_its_place_is_left_out() -> None:
    far = replace(SMALL_HEX.seas[0], y=-400)
    assert lay_out(replace(SMALL_HEX, seas=(far,))).sea_names == ()
