"""This file is the command `greatcircle`: it finds the command asked for, runs it and turns mistakes into sentences.

Each command is a module of its name in this folder, with add_<name>_arguments and run_<name>, loaded when needed. One
that does not fit every game names one that it fits by sample_game.
"""

import argparse
import codecs
import contextlib
import io
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import cast

from greatcircle import __version__
from greatcircle.cli.argument import Parser
from greatcircle.equipment.quiz.question import Pack, install_finder
from greatcircle.games import FOLDERS
from greatcircle.kernel.refusal import BadInput

DONE = 0
FAILED = 1
WRONG_USE = 2

PLAIN = "greatcircle-plain"
"""How signs are written that the encoding of a stream lacks."""

SAMPLE = next(iter(FOLDERS))
USUAL = "serve"
"""The command that is meant when none is named."""
COMMANDS: dict[str, tuple[str, str]] = {
    "serve": ("open the tables in the browser, for this machine or its whole network", "serve --lan"),
    "games": ("list the games, their seats, options and stage", "games"),
    "play": ("play a match in the terminal, against bots or each other", "play {game}"),
    "sim": (
        "play many matches without a screen and sum them up",
        "sim {game} --games 1000 --bots greedy,random --rotate --seed 1",
    ),
    "cards": (
        "learn flags, capitals and countries with flash cards",
        "cards --region africa --kind flag --kind capital",
    ),
    "questions": ("check, add and list your own packs of quiz questions", "questions check mine.csv"),
    "board": ("draw the world map of a game to hang on a wall, as SVG or PNG", "board {game} --out board.png"),
    "replay": ("step through a recorded match, or check its every move and roll", "replay match.jsonl --verify"),
    "rules": ("show the clauses of a game, with the code and the tests that carry each", "rules {game}"),
    "menu": ("choose from a menu in the terminal what to play, learn or read", "menu"),
    "bench": ("measure random play-outs of every game", "bench --seconds 5"),
}
"""Every command with what it does and an example, where {game} stands for a game that it fits."""

ABOUT = {"-h", "--help", "--version"}
"""Words that ask about the whole program when no command is named."""


def main(words: list[str] | None = None) -> int:
    """Run the command line and give the exit code: 0 done, 1 the thing asked for failed, 2 wrong use."""
    _mend_streams()
    try:
        code = _dispatch(sys.argv[1:] if words is None else words)
        sys.stdout.flush()
        return code
    except BadInput as fault:
        _complain(str(fault))
        return WRONG_USE
    except KeyboardInterrupt:
        return FAILED
    except BrokenPipeError:
        _drop_stdout()
        return FAILED
    except OSError as fault:
        _drop_stdout()
        _complain(f"The system says no: {(fault.strerror or type(fault).__name__).lower()}.")
        return FAILED
    except SystemExit as leaving:  # --help and --version leave like this
        return leaving.code if isinstance(leaving.code, int) else DONE


def _dispatch(words: list[str]) -> int:
    if not words:
        return _run(USUAL, [])
    name = words[0]
    if name in COMMANDS:
        return _run(name, words[1:])
    if not name.startswith("-"):
        raise BadInput(f"There is no command {name!r}; the commands are {', '.join(COMMANDS)}.")
    if set(words) & ABOUT:
        _top_parser().parse_args(words)
    return _run(USUAL, words)


def _run(name: str, words: list[str]) -> int:
    module = import_module(f"greatcircle.cli.command.{name}")
    add_arguments = cast(Callable[[argparse.ArgumentParser], None], getattr(module, f"add_{name}_arguments"))
    run = cast(Callable[[argparse.Namespace], int], getattr(module, f"run_{name}"))
    sample_game = cast(Callable[[], str], getattr(module, "sample_game", lambda: SAMPLE))
    summary, example = COMMANDS[name]
    parser = Parser(
        prog=f"greatcircle {name}",
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=f"Example:\n  greatcircle {example.format(game=sample_game())}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_arguments(parser)
    install_finder(_find_pack)
    return run(parser.parse_intermixed_args(words))


def _find_pack(pack_id: str) -> Pack | None:
    """Find a pack of questions in the data folder; what that takes is loaded when a match wants one."""
    folders = import_module("greatcircle.store.data_folder")
    packs = import_module("greatcircle.store.pack_folder")
    return cast(Pack | None, packs.PackFolder(folders.data_folder(os.environ, sys.platform)).find(pack_id))


def _top_parser() -> Parser:
    width = max(len(name) for name in COMMANDS)
    commands = "\n".join(f"  {name:{width}}  {summary}" for name, (summary, _) in COMMANDS.items())
    parser = Parser(
        prog="greatcircle",
        usage="greatcircle [COMMAND] …",
        description="World-travel board games: play them, simulate them, check every rule and every roll.\n"
        "Without a command the tables open in the browser; --lan lets phones come too (see serve).\n\n"
        f"commands:\n{commands}",
        epilog=f"`greatcircle COMMAND --help` tells more about one of them.\n\nExample:\n  greatcircle play {SAMPLE}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"greatcircle {__version__}")
    return parser


def _complain(sentence: str) -> None:
    with contextlib.suppress(BrokenPipeError):
        import_module("greatcircle.cli.console").complain(sentence)


def _mend_streams() -> None:
    """Put up with closed streams, and show signs that a terminal does not know by plain ones that resemble."""
    codecs.register_error(PLAIN, _plain_signs)
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def _plain_signs(fault: UnicodeError) -> tuple[str, int]:
    """Write what an encoding lacks in plain letters and signs."""
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    plain_text = cast(Callable[[str], str], import_module("greatcircle.cli.drawing.style").plain_text)
    return plain_text(fault.object[fault.start : fault.end]), fault.end


def _drop_stdout() -> None:
    """Forget what the reader of a pipe no longer wants, so that the farewell flush does not fail as well."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
