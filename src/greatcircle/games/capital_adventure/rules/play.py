"""This file is the rules joined: who acts in each phase, what is legal, and what a move does."""

from typing import Final, final

from greatcircle.games.capital_adventure import moves, payload, wish
from greatcircle.games.capital_adventure.board import DICE_MIN, NOTHING
from greatcircle.games.capital_adventure.moves import (
    CASH,
    DOUBLE,
    DRAW,
    END,
    GO,
    GO_ON,
    HAZARD,
    JUDGE,
    LEAVE,
    LUCK,
    NUMBER,
    ORDER,
    OVERRULE,
    PASS,
    PAY,
    PROPOSE,
    REVEAL,
    ROLL,
    SAIL,
    SAY,
    START,
    TELEX,
    TRUST,
    TRY,
)
from greatcircle.games.capital_adventure.position import (
    ASKING,
    DECIDING,
    DRAWING,
    JUDGING,
    ORDERING,
    OVER,
    ROLLING,
    STARTING,
    VOTING,
    Position,
    Setup,
)
from greatcircle.games.capital_adventure.position import (
    HAZARD as HAZARD_PHASE,
)
from greatcircle.games.capital_adventure.position import (
    LUCK as LUCK_PHASE,
)
from greatcircle.games.capital_adventure.quiz.box import CARDS_MOST
from greatcircle.games.capital_adventure.quiz.judge import meant_option
from greatcircle.games.capital_adventure.rules import asking, ending, go, hazard, order, why
from greatcircle.games.capital_adventure.view import to_json
from greatcircle.kernel.chance import Chances, even_chances
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.question import Question
from greatcircle.kernel.refusal import BadInput, Reason
from greatcircle.kernel.state import CHANCE, CHANCE_ALONE, NOBODY_LEFT, SEAT_ALONE, State

OVERRULING: Final = [OVERRULE]
BY_CHANCE: Final = [LEAVE]
TRUSTING: Final = [TRUST]


