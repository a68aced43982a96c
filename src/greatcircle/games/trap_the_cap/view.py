"""This file is what a seat may see in Trap the Cap: everything, for all is open on the board."""

from collections.abc import Mapping

from greatcircle.games.trap_the_cap.position import setup_from_json
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap, start
from greatcircle.games.trap_the_cap.rules.turn import renew_choices


def state_from_json(data: Mapping[str, object]) -> TrapTheCap:
    """Make a state again from its plain data."""
    state = start(setup_from_json(data))
    state.fill_from_json(data)
    renew_choices(state)
    return state
