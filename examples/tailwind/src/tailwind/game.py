"""This file is Tailwind as a game: its identity, and the doors to its positions."""

from collections.abc import Mapping
from typing import Final, cast, final

from greatcircle.kernel.chart import Chart
from greatcircle.kernel.game import Identity, Term
from greatcircle.kernel.open_game import OpenGame
from greatcircle.kernel.option import Options, parse_options
from greatcircle.kernel.state import State
from tailwind.chart import chart
from tailwind.options import TailwindOptions
from tailwind.position import HEIGHT_MOST, LULL, MOVE_COUNT, NAMES, THERMAL, Position

IDENTITY: Final = Identity(
    id="tailwind",
    title="Tailwind",
    clause_prefix="TW",
    designer="Great Circle",
    publisher="Great Circle",
    year=2026,
    seats_min=2,
    seats_max=len(NAMES),
    minutes=10,
    age=7,
    stage="alpha",
    rules_version=1,
)
GOAL_VALUE: Final = 10_000
FIELD_VALUE: Final = 10
HEIGHT_VALUE: Final = 8
"""A little less than a field, since a lull may take it."""
CLIMBS_MOST: Final = -(-HEIGHT_MOST // (LULL + 1 + THERMAL))
"""So many climbs in the weakest wind lead to the greatest height."""
MOVES_A_TURN: Final = 2


@final
class TailwindGame(OpenGame):
    """Tailwind."""

    def start(self, options: Options, seats: int) -> State:
        return Position(cast(TailwindOptions, options), seats)

    def state_from_json(self, data: Mapping[str, object]) -> State:
        seats = cast(int, data["seats"])
        position = Position(parse_options(TailwindOptions, cast(Mapping[str, object], data["options"]), seats), seats)
        position.fields = list(cast(list[int], data["fields"]))
        position.heights = list(cast(list[int], data["heights"]))
        position.turn = cast(int, data["turn"])
        position.wind = cast(int, data["wind"])
        return position

    def evaluate(self, state: State, seat: int) -> int:
        return sum(term.value for term in self.terms(state, seat))

    def terms(self, state: State, seat: int) -> list[Term]:
        position = cast(Position, state)
        own, height = position.fields[seat], position.heights[seat]
        best = max(field for rival, field in enumerate(position.fields) if rival != seat)
        is_home, is_late = own == position.options.length, best == position.options.length
        return [
            Term("fields ahead of the best rival", FIELD_VALUE * (own - best)),
            Term("height to dive from", HEIGHT_VALUE * height),
            Term("the goal", GOAL_VALUE * (is_home - is_late)),
        ]

    def open_chart(self, state: State) -> Chart:
        return chart(cast(Position, state))

    def conserved(self, state: State) -> dict[str, int]:
        return {"gliders": len(cast(Position, state).fields)}

    def bound(self, options: Options, seats: int) -> int | None:
        """After so many climbs a glider flies, at least by a field."""
        length: int = cast(TailwindOptions, options).length
        return seats * length * (CLIMBS_MOST + 1) * MOVES_A_TURN


GAME: Final = TailwindGame(IDENTITY, TailwindOptions, MOVE_COUNT)
