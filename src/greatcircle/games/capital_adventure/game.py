"""This file is Capital Adventure as the kernel knows it: who it is, and the doors to its parts."""

from collections.abc import Mapping
from typing import Final, cast, final

from greatcircle.equipment.map.map_game import MapGame
from greatcircle.equipment.map.world import WorldMap
from greatcircle.games.capital_adventure import chart, entry, evaluation, payload, view
from greatcircle.games.capital_adventure.board import SEATS_MAX, SEATS_MIN, SIDES
from greatcircle.games.capital_adventure.drawing import drawing
from greatcircle.games.capital_adventure.knowledge import advice, chance, level, remark
from greatcircle.games.capital_adventure.map import world_map
from greatcircle.games.capital_adventure.moves import LEAVE, MOVE_COUNT, PASS, SAY
from greatcircle.games.capital_adventure.options import CapitalAdventureOptions
from greatcircle.games.capital_adventure.position import DECIDING, Setup, setup_from_json
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure, renew_choices, start
from greatcircle.kernel.chart import Chart
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.game import Appraisal, Identity, Term
from greatcircle.kernel.level import PERCENT, Level
from greatcircle.kernel.open_game import OpenGame, OpenView
from greatcircle.kernel.option import Options, chosen_names
from greatcircle.kernel.state import State
from greatcircle.kernel.view import View

IDENTITY: Final = Identity(
    id="capital-adventure",
    title="Capital Adventure",
    clause_prefix="CA",
    designer="Michael K. Lorrigan",
    publisher="Mattel U.K.",
    year=1986,
    seats_min=SEATS_MIN,
    seats_max=SEATS_MAX,
    minutes=120,
    age=8,
    stage="stable",
    rules_version=2,
)

MOVES_PER_GO: Final = 60
"""More than a go takes by the mean, with a dozen right answers and a journey planned leg by leg."""
LUCK: Final = 4000
"""Moves for a row of right answers in a match of very few rounds, and for rolling level at the beginning."""


@final
class CapitalAdventureGame(OpenGame, MapGame):
    """Capital Adventure."""

    def start(self, options: Options, seats: int) -> State:
        return start(Setup(cast(CapitalAdventureOptions, options), seats))

    def state_from_json(self, data: Mapping[str, object]) -> State:
        state = CapitalAdventure(setup_from_json(data))
        view.fill_from_json(state, data)
        renew_choices(state)
        return state

    def evaluate(self, state: State, seat: int) -> int:
        return evaluation.evaluate(cast(CapitalAdventure, state), seat)

    def terms(self, state: State, seat: int) -> list[Term]:
        return evaluation.terms(cast(CapitalAdventure, state), seat)

    def appraise(self, view_: View, moves: list[int]) -> list[Appraisal] | None:
        """Weigh what a side may do in its go; what it answers and says of answers is weighed by nobody."""
        state = cast(CapitalAdventure, cast(OpenView, view_).state)
        return advice.appraise(state, moves) if state.phase == DECIDING else None

    def prospects(self, state: State) -> list[float]:
        return chance.prospects(cast(CapitalAdventure, state))

    def levels(self) -> tuple[Level, ...]:
        return level.LEVELS

    def plan(self, view_: View, moves: list[int], level_: Level, dealer: Dealer) -> list[Appraisal]:
        """Weigh what a side may do in its go by how soon it will be home, as far as the level sees that."""
        state = cast(CapitalAdventure, cast(OpenView, view_).state)
        if state.phase != DECIDING:
            return [Appraisal((Term("as good as any other", 0),)) for _ in moves]
        return chance.plan(state, moves, level_)

    def answer(self, view_: View, move: int, level_: Level, dealer: Dealer) -> int:
        """Answer what one knows, and say nothing else; what is said aloud is left to chance (CA-163)."""
        state = cast(CapitalAdventure, cast(OpenView, view_).state)
        asked = state.asked
        if move != LEAVE or asked is None or state.setup.is_aloud[asked.seat]:
            return move
        if self.can_answer(state, asked.seat, level_, dealer):
            return SAY + state.question_of(asked).place()
        return PASS

    def can_answer(self, state: State, seat: int, level_: Level, dealer: Dealer) -> bool:
        known = cast(CapitalAdventure, state)
        asked = known.asked
        assert asked is not None, "nothing is asked"
        return dealer.below(PERCENT) < level.odds_of(known, asked, level_)

    def remarks(self, before: State, after: State, seat: int) -> list[str]:
        return remark.remarks(cast(CapitalAdventure, before), cast(CapitalAdventure, after), seat)

    def tells_quiet_moves(self) -> bool:
        return False

    def open_chart(self, state: State) -> Chart:
        return chart.chart(cast(CapitalAdventure, state))

    def drawing(self, options: Options, seats: int) -> payload.Printed:
        names = chosen_names(cast(CapitalAdventureOptions, options).colours, SIDES, seats)
        return drawing(tuple(cast(list[payload.Colour], names)))

    def look_up(self, view_: View, name: str) -> list[Entry]:
        return entry.entries(cast(CapitalAdventure, cast(OpenView, view_).state), name)

    def conserved(self, state: State) -> dict[str, int]:
        return cast(CapitalAdventure, state).census()

    def bound(self, options: Options, seats: int) -> int | None:
        """Right answers have no limit, so this one is exceeded only by luck that nobody will ever have."""
        rounds: int = cast(CapitalAdventureOptions, options).round_limit
        return rounds * seats * MOVES_PER_GO + LUCK if rounds else None

    def world_map(self, options: Options) -> WorldMap:
        return world_map()


GAME: Final = CapitalAdventureGame(IDENTITY, CapitalAdventureOptions, MOVE_COUNT)
