"""This file is the end of a match: when it is over, and who has won."""

from enum import Enum
from typing import final

from greatcircle.games.captivade.position import NOBODY, OVER, Position
from greatcircle.games.captivade.rules.attack import chasers
from greatcircle.kernel.event import Ended
from greatcircle.kernel.outcome import Outcome, places_by
from greatcircle.kernel.words import listed


@final
class EndReason(Enum):
    """Why a match is over."""

    ALL_RECAPTURED = "all-recaptured"
    NO_CHASERS = "no-chasers"
    WEEKS_PASSED = "weeks-passed"


def is_decided(state: Position) -> bool:
    """Tell whether the match is over before its weeks are: nobody is free, or nobody chases (CV-102, CV-103)."""
    free = state.free_seats()
    return not free or (len(free) == 1 and not chasers(state))


def end_match(state: Position) -> None:
    """End the match."""
    state.phase = OVER
    state.turn = NOBODY
    if state.events is not None:
        state.tell(Ended(outcome(state).sentence))


def outcome(state: Position) -> Outcome:
    """Rank the seats: free escapees by least energy, then all others together; when nobody is free, all are even.

    CV-03, CV-07, CV-95, CV-96, CV-102, CV-103, CV-104, CV-105, CV-116, CV-146
    """
    free = state.free_seats()
    scores = tuple([weeks_free(state, seat) for seat in range(state.seats)])
    if not free:
        sentence = "Every escapee is back in prison: a draw for all."
        return Outcome((1,) * state.seats, scores, EndReason.ALL_RECAPTURED, sentence)
    keys: list[tuple[int, ...]] = [
        (1, -state.energy[seat]) if state.is_free[seat] else (0, 0) for seat in range(state.seats)
    ]
    places = places_by(keys)
    if len(free) == 1:
        winner = state.character(free[0])
        if not chasers(state):
            sentence = f"Nobody is left to chase {winner}, who wins."
            return Outcome(places, scores, EndReason.NO_CHASERS, sentence)
        sentence = f"The weeks have passed. {winner} alone is free, and wins."
        return Outcome(places, scores, EndReason.WEEKS_PASSED, sentence)
    winners = [state.character(seat) for seat in free if places[seat] == 1]
    energy = min([state.energy[seat] for seat in free])
    verb = "win together, having" if len(winners) > 1 else "wins, having"
    verdict = f"{listed(winners)} {verb} spent only {energy} energy."
    sentence = f"The weeks have passed. Of {len(free)} who are free, {verdict}"
    return Outcome(places, scores, EndReason.WEEKS_PASSED, sentence)


def weeks_free(state: Position, seat: int) -> int:
    """Count the weeks that an escapee stayed free."""
    return state.week if state.is_free[seat] else state.caught_week[seat] - 1
