"""This file is `greatcircle bench`: how fast random play-outs of every game run on this machine, on one core."""

import argparse
import platform
import time

from rich.table import Table

from greatcircle.cli.argument import add_json_argument
from greatcircle.cli.command.games import build_sentence
from greatcircle.cli.console import open_console, write_json
from greatcircle.games import all_games
from greatcircle.kernel.build import is_compiled
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.playout import playout
from greatcircle.lab.simulation import default_seats

SLICES = 5
"""The best of several slices counts, for a busy machine can only make things slower."""


def add_bench_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle bench`."""
    parser.add_argument(
        "--seconds", metavar="S", type=_seconds, default=2.0, help="how long to measure each game (default: 2)"
    )
    add_json_argument(parser)


def run_bench(arguments: argparse.Namespace) -> int:
    """Measure every game and report decisions and games per second."""
    measured = [_measure(game, arguments.seconds / SLICES) for game in all_games()]
    if arguments.json:
        write_json({"compiled": is_compiled(), "python": platform.python_version(), "games": measured})
        return 0
    console = open_console()
    table = Table(
        "game", "seats", "decisions per second", "games per second", box=None, padding=(0, 3, 0, 0), pad_edge=False
    )
    for row in measured:
        speeds = (f"{row['decisions_per_second']:,}", f"{row['games_per_second']:,}")
        table.add_row(str(row["game"]), str(row["seats"]), *speeds)
    console.print(table)
    console.print("Random play-outs on one core; a decision is a move of a seat or of chance.")
    console.print(f"{build_sentence()} Python {platform.python_version()}.")
    return 0


def _measure(game: Game, slice_seconds: float) -> dict[str, object]:
    seats = default_seats(game)
    start = game.start(game.parse_options({}, seats), seats)
    dealer = QuickDealer("bench")
    decisions_best = games_best = 0.0
    for _ in range(SLICES):
        decisions = games = 0
        seconds = 0.0
        began = time.perf_counter()
        while games == 0 or seconds < slice_seconds:
            decisions += playout(start.copy(), dealer)
            games += 1
            seconds = time.perf_counter() - began
        decisions_best = max(decisions_best, decisions / seconds)
        games_best = max(games_best, games / seconds)
    return {
        "game": game.identity.id,
        "seats": seats,
        "decisions_per_second": round(decisions_best),
        "games_per_second": round(games_best, 1),
    }


def _seconds(text: str) -> float:
    """Read a number of seconds above zero."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return seconds
