"""What every game sends is what its types say, and the browser's types and fixtures are made from them."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from greatcircle.games import FOLDERS, find_game
from greatcircle.kernel.logbook import replay
from greatcircle.kernel.match import Match
from greatcircle.kernel.view import OMNISCIENT, SPECTATOR
from greatcircle.lab.clause import PACKAGE
from greatcircle.lab.payload import ROOTS, Named, Payload, has_payload, read_game
from greatcircle.lab.payload_check import faults
from greatcircle.server.http.printed_board import print_board
from greatcircle.store.logbook_file import read_logbook_file
from scripts import make_fixtures, make_types

LOGBOOKS = Path(__file__).resolve().parents[1] / "logbooks"
TYPED = [game for game, folder in FOLDERS.items() if has_payload(PACKAGE / "games" / folder)]
PATHS = [path for game in TYPED for path in sorted((LOGBOOKS / game).rglob("*.jsonl"))]
"""Matches of older rules too, for tables go on under them."""
LOOKS = 12
"""At so many steps of a match, evenly apart, views and offers are looked at."""


@cache
def payload_of(game: str) -> Payload:
    return read_game(PACKAGE / "games" / FOLDERS[game])


def assert_fits(facts: Mapping[str, object], root: str, game: str) -> None:
    """Send plain data through JSON and compare it with its type."""
    found = list(faults(json.loads(json.dumps(facts)), Named(root), payload_of(game), root))
    assert found == []


def viewers(match: Match) -> Iterator[int]:
    """List who may look now."""
    yield from range(match.seats)
    yield SPECTATOR
    if match.is_over():
        yield OMNISCIENT


@pytest.mark.parametrize("game", TYPED)
def test_a_game_says_what_it_sends(game: str) -> None:
    assert set(ROOTS) <= payload_of(game).definitions.keys()


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.relative_to(LOGBOOKS).with_suffix("").as_posix())
def test_everything_that_is_sent_is_what_its_type_says(path: Path) -> None:
    logbook = read_logbook_file(path)
    game, seats = find_game(logbook.game), len(logbook.seats)
    options = game.parse_recorded_options(logbook.options, logbook.rules_version, seats)
    printed = print_board(game, options, seats)
    assert_fits(json.loads(printed.plain), "Drawing", logbook.game)
    stride = max(1, len(logbook.moves) // LOOKS)
    for number, match in enumerate(replay(logbook, game)):
        for event in match.events:
            assert_fits(event.to_json(), "GameEvent", logbook.game)
        if number % stride == 0 or match.is_over():
            for seat in viewers(match):
                assert_fits(match.view(seat).to_json(), "View", logbook.game)
            for actor in match.state.actors():
                for move in match.state.legal(actor):
                    assert_fits(match.state.wire(move), "Move", logbook.game)
    for recorded in logbook.moves:
        assert_fits(recorded.wire, "Move", logbook.game)


@pytest.mark.parametrize("path", make_types.sources(), ids=lambda path: path.relative_to(make_types.WEB).as_posix())
def test_the_types_of_the_browser_are_those_of_the_program(path: Path) -> None:
    assert path.read_text("utf-8") == make_types.sources()[path], "run scripts/make_types.py"


def test_the_fixtures_of_the_browser_are_what_the_program_sends() -> None:
    made = make_fixtures.fixtures()
    there = {path for folder in {path.parent for path in made} for path in folder.glob("*.json")}
    assert there == set(made), "there is a fixture that nobody makes, or one is missing: run scripts/make_fixtures.py"
    for path, content in made.items():
        assert json.loads(path.read_bytes()) == json.loads(content), (
            f"run scripts/make_fixtures.py: {path.name} differs"
        )
