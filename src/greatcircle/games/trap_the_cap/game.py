"""This file is Trap the Cap as the kernel knows it: who it is, and the doors to its parts."""

from collections.abc import Mapping
from typing import Final, cast, final

from greatcircle.games.trap_the_cap import chart, drawing, entry, evaluation, payload, view
from greatcircle.games.trap_the_cap.board import SEATS_MAX, SEATS_MIN
from greatcircle.games.trap_the_cap.knowledge import level, prospect, remark
from greatcircle.games.trap_the_cap.moves import MOVE_COUNT
from greatcircle.games.trap_the_cap.options import CapOptions
from greatcircle.games.trap_the_cap.position import Setup
from greatcircle.games.trap_the_cap.rules.play import TrapTheCap, start
from greatcircle.kernel.chart import Chart
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.game import Identity, Term
from greatcircle.kernel.level import Level
from greatcircle.kernel.open_game import OpenGame, OpenView
from greatcircle.kernel.option import Options
from greatcircle.kernel.state import State
from greatcircle.kernel.view import View

IDENTITY: Final = Identity(
    id="trap-the-cap",
    title="Trap the Cap",
    clause_prefix="TC",
    designer="C. A. N. (Nitsche-)Neves",
    publisher="Otto Maier Verlag Ravensburg",
    year=1986,
    seats_min=SEATS_MIN,
    seats_max=SEATS_MAX,
    minutes=30,
    age=6,
    stage="stable",
    rules_version=2,
)

MOVES_PER_THROW: Final = 32
"""More than any throw can take: chance, the pick, the Golden Cap's steps with what it traps, the extra throw."""


@final
class TrapTheCapGame(OpenGame):
    """Trap the Cap."""

    def start(self, options: Options, seats: int) -> State:
        return start(Setup(cast(CapOptions, options), seats))

    def state_from_json(self, data: Mapping[str, object]) -> State:
        return view.state_from_json(data)

    def evaluate(self, state: State, seat: int) -> int:
        return evaluation.evaluate(cast(TrapTheCap, state), seat)

    def terms(self, state: State, seat: int) -> list[Term]:
        return evaluation.terms(cast(TrapTheCap, state), seat)

    def prospects(self, state: State) -> list[float]:
        return prospect.prospects(cast(TrapTheCap, state))

    def levels(self) -> tuple[Level, ...]:
        return level.LEVELS

    def remarks(self, before: State, after: State, seat: int) -> list[str]:
        return remark.remarks(cast(TrapTheCap, before), cast(TrapTheCap, after), seat)

    def tells_quiet_moves(self) -> bool:
        return False

    def open_chart(self, state: State) -> Chart:
        return chart.chart(cast(TrapTheCap, state))

    def drawing(self, options: Options, seats: int) -> payload.Drawing:
        return drawing.drawing(Setup(cast(CapOptions, options), seats))

    def look_up(self, view_: View, name: str) -> list[Entry]:
        return entry.entries(cast(TrapTheCap, cast(OpenView, view_).state), name)

    def conserved(self, state: State) -> dict[str, int]:
        return cast(TrapTheCap, state).census()

    def bound(self, options: Options, seats: int) -> int | None:
        throws: int = cast(CapOptions, options).throw_limit
        return throws * MOVES_PER_THROW + 1 if throws else None


GAME: Final = TrapTheCapGame(IDENTITY, CapOptions, MOVE_COUNT)
