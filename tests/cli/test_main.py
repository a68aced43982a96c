"""The command line itself: help, exit codes and one sentence for every mistake."""

import re
import sys
from collections.abc import Callable

import pytest

from greatcircle import __version__
from greatcircle.cli.command.board import has_map
from greatcircle.cli.main import COMMANDS, main
from greatcircle.games import all_games
from tests.cli.terminal_run import run_in_terminal, run_piped

GAME = all_games()[0].identity.id
MAPPED = [game.identity.id for game in all_games() if has_map(game)]


def test_help_lists_every_command_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    for name, (summary, _) in COMMANDS.items():
        assert f"  {name}" in shown
        assert summary in shown
    assert "Example:" in shown


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_has_help_with_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"usage: greatcircle {name}")
    assert f"Example:\n  greatcircle {name}" in shown


@pytest.mark.parametrize("name", sorted(name for name, (_, example) in COMMANDS.items() if "{game}" in example))
def test_an_example_names_a_game_that_the_command_fits(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    (game,) = re.findall(rf"Example:\n  greatcircle {name} (\S+)", capsys.readouterr().out)
    assert game in (MAPPED if name == "board" else _game_ids())


def test_the_version_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"greatcircle {__version__}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["fly"], f"There is no command 'fly'; the commands are {', '.join(COMMANDS)}."),
        (["--fly"], "Unrecognized arguments: --fly; see greatcircle serve --help."),
        (["--port", "soon"], "'soon' is no port; give a number from 1 to 65535, or 0 for any free one"),
        (["games", "--fly"], "Unrecognized arguments: --fly; see greatcircle games --help."),
        (["rules"], "The following arguments are required: GAME; see greatcircle rules --help."),
        (["bench", "--seconds", "soon"], "'soon' is no number of seconds above 0"),
    ],
)
def test_wrong_use_is_answered_with_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert sentence in captured.err
    assert captured.err.count("\n") == 1


def test_a_mistake_leaves_the_process_with_code_2_and_no_traceback() -> None:
    done = run_piped("sim", "chess-on-the-moon")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"There is no game 'chess-on-the-moon'; the games are {', '.join(_game_ids())}.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="terminals of POSIX systems")
def test_colours_are_for_terminals_that_want_them() -> None:
    in_colour = run_in_terminal("rules", GAME)[1]
    without = run_in_terminal("rules", GAME, environment={"NO_COLOR": "1"})[1]
    assert "\x1b[1;36m" in in_colour
    assert "36m" not in without
    assert "\x1b" not in run_piped("games").stdout


def test_signs_that_a_narrow_encoding_lacks_are_shown_by_plain_ones() -> None:
    done = run_piped("rules", GAME, environment={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert done.returncode == 0
    assert done.stderr == ""
    assert " . rule . " in done.stdout


def test_letters_that_a_narrow_encoding_lacks_lose_their_accents() -> None:
    environment = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = run_piped("cards", "--progress", "--learner", "Zoë", environment=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert ", for Zoe\n" in done.stdout
    assert "?" not in done.stdout
    assert run_piped("sim", "Zoë", environment=environment).stderr.startswith("There is no game 'Zoe'; ")


def test_what_an_encoding_has_is_left_as_it_is() -> None:
    done = run_piped("cards", "--progress", "--learner", "Zoë", environment={"PYTHONIOENCODING": "utf-8"})
    assert ", for Zoë\n" in done.stdout


@pytest.mark.parametrize("fault", [KeyboardInterrupt, BrokenPipeError])
def test_an_interrupt_or_a_closed_pipe_is_quiet(
    fault: type[BaseException], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("greatcircle.cli.command.games.run_games", _raiser(fault))
    assert main(["games"]) == 1
    assert capsys.readouterr().err == ""


def _raiser(fault: type[BaseException]) -> Callable[[object], int]:
    def run(_: object) -> int:
        raise fault

    return run


def _game_ids() -> list[str]:
    return [game.identity.id for game in all_games()]
