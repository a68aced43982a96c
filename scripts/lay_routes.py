"""This file is the layer of the routes of Take Off!: run it after a change of the cities, and read the diff.

It reads the cities of `board.json`, joins near neighbours on the flat map wherever nothing is in the way, paints the
routes so that many colours lead on from every city, writes the routes back and reports on the board.
"""

import json
import random
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import acos, atan2, cos, degrees, dist, exp, pi, radians, sin
from pathlib import Path
from typing import Any

from greatcircle.atlas.projection import project
from greatcircle.games.take_off.board import NEUTRAL_DEGREES, STEEP

BOARD = Path(__file__).resolve().parents[1] / "src" / "greatcircle" / "games" / "take_off" / "board.json"

PRINTED = {
    ("honolulu-east", "midway"): "red",
    ("midway", "tokyo"): "yellow",
    ("honolulu-east", "taipei"): "yellow",
    ("taipei", "wuhan"): "red",
}
"""The routes that the rulebook names (TO-15 to TO-17)."""
ONLY = {("midway", "yellow"), ("taipei", "red")}
"""Cities with a single route of that colour, so that red and yellow give no fourth result at the start."""
EXPRESS = """
honolulu-east petropavlovsk-kamchatsky, honolulu-east majuro, honolulu-east apia, midway petropavlovsk-kamchatsky,
midway guam, honiara palikir, wellington suva, wellington nukualofa, wellington canberra, canberra perth,
perth cocos-islands, perth port-louis, port-louis durban, durban cape-town, yakutsk novosibirsk,
vladivostok ulaanbaatar, wuhan urumqi, yekaterinburg murmansk, murmansk moscow, astana moscow, copenhagen dublin,
doha tehran, lome ouagadougou, cape-town rio-de-janeiro, cape-town montevideo, freetown cayenne, praia bridgetown,
ponta-delgada st-johns, ponta-delgada hamilton, ponta-delgada gander, dublin gander, reykjavik gander, nuuk gander,
gander iqaluit, gander ottawa, gander new-york, hamilton basseterre, roseau santo-domingo, st-georges caracas,
punta-arenas hanga-roa, santiago hanga-roa, lima hanga-roa, hanga-roa papeete, hanga-roa taiohae, galapagos taiohae,
mexico-city taiohae, taiohae papeete, taiohae kiritimati, papeete kiritimati, papeete honolulu-west,
kiritimati honolulu-west, los-angeles honolulu-west, vancouver honolulu-west, anchorage honolulu-west
"""
"""Routes by hand: across oceans, and where the nearest neighbour is not the most natural one."""
VETOED = """
tokyo taipei, petropavlovsk-kamchatsky vladivostok, petropavlovsk-kamchatsky yakutsk, yakutsk murmansk,
yakutsk yekaterinburg, reykjavik ponta-delgada, banjul cayenne
"""
"""Neighbours that are not joined: they would make the north too quick, or crowd a city that has enough."""

MAP_WIDTH = 6000
"""The width of the map in points; a dot has a radius of about 7."""
DOTS_APART = 19
"""How far the dots of two cities stay apart."""
CLEARANCE = 16
"""How far a route keeps from the dot of a third city."""
LONGEST_KM = 4200
WIDE_DEGREES = 24
"""The smallest angle between two routes at a city."""
NARROW_DEGREES = 13
"""The smallest angle between two routes at a city that has fewer routes than it should."""
FEWEST_ROUTES = 3
FEWEST_WAYS = 2
STEEPNESS = 1.6
"""How much more a step north or south counts than one east or west when the nearest neighbours are chosen."""
SLIGHTEST_STEP = 30
"""How far to the left a route must lead on the flat map, unless it is neutral: what is west looks west."""
MOST_ROUTES = 7
MOST_WAYS = 5
"""The most routes that lead on, or back, from a city: one for each colour."""
NEARLY_NEUTRAL_DEGREES = 5
"""A route that spans no more was allowed both ways when the routes were laid; fewer are since (TO-28)."""
SEED = 1987
PAINTING_STEPS = 1_200_000
DOUBLED = "green"
"""The colour that stands twice on the die with six colours: the one that leads on from most cities."""

Point = tuple[float, float]
Route = tuple[str, str]
"""East end and west end."""


