"""The compiled build and pure Python are one program: the same logbooks and the same figures, byte by byte."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from greatcircle.games import own_games
from greatcircle.kernel.build import is_compiled
from greatcircle.kernel.game import Game
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
