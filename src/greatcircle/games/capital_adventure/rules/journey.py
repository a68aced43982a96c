"""This file is journeys: where a side could go and for how much, planning, paying, and arriving."""

from heapq import heappop, heappush
from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.capital_adventure.board import (
    BOARD,
    CITIES,
    DOLLAR,
    FAR,
    LEEWAY,
    MEMORY,
    NODES,
    NOTHING,
    PEG,
    TOKEN_SUPPLY,
    TOKEN_WORTH,
    TOKENS_MOST,
    VISA_PRICE,
    VISAS_PER_CROSSING,
    Leg,
)
from greatcircle.games.capital_adventure.events import Pegged, Planned, TokenEarned, TokenForfeited, Travelled
from greatcircle.games.capital_adventure.moves import GO, PAY
from greatcircle.games.capital_adventure.position import Position

CROSSING_VISAS: Final = VISAS_PER_CROSSING * VISA_PRICE
"""What the Visas of a crossing cost (CA-106)."""


@final
class Way:
    """The cheapest way to a city from the end of the plan."""

    def __init__(self, to: int, path: list[int], fare: int, visas: int) -> None:
        self.to = to
        self.path = path
        """The cities after the one where it begins."""
        self.fare = fare
        self.visas = visas


_KNOWN: Final[dict[tuple[int, bool, bool, int, int, int, bool], list[Way]]] = {}
"""The ways that were asked for lately, by all that they depend on."""


def is_open(state: Position, seat: int, city: int, leg: Leg) -> bool:
    """Tell whether a side may use a leg: if so agreed, it goes westward only to fetch what it left behind (CA-06)."""
    if leg.crossing == NOTHING or not state.setup.is_eastward or BOARD.crossings[leg.crossing].west == city:
        return True
    return lacks_behind(state, seat, BOARD.continent[city])


def lacks_behind(state: Position, seat: int, here: int) -> bool:
    """Tell whether a side still has to visit a city in a continent west of one (CA-06)."""
    lacking = BOARD.all_pegs & ~state.pegs[seat]
    for continent in range(here):
        if BOARD.pegs_of[continent] & lacking:
            return True
    return False


def ways(state: Position, seat: int, limit: int) -> list[Way]:
    """List the cheapest ways to all cities from the end of the plan that cost no more than a limit, nearest first.

    New York is never passed (CA-125); with Visas one border may be crossed (CA-115, CA-123), and not by the crossing
    for which the side has chosen to answer (CA-114). Of equally cheap ways that with more new cities comes, then that
    with fewer legs (CA-161).
    """
    setup = state.setup
    plan = state.plan
    origin = plan[-1] if plan else state.city[seat]
    if plan and origin == BOARD.harbour:
        return []
    lacking = BOARD.all_pegs & ~state.pegs[seat]
    for city in plan:
        lacking &= ~BOARD.goal_bit[city]
    best: list[int] = [FAR] * NODES
    fare: list[int] = [0] * NODES
    before: list[int] = [NOTHING] * NODES
    start = origin + (CITIES if state.plan_visas else 0)
    best[start] = 0
    queue: list[int] = [start]
    found: list[Way] = []
    while queue:
        top = heappop(queue)
        node = top % NODES
        weight = top // NODES
        if weight > best[node]:
            continue
        city = node % CITIES
        is_across = node >= CITIES
        if city != origin:
            visas = CROSSING_VISAS if is_across and start < CITIES else 0
            found.append(Way(city, _path(before, node), fare[node], visas))
            if city == BOARD.harbour:
                continue
        for leg in BOARD.legs[city]:
            target = leg.to + (CITIES if is_across else 0)
            price = leg.fare
            if leg.crossing != NOTHING:
                if not is_open(state, seat, city, leg):
                    continue
                if setup.has_visas:
                    if is_across or leg.crossing == state.declared[seat]:
                        continue
                    target = leg.to + CITIES
                    price += CROSSING_VISAS
            step = weight + price * DOLLAR + 1 - (PEG if BOARD.goal_bit[leg.to] & lacking else 0)
            if step < best[target] and step <= limit * DOLLAR + LEEWAY:
                best[target] = step
                fare[target] = fare[node] + leg.fare
                before[target] = node
                heappush(queue, step * NODES + target)
    return found


