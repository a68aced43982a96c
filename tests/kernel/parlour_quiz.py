"""This file is Parlour Quiz, a small open game for tests: answers picked or typed, verdicts that others overrule.

It does what a quiz at a table needs: moves for people and for bots, interrupts, words that were typed, options for each
seat, and a text as an option.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, cast, final

from greatcircle.kernel.chance import Chances
from greatcircle.kernel.chart import Chart, Mark
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Identity, Term
from greatcircle.kernel.open_game import OpenGame
from greatcircle.kernel.option import Options, at_seat, number, options_to_json, parse_options, per_seat, text
from greatcircle.kernel.outcome import Outcome, places_by
from greatcircle.kernel.question import Question
from greatcircle.kernel.refusal import BadInput, Reason
from greatcircle.kernel.state import CHANCE, State, Wire
from greatcircle.kernel.words import titled

RULEBOOK: Final = """\
# Parlour Quiz
Two or three seats are asked in turn.

## Asking
### PQ-01 · rule · A question each
Every seat in turn is asked one of three questions, in three rounds. Whoever knows the answer has a point.
### PQ-02 · variant · Typed or picked
The option `answering` says for each seat whether it types its answer or picks it.
### PQ-03 · rule · Bots draw
A bot does not answer: luck decides whether it knew.

## Judging
### PQ-04 · rule · The others may overrule
When an answer was typed, every other seat may turn the verdict round once, until the answerer goes on.
"""

ROUNDS: Final = 3
NAMES: Final = ("ann", "bob", "cay")
QUESTIONS: Final = (
    ("Which is the highest mountain?", ("Aconcagua", "Everest", "Fuji", "Kilimanjaro"), 1),
    ("Which river runs through Cairo?", ("Amazon", "Danube", "Ganges", "Nile"), 3),
    ("Which land has the capital Lima?", ("Bolivia", "Chile", "Ecuador", "Peru"), 3),
)


class Answering(Enum):
    """How a seat answers (PQ-02)."""

    CHOICE = "choice"
    TYPED = "typed"


@final
@dataclass(frozen=True)
class QuizOptions(Options):
    """The agreements of one match."""

    answering: tuple[Answering, ...] = per_seat(Answering.CHOICE, "Whether answers are picked or typed.")
    seconds: int = number(0, "How long there is to answer; 0 for as long as one likes.", least=0, most=9)
    motto: str = text("", "What is written over the door.", most=12)


SAY: Final = 0
OTHER: Final = SAY + 4
"""Something typed that is none of the answers."""
PASS: Final = OTHER + 1
DRAW: Final = PASS + 1
"""What a bot does instead of answering."""
GO_ON: Final = DRAW + 1
OVERRULE: Final = GO_ON + 1
KNEW: Final = OVERRULE + 1
"""Chance: a bot knew the answer, or with the next move did not."""
MOVE_COUNT: Final = KNEW + 2
WIRES: Final[tuple[Wire, ...]] = (
    *({"move": "say", "option": option} for option in range(OTHER)),
    {"move": "other"},
    {"move": "pass"},
    {"move": "draw"},
    {"move": "go-on"},
    {"move": "overrule"},
    {"move": "knew", "right": True},
    {"move": "knew", "right": False},
)


@final
@dataclass(frozen=True)
class Answered(Event):
    """A seat has answered, and everyone hears what was right."""

    seat: int
    said: str
    is_right: bool

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} says {self.said or 'nothing'}: {'right' if self.is_right else 'wrong'}."


@final
@dataclass(frozen=True)
class Overruled(Event):
    """A seat has turned a verdict round (PQ-04)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} overrules that."


class EndReason(Enum):
    """Why a match ended."""

    ALL_ASKED = "all-asked"


class Phase(Enum):
    """What a match waits for."""

    ASKING = "asking"
    DRAWING = "drawing"
    JUDGING = "judging"
    OVER = "over"