class Map:
    """The cities on the flat map."""

    def __init__(self, board: dict[str, Any]) -> None:
        centre = board["centre_longitude"]
        self.cities: dict[str, dict[str, Any]] = {city["id"]: city for city in board["cities"]}
        self.offset: dict[str, float] = {
            city: (data["lon"] - centre + 180) % 360 - 180 for city, data in self.cities.items()
        }
        """How many degrees right of the middle of the map each city stands."""
        self.offset[board["eastern_end"]] = (self.cities[board["eastern_end"]]["lon"] - centre) % 360
        self.offset[board["western_end"]] = (self.cities[board["western_end"]]["lon"] - centre) % 360 - 360
        self.point: dict[str, Point] = {}
        for city, data in self.cities.items():
            x, y = project(self.offset[city], data["lat"])
            self.point[city] = (x * MAP_WIDTH / (2 * pi), y * MAP_WIDTH / (2 * pi))
        self._draw_apart()

    def _draw_apart(self) -> None:
        """Move dots that would hide each other a little; a drawing has to do the same."""
        close = [pair for pair in combinations(self.cities, 2) if self._gap(pair) < 2 * DOTS_APART]
        while narrow := [pair for pair in close if self._gap(pair) < DOTS_APART]:
            for one, other in narrow:
                share = (1.01 * DOTS_APART / self._gap((one, other)) - 1) / 4
                (x, y), (x2, y2) = self.point[one], self.point[other]
                self.point[one] = (x + share * (x - x2), y + share * (y - y2))
                self.point[other] = (x2 + share * (x2 - x), y2 + share * (y2 - y))

    def _gap(self, pair: tuple[str, str]) -> float:
        return dist(self.point[pair[0]], self.point[pair[1]])

    def route(self, one: str, other: str) -> Route:
        """Put the east end first."""
        return (one, other) if self.offset[one] > self.offset[other] else (other, one)

    def is_nearly_neutral(self, route: Route) -> bool:
        """Tell whether a route was laid to be flown both ways."""
        return self.offset[route[0]] - self.offset[route[1]] <= NEARLY_NEUTRAL_DEGREES

    def is_neutral(self, route: Route) -> bool:
        """Tell whether a route may be flown both ways (TO-28)."""
        width = self.offset[route[0]] - self.offset[route[1]]
        height = abs(self.cities[route[0]]["lat"] - self.cities[route[1]]["lat"])
        return width <= NEUTRAL_DEGREES or width * STEEP < height

    def ways(self, city: str, ends: list[str]) -> int:
        """Give how many routes lead on from a city, or back if those are more; neutral ones do both."""
        steps = [self.offset[city] - self.offset[end] for end in ends if end != city]
        return max(sum(1 for step in steps if sign * step >= -NEARLY_NEUTRAL_DEGREES) for sign in (1, -1))

    def km(self, route: Route) -> float:
        """Give the distance on the globe."""
        one, other = (self.cities[city] for city in route)
        lat, lat2, turn = radians(one["lat"]), radians(other["lat"]), radians(one["lon"] - other["lon"])
        return 6371 * acos(min(1, sin(lat) * sin(lat2) + cos(lat) * cos(lat2) * cos(turn)))

    def length(self, route: Route) -> float:
        """Give the length on the flat map, where steps north and south count more."""
        (x, y), (x2, y2) = self.point[route[0]], self.point[route[1]]
        return dist((x, y * STEEPNESS), (x2, y2 * STEEPNESS))

    def do_cross(self, route: Route, other: Route) -> bool:
        """Tell whether two routes cross between their cities."""
        if set(route) & set(other):
            return False
        a, b, c, d = (self.point[city] for city in (*route, *other))
        return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0

    def nearest_dot(self, route: Route) -> tuple[float, str]:
        """Give the city that a route passes most closely, and how closely."""
        a, b = self.point[route[0]], self.point[route[1]]
        return min((_distance(self.point[city], a, b), city) for city in self.cities if city not in route)

    def angle(self, city: str, one: str, other: str) -> float:
        """Give the angle between two routes at a city, in degrees."""
        x, y = self.point[city]
        bearings = [degrees(atan2(self.point[end][1] - y, self.point[end][0] - x)) for end in (one, other)]
        return abs((bearings[0] - bearings[1] + 180) % 360 - 180)


