"""This file is the end of a match: when it is over, what stands on the score sheet, and who has won."""

from enum import Enum
from typing import final

from greatcircle.games.worldbeater import payload
from greatcircle.games.worldbeater.board import EMPTY_AREA_PENALTY, HOME_POINTS, NEW_YORK_POINTS
from greatcircle.games.worldbeater.events import car_name
from greatcircle.games.worldbeater.options import Ending, Ties
from greatcircle.games.worldbeater.position import BACK, HOME, OUT, OVER, Position
from greatcircle.games.worldbeater.rules.city import missed_areas
from greatcircle.kernel.outcome import Outcome, places_by
from greatcircle.kernel.words import listed


@final
class EndReason(Enum):
    """Why a match is over."""

    ALL_HOME = "all-home"
    ALL_BUT_ONE = "all-but-one"
    ROUND_LIMIT = "round-limit"


@final
class Sheet:
    """The score sheet of a seat, line by line, as it stands (WB-04, WB-22, WB-80)."""

    def __init__(self, state: Position, seat: int) -> None:
        leg = state.leg[seat]
        self.is_credited = leg != OUT
        """Whether New York has been reached; before it the lines say what would be credited now."""
        is_lost = leg == OUT and state.phase == OVER
        self.tokens = state.credit[seat] if self.is_credited else 0 if is_lost else state.token_worth(seat)
        missed = state.missed_areas[seat] if self.is_credited else 0 if is_lost else missed_areas(state, seat)
        self.empty_areas = missed * EMPTY_AREA_PENALTY
        self.new_york = NEW_YORK_POINTS[state.reached.index(seat)] if self.is_credited else 0
        self.home = _home_points(state, seat)
        is_charged = leg == HOME or (leg == BACK and state.phase == OVER)
        self.brought_home = state.token_worth(seat) if is_charged else 0
        self.total = self.tokens + self.new_york + self.home - self.empty_areas - self.brought_home
        self.holds = state.load[seat]

    def to_json(self) -> payload.SheetLine:
        return {
            "is_credited": self.is_credited,
            "tokens": self.tokens,
            "new_york": self.new_york,
            "home": self.home,
            "empty_areas": self.empty_areas,
            "brought_home": self.brought_home,
            "total": self.total,
            "holds": self.holds,
        }


def _home_points(state: Position, seat: int) -> int:
    """Give the points for the place at Fort Dunlop; the last car on its way back may score it too (WB-18, WB-24)."""
    if state.leg[seat] == HOME:
        return HOME_POINTS[state.home.index(seat)]
    is_last = state.phase == OVER and state.leg[seat] == BACK and len(state.home) == state.seats - 1
    return HOME_POINTS[len(state.home)] if is_last and _stops_early(state) else 0


def _stops_early(state: Position) -> bool:
    return state.setup.options.ending is Ending.ALL_BUT_ONE


def is_over(state: Position) -> bool:
    """Tell whether enough cars are home (WB-24)."""
    out = state.seats - len(state.home)
    return out == 0 or (out == 1 and _stops_early(state))


def outcome(state: Position) -> Outcome:
    """Rank the seats by their totals; of equal ones, who was home earlier is ahead, or they share.

    WB-03, WB-22, WB-23, WB-24, WB-85, WB-119
    """
    seats = range(state.seats)
    totals = [Sheet(state, seat).total for seat in seats]
    keys: list[tuple[int, ...]] = [(totals[seat], *_tie_key(state, seat)) for seat in seats]
    winners = [car_name(seat) for seat in seats if keys[seat] == max(keys)]
    verb = "share the victory with" if len(winners) > 1 else "wins with"
    verdict = f"{listed(winners)} {verb} {max(totals)} points."
    if len(state.home) == state.seats:
        return Outcome(places_by(keys), tuple(totals), EndReason.ALL_HOME, f"Every car is home. {verdict}")
    if is_over(state):
        return Outcome(places_by(keys), tuple(totals), EndReason.ALL_BUT_ONE, f"All cars but one are home. {verdict}")
    sentence = f"The limit of {state.rounds} rounds is reached. {verdict}"
    return Outcome(places_by(keys), tuple(totals), EndReason.ROUND_LIMIT, sentence)


def _tie_key(state: Position, seat: int) -> tuple[int, ...]:
    """Give what decides between equal totals: being home, and being home earlier unless ties are shared."""
    if state.leg[seat] != HOME:
        return (0, 0)
    is_shared = state.setup.options.ties is Ties.SHARED
    return (1, 0 if is_shared else -state.home.index(seat))
