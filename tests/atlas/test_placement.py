"""What is written on the maps of all games can be read: no name lies over another, over a dot, or beyond the frame."""

from itertools import combinations
from math import dist

import pytest

from greatcircle.atlas.layer.name import half_boxes, inscription_boxes
from greatcircle.atlas.layer.stub import stub_boxes
from greatcircle.atlas.layer.table import table_boxes
from greatcircle.atlas.layer.tag import stop_boxes, stop_radius, tag_box
from greatcircle.atlas.layer.zone import bar_boxes, zone_boxes
from greatcircle.atlas.sheet import MapSheet, Rectangle
from greatcircle.equipment.map.world import SOLID, Line
from tests.atlas.maps import MAPS, SHEETS

pytestmark = pytest.mark.slow  # whole maps are drawn, or whole programs are run

FARTHEST_ASIDE = 25
"""Units of a map of usual weight: a little more than a degree."""

LEAST_SEEN = 8
LEAST_SHARE_SEEN = 0.33
"""Units and share of a line."""

LEAST_APART = 8
"""Units between the middle of a line and a letter of a sea; the line and the paper along it take 6 of them."""

Point = tuple[float, float]


@pytest.fixture(params=list(SHEETS))
def sheet(request: pytest.FixtureRequest) -> MapSheet:
    return SHEETS[request.param]


def boxes(sheet: MapSheet) -> dict[str, Rectangle]:
    return {place.id: sheet.label_box(place, place.label) for place in sheet.world.places}


def leaders(sheet: MapSheet) -> dict[str, tuple[Point, Point]]:
    return {
        place.id: (sheet.points[place.id], sheet.leader_end(place, place.label))
        for place in sheet.world.places
        if place.label.has_leader
    }


def lettered(sheet: MapSheet) -> list[Line]:
    """Give the lines that bear a letter."""
    letters = {style.id for style in sheet.world.line_styles if style.letter}
    return [line for line in sheet.world.lines if line.style in letters]


def along(a: Point, b: Point) -> list[Point]:
    """Give points along a line, one for each unit."""
    steps = max(1, round(dist(a, b)))
    return [(a[0] + (b[0] - a[0]) * step / steps, a[1] + (b[1] - a[1]) * step / steps) for step in range(steps + 1)]


def ends(sheet: MapSheet, line: Line) -> tuple[Point, Point]:
    return sheet.points[line.a], sheet.points[line.b]


def middle_of(box: Rectangle) -> Point:
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2


def corners(box: Rectangle) -> tuple[Point, Point]:
    return (box.left, box.top), (box.right, box.bottom)


def distance(point: Point, a: Point, b: Point) -> float:
    """Measure how far a point is from a line."""
    share = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / dist(a, b) ** 2
    share = max(0, min(1, share))
    return dist(point, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))


def test_some_game_has_a_map() -> None:
    assert MAPS


def test_no_name_lies_over_another(sheet: MapSheet) -> None:
    clashes = [(a, b) for (a, one), (b, other) in combinations(boxes(sheet).items(), 2) if one.overlaps(other)]
    assert clashes == []


def test_no_name_lies_over_a_dot(sheet: MapSheet) -> None:
    clashes = [
        (name, place.id)
        for name, box in boxes(sheet).items()
        for place in sheet.world.places
        if box.distance(*sheet.points[place.id]) < sheet.radius(place)
    ]
    assert clashes == []


def test_no_name_leaves_the_map(sheet: MapSheet) -> None:
    for name, box in boxes(sheet).items():
        assert 0 < box.left < box.right < sheet.width, name
        assert 0 < box.top < box.bottom < sheet.height, name


def test_no_name_lies_over_the_letter_of_a_line(sheet: MapSheet) -> None:
    discs = {f"{line.a} {line.b}": sheet.disc(line) for line in lettered(sheet)}
    clashes = [
        (name, line)
        for name, box in boxes(sheet).items()
        for line, middle in discs.items()
        if box.distance(*middle) < sheet.disc_radius
    ]
    assert clashes == []


def test_no_name_lies_over_what_else_is_on_the_map(sheet: MapSheet) -> None:
    panels = [panel for panel in (sheet.world.cartouche, sheet.world.compass) if panel is not None]
    taken = [Rectangle(panel.x, panel.y, panel.x + panel.width, panel.y + panel.height) for panel in panels]
    taken += half_boxes(sheet) + inscription_boxes(sheet) + zone_boxes(sheet) + stub_boxes(sheet) + bar_boxes(sheet)
    taken += table_boxes(sheet) + stop_boxes(sheet)
    assert [name for name, box in boxes(sheet).items() if any(box.overlaps(other) for other in taken)] == []


