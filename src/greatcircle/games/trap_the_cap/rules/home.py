"""This file is the home base: who may go in, what is unloaded there, and coming out with the points left over."""

from mypy_extensions import i64

from greatcircle.games.trap_the_cap.events import Delivered, Freed, GoldenCapWon
from greatcircle.games.trap_the_cap.position import FREE, HELD, Position
from greatcircle.games.trap_the_cap.rules.trap import can_land, can_trap


def can_go_home(state: Position, cap: i64) -> bool:
    """Tell whether the throw takes an ordinary cap into its base, with or without points to spare.

    TC-32, TC-36, TC-71, TC-73, TC-74, TC-77, TC-90
    """
    setup = state.setup
    if state.load[cap] == 0 or setup.is_tower:
        return False
    return setup.board.distances[state.place[cap]][setup.base[state.player[cap]]] <= state.die


def trapping_ways_out(state: Position, cap: int) -> list[int]:
    """List where an ordinary cap that goes home would trap if it came out with the points left over (TC-38, TC-41)."""
    setup = state.setup
    seat = state.player[cap]
    home = setup.base[seat]
    left = state.die - setup.board.distances[state.place[cap]][home]
    return [space for space in setup.board.walks[left][home] if left > 0 and can_trap(state, seat, space)]


def unload(state: Position, cap: int) -> None:
    """Bring a lifted cap into its base and leave there what it carries.

    TC-28, TC-30, TC-31, TC-64, TC-67, TC-80, TC-85
    """
    setup = state.setup
    seat = state.player[cap]
    home = setup.base[seat]
    freed: list[int] = []
    delivered: list[int] = []
    for under in state.carried_by(cap):
        colour = setup.colour[under]
        if under == setup.golden:
            state.carrier[under] = FREE
            state.place[under] = home
            state.give_golden(seat)
            if state.events is not None:
                state.tell(GoldenCapWon(seat))
        elif setup.side[colour] == setup.side[seat]:
            state.carrier[under] = FREE
            state.place[under] = setup.base[colour]
            state.renew_in_play(colour)
            freed.append(under)
        else:
            state.carrier[under] = HELD
            state.place[under] = home
            delivered.append(under)
    state.load[cap] = 0
    state.place[cap] = home
    if state.events is not None:
        names = setup.cap_names
        if delivered:
            state.tell(Delivered(seat, setup.board.labels[home], [names[under] for under in delivered]))
        if freed:
            state.tell(Freed(seat, [names[under] for under in freed]))


def ways_out(state: Position) -> list[int]:
    """List the spaces that an ordinary cap at home reaches with all the points left over (TC-38, TC-40, TC-41)."""
    seat = state.player[state.picked]
    home = state.setup.base[seat]
    return [space for space in state.setup.board.walks[state.points][home] if can_land(state, seat, space)]
