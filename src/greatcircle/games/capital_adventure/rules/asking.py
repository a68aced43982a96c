"""This file is questions: the die, the card, the answer in its several manners, and the verdict."""

from typing import Final

from greatcircle.equipment.quiz.question import LEVELS, OPTIONS
from greatcircle.games.capital_adventure.board import (
    ATLANTIC,
    BOARD,
    CERTAIN,
    CONTINENTS,
    DIE,
    FIELD_ODDS,
    LEVEL_ODDS,
    NOTHING,
    ODDS_MAX,
    ODDS_MIN,
    SEA_ANSWERS,
    STRENGTHS,
)
from greatcircle.games.capital_adventure.events import (
    Answered,
    Appealed,
    Overruled,
    QuestionRead,
    Revealed,
    Rolled,
    Typed,
)
from greatcircle.games.capital_adventure.moves import (
    GO_ON,
    JUDGE,
    LEAVE,
    LUCK,
    OVERRULE,
    PASS,
    REVEAL,
    SAY,
    TRUST,
    draw_code,
)
from greatcircle.games.capital_adventure.position import (
    ASKING,
    DRAWING,
    FOR_ENTRY,
    FOR_EXIT,
    FOR_LANDING,
    FOR_MONEY,
    FOR_SEA,
    JUDGING,
    RIGHT,
    WRONG,
    Asked,
    Position,
)
from greatcircle.games.capital_adventure.quiz.box import VISA_BOX
from greatcircle.games.capital_adventure.quiz.question import FIELDS
from greatcircle.kernel.chance import Chances

PICKED: Final[list[int]] = [*range(SAY, SAY + OPTIONS), PASS, LEAVE]
"""What may become of a question that is picked or typed; the last is for bots alone (CA-37)."""
ALOUD: Final[list[int]] = [REVEAL, PASS, LEAVE]
VERDICT_STANDS: Final[list[int]] = [GO_ON]
VERDICT_OPEN: Final[list[int]] = [GO_ON, OVERRULE]
JUDGEMENT: Final[list[int]] = [JUDGE, JUDGE + 1]
JUDGEMENT_OR_TRUST: Final[list[int]] = [*JUDGEMENT, TRUST]


def due_question(state: Position, seat: int) -> int:
    """Say what the next question is asked for where a side is (CA-118, CA-127, CA-129, CA-134)."""
    crossing = state.transit[seat]
    if crossing == NOTHING:
        return FOR_MONEY
    if crossing != ATLANTIC:
        return FOR_ENTRY
    return FOR_SEA if state.sea[seat] < SEA_ANSWERS else FOR_LANDING


def box_for(state: Position) -> int:
    """Give the box of the question that is due: General Knowledge, or the Visa box."""
    purpose = state.purpose
    is_knowledge = purpose == FOR_MONEY or purpose == FOR_SEA
    return state.setup.box_of(state.turn) if is_knowledge else VISA_BOX


def visa_continent(state: Position) -> int:
    """Give the continent that the Visa question is about: first the one left (CA-110, CA-111, CA-129)."""
    seat: int = state.turn
    if state.purpose == FOR_EXIT:
        return state.continent(seat)
    return BOARD.continent[state.heading[seat]]


def show_number(state: Position, number: int) -> None:
    """Let the die show a number, from 0 on; then a card is drawn (CA-34, CA-108)."""
    state.number = number
    state.phase = DRAWING
    state.choices = legal_draws(state)
    if state.events is not None:
        state.tell(Rolled(state.turn, number + 1))


def legal_draws(state: Position) -> list[int]:
    """List the cards that may come: none drawn since the last shuffle, new entries first (CA-19, CA-39)."""
    box = box_for(state)
    continent = visa_continent(state) if box == VISA_BOX else 0
    count = state.setup.boxes.boxes[box].count
    used = state.used[box]
    if used == (1 << count) - 1:
        used = 0
    read = state.read[box]
    left: list[int] = []
    fresh: list[int] = []
    for card in range(count):
        if not used >> card & 1:
            left.append(draw_code(box, card))
            if not read >> _entry_bit(box, card, continent, state.number) & 1:
                fresh.append(draw_code(box, card))
    return fresh or left


def _entry_bit(box: int, card: int, continent: int, number: int) -> int:
    return ((card * CONTINENTS + continent) if box == VISA_BOX else card) * DIE + number


def draw(state: Position, box: int, card: int) -> int:
    """Take a card out of its box, put it to the back, and give the kind of its entry (CA-36, CA-39, CA-67)."""
    seat: int = state.turn
    number: int = state.number
    continent = visa_continent(state) if box == VISA_BOX else NOTHING
    used = state.used[box]
    if used == (1 << state.setup.boxes.boxes[box].count) - 1:
        used = 0
    state.used[box] = used | 1 << card
    state.read[box] |= 1 << _entry_bit(box, card, max(continent, 0), number)
    entry = state.setup.boxes.entry(box, card, continent, number)
    if entry.questions:
        state.asked = Asked(seat, state.purpose, box, card, continent, number)
        state.phase = ASKING
        state.choices = legal_answers(state)
        if state.events is not None:
            question = entry.questions[state.setup.level[seat]]
            state.tell(QuestionRead(seat, question.field, LEVELS[question.level], question.text))
    return entry.kind


