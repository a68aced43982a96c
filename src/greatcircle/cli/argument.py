"""This file is the words after a command: how they are read, and what is said when they make no sense."""

import argparse
import os
from typing import NoReturn

from greatcircle.kernel.refusal import BadInput


class Parser(argparse.ArgumentParser):
    """A parser that answers wrong use with one sentence."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message[:1].upper()}{message[1:].rstrip('.')}; see {self.prog} --help.")


def add_game_argument(parser: argparse.ArgumentParser) -> None:
    """Add the game that a command is about."""
    parser.add_argument("game", metavar="GAME", help="the id of a game, as `greatcircle games` lists them")


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    """Add the options of a game, as key=value."""
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        dest="options",
        help="set an option of the game; may be given several times",
    )


def add_json_argument(parser: argparse.ArgumentParser) -> None:
    """Add the switch that asks for data instead of text."""
    parser.add_argument("--json", action="store_true", help="write JSON for a program to read")


def parse_option_words(words: list[str]) -> dict[str, object]:
    """Read options given as key=value; the game checks keys and values later."""
    options: dict[str, object] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign or not key:
            raise BadInput(f"Option {word!r} is not understood; write --option key=value.")
        if key in options:
            raise BadInput(f"Option {key!r} is given twice; give it once.")
        options[key] = value
    return options


def at_least_one(text: str) -> int:
    """Read a whole number above zero."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 up")
    return int(text)


def core_count() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
