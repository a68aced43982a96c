"""This file is the rules joined: who acts in each phase, what is legal, and what a move does."""

from typing import final

from greatcircle.games.take_off import moves, payload, wish
from greatcircle.games.take_off.deck import CAPITAL, COUNTRY_NUMBERS
from greatcircle.games.take_off.moves import DRAW, LOT, NAME, ROLL, ROLL_NOW, SILENT
from greatcircle.games.take_off.position import DRAWING, DRAWING_LOTS, NAMING, ORDINARY, OVER, ROLLING, Position, Setup
from greatcircle.games.take_off.rules import ending, why
from greatcircle.games.take_off.rules.turn import (
    answer,
    begin,
    begin_turn,
    decline,
    draw_card,
    fly_on,
    lots,
    roll,
    roll_now,
)
from greatcircle.kernel.chance import Chances, even_chances
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.question import Question
from greatcircle.kernel.refusal import BadInput, Reason
from greatcircle.kernel.state import CHANCE, CHANCE_ALONE, NOBODY_LEFT, SEAT_ALONE, State
from greatcircle.kernel.words import listed


@final
class TakeOff(Position):
    """A state of Take Off! with its rules."""

    def actors(self) -> list[int]:
        phase = self.phase
        if phase <= DRAWING:
            return CHANCE_ALONE
        return NOBODY_LEFT if phase == OVER else SEAT_ALONE[self.turn]

    def legal(self, actor: int) -> list[int]:
        return self.choices if actor == (CHANCE if self.phase <= DRAWING else self.turn) else []

    def chances(self) -> Chances:
        if self.phase == ROLLING:
            return self.setup.roll_chances
        return lots(self) if self.phase == DRAWING_LOTS else even_chances(self.choices)

    def apply(self, actor: int, move: int) -> None:
        if move < NAME:
            fly_on(self, move)
        elif move < ROLL:
            answer(self, move)
        elif move < DRAW:
            roll(self, move - ROLL)
        elif move < LOT:
            draw_card(self, move - DRAW)
        elif move < ROLL_NOW:
            begin(self, move - LOT)
        elif move == ROLL_NOW:
            roll_now(self)
        else:
            decline(self)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def copy(self) -> State:
        twin = TakeOff(self.setup, self.city.copy())
        self.copy_onto(twin)
        return twin

    def wire(self, move: int) -> payload.Move:
        return moves.wire(move)

    def parse_move(self, wire: object) -> int:
        return moves.parse_move(wire, self.seats, self.setup.fleet)

    def sentence(self, actor: int, move: int) -> str:
        return why.sentence(self, move)

    def why(self, seat: int, move: int) -> Reason:
        return why.reason(self, seat, move, seat != CHANCE and move in self.legal(seat))

    def reveals(self, actor: int, move: int) -> bool:
        """An answer shows whether it was right, so it cannot be taken back (TO-94)."""
        return NAME <= move < ROLL

    def question(self, seat: int) -> Question | None:
        """Ask for the country of the first card that is not named yet (TO-67, TO-68)."""
        if self.phase != NAMING or seat != self.turn:
            return None
        capital = self.setup.deck.capital_names[self.unnamed[0]]
        seconds: int = self.setup.options.naming_seconds
        return Question(f"Which country has the capital {capital}?", seconds, SILENT)

    def parse_answer(self, seat: int, text: str) -> int:
        """Understand a country's name, forgiving of case, accents, articles, other names and small slips (TO-94)."""
        if self.phase != NAMING or seat != self.turn:
            raise BadInput("No country is asked for now.")
        understood = self.setup.deck.names.recognise(text)
        meant = [name for name in understood if not name.startswith(CAPITAL)]
        if understood and not meant:
            raise BadInput(f"{text.strip()!r} is a capital; name the country.")
        if not meant:
            raise BadInput(f"No country of the cards is called {text.strip()!r}; try another spelling.")
        numbers = [COUNTRY_NUMBERS[country] for country in meant]
        if len(numbers) > 1:
            names = listed([self.setup.deck.country_names[number] for number in numbers])
            raise BadInput(f"That may mean {names}; say which.")
        return NAME + numbers[0]

    def moves_named(self, seat: int, name: str) -> list[int]:
        return wish.moves_named(self, seat, name)


def start(setup: Setup) -> TakeOff:
    """Set up a match: every jet in Hawaii on the start side (TO-07, TO-08)."""
    state = TakeOff(setup, [setup.start] * setup.jet_count)
    first: int = setup.options.first
    if first == 0:
        state.phase = DRAWING_LOTS
        state.choices = lots(state).moves
    else:
        state.first = first - 1
        state.turn = first - 1
        begin_turn(state, ORDINARY)
    return state
