"""This file is `greatcircle games`: what can be played."""

import argparse
from typing import cast

from rich.console import Console
from rich.table import Table
from rich.text import Text

from greatcircle.cli.argument import add_json_argument
from greatcircle.cli.console import open_console, write_json
from greatcircle.games import all_games
from greatcircle.kernel.build import is_compiled
from greatcircle.kernel.game import Game
from greatcircle.lab.clause import checkout


def add_games_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle games`."""
    add_json_argument(parser)


def run_games(arguments: argparse.Namespace) -> int:
    """List the games with their seats, options and stage."""
    if arguments.json:
        write_json([describe_game(game) for game in all_games()])
        return 0
    console = open_console()
    for game in all_games():
        _print_game(console, game)
    console.print(build_sentence())
    return 0


def describe_game(game: Game) -> dict[str, object]:
    """Give a game as plain data."""
    identity = game.identity
    return {
        "id": identity.id,
        "title": identity.title,
        "seats": {"min": identity.seats_min, "max": identity.seats_max},
        "options": game.options_schema(),
        "stage": identity.stage,
        "rules_version": identity.rules_version,
    }


def build_sentence() -> str:
    """Say whether the rules run compiled or as pure Python, and in the second case how to change that."""
    if is_compiled():
        return "The rules run compiled."
    if checkout() is not None:
        return "The rules run as pure Python, straight from the source folder; `pip install .` compiles them."
    return (
        "The rules run as pure Python, because they were not compiled at installation; "
        "install a C compiler and reinstall to make them several times as fast."
    )


def _print_game(console: Console, game: Game) -> None:
    identity = game.identity
    console.print(Text.assemble((identity.title, "bold"), f"  {identity.id}"))
    console.print(f"{identity.designer}, {identity.publisher}, {identity.year}", markup=False)
    console.print(
        f"{identity.seats_min} to {identity.seats_max} seats, about {identity.minutes} minutes, "
        f"from {identity.age} years; {identity.stage}, rules version {identity.rules_version}"
    )
    table = Table("option", "values", "default", "meaning", box=None, padding=(0, 2, 0, 0), pad_edge=False)
    properties = cast(dict[str, dict[str, object]], game.options_schema()["properties"])
    for name, schema in properties.items():
        table.add_row(name, Text(_values(schema)), _value(schema["default"]), Text(str(schema["description"])))
    console.print(table)
    console.print()


def _values(schema: dict[str, object]) -> str:
    if "enum" in schema:
        return ", ".join(map(_value, cast(list[object], schema["enum"])))
    if schema["type"] == "boolean":
        return "true, false"
    return f"{schema['minimum']} to {schema['maximum']}"


def _value(value: object) -> str:
    """Write a value as `--option` reads it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
