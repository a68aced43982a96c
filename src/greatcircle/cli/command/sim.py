"""This file is `greatcircle sim`: many matches without a screen, and what they come to."""

import argparse
import contextlib
import os
import re
import secrets
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from greatcircle.bots import BOTS
from greatcircle.cli.argument import (
    add_game_argument,
    add_json_argument,
    add_option_argument,
    at_least_one,
    core_count,
    parse_option_words,
)
from greatcircle.cli.console import complain, open_console, write_json
from greatcircle.cli.sim_report import print_report
from greatcircle.games import find_game
from greatcircle.kernel.option import options_to_json
from greatcircle.kernel.refusal import BadInput
from greatcircle.lab.simulation import Run, default_seats, simulate
from greatcircle.lab.summary import SimulationSummary
from greatcircle.store.data_folder import data_folder

GAMES = 100
MATCHES_PER_JOB = 4
"""Below this a further process costs more time than it saves."""
JOBS_PER_CORE = 4
"""More processes than these only get in each other's way."""
FILE_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


def add_sim_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle sim`."""
    add_game_argument(parser)
    parser.add_argument(
        "--seats", metavar="N", type=at_least_one, help="how many seats (default: as many as bots are named, else 4)"
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        default="random",
        help=f"the bot of each seat, or one name for all: {', '.join(BOTS)} (default: random)",
    )
    parser.add_argument(
        "--games", metavar="N", type=at_least_one, default=GAMES, help=f"how many matches (default: {GAMES})"
    )
    parser.add_argument("--seed", metavar="S", help="the seed that all luck follows from (default: a fresh one)")
    add_option_argument(parser)
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=at_least_one,
        help="how many processes (default: all cores); the figures stay the same",
    )
    parser.add_argument("--rotate", action="store_true", help="let the bots move on by one seat from match to match")
    parser.add_argument("--logbook", metavar="DIR", help="write the logbook of every match into this folder")
    add_json_argument(parser)


def run_sim(arguments: argparse.Namespace) -> int:
    """Play the matches and print the summary; after Ctrl-C, that of the matches done so far."""
    run = parse_run(arguments)
    tally = SimulationSummary(run)
    wanted = arguments.jobs or min(core_count(), -(-run.games // MATCHES_PER_JOB))
    jobs = min(wanted, JOBS_PER_CORE * core_count())
    stopped = False
    try:
        _play_all(run, jobs, tally)
    except KeyboardInterrupt:
        stopped = True
    if arguments.json:
        write_json(tally.report())
    else:
        print_report(open_console(), tally)
    if stopped:
        complain(f"Stopped after {tally.done} of {run.games} matches; the summary covers those.")
        return 1
    return 0


def parse_run(arguments: argparse.Namespace) -> Run:
    """Check what is asked for before anything is played."""
    game = find_game(arguments.game)
    names = arguments.bots.split(",")
    seats = arguments.seats or (len(names) if len(names) > 1 else default_seats(game))
    options = game.parse_options(parse_option_words(arguments.options), seats)
    for name in names:
        if name not in BOTS:
            raise BadInput(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    if len(names) not in (1, seats):
        raise BadInput(f"There are {seats} seats but {len(names)} bots; name one bot for all seats, or {seats}.")
    seed = secrets.token_hex(4) if arguments.seed is None else arguments.seed
    if not seed or not seed.isprintable():
        raise BadInput("A seed is a word or a number, such as --seed 1.")
    return Run(
        game=arguments.game,
        options=options_to_json(options),
        bots=tuple(names * seats if len(names) == 1 else names),
        games=arguments.games,
        seed=seed,
        rotate=arguments.rotate,
        logbooks=None if arguments.logbook is None else _open_folder(Path(arguments.logbook), seed),
        data=data_folder(os.environ, sys.platform),
    )


def _open_folder(folder: Path, seed: str) -> Path:
    if FILE_WORD.fullmatch(seed) is None:
        raise BadInput(f"Seed {seed!r} cannot stand in the name of a logbook; use letters, digits, - and _ only.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise BadInput(f"{folder} is a file; name a folder for the logbooks.") from None
    except OSError as fault:
        raise BadInput(f"The folder {folder} cannot be made ({fault.strerror}); choose another place.") from None
    return folder


def _play_all(run: Run, jobs: int, tally: SimulationSummary) -> None:
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with progress, contextlib.closing(simulate(run, jobs)) as results:
        task = progress.add_task(f"seed {run.seed}", total=run.games)
        for result in results:
            tally.add(result)
            progress.advance(task)
