"""This file is what bots say of a turn: where it leads, what it brings, and for what the money left is enough."""

from typing import Final

from greatcircle.games.capital_adventure.board import ATLANTIC, BOARD, CONTINENTS, NOTHING, SEA_ANSWERS, TOKEN_WORTH
from greatcircle.games.capital_adventure.knowledge.tour import FAR, TOUR
from greatcircle.games.capital_adventure.position import ASKING, Position
from greatcircle.games.capital_adventure.rules.ending import has_won
from greatcircle.kernel.words import listed

NAMED_MOST: Final = 3
"""So many cities are named at most."""


def remarks(before: Position, after: Position, seat: int) -> list[str]:
    """Say what changes for a side, the weightiest first; a journey that is planned counts as made."""
    if before.phase == ASKING:
        return []
    if has_won(after, seat) and not has_won(before, seat):
        return ["brings you home: the match is won"]
    found = [*_brought(before, after, seat), *_crossed(before, after, seat)]
    if after.has_doubled and not before.has_doubled:
        found.append("makes every answer of this go pay twice")
    found += [*_cashed(before, after, seat), *_token(before, after, seat), *_left(before, after, seat)]
    if not found and after.has_rolled and not before.has_rolled:
        found += _asked_for(after, seat)
    return found


def _end_of(state: Position, seat: int) -> int:
    """Give the city where a side is, or where its planned journey ends."""
    return state.plan[-1] if state.plan and state.turn == seat else state.city[seat]


def _pegs(state: Position, seat: int) -> int:
    pegs = state.pegs[seat]
    if state.turn == seat:
        for city in state.plan:
            pegs |= BOARD.goal_bit[city]
    return pegs


def _brought(before: Position, after: Position, seat: int) -> list[str]:
    """Name the cities that are new, and say what that finishes (CA-89)."""
    pegs = _pegs(after, seat)
    new = pegs & ~_pegs(before, seat)
    if not new:
        return []
    names = listed([BOARD.cities[goal].name for goal in BOARD.goals if BOARD.goal_bit[goal] & new])
    if pegs == BOARD.all_pegs:
        return [f"brings {names}, and with it all sixteen cities"]
    finished = [
        BOARD.continents[continent].name
        for continent in range(CONTINENTS)
        if BOARD.pegs_of[continent] & new and BOARD.pegs_of[continent] & pegs == BOARD.pegs_of[continent]
    ]
    if not finished:
        return [f"brings {names}"]
    last = "the last city" if new.bit_count() == 1 else "the last cities"
    return [f"brings {names}, {last} of {finished[0]}" if len(finished) == 1 else f"brings {names}"]


def _crossed(before: Position, after: Position, seat: int) -> list[str]:
    """Say which border is crossed, and what was left behind (CA-50, CA-107)."""
    here, there = _end_of(before, seat), _end_of(after, seat)
    if after.transit[seat] == ATLANTIC and before.transit[seat] != ATLANTIC:
        return ["sets out over the Atlantic"]
    if after.declared[seat] != NOTHING and before.declared[seat] == NOTHING:
        return ["saves $500 or more by answering for the Visas"]
    if here == NOTHING or there == NOTHING or BOARD.continent[here] == BOARD.continent[there]:
        return []
    to = BOARD.continent[there]
    name = BOARD.continents[to].name
    lacking = BOARD.all_pegs & ~_pegs(after, seat)
    if to < BOARD.continent[here]:
        return [f"goes back to {name}"]
    behind = [BOARD.cities[goal].name for goal in BOARD.goals if BOARD.goal_bit[goal] & lacking and _is_west(goal, to)]
    if behind:
        return [f"enters {name}, but leaves {listed(behind[:NAMED_MOST])} behind"]
    return [f"enters {name} with nothing left behind"]


def _is_west(city: int, continent: int) -> bool:
    return BOARD.continent[city] < continent