def _pairs(text: str) -> list[tuple[str, str]]:
    """Read pairs of cities, separated by commas."""
    pairs = []
    for pair in text.split(","):
        one, other = pair.split()
        pairs.append((one, other))
    return pairs


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _distance(point: Point, a: Point, b: Point) -> float:
    along = (b[0] - a[0], b[1] - a[1])
    share = ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / (along[0] ** 2 + along[1] ** 2)
    share = max(0.0, min(1.0, share))
    return dist(point, (a[0] + share * along[0], a[1] + share * along[1]))


class Network:
    """The routes as they are being laid."""

    def __init__(self, chart: Map) -> None:
        self.chart = chart
        self.routes: list[Route] = []
        self.near: dict[str, list[str]] = {city: [] for city in chart.cities}
        pairs = [chart.route(*pair) for pair in combinations(sorted(chart.cities), 2)]
        vetoed = {chart.route(*ends) for ends in _pairs(VETOED)}
        self.pairs = sorted(
            (route for route in pairs if route not in vetoed and chart.km(route) <= LONGEST_KM),
            key=lambda route: (chart.length(route), route),
        )
        """The routes to think about, the shortest first."""

    def lay(self, one: str, other: str) -> None:
        """Lay a route."""
        self.routes.append(self.chart.route(one, other))
        self.near[one].append(other)
        self.near[other].append(one)

    def join_neighbours(self, sharpest_degrees: float, only_needy: bool = False) -> None:
        """Lay every route that fits, or those which give a city without choices one more."""
        for route in self.pairs:
            if only_needy and not any(self.is_needy(city) for city in route):
                continue
            if route[1] not in self.near[route[0]] and self.fits(route, sharpest_degrees):
                self.lay(*route)

    def is_needy(self, city: str) -> bool:
        """Tell whether a city has few routes, or few that lead one way."""
        steps = [self.chart.offset[city] - self.chart.offset[end] for end in self.near[city]]
        ways = [sum(1 for step in steps if sign * step >= -NEARLY_NEUTRAL_DEGREES) for sign in (1, -1)]
        return len(steps) < FEWEST_ROUTES or min(ways) < FEWEST_WAYS

    def fits(self, route: Route, sharpest_degrees: float) -> bool:
        """Tell whether nothing is in the way of a route."""
        chart, (east, west) = self.chart, route
        return (
            (chart.is_nearly_neutral(route) or chart.point[east][0] - chart.point[west][0] >= SLIGHTEST_STEP)
            and all(len(self.near[city]) < MOST_ROUTES for city in route)
            and all(chart.ways(city, [*self.near[city], *route]) <= MOST_WAYS for city in route)
            and all(chart.angle(east, west, other) >= sharpest_degrees for other in self.near[east])
            and all(chart.angle(west, east, other) >= sharpest_degrees for other in self.near[west])
            and not any(chart.do_cross(route, other) for other in self.routes)
            and chart.nearest_dot(route)[0] >= CLEARANCE
        )


def lay(chart: Map) -> list[Route]:
    """Join the cities: first what is wanted by hand, then neighbours from the nearest on, never across a route."""
    network = Network(chart)
    for ends in [*PRINTED, *_pairs(EXPRESS)]:
        network.lay(*ends)
    network.join_neighbours(WIDE_DEGREES)
    network.join_neighbours(NARROW_DEGREES, only_needy=True)
    return sorted(network.routes)


class Painting:
    """A choice of a colour for every route, and how far it is from what is wanted."""

    def __init__(self, chart: Map, routes: list[Route], colours: list[str], rng: random.Random) -> None:
        self.routes = routes
        self.fixed = {chart.route(*ends): colour for ends, colour in PRINTED.items()}
        self.colour = [self.fixed.get(route) or rng.choice(colours) for route in routes]
        self.at: dict[str, list[int]] = {city: [] for city in chart.cities}
        self.rivals: list[set[int]] = [set() for _ in routes]
        """For each route those that may not have its colour: no two lead on, and no two lead back, in one colour."""
        for number, route in enumerate(routes):
            for city in route:
                self.at[city].append(number)
        for city, numbers in self.at.items():
            for one, other in combinations(numbers, 2):
                turns = [routes[number][0] == city for number in (one, other)]
                neutral = chart.is_nearly_neutral(routes[one]) or chart.is_nearly_neutral(routes[other])
                if neutral or turns[0] == turns[1] or any((city, c) in ONLY for c in self.taken(one, other)):
                    self.rivals[one].add(other)
                    self.rivals[other].add(one)

    def taken(self, *numbers: int) -> list[str]:
        """Give the colours of those routes that are printed."""
        return [self.fixed[self.routes[number]] for number in numbers if self.routes[number] in self.fixed]

    def fault(self, number: int, clash: float) -> float:
        """Give how much is wrong about the colour of a route: rivals weigh `clash`, repeats at its ends 1."""
        colour = self.colour[number]
        clashes = sum(1 for rival in self.rivals[number] if self.colour[rival] == colour)
        repeats = sum(
            1
            for city in self.routes[number]
            for other in self.at[city]
            if other != number and self.colour[other] == colour
        )
        return clash * clashes + repeats

    def clashes(self) -> list[Route]:
        """Give the routes with a rival of their colour."""
        return [
            self.routes[number]
            for number, rivals in enumerate(self.rivals)
            if any(self.colour[rival] == self.colour[number] for rival in rivals)
        ]


