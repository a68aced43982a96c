"""This file is Captivade as the kernel knows it: who it is, and the doors to its parts."""

from collections.abc import Mapping
from typing import Final, cast, final

from greatcircle.equipment.map.map_game import MapGame
from greatcircle.equipment.map.world import WorldMap
from greatcircle.games.captivade import chart, entry, evaluation, payload, sample, saying, view
from greatcircle.games.captivade.board import AGENTS, SEATS_MAX, SEATS_MIN
from greatcircle.games.captivade.drawing import drawing
from greatcircle.games.captivade.knowledge import plan, prospect, remark
from greatcircle.games.captivade.knowledge.level import LEVELS, MINDS
from greatcircle.games.captivade.map import world_map
from greatcircle.games.captivade.moves import MOVE_COUNT
from greatcircle.games.captivade.options import CaptivadeOptions
from greatcircle.games.captivade.position import Setup
from greatcircle.games.captivade.rules.play import Captivade, start
from greatcircle.games.captivade.view import CaptivadeView
from greatcircle.kernel.chart import Chart
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.game import Appraisal, Game, Identity, Term
from greatcircle.kernel.level import Level
from greatcircle.kernel.option import Options
from greatcircle.kernel.saying import Saying
from greatcircle.kernel.state import State
from greatcircle.kernel.view import View

IDENTITY: Final = Identity(
    id="captivade",
    title="Captivade",
    clause_prefix="CV",
    designer="Mewstone Games",
    publisher="Mewstone Games",
    year=2022,
    seats_min=SEATS_MIN,
    seats_max=SEATS_MAX,
    minutes=60,
    age=14,
    stage="stable",
    rules_version=2,
)

ORDER_ROLLS: Final = 200
"""More rolls for the order than these nobody will ever need."""
MOVES_PER_AGENT: Final = 8
"""What an agent's turn may hold at most: its trip, three rolls to evade at each of two places, an attack asked for."""


@final
class CaptivadeGame(Game, MapGame):
    """Captivade."""

    def start(self, options: Options, seats: int) -> State:
        return start(Setup(cast(CaptivadeOptions, options), seats))

    def state_from_json(self, data: Mapping[str, object]) -> State:
        return view.state_from_json(data)

    def view(self, state: State, seat: int) -> View:
        return view.view(cast(Captivade, state), seat)

    def view_from_json(self, data: Mapping[str, object]) -> View:
        return view.view_from_json(data)

    def redact(self, state: State, actor: int, move: int, seat: int) -> payload.Move:
        return view.redact(cast(Captivade, state), actor, move, seat)

    def sample(self, view_: View, dealer: Dealer) -> State:
        return sample.sample(cast(CaptivadeView, view_), dealer)

    def evaluate(self, state: State, seat: int) -> int:
        return evaluation.evaluate(cast(Captivade, state), seat)

    def terms(self, state: State, seat: int) -> list[Term]:
        return evaluation.terms(cast(Captivade, state), seat)

    def appraise(self, view_: View, moves: list[int]) -> list[Appraisal] | None:
        return evaluation.appraise(cast(CaptivadeView, view_), moves)

    def levels(self) -> tuple[Level, ...]:
        return LEVELS

    def plan(self, view_: View, moves: list[int], level: Level, dealer: Dealer) -> list[Appraisal]:
        return plan.plan(cast(CaptivadeView, view_).position, view_.seat, moves, MINDS[level.name])

    def prospects(self, state: State) -> list[float]:
        return prospect.prospects(cast(Captivade, state))

    def remarks(self, before: State, after: State, seat: int) -> list[str]:
        return remark.remarks(cast(Captivade, before), cast(Captivade, after), seat)

    def tells_quiet_moves(self) -> bool:
        return False

    def chart(self, view_: View) -> Chart:
        return chart.chart(cast(CaptivadeView, view_))

    def drawing(self, options: Options, seats: int) -> payload.Printed:
        return drawing()

    def sayings(self, state: State) -> list[Saying]:
        return saying.sayings(cast(Captivade, state))

    def look_up(self, view_: View, name: str) -> list[Entry]:
        return entry.entries(name)

    def conserved(self, state: State) -> dict[str, int]:
        return cast(Captivade, state).census()

    def bound(self, options: Options, seats: int) -> int | None:
        """Lots are drawn; every week has a trip, a roll and a card for each escapee, and a turn for each agent."""
        weeks: int = cast(CaptivadeOptions, options).weeks
        moves_per_week = seats + seats + seats + len(AGENTS) * MOVES_PER_AGENT + 2
        return seats + 1 + ORDER_ROLLS + weeks * moves_per_week

    def world_map(self, options: Options) -> WorldMap:
        return world_map()


GAME: Final = CaptivadeGame(IDENTITY, CaptivadeOptions, MOVE_COUNT)
