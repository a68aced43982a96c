"""This file is the trial of the map of Take Off!: dead rolls, length, bumps and even seats, measured with bots.

Run `python benchmarks/routes.py` in an environment with our package, best a compiled one. It plays 2, 4 and 6 seats
with fleets of 2 and 4 jets, with backward play and without, then every variant alone, and prints the tables of
docs/take-off.md.
"""

import sys
from argparse import ArgumentParser
from contextlib import closing
from dataclasses import dataclass, field
from itertools import product
from statistics import median, quantiles
from typing import cast

from greatcircle.bots import BOTS
from greatcircle.cli.argument import at_least_one, core_count, parse_option_words
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.lab.simulation import Result, Run, play_match
from greatcircle.lab.worker import share_out

SEATS = (2, 4, 6)
FLEETS = (2, 4)
GAMES = 1000
VARIANTS = (
    "card_set=1987",
    "direction=eastward",
    "facets=six-colours",
    "dice=3",
    "dead_double=rolls-again",
    "bumping=false",
    "fast_start=true",
    "jets_draw_cards=true",
    "card_each_turn=true",
    "naming=extra-move",
    "naming=extra-roll",
    "region=africa",
    "region=caribbean",
    "region=southern-europe",
    "region=oceania,caribbean",
)
USUAL_SEATS = 4
HEADS = (
    "match",
    "dead rolls",
    "turns each, median",
    "5 % to 95 %",
    "bumps a match",
    "matches with a bump",
    "matches with a card move",
    "limit reached",
    "seats from even",
)


@dataclass
class Trial:
    """What the matches of one row came to."""

    title: str
    run: Run
    turns: list[int] = field(default_factory=list)
    events: dict[str, int] = field(default_factory=dict)
    matches_with: dict[str, int] = field(default_factory=dict)
    wins: dict[int, float] = field(default_factory=dict)
    unfinished: int = 0

    def add(self, result: Result, turns: int) -> None:
        """Count a match."""
        self.turns.append(turns)
        for kind, count in result.events.items():
            self.events[kind] = self.events.get(kind, 0) + count
            self.matches_with[kind] = self.matches_with.get(kind, 0) + 1
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        for seat in winners:
            self.wins[seat] = self.wins.get(seat, 0) + 1 / len(winners)
        self.unfinished += result.reason == "round-limit"

    def row(self) -> list[str]:
        """Lay the figures out."""
        games, seats = len(self.turns), len(self.run.bots)
        fences = quantiles(self.turns, n=20)
        from_even = max(abs(self.wins.get(seat, 0) / games - 1 / seats) for seat in range(seats))
        return [
            self.title,
            f"{100 * self.events.get('DeadRoll', 0) / self.events['Rolled']:.1f} %",
            f"{median(self.turns):g}",
            f"{fences[0]:.0f} to {fences[-1]:.0f}",
            f"{self.events.get('Bumped', 0) / games:.1f}",
            f"{100 * self.matches_with.get('Bumped', 0) / games:.1f} %",
            f"{100 * self.matches_with.get('TookOff', 0) / games:.1f} %",
            str(self.unfinished),
            f"{100 * from_even:.1f} points",
        ]


def play_one(run: Run, number: int) -> tuple[Result, int]:
    """Play a match; with its result comes how many turns each seat had, the last round counted in full."""
    match, result = play_match(run, number)
    return result, cast(TakeOff, match.state).rounds + 1


def main() -> int:
    """Play every row and print the table."""
    parser = ArgumentParser(description="Measure how the map of Take Off! plays.")
    parser.add_argument("--games", metavar="N", type=at_least_one, default=GAMES, help=f"matches a row ({GAMES})")
    parser.add_argument("--bots", metavar="NAME", choices=list(BOTS), default="greedy", help=" or ".join(BOTS))
    parser.add_argument("--seed", metavar="S", default="1", help="the seed of all luck (1)")
    arguments = parser.parse_args()
    rows: list[tuple[str, int, dict[str, object]]] = []
    for seats, fleet, backward in product(SEATS, FLEETS, (True, False)):
        title = f"{seats} seats, {fleet} jets{'' if backward else ', no backward'}"
        rows.append((title, seats, {"fleet": fleet, "backward": backward}))
    rows += [(f"`{variant}`", USUAL_SEATS, parse_option_words([variant])) for variant in VARIANTS]
    sys.stdout.write(f"| {' | '.join(HEADS)} |\n| --- |{' ---: |' * (len(HEADS) - 1)}\n")
    for title, seats, options in rows:
        run = Run("take-off", options, (arguments.bots,) * seats, arguments.games, arguments.seed)
        trial = Trial(title, run)
        with closing(share_out(play_one, run, range(arguments.games), core_count())) as results:
            for result, turns in results:
                trial.add(result, turns)
        sys.stdout.write(f"| {' | '.join(trial.row())} |\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
