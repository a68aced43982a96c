"""This file is the summary of a simulation: results added up as whole numbers, and the report made from them."""

from collections import Counter
from fractions import Fraction

from greatcircle.games import find_game
from greatcircle.kernel.option import VERSION
from greatcircle.lab.simulation import Result, Run
from greatcircle.lab.statistic import Counts, mean, median, quantile, rounded, wilson_interval

MOST = Fraction(95, 100)
"""The share of matches that the long end of a length is told for."""


class WinRecord:
    """How a seat or a bot has done so far."""

    def __init__(self) -> None:
        self.appearances = 0
        """How many seats were taken, over all matches."""
        self.wins = Fraction(0)
        """Victories; one shared by n seats counts 1/n for each."""
        self.score = 0

    def add(self, wins: Fraction, score: int) -> None:
        """Count one seat of one match."""
        self.appearances += 1
        self.wins += wins
        self.score += score

    def figures(self, matches: int) -> dict[str, object]:
        """Give wins, their share of all matches with its interval, and the mean score of a seat."""
        if not self.appearances:
            return {"wins": 0.0, "share": None, "interval": None, "mean_score": None}
        low, high = wilson_interval(self.wins, matches)
        return {
            "wins": rounded(self.wins),
            "share": rounded(self.wins / matches),
            "interval": [rounded(low), rounded(high)],
            "mean_score": rounded(Fraction(self.score, self.appearances)),
        }


class SimulationSummary:
    """The results of a run so far. Whole numbers and fractions are added, so that their order is of no account."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.done = 0
        self.by_seat = [WinRecord() for _ in run.bots]
        self.by_bot = {bot: WinRecord() for bot in dict.fromkeys(run.bots)}
        self.reasons: Counter[str] = Counter()
        self.moves: Counter[int] = Counter()
        self.chance_moves: Counter[int] = Counter()
        self.events: Counter[str] = Counter()
        self.matches_with: Counter[str] = Counter()
        """The number of matches in which each kind of event happened at all."""

    def add(self, result: Result) -> None:
        """Count one match."""
        self.done += 1
        shared = Fraction(1, result.places.count(1))
        for seat, bot in enumerate(result.bots):
            wins = shared if result.places[seat] == 1 else Fraction(0)
            self.by_seat[seat].add(wins, result.scores[seat])
            self.by_bot[bot].add(wins, result.scores[seat])
        self.reasons[result.reason] += 1
        self.moves[result.moves] += 1
        self.chance_moves[result.chance_moves] += 1
        self.events.update(result.events)
        self.matches_with.update(result.events.keys())

    def report(self) -> dict[str, object]:
        """Give the summary as plain data; docs/simulation.md explains every key."""
        run = self.run
        game = find_game(run.game)
        seats = len(run.bots)
        names = game.seat_names(game.parse_options(run.options, seats), seats)
        return {
            "game": run.game,
            "rules_version": run.options.get(VERSION, game.identity.rules_version),
            "options": run.options,
            "seats": len(run.bots),
            "bots": list(run.bots),
            "rotate": run.rotate,
            "seed": run.seed,
            "games": run.games,
            "done": self.done,
            "by_seat": [
                {
                    "seat": seat,
                    "name": names[seat],
                    "bot": None if run.rotate else run.bots[seat],
                    **standing.figures(self.done),
                }
                for seat, standing in enumerate(self.by_seat)
            ],
            "by_bot": [
                {"bot": bot, "seats": run.bots.count(bot), **standing.figures(self.done)}
                for bot, standing in self.by_bot.items()
            ],
            "reasons": {reason: self.reasons[reason] for reason in sorted(self.reasons)},
            "moves": _spread(self.moves),
            "chance_moves": _spread(self.chance_moves),
            "events": {
                kind: {
                    "mean": rounded(Fraction(self.events[kind], self.done)),
                    "share": rounded(Fraction(self.matches_with[kind], self.done)),
                }
                for kind in sorted(self.events)
            },
        }


def _spread(counts: Counts) -> dict[str, object] | None:
    """Give least, middle, mean, long end and most; None when nothing was counted."""
    if not counts:
        return None
    return {
        "min": min(counts),
        "median": rounded(median(counts)),
        "mean": rounded(mean(counts)),
        "quantile_95": quantile(counts, MOST),
        "max": max(counts),
    }
