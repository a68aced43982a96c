"""This file fits the chances to win in Trap the Cap: run it after a change of the traits, and read the diff.

Bots play matches of every kind; at some throws of each it is noted what `trait.py` counts, and at the end who won. The
weights with which the counts foretell the winners best are written to `prospects.json`. A fifth of the matches is kept
apart: the log loss is measured on it.
"""

import json
import sys
from argparse import ArgumentParser
from math import log
from pathlib import Path
from typing import Final

from greatcircle.bots import make_bot
from greatcircle.games import find_game
from greatcircle.games.trap_the_cap.knowledge.prospect import KINDS, kind_of
from greatcircle.games.trap_the_cap.knowledge.trait import NAMES, traits
from greatcircle.games.trap_the_cap.position import THROWING
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.prospect import shares_by, shares_of

GAME: Final = find_game("trap-the-cap")
PATH: Final = Path(__file__).resolve().parents[1] / "src" / "greatcircle" / "games" / "trap_the_cap" / "prospects.json"
MATCHES: Final[dict[str, tuple[dict[str, object], tuple[int, ...]]]] = {
    "basic-2": ({}, (2,)),
    "basic": ({}, (3, 4, 6)),
    "last": ({"ending": "last"}, (3, 4, 6)),
    "team": ({"game": "team"}, (4, 6)),
    "tower-2": ({"game": "tower"}, (2,)),
    "tower": ({"game": "tower"}, (3, 4, 6)),
    "golden-2": ({"game": "golden-cap"}, (2,)),
    "golden": ({"game": "golden-cap"}, (3, 4, 6)),
    "golden-most-2": ({"game": "golden-cap", "golden_aim": "most"}, (2,)),
    "golden-most": ({"game": "golden-cap", "golden_aim": "most"}, (3, 4, 6)),
}
"""What is agreed, and how many seats there are, in each kind of match."""
THROWS_APART: Final = 5
"""One in so many throws is noted: neighbours look alike."""
SLIPS: Final = 4
"""In so many moves of a hundred a bot takes anything, so that there is more to be seen."""
PERCENT: Final = 100
KEPT_APART: Final = 5
RIDGE: Final = 2.0
"""How strongly weights are held near 0."""
ROUNDS: Final = 12
CLOSE: Final = 1e-4
DIGITS: Final = 4

Note = tuple[list[list[tuple[int, float]]], list[float]]
"""What is counted for each side, without what is 0, and which share of the victory it got."""


def play(kind: str, bot: str, number: int, seed: str) -> list[Note]:
    """Play one match and note what was seen."""
    agreed, seat_counts = MATCHES[kind]
    seats = seat_counts[number % len(seat_counts)]
    options = GAME.parse_options(agreed, seats)
    match = Match(GAME, options, seats, QuickDealer(f"{seed}/{kind}/{number}"))
    bots = [make_bot(bot, GAME, QuickDealer(f"{seed}/{kind}/{number}/{seat}")) for seat in range(seats)]
    slips = QuickDealer(f"{seed}/{kind}/{number}/slips")
    seen: list[list[list[float]]] = []
    while not match.is_over():
        state = match.state
        assert isinstance(state, TrapTheCap)
        if match.waits_for_chance():
            if state.phase == THROWING and slips.below(THROWS_APART) == 0:
                seen.append(traits(state))
            match.deal()
            continue
        actor = state.actors()[0]
        moves = match.for_bots(actor)
        move = bots[actor].choose(match.view(actor), moves)
        if slips.below(PERCENT) < SLIPS:
            move = moves[slips.below(len(moves))]
        match.play(actor, move)
    outcome = match.outcome()
    assert outcome is not None
    assert isinstance(match.state, TrapTheCap)
    setup = match.state.setup
    assert KINDS[kind_of(setup)] == kind
    shares = [0.0] * (max(setup.side) + 1)
    for seat, share in enumerate(shares_of(outcome)):
        shares[setup.side[seat]] += share
    return [([[(at, x) for at, x in enumerate(count) if x] for count in counts], shares) for counts in seen]


def foretold(counts: list[list[tuple[int, float]]], weights: list[float]) -> list[float]:
    """Give the sides' chances by the weights."""
    return shares_by([sum(weights[at] * x for at, x in count) for count in counts], 1.0)


def loss(notes: list[Note], weights: list[float]) -> float:
    """Give the mean log loss of what is foretold."""
    total = 0.0
    for counts, shares in notes:
        chances = foretold(counts, weights)
        total -= sum(share * log(chance) for share, chance in zip(shares, chances, strict=True) if share)
    return total / len(notes)


def fit(notes: list[Note]) -> list[float]:
    """Find the weights by Newton's method."""
    size = len(NAMES)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
        for counts, shares in notes:
            chances = foretold(counts, weights)
            middle: dict[int, float] = {}
            for count, chance, share in zip(counts, chances, shares, strict=True):
                for at, x in count:
                    middle[at] = middle.get(at, 0.0) + chance * x
                    slope[at] += (share - chance) * x
            for count, chance in zip(counts, chances, strict=True):
                own = dict(count)
                apart = [(at, own.get(at, 0.0) - mean) for at, mean in middle.items()]
                apart = [(at, x) for at, x in apart if x]
                for row, x in apart:
                    line = bend[row]
                    weighed = chance * x
                    for column, y in apart:
                        line[column] += weighed * y
        step = solved(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(abs(change) for change in step) < CLOSE:
            break
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a symmetric matrix that has no zero on its way."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            if factor:
                for at in range(column, size + 1):
                    rows[row][at] -= factor * rows[column][at]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = sum(rows[row][at] * found[at] for at in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found


def main() -> int:
    """Fit the kinds that are named, or all."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", help="kinds of matches; without any, all")
    parser.add_argument("--bot", default="greedy", help="who plays the matches")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--try", action="store_true", dest="is_trial", help="measure, and write nothing")
    given = parser.parse_args()
    kept: dict[str, dict[str, float]] = json.loads(PATH.read_text("utf-8")) if PATH.is_file() else {}
    for kind in given.kinds or KINDS:
        learnt: list[Note] = []
        apart: list[Note] = []
        for number in range(given.matches):
            (apart if number % KEPT_APART == 0 else learnt).extend(play(kind, given.bot, number, given.seed))
        weights = fit(learnt)
        before = [kept.get(kind, {}).get(name, 0.0) for name in NAMES]
        print(
            f"{kind}: log loss {loss(apart, weights):.4f} on {len(apart)} positions kept apart, "
            f"{loss(apart, before):.4f} with the weights before, {loss(apart, [0.0] * len(NAMES)):.4f} without any",
            flush=True,
        )
        kept[kind] = {name: round(weight, DIGITS) for name, weight in zip(NAMES, weights, strict=True)}
        print(json.dumps(kept[kind]), flush=True)
        if not given.is_trial:
            PATH.write_text(json.dumps({name: kept.get(name, {}) for name in KINDS}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
