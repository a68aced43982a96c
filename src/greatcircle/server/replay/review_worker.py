"""This file is a process that looks back at one match: its logbook comes in by stdin, what is found goes out by stdout.

`ReviewDesk` starts it as `python -m greatcircle.server.replay.review_worker MODULE:FUNCTION`: where to find a game by
its id. Packs of questions are found in the data folder that the environment names.
"""

import os
import sys

from msgspec.json import Encoder

from greatcircle.bots.review import Review, Reviewer
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.logbook import parse_logbook, replay
from greatcircle.server.bot.worker import find_by_name
from greatcircle.server.http.form import DearTurn, MatchReview
from greatcircle.store.data_folder import data_folder
from greatcircle.store.pack_folder import use_packs

NICENESS = 10
"""Whoever plays comes before whoever looks back."""


def main() -> None:
    """Look back at the match on stdin."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    use_packs(data_folder(os.environ, sys.platform))
    logbook = parse_logbook(sys.stdin.read())
    game = find_by_name(sys.argv[1])(logbook.game)
    matches = replay(logbook, game)
    start = next(matches).state.copy()
    *_, match = matches
    found = Reviewer(game, QuickDealer("review")).review(start, match.log)
    sys.stdout.buffer.write(Encoder().encode(told(found, match.seats)))


def told(review: Review, seats: int) -> MatchReview:
    """Write down what was found as it is sent, but counted by the moves of the log instead of the table's steps."""
    return MatchReview(
        [],
        [[round(chance, 4) for chance in chances] for chances in review.chances],
        [[round(luck, 4) for luck in lucks] for lucks in review.luck],
        [round(review.luck_of(seat), 4) for seat in range(seats)],
        [
            DearTurn(turn.seat, turn.first, turn.last, round(turn.cost, 4), list(turn.made), list(turn.better))
            for turn in review.dear_turns
        ],
    )


if __name__ == "__main__":
    main()