@final
class ParlourQuiz(State):
    """The whole truth of a match, with the rules that move it on."""

    def __init__(self, options: QuizOptions, seats: int) -> None:
        super().__init__(seats)
        self.options = options
        self.phase = Phase.ASKING
        self.asked = 0
        """How many questions were answered; it tells whose turn it is and what is asked."""
        self.said = ""
        self.is_right = False
        self.overruled: list[int] = []
        self.scores = [0] * seats

    @property
    def turn(self) -> int:
        return self.asked % self.seats

    @property
    def question_now(self) -> tuple[str, tuple[str, ...], int]:
        return QUESTIONS[self.asked // self.seats]

    def is_typed(self) -> bool:
        return at_seat(self.options.answering, self.turn) is Answering.TYPED

    def actors(self) -> list[int]:
        match self.phase:
            case Phase.DRAWING:
                return [CHANCE]
            case Phase.OVER:
                return []
            case _:
                return [self.turn]

    def legal(self, actor: int) -> list[int]:
        if actor not in self.actors():
            return []
        match self.phase:
            case Phase.DRAWING:
                return self.chances().moves
            case Phase.JUDGING:
                return [GO_ON]
            case _:
                return [*self.for_people(actor), DRAW]

    def for_people(self, seat: int) -> list[int]:
        if self.phase is Phase.ASKING and seat == self.turn:
            return [*range(SAY, OTHER), *([OTHER] if self.is_typed() else []), PASS]
        return self.legal(seat)

    def for_bots(self, seat: int) -> list[int]:
        """A bot lets luck decide (PQ-03)."""
        return [DRAW] if self.phase is Phase.ASKING and seat == self.turn else self.legal(seat)

    def interrupts(self, seat: int) -> list[int]:
        """The others may turn a verdict round, each once (PQ-04)."""
        may = self.phase is Phase.JUDGING and 0 <= seat < self.seats and seat != self.turn
        return [OVERRULE] if may and seat not in self.overruled else []

    def question(self, seat: int) -> Question | None:
        if self.phase is not Phase.ASKING or seat != self.turn:
            return None
        return Question(self.question_now[0], self.options.seconds, PASS, self.is_typed())

    def parse_answer(self, seat: int, text: str) -> int:
        question = self.question(seat)
        if question is None or not question.is_typed:
            raise BadInput("Nothing is asked now.")
        for index, option in enumerate(self.question_now[1]):
            if option.lower() == text.strip().lower():
                return SAY + index
        return OTHER

    def chances(self) -> Chances:
        return Chances([KNEW, KNEW + 1], [1, 1])

    def reveals(self, actor: int, move: int) -> bool:
        return move <= PASS

    def apply(self, actor: int, move: int) -> None:
        if move == DRAW:
            self.phase = Phase.DRAWING
        elif move == OVERRULE:
            self.overruled.append(actor)
            self.is_right = not self.is_right
            self.tell(Overruled(actor))
        elif move == GO_ON:
            self._go_on()
        else:
            self._answer(move)

    def _answer(self, move: int) -> None:
        _, options, right = self.question_now
        known = options[move - SAY] if move < OTHER else ""
        self.said = self.words or known
        self.is_right = move in (SAY + right, KNEW)
        self.tell(Answered(self.turn, self.said, self.is_right))
        if self.is_typed() and move < PASS:
            self.phase = Phase.JUDGING
        else:
            self._go_on()

    def _go_on(self) -> None:
        self.scores[self.turn] += self.is_right
        self.asked += 1
        self.overruled.clear()
        self.phase = Phase.OVER if self.asked == ROUNDS * self.seats else Phase.ASKING

    def outcome(self) -> Outcome | None:
        if self.phase is not Phase.OVER:
            return None
        places = places_by([(score,) for score in self.scores])
        return Outcome(places, tuple(self.scores), EndReason.ALL_ASKED, "All questions are asked.")

    def copy(self) -> "ParlourQuiz":
        twin = ParlourQuiz(self.options, self.seats)
        twin.phase = self.phase
        twin.asked = self.asked
        twin.said = self.said
        twin.is_right = self.is_right
        twin.overruled = self.overruled.copy()
        twin.scores = self.scores.copy()
        return twin

    def seat_names(self) -> list[str]:
        return list(NAMES[: self.seats])

    def to_json(self) -> dict[str, object]:
        is_asked = self.phase is Phase.ASKING
        return {
            "options": options_to_json(self.options),
            "seats": self.seats,
            "phase": self.phase.value,
            "asked": self.asked,
            "text": self.question_now[0] if is_asked else None,
            "said": self.said,
            "is_right": self.is_right,
            "overruled": list(self.overruled),
            "scores": list(self.scores),
        }

    def wire(self, move: int) -> Wire:
        return WIRES[move]

    def parse_move(self, wire: object) -> int:
        for move, known in enumerate(WIRES):
            if json.dumps(wire, sort_keys=True) == json.dumps(known, sort_keys=True):
                return move
        raise BadInput("That is no move of this game.")

    def sentence(self, actor: int, move: int) -> str:
        if move < OTHER:
            return f"{self.question_now[1][move - SAY] if self.phase is Phase.ASKING else 'An answer'}."
        words = {OTHER: "Something else.", PASS: "Pass.", DRAW: "Let luck decide.", GO_ON: "Go on.", KNEW: "It knew."}
        return "Turn the verdict round." if move == OVERRULE else words.get(move, "It did not know.")

    def why(self, seat: int, move: int) -> Reason:
        if 0 <= seat < self.seats and move in self.legal(seat) + self.interrupts(seat):
            return Reason(True, self.sentence(seat, move), ("PQ-01",))
        if self.phase is Phase.OVER:
            return Reason(False, "The match is over.", ("PQ-01",))
        return Reason(False, "That cannot be done now.", ("PQ-04" if move == OVERRULE else "PQ-01",))


@final
class ParlourQuizGame(OpenGame):
    """Parlour Quiz."""

    def start(self, options: Options, seats: int) -> State:
        return ParlourQuiz(cast(QuizOptions, options), seats)

    def state_from_json(self, data: Mapping[str, object]) -> ParlourQuiz:
        seats = cast(int, data["seats"])
        state = ParlourQuiz(parse_options(QuizOptions, cast(Mapping[str, object], data["options"]), seats), seats)
        state.phase = Phase(data["phase"])
        state.asked = cast(int, data["asked"])
        state.said = cast(str, data["said"])
        state.is_right = cast(bool, data["is_right"])
        state.overruled = list(cast(list[int], data["overruled"]))
        state.scores = list(cast(list[int], data["scores"]))
        return state

    def evaluate(self, state: State, seat: int) -> int:
        return sum(term.value for term in self.terms(state, seat))

    def terms(self, state: State, seat: int) -> list[Term]:
        return [Term("points", cast(ParlourQuiz, state).scores[seat])]

    def open_chart(self, state: State) -> Chart:
        scores = cast(ParlourQuiz, state).scores
        marks = [Mark(10.0 * seat, 0, f"{NAMES[seat]} {score}", "plain", seat) for seat, score in enumerate(scores)]
        return Chart(10.0 * len(scores), 1, marks, ["a number is a score"])

    def conserved(self, state: State) -> dict[str, int]:
        return {}

    def bound(self, options: Options, seats: int) -> int | None:
        """Each question is answered, by luck or not, gone on from, and overruled by each other seat."""
        return ROUNDS * seats * (2 + seats)


IDENTITY: Final = Identity(
    id="parlour-quiz",
    title="Parlour Quiz",
    clause_prefix="PQ",
    designer="Great Circle",
    publisher="Great Circle",
    year=2026,
    seats_min=2,
    seats_max=len(NAMES),
    minutes=5,
    age=8,
    stage="stable",
    rules_version=1,
)

GAME: Final = ParlourQuizGame(IDENTITY, QuizOptions, MOVE_COUNT)