def legal_answers(state: Position) -> list[int]:
    """List what may become of the question (CA-17, CA-37)."""
    return ALOUD if state.setup.is_aloud[state.turn] else PICKED


def odds(state: Position, asked: Asked) -> int:
    """Give the per cent with which a bot knows an answer, by its level and field (CA-163)."""
    setup = state.setup
    chance = setup.knowledge + LEVEL_ODDS[setup.level[asked.seat]]
    field = state.question_of(asked).field
    if field in FIELDS:
        chance += ((FIELDS.index(field) + asked.seat) % STRENGTHS - 1) * FIELD_ODDS
    return min(max(chance, ODDS_MIN), ODDS_MAX)


def luck_chances(chance: int) -> Chances:
    """Give the odds of a wrong answer and of a right one that is known with so many per cent."""
    return Chances([LUCK, LUCK + 1], [CERTAIN - chance, chance])


def answer(state: Position, option: int) -> bool:
    """Take an answer, or none, and tell whether it is settled at once: a typed one may be overruled (CA-11, CA-17)."""
    asked = state.asked
    assert asked is not None
    verdict = RIGHT if option == state.question_of(asked).place() else WRONG
    words = state.words if state.setup.is_typed[asked.seat] else ""
    state.asked = asked.answered(option, words, verdict, [], False)
    if not words:
        return True
    state.phase = JUDGING
    state.judge = state.turn
    state.choices = legal_verdicts(state)
    if state.events is not None:
        state.tell(Typed(asked.seat, words, verdict == RIGHT))
    return False


def reveal(state: Position) -> None:
    """Show the card's answer after the side has said its own; the asking side judges (CA-17, CA-162)."""
    asked = state.asked
    assert asked is not None
    state.phase = JUDGING
    state.judge = state.asker()
    state.choices = legal_verdicts(state)
    if state.events is not None:
        state.tell(Revealed(asked.seat, state.question_of(asked).answer))


def trust(state: Position) -> None:
    """Leave the verdict to the side that answered: one that appealed gets its way (CA-162)."""
    asked = state.asked
    assert asked is not None
    state.judge = state.turn
    if asked.words:
        _turn_round(state, asked, asked.seat, asked.overruled)
    state.choices = legal_verdicts(state)


def legal_verdicts(state: Position) -> list[int]:
    """List what may be said of an answer (CA-17, CA-162)."""
    asked = state.asked
    assert asked is not None
    if state.judge != state.turn:
        return JUDGEMENT_OR_TRUST
    if state.setup.is_aloud[asked.seat]:
        return JUDGEMENT
    return VERDICT_STANDS if asked.seat in asked.overruled else VERDICT_OPEN


def can_overrule(state: Position, seat: int) -> bool:
    """Tell whether another side may overrule the verdict on a typed answer, once for each answer (CA-162)."""
    asked = state.asked
    if state.phase != JUDGING or asked is None or not asked.words:
        return False
    return seat not in (asked.seat, state.judge) and 0 <= seat < state.seats and seat not in asked.overruled


def overrule(state: Position, seat: int) -> None:
    """Turn the verdict on a typed answer round; the side itself can only ask the asking side to (CA-162)."""
    asked = state.asked
    assert asked is not None
    overruled = [*asked.overruled, seat]
    if seat == asked.seat:
        state.asked = asked.answered(asked.said, asked.words, asked.verdict, overruled, False)
        state.judge = state.asker()
        if state.events is not None:
            state.tell(Appealed(seat, state.judge))
    else:
        _turn_round(state, asked, seat, overruled)
    state.choices = legal_verdicts(state)


def _turn_round(state: Position, asked: Asked, seat: int, overruled: list[int]) -> None:
    verdict = WRONG if asked.verdict == RIGHT else RIGHT
    state.asked = asked.answered(asked.said, asked.words, verdict, overruled, False)
    if state.events is not None:
        state.tell(Overruled(seat, verdict == RIGHT))


def decree(state: Position, verdict: int, is_left_to_chance: bool) -> None:
    """Set the verdict on an answer that was said aloud, appealed for, or left to chance."""
    asked = state.asked
    assert asked is not None
    state.asked = asked.answered(asked.said, asked.words, verdict, asked.overruled, is_left_to_chance)


def close(state: Position) -> Asked:
    """Lay the answered question aside and give it."""
    asked = state.asked
    assert asked is not None
    state.last = asked
    state.asked = None
    if state.events is not None:
        question = state.question_of(asked)
        said = asked.words or (question.options()[asked.said] if asked.said != NOTHING else None)
        state.tell(Answered(asked.seat, said, question.answer, asked.verdict == RIGHT))
    return asked