@final
class CapitalAdventure(Position):
    """A state of Capital Adventure with its rules."""

    def actors(self) -> list[int]:
        phase = self.phase
        if phase <= LUCK_PHASE:
            return CHANCE_ALONE
        return NOBODY_LEFT if phase == OVER else SEAT_ALONE[self.actor()]

    def actor(self) -> int:
        """Give the seat that acts, when one does."""
        if self.phase == JUDGING:
            return self.judge
        return order.voter(self) if self.phase == VOTING else self.turn

    def legal(self, actor: int) -> list[int]:
        if self.phase <= LUCK_PHASE:
            return self.choices if actor == CHANCE else []
        return self.choices if self.phase != OVER and actor == self.actor() else []

    def for_people(self, seat: int) -> list[int]:
        """Leave answering by chance to bots (CA-163)."""
        legal = self.legal(seat)
        return legal[:-1] if legal and self.phase == ASKING else legal

    def for_bots(self, seat: int) -> list[int]:
        """Bots neither know nor judge answers, and agree to all that the others want (CA-13, CA-163)."""
        legal = self.legal(seat)
        if not legal or self.phase == DECIDING:
            return legal[:-1] if legal and legal[-1] == PROPOSE else legal
        if self.phase == ASKING:
            return BY_CHANCE
        if self.phase == VOTING:
            return order.YES
        if self.phase == JUDGING and legal[-1] == TRUST:
            return TRUSTING
        return asking.VERDICT_STANDS if legal[0] == GO_ON else legal

    def interrupts(self, seat: int) -> list[int]:
        """Let every other side overrule the verdict on a typed answer (CA-162)."""
        return OVERRULING if asking.can_overrule(self, seat) else []

    def chances(self) -> Chances:
        phase = self.phase
        if phase == ROLLING:
            return go.NUMBER_CHANCES
        if phase == STARTING:
            return go.START_CHANCES
        return go.luck(self) if phase == LUCK_PHASE else even_chances(self.choices)

    def apply(self, actor: int, move: int) -> None:
        if move >= ORDER:
            self._apply_chance(move)
        elif move < DOUBLE:
            go.cash(self, move - CASH)
        elif move == DOUBLE:
            go.double(self)
        elif move == ROLL:
            go.roll(self)
        elif move < PAY:
            go.go(self, move - GO)
        elif move < TRY:
            go.travel(self, move - PAY)
        elif move < SAIL:
            go.try_visa(self, move)
        elif move < END:
            go.sail(self, move)
        elif move == END:
            go.end_go(self)
        else:
            self._apply_answer(actor, move)

    def _apply_answer(self, actor: int, move: int) -> None:
        if move <= PASS:
            go.answer(self, move - SAY if move < PASS else NOTHING)
        elif move == LEAVE:
            go.leave_to_chance(self)
        elif move == REVEAL:
            asking.reveal(self)
        elif move < TRUST:
            go.judge(self, move - JUDGE, is_left_to_chance=False)
        elif move == TRUST:
            asking.trust(self)
        elif move == GO_ON:
            go.resolve(self)
        elif move == OVERRULE:
            asking.overrule(self, actor)
        elif move == PROPOSE:
            order.propose(self)
        else:
            order.vote(self, move == moves.AGREE)

    def _apply_chance(self, move: int) -> None:
        if move < START:
            order.roll_order(self, move - ORDER + 1)
        elif move < NUMBER:
            go.set_out(self, move - START + DICE_MIN)
        elif move < DRAW:
            asking.show_number(self, move - NUMBER)
        elif move < HAZARD:
            go.draw(self, (move - DRAW) // CARDS_MOST, (move - DRAW) % CARDS_MOST)
        elif move < TELEX:
            go.suffer(self, move - HAZARD)
        elif move < LUCK:
            go.receive(self, move - TELEX)
        else:
            go.judge(self, move - LUCK, is_left_to_chance=True)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def copy(self) -> State:
        twin = CapitalAdventure(self.setup)
        self.copy_onto(twin)
        return twin

    def to_json(self) -> payload.State:
        return to_json(self)

    def wire(self, move: int) -> payload.Move:
        return moves.wire(move)

    def parse_move(self, wire: object) -> int:
        return moves.parse_move(wire)

    def sentence(self, actor: int, move: int) -> str:
        return why.sentence(self, move, actor)

    def why(self, seat: int, move: int) -> Reason:
        return why.reason(self, seat, move, seat != CHANCE and move in self.legal(seat) + self.interrupts(seat))

    def reveals(self, actor: int, move: int) -> bool:
        """What is paid is paid, and an answer shows whether it was right (CA-11, CA-44)."""
        return PAY <= move < END or SAY <= move < ORDER

    def question(self, seat: int) -> Question | None:
        """Ask what stands on the card; the clock runs however it is answered (CA-12)."""
        asked = self.asked
        if self.phase != ASKING or asked is None or seat != self.turn:
            return None
        seconds: int = self.setup.options.seconds
        return Question(self.question_of(asked).text, seconds, PASS, self.setup.is_typed[seat])

    def parse_answer(self, seat: int, text: str) -> int:
        """Read a typed answer as one of the four options, or as none of them (CA-17)."""
        asked = self.asked
        if self.phase != ASKING or asked is None or seat != self.turn or not self.setup.is_typed[seat]:
            raise BadInput("Nothing is asked now that is answered by typing.")
        if not text.strip():
            raise BadInput("Type an answer, or pass.")
        option = meant_option(self.question_of(asked), text)
        return PASS if option == NOTHING else SAY + option

    def moves_named(self, seat: int, name: str) -> list[int]:
        return wish.moves_named(self, seat, name)


def start(setup: Setup) -> CapitalAdventure:
    """Set up a match: every Traveller in London, and the sides roll for the first go (CA-25, CA-28)."""
    state = CapitalAdventure(setup)
    first: int = setup.options.first
    if first:
        order.begin(state, first - 1)
    else:
        order.expect_order(state)
    return state


def renew_choices(state: CapitalAdventure) -> None:
    """Work out the legal moves anew from the phase."""
    phase = state.phase
    if phase == DECIDING:
        state.choices = go.legal_decisions(state)
    elif phase == ASKING:
        state.choices = asking.legal_answers(state)
    elif phase == JUDGING:
        state.choices = asking.legal_verdicts(state)
    elif phase == VOTING:
        state.choices = order.VOTE
    elif phase == OVER:
        state.choices = []
    elif phase == ORDERING:
        state.choices = order.ORDER_CHANCES.moves
    elif phase == STARTING:
        state.choices = go.START_CHANCES.moves
    elif phase == ROLLING:
        state.choices = go.NUMBER_CHANCES.moves
    elif phase == DRAWING:
        state.choices = asking.legal_draws(state)
    elif phase == LUCK_PHASE:
        state.choices = go.luck(state).moves
    else:
        state.choices = hazard.legal_hazards(state) if phase == HAZARD_PHASE else hazard.legal_telexes(state)
