"""This file is the race against our peers: random play and copying, ours beside OpenSpiel's and Catanatron's.

Run `python benchmarks/peers.py` after `pip install open_spiel catanatron` into the environment of our package.
A decision is one applied action, those of chance included, counted alike on all sides.
"""

import argparse
import importlib
import json
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from importlib.metadata import version
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen
from time import perf_counter
from typing import IO, Any, NamedTuple

from greatcircle import __version__
from greatcircle.games import find_game
from greatcircle.kernel.build import is_compiled
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.playout import playout
from greatcircle.kernel.state import CHANCE, State

OURS = ["trap-the-cap", "take-off"]
PLAYERS = [4, 2]
"""The first is the headline."""

COMPILED = "Great Circle"
PURE = "Great Circle, pure Python"
OPEN_SPIEL = "OpenSpiel"
CATANATRON = "Catanatron"

SOURCE = Path(__file__).resolve().parents[1] / "src"
SEED = 20260101
COPY_MOVE = 100
COPY_BATCH = 1000
ROLLOUT_BATCH = 20
ROLLOUT_SAMPLE = 1000
"""The play-outs whose mean length turns C++ rollouts into decisions; with so many it is known to about 1 %."""


class Way(StrEnum):
    """What is timed."""

    DRIVEN = "decisions, driven from Python"
    LOOP = "decisions, by its own play-out loop"
    COPY = f"copies of a state at move {COPY_MOVE}"


class Slice(NamedTuple):
    """What a contestant did in one slice of time: decisions or copies made, and games finished."""

    made: int
    games: int
    seconds: float


Unit = Callable[[], tuple[int, int]]
"""The smallest piece of work between two looks at the clock; gives what was made and the games finished."""


@dataclass
class Contestant:
    """Somebody who does one thing for a slice of time, again and again."""

    side: str
    game: str
    way: Way
    players: int
    run: Callable[[float], Slice]
    slices: list[Slice] = field(default_factory=list)

    def per_second(self) -> float:
        """Give the best speed in decisions or copies."""
        return max(one.made / one.seconds for one in self.slices)

    def games_per_second(self) -> float | None:
        """Give the best speed in games of mean length; the slice with most games would just be that of short ones."""
        games = sum(one.games for one in self.slices)
        return self.per_second() * games / sum(one.made for one in self.slices) if games else None


def timed(unit: Unit) -> Callable[[float], Slice]:
    """Make a run that repeats a unit until the time is up."""

    def run(seconds: float) -> Slice:
        made = games = 0
        begin = perf_counter()
        while (elapsed := perf_counter() - begin) < seconds:
            more, finished = unit()
            made += more
            games += finished
        return Slice(made, games, elapsed)

    return run


def copying(copy: Callable[[], object]) -> Unit:
    """Make the unit that copies one state again and again."""

    def unit() -> tuple[int, int]:
        for _ in range(COPY_BATCH):
            copy()
        return COPY_BATCH, 0

    return unit


def drive_ours(state: State, bits: Callable[[int], int], limit: int = sys.maxsize) -> int:
    """Play a state of ours at random through the public kernel, to its end or a limit, and count the decisions."""
    count = 0
    while count < limit and (actors := state.actors()):
        actor = actors[0]
        if actor == CHANCE:
            chances = state.chances()
            move = chances.at(bits(32) % chances.total)
        else:
            legal = state.legal(actor)
            move = legal[bits(32) % len(legal)]
        state.apply(actor, move)
        count += 1
    return count


def our_contestants() -> list[Contestant]:
    """List what this build of our package races with."""
    found = [(find_game(name), players) for players in PLAYERS for name in OURS]
    contestants: list[Contestant] = []
    for game, players in found:
        if game.fewest_seats() <= players <= game.identity.seats_max:
            start = partial(game.start, game.parse_options({}, players), players)
            contestants += our_three(game.identity.id, players, start)
    return contestants


def our_three(game: str, players: int, start: Callable[[], State]) -> list[Contestant]:
    """Make the three contestants of one game of ours."""
    bits = Random(SEED).getrandbits
    dealer = QuickDealer(str(SEED))
    root = start()
    middle = start()
    while drive_ours(middle, bits, COPY_MOVE) < COPY_MOVE:
        middle = start()

    def driven() -> tuple[int, int]:
        return drive_ours(start(), bits), 1

    def loop() -> tuple[int, int]:
        return playout(root.copy(), dealer), 1

    units = {Way.DRIVEN: driven, Way.LOOP: loop, Way.COPY: copying(middle.copy)}
    side = COMPILED if is_compiled() else PURE
    return [Contestant(side, game, way, players, timed(unit)) for way, unit in units.items()]


