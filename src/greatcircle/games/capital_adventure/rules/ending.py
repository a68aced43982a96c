"""This file is the end of a match: a side home over the Atlantic, or the last allowed round."""

from enum import Enum
from typing import final

from greatcircle.games.capital_adventure.board import BOARD
from greatcircle.games.capital_adventure.position import OVER, Position
from greatcircle.kernel.event import Ended
from greatcircle.kernel.outcome import Outcome, places_by
from greatcircle.kernel.words import listed


@final
class EndReason(Enum):
    """Why a match is over."""

    HOME = "home"
    ROUND_LIMIT = "round-limit"


def has_won(state: Position, seat: int) -> bool:
    """Tell whether a side is back in London with every peg placed (CA-03)."""
    return state.city[seat] == BOARD.start and not state.is_starting[seat]


def end_match(state: Position) -> None:
    """End the match at once (CA-139)."""
    state.phase = OVER
    state.choices = []
    if state.events is not None:
        state.tell(Ended(outcome(state).sentence))


def outcome(state: Position) -> Outcome:
    """Rank the sides: who is home, then by pegs, answers on the Atlantic and wealth (CA-03, CA-139, CA-160)."""
    keys: list[tuple[int, ...]] = [
        (
            1 if has_won(state, seat) else 0,
            state.peg_count(seat),
            state.sea[seat],
            state.wealth(seat),
        )
        for seat in range(state.seats)
    ]
    scores = tuple([state.peg_count(seat) for seat in range(state.seats)])
    winners = [state.seat_title(seat) for seat in range(state.seats) if keys[seat] == max(keys)]
    if has_won(state, state.turn):
        sentence = f"{state.seat_title(state.turn)} is back in London and has won."
        return Outcome(places_by(keys), scores, EndReason.HOME, sentence)
    verb = "share the victory" if len(winners) > 1 else "has come furthest and won"
    rounds = "1 round" if state.rounds == 1 else f"{state.rounds} rounds"
    sentence = f"The limit of {rounds} is reached. {listed(winners)} {verb}."
    return Outcome(places_by(keys), scores, EndReason.ROUND_LIMIT, sentence)
