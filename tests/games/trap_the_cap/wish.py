"""This file is a way to a cap that was picked, ready to be asked where it may go."""

from greatcircle.games.trap_the_cap.rules.play import TrapTheCap
from tests.games.trap_the_cap.position import act, position, throw


def picked(state: TrapTheCap, die: int, cap: str, *steps: str) -> TrapTheCap:
    """Throw and pick a cap; the Golden Cap may take steps."""
    throw(state, die)
    act(state, "pick", cap=cap)
    for step in steps:
        act(state, "step", to=step)
    return state


def golden(*steps: str, die: int, turn: int = 0, seats: int = 2, **caps: str) -> TrapTheCap:
    """Pick the Golden Cap of the seat on turn on A1 or where it is said to be, and take steps."""
    spots = {"golden": "A1"} | {cap.replace("_", "-"): spot for cap, spot in caps.items()}
    state = position(spots, seats=seats, turn=turn, golden_owner=turn, game="golden-cap")
    return picked(state, die, "golden", *steps)