def test_no_leader_runs_through_a_name_or_a_dot(sheet: MapSheet) -> None:
    names = boxes(sheet)
    clashes = []
    for name, ends in leaders(sheet).items():
        for x, y in along(*ends):
            clashes += [(name, other) for other, box in names.items() if other != name and not box.distance(x, y)]
        clashes += [
            (name, place.id)
            for place in sheet.world.places
            if place.id != name and distance(sheet.points[place.id], *ends) < sheet.radius(place)
        ]
    assert clashes == []


def test_a_name_is_at_its_place_or_has_a_leader(sheet: MapSheet) -> None:
    names = boxes(sheet)
    for place in sheet.world.places:
        apart = names[place.id].distance(*sheet.points[place.id]) - sheet.radius(place)
        assert apart < 6 * sheet.world.weight or place.label.has_leader, place.id


def test_letters_of_lines_lie_neither_over_each_other_nor_over_dots(sheet: MapSheet) -> None:
    discs = {f"{line.a} {line.b}": sheet.disc(line) for line in lettered(sheet)}
    assert [
        (a, b) for (a, one), (b, other) in combinations(discs.items(), 2) if dist(one, other) < 2 * sheet.disc_radius
    ] == []
    assert [
        (line, place.id)
        for line, middle in discs.items()
        for place in sheet.world.places
        if dist(middle, sheet.points[place.id]) < sheet.disc_radius + sheet.dot(place)
    ] == []


def test_places_are_drawn_where_they_are_or_a_little_aside(sheet: MapSheet) -> None:
    for place in sheet.world.places:
        true = sheet.point(place.offset, place.latitude)
        assert dist(true, sheet.points[place.id]) <= FARTHEST_ASIDE * sheet.world.weight, place.id


def test_no_line_passes_through_the_dot_of_a_third_place(sheet: MapSheet) -> None:
    clashes = []
    for line in sheet.world.lines:
        ends = sheet.points[line.a], sheet.points[line.b]
        clashes += [
            (line.a, line.b, place.id)
            for place in sheet.world.places
            if place.id not in (line.a, line.b)
            and distance(sheet.points[place.id], *ends) < sheet.dot(place) + 3 * sheet.world.weight
        ]
    assert clashes == []


def test_no_line_strikes_out_the_name_of_a_sea(sheet: MapSheet) -> None:
    letters = inscription_boxes(sheet)
    clashes = []
    for line in sheet.world.lines:
        a, b = sheet.points[line.a], sheet.points[line.b]
        near = [box for box in letters if distance(middle_of(box), a, b) < LEAST_APART + dist(*corners(box))]
        clashes += [
            (line.a, line.b, sheet.degrees(*middle_of(box)))
            for box in near
            if any(box.distance(*point) < LEAST_APART for point in along(a, b))
        ]
    assert clashes == []


def test_enough_of_every_line_is_seen_between_dots_names_letters_and_its_tag(sheet: MapSheet) -> None:
    names = list(boxes(sheet).values())
    letters = {style.id for style in sheet.world.line_styles if style.letter}
    hidden = []
    for line in sheet.world.lines:
        a, b = sheet.points[line.a], sheet.points[line.b]
        letter = sheet.disc(line) if line.style in letters else None
        radius = max(sheet.dot(sheet.places[line.a]), sheet.dot(sheet.places[line.b]))
        near = [box for box in names if distance(middle_of(box), a, b) < box.right - box.left]
        own = [tag_box(sheet, line)] if line.tag else []
        between = [
            point
            for point in along(a, b)
            if min(dist(point, a), dist(point, b)) > radius and all(box.distance(*point) for box in own)
        ]
        seen = [
            point
            for point in between
            if (letter is None or dist(point, letter) > sheet.disc_radius) and all(box.distance(*point) for box in near)
        ]
        if len(seen) < max(LEAST_SEEN, LEAST_SHARE_SEEN * len(between)):
            hidden.append((line.a, line.b, len(seen), len(between)))
    assert hidden == []


def test_lines_are_told_apart_without_their_colours(sheet: MapSheet) -> None:
    styles = sheet.world.line_styles
    assert len({style.pattern for style in styles}) == len(styles)
    letters = [style.letter for style in styles if style.letter]
    assert len(set(letters)) == len(letters)
    halting = {line.style for line in sheet.world.lines if line.stop_at}
    plain = [style.pattern for style in styles if not style.letter and style.id not in halting]
    assert plain in ([], [SOLID]), "only a plain line has neither a letter nor a diamond"
    assert {line.style for line in sheet.world.lines} == {style.id for style in styles}


