"""This file is what a seat may see in Take Off!: everything, for the map and the cards drawn are open."""

from collections.abc import Mapping

from greatcircle.games.take_off.position import setup_from_json
from greatcircle.games.take_off.rules.play import TakeOff, start
from greatcircle.games.take_off.rules.turn import renew_choices


def state_from_json(data: Mapping[str, object]) -> TakeOff:
    """Make a state again from its plain data."""
    state = start(setup_from_json(data))
    state.fill_from_json(data)
    renew_choices(state)
    return state