def _cashed(before: Position, after: Position, seat: int) -> list[str]:
    """Say which insurance is cashed (CA-49)."""
    gone = before.insurance[seat] & ~after.insurance[seat]
    return [
        f"turns the insurance of {BOARD.continents[one].name} into ${BOARD.continents[one].insurance}"
        for one in range(CONTINENTS)
        if gone >> one & 1
    ]


def _token(before: Position, after: Position, seat: int) -> list[str]:
    """Say what a stop-over earns (CA-91, CA-96)."""
    if after.tokens[seat] > before.tokens[seat]:
        return ["earns a Travel Token for the stop"]
    return []


def _left(before: Position, after: Position, seat: int) -> list[str]:
    """Say for what the money is enough that a journey leaves (CA-44)."""
    there = _end_of(after, seat)
    if there == NOTHING or there == _end_of(before, seat):
        return []
    cash, means = _rest(after, seat)
    lacking = BOARD.all_pegs & ~_pegs(after, seat)
    if after.sea[seat] >= SEA_ANSWERS or not lacking:
        enough = "enough for the Atlantic" if means >= BOARD.sea_fare else "not yet enough for the Atlantic"
        return [f"leaves {cash}, {enough}"]
    names = within_reach(there, lacking, means)
    if names:
        return [f"leaves {cash}, enough for {listed(names)}"]
    return [f"leaves {cash}, not enough for another city"]


def _rest(state: Position, seat: int) -> tuple[str, int]:
    """Say what is left, in words and in dollars for fares."""
    cash = state.cash[seat]
    tokens = state.tokens[seat]
    if state.plan and state.turn == seat:
        fare: int = state.plan_fare
        visas: int = state.plan_visas
        while tokens > 0 and fare > 0 and (fare >= TOKEN_WORTH or fare + visas > cash):
            tokens -= 1
            fare = max(fare - TOKEN_WORTH, 0)
        cash = max(cash - fare - visas, 0)
    words = f"${cash}" if not tokens else f"${cash} and {'a Travel Token' if tokens == 1 else 'two Travel Tokens'}"
    return words, cash + tokens * TOKEN_WORTH


def within_reach(city: int, lacking: int, means: int) -> list[str]:
    """Name the lacking cities of a continent that one journey can reach one after the other, the nearest first."""
    found: list[str] = []
    here = city
    left = means
    lacking &= BOARD.pegs_of[BOARD.continent[city]]
    while len(found) < NAMED_MOST:
        fares = TOUR.inside(here)
        best = NOTHING
        for goal in BOARD.goals:
            if BOARD.goal_bit[goal] & lacking and fares[goal] < FAR and (best == NOTHING or fares[goal] < fares[best]):
                best = goal
        if best == NOTHING or fares[best] > left:
            break
        left -= fares[best]
        lacking &= ~BOARD.goal_bit[best]
        found.append(BOARD.cities[best].name)
        here = best
    return found


def _asked_for(after: Position, seat: int) -> list[str]:
    """Say what a question is rolled for (CA-35, CA-118, CA-127)."""
    if after.transit[seat] == ATLANTIC:
        needed = SEA_ANSWERS - after.sea[seat]
        if needed <= 0:
            return ["tries the last question, about Europe"]
        return [f"needs {needed} more right answers at sea" if needed > 1 else "needs one more right answer at sea"]
    if after.transit[seat] != NOTHING:
        return [f"tries the Visa for {BOARD.cities[after.heading[seat]].name}"]
    city = after.city[seat]
    if city == NOTHING or after.is_starting[seat]:
        return []
    lacking = BOARD.all_pegs & ~after.pegs[seat]
    fares = TOUR.inside(city)
    short = 0
    name = ""
    for goal in BOARD.goals:
        if BOARD.goal_bit[goal] & lacking and fares[goal] < FAR and (not name or fares[goal] < short):
            short = fares[goal]
            name = BOARD.cities[goal].name
    short -= after.cash[seat] + after.tokens[seat] * TOKEN_WORTH
    if not name:
        return ["earns money for the next border"]
    return [
        f"earns towards the ${short} that are short for {name}" if short > 0 else f"earns for the way beyond {name}"
    ]
