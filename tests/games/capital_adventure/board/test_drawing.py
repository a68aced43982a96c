"""What is printed for a match of Capital Adventure: continents, cities, fares, start cities, cards and prices."""

import json
from itertools import pairwise
from typing import Any, cast

import pytest

from greatcircle.games.capital_adventure.board import BOARD
from greatcircle.games.capital_adventure.card import HAZARDS, TELEXES
from greatcircle.games.capital_adventure.game import GAME


def drawing(seats: int = 4) -> dict[str, Any]:
    return cast(dict[str, Any], GAME.drawing(GAME.parse_options({}, seats), seats))


def continent_of(city: str) -> str:
    return next(cast(str, one["continent"]) for one in drawing()["cities"] if one["id"] == city)


@pytest.mark.rule("CA-48")
def test_continents_stand_in_the_order_of_the_journey_with_what_their_insurance_pays() -> None:
    assert [(one["id"], one["insurance"]) for one in drawing()["continents"]] == [
        ("europe", 500),
        ("africa", 1000),
        ("asia", 1000),
        ("australasia", 500),
        ("americas", 1000),
    ]
    assert sum(one["insurance"] for one in drawing()["continents"]) == 4000


@pytest.mark.rule("CA-85")
def test_every_continent_says_where_its_deported_go_and_europe_says_london() -> None:
    deported = {one["id"]: one["deported_to"] for one in drawing()["continents"]}
    assert deported["europe"] == drawing()["start"] == "london"
    order = list(deported)
    for before, after in pairwise(order):
        assert continent_of(deported[after]) == before


@pytest.mark.rule("CA-89")
def test_sixteen_cities_are_told_apart_as_those_to_visit() -> None:
    cities = drawing()["cities"]
    assert len({city["name"] for city in cities}) == len(cities)
    goals = {city["id"] for city in cities if city["is_capital_adventure"]}
    assert len(goals) == 16
    assert {"cape-town", "perth", "new-york"} <= goals
    assert "london" not in goals


@pytest.mark.rule("CA-07")
def test_every_route_stays_on_its_continent_and_bears_its_fare() -> None:
    routes = drawing()["routes"]
    assert len(routes) == len(BOARD.routes)
    assert len({frozenset((route["a"], route["b"])) for route in routes}) == len(routes)
    for route in routes:
        assert continent_of(route["a"]) == continent_of(route["b"])
        assert route["fare"] > 0


@pytest.mark.rule("CA-105")
def test_every_crossing_leads_from_a_continent_to_the_next() -> None:
    order = [one["id"] for one in drawing()["continents"]]
    borders = [
        (order.index(continent_of(one["from"])), order.index(continent_of(one["to"]))) for one in drawing()["crossings"]
    ]
    assert all(east == west + 1 for west, east in borders)
    assert {west for west, _ in borders} == {0, 1, 2, 3}
    assert {"id": "athens-cairo", "from": "athens", "to": "cairo"}.items() <= drawing()["crossings"][0].items()


@pytest.mark.rule("CA-30")
def test_every_total_of_two_dice_leads_to_one_start_city() -> None:
    starts = {one["city"]: one["totals"] for one in drawing()["start_cities"]}
    assert starts == {"madrid": [2, 3], "vienna": [4, 5, 6], "berlin": [7, 8, 9], "rome": [10, 11, 12]}


@pytest.mark.rule("CA-127")
@pytest.mark.rule("CA-140")
def test_the_atlantic_has_its_fare_its_six_answers_and_the_way_back() -> None:
    assert drawing()["atlantic"] == {
        "from": "new-york",
        "to": "london",
        "fare": 800,
        "sent_back_to": "new-orleans",
        "answers": 6,
    }


@pytest.mark.rule("CA-24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_side_has_its_colour(seats: int) -> None:
    assert drawing(seats)["sides"] == ["red", "blue", "green", "yellow"][:seats]


@pytest.mark.rule("CA-67")
def test_hazards_tell_what_they_cost_or_where_they_lead() -> None:
    hazards = drawing()["hazards"]
    assert [card["id"] for card in hazards] == [card.id for card in HAZARDS]
    cities = {city["id"] for city in drawing()["cities"]}
    plain = {"id", "continent", "name", "sentence", "kind"}
    for card in hazards:
        beside = {"pay": {"amount"}, "lose-all": set(), "miss": {"goes"}, "hijack": {"to"}}[card["kind"]]
        assert set(card) == plain | beside
        assert all(card[part] for part in set(card))
        assert card.get("to", "london") in cities
    assert {card["kind"] for card in hazards} == {"pay", "lose-all", "miss", "hijack"}


@pytest.mark.rule("CA-61")
def test_telexes_tell_what_they_pay_and_where() -> None:
    telexes = drawing()["telexes"]
    assert [card["id"] for card in telexes] == [card.id for card in TELEXES]
    continents = {one["id"] for one in drawing()["continents"]}
    assert all(card["amount"] > 0 and set(card["continents"]) <= continents for card in telexes)


@pytest.mark.rule("CA-91")
@pytest.mark.rule("CA-106")
def test_prices_are_those_of_the_rules() -> None:
    prices = drawing()["prices"]
    assert (prices["token"], prices["tokens_most"]) == (400, 2)
    assert (prices["visa"], prices["visas_per_crossing"]) == (500, 2)


def test_the_map_knows_the_cities_by_their_ids() -> None:
    world = GAME.world_map(GAME.parse_options({}, 4))
    assert world is not None
    assert [place.id for place in world.places] == [city["id"] for city in drawing()["cities"]]


def test_it_is_plain_data() -> None:
    assert json.loads(json.dumps(drawing())) == drawing()
