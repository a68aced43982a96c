"""This file is the end of a match: when it is over, what stands on the score sheet, and who has won."""

from enum import Enum
from typing import final

from greatcircle.games.worldbeater import payload
from greatcircle.games.worldbeater.board import (
    AREAS,
    BOARD,
    EMPTY_AREA_PENALTY,
    HOME_POINTS,
    NEW_YORK_POINTS,
    TOKENS_PER_AREA,
    Town,
)
from greatcircle.games.worldbeater.options import Ending
from greatcircle.games.worldbeater.position import AVAILABLE, BACK, HOME, OUT, OVER, Position
from greatcircle.games.worldbeater.rules.city import missed_areas
from greatcircle.kernel.outcome import Outcome, places_by
from greatcircle.kernel.words import listed


@final
class EndReason(Enum):
    """Why a match is over."""

    ALL_HOME = "all-home"
    ALL_BUT_ONE = "all-but-one"
    ROUND_LIMIT = "round-limit"
    SETTLED = "settled"


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
    """Give the points for the place at Fort Dunlop; the last car on its way back may score it too.

    WB-18, WB-24, WB-120
    """
    if state.leg[seat] == HOME:
        return HOME_POINTS[state.home.index(seat)]
    is_last = state.phase == OVER and state.leg[seat] == BACK and len(state.home) == state.seats - 1
    return HOME_POINTS[len(state.home)] if is_last and (_stops_early(state) or was_finished(state)) else 0


def _stops_early(state: Position) -> bool:
    return state.setup.options.ending is Ending.ALL_BUT_ONE


def is_over(state: Position) -> bool:
    """Tell whether enough cars are home (WB-24)."""
    out = state.seats - len(state.home)
    return out == 0 or (out == 1 and _stops_early(state))


def was_finished(state: Position) -> bool:
    """Tell whether a match that is over was ended by its last car (WB-120)."""
    return not is_over(state) and state.rounds < state.setup.round_limit


def is_settled(state: Position) -> bool:
    """Tell whether one car is out, and its place the same with the least and the most it can reach (WB-120)."""
    if not state.setup.may_finish or len(state.home) != state.seats - 1:
        return False
    last = state.turn
    least, most = _bounds(state, last)
    for seat in state.home:
        total = Sheet(state, seat).total
        stays_behind = most < total or (most == total and not state.setup.shares_ties)
        if not stays_behind and least <= total:
            return False
    return True


def _bounds(state: Position, seat: int) -> tuple[int, int]:
    """Give the least and the most that the last car can have in the end, home or not (WB-85, WB-120)."""
    home = HOME_POINTS[len(state.home)]
    sheet = Sheet(state, seat)
    if state.leg[seat] == BACK:
        reached = sheet.total
        return reached - state.token_worth(seat), reached + home
    arrived = NEW_YORK_POINTS[len(state.reached)] - sheet.empty_areas
    return min(0, arrived), max(0, arrived + home + sheet.tokens + _tokens_left(state, seat))


def _tokens_left(state: Position, seat: int) -> int:
    """Give what the best tokens are worth that a car can still claim (WB-06)."""
    left = [TOKENS_PER_AREA - state.held[seat * AREAS + area] for area in range(AREAS)]
    worth = 0
    for town in sorted(BOARD.towns, key=_falling_value):
        if state.token[town.number] == AVAILABLE and left[town.area] > 0:
            left[town.area] -= 1
            worth += town.value
    return worth


def _falling_value(town: Town) -> int:
    return -town.value


def outcome(state: Position) -> Outcome:
    """Rank the seats by their totals; of equal ones, who was home earlier is ahead, or they share.

    WB-03, WB-22, WB-23, WB-24, WB-85, WB-119, WB-120
    """
    seats = range(state.seats)
    totals = [Sheet(state, seat).total for seat in seats]
    keys: list[tuple[int, ...]] = [(totals[seat], *_tie_key(state, seat)) for seat in seats]
    winners = [state.seat_title(seat) for seat in seats if keys[seat] == max(keys)]
    verb = "share the victory with" if len(winners) > 1 else "wins with"
    verdict = f"{listed(winners)} {verb} {max(totals)} points."
    if len(state.home) == state.seats:
        return Outcome(places_by(keys), tuple(totals), EndReason.ALL_HOME, f"Every car is home. {verdict}")
    if is_over(state):
        return Outcome(places_by(keys), tuple(totals), EndReason.ALL_BUT_ONE, f"All cars but one are home. {verdict}")
    if was_finished(state):
        sentence = f"Nothing can change the ranking any more, and the last car ends the match. {verdict}"
        return Outcome(places_by(keys), tuple(totals), EndReason.SETTLED, sentence)
    sentence = f"The limit of {state.rounds} rounds is reached. {verdict}"
    return Outcome(places_by(keys), tuple(totals), EndReason.ROUND_LIMIT, sentence)


def _tie_key(state: Position, seat: int) -> tuple[int, ...]:
    """Give what decides between equal totals: being home, and being home earlier unless ties are shared."""
    if state.leg[seat] != HOME:
        return (0, 0)
    return (1, 0 if state.setup.shares_ties else -state.home.index(seat))