def paint(chart: Map, routes: list[Route], colours: list[str]) -> list[str]:
    """Choose a colour for every route by annealing: what is wrong is mended, at first not too strictly."""
    rng = random.Random(SEED)
    painting = Painting(chart, routes, colours, rng)
    free = [number for number, route in enumerate(routes) if route not in painting.fixed]
    count = Counter(painting.colour)
    share = {colour: len(routes) * (0.23 if colour == DOUBLED else 0.1925) for colour in colours}
    for step in range(PAINTING_STEPS):
        heat = 2.5 * (1 - step / PAINTING_STEPS) ** 2 + 0.02
        clash = 4 + 16 * step / PAINTING_STEPS
        number = rng.choice(free)
        old, new = painting.colour[number], rng.choice(colours)
        if old == new:
            continue
        before = painting.fault(number, clash)
        painting.colour[number] = new
        balance = (count[new] - share[new] - count[old] + share[old]) / 20
        worse = painting.fault(number, clash) - before + balance
        if worse > 0 and rng.random() >= exp(-worse / heat):
            painting.colour[number] = old
        else:
            count[old] -= 1
            count[new] += 1
    if painting.clashes():
        raise SystemExit(f"Routes of one colour lead the same way from a city: {painting.clashes()}")
    return painting.colour


