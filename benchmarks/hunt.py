"""This file is the trial of escapees and agents of Captivade: who is recaptured, by whom, and how matches end.

Run `python benchmarks/hunt.py` in an environment with our package, best a compiled one. The first table lets escapees
of one kind be hunted by agents of another: every seat travels with one bot and leads its agents with another, so that
careful escapees meet random agents and the other way round. In the other tables all seats are greedy in both, for every
number of seats and weeks. So it makes the tables of docs/captivade.md.
"""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from statistics import fmean
from typing import Final, cast

from greatcircle.bots import YARDSTICKS, make_bot
from greatcircle.bots.bot import Bot
from greatcircle.cli.argument import at_least_one, core_count
from greatcircle.games import find_game
from greatcircle.games.captivade.board import CHARACTERS, SEATS_MAX, SEATS_MIN, WEEKS_MAX, WEEKS_MIN, WEEKS_STEP
from greatcircle.games.captivade.moves import CHASE
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.dealer import Dealer, QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.match import Match
from greatcircle.kernel.state import CHANCE
from greatcircle.kernel.view import View
from greatcircle.lab.worker import share_out

GAME_ID: Final = "captivade"
GAMES: Final = 500
CONFIDENCE: Final = 1.96
"""How many standard errors hold 95 of a hundred times."""


class Twofold(Bot):
    """A bot that travels as one bot does and leads its agents as another."""

    def __init__(self, game: Game, dealer: Dealer, runner: str, chaser: str) -> None:
        super().__init__(game, dealer)
        self.runner = make_bot(runner, game, dealer)
        self.chaser = make_bot(chaser, game, dealer)

    def choose(self, view: View, moves: list[int]) -> int:
        return (self.runner if moves[0] < CHASE else self.chaser).choose(view, moves)


@dataclass(frozen=True)
class Trial:
    """What is played: the bots of escapees and of agents, with seats and weeks."""

    runner: str
    chaser: str
    seats: int
    weeks: int
    seed: str


@dataclass(frozen=True)
class Result:
    """What is kept of a match."""

    reason: str
    weeks: int
    free: tuple[int, ...]
    """The seats whose escapees were free in the end."""
    colours: tuple[int, ...]
    """The colours of the escapees that played."""
    winners: tuple[int, ...]
    """Those of them that were free and won."""
    energy: tuple[int, ...]
    """What the free had spent."""
    decisions: int


def play_one(trial: Trial, number: int) -> Result:
    """Play a match of a trial."""
    game = find_game(GAME_ID)
    luck = f"{trial.seed}/{number}"
    match = Match(game, game.parse_options({"weeks": trial.weeks}, trial.seats), trial.seats, QuickDealer(luck))
    bots = [Twofold(game, QuickDealer(f"{luck}/{seat}"), trial.runner, trial.chaser) for seat in range(trial.seats)]
    decisions = 0
    while not match.is_over():
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.deal()
        else:
            match.play(actor, bots[actor].choose(match.view(actor), match.legal(actor)))
            decisions += 1
    state = cast(Captivade, match.state)
    outcome = match.outcome()
    assert outcome is not None
    free = tuple(state.free_seats())
    return Result(
        reason=str(outcome.reason.value),
        weeks=int(state.week),
        free=free,
        colours=tuple(state.colour),
        winners=tuple(state.colour[seat] for seat in free if outcome.places[seat] == 1),
        energy=tuple(state.energy[seat] for seat in free),
        decisions=decisions,
    )


def play_all(trial: Trial, games: int, jobs: int) -> list[Result]:
    """Play the matches of a trial."""
    with closing(share_out(play_one, trial, range(games), min(jobs, games))) as results:
        return list(results)


def recaptured(trial: Trial, results: list[Result]) -> str:
    """Give the share of escapees that were recaptured, and how far luck may have moved it."""
    shares = [1 - len(result.free) / trial.seats for result in results]
    mean = fmean(shares)
    spread = fmean((share - mean) ** 2 for share in shares) ** 0.5
    return f"{100 * mean:.1f} ± {100 * CONFIDENCE * spread / len(shares) ** 0.5:.1f} %"