def test_every_name_can_be_written(sheet: MapSheet) -> None:
    for place in sheet.world.places:
        assert "?" not in [letter for letter, _ in sheet.label_setting(place).letters], place.name


def test_marks_are_told_apart_without_their_colours(sheet: MapSheet) -> None:
    styles = sheet.world.mark_styles
    assert len({style.shape for style in styles}) == len(styles)
    assert {place.mark.style for place in sheet.world.places if place.mark} == {style.id for style in styles}


def test_no_mark_lies_over_another(sheet: MapSheet) -> None:
    clashes = [
        (one.id, other.id)
        for one, other in combinations([place for place in sheet.world.places if place.mark], 2)
        if dist(sheet.points[one.id], sheet.points[other.id]) < sheet.dot(one) + sheet.radius(other)
    ]
    assert clashes == []


def test_a_line_over_the_border_of_zones_has_its_bar_between_its_marks(sheet: MapSheet) -> None:
    bars = bar_boxes(sheet)
    for place in sheet.world.places:
        for bar in bars:
            assert bar.distance(*sheet.points[place.id]) > sheet.dot(place) * 0.8, place.id


def test_letters_of_zones_stand_on_free_ground(sheet: MapSheet) -> None:
    for box in zone_boxes(sheet):
        assert box.left > 0
        assert box.top > 0
        for place in sheet.world.places:
            assert box.distance(*sheet.points[place.id]) > sheet.radius(place), place.id
        for line in sheet.world.lines:
            points = along(sheet.points[line.a], sheet.points[line.b])
            assert all(box.distance(*point) for point in points), (line.a, line.b)


def test_tags_lie_neither_over_each_other_nor_over_anything_else(sheet: MapSheet) -> None:
    tags = {f"{line.a} {line.b}": tag_box(sheet, line) for line in sheet.world.lines if line.tag}
    assert [(a, b) for (a, one), (b, other) in combinations(tags.items(), 2) if one.overlaps(other)] == []
    taken = list(boxes(sheet).values()) + stop_boxes(sheet) + stub_boxes(sheet) + zone_boxes(sheet) + table_boxes(sheet)
    assert [name for name, box in tags.items() if any(box.overlaps(other) for other in taken)] == []
    assert [
        (name, place.id)
        for name, box in tags.items()
        for place in sheet.world.places
        if box.distance(*sheet.points[place.id]) < sheet.dot(place)
    ] == []


def test_a_tag_stands_on_its_own_line_or_beside_it_and_on_no_other(sheet: MapSheet) -> None:
    for line in sheet.world.lines:
        if not line.tag:
            continue
        box = tag_box(sheet, line)
        own = along(sheet.points[line.a], sheet.points[line.b])
        away = min(box.distance(*point) for point in own)
        assert away == 0 if not line.tag_aside else 0 < away < 8 * sheet.world.weight, (line.a, line.b)
        strangers = [other for other in sheet.world.lines if other is not line]
        near = [other for other in strangers if distance(middle_of(box), *ends(sheet, other)) < box.right - box.left]
        assert all(box.distance(*point) for other in near for point in along(*ends(sheet, other))), (line.a, line.b)


def test_a_point_to_stop_at_is_on_no_other_line_and_away_from_places(sheet: MapSheet) -> None:
    stopping = [line for line in sheet.world.lines if line.stop_at]
    for line, box in zip(stopping, stop_boxes(sheet), strict=True):
        x, y = middle_of(box)
        assert distance((x, y), *ends(sheet, line)) < 0.01
        assert all(dist((x, y), sheet.points[place.id]) > sheet.dot(place) for place in sheet.world.places)
        for other in sheet.world.lines:
            assert other is line or distance((x, y), *ends(sheet, other)) > stop_radius(sheet), (line.a, line.b)


def test_tables_stand_on_free_ground_and_within_the_frame(sheet: MapSheet) -> None:
    for box in table_boxes(sheet):
        assert 0 < box.left < box.right < sheet.width
        assert 0 < box.top < box.bottom < sheet.height
        for line in sheet.world.lines:
            assert all(box.distance(*point) for point in along(*ends(sheet, line))), (line.a, line.b)
        for place in sheet.world.places:
            assert box.distance(*sheet.points[place.id]) > sheet.radius(place), place.id