def drive_maedn(state: Any, faces: list[int], bits: Callable[[int], int], limit: int = sys.maxsize) -> int:
    """Play a state of OpenSpiel's maedn at random, to its end or a limit, and count the decisions.

    The faces of the die are known beforehand: asking the state for them each time would slow OpenSpiel down.
    """
    count = 0
    while count < limit and not state.is_terminal():
        legal = faces if state.is_chance_node() else state.legal_actions()
        state.apply_action(legal[bits(32) % len(legal)])
        count += 1
    return count


def open_spiel_contestants(pyspiel: Any, players: int) -> list[Contestant]:
    """Make the three contestants of OpenSpiel: the Python loop, the C++ rollouts and `clone`."""
    game = pyspiel.load_game("maedn", {"players": players})
    bits = Random(SEED).getrandbits
    outcomes = game.new_initial_state().chance_outcomes()
    faces = [face for face, _ in outcomes]
    if len({odds for _, odds in outcomes}) > 1:
        raise ValueError("the die of maedn is loaded: drive_maedn must draw by the odds")
    middle = game.new_initial_state()
    while drive_maedn(middle, faces, bits, COPY_MOVE) < COPY_MOVE:
        middle = game.new_initial_state()

    # Python cannot call the evaluator itself, but a search of a single simulation does nothing else: it evaluates
    # its root by ROLLOUT_BATCH play-outs. A root at which chance acts would crash it, so a 1 is thrown first.
    root = game.new_initial_state()
    root.apply_action(faces[0])
    length = sum(drive_maedn(root.clone(), faces, bits) for _ in range(ROLLOUT_SAMPLE)) / ROLLOUT_SAMPLE
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUT_BATCH, seed=SEED)
    search = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=SEED, verbose=False
    )

    def driven() -> tuple[int, int]:
        return drive_maedn(game.new_initial_state(), faces, bits), 1

    def loop() -> tuple[int, int]:
        search.step(root)
        return round(length * ROLLOUT_BATCH), ROLLOUT_BATCH

    units = {Way.DRIVEN: driven, Way.LOOP: loop, Way.COPY: copying(middle.clone)}
    return [Contestant(OPEN_SPIEL, "maedn", way, players, timed(unit)) for way, unit in units.items()]


def catanatron_contestant(catanatron: Any, players: int) -> Contestant:
    """Make the contestant of Catanatron: its own loop over its random players."""
    seats = [catanatron.RandomPlayer(color) for color in list(catanatron.Color)[:players]]

    def loop() -> tuple[int, int]:
        game = catanatron.Game(seats)
        game.play()
        return len(game.state.actions), 1

    return Contestant(CATANATRON, "catan", Way.LOOP, players, timed(loop))


def pure_contestants(ours: list[Contestant], tell: IO[str], listen: IO[str]) -> list[Contestant]:
    """Make the twins of our contestants that run in the worker process, where the package is not compiled."""

    def run(index: int, seconds: float) -> Slice:
        print(index, seconds, file=tell, flush=True)
        return Slice(*json.loads(listen.readline()))

    if not listen.readline():
        print("The pure Python build does not run: its rows are left out.", file=sys.stderr)
        return []
    return [Contestant(PURE, one.game, one.way, one.players, partial(run, index)) for index, one in enumerate(ours)]


def serve(orders: IO[str]) -> None:
    """Be the worker: say that our contestants are ready, then run them as the orders say, until these end."""
    if is_compiled():
        sys.exit(f"{SOURCE} holds a compiled package.")
    contestants = our_contestants()
    print("ready", flush=True)
    for order in orders:
        index, seconds = order.split()
        print(json.dumps(contestants[int(index)].run(float(seconds))), flush=True)


def race(contestants: list[Contestant], repeats: int, seconds: float) -> None:
    """Give every contestant a slice in turn, so that noise hits all alike."""
    for repeat in range(repeats):
        print(f"round {repeat + 1} of {repeats} ...", file=sys.stderr)
        for contestant in contestants:
            contestant.slices.append(contestant.run(seconds))


