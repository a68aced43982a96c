"""This file is bumping: a jet that lands and stays sends opposing jets back to the start."""

from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.events import Bumped
from greatcircle.games.take_off.position import Position


def bump(state: Position) -> None:
    """Decide at the end of a turn whom the jets that flew in it send back from where they stayed.

    TO-52, TO-53, TO-54, TO-55, TO-56, TO-57, TO-58, TO-59, TO-71, TO-88
    """
    setup = state.setup
    if not setup.has_bumping:
        return
    fleet = setup.fleet
    own = range(state.turn * fleet, (state.turn + 1) * fleet)
    for jet in range(fleet):
        city = state.city[state.turn * fleet + jet]
        if not state.flown >> jet & 1 or city == setup.start or city == setup.goal:
            continue
        for other in range(setup.jet_count):
            if state.city[other] == city and other not in own:
                state.city[other] = setup.start
                if state.events is not None:
                    victim, jet_there = other // fleet, other % fleet + 1
                    state.tell(Bumped(state.turn, BOARD.cities[city].id, victim, jet_there, setup.card_set))
