"""This file is Take Off! as the kernel knows it: who it is, and the doors to its parts."""

from collections.abc import Mapping
from typing import Final, cast, final

from greatcircle.equipment.flashcard import Deck, FlashCardGame
from greatcircle.equipment.map.map_game import MapGame
from greatcircle.equipment.map.world import WorldMap
from greatcircle.games.take_off import chart, entry, evaluation, flashcard, payload, view
from greatcircle.games.take_off.board import SEATS_MAX, SEATS_MIN
from greatcircle.games.take_off.drawing import drawing
from greatcircle.games.take_off.knowledge.answer import can_name
from greatcircle.games.take_off.knowledge.level import LEVELS
from greatcircle.games.take_off.knowledge.prospect import prospects
from greatcircle.games.take_off.knowledge.remark import remarks
from greatcircle.games.take_off.map import world_map
from greatcircle.games.take_off.moves import MOVE_COUNT
from greatcircle.games.take_off.options import Direction, TakeOffOptions
from greatcircle.games.take_off.position import Setup
from greatcircle.games.take_off.rules.play import TakeOff, start
from greatcircle.kernel.chart import Chart
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.game import Identity, Term
from greatcircle.kernel.level import Level
from greatcircle.kernel.open_game import OpenGame, OpenView
from greatcircle.kernel.option import Options
from greatcircle.kernel.state import State
from greatcircle.kernel.view import View

IDENTITY: Final = Identity(
    id="take-off",
    title="Take Off!",
    clause_prefix="TO",
    designer="Resource Games",
    publisher="Resource Games, Inc.",
    year=1987,
    seats_min=SEATS_MIN,
    seats_max=SEATS_MAX,
    minutes=60,
    age=6,
    stage="stable",
    rules_version=2,
)

MOVES_PER_TURN: Final = 20
"""More than any turn takes: a roll, four cards drawn, named and flown, four extra moves, the lots, and two choices."""
TURNS_PER_ROUND: Final = 8
"""Turns of a seat in a round, bonus turns included: on average below two, so a long match never comes near this."""
LUCK: Final = 4000
"""Moves for a row of bonus turns in a match of very few rounds."""


@final
class TakeOffGame(OpenGame, MapGame, FlashCardGame):
    """Take Off!."""

    def start(self, options: Options, seats: int) -> State:
        return start(Setup(cast(TakeOffOptions, options), seats))

    def state_from_json(self, data: Mapping[str, object]) -> State:
        return view.state_from_json(data)

    def evaluate(self, state: State, seat: int) -> int:
        return evaluation.evaluate(cast(TakeOff, state), seat)

    def terms(self, state: State, seat: int) -> list[Term]:
        return evaluation.terms(cast(TakeOff, state), seat)

    def prospects(self, state: State) -> list[float]:
        return prospects(cast(TakeOff, state))

    def levels(self) -> tuple[Level, ...]:
        return LEVELS

    def can_answer(self, state: State, seat: int, level: Level, dealer: Dealer) -> bool:
        return can_name(cast(TakeOff, state), level, dealer)

    def remarks(self, before: State, after: State, seat: int) -> list[str]:
        return remarks(cast(TakeOff, before), cast(TakeOff, after), seat)

    def tells_quiet_moves(self) -> bool:
        return False

    def open_chart(self, state: State) -> Chart:
        return chart.chart(cast(TakeOff, state))

    def drawing(self, options: Options, seats: int) -> payload.Printed:
        return drawing(cast(TakeOffOptions, options))

    def look_up(self, view_: View, name: str) -> list[Entry]:
        return entry.entries(cast(TakeOff, cast(OpenView, view_).state), name)

    def conserved(self, state: State) -> dict[str, int]:
        return cast(TakeOff, state).census()

    def bound(self, options: Options, seats: int) -> int | None:
        """Bonus turns have no limit (TO-27), so this one is exceeded only by luck that nobody will ever have."""
        rounds: int = cast(TakeOffOptions, options).round_limit
        return rounds * seats * TURNS_PER_ROUND * MOVES_PER_TURN + LUCK if rounds else None

    def decks(self) -> list[Deck]:
        return flashcard.decks()

    def world_map(self, options: Options) -> WorldMap:
        chosen = cast(TakeOffOptions, options)
        return world_map(chosen.card_set.value, chosen.direction is Direction.EASTWARD)


GAME: Final = TakeOffGame(IDENTITY, TakeOffOptions, MOVE_COUNT)
