"""This file is the end of a match: when it is over, what everybody scores, and who has won."""

from enum import Enum

from greatcircle.games.trap_the_cap.board import TEAMS
from greatcircle.games.trap_the_cap.options import Ending, GoldenAim, TeamAim
from greatcircle.games.trap_the_cap.position import FREE, HELD, NOBODY, Position
from greatcircle.kernel.outcome import Outcome, places_by
from greatcircle.kernel.words import listed


class EndReason(Enum):
    """Why a match ended."""

    LAST_COLOUR = "last-colour"
    LAST_TEAM = "last-team"
    THROW_LIMIT = "throw-limit"


def sides_in_play(state: Position) -> list[int]:
    """List the teams, or the colours where there are no teams, that have a free cap (TC-52, TC-53, TC-68, TC-78)."""
    side = state.setup.side
    return sorted({side[seat] for seat in range(state.seats) if state.is_in_play(seat)})


def is_decided(state: Position) -> bool:
    """Tell whether only the side on turn, which has just moved, is left (TC-52, TC-54, TC-68, TC-76)."""
    return state.in_play & ~state.setup.friends[state.turn] == 0


def held_caps(state: Position, seat: int) -> int:
    """Count the foreign caps in a seat's base (TC-30, TC-55)."""
    home = state.setup.base[seat]
    return sum(1 for cap, carrier in enumerate(state.carrier) if carrier == HELD and state.place[cap] == home)


def carried_caps(state: Position, seat: int) -> int:
    """Count the caps of other sides under the tops that a seat plays; the Golden Cap does not count.

    TC-56, TC-58, TC-90
    """
    setup = state.setup
    return sum(
        1
        for cap, carrier in enumerate(state.carrier)
        if carrier >= 0
        and cap != setup.golden
        and state.player[carrier] == seat
        and setup.side[setup.colour[cap]] != setup.side[seat]
    )


def free_caps(state: Position, seat: int) -> int:
    """Count the caps of a seat's own colour that nobody has trapped."""
    return sum(1 for cap in state.playable_caps(seat) if cap != state.setup.golden)


def golden_holder(state: Position) -> int:
    """Tell who has the Golden Cap: the seat that plays the top of its stack, or NOBODY (TC-93, TC-100)."""
    golden = state.setup.golden
    top = state.carrier[golden]
    return state.golden_owner if top == FREE else state.player[top]


def outcome(state: Position) -> Outcome:
    """Rank the seats of a finished match by the game that was agreed on."""
    if state.setup.is_team:
        return _team_outcome(state)
    seats = range(state.seats)
    survivors = sides_in_play(state)
    last = survivors[0] if len(survivors) == 1 else NOBODY
    counted = last == NOBODY
    caps = [held_caps(state, seat) + (carried_caps(state, seat) if counted or seat == last else 0) for seat in seats]
    keys: list[tuple[int, ...]] = _keys(state, last, caps)
    return Outcome(places_by(keys), tuple(caps), *_reason(state, last, keys, caps))


def _keys(state: Position, last: int, caps: list[int]) -> list[tuple[int, ...]]:
    """Give what each seat is ranked by (TC-55, TC-57, TC-59, TC-75, TC-86, TC-93, TC-94, TC-102)."""
    setup = state.setup
    seats = range(state.seats)
    if setup.is_tower:
        return [(int(seat == last), caps[seat], free_caps(state, seat)) for seat in seats]
    if setup.is_golden and setup.options.golden_aim is GoldenAim.OWNER:
        holder = golden_holder(state)
        return [(int(seat == holder), caps[seat], int(seat == last)) for seat in seats]
    if not setup.is_golden and setup.options.ending is Ending.LAST and last != NOBODY:
        return [(int(seat == last), caps[seat]) for seat in seats]
    return [(caps[seat], int(seat == last)) for seat in seats]


def _team_outcome(state: Position) -> Outcome:
    """Rank two teams (TC-65, TC-68, TC-70, TC-97)."""
    setup = state.setup
    seats = range(state.seats)
    trapped = [0] * TEAMS
    for seat in seats:
        trapped[setup.side[seat]] += held_caps(state, seat) + carried_caps(state, seat)
    if setup.options.team_aim is TeamAim.MOST:
        scores = [trapped[setup.side[seat]] for seat in seats]
    else:
        team_caps = state.seats // TEAMS * setup.caps
        scores = [team_caps - trapped[1 - setup.side[seat]] for seat in seats]
    keys: list[tuple[int, ...]] = [(score,) for score in scores]
    survivors = sides_in_play(state)
    last = survivors[0] if len(survivors) == 1 else NOBODY
    return Outcome(places_by(keys), tuple(scores), *_reason(state, last, keys, scores))


def _reason(state: Position, last: int, keys: list[tuple[int, ...]], scores: list[int]) -> tuple[EndReason, str]:
    verdict = _verdict(state, last, keys, scores)
    if last == NOBODY:
        return EndReason.THROW_LIMIT, f"The limit of {state.throws} throws is reached. {verdict}"
    reason = EndReason.LAST_TEAM if state.setup.is_team else EndReason.LAST_COLOUR
    return reason, f"{_who_is_left(state, last)} {verdict}"


def _who_is_left(state: Position, last: int) -> str:
    """Say who of the last side has free caps, or that the Golden Cap is all that it has left (TC-52, TC-68, TC-92)."""
    side = state.setup.side
    left = [seat for seat in range(state.seats) if side[seat] == last and free_caps(state, seat) > 0]
    if not left:
        return f"Only {state.seat_title(last)} has anything left to move: the Golden Cap."
    caps = "a free cap" if sum([free_caps(state, seat) for seat in left]) == 1 else "free caps"
    return f"Only {listed([state.seat_title(seat) for seat in left])} {'have' if len(left) > 1 else 'has'} {caps} left."


def _verdict(state: Position, last: int, keys: list[tuple[int, ...]], scores: list[int]) -> str:
    """Say who won, and with how many caps where these decide it."""
    winners = [seat for seat in range(state.seats) if keys[seat] == max(keys)]
    titles = listed([state.seat_title(seat) for seat in winners])
    by = _won_by(state, last, winners[0], scores[winners[0]])
    if len(winners) == 1 or (state.setup.is_team and min(keys) != max(keys)):
        return f"{titles} won{by}."
    each = f" by each{' team' if state.setup.is_team else ''}" if scores[winners[0]] > 0 else ""
    return f"{titles} share the victory{by}{each}."


def _won_by(state: Position, last: int, winner: int, score: int) -> str:
    """Say what a winner won with; nothing where it is enough to be the last one left (TC-57, TC-75)."""
    setup = state.setup
    if setup.is_golden and setup.options.golden_aim is GoldenAim.OWNER and golden_holder(state) == winner:
        return " with the Golden Cap"
    is_for_the_last = setup.is_tower or (not setup.is_golden and setup.options.ending is Ending.LAST)
    if winner == last and is_for_the_last and not setup.is_team:
        return ""
    how = "kept" if setup.is_team and setup.options.team_aim is TeamAim.FEWEST else "trapped"
    return f" with {score or 'no'} {'cap' if score == 1 else 'caps'} {how}"
