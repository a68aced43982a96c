"""This file is `greatcircle games`: what can be played."""

import argparse
from typing import Final, cast

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from greatcircle.cli.argument import add_json_argument
from greatcircle.cli.console import complain, open_console, write_json
from greatcircle.games import all_games, game_faults
from greatcircle.kernel.build import is_compiled
from greatcircle.kernel.game import STAGE_WORDS, Game, Identity
from greatcircle.kernel.option import SEAT_NAMES, shown_value
from greatcircle.lab.clause import checkout

NARROW: Final = 64
"""Below so many columns there is no room for the meaning of an option beside its name."""
INDENT: Final = 2


def add_games_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle games`."""
    add_json_argument(parser)


def run_games(arguments: argparse.Namespace) -> int:
    """List the games with their seats, options and stage; of games that cannot be used it says why."""
    for fault in game_faults():
        complain(fault)
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
        "levels": [level.name for level in game.levels()],
    }


def makers(identity: Identity) -> str:
    """Name the designer and the publisher; the publisher alone where it bears the designer's name."""
    if identity.publisher.startswith(identity.designer):
        return identity.publisher
    return f"{identity.designer}, {identity.publisher}"


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
    console.print(f"{makers(identity)}, {identity.year}", markup=False)
    console.print(
        f"{identity.seats_min} to {identity.seats_max} seats, about {identity.minutes} minutes, "
        f"from {identity.age} years; rules version {identity.rules_version}"
    )
    if STAGE_WORDS[identity.stage]:
        console.print(f"This game is {STAGE_WORDS[identity.stage]}.", style="italic")
    properties = cast(dict[str, dict[str, object]], game.options_schema()["properties"])
    options = [(f"{name} = {shown_value(schema['default'])}", _meaning(schema)) for name, schema in properties.items()]
    if console.width < NARROW:
        for option, meaning in options:
            console.print(Text(option, style="bold"))
            console.print(Padding(Text(meaning), (0, 0, 0, INDENT)))
    else:
        table = Table.grid(padding=(0, INDENT, 0, 0))
        for option, meaning in options:
            table.add_row(Text(option, no_wrap=True), Text(meaning))
        console.print(table)
    console.print()


def _meaning(schema: dict[str, object]) -> str:
    return f"{schema['description']} ({_values(schema)})"


def _values(schema: dict[str, object]) -> str:
    if "enum" in schema:
        return ", ".join(map(shown_value, cast(list[object], schema["enum"])))
    if "x-each" in schema:
        everyone = "" if schema.get("x-of") == SEAT_NAMES else "for everyone, or "
        return f"{', '.join(cast(list[str], schema['x-each']))}; {everyone}for each seat with commas between"
    if "x-several" in schema:
        return f"{', '.join(cast(list[str], schema['x-several']))}; one, or several with commas between"
    if "maxLength" in schema:
        return f"a text of up to {schema['maxLength']} characters"
    if schema["type"] == "boolean":
        return "true, false"
    return f"{schema['minimum']} to {schema['maximum']}"
