"""This file is the tokens: who may claim one, who may put one back, and where."""

from greatcircle.games.worldbeater.board import AREAS, BOARD, NOTHING, TOKENS_PER_AREA
from greatcircle.games.worldbeater.moves import PUT_BACK
from greatcircle.games.worldbeater.position import BACK, OUT, RETURNED, Position, with_value


def may_claim(state: Position, town: int) -> bool:
    """Tell whether the car on turn may take the token that lies on a town (WB-06, WB-32, WB-44, WB-59)."""
    seat = state.turn
    if state.leg[seat] != OUT or state.tokens_left == 0:
        return False
    return state.held[seat * AREAS + BOARD.town_area[town]] < TOKENS_PER_AREA


def claim(state: Position, town: int) -> None:
    """Take a token; a further move is compulsory (WB-57, WB-58)."""
    seat = state.turn
    area = BOARD.town_area[town]
    held = seat * AREAS + area
    state.token = with_value(state.token, town, seat)
    state.ground = None
    state.held = with_value(state.held, held, state.held[held] + 1)
    state.load = with_value(state.load, seat, state.load[seat] + 1)
    state.left = with_value(state.left, area, state.left[area] - 1)
    state.tokens_left -= 1
    state.moves_left += 1
    state.must_move = True
    state.came_out = []


def returnable(state: Position, town: int) -> int:
    """Give the town from which the token comes that a seat may lay on a town, or NOTHING.

    That is the town itself, or the other 3 of its area (WB-27, WB-28).
    """
    seat = state.turn
    if state.token[town] == seat:
        return town
    twin = BOARD.twin[town]
    return twin if twin != NOTHING and state.token[town] >= 0 and state.token[twin] == seat else NOTHING


def legal_put_backs(state: Position) -> list[int]:
    """List the token that the car may lay back where it stands (WB-26, WB-29, WB-33, WB-88)."""
    seat = state.turn
    if state.leg[seat] != BACK or state.tokens_left == 0:
        return []
    town = BOARD.town[state.car[seat]]
    return [PUT_BACK + town] if town != NOTHING and returnable(state, town) != NOTHING else []


def put_back(state: Position, town: int) -> None:
    """Lay a token back; a further move is compulsory, and gained if the car moved here (WB-28, WB-29, WB-30, WB-88).

    Who holds the token of this town, when it is the other 3 that is laid here, holds that one from now on.
    """
    seat = state.turn
    origin = returnable(state, town)
    held = seat * AREAS + BOARD.town_area[town]
    state.token = with_value(with_value(state.token, origin, state.token[town]), town, RETURNED)
    state.ground = None
    state.held = with_value(state.held, held, state.held[held] - 1)
    state.load = with_value(state.load, seat, state.load[seat] - 1)
    state.tokens_left -= 1
    if state.moves_made > 0:
        state.moves_left += 1
    state.must_move = True
    state.is_begun = True
    state.came_out = []
