"""This file is Capital Adventure's board read anew: fares and cheapest ways worked out apart from the rules."""

import json
from functools import cache
from heapq import heappop, heappush
from importlib import resources
from itertools import pairwise
from typing import Any

DATA: dict[str, Any] = json.loads(
    resources.files("greatcircle.games.capital_adventure").joinpath("board.json").read_text("utf-8")
)
CITIES: dict[str, dict[str, Any]] = {city["id"]: city for city in DATA["cities"]}
CONTINENTS: list[str] = [continent["id"] for continent in DATA["continents"]]
INSURANCE: dict[str, int] = {continent["id"]: continent["insurance"] for continent in DATA["continents"]}
DEPORTED_TO: dict[str, str] = {continent["id"]: continent["deported_to"] for continent in DATA["continents"]}
GOALS: list[str] = [id_ for id_, city in CITIES.items() if city["is_capital_adventure"]]
CROSSINGS: dict[str, dict[str, Any]] = {one["id"]: one for one in DATA["crossings"]}
SEA_FARE: int = DATA["atlantic"]["fare"]


def continent(city: str) -> str:
    """Name the continent of a city."""
    return str(CITIES[city]["continent"])


@cache
def legs(city: str) -> dict[str, int]:
    """Give the cities that one leg leads to, crossings included, with its fare."""
    found = {}
    for a, b, fare in [(one["a"], one["b"], one["fare"]) for one in DATA["routes"]] + [
        (one["from"], one["to"], one["fare"]) for one in CROSSINGS.values()
    ]:
        if city in (a, b):
            found[b if city == a else a] = fare
    return found


def fare(*path: str) -> int:
    """Add up the fares of a path, leg by leg."""
    return sum(legs(a)[b] for a, b in pairwise(path))


def cheapest(city: str, borders: int = 9) -> dict[str, int]:
    """Give the least fare to every city over so many borders at most; nobody passes New York."""
    found: dict[tuple[str, int], int] = {}
    queue = [(0, city, 0)]
    while queue:
        paid, here, crossed = heappop(queue)
        if (here, crossed) in found:
            continue
        found[here, crossed] = paid
        if here == DATA["atlantic"]["from"] and paid:
            continue
        for there, price in legs(here).items():
            after = crossed + (continent(here) != continent(there))
            if after <= borders:
                heappush(queue, (paid + price, there, after))
    best: dict[str, int] = {}
    for (here, _), paid in found.items():
        best[here] = min(paid, best.get(here, paid))
    return best
