"""The command line itself: help, exit codes and one sentence for every mistake."""

import sys
from collections.abc import Callable

import pytest

from greatcircle import __version__
from greatcircle.cli.main import COMMANDS, main
from greatcircle.games import all_games
from tests.cli.terminal_run import run_in_terminal, run_piped

GAME = all_games()[0].identity.id


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


def test_the_version_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"greatcircle {__version__}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["fly"], f"There is no command 'fly'; the commands are {', '.join(COMMANDS)}."),
        (["--fly"], "Unrecognized arguments: --fly; see greatcircle --help."),
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


def test_signs_that_a_narrow_encoding_lacks_do_not_stop_the_show() -> None:
    done = run_piped("rules", GAME, environment={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert done.returncode == 0
    assert done.stderr == ""
    assert " ? rule ? " in done.stdout


@pytest.mark.parametrize("fault", [KeyboardInterrupt, BrokenPipeError])
def test_an_interrupt_or_a_closed_pipe_is_quiet(
    fault: type[BaseException], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("greatcircle.cli.games.run_games", _raiser(fault))
    assert main(["games"]) == 1
    assert capsys.readouterr().err == ""


def _raiser(fault: type[BaseException]) -> Callable[[object], int]:
    def run(_: object) -> int:
        raise fault

    return run


def _game_ids() -> list[str]:
    return [game.identity.id for game in all_games()]