def figures(contestants: list[Contestant]) -> list[dict[str, Any]]:
    """Give what every contestant reached, ours with the ratios to the peers.

    To OpenSpiel, of decisions or copies made in the same way; to Catanatron, of games; both with as many players.
    """
    open_spiel = {(one.way, one.players): one.per_second() for one in contestants if one.side == OPEN_SPIEL}
    catanatron = {one.players: one.games_per_second() for one in contestants if one.side == CATANATRON}

    def ratio(ours: float | None, theirs: float | None) -> float | None:
        return ours / theirs if ours and theirs else None

    rows: list[dict[str, Any]] = []
    for one in contestants:
        speed, games = one.per_second(), one.games_per_second()
        row = {"side": one.side, "game": one.game, "way": one.way, "players": one.players}
        row |= {"per_second": speed, "games_per_second": games}
        if one.side in (COMPILED, PURE):
            row["times_open_spiel"] = ratio(speed, open_spiel.get((one.way, one.players)))
            row["times_catanatron"] = ratio(games, catanatron.get(one.players))
        rows.append(row)
    return rows


def format_table(rows: list[dict[str, Any]]) -> str:
    """Lay the figures out for reading."""
    columns = [
        ("per_second", "per second", ",.0f"),
        ("games_per_second", "games/s", ",.1f"),
        ("times_open_spiel", "x OpenSpiel", ".2f"),
        ("times_catanatron", "x Catanatron", ".1f"),
    ]
    heads = "".join(f"{head:>14}" for _, head, _ in columns)
    lines: list[str] = []
    for players in PLAYERS:
        lines += ["", f"{f'{players} players':<44}{heads}"]
        for way in Way:
            lines.append(way)
            for row in rows:
                if (row["players"], row["way"]) == (players, way):
                    cells = [format(row[key], spec) if row.get(key) else "" for key, _, spec in columns]
                    name = f"  {row['side']}: {row['game']}"
                    lines.append(f"{name:<44}{''.join(f'{cell:>14}' for cell in cells)}".rstrip())
    return "\n".join([*lines, "", "x OpenSpiel compares per second under the same heading, x Catanatron games/s."])


def peer(module: str, package: str, versions: dict[str, str]) -> Any:
    """Give a peer's module and note its version; None when it is not installed, which is said in one line."""
    try:
        found = importlib.import_module(module)
    except ImportError:
        print(f"{package} is not installed (pip install {package}): its rows are left out.", file=sys.stderr)
        return None
    versions[package] = version(package)
    return found


def main() -> None:
    """Run the race that the command line asks for."""
    parser = argparse.ArgumentParser(description="Race our random play and copying against OpenSpiel and Catanatron.")
    parser.add_argument("--repeats", type=int, default=5, help="slices per contestant; the best counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice")
    parser.add_argument("--quick", action="store_true", help="two slices of 0.2 s")
    parser.add_argument("--json", action="store_true", help="print for machines")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        serve(sys.stdin)
        return
    repeats, seconds = (2, 0.2) if arguments.quick else (arguments.repeats, arguments.seconds)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

    versions = {"python": platform.python_version(), "greatcircle": __version__}
    contestants: list[Contestant] = []
    if pyspiel := peer("pyspiel", "open_spiel", versions):
        contestants += [one for players in PLAYERS for one in open_spiel_contestants(pyspiel, players)]
    if catanatron := peer("catanatron", "catanatron", versions):
        contestants += [catanatron_contestant(catanatron, players) for players in PLAYERS]
    ours = our_contestants()
    contestants += ours
    if is_compiled():
        command = [sys.executable, __file__, "--worker"]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        with Popen(command, env=environment, stdin=PIPE, stdout=PIPE, text=True) as worker:
            if worker.stdin and worker.stdout:
                contestants += pure_contestants(ours, worker.stdin, worker.stdout)
            race(contestants, repeats, seconds)
    else:
        print("Our package is not compiled here: its compiled rows are left out.", file=sys.stderr)
        race(contestants, repeats, seconds)

    rows = figures(contestants)
    if arguments.json:
        print(json.dumps({"versions": versions, "repeats": repeats, "seconds": seconds, "figures": rows}, indent=2))
    else:
        print(*(f"{name} {number}," for name, number in versions.items()), end=" ")
        print(f"one core, best of {repeats} slices of {seconds} s")
        print(format_table(rows))


if __name__ == "__main__":
    main()
