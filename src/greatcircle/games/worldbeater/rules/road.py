"""This file is the road: where a line may lead, what it may pass, and what it finds where it ends."""

from typing import Final

from mypy_extensions import i64

from greatcircle.games.worldbeater.board import (
    AIRPORT,
    BOARD,
    FORT_DUNLOP,
    FRONTIER,
    NEW_YORK,
    NOTHING,
    OPEN,
    SEAPORT,
    TOWN,
    UNITED_KINGDOM,
)
from greatcircle.games.worldbeater.card import CURFEW, CURFEW_MOVES, FOG, PUNCTURE, PUNCTURED_REACH
from greatcircle.games.worldbeater.moves import CLAIM, CROSS, DRIVE, FLY
from greatcircle.games.worldbeater.position import AVAILABLE, GONE, OUT, RETURNED, Position
from greatcircle.games.worldbeater.rules.city import may_enter_new_york, may_enter_united_kingdom
from greatcircle.games.worldbeater.rules.crossing import may_cross
from greatcircle.games.worldbeater.rules.token import may_claim

NO_MOVE: Final = -1


def has_move_left(state: Position) -> bool:
    """Tell whether the car on turn may make another move, if it finds one (WB-60)."""
    if state.is_acting(CURFEW) and state.moves_made >= CURFEW_MOVES:
        return False
    return state.moves_left > 0


def legal_lines(state: Position) -> list[int]:
    """List where straight lines may lead from the car's hexagon (WB-36 to WB-42, WB-49, WB-56)."""
    found: list[int] = []
    is_punctured = state.is_acting(PUNCTURE)
    is_alone = _is_alone(state)
    for ray in BOARD.rays[state.car[state.turn]]:
        cars: i64 = 0
        tokens: i64 = 0
        for step, hexagon in enumerate(ray):
            if is_punctured and step >= PUNCTURED_REACH:
                break
            if is_alone and BOARD.role[hexagon] == OPEN:
                found.append(DRIVE + hexagon)
                continue
            move = landing(state, hexagon)
            if move != NO_MOVE:
                found.append(move)
            if not is_alone and state.has_car(hexagon):
                cars += cars_on(state, hexagon)
                if cars > state.car_passes:
                    break
            if state.has_token(hexagon):
                tokens += 1
                if tokens > state.token_passes:
                    break
    return found


def _is_alone(state: Position) -> bool:
    """Tell whether no other car is in the area of the car on turn, so that none can be in its way."""
    area = BOARD.area[state.car[state.turn]]
    for seat in range(state.seats):
        if seat != state.turn and state.car[seat] != GONE and BOARD.area[state.car[seat]] == area:
            return False
    return True


def landing(state: Position, hexagon: int) -> int:
    """Give the move that ends a line on a hexagon, or NO_MOVE where none may end.

    WB-11, WB-40, WB-43, WB-44, WB-63, WB-78, WB-90
    """
    role = BOARD.role[hexagon]
    if role == FORT_DUNLOP:
        return DRIVE + hexagon
    if role == NEW_YORK:
        is_closed = state.leg[state.turn] == OUT and not may_enter_new_york(state, state.turn)
        return NO_MOVE if is_closed else DRIVE + hexagon
    if state.has_car(hexagon):
        return NO_MOVE
    if role == TOWN:
        town = BOARD.town[hexagon]
        token = state.token[town]
        if token == AVAILABLE:
            return CLAIM + town if may_claim(state, town) else NO_MOVE
        return NO_MOVE if token == RETURNED else DRIVE + hexagon
    if role == FRONTIER or role == SEAPORT:
        return CROSS + BOARD.exit[hexagon] if may_cross(state, hexagon) else NO_MOVE
    if role == AIRPORT and not _may_fly(state, BOARD.area[hexagon]):
        return NO_MOVE
    return DRIVE + hexagon


def legal_flights(state: Position, area: int) -> list[int]:
    """List the flights out of an area: to free airports of others (WB-48, WB-50, WB-51, WB-52, WB-62)."""
    if state.is_acting(FOG):
        return []
    is_open = may_enter_united_kingdom(state, state.turn)
    found: list[int] = []
    for number, hexagon in enumerate(BOARD.airports):
        there = BOARD.area[hexagon]
        if there != area and (is_open or there != UNITED_KINGDOM) and not state.has_car(hexagon):
            found.append(FLY + number)
    return found


def _may_fly(state: Position, area: int) -> bool:
    """Tell whether there is a flight out of an area (WB-50)."""
    if state.is_acting(FOG):
        return False
    is_open = may_enter_united_kingdom(state, state.turn)
    for hexagon in BOARD.airports:
        there = BOARD.area[hexagon]
        if there != area and (is_open or there != UNITED_KINGDOM) and not state.has_car(hexagon):
            return True
    return False


def legal_departures(state: Position) -> list[int]:
    """List what the car may begin its turn with from where it stands: a crossing or a flight (WB-55)."""
    here = state.car[state.turn]
    if BOARD.partner[here] != NOTHING:
        found = [CROSS + BOARD.exit[here]] if may_cross(state, here) else []
    else:
        found = []
    if BOARD.role[here] == AIRPORT or state.may_charter:
        found += legal_flights(state, BOARD.area[here])
    return found


def passed(state: Position, there: int) -> tuple[int, int]:
    """Count the cars and the tokens that a line from the car to a hexagon passes over (WB-103, WB-104)."""
    cars = 0
    tokens = 0
    for hexagon in BOARD.ray_to(state.car[state.turn], there):
        if hexagon == there:
            break
        cars += cars_on(state, hexagon)
        tokens += int(state.has_token(hexagon))
    return cars, tokens


def cars_on(state: Position, hexagon: int) -> int:
    """Count the other cars on a hexagon: Fort Dunlop and New York may hold several (WB-39, WB-63, WB-103)."""
    return sum([1 for seat in range(state.seats) if state.car[seat] == hexagon and seat != state.turn])
