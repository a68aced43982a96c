"""This file is the frontiers and seaports: who may cross, and where a crossing comes out."""

from greatcircle.games.worldbeater.board import BOARD, UNITED_KINGDOM
from greatcircle.games.worldbeater.card import CLOSED_BORDERS, CUSTOMS
from greatcircle.games.worldbeater.position import Position, with_value
from greatcircle.games.worldbeater.rules.city import may_enter_united_kingdom


def may_cross(state: Position, hexagon: int) -> bool:
    """Tell whether the car on turn may cross at a frontier or seaport (WB-20, WB-43, WB-46, WB-53, WB-91)."""
    partner = BOARD.partner[hexagon]
    if state.is_acting(CLOSED_BORDERS) or partner in state.came_out or state.has_car(partner):
        return False
    return BOARD.area[partner] != UNITED_KINGDOM or may_enter_united_kingdom(state, state.turn)


def cross(state: Position, hexagon: int) -> None:
    """Bring the car to the partner hexagon; it may then move on, unless customs search it (WB-46, WB-47, WB-53)."""
    partner = BOARD.partner[hexagon]
    state.car = with_value(state.car, state.turn, partner)
    state.trail = [*state.trail, partner]
    state.came_out = [*state.came_out, partner]
    state.moves_left += 1
    if state.is_acting(CUSTOMS):
        state.moves_left = 0
