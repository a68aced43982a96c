"""This file is the trial of how bots of Capital Adventure travel, all else being equal: a level against greedy.

Run `python benchmarks/travel.py --games 200 --seed SEED` in an environment with our package, best a compiled one.
Levels differ in what they know, so the ladder says little of their journeys. Here the answers of both are left to the
same chance, as the option `knowledge` says (CA-163), and the level reckons with that. `--option knowledge=45` and the
like play it with other options.
"""

import sys
import time
from argparse import ArgumentParser
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from greatcircle.bots import make_bot
from greatcircle.bots.level_bot import LevelBot
from greatcircle.cli.argument import at_least_one
from greatcircle.games import find_game
from greatcircle.games.capital_adventure.knowledge.level import USUAL
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.level import MASTER, level_named
from greatcircle.kernel.match import Match

GAME_ID: Final = "capital-adventure"
SEATS: Final = 2
YARDSTICK: Final = "greedy"
SURE: Final = 1.96
"""So many standard errors make an interval of 95 %."""


@dataclass(frozen=True)
class Played:
    """What is kept of one match."""

    won: float
    thoughts: int
    seconds: float
    """The processor time that the level thought in all."""
    longest: float


def interval(share: float, games: int) -> tuple[float, float]:
    """Give the interval of 95 % round a share, by Wilson's formula."""
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return middle - reach, middle + reach


def play_one(level_name: str, seed: str, number: int, given: dict[str, object]) -> Played:
    """Play one match; the two change seats, and with the same dice."""
    game = find_game(GAME_ID)
    level = replace(level_named(game.levels(), level_name), knows=USUAL)
    seat = number % SEATS
    match = Match(game, game.parse_options(given, SEATS), SEATS, QuickDealer(f"{seed}/{number // SEATS}"))
    bots = [make_bot(YARDSTICK, game, QuickDealer(f"{seed}/{number}/{other}")) for other in range(SEATS)]
    bots[seat] = LevelBot(game, QuickDealer(f"{seed}/{number}/{seat}"), level)
    thoughts, seconds, longest = 0, 0.0, 0.0
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
            continue
        actor = match.state.actors()[0]
        moves = match.for_bots(actor)
        move = moves[0]
        if len(moves) > 1:
            begun = time.process_time()
            move = bots[actor].choose(match.view(actor), moves)
            if actor == seat:
                spent = time.process_time() - begun
                thoughts, seconds, longest = thoughts + 1, seconds + spent, max(longest, spent)
        match.play(actor, move)
    outcome = match.outcome()
    assert outcome is not None, "a match that is over has an outcome"
    winners = outcome.winners()
    return Played(1 / len(winners) if seat in winners else 0.0, thoughts, seconds, longest)


def main() -> int:
    """Play the trial and tell how it went."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--level", default=MASTER)
    parser.add_argument("--games", type=at_least_one, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE, an option of the matches")
    given = parser.parse_args()
    options: dict[str, object] = dict(option.split("=", 1) for option in given.option)
    played = [play_one(given.level, given.seed, number, options) for number in range(given.games)]
    won = sum(one.won for one in played) / given.games
    low, high = interval(won, given.games)
    thoughts = max(sum(one.thoughts for one in played), 1)
    print(
        f"{given.level} against {YARDSTICK} at equal knowledge: {won:.1%} of {given.games} ({low:.1%} to {high:.1%}), "
        f"{1000 * sum(one.seconds for one in played) / thoughts:.1f} ms a choice, "
        f"at most {1000 * max(one.longest for one in played):.0f} ms"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
