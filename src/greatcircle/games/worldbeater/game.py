"""This file is Worldbeater as the kernel knows it: who it is, and the doors to its parts."""

from collections.abc import Mapping
from typing import Final, cast, final

from greatcircle.equipment.map.hexagon import HexMap
from greatcircle.equipment.map.map_game import MapGame
from greatcircle.games.worldbeater import chart, entry, evaluation, payload, sample, view
from greatcircle.games.worldbeater.board import BOARD, SEATS_FEWEST, SEATS_MAX
from greatcircle.games.worldbeater.card import HAND
from greatcircle.games.worldbeater.drawing import drawing
from greatcircle.games.worldbeater.knowledge import remark, victory
from greatcircle.games.worldbeater.knowledge.level import LEVELS
from greatcircle.games.worldbeater.map import hex_map
from greatcircle.games.worldbeater.moves import MOVE_COUNT
from greatcircle.games.worldbeater.options import WorldbeaterOptions
from greatcircle.games.worldbeater.position import Setup
from greatcircle.games.worldbeater.rules.play import Worldbeater, start
from greatcircle.games.worldbeater.view import WorldbeaterView
from greatcircle.kernel.chart import Chart
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.game import Game, Identity, Term
from greatcircle.kernel.level import Level
from greatcircle.kernel.option import Options
from greatcircle.kernel.state import State
from greatcircle.kernel.view import View

IDENTITY: Final = Identity(
    id="worldbeater",
    title="Worldbeater",
    clause_prefix="WB",
    designer="Intellect Games",
    publisher="Intellect Games",
    year=1975,
    seats_min=SEATS_FEWEST,
    seats_max=SEATS_MAX,
    minutes=90,
    age=12,
    stage="stable",
    rules_version=3,
)

RUNS_PER_TURN: Final = 4
"""How often in a turn the crossings can begin anew: at first, and after each of three tokens (WB-91)."""
MOVES_PER_CROSSING: Final = 3
"""Moves for each crossing of a run: the crossing itself, and driving on, with the few that a turn has besides."""


@final
class WorldbeaterGame(Game, MapGame):
    """Worldbeater."""

    def start(self, options: Options, seats: int) -> State:
        return start(Setup(cast(WorldbeaterOptions, options), seats))

    def state_from_json(self, data: Mapping[str, object]) -> State:
        return view.state_from_json(data)

    def view(self, state: State, seat: int) -> View:
        return view.view(cast(Worldbeater, state), seat)

    def view_from_json(self, data: Mapping[str, object]) -> View:
        return view.view_from_json(data)

    def redact(self, state: State, actor: int, move: int, seat: int) -> payload.Move:
        return view.redact(cast(Worldbeater, state), move, seat)

    def sample(self, view_: View, dealer: Dealer) -> State:
        return sample.sample(cast(WorldbeaterView, view_), dealer)

    def evaluate(self, state: State, seat: int) -> int:
        return evaluation.evaluate(cast(Worldbeater, state), seat)

    def terms(self, state: State, seat: int) -> list[Term]:
        return evaluation.terms(cast(Worldbeater, state), seat)

    def prospects(self, state: State) -> list[float]:
        return victory.chances_of(cast(Worldbeater, state))

    def levels(self) -> tuple[Level, ...]:
        return LEVELS

    def remarks(self, before: State, after: State, seat: int) -> list[str]:
        return remark.remarks(cast(Worldbeater, before), cast(Worldbeater, after), seat)

    def tells_quiet_moves(self) -> bool:
        return False

    def chart(self, view_: View) -> Chart:
        return chart.chart(cast(WorldbeaterView, view_))

    def drawing(self, options: Options, seats: int) -> payload.Drawing:
        return drawing(seats)

    def look_up(self, view_: View, name: str) -> list[Entry]:
        return entry.entries(cast(WorldbeaterView, view_).position, name)

    def conserved(self, state: State) -> dict[str, int]:
        return cast(Worldbeater, state).census()

    def bound(self, options: Options, seats: int) -> int | None:
        """Turns are finite as no crossing comes out twice between two tokens (WB-91), and so are the rounds (WB-85)."""
        moves_per_turn = RUNS_PER_TURN * MOVES_PER_CROSSING * len(BOARD.exits)
        rounds: int = cast(WorldbeaterOptions, options).round_limit
        return 1 + HAND * seats + rounds * seats * moves_per_turn

    def world_map(self, options: Options) -> HexMap:
        return hex_map()


GAME: Final = WorldbeaterGame(IDENTITY, WorldbeaterOptions, MOVE_COUNT)