def tell_trials(games: int, seed: str, jobs: int) -> Iterator[str]:
    """Let each kind of escapees be hunted by each kind of agents, with all seats and the fewest weeks."""
    yield _head(["escapees", "agents", "matches", "recaptured", "nobody", "all"])
    for runner in YARDSTICKS:
        for chaser in YARDSTICKS:
            trial = Trial(runner, chaser, SEATS_MAX, WEEKS_MIN, seed)
            results = play_all(trial, games, jobs)
            nobody = sum(len(result.free) == trial.seats for result in results)
            everyone = sum(not result.free for result in results)
            shares = [_per_cent(count / len(results)) for count in (nobody, everyone)]
            yield _row([runner, chaser, str(len(results)), recaptured(trial, results), *shares])


def tell_matches(games: int, seed: str, jobs: int) -> Iterator[str]:
    """Let greedy bots play with every number of seats and weeks; tell how it ends and who wins."""
    free_heads = [f"{count} free" for count in range(1, SEATS_MAX + 1)]
    escapee_heads = [f"{name} wins" for name in CHARACTERS]
    heads = ["seats", "weeks", "matches", "recaptured", "draws", "by the assassin", *free_heads, "energy"]
    yield _head([*heads, "decisions", *escapee_heads, "matches a second"])
    for seats in range(SEATS_MIN, SEATS_MAX + 1):
        for weeks in range(WEEKS_MIN, WEEKS_MAX + 1, WEEKS_STEP):
            trial = Trial("greedy", "greedy", seats, weeks, seed)
            began = time.perf_counter()
            results = play_all(trial, games, jobs)
            speed = len(results) / (time.perf_counter() - began)
            yield _row([str(seats), str(weeks), *_match_row(trial, results), f"{speed:.2g}"])


def _match_row(trial: Trial, results: list[Result]) -> list[str]:
    """Lay out how the matches of a trial ended, and who won them."""
    done = len(results)
    ends = [0] * (SEATS_MAX + 1)
    struck = 0
    wins = [0.0] * len(CHARACTERS)
    played = [0] * len(CHARACTERS)
    for result in results:
        is_struck = result.reason == "no-chasers"
        struck += is_struck
        ends[len(result.free)] += not is_struck
        for colour in result.colours:
            played[colour] += 1
        for colour in result.winners:
            wins[colour] += 1 / len(result.winners)
    cells = [str(done), recaptured(trial, results), _per_cent(ends[0] / done), _per_cent(struck / done)]
    cells += [_per_cent(ends[count] / done) if count <= trial.seats else "–" for count in range(1, SEATS_MAX + 1)]
    spent = [energy for result in results for energy in result.energy]
    cells += [f"{fmean(spent):.1f}" if spent else "–", f"{fmean(result.decisions for result in results):.0f}"]
    return [*cells, *[_per_cent(won / count) if count else "–" for won, count in zip(wins, played, strict=True)]]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _head(cells: list[str]) -> str:
    return f"{_row(cells)}\n{_row(['---'] + ['---:'] * (len(cells) - 1))}"


def _per_cent(share: float) -> str:
    return f"{100 * share:.1f} %"


def main() -> int:
    """Play what is asked for and print the tables."""
    parser = ArgumentParser(description="Measure escapees and agents of Captivade.")
    parser.add_argument("--games", metavar="N", type=at_least_one, default=GAMES, help=f"matches a row ({GAMES})")
    parser.add_argument("--seed", metavar="S", default="1", help="the seed of all luck (1)")
    parser.add_argument("--jobs", metavar="J", type=at_least_one, default=core_count(), help="how many processes")
    parser.add_argument("--only", choices=["trials", "matches"], help="one of the two tables")
    arguments = parser.parse_args()
    for name, tell in (("trials", tell_trials), ("matches", tell_matches)):
        if arguments.only in (None, name):
            for line in tell(arguments.games, arguments.seed, arguments.jobs):
                print(line, flush=True)
            print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
