"""Coastlines made lighter, which keep their shape."""

from math import cos, pi, sin

from greatcircle.atlas.simplify import distance, span, thin, thin_ring, whole_path

CIRCLE = [(100 * cos(step * pi / 180), 100 * sin(step * pi / 180)) for step in range(360)]


def test_points_on_a_straight_line_are_left_out_and_corners_stay() -> None:
    assert thin([(0, 0), (1, 0.1), (2, 0), (10, 0), (10, 5), (10, 10)], 0.5) == [(0, 0), (10, 0), (10, 10)]


def test_no_point_strays_further_than_the_tolerance() -> None:
    kept = thin_ring(CIRCLE, 2)
    assert 8 < len(kept) < 40
    pieces = list(zip(kept, [*kept[1:], kept[0]], strict=True))
    assert max(min(distance(point, a, b) for a, b in pieces) for point in CIRCLE) <= 2


def test_a_ring_keeps_the_point_that_is_furthest_from_its_first() -> None:
    sliver = [(0.0, 0.0), (50.0, 0.4), (100.0, 0.0), (50.0, -0.4)]
    assert thin_ring(sliver, 1) == [(0, 0), (100, 0)]
    assert span(sliver) == 100


def test_a_path_is_written_in_whole_steps() -> None:
    assert whole_path([(0.4, 0), (10.2, 4.6), (10.3, 4.7), (8, -5)]) == "M0 0l10 5-2-10"
    assert whole_path([(0, 0), (5, 0), (5, 5)], closed=True) == "M0 0l5 0 0 5z"


def test_what_shrinks_to_nothing_is_not_written() -> None:
    assert whole_path([(0, 0), (0.2, 0.2)]) == ""
    assert whole_path([(0, 0), (5, 0), (5.2, 0.1)], closed=True) == ""
