"""The list of moves to choose from: numbered in order, grouped by how they begin, in columns where there is room."""

import re

import pytest

from greatcircle.cli.play.move_list import offer_lines

FLIGHTS = ["Tokyo → Seoul by red.", "Tokyo → Midway, wild.", "Lima → Quito by red.", "Stay in Lima by card."]


def test_few_moves_stand_below_each_other() -> None:
    assert offer_lines(["Go.", "Stay."], 80, 2) == ["  1  Go.", "  2  Stay."]


def test_more_moves_stand_in_columns_downwards_first() -> None:
    assert offer_lines(["a.", "b.", "c.", "d.", "e."], 80, 2) == ["  1  a.     3  c.     5  e.", "  2  b.     4  d."]


def test_columns_are_as_wide_as_what_they_hold() -> None:
    long = "x" * 50
    assert offer_lines([long, long, "c.", "d."], 70, 2) == [f"  1  {long}     3  c.", f"  2  {long}     4  d."]


def test_what_does_not_fit_beside_each_other_stands_below() -> None:
    sentences = ["x" * 30] * 4
    assert offer_lines(sentences, 60, 2) == [f"  {number}  {'x' * 30}" for number in (1, 2, 3, 4)]
    assert offer_lines(["x" * 30], 10, 2) == ["  1  " + "x" * 30]


def test_short_moves_stand_in_columns_though_long_ones_do_not() -> None:
    long = "x" * 50
    assert offer_lines(["a.", "b.", "c.", "d.", long, long, "g.", "h."], 60, 2) == [
        "  1  a.     3  c.",
        "  2  b.     4  d.",
        f"  5  {long}",
        f"  6  {long}",
        "  7  g.",
        "  8  h.",
    ]


def test_moves_that_begin_alike_are_listed_under_their_beginning() -> None:
    assert offer_lines(FLIGHTS, 80, 2) == [
        "Tokyo →              Lima →                 4  Stay in Lima by card.",
        "  1  Seoul by red.     3  Quito by red.",
        "  2  Midway, wild.",
    ]


def test_many_moves_without_a_heading_have_columns_of_their_own() -> None:
    sentences = ["a.", "b.", "c.", "d.", "e.", "Play Fog → Red.", "Play Fog → Blue.", "Play Rain → Red."]
    assert offer_lines(sentences, 80, 2) == [
        "  1  a.     3  c.     5  e.",
        "  2  b.     4  d.",
        "Play Fog →   Play Rain →",
        "  6  Red.      8  Red.",
        "  7  Blue.",
    ]


def test_groups_that_do_not_fit_beside_each_other_stand_below() -> None:
    assert offer_lines(FLIGHTS, 40, 2) == [
        "Tokyo →              Lima →",
        "  1  Seoul by red.     3  Quito by red.",
        "  2  Midway, wild.",
        "  4  Stay in Lima by card.",
    ]


def test_a_group_that_stands_alone_has_columns_of_its_own() -> None:
    sentences = [*[f"Suva → {city}." for city in "abcde"], *[f"Lima → {city * 30}." for city in "fg"]]
    assert offer_lines(sentences, 40, 2) == [
        "Suva →",
        "  1  a.     3  c.     5  e.",
        "  2  b.     4  d.",
        "Lima →",
        f"  6  {'f' * 30}.",
        f"  7  {'g' * 30}.",
    ]


@pytest.mark.parametrize("sentences", [FLIGHTS[:2], FLIGHTS[1:]])
def test_moves_that_all_begin_alike_or_all_differ_are_told_in_full(sentences: list[str]) -> None:
    lines = "\n".join(offer_lines(sentences, 20, 9))
    assert re.findall(r"\d  (.+)", lines) == sentences


def test_every_move_is_listed_once_with_its_number() -> None:
    sentences = [f"{start} → {end}." for start in "ABCD" for end in "abcde"]
    for width in (20, 40, 80, 200):
        text = "\n".join(offer_lines(sentences, width, 4))
        assert sorted(map(int, re.findall(r"\d+", text))) == list(range(1, 21))
