"""This file is the end of a match: a whole fleet at the finish, or the last allowed round."""

from enum import Enum
from typing import final

from greatcircle.games.take_off.position import Position
from greatcircle.kernel.outcome import Outcome, places_by
from greatcircle.kernel.words import listed


@final
class EndReason(Enum):
    """Why a match is over."""

    FLEET_HOME = "fleet-home"
    ROUND_LIMIT = "round-limit"


def has_won(state: Position, seat: int) -> bool:
    """Tell whether a seat's entire fleet is home (TO-10, TO-12)."""
    return state.jets_home(seat) == state.setup.fleet


def outcome(state: Position) -> Outcome:
    """Rank the seats: by jets home, then by the smaller total of routes left (TO-10, TO-86, TO-95)."""
    seats = range(state.seats)
    keys: list[tuple[int, ...]] = [(state.jets_home(seat), -state.routes_left(seat)) for seat in seats]
    scores = tuple(state.jets_home(seat) for seat in seats)
    winners = [state.seat_title(seat) for seat in seats if keys[seat] == max(keys)]
    if has_won(state, state.turn):
        sentence = f"{state.seat_title(state.turn)} has brought the entire fleet home and won."
        return Outcome(places_by(keys), scores, EndReason.FLEET_HOME, sentence)
    verb = "share the victory" if len(winners) > 1 else "is furthest and won"
    sentence = f"The limit of {state.rounds} rounds is reached. {listed(winners)} {verb}."
    return Outcome(places_by(keys), scores, EndReason.ROUND_LIMIT, sentence)
