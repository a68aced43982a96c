"""This file is a position of Tailwind: where the gliders are, and the rules that move them on."""

from enum import Enum
from typing import Final, final

from greatcircle.kernel.chance import Chances, even_chances
from greatcircle.kernel.option import options_to_json
from greatcircle.kernel.outcome import Outcome, places_by
from greatcircle.kernel.refusal import BadInput, Reason
from greatcircle.kernel.state import CHANCE, State, Wire
from tailwind.options import TailwindOptions

NAMES: Final = ("red", "blue", "green", "yellow")
FACES: Final = 6
LULL: Final = 1
"""The throw that is no wind at all (TW-07)."""
CALM: Final = 0
"""There is no wind yet: the die is to be thrown."""
HEIGHT_MOST: Final = 9
THERMAL: Final = 1
"""What a climb gains beside the wind (TW-05)."""
CARRIED: Final = 1
"""How far a slipstream carries (TW-08)."""

THROWS: Final = list(range(FACES))
"""Chance: the die shows one more than the code."""
GLIDE: Final = FACES
CLIMB: Final = FACES + 1
DIVE: Final = FACES + 2
MOVE_COUNT: Final = FACES + 3
KINDS: Final = {GLIDE: "glide", CLIMB: "climb", DIVE: "dive"}
CLAUSES: Final = {GLIDE: "TW-04", CLIMB: "TW-05", DIVE: "TW-06"}


class EndReason(Enum):
    """Why a match ended (TW-10)."""

    GOAL = "goal"


@final
class Position(State):
    """The whole truth of a match; nothing of it is hidden."""

    def __init__(self, options: TailwindOptions, seats: int) -> None:
        super().__init__(seats)
        self.options = options
        self.fields = [0] * seats
        """Where each glider is; the meadow is 0, and nobody flies beyond the goal (TW-01)."""
        self.heights = [0] * seats
        self.turn = 0
        self.wind = CALM

    def actors(self) -> list[int]:
        if self.options.length in self.fields:
            return []
        return [CHANCE] if self.wind == CALM else [self.turn]

    def legal(self, actor: int) -> list[int]:
        if actor not in self.actors():
            return []
        if actor == CHANCE:
            return THROWS
        height = self.heights[actor]
        return [GLIDE, *([CLIMB] if height < HEIGHT_MOST else []), *([DIVE] if height else [])]

    def chances(self) -> Chances:
        return even_chances(THROWS)

    def apply(self, actor: int, move: int) -> None:
        """Let the wind blow, or the pilot use it (TW-03)."""
        seat = self.turn
        if actor == CHANCE and move + 1 != LULL:
            self.wind = move + 1
            return
        if actor == CHANCE:
            self._drift(seat)
        elif move == CLIMB:
            self.heights[seat] = self.height_after_climb(seat)
        else:
            self.fields[seat] = self.field_after(seat, move)
            if move == DIVE:
                self.heights[seat] = 0
        self.wind = CALM
        self.turn = (seat + 1) % self.seats

    def field_after(self, seat: int, move: int) -> int:
        """Give the field that a move leads to, with what a slipstream adds (TW-04, TW-06, TW-08)."""
        if move == CLIMB:
            return self.fields[seat]
        field = self.fields[seat] + self.wind + (self.heights[seat] if move == DIVE else 0)
        is_met = any(other == field for rival, other in enumerate(self.fields) if rival != seat)
        if is_met and self.options.slipstream:
            field += CARRIED
        return min(field, self.options.length)

    def height_after_climb(self, seat: int) -> int:
        """Give the height that a climb leads to (TW-05)."""
        return min(self.heights[seat] + self.wind + THERMAL, HEIGHT_MOST)

    def _drift(self, seat: int) -> None:
        """Take all height, and one field (TW-07)."""
        self.heights[seat] = 0
        self.fields[seat] = min(self.fields[seat] + LULL, self.options.length)

    def outcome(self) -> Outcome | None:
        """Rank the gliders when one is at the goal (TW-10)."""
        if self.options.length not in self.fields:
            return None
        winner = self.fields.index(self.options.length)
        places = places_by([*zip(self.fields, self.heights, strict=True)])
        sentence = f"{self.seat_title(winner)} is the first at the goal."
        return Outcome(places, tuple(self.fields), EndReason.GOAL, sentence)

    def copy(self) -> "Position":
        twin = Position(self.options, self.seats)
        twin.fields = self.fields.copy()
        twin.heights = self.heights.copy()
        twin.turn = self.turn
        twin.wind = self.wind
        return twin

    def seat_names(self) -> list[str]:
        return list(NAMES[: self.seats])

    def to_json(self) -> dict[str, object]:
        return {
            "options": options_to_json(self.options),
            "seats": self.seats,
            "fields": list(self.fields),
            "heights": list(self.heights),
            "turn": self.turn,
            "wind": self.wind,
        }

    def wire(self, move: int) -> Wire:
        return {"move": KINDS[move]} if move in KINDS else {"move": "throw", "die": move + 1}

    def parse_move(self, wire: object) -> int:
        for move in range(MOVE_COUNT):
            if wire == self.wire(move):
                return move
        raise BadInput('A move is {"move": "glide", "climb" or "dive"}, or {"move": "throw", "die": 1 to 6}.')

    def sentence(self, actor: int, move: int) -> str:
        seat = self.turn
        if move in THROWS:
            lull = ": a lull takes all height, and the glider drifts on" if move + 1 == LULL else ""
            return f"{self.seat_title(seat)} throws a {move + 1}{lull}."
        if move == CLIMB:
            return f"Climb to height {self.height_after_climb(seat)}."
        field = self.field_after(seat, move)
        place = "the goal" if field == self.options.length else f"field {field}"
        return f"{KINDS[move].capitalize()} {field - self.fields[seat]} ahead, to {place}."

    def why(self, seat: int, move: int) -> Reason:
        if move in KINDS and move in self.legal(seat):
            return Reason(True, self.sentence(seat, move), (CLAUSES[move],))
        if not self.actors():
            return Reason(False, "The match is over.", ("TW-10",))
        if self.actors() != [seat]:
            return Reason(False, "It is not your turn to choose.", ("TW-03",))
        if move == CLIMB:
            return Reason(False, f"No glider is higher than {HEIGHT_MOST}.", ("TW-05",))
        if move == DIVE:
            return Reason(False, "A dive needs height.", ("TW-06",))
        return Reason(False, "The die is thrown by chance.", ("TW-03",))
