"""This file is Captivade's map read anew, and trips tried out step by step, to compare the rules with."""

import json
from functools import cache
from importlib import resources
from typing import Any

BOARD_DATA: dict[str, Any] = json.loads(
    resources.files("greatcircle.games.captivade").joinpath("board.json").read_text("utf-8")
)
PLACES: dict[int, dict[str, Any]] = {place["number"]: place for place in BOARD_DATA["places"]}
AIRPORTS = {number for number, place in PLACES.items() if place["airport"]}
FOUR = ("red", "green", "blue", "yellow")


@cache
def neighbours(place: int, colour: str | None = None) -> frozenset[int]:
    """List the places next to one, by solid lines and by the dashed ones of a colour."""
    found = set()
    for line in BOARD_DATA["connections"]:
        if place in (line["a"], line["b"]) and (line["kind"] == "solid" or PLACES[place]["colour"] == colour):
            found.add(line["a"] + line["b"] - place)
    return frozenset(found)


def walk(place: int, connections: int, colour: str | None = None) -> set[int]:
    """List the places within so many connections."""
    found = {place}
    for _ in range(connections):
        found |= {there for here in found for there in neighbours(here, colour)}
    return found


def away(place: int, connections: int, colour: str | None = None) -> int:
    """Give a place that is just so many connections away; the lowest number."""
    return min(walk(place, connections, colour) - walk(place, connections - 1, colour))


def distance(one: int, other: int) -> int:
    """Count the connections between two places, by solid lines."""
    steps = 0
    while other not in walk(one, steps):
        steps += 1
    return steps


def trip_ends(place: int, connections: int, flights: int, colour: str) -> set[int]:
    """List where trips with just so many flights end, by trying every order of steps."""
    seen = {(place, 0, 0)}
    fresh = [(place, 0, 0)]
    while fresh:
        here, steps, flown = fresh.pop()
        after = [(there, steps + 1, flown) for there in neighbours(here, colour)] if steps < connections else []
        if flown < flights and here in AIRPORTS:
            after += [(there, steps, flown + 1) for there in AIRPORTS - {here}]
        for one in after:
            if one not in seen:
                seen.add(one)
                fresh.append(one)
    return {here for here, _, flown in seen if flown == flights}


def agent_calls(place: int, connections: int = 3, beside_flight: int = 2) -> set[tuple[int, ...]]:
    """List what an agent can call, by trying every trip; with -1 beside a flight it does not fly."""
    found: set[tuple[int, ...]] = {(place,)}
    trips: list[tuple[tuple[int, ...], int, bool]] = [((place,), 0, False)]
    while trips:
        path, steps, has_flown = trips.pop()
        if len(path) > 1:
            found.add(path[-2:])
        limit = beside_flight if has_flown else connections
        if steps < limit:
            trips += [((*path[-1:], there), steps + 1, has_flown) for there in neighbours(path[-1])]
        if not has_flown and steps <= beside_flight and path[-1] in AIRPORTS:
            trips += [((*path[-1:], there), steps, True) for there in AIRPORTS - {path[-1]}]
    return found
