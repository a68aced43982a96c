"""This file is the rules joined: who acts in each phase, what is legal, and what a move does."""

from typing import Final, final

from greatcircle.games.worldbeater import moves, payload, wish
from greatcircle.games.worldbeater.board import BOARD
from greatcircle.games.worldbeater.moves import CLAIM, CROSS, DEAL, DRIVE, END, FINISH, FLY, LOSE, LOT, PLAY, PUT_BACK
from greatcircle.games.worldbeater.position import DRAWING_LOTS, LOSING, NOT_YET, OVER, Position, Setup
from greatcircle.games.worldbeater.rules import ending, why
from greatcircle.games.worldbeater.rules.card import deal_chances, loss_chances
from greatcircle.games.worldbeater.rules.turn import (
    begin,
    claim_on,
    cross_on,
    deal_on,
    drive_on,
    end_by_choice,
    finish,
    fly_on,
    lose_on,
    lots,
    play_on,
    put_back_on,
    renew_choices,
)
from greatcircle.kernel.chance import Chances
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.refusal import Reason
from greatcircle.kernel.state import CHANCE, CHANCE_ALONE, NOBODY_LEFT, SEAT_ALONE, State

SETTLED: Final = [FINISH]
"""What bots pick from when nothing can change the ranking any more."""


@final
class Worldbeater(Position):
    """A state of Worldbeater with its rules."""

    def actors(self) -> list[int]:
        phase = self.phase
        if phase <= LOSING:
            return CHANCE_ALONE
        return NOBODY_LEFT if phase == OVER else SEAT_ALONE[self.turn]

    def legal(self, actor: int) -> list[int]:
        if actor != (CHANCE if self.phase <= LOSING else self.turn):
            return []
        if self.choices is NOT_YET:
            renew_choices(self)
        return self.choices

    def for_bots(self, seat: int) -> list[int]:
        """A bot ends a match that is settled (WB-120)."""
        legal = self.legal(seat)
        return SETTLED if FINISH in legal else legal

    def chances(self) -> Chances:
        if self.phase == DRAWING_LOTS:
            return lots(self)
        return loss_chances(self) if self.phase == LOSING else deal_chances(self)

    def apply(self, actor: int, move: int) -> None:
        if move < CLAIM:
            drive_on(self, move - DRIVE)
        elif move < CROSS:
            claim_on(self, move - CLAIM)
        elif move < FLY:
            cross_on(self, BOARD.exits[move - CROSS])
        elif move < PUT_BACK:
            fly_on(self, BOARD.airports[move - FLY])
        elif move < PLAY:
            put_back_on(self, move - PUT_BACK)
        elif move < END:
            play_on(self, move)
        elif move == END:
            end_by_choice(self)
        elif move < LOSE:
            deal_on(self, move - DEAL)
        elif move < LOT:
            lose_on(self, move - LOSE)
        elif move < FINISH:
            begin(self, move - LOT)
        else:
            finish(self)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def copy(self) -> State:
        twin = Worldbeater(self.setup)
        self.copy_onto(twin)
        return twin

    def wire(self, move: int) -> payload.Move:
        return moves.wire(move)

    def parse_move(self, wire: object) -> int:
        return moves.parse_move(wire, self.seats)

    def sentence(self, actor: int, move: int) -> str:
        return why.sentence(self, move)

    def why(self, seat: int, move: int) -> Reason:
        return why.reason(self, seat, move, seat != CHANCE and move in self.legal(seat))

    def moves_named(self, seat: int, name: str) -> list[int]:
        return wish.moves_named(self, seat, name)

    def reveals(self, actor: int, move: int) -> bool:
        """A card that is played is seen by all, so it cannot be taken back (WB-94)."""
        return PLAY <= move < END


def start(setup: Setup) -> Worldbeater:
    """Set up a match: cars in Fort Dunlop, tokens on the towns (WB-79)."""
    state = Worldbeater(setup)
    state.lay_out()
    first: int = setup.options.first
    if first == 0:
        renew_choices(state)
    else:
        begin(state, first - 1)
    return state
