"""This file fits the chances to win in Take Off!: run it after a change of what is known, and read the diff.

Bots play matches of several kinds; before some rolls it is noted how many turns each fleet still needs and how many are
at risk, and at the end who won. The weights that foretell the winners best are written to `prospects.json`. A fifth of
the matches is kept apart: the log loss is measured on it.
"""

import json
import sys
from argparse import ArgumentParser
from math import log
from pathlib import Path
from typing import Final

from greatcircle.bots import make_bot
from greatcircle.games import find_game
from greatcircle.games.take_off.knowledge.prospect import lag, turns_ahead
from greatcircle.games.take_off.position import ROLLING
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.prospect import shares_by, shares_of

GAME: Final = find_game("take-off")
PATH: Final = Path(__file__).resolve().parents[1] / "src" / "greatcircle" / "games" / "take_off" / "prospects.json"
KINDS: Final[tuple[tuple[int, dict[str, object]], ...]] = (
    (2, {}),
    (2, {}),
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"dice": 3}),
    (2, {"direction": "eastward"}),
    (3, {"fleet": 3}),
)
"""Seats and options of the matches, in turn."""
NAMES: Final = ("lead", "danger_now", "danger_later")
ROLLS_APART: Final = 3
"""One in so many rolls is noted: neighbours look alike."""
KEPT_APART: Final = 5
ROUNDS: Final = 12
CLOSE: Final = 1e-5
DIGITS: Final = 3

Note = tuple[list[list[float]], list[float]]
"""What is counted for each seat, and which share of the victory it got."""


def play(number: int, bot: str, seed: str) -> list[Note]:
    """Play one match and note what was seen."""
    seats, agreed = KINDS[number % len(KINDS)]
    match = Match(GAME, GAME.parse_options(agreed, seats), seats, QuickDealer(f"{seed}/{number}"))
    bots = [make_bot(bot, GAME, QuickDealer(f"{seed}/{number}/{seat}")) for seat in range(seats)]
    rolls = QuickDealer(f"{seed}/{number}/rolls")
    seen: list[list[list[float]]] = []
    while not match.is_over():
        state = match.state
        assert isinstance(state, TakeOff)
        if match.waits_for_chance():
            if state.phase == ROLLING and rolls.below(ROLLS_APART) == 0:
                seen.append(counts_of(state))
            match.deal()
            continue
        actor = state.actors()[0]
        match.play(actor, bots[actor].choose(match.view(actor), match.for_bots(actor)))
    outcome = match.outcome()
    assert outcome is not None
    shares = shares_of(outcome)
    return [(counts, shares) for counts in seen]


def counts_of(state: TakeOff) -> list[list[float]]:
    """Count for each seat what the weights multiply, measured as the chances are."""
    lags = [lag(state, seat) for seat in range(state.seats)]
    measure = (1.0 + 2.0 * sum(together for together, _ in lags) / state.seats) ** 0.5
    counts: list[list[float]] = []
    for seat, (together, danger) in enumerate(lags):
        later = min(turns_ahead(state, seat), 1.0) if seat == state.turn else 0.0
        row = [turns_ahead(state, seat) - together, -danger * (1.0 - later), -danger * later]
        counts.append([count / measure for count in row])
    return counts


def foretold(counts: list[list[float]], weights: list[float]) -> list[float]:
    """Give the seats' chances by the weights."""
    return shares_by([sum(map(float.__mul__, weights, row)) for row in counts], 1.0)


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
        slope = [0.0] * size
        bend = [[0.0] * size for _ in range(size)]
        for counts, shares in notes:
            chances = foretold(counts, weights)
            means = [sum(chance * row[at] for chance, row in zip(chances, counts, strict=True)) for at in range(size)]
            for row, chance, share in zip(counts, chances, shares, strict=True):
                apart = [x - mean for x, mean in zip(row, means, strict=True)]
                for at in range(size):
                    slope[at] += (share - chance) * row[at]
                    for other in range(size):
                        bend[at][other] += chance * apart[at] * apart[other]
        step = solved(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a symmetric matrix that has no zero on its way."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for at in range(column, size + 1):
                rows[row][at] -= factor * rows[column][at]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = sum(rows[row][at] * found[at] for at in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found


def main() -> int:
    """Play, fit, tell how well it foretells, and write the weights."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--seed", default="fit")
    given = parser.parse_args()
    matches = [play(number, given.bot, given.seed) for number in range(given.matches)]
    fitted = [note for number, notes in enumerate(matches) if number // len(KINDS) % KEPT_APART for note in notes]
    apart = [note for number, notes in enumerate(matches) if not number // len(KINDS) % KEPT_APART for note in notes]
    weights = fit(fitted)
    for seats in sorted({seats for seats, _ in KINDS}):
        some = [note for note in apart if len(note[1]) == seats]
        print(f"{seats} seats: log loss {loss(some, weights):.4f}, knowing nothing {log(seats):.4f}, {len(some)} notes")
    lead = weights[0]
    kept: dict[str, object] = {"about": "made by scripts/fit_take_off.py; do not edit"}
    for name, weight in zip(NAMES, weights, strict=True):
        kept[name] = round(weight if name == "lead" else weight / lead, DIGITS)
    print(kept)
    PATH.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
