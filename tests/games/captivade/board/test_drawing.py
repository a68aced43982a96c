"""What is printed for a match of Captivade: places, lines, zones, characters, agents and cards."""

import json
from importlib import resources
from typing import Any, cast

import pytest

from greatcircle.games.captivade.board import BOARD, COLOURS
from greatcircle.games.captivade.card import CARDS
from greatcircle.games.captivade.game import GAME


def drawing(seats: int = 4) -> dict[str, Any]:
    return cast(dict[str, Any], GAME.drawing(GAME.parse_options({}, seats), seats))


def line(a: int, b: int) -> dict[str, Any]:
    return next(line for line in drawing()["connections"] if {line["a"], line["b"]} == {a, b})


def zone_of(number: int) -> str:
    return cast(str, drawing()["places"][number - 1]["zone"])


@pytest.mark.rule("CV-24")
def test_every_place_is_printed_once_with_its_number_and_the_colour_of_its_type() -> None:
    places = drawing()["places"]
    assert [place["number"] for place in places] == list(range(1, 93))
    assert len({place["name"] for place in places}) == len(places)
    colours = {place["number"]: place["colour"] for place in places}
    assert (colours[12], colours[3], colours[51], colours[55]) == ("red", "blue", "green", "yellow")


@pytest.mark.rule("CV-31")
def test_airports_are_those_of_the_board() -> None:
    airports = [place["number"] for place in drawing()["places"] if place["has_airport"]]
    assert airports == [airport + 1 for airport in BOARD.airports]
    assert {13, 72, 89} <= set(airports)


@pytest.mark.rule("CV-29")
def test_every_place_lies_in_one_of_six_zones() -> None:
    zones = drawing()["zones"]
    assert [zone["id"] for zone in zones] == ["A", "B", "C", "D", "E", "F"]
    assert all(zone["name"] for zone in zones)
    assert {place["zone"] for place in drawing()["places"]} == {zone["id"] for zone in zones}


@pytest.mark.rule("CV-26")
def test_dashed_lines_join_places_of_one_colour_and_say_that_they_are_dashed() -> None:
    colours = {place["number"]: place["colour"] for place in drawing()["places"]}
    dashed = [line for line in drawing()["connections"] if line["is_dashed"]]
    assert line(53, 55) in dashed
    assert {colours[line["a"]] for line in dashed} == set(COLOURS) - {"red"}
    assert all(colours[line["a"]] == colours[line["b"]] for line in dashed)


@pytest.mark.rule("CV-28")
def test_a_bar_lies_across_every_line_that_leads_to_another_zone() -> None:
    for printed in drawing()["connections"]:
        assert printed["is_border"] == (zone_of(printed["a"]) != zone_of(printed["b"]))
    assert line(1, 45)["is_border"]
    assert not line(87, 88)["is_border"]


@pytest.mark.rule("CV-30")
def test_the_two_links_round_the_edge_are_the_only_lines_that_leave_the_map() -> None:
    text = resources.files("greatcircle.games.captivade").joinpath("board.json").read_text("utf-8")
    links = {frozenset(link) for link in json.loads(text)["edge_links"]}
    rounds = {frozenset((printed["a"], printed["b"])) for printed in drawing()["connections"] if printed["is_round"]}
    assert rounds == links == {frozenset((1, 45)), frozenset((20, 92))}


@pytest.mark.rule("CV-20")
def test_it_begins_in_london() -> None:
    start = drawing()["start"]
    assert drawing()["places"][start - 1]["name"] == "London"
    assert zone_of(start) == "C"


@pytest.mark.rule("CV-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_characters_are_printed_each_with_its_agent(seats: int) -> None:
    pairs = [(one["name"], one["colour"], one["agent"]) for one in drawing(seats)["characters"]]
    assert pairs == [
        ("Ruby Red", "red", "brown"),
        ("Gary Green", "green", "white"),
        ("Beatrice Bleu", "blue", "black"),
        ("Yousef Yellow", "yellow", "silver"),
    ]
    assert drawing(seats)["agents"] == ["brown", "white", "black", "silver"]


@pytest.mark.rule("CV-58")
def test_cards_tell_their_sentences_and_what_they_are_about() -> None:
    cards = drawing()["cards"]
    assert [card["id"] for card in cards] == [card.id for card in CARDS]
    assert all(card["name"] and card["sentence"] for card in cards)
    for card in cards:
        about = set(card) - {"id", "name", "sentence", "kind"}
        assert about == {
            "block-connection": {"a", "b"},
            "ferry": {"a", "b"},
            "block-airport": {"place"},
            "border": {"zone"},
        }.get(card["kind"], set())
        numbers = [card[part] for part in ("a", "b", "place") if part in card]
        assert all(str(number) in card["sentence"] for number in numbers)


def test_the_map_knows_the_places_by_their_numbers() -> None:
    world = GAME.world_map(GAME.parse_options({}, 4))
    assert world is not None
    assert [place.id for place in world.places] == [str(place["number"]) for place in drawing()["places"]]


def test_it_is_plain_data() -> None:
    assert json.loads(json.dumps(drawing())) == drawing()
