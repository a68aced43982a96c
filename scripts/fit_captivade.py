"""This file teaches Captivade's bots what a position says about the winner: it records matches and fits the weights.

Run `python scripts/fit_captivade.py` in an environment with our package, best a compiled one. Bots play with two, three
and four seats; what `knowledge/prospect.py` knows of the truth when each agent is to move, and when each week begins,
is kept with how the match went. The weights are those under which what happened was likeliest. Every fifth match is
left out, and tells how good they are: the log loss, beside that of a guess. Write the weights into `WEIGHTS`.
"""

import sys
from argparse import ArgumentParser
from math import log
from typing import Final, cast

from greatcircle.bots import make_bot
from greatcircle.games import find_game
from greatcircle.games.captivade.knowledge.prospect import FACTS, facts_of, shares_under
from greatcircle.games.captivade.position import CHASING, RUNNING
from greatcircle.games.captivade.rules.play import Captivade
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.prospect import shares_of

GAME: Final = find_game("captivade")
BOTS: Final = ("greedy", "expert", "master")
"""Those who play, one kind a match, or all of them mixed."""
LEFT_OUT: Final = 5
PASSES: Final = 200
STEP: Final = 3.0

Moment = tuple[list[list[float]], list[float]]
"""The facts of all seats, and how the victory was shared in the end."""


def record(seats: int, number: int, seed: str) -> list[Moment]:
    """Record a match."""
    luck = f"{seed}/{seats}/{number}"
    match = Match(GAME, GAME.parse_options({}, seats), seats, QuickDealer(luck))
    names = [BOTS[(number + seat * (number % 2)) % len(BOTS)] for seat in range(seats)]
    bots = [make_bot(names[seat], GAME, QuickDealer(f"{luck}/{seat}")) for seat in range(seats)]
    seen: list[list[list[float]]] = []
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
            continue
        state = cast(Captivade, match.state)
        seat = state.actors()[0]
        if state.phase == CHASING or (state.phase == RUNNING and not any(state.is_sealed)):
            seen.append([facts_of(state, other) for other in range(seats)])
        match.play(seat, bots[seat].choose(match.view(seat), match.for_bots(seat)))
    outcome = match.outcome()
    assert outcome is not None
    shares = shares_of(outcome)
    return [(facts, shares) for facts in seen]


def fit(moments: list[Moment]) -> list[float]:
    """Find the weights under which what happened was likeliest, downhill step by step."""
    weights = [0.0] * FACTS
    for _ in range(PASSES):
        slope = [0.0] * FACTS
        for facts, shares in moments:
            guesses = shares_under(weights, facts)
            for seat in range(len(shares)):
                miss = shares[seat] - guesses[seat]
                for number in range(FACTS):
                    slope[number] += miss * facts[seat][number]
        weights = [weights[number] + STEP * slope[number] / len(moments) for number in range(FACTS)]
    return weights


def loss(weights: list[float], moments: list[Moment]) -> float:
    """Give the log loss."""
    total = 0.0
    for facts, shares in moments:
        guesses = shares_under(weights, facts)
        total -= sum(share * log(guess) for share, guess in zip(shares, guesses, strict=True))
    return total / len(moments)


def main() -> int:
    """Record, fit and tell."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="for each number of seats")
    parser.add_argument("--seed", default="fit")
    given = parser.parse_args()
    learnt: list[Moment] = []
    tested: list[Moment] = []
    for seats in (2, 3, 4):
        for number in range(given.matches):
            (tested if number % LEFT_OUT == 0 else learnt).extend(record(seats, number, given.seed))
    weights = fit(learnt)
    print([round(weight, 3) for weight in weights])
    print(f"log loss {loss(weights, tested):.3f}; of a guess {loss([0.0] * FACTS, tested):.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
