"""This file is Long Walk, a game for tests of planning: each turn is a chain of many steps with many choices.

A walker takes so many steps in a turn and then the other one does. At every step one of the doors leads on; the
others lead on as well, but count nothing. One door holds a sweet, which may weigh something at once and costs points in
the end.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Final, cast, final

from greatcircle.kernel.chance import Chances
from greatcircle.kernel.chart import Chart
from greatcircle.kernel.game import Identity, Term
from greatcircle.kernel.open_game import OpenGame
from greatcircle.kernel.option import Options
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.plain import listing, whole
from greatcircle.kernel.refusal import BadInput, Reason
from greatcircle.kernel.state import State, Wire

STEPS: Final = 20
DOORS: Final = 15
SOUR: Final = -5
"""What a sweet comes to at the end of the turn."""


def right_door(step: int) -> int:
    """Give the door that counts at a step."""
    return step * 7 % DOORS


def sweet_door(step: int) -> int:
    """Give the door with the sweet."""
    return (step * 7 + 3) % DOORS


class EndReason(Enum):
    """Why a match is over."""

    WALKED = "walked"


class LongWalk(State):
    """Where the two walkers are, and what they have."""

    def __init__(self) -> None:
        super().__init__(2)
        self.turn = 0
        self.step = 0
        self.sweets = 0
        """How many sweets were taken in this turn."""
        self.sweetness = 0
        """What each sweet of this turn weighs until it ends."""
        self.points = [0, 0]

    def actors(self) -> list[int]:
        return [self.turn] if self.turn < self.seats else []

    def legal(self, actor: int) -> list[int]:
        return list(range(DOORS)) if actor in self.actors() else []

    def chances(self) -> Chances:
        raise NotImplementedError

    def apply(self, actor: int, move: int) -> None:
        self.points[actor] += move == right_door(self.step)
        self.sweets += move == sweet_door(self.step)
        self.step += 1
        if self.step == STEPS:
            self.points[actor] += SOUR * self.sweets
            self.turn, self.step, self.sweets = self.turn + 1, 0, 0

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        best = max(self.points)
        places = tuple(1 if points == best else 2 for points in self.points)
        return Outcome(places, tuple(self.points), EndReason.WALKED, "Both have walked.")

    def copy(self) -> State:
        twin = LongWalk()
        twin.fill_from_json(self.to_json())
        return twin

    def seat_names(self) -> list[str]:
        return ["one", "two"]

    def to_json(self) -> dict[str, object]:
        return {
            "turn": self.turn,
            "step": self.step,
            "sweets": self.sweets,
            "sweetness": self.sweetness,
            "points": self.points.copy(),
        }

    def fill_from_json(self, data: Mapping[str, object]) -> None:
        """Take over everything from plain data."""
        self.turn, self.step, self.sweets = whole(data["turn"]), whole(data["step"]), whole(data["sweets"])
        self.sweetness = whole(data["sweetness"])
        self.points = [whole(points) for points in listing(data["points"])]

    def wire(self, move: int) -> Wire:
        return {"move": "door", "door": move}

    def parse_move(self, wire: object) -> int:
        raise BadInput("Nobody sends moves here.")

    def sentence(self, actor: int, move: int) -> str:
        return f"Door {move}."

    def why(self, seat: int, move: int) -> Reason:
        return Reason(True, "Every door is open.", ())


@final
class LongWalkGame(OpenGame):
    """Long Walk. It counts how many states were weighed."""

    def __init__(self) -> None:
        identity = Identity(
            "long-walk",
            "Long Walk",
            "LW",
            "ours",
            "ours",
            2026,
            2,
            2,
            minutes=1,
            age=6,
            stage="stable",
            rules_version=1,
        )
        super().__init__(identity, Options, DOORS)
        self.weighed = 0

    def start(self, options: Options, seats: int) -> State:
        return LongWalk()

    def state_from_json(self, data: Mapping[str, object]) -> State:
        state = LongWalk()
        state.fill_from_json(data)
        return state

    def evaluate(self, state: State, seat: int) -> int:
        self.weighed += 1
        return sum(term.value for term in self.terms(state, seat))

    def terms(self, state: State, seat: int) -> list[Term]:
        walk = cast(LongWalk, state)
        sweets = walk.sweets if walk.turn == seat else 0
        return [Term("right doors", walk.points[seat]), Term("sweets", walk.sweetness * sweets)]

    def open_chart(self, state: State) -> Chart:
        raise NotImplementedError

    def conserved(self, state: State) -> dict[str, int]:
        return {}

    def bound(self, options: Options, seats: int) -> int | None:
        return 2 * STEPS
