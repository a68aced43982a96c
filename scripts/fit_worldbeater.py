"""This file teaches Worldbeater's bots what a position says about the winner: it records matches and fits the weights.

Run `python scripts/fit_worldbeater.py` in an environment with our package, best a compiled one. Greedy bots play; what
`knowledge/victory.py` knows of the beginning of every turn is kept with how the match went. The weights are those under
which what happened was likeliest. Every fifth match is left out, and tells how good they are: the log loss, beside that
of a guess and that of greedy's evaluation at its best scale. Write the weights into `WEIGHTS`.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt

from greatcircle.bots import make_bot
from greatcircle.games import find_game
from greatcircle.games.worldbeater.knowledge.victory import WEIGHTS, facts_of
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.prospect import shares_by, shares_of

GAME = find_game("worldbeater")
LEFT_OUT = 5
"""One in so many matches is left out."""
SCALES = (500.0, 700.0, 900.0, 1100.0, 1400.0)
"""The scales at which greedy's evaluation is tried."""
PASSES = 40
STEP = 0.5


@dataclass(frozen=True)
class Turn:
    """The beginning of a turn in a recorded match."""

    match: int
    facts: list[list[float]]
    evaluations: list[float]
    shares: list[float]
    """How the victory was shared in the end."""


def record(seats: int, matches: int, seed: str) -> list[Turn]:
    """Record matches of greedy bots."""
    turns: list[Turn] = []
    for number in range(matches):
        luck = f"{seed}/{seats}/{number}"
        options = GAME.parse_options({"two_players": seats == 2}, seats)
        match = Match(GAME, options, seats, QuickDealer(luck))
        bots = [make_bot("greedy", GAME, QuickDealer(f"{luck}/{seat}")) for seat in range(seats)]
        begun: list[tuple[list[list[float]], list[float]]] = []
        last = (-1, -1)
        while not match.is_over():
            if match.waits_for_chance():
                match.deal()
                continue
            state = match.state
            assert isinstance(state, Worldbeater)
            seat = state.actors()[0]
            if last != (state.rounds, seat):
                last = (state.rounds, seat)
                evaluations = [float(GAME.evaluate(state, other)) for other in range(seats)]
                begun.append((facts_of(state), evaluations))
            match.play(seat, bots[seat].choose(match.view(seat), match.for_bots(seat)))
        outcome = match.outcome()
        assert outcome is not None
        turns += [Turn(number, facts, evaluations, shares_of(outcome)) for facts, evaluations in begun]
    return turns


def chances_by(weights: list[float], turn: Turn) -> list[float]:
    """Give the chances to win that some weights see."""
    sums = [sum(weight * fact for weight, fact in zip(weights, facts, strict=True)) for facts in turn.facts]
    return shares_by(sums, 1.0)


def loss(turns: list[Turn], chances: Callable[[Turn], list[float]]) -> float:
    """Give the log loss: how surprising what happened was."""
    total = 0.0
    for turn in turns:
        total -= sum(share * log(chance) for share, chance in zip(turn.shares, chances(turn), strict=True) if share)
    return total / len(turns)


def fit(turns: list[Turn]) -> list[float]:
    """Find the weights by going downhill, in each direction by what it has varied so far."""
    weights = [0.0] * len(WEIGHTS)
    squares = [1e-9] * len(weights)
    for _ in range(PASSES):
        for begin in range(0, len(turns), 50):
            slopes = [0.0] * len(weights)
            for turn in turns[begin : begin + 50]:
                chances = chances_by(weights, turn)
                for chance, share, facts in zip(chances, turn.shares, turn.facts, strict=True):
                    for index, fact in enumerate(facts):
                        slopes[index] += (chance - share) * fact
            for index, slope in enumerate(slopes):
                squares[index] += slope * slope
                weights[index] -= STEP * slope / sqrt(squares[index])
    return weights


def _by_evaluation(scale: float) -> Callable[[Turn], list[float]]:
    return lambda turn: shares_by(turn.evaluations, scale)


def main() -> int:
    """Record, fit and tell."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seed", default="fit")
    given = parser.parse_args()
    turns = record(given.seats, given.matches, given.seed)
    taught = [turn for turn in turns if turn.match % LEFT_OUT]
    left_out = [turn for turn in turns if turn.match % LEFT_OUT == 0]
    weights = fit(taught)
    greedy = [loss(left_out, _by_evaluation(scale)) for scale in SCALES]
    print(f"{len(turns)} turns of {given.matches} matches with {given.seats} seats; log loss of those left out:")
    print(f"  a guess {log(given.seats):.3f}, greedy's evaluation {min(greedy):.3f}")
    print(f"  the weights of today {loss(left_out, lambda turn: chances_by(WEIGHTS, turn)):.3f}: {WEIGHTS}")
    print(f"  weights fitted to the others {loss(left_out, lambda turn: chances_by(weights, turn)):.3f}:", end=" ")
    print([round(weight, 2) for weight in weights])
    return 0


if __name__ == "__main__":
    sys.exit(main())
