"""This file is what a seat may see in Trap the Cap: everything, for all is open on the board."""

from collections.abc import Mapping
from typing import Final, cast, final

from greatcircle.games.trap_the_cap.board import BASE, COLOURS, GREY, YELLOW
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap, start
from greatcircle.games.trap_the_cap.rules.turn import renew_choices
from greatcircle.games.trap_the_cap.state import HELD, setup_from_json
from greatcircle.kernel.chart import NO_SEAT, Chart, Mark
from greatcircle.kernel.view import View

CHART_WIDTH: Final = 96
CHART_HEIGHT: Final = 33
CHART_SPAN: Final = 1.15
"""How far the board reaches from its centre, in the units of its data."""


@final
class CapView(View):
    """The open board, as a copy of the position; nothing is hidden in this game."""

    def __init__(self, seat: int, position: TrapTheCap) -> None:
        super().__init__(seat)
        self.position = position

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, **self.position.to_json()}


def view(state: TrapTheCap, seat: int) -> CapView:
    """Show the board to a seat."""
    return CapView(seat, cast(TrapTheCap, state.copy()))


def state_from_json(data: Mapping[str, object]) -> TrapTheCap:
    """Make a state again from its plain data."""
    state = start(setup_from_json(data))
    state.fill_from_json(data)
    renew_choices(state)
    return state


def view_from_json(data: Mapping[str, object]) -> CapView:
    """Make a view again from its plain data."""
    seat = data["seat"]
    assert isinstance(seat, int)
    return CapView(seat, state_from_json(data))


def chart(view: CapView) -> Chart:
    """Lay out the board: a space shows its label, or the caps on it by colour, number and load."""
    state = view.position
    board = state.setup.board
    marks: list[Mark] = []
    for place, label in enumerate(board.labels):
        x, y = _spot(board.positions[place])
        kind = board.kinds[place]
        if kind == BASE:
            if place in state.setup.base:
                seat = state.setup.base.index(place)
                marks.append(Mark(x, y, _base_text(state, seat), "base", seat))
            continue
        standing = state.standing_on(place)
        if state.picked == state.setup.golden != NO_SEAT and state.place[state.picked] == place:
            standing.append(state.picked)
        if not standing:
            style = "grey" if kind == GREY else "yellow" if kind == YELLOW else "plain"
            brackets = "()" if kind == GREY else "[]" if kind == YELLOW else "  "
            marks.append(Mark(x, y, f"{brackets[0]}{'*' if place == board.centre else label}{brackets[1]}", style))
        offset = 0.0
        for cap in standing:
            text = _cap_text(state, cap)
            marks.append(Mark(x + offset, y, text, "piece", state.seat_of(cap)))
            offset += len(text)
    legend = [
        "(A4) grey: safe, up to three colours   [A3] yellow: shared by one colour   A1 plain",
        "R:red  B:blue  G:green  K:black  W:white  O:orange  $:the Golden Cap; R+2 is a red cap carrying two",
        "R 4 3 at a base: four red caps free at home, three trapped caps held there",
    ]
    return Chart(CHART_WIDTH, CHART_HEIGHT, marks, legend)


LETTERS: Final = "RBGKWO"


def _spot(position: tuple[float, float]) -> tuple[float, float]:
    x, y = position
    return (
        CHART_WIDTH * (0.5 + x / CHART_SPAN / 2 * 0.92),
        CHART_HEIGHT * (0.5 + y / CHART_SPAN / 2),
    )


def _cap_text(state: TrapTheCap, cap: int) -> str:
    letter = "$" if cap == state.setup.golden else LETTERS[state.setup.colour[cap]]
    load = state.load[cap]
    return f"{letter}+{load}" if load else letter


def _base_text(state: TrapTheCap, seat: int) -> str:
    home = state.setup.base[seat]
    at_home = sum(1 for cap in state.playable_caps(seat) if state.place[cap] == home)
    held = sum(1 for cap, carrier in enumerate(state.carrier) if carrier == HELD and state.place[cap] == home)
    return f"<{COLOURS[seat]} {at_home}|{held}>"