def everywhere(state: Position, seat: int) -> list[Way]:
    """List the cheapest ways to all cities, whatever they cost; every offer's sentence asks for them."""
    plan = state.plan
    setup = state.setup
    lacking = BOARD.all_pegs & ~state.pegs[seat]
    for city in plan:
        lacking &= ~BOARD.goal_bit[city]
    key = (
        plan[-1] if plan else state.city[seat],
        bool(plan),
        state.plan_visas > 0,
        lacking,
        state.pegs[seat] if setup.is_eastward else NOTHING,
        state.declared[seat],
        setup.has_visas,
    )
    found = _KNOWN.get(key)
    if found is None:
        found = remember(_KNOWN, key, ways(state, seat, FAR // DOLLAR - 1), MEMORY)
    return found


def _path(before: list[int], node: int) -> list[int]:
    path: list[int] = []
    while before[node] != NOTHING:
        path.append(node % CITIES)
        node = before[node]
    path.reverse()
    return path


def payments(state: Position, seat: int, fare: int, fees: int) -> list[int]:
    """List with how many Travel Tokens a side can pay a fare and fees: tokens pay fares only, none more than needed.

    CA-44, CA-93, CA-94, CA-95, CA-156
    """
    possible: list[int] = []
    for tokens in range(state.tokens[seat] + 1):
        if tokens and (tokens - 1) * TOKEN_WORTH >= fare:
            break
        if state.cash[seat] >= fees + max(fare - tokens * TOKEN_WORTH, 0):
            possible.append(tokens)
    return possible


def funds(state: Position, seat: int) -> int:
    """Add up what a side can spend on fares now: cash and Travel Tokens."""
    return state.cash[seat] + state.tokens[seat] * TOKEN_WORTH


def legal_legs(state: Position, seat: int) -> list[int]:
    """List the cities to which the plan may go on, so that it can still be paid (CA-40, CA-44, CA-154)."""
    spent: int = state.plan_fare + state.plan_visas
    found: list[int] = []
    for way in ways(state, seat, funds(state, seat) - spent):
        if payments(state, seat, way.fare + state.plan_fare, way.visas + state.plan_visas):
            found.append(GO + way.to)
    found.sort()
    return found


def legal_payments(state: Position, seat: int) -> list[int]:
    """List the ways to pay the planned journey (CA-95)."""
    return [PAY + tokens for tokens in payments(state, seat, state.plan_fare, state.plan_visas)]


def plan(state: Position, seat: int, city: int) -> None:
    """Let the planned journey go on to a city by the cheapest way (CA-40, CA-41)."""
    for way in everywhere(state, seat):
        if way.to == city:
            state.plan = [*(state.plan or [state.city[seat]]), *way.path]
            state.plan_fare += way.fare
            state.plan_visas += way.visas
            break
    if state.events is not None:
        path = [BOARD.cities[one].id for one in state.plan]
        state.tell(Planned(seat, path, state.plan_fare, state.plan_visas))


def travel(state: Position, seat: int, tokens: int) -> None:
    """Pay the planned journey in full and make it; there is room for all in a city (CA-07, CA-44, CA-46, CA-89)."""
    path = state.plan
    fare: int = state.plan_fare
    visas: int = state.plan_visas
    cash = visas + max(fare - tokens * TOKEN_WORTH, 0)
    state.cash[seat] -= cash
    state.tokens[seat] -= tokens
    state.city[seat] = path[-1]
    state.declared[seat] = NOTHING
    state.has_travelled = True
    drop_plan(state)
    if state.events is not None:
        state.tell(Travelled(seat, [BOARD.cities[one].id for one in path], fare, visas, tokens, cash))
    for city in path[1:]:
        visit(state, seat, city)


def drop_plan(state: Position) -> None:
    """Have no plan."""
    state.plan = []
    state.plan_fare = 0
    state.plan_visas = 0


def visit(state: Position, seat: int, city: int) -> None:
    """Put a peg against a Capital Adventure city, stopped in or passed through, in any order (CA-04, CA-89)."""
    peg = BOARD.goal_bit[city]
    if peg and not state.pegs[seat] & peg:
        state.pegs[seat] |= peg
        if state.events is not None:
            state.tell(Pegged(seat, BOARD.cities[city].id, state.peg_count(seat)))


def stop_over(state: Position, seat: int) -> None:
    """Give a side that ends its go in a Capital Adventure city a Travel Token, if it may have one more.

    CA-91, CA-92, CA-96, CA-97, CA-100, CA-101, CA-103, CA-125, CA-145
    """
    city = state.city[seat]
    if city == NOTHING or not BOARD.is_capital_adventure[city]:
        return
    is_sold_out = state.setup.has_strict_tokens and sum(state.tokens) >= TOKEN_SUPPLY
    if state.tokens[seat] >= TOKENS_MOST or is_sold_out:
        if state.events is not None:
            state.tell(TokenForfeited(seat))
        return
    state.tokens[seat] += 1
    if state.events is not None:
        state.tell(TokenEarned(seat, BOARD.cities[city].id))


def is_stranded(state: Position, seat: int) -> bool:
    """Tell whether a side in a Capital Adventure city cannot pay its way out (CA-98, CA-99, CA-104, CA-138)."""
    city = state.city[seat]
    if city == NOTHING or not BOARD.is_capital_adventure[city]:
        return False
    means = funds(state, seat) + state.insured(seat)
    for leg in BOARD.legs[city]:
        if leg.fare <= means and is_open(state, seat, city, leg):
            return False
    return True
