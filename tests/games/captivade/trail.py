"""This file is the trails of an escapee found the slow way: one by one, from a public view and the printed board alone.

Nothing of the program's own reasoning is used, neither its sets of places nor its search for trips. Beside it stand
matches that are played by lot, and matches lived again with other trails.
"""

import json
from collections.abc import Iterator
from importlib import resources
from typing import Any

from greatcircle.games.captivade.options import CaptivadeOptions
from greatcircle.games.captivade.position import Setup
from greatcircle.games.captivade.rules.play import Captivade, start
from greatcircle.games.captivade.view import view
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.option import parse_options
from greatcircle.kernel.state import CHANCE
from greatcircle.kernel.view import SPECTATOR

PRINTED: dict[str, Any] = json.loads(
    resources.files("greatcircle.games.captivade").joinpath("board.json").read_text("utf-8")
)
PLACES: dict[int, dict[str, Any]] = {place["number"]: place for place in PRINTED["places"]}
LONDON: int = PRINTED["start"]
COLOURS = ("red", "green", "blue", "yellow")
MONEY, FARE, ENVELOPE = 600, 300, 300

Trail = tuple[tuple[int, int], ...]
"""For each week the number of the place where the trip ended, and its flights."""
Move = tuple[int, int]
"""Who moved, and what."""


def begin(seats: int = 3, **options: object) -> Captivade:
    """Set up a match; if nothing else is chosen, the seats play the escapees in printed order."""
    chosen = {"characters": ",".join(COLOURS[:seats]), **options}
    return start(Setup(parse_options(CaptivadeOptions, chosen, seats), seats))


def by_lot(seed: str, seats: int, **options: object) -> Iterator[tuple[Captivade, list[Move]]]:
    """Play a match by lot, the characters too; give it after every move, with all the moves so far."""
    lots = QuickDealer(seed)
    state = begin(seats, **{"characters": "any", **options})
    log: list[Move] = []
    yield state, log
    while state.actors():
        actor = state.actors()[lots.below(len(state.actors()))]
        legal = state.legal(actor)
        move = lots.draw(state.chances()) if actor == CHANCE else legal[lots.below(len(legal))]
        state.apply(actor, move)
        log.append((actor, move))
        yield state, log


def seen(state: Captivade, seat: int = SPECTATOR) -> dict[str, Any]:
    """Give what a seat sees, as plain data."""
    shown: dict[str, Any] = json.loads(json.dumps(view(state, seat).to_json()))
    return shown


def trail_of(state: Captivade, seat: int) -> Trail:
    """Give the true trail of an escapee."""
    return tuple((end + 1, flights) for end, flights in zip(state.ends[seat], state.flights[seat], strict=True))


def weeks_of(public: dict[str, Any], seat: int) -> int:
    """Count an escapee's trips, the one that it has sealed in this RUN too."""
    escapee = public["escapees"][seat]
    if escapee["captured"] is not None:
        return int(escapee["captured"]["week"])
    is_ahead = public["phase"] in ("casting", "running") and not escapee["is_sealed"]
    return int(public["week"]) - int(is_ahead)


def trips(place: int, terms: dict[str, Any], colour: str) -> set[tuple[int, int]]:
    """Find all ends of trips from a place, each with its number of flights, whatever they cost."""
    closed = {frozenset(line) for line in terms["closed"]}
    lines = [
        (line["a"], line["b"])
        for line in PRINTED["connections"]
        if frozenset((line["a"], line["b"])) not in closed
        and (line["kind"] == "solid" or PLACES[line["a"]]["colour"] == colour)
    ]
    beside: dict[int, set[int]] = {number: set() for number in PLACES}
    for a, b in lines:
        beside[a].add(b)
        beside[b].add(a)
    airports = {number for number, printed in PLACES.items() if printed["airport"]} - set(terms["shut"])
    ferry = terms["ferry"] or []
    found = {(place, 0, 0, 0)}
    fresh = set(found)
    while fresh:
        after: set[tuple[int, int, int, int]] = set()
        for at, connections, flights, ferries in fresh:
            if connections < terms["connections"]:
                after |= {(to, connections + 1, flights, ferries) for to in beside[at]}
            if flights < terms["flights"] and at in airports:
                after |= {(to, connections, flights + 1, ferries) for to in airports - {at}}
            if ferries == 0 and at in ferry:
                after |= {(to, connections, flights, 1) for to in ferry if to != at}
        fresh = after - found
        found |= fresh
    return {(at, flights) for at, _, flights, _ in found}


def agrees(public: dict[str, Any], seat: int, week: int, place: int) -> bool:
    """Tell whether nothing that was said of an escapee in a week speaks against a place."""
    for fact in public["facts"]:
        if (fact["seat"], fact["week"]) == (seat, week):
            printed = PLACES[place]
            truth = {
                "at": place == fact["value"],
                "not-at": place != fact["value"],
                "on": printed["colour"] == fact["value"],
                "not-on": printed["colour"] != fact["value"],
                "zone": printed["zone"] == fact["value"],
                "paid": True,
            }
            if not truth[fact["kind"]]:
                return False
    return True


def money_after(public: dict[str, Any], seat: int, week: int, place: int, money: int) -> int:
    """Give what an escapee has at the end of a week, or now, of the money left after its trip."""
    for fact in public["facts"]:
        if (fact["seat"], fact["week"], fact["kind"]) == (seat, week, "paid"):
            money = max(money + fact["value"], 0)
    stands = public["stands"][seat]
    return money + ENVELOPE if week <= len(stands) and stands[week - 1] == place else money


def all_trails(public: dict[str, Any], seat: int, weeks: int) -> dict[Trail, int]:
    """Find every trail of an escapee that agrees with a public view, with the money that it leaves."""
    found: dict[Trail, int] = {(): MONEY}
    colour = public["escapees"][seat]["colour"]
    for week in range(1, weeks + 1):
        terms = public["terms"][seat][week - 1]
        known: dict[int, set[tuple[int, int]]] = {}
        longer: dict[Trail, int] = {}
        for trail, money in found.items():
            place = trail[-1][0] if trail else LONDON
            if place not in known:
                known[place] = {trip for trip in trips(place, terms, colour) if agrees(public, seat, week, trip[0])}
            for end, flights in known[place]:
                left = money - FARE * max(flights - int(terms["is_first_free"]), 0)
                if left >= 0:
                    longer[(*trail, (end, flights))] = money_after(public, seat, week, end, left)
        found = longer
    return found


def relive(state: Captivade, log: list[Move], seat: int, trail: Trail) -> Captivade | None:
    """Live a match again with another trail of one escapee; nothing comes of it if some move is no longer possible."""
    again = start(state.setup)
    week = 0
    for actor, move in log:
        if actor == seat and state.wire(move)["move"] == "run":
            place, flights = trail[week]
            week += 1
            move = state.parse_move({"move": "run", "to": place, "flights": flights})
        if actor not in again.actors() or move not in again.legal(actor):
            return None
        again.apply(actor, move)
    return again
