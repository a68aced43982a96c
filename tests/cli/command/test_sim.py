"""`greatcircle sim`: the same figures whatever the number of jobs, and a clean stop."""

import json
import re
import sys
from pathlib import Path
from typing import cast

import pytest

from greatcircle.bots import BOTS
from greatcircle.cli.main import main
from greatcircle.games import all_games, find_game
from greatcircle.kernel.logbook import replay
from greatcircle.kernel.option import shown_value
from greatcircle.store.logbook_file import read_logbook_file
from tests.cli.terminal_run import interrupt_when, run_in_terminal, run_piped

GAME = all_games()[0].identity.id


def test_the_figures_do_not_depend_on_the_number_of_jobs() -> None:
    words = ("sim", GAME, "--games", "5", "--seats", "3", "--seed", "7", "--json")
    alone = run_piped(*words, "--jobs", "1")
    together = run_piped(*words, "--jobs", "2")
    assert (alone.returncode, alone.stderr) == (0, "")
    assert (together.returncode, together.stderr) == (0, "")
    assert alone.stdout == together.stdout
    assert json.loads(alone.stdout)["done"] == 5


def test_the_summary_for_programs_has_every_documented_key(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", GAME, "--games", "4", "--bots", "random", "--seed", "s", "--jobs", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    documented = (Path(__file__).parents[3] / "docs" / "simulation.md").read_text("utf-8")
    keys = set(report) | set(report["by_seat"][0]) | set(report["by_bot"][0]) | set(report["moves"])
    assert [key for key in keys if f"`{key}`" not in documented] == []
    assert report["game"] == GAME
    assert report["seed"] == "s"
    assert report["seats"] == len(report["by_seat"])
    assert report["bots"] == ["random"] * report["seats"]
    assert sum(report["reasons"].values()) == report["games"] == report["done"] == 4
    assert sum(row["wins"] for row in report["by_seat"]) == pytest.approx(4, abs=1e-5)


def test_without_seats_as_many_sit_down_as_bots_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", GAME, "--games", "2", "--bots", "random,greedy", "--seed", "1", "--jobs", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["bots"] == ["random", "greedy"]
    assert [row["bot"] for row in report["by_seat"]] == ["random", "greedy"]


def test_a_fair_duel_rotates_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", GAME, "--games", "2", "--bots", "random,greedy", "--rotate", "--seed", "1", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in report["by_seat"]] == [None, None]
    assert [(row["bot"], row["seats"]) for row in report["by_bot"]] == [("random", 1), ("greedy", 1)]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "in turn" in shown
    assert re.search(r"^greedy +1 ", shown, re.MULTILINE)


def test_a_fresh_seed_is_told_and_gives_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    main(["sim", GAME, "--games", "2", "--seats", "2", "--jobs", "1", "--json"])
    first = capsys.readouterr().out
    main(["sim", GAME, "--games", "2", "--seats", "2", "--jobs", "1", "--json", "--seed", json.loads(first)["seed"]])
    assert capsys.readouterr().out == first


def test_the_summary_for_people_names_what_differs_from_the_usual(capsys: pytest.CaptureFixture[str]) -> None:
    options = find_game(GAME).options_schema()["properties"]
    assert isinstance(options, dict)
    name, other = next(
        (name, value)
        for name, schema in options.items()
        for value in schema.get("enum", [])
        if value != schema["default"]
    )
    words = ["sim", GAME, "--games", "2", "--seats", "4", "--seed", "5", "--jobs", "1", "--option", f"{name}={other}"]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"{find_game(GAME).identity.title}: 2 matches with 4 seats, seed 5\n")
    assert f"Options: {name}={other}" in shown
    for heading in ("95 % interval", "ended by", "moves of chance", "mean per match"):
        assert heading in shown


def test_the_summary_for_people_writes_options_as_they_are_typed(capsys: pytest.CaptureFixture[str]) -> None:
    switches = [
        (game.identity.id, name, shown_value(not schema["default"]))
        for game in all_games()
        for name, schema in cast(dict[str, dict[str, object]], game.options_schema()["properties"]).items()
        if schema["type"] == "boolean"
    ]
    game, name, other = next(switch for switch in switches if switch[2] == "false")
    words = ["sim", game, "--games", "1", "--seats", "2", "--seed", "5", "--jobs", "1", "--option", f"{name}={other}"]
    assert main(words) == 0
    assert f"\nOptions: {name}=false\n" in capsys.readouterr().out


def test_logbooks_replay_and_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "logbooks"
    words = ["sim", GAME, "--games", "11", "--seats", "2", "--seed", "x1", "--jobs", "1", "--logbook", str(folder)]
    assert main([*words, "--json"]) == 0
    moves = json.loads(capsys.readouterr().out)["moves"]
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"{GAME}-x1-{number:02}.jsonl" for number in range(11)]
    for path in (paths[0], paths[10]):
        logbook = read_logbook_file(path)
        *_, match = replay(logbook, find_game(GAME), verify=True)
        assert match.is_over()
        assert [seat.player for seat in logbook.seats] == ["random", "random"]
        assert len(match.log) >= moves["min"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess-on-the-moon"], "There is no game 'chess-on-the-moon'"),
        ([GAME, "--bots", "clever"], f"There is no bot 'clever'; the bots are {', '.join(BOTS)}."),
        ([GAME, "--seats", "4", "--bots", "random,random"], "There are 4 seats but 2 bots"),
        ([GAME, "--seats", "99"], "seats, not 99."),
        ([GAME, "--seats", "0"], "'0' is no whole number from 1 up"),
        ([GAME, "--games", "many"], "'many' is no whole number from 1 up"),
        ([GAME, "--jobs", "0"], "'0' is no whole number from 1 up"),
        ([GAME, "--option", "colourful=true"], "There is no option 'colourful'"),
        ([GAME, "--option", "colourful"], "write --option key=value."),
        ([GAME, "--option", "a=1", "--option", "a=2"], "Option 'a' is given twice"),
        ([GAME, "--seed", ""], "A seed is a word or a number"),
        ([GAME, "--seed", "../up", "--logbook", "x"], "cannot stand in the name of a logbook"),
        ([GAME, "--logbook", __file__], "is a file; name a folder for the logbooks."),
        ([GAME, "--logbook", f"{__file__}/x"], "is a file; name a folder for the logbooks."),
    ],
)
def test_wrong_use_is_answered_with_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", *words]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert sentence in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX systems")
def test_a_terminal_sees_the_progress() -> None:
    code, screen = run_in_terminal("sim", GAME, "--games", "8", "--seats", "2", "--seed", "9", "--jobs", "1")
    assert code == 0
    assert re.search(r"seed 9 .*\d+/8", screen)
    assert "ended by" in screen


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX systems")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_with_the_summary_of_what_is_done(jobs: str, tmp_path: Path) -> None:
    folder = tmp_path / "logbooks"
    words = ("sim", GAME, "--seats", "2", "--games", "1000000", "--seed", "1", "--jobs", jobs, "--json")
    code, stdout, screen = interrupt_when(r" [1-9]\d*/1000000", *words, "--logbook", str(folder), folder=tmp_path)
    report = json.loads(stdout)
    assert code == 1
    assert 0 < report["done"] < report["games"] == 1000000
    assert f"Stopped after {report['done']} of 1000000 matches; the summary covers those." in screen
    assert "Traceback" not in screen
    assert sum(report["reasons"].values()) == report["done"]
    written = [path.name for path in folder.iterdir()]
    assert report["done"] <= len(written) <= report["done"] + int(jobs)
    assert all(name.endswith(".jsonl") for name in written)
