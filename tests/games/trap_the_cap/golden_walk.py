"""This file is a walk of the Golden Cap, step by step."""

from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from tests.games.trap_the_cap.position import act, throw


def walk(state: TrapTheCap, die: int, *places: str) -> None:
    """Throw, pick the Golden Cap and take some of its steps."""
    throw(state, die)
    act(state, "pick", cap="golden")
    for place in places:
        act(state, "step", to=place)
