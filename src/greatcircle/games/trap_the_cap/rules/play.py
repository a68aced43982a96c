"""This file is the rules joined: who acts in each phase, what is legal, and what a move does."""

from typing import final

from greatcircle.games.trap_the_cap import moves, payload
from greatcircle.games.trap_the_cap.moves import AGAIN, GO, LOT, PASS, PICK, STAY, STEP, THROW, TRAP
from greatcircle.games.trap_the_cap.position import (
    DRAWING_LOTS,
    FREE,
    HOME,
    OVER,
    THROWING,
    UNOWNED,
    Position,
    Setup,
)
from greatcircle.games.trap_the_cap.rules import ending, why
from greatcircle.games.trap_the_cap.rules.turn import (
    DIE,
    begin,
    come_out,
    finish_throw,
    go,
    lots,
    pass_turn,
    pick,
    renew_choices,
    step,
    throw,
    throw_again,
    trap_in_passing,
    walk_on,
)
from greatcircle.kernel.chance import Chances
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.refusal import Reason
from greatcircle.kernel.state import CHANCE, CHANCE_ALONE, NOBODY_LEFT, SEAT_ALONE, State


@final
class TrapTheCap(Position):
    """A state of Trap the Cap with its rules."""

    def actors(self) -> list[int]:
        phase = self.phase
        if phase <= THROWING:
            return CHANCE_ALONE
        return NOBODY_LEFT if phase == OVER else SEAT_ALONE[self.turn]

    def legal(self, actor: int) -> list[int]:
        return self.choices if actor == (CHANCE if self.phase <= THROWING else self.turn) else []

    def chances(self) -> Chances:
        return lots(self) if self.phase == DRAWING_LOTS else DIE

    def apply(self, actor: int, move: int) -> None:
        if move < STEP:
            if self.phase == HOME:
                come_out(self, move - GO)
            else:
                go(self, move - GO)
        elif move < PICK:
            step(self, move - STEP)
        elif move < TRAP:
            pick(self, move - PICK)
        elif move < THROW:
            trap_in_passing(self, move - TRAP)
        elif move < LOT:
            throw(self, move - THROW + 1)
        elif move < PASS:
            begin(self, move - LOT)
        elif move == PASS:
            walk_on(self)
        elif move == STAY:
            finish_throw(self)
        elif move == AGAIN:
            throw_again(self)
        else:
            pass_turn(self)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def copy(self) -> State:
        twin = TrapTheCap(self.setup, self.place.copy(), self.carrier.copy(), self.load.copy(), self.occupants.copy())
        self.copy_onto(twin)
        return twin

    def wire(self, move: int) -> payload.Move:
        return moves.wire(move, self.setup.board, self.setup.caps, self.setup.golden, self.setup.all_colours)

    def parse_move(self, wire: object) -> int:
        return moves.parse_move(wire, self.setup.board, self.setup.cap_numbers, self.seats)

    def sentence(self, actor: int, move: int) -> str:
        return why.sentence(self, move)

    def why(self, seat: int, move: int) -> Reason:
        return why.reason(self, seat, move, seat != CHANCE and move in self.legal(seat))


def start(setup: Setup) -> TrapTheCap:
    """Set up a match: every cap in its base, the Golden Cap in the centre (TC-03, TC-05, TC-79)."""
    place = [setup.board.centre if seat == UNOWNED else setup.base[seat] for seat in setup.colour]
    state = TrapTheCap(setup, place, [FREE] * setup.cap_count, [], [])
    state.take_stock()
    first: int = setup.options.first
    state.phase = DRAWING_LOTS if first == 0 else THROWING
    state.turn = max(first - 1, 0)
    renew_choices(state)
    return state
