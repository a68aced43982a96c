"""What is written on the boards of hexagons of all games can be read: nothing lies over anything else."""

from itertools import combinations
from math import sqrt

import pytest

from greatcircle.atlas.hexagon.drawing import HexLayout, lay_out
from greatcircle.atlas.hexagon.sheet import HALF_WIDTH, SIDE
from greatcircle.atlas.hexagon.sign import LEAST_SIZE, inscriptions
from greatcircle.atlas.lettering import set_line
from greatcircle.atlas.sheet import Rectangle
from greatcircle.equipment.map.hexagon import EXITS, FRONTIER
from tests.atlas.hexagon.small_map import SMALL_HEX
from tests.atlas.maps import HEX_MAPS

LAYOUTS = {"small": SMALL_HEX, **HEX_MAPS}


@pytest.fixture(params=list(LAYOUTS))
def layout(request: pytest.FixtureRequest) -> HexLayout:
    return lay_out(LAYOUTS[request.param])


def points_in(box: Rectangle, count: int = 40) -> list[tuple[float, float]]:
    """Give points all over a box, its edges included."""
    return [
        (box.left + (box.right - box.left) * column / count, box.top + (box.bottom - box.top) * row / count)
        for row in range(count + 1)
        for column in range(count + 1)
    ]


def test_some_game_has_a_board_of_hexagons() -> None:
    assert HEX_MAPS


def test_every_name_stands_within_its_hexagon(layout: HexLayout) -> None:
    sheet = layout.sheet
    for hexagon_id, lines in inscriptions(sheet).items():
        x, y = sheet.middle(sheet.hexagons[hexagon_id])
        for inscribed in lines:
            box = inscribed.box()
            across = max(x - box.left, box.right - x)
            down = max(y - box.top, box.bottom - y)
            assert across <= HALF_WIDTH, inscribed
            assert down + across / sqrt(3) <= SIDE, inscribed
            assert inscribed.size >= LEAST_SIZE, inscribed


def test_no_line_in_a_hexagon_lies_over_another(layout: HexLayout) -> None:
    for lines in inscriptions(layout.sheet).values():
        assert [
            (one.text, other.text) for one, other in combinations(lines, 2) if one.box().overlaps(other.box())
        ] == []


def test_every_area_has_its_name_once(layout: HexLayout) -> None:
    names = ["".join(name.lines).replace(" ", "") for name in layout.area_names]
    assert names == [area.name.upper().replace(" ", "") for area in layout.sheet.board.areas]


def test_the_name_of_an_area_is_on_its_own_empty_hexagons_or_at_sea(layout: HexLayout) -> None:
    sheet = layout.sheet
    special = sheet.special()
    for area, name in zip(sheet.board.areas, layout.area_names, strict=True):
        under = {sheet.hexagon_at(*point) for point in points_in(name.box)}
        found = {hexagon.id for hexagon in under if hexagon is not None}
        assert not found & special, name
        assert {hexagon.area for hexagon in under if hexagon is not None} <= {area.id}, name
        assert None not in under or under == {None}, "it does not cross the coast"


def test_seas_and_panels_are_on_open_water(layout: HexLayout) -> None:
    sheet = layout.sheet
    for box in [*[name.box for name in layout.sea_names], *layout.panels.boxes()]:
        assert 0 <= box.left < box.right <= sheet.width
        assert 0 <= box.top < box.bottom <= sheet.height
        assert {sheet.hexagon_at(*point) for point in points_in(box)} == {None}


def test_names_and_panels_keep_clear_of_each_other(layout: HexLayout) -> None:
    boxes = [name.box for name in (*layout.area_names, *layout.sea_names)] + layout.panels.boxes()
    assert [(one, other) for one, other in combinations(boxes, 2) if one.overlaps(other)] == []


def test_no_way_runs_through_a_name_or_a_panel(layout: HexLayout) -> None:
    boxes = [name.box for name in (*layout.area_names, *layout.sea_names)] + layout.panels.boxes()
    for way in layout.ways:
        for line in way.lines:
            assert [box for box in boxes for point in line if box.distance(*point) == 0] == []


def test_all_seas_find_their_place(layout: HexLayout) -> None:
    assert len(layout.sea_names) == len(layout.sheet.board.seas)


def test_every_name_can_be_written(layout: HexLayout) -> None:
    board = layout.sheet.board
    texts = [inscribed.text for lines in inscriptions(layout.sheet).values() for inscribed in lines]
    texts += [board.title, board.subtitle, *board.notes, *[sign.title for sign in board.signs]]
    texts += [chart.title for chart in board.charts] + [sea.text.replace("\n", " ") for sea in board.seas]
    for text in texts:
        for style in ("roman", "bold", "italic"):
            assert "".join(letter for letter, _ in set_line(text, style, 10).letters) == text


def test_frontiers_meet_and_ports_are_joined_over_water(layout: HexLayout) -> None:
    sheet = layout.sheet
    for way in layout.ways:
        ends = {way.crossing.a, way.crossing.b}
        assert way.crossing.kind in EXITS
        if way.crossing.kind == FRONTIER:
            neighbours = sheet.neighbours(sheet.hexagons[way.crossing.a])
            assert sheet.hexagons[way.crossing.b] in neighbours
            continue
        points = [(x, y) for line in way.lines for x, y in line if 0 <= x <= sheet.width]
        under = [sheet.hexagon_at(*point) for point in points]
        on_land = [hexagon for hexagon in under if hexagon is not None and hexagon.id not in ends]
        assert len(on_land) < len(points) / 3, (way.crossing, len(on_land), len(points))
