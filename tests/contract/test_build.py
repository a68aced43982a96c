"""The compiled build and pure Python are one program: the same logbooks and the same figures, byte by byte."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from greatcircle.games import own_games
from greatcircle.kernel.build import is_compiled
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_NAMES
from greatcircle.kernel.option import OptionError

ROOT = Path(__file__).resolve().parents[2]


def test_the_build_under_test_is_the_one_that_was_meant() -> None:
    expected = os.environ.get("GREATCIRCLE_EXPECTED_BUILD")
    assert expected in (None, "compiled" if is_compiled() else "pure")


def cases(game: Game) -> list[tuple[int, dict[str, object]]]:
    """List the defaults for every number of seats, and every other value for the fewest seats that take it alone."""
    seats = range(game.identity.seats_min, game.identity.seats_max + 1)
    schema: Any = game.options_schema()
    listed: list[tuple[int, dict[str, object]]] = [(count, {}) for count in seats if takes(game, count, {})]
    for name, field in schema["properties"].items():
        values = field.get("x-each") or field.get("x-several") or field.get("enum", [])
        for value in values if field["type"] == "string" else values[:: max(len(values) - 1, 1)]:
            if value != field["default"]:
                counts = [count for count in seats if takes(game, count, {name: value})]
                listed += [(count, {name: value}) for count in counts[:1]]
    return listed


def takes(game: Game, seats: int, options: dict[str, object]) -> bool:
    """Tell whether options go together with a number of seats."""
    try:
        game.parse_options(options, seats)
    except OptionError:
        return False
    return True


def simulate(game: Game, seats: int, options: dict[str, object], folder: Path, pure: bool) -> dict[str, bytes]:
    """Simulate a few matches on one build in a process of its own; give the report and the logbooks."""
    settings = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    bots = ",".join(["greedy", *["random"] * (seats - 1)])
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    words = ["sim", game.identity.id, "--seats", str(seats), "--bots", bots, "--games", "2", "--seed", "parity"]
    report = subprocess.run(
        [
            sys.executable,
            "-P",
            "-m",
            "greatcircle",
            *words,
            *settings,
            "--jobs",
            "1",
            "--json",
            "--logbook",
            str(folder),
        ],
        env=environment,
        capture_output=True,
        check=True,
        stdin=subprocess.DEVNULL,
    )
    return {"report": report.stdout} | {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


THINK: Final = """
import sys
from dataclasses import replace

from greatcircle.bots.level_bot import LevelBot
from greatcircle.games import find_game
from greatcircle.kernel.build import is_compiled
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.level import level_named
from greatcircle.kernel.match import Match

assert is_compiled() == (sys.argv[3] == "compiled")
game = find_game(sys.argv[1])
level = replace(level_named(game.levels(), sys.argv[2]), thoughts=5, patience=40, turn_patience=10, worlds=2, turns=1)
seats = game.fewest_seats()
match = Match(game, game.parse_options({}, seats), seats, QuickDealer("parity"))
bots = [LevelBot(game, QuickDealer(f"parity {seat}"), level) for seat in range(seats)]
thoughts = 0
while thoughts < 25 and not match.is_over():
    if match.waits_for_chance():
        match.deal()
        continue
    seat = match.state.actors()[0]
    moves = match.for_bots(seat)
    thought = bots[seat].think(match.view(seat), moves)
    if len(moves) > 1:
        thoughts += 1
        print(thought)
    match.play(seat, thought.move)
"""
"""Lets bots of a level think a fixed number of thoughts, and tells all that they say."""


def think(game: Game, level: str, build: str) -> bytes:
    """Let bots think on one build in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if build == "pure":
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-P", "-c", THINK, game.identity.id, level, build]
    return subprocess.run(command, env=environment, capture_output=True, check=True, stdin=subprocess.DEVNULL).stdout


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.identity.id)
def test_a_bot_thinks_the_same_twice(game: Game) -> None:
    build = "compiled" if is_compiled() and "PYTHONPATH" not in os.environ else "pure"
    name = game.levels()[-1].name
    told = think(game, name, build)
    assert told.count(b"Thought(") > 5
    assert think(game, name, build) == told


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="both builds are compared once, when the compiled one is tested")
@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.identity.id)
@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_on_both_builds_a_level_thinks_the_same_in_so_many_thoughts(game: Game, name: str) -> None:
    assert think(game, name, "compiled") == think(game, name, "pure")


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="both builds are compared once, when the compiled one is tested")
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(game, *case) for game in own_games() for case in cases(game)],
    ids=lambda part: part.identity.id if isinstance(part, Game) else str(part),
)
def test_both_builds_give_identical_logbooks(
    game: Game, seats: int, options: dict[str, object], tmp_path: Path
) -> None:
    compiled = simulate(game, seats, options, tmp_path / "compiled", pure=False)
    pure = simulate(game, seats, options, tmp_path / "pure", pure=True)
    assert len(compiled) == 3
    assert compiled == pure
