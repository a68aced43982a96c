"""This file is the rules joined: who acts in each phase, what is legal, and what a move does."""

from typing import final

from greatcircle.games.captivade import moves, payload, saying, wish
from greatcircle.games.captivade.position import (
    ATTACKING,
    CASTING,
    CHASING,
    DRAWING,
    OVER,
    RUNNING,
    STRIKING,
    Position,
    Setup,
)
from greatcircle.games.captivade.rules import cast, ending, week, why
from greatcircle.games.captivade.rules.attack import legal_attacks
from greatcircle.games.captivade.rules.card import draw_chances
from greatcircle.games.captivade.rules.chase import legal_chase
from greatcircle.games.captivade.rules.roll import DIE
from greatcircle.games.captivade.rules.run import legal_run
from greatcircle.kernel.chance import Chances
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.refusal import Reason
from greatcircle.kernel.state import CHANCE, CHANCE_ALONE, NOBODY_LEFT, SEAT_ALONE, State


@final
class Captivade(Position):
    """A state of Captivade with its rules."""

    def actors(self) -> list[int]:
        phase = self.phase
        if phase <= STRIKING:
            return CHANCE_ALONE
        if phase == RUNNING:
            return [seat for seat in range(self.seats) if self.is_free[seat] and not self.is_sealed[seat]]
        return NOBODY_LEFT if phase == OVER else SEAT_ALONE[self.turn]

    def legal(self, actor: int) -> list[int]:
        phase = self.phase
        if phase <= STRIKING:
            return self.chances().moves if actor == CHANCE else NOBODY_LEFT
        if actor < 0:
            return NOBODY_LEFT
        if phase == RUNNING:
            return legal_run(self, actor) if actor < self.seats else NOBODY_LEFT
        if actor != self.turn:
            return NOBODY_LEFT
        if phase == CHASING:
            return legal_chase(self)
        return legal_attacks(self) if phase == ATTACKING else NOBODY_LEFT

    def chances(self) -> Chances:
        if self.phase == CASTING:
            return cast.cast_chances(self)
        return draw_chances(self) if self.phase == DRAWING else DIE

    def apply(self, actor: int, move: int) -> None:
        week.apply(self, actor, move)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def copy(self) -> State:
        twin = Captivade(self.setup)
        self.copy_onto(twin)
        return twin

    def wire(self, move: int) -> payload.Move:
        return moves.wire(move)

    def parse_move(self, wire: object) -> int:
        return moves.parse_move(wire)

    def sentence(self, actor: int, move: int) -> str:
        return why.sentence(self, actor, move)

    def why(self, seat: int, move: int) -> Reason:
        return why.reason(self, seat, move, seat != CHANCE and move in self.legal(seat))

    def moves_named(self, seat: int, name: str) -> list[int]:
        return wish.moves_named(self, seat, name)

    def can_speak(self, seat: int) -> bool:
        return saying.can_speak(self, seat)

    def reveals(self, actor: int, move: int) -> bool:
        """A sealed trip stands, a search is answered at once, and an attack is seen by all (CV-114, CV-119)."""
        return True


def start(setup: Setup) -> Captivade:
    """Set up a match: everybody in London who has been chosen (CV-10, CV-13, CV-16, CV-20)."""
    state = Captivade(setup)
    cast.begin(state)
    return state
