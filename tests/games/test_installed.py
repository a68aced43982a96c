"""Games of other packages are found, a broken one is told of and harms nobody; the shipped example is such a game."""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from greatcircle.cli.main import main
from greatcircle.games import FOLDERS, all_games, find_game, game_faults, game_ids, own_games, rulebook_of
from greatcircle.kernel.refusal import BadInput
from greatcircle.lab.coverage import coverage_of
from greatcircle.lab.simulation import Run, simulate
from greatcircle.server.setting import Setting
from tests.games.installation import install, install_example, look_again
from tests.server.conftest import ROOMY, running

EXAMPLE_ID = "tailwind"
OWN_ID = next(iter(FOLDERS))


@pytest.fixture
def patch() -> Iterator[pytest.MonkeyPatch]:
    """Whatever a test installs is gone after it."""
    with pytest.MonkeyPatch.context() as context:
        yield context
    look_again()


@pytest.fixture
def example(patch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """The example, installed."""
    install_example(patch, tmp_path / "example")
    return EXAMPLE_ID


def test_an_installed_game_comes_after_our_own(example: str) -> None:
    assert game_ids()[: len(FOLDERS)] == list(FOLDERS)
    assert example in game_ids()
    assert find_game(example).identity.title == "Tailwind"
    assert [game.identity.id for game in all_games()] == game_ids()
    assert example not in [game.identity.id for game in own_games()]


def test_its_rulebook_and_its_lines_are_found_in_its_own_package(example: str) -> None:
    clauses = rulebook_of(example).clauses
    assert list(clauses) == [f"TW-{number:02}" for number in range(1, 11)]
    carried = {row.clause.id: row.code for row in coverage_of(example)}
    assert any(line.startswith("tailwind/position.py:") for line in carried["TW-07"])


def test_an_entry_may_name_a_package(patch: pytest.MonkeyPatch, example: str, tmp_path: Path) -> None:
    install(patch, tmp_path / "again", "again", {"tailwind-too": "tailwind"})
    with pytest.raises(BadInput, match=r"'tailwind-too' of the package again .* it calls itself 'tailwind'\."):
        find_game("tailwind-too")


@pytest.mark.parametrize(
    ("name", "source", "value", "fault"),
    [
        ("broken", "1 / 0", "broken_game:GAME", "ZeroDivisionError: division by zero."),
        ("broken", "import sys; sys.exit('no')", "broken_game:GAME", "SystemExit: no."),
        ("broken", "import nothing_of_this_name", "broken_game:GAME", "ModuleNotFoundError: No module named"),
        ("broken", "GAME = 5", "broken_game:GAME", "broken_game:GAME is no game."),
        ("broken", "", "broken_game:GAME", "AttributeError: module 'broken_game' has no attribute 'GAME'."),
        ("broken", "", "broken_game", "ModuleNotFoundError: No module named 'broken_game.game'"),
        ("Broken Game", "", "broken_game:GAME", "an id is made of small letters, digits and hyphens."),
        (OWN_ID, "", "broken_game:GAME", "Great Circle itself has a game with this id."),
    ],
)
def test_a_game_that_cannot_be_used_is_told_of_and_harms_no_other(
    patch: pytest.MonkeyPatch,
    tmp_path: Path,
    example: str,
    name: str,
    source: str,
    value: str,
    fault: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = game_ids()
    patch.delitem(sys.modules, "broken_game", raising=False)
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "broken_game.py").write_text(source, "utf-8")
    install(patch, tmp_path / "broken", "some-package", {name: value})
    assert [game.identity.id for game in all_games()] == before
    (told,) = game_faults()
    assert told.startswith(f"The game '{name}' of the package some-package cannot be used: ")
    assert fault in told
    assert main(["games", "--json"]) == 0
    shown = capsys.readouterr()
    assert [game["id"] for game in json.loads(shown.out)] == before
    assert shown.err == f"{told}\n"
    if name == "broken":
        assert main(["play", name]) == 2
        assert capsys.readouterr().err == f"{told}\n"
    patch.delitem(sys.modules, "broken_game", raising=False)


def test_the_second_package_with_an_id_is_refused(patch: pytest.MonkeyPatch, example: str, tmp_path: Path) -> None:
    install(patch, tmp_path / "second", "zephyr", {example: "tailwind.game:GAME"})
    assert game_faults() == [
        "The game 'tailwind' of the package zephyr cannot be used: "
        "the package greatcircle-tailwind has a game with this id."
    ]
    assert find_game(example).identity.id == example


def test_processes_that_simulate_find_it(example: str) -> None:
    run = Run(example, {}, ("greedy", "random"), 6, "installed", rotate=True)
    results = list(simulate(run, 2))
    assert len(results) == 6
    assert {result.reason for result in results} == {"goal"}


def test_a_player_is_told_that_it_is_in_the_making(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "This game is in the making." in capsys.readouterr().out


def test_a_match_over_a_real_socket_has_a_log_and_a_bot_that_thinks(
    example: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    setting = Setting(data=tmp_path, client=tmp_path / "client", limit=ROOMY, workers=1, beat_seconds=0.01)
    with caplog.at_level(logging.WARNING), running(setting) as server:
        cards = {game["id"]: game for game in server.get("/api/catalogue").json()["games"]}
        assert cards[example]["stage"] == "alpha"
        assert cards[example]["sentence"].startswith("Two to four gliders race")
        assert len(server.get(f"/api/games/{example}/rules").json()["clauses"]) == 10
        opened = server.open(example, ["here", "greedy"], length=20)
        with server.seat(opened, 0) as red:
            while red.wait_for_turn()["ending"] is None:
                red.play()
            told = [told["sentence"] for step in red.steps for told in step["events"] if told["kind"] == "event"]
        lines = server.get(f"/api/tables/{opened['table']['id']}/replay").json()["lines"]
    assert any(line.startswith("Red: Glide ") for line in told)
    assert any(line.startswith("Blue: ") for line in told)
    assert any(line.startswith("Blue throws a ") for line in told)
    assert all(len(line["sentences"]) == 1 for line in lines)
    assert "is replaced" not in caplog.text


def test_a_terminal_finds_it_too(example: str) -> None:
    words = ["sim", example, "--bots", "greedy,random", "--games", "4", "--jobs", "2", "--seed", "1"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "greatcircle", *words], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("Tailwind: 4 matches with 2 seats, seed 1\n")