class Report:
    """What there is to know about a board before playing on it."""

    def __init__(self, chart: Map, board: dict[str, Any]) -> None:
        self.chart = chart
        self.board = board
        self.routes: dict[Route, str] = {(route["east"], route["west"]): route["colour"] for route in board["routes"]}
        self.on: dict[bool, dict[str, dict[str, str]]] = {
            is_westward: {city: {} for city in chart.cities} for is_westward in (True, False)
        }
        """By direction of the race: where each city's forward and neutral routes lead, with their colours."""
        for (east, west), colour in self.routes.items():
            self.on[True][east][west] = colour
            self.on[False][west][east] = colour
            if chart.is_neutral((east, west)):
                self.on[True][west][east] = colour
                self.on[False][east][west] = colour

    def hops(self, is_westward: bool) -> dict[str, int]:
        """Give the number of routes from every city to the goal by forward and neutral routes."""
        goal = self.board["western_end" if is_westward else "eastern_end"]
        left = {goal: 0}
        edge = [goal]
        while edge:
            beyond = []
            for city in self.chart.cities:
                if city not in left and any(end in left for end in self.on[is_westward][city]):
                    beyond.append(city)
            left.update(
                {city: 1 + min(left[end] for end in self.on[is_westward][city] if end in left) for city in beyond}
            )
            edge = beyond
        return left

    def colours_at(self, city: str, is_backward_allowed: bool) -> set[str]:
        """Give the colours that a jet can use in a city."""
        forward = set(self.on[True][city].values())
        return forward | set(self.on[False][city].values()) if is_backward_allowed else forward

    def dead(self, jets: int, is_backward_allowed: bool) -> float:
        """Estimate the share of dead rolls: jets on cities at random, the standard dice."""
        facets = self.board["dice"]["standard"]
        goal = self.board["western_end"]
        sets = [self.colours_at(city, is_backward_allowed) for city in self.chart.cities if city != goal]
        fleets = combinations(sets, jets) if jets > 1 else ((colours,) for colours in sets)
        shares = [
            (sum(1 for facet in facets if _is_colour(facet) and not any(facet in colours for colours in fleet)) / 8)
            ** 2
            for fleet in fleets
        ]
        return sum(shares) / len(shares)

    def lines(self) -> Iterable[str]:
        """Tell everything."""
        chart, routes = self.chart, self.routes
        degree = Counter(city for route in routes for city in route)
        yield f"{len(chart.cities)} cities, {len(routes)} routes, {2 * len(routes) / len(chart.cities):.2f} at a city"
        yield f"neutral routes: {sum(chart.is_neutral(route) for route in routes)}"
        yield f"routes at a city: {dict(sorted(Counter(degree[city] for city in chart.cities).items()))}"
        for is_westward, way in ((True, "westward"), (False, "eastward")):
            counts = Counter(len(set(self.on[is_westward][city].values())) for city in chart.cities)
            goal = self.board["western_end" if is_westward else "eastern_end"]
            few = [city for city in chart.cities if city != goal and len(self.on[is_westward][city]) < 2]
            yield f"{way}: colours at a city {dict(sorted(counts.items()))}"
            yield f"{way}: {len(few)} cities with fewer than two routes on: {', '.join(few)}"
            left = self.hops(is_westward)
            start = self.board["eastern_end" if is_westward else "western_end"]
            yield f"{way}: {left.get(start)} routes from start to goal; cut off: {set(chart.cities) - set(left)}"
        west, east = self.hops(True), self.hops(False)
        detour = Counter(west[city] + east[city] for city in west if city in east)
        yield f"shortest way over a city: {dict(sorted(detour.items()))}"
        shares = {colour: round(100 * count / len(routes), 1) for colour, count in Counter(routes.values()).items()}
        yield f"colours in per cent: {shares}"
        on = Counter(colour for city in chart.cities for colour in set(self.on[True][city].values()))
        yield f"cities that a colour leads on from: {dict(on)}"
        crossing = [pair for pair in combinations(routes, 2) if chart.do_cross(*pair)]
        yield f"crossings: {len(crossing)} {crossing}"
        close = sorted((*chart.nearest_dot(route), route) for route in routes)[:3]
        yield f"closest to a third city: {close}"
        longest = sorted(routes, key=chart.km, reverse=True)[:14]
        yield "longest: " + ", ".join(f"{east}–{west} {chart.km((east, west)):.0f} km" for east, west in longest)
        for backward in (True, False):
            estimate = ", ".join(f"{jets} jets {100 * self.dead(jets, backward):.1f} %" for jets in (1, 2))
            yield f"dead rolls, backward {'on' if backward else 'off'}: {estimate}"

    def city_lines(self) -> Iterable[str]:
        """Tell how jets get on from every city, westward and eastward."""
        for city in self.chart.cities:
            ways = (
                ", ".join(f"{colour} {end}" for end, colour in sorted(self.on[is_westward][city].items()))
                for is_westward in (True, False)
            )
            yield f"{city}: west {' · east '.join(ways)}"


def _is_colour(facet: str) -> bool:
    return facet not in ("jet", "take-off")


def format_board(board: dict[str, Any]) -> str:
    """Write a board with one record to a line."""
    lines = []
    for key, value in board.items():
        if isinstance(value, list):
            records = ",\n".join(f"    {json.dumps(record, ensure_ascii=False)}" for record in value)
            lines.append(f'  "{key}": [\n{records}\n  ]')
        elif isinstance(value, dict) and key == "dice":
            records = ",\n".join(f'    "{name}": {json.dumps(record)}' for name, record in value.items())
            lines.append(f'  "{key}": {{\n{records}\n  }}')
        else:
            lines.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Lay and paint the routes, write them down and tell about them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--cities", action="store_true", help="list the colours that lead on from every city")
    arguments = parser.parse_args()
    board = json.loads(BOARD.read_text("utf-8"))
    chart = Map(board)
    routes = lay(chart)
    colours = [colour["id"] for colour in board["colours"]]
    printed = {chart.route(*ends) for ends in PRINTED}
    board["routes"] = [
        {"east": east, "west": west, "colour": colour, "source": "rulebook" if (east, west) in printed else "ours"}
        for (east, west), colour in zip(routes, paint(chart, routes, colours), strict=True)
    ]
    draft = BOARD.with_suffix(".new")
    draft.write_text(format_board(board), "utf-8")
    draft.replace(BOARD)
    report = Report(chart, board)
    print("\n".join([*report.lines(), *(report.city_lines() if arguments.cities else ())]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
