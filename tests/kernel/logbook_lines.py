"""This file is logbooks to test with, and ways to take their lines apart, change them and put them together again."""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from greatcircle.games import find_game
from greatcircle.kernel.dealer import Dealer, ProvableDealer, QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import (
    Logbook,
    LogbookError,
    RecordedMove,
    Seat,
    format_logbook,
    parse_logbook,
    record,
    replay,
)
from greatcircle.kernel.match import Match
from greatcircle.kernel.state import CHANCE

TRAP_THE_CAP = find_game("trap-the-cap")
SEATS = (Seat("Åsa ✈", "person"), Seat('Bo "the\\bot"', "random"))
SEED = bytes(range(32))
SALTS = ["north", "östlich"]
DEALERS: dict[str, Callable[[], Dealer]] = {
    "quick": lambda: QuickDealer("Fernweh"),
    "provable": lambda: ProvableDealer(SEED, list(SALTS)),
}
OPTIONS: dict[str, dict[str, object]] = {"trap-the-cap": {"throw_limit": 7}, "sealed-bid": {"refund": True}}
SCHEMA = Draft202012Validator(
    json.loads(resources.files("greatcircle.kernel").joinpath("logbook.schema.json").read_text())
)

AWKWARD: list[object] = [None, True, False, 0, 1, -1, 1.5, float("nan"), 10**30, "", "x", "\udcff", "0" * 64]
AWKWARD += [[], [[]], ["\udcff"], {}, {"move": []}, {"move": "throw", "die": True}]
"""What a hand or a broken program could put in the place of any value."""

EDITS: list[object] = ["edited", 99, None]

Line = dict[str, Any]


def open_match(game: Game, dealer: str) -> Match:
    return Match(game, game.parse_options(OPTIONS[game.identity.id], 2), 2, DEALERS[dealer]())


def step(match: Match) -> None:
    """Make one move; which one depends on nothing but the number of moves before it."""
    if match.waits_for_chance():
        match.deal()
        return
    luck = QuickDealer(f"choice {len(match.log)}")
    actors = match.state.actors()
    seat = actors[luck.below(len(actors))]
    legal = match.state.legal(seat)
    match.play(seat, legal[luck.below(len(legal))])


def play_on(match: Match) -> Iterator[Match]:
    """The match as it stands, then after every move to its end."""
    yield match
    while not match.is_over():
        step(match)
        yield match


@cache
def finished(dealer: str, game: Game = TRAP_THE_CAP) -> Logbook:
    match = open_match(game, dealer)
    for _ in play_on(match):
        pass
    return record(match, SEATS)


def read(text: str, game: Game = TRAP_THE_CAP) -> Logbook:
    """Read a logbook and check all of it."""
    logbook = parse_logbook(text)
    for _ in replay(logbook, game, verify=True):
        pass
    return logbook


def fault_in(text: str, game: Game = TRAP_THE_CAP) -> LogbookError:
    with pytest.raises(LogbookError) as raised:
        read(text, game)
    return raised.value


def forged_fault(logbook: Logbook, **changes: Any) -> LogbookError:
    """The fault that is found in a logbook whose checks were recomputed after a change."""
    return fault_in(format_logbook(replace(logbook, **changes)))


def split(text: str) -> list[str]:
    return text.removesuffix("\n").split("\n")


def join(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def dump(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def bare(line: Line) -> str:
    return dump({key: value for key, value in line.items() if key != "check"})


def chained(bare_lines: list[str]) -> str:
    """Write lines with checks as the documents describe them."""
    check = ""
    texts = []
    for line in bare_lines:
        check = hashlib.sha256((check + line).encode("utf-8", "surrogatepass")).hexdigest()[:8]
        texts.append(f'{line[:-1]},"check":"{check}"}}')
    return join(texts)


def rechecked(lines: list[Line]) -> str:
    """Write lines with their checks recomputed."""
    return chained([bare(line) for line in lines])


def paths(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The ways to every value inside a line."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, (*path, index))


def put(line: Line, path: tuple[str | int, ...], value: object) -> Line:
    """A line with another value at the end of a path."""
    changed: Any = json.loads(dump(line))
    spot = changed
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    return dict(changed)


def other_throw(logbook: Logbook, index: int) -> RecordedMove:
    die = logbook.moves[index].wire["die"]
    assert isinstance(die, int)
    return RecordedMove(CHANCE, {"move": "throw", "die": die % 6 + 1})
