"""This file is the rules in words: what a move does, why it is allowed, and which clause forbids it."""

from typing import Final

from greatcircle.games.capital_adventure.board import BOARD, DICE_MIN, TOKEN_WORTH, VISA_PRICE
from greatcircle.games.capital_adventure.card import HAZARDS, TELEXES
from greatcircle.games.capital_adventure.events import continent_name, tokens_text
from greatcircle.games.capital_adventure.moves import (
    AGREE,
    BY_ANSWER,
    BY_FARE,
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
    MOVE_COUNT,
    NUMBER,
    ORDER,
    OVERRULE,
    PASS,
    PAY,
    PAYMENTS,
    PROPOSE,
    REFUSE,
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
    FOR_LANDING,
    FOR_MONEY,
    FOR_SEA,
    JUDGING,
    ORDERING,
    OVER,
    RIGHT,
    VOTING,
    Position,
)
from greatcircle.games.capital_adventure.quiz.box import CARDS_MOST
from greatcircle.games.capital_adventure.rules.asking import due_question
from greatcircle.games.capital_adventure.rules.ending import has_won
from greatcircle.games.capital_adventure.rules.journey import everywhere
from greatcircle.games.capital_adventure.rules.order import voter
from greatcircle.games.capital_adventure.rules.why_not import refusal
from greatcircle.kernel.refusal import Reason
from greatcircle.kernel.words import listed

BARE_SENTENCES: Final[dict[int, str]] = {
    DOUBLE: "Hand in a Double: money earned in this go, and fines, count twice.",
    PASS: "Give no answer.",
    LEAVE: "Leave the answer to chance.",
    REVEAL: "I have said my answer; show the card's.",
    JUDGE: "Call the answer wrong.",
    JUDGE + 1: "Call the answer right.",
    TRUST: "Leave it to them to say whether it was right.",
    PROPOSE: "Propose one more Double for every side.",
    AGREE: "Agree to one more Double for every side.",
    REFUSE: "Do not agree to more Doubles.",
}
"""What the moves do that mean the same whenever they are made."""


def sentence(state: Position, move: int, actor: int) -> str:
    """Say what a move does, as the state stands before it."""
    if move in BARE_SENTENCES:
        return BARE_SENTENCES[move]
    if move >= ORDER:
        return _chance_sentence(state, move)
    if move < DOUBLE:
        return f"Cash the insurance for {continent_name(move - CASH)}: ${BOARD.continents[move - CASH].insurance}."
    if move == ROLL:
        return _roll_sentence(state)
    if move < PAY:
        return _leg_sentence(state, move - GO)
    if move < TRY:
        end = state.plan[-1] if state.plan else state.city[state.turn]
        return f"Pay {_payment(state, move - PAY)} and travel to {_city(end)}."
    if move < SAIL:
        return _try_sentence(state, move)
    if move < END:
        return _sail_sentence(move)
    if move == END:
        return "End the go."
    return _verdict_sentence(state, move, actor)


def reason(state: Position, seat: int, move: int, is_legal: bool) -> Reason:
    """Say why a seat may make a move now, or which clause forbids it."""
    if is_legal:
        return Reason(True, sentence(state, move, seat), _allowing_clauses(state, move))
    if state.phase == OVER:
        return Reason(False, "The match is over.", ("CA-139",) if has_won(state, state.turn) else ("CA-160",))
    if not 0 <= seat < state.seats:
        return Reason(False, f"There is no seat {seat} in this match.", ("CA-01",))
    if not 0 <= move < MOVE_COUNT:
        return Reason(False, f"There is no move {move} in this game.", ())
    if state.phase == ORDERING:
        return Reason(False, "First the sides roll for who begins.", ("CA-28",))
    if move >= ORDER:
        return Reason(False, "Dice and cards are chance's to draw, not a side's.", ("CA-34",))
    if state.phase < DECIDING:
        return Reason(False, "First the dice and cards have to come.", ("CA-34",))
    return _wrong_moment(state, seat, move) or refusal(state, seat, move)


def _wrong_moment(state: Position, seat: int, move: int) -> Reason | None:
    """Say who is to act, or what has to be done first; None when the seat decides what to do in its go."""
    phase = state.phase
    if phase == VOTING and seat == voter(state):
        return Reason(False, "First say whether every side shall have one more Double.", ("CA-13",))
    if phase == JUDGING:
        if seat == state.judge:
            return Reason(False, "First the answer is judged.", ("CA-162",))
        if move == OVERRULE and not state.setup.is_aloud[state.turn]:
            return Reason(False, "Each side overrules an answer once.", ("CA-162",))
        return Reason(False, f"{state.seat_title(state.judge)} is to say whether the answer was right.", ("CA-162",))
    if seat != state.turn or phase == VOTING:
        acting = voter(state) if phase == VOTING else state.turn
        return Reason(False, f"It is {state.seat_title(acting)}'s move, not {state.seat_title(seat)}'s.", ("CA-45",))
    if phase == ASKING:
        if move == REVEAL:
            return Reason(False, "This side does not answer aloud.", ("CA-17",))
        if SAY <= move < PASS:
            return Reason(False, "This side answers aloud.", ("CA-17",))
        return Reason(False, "A question that was read has to be answered; saying nothing counts as wrong.", ("CA-37",))
    return None


def _chance_sentence(state: Position, move: int) -> str:
    name = state.seat_title(state.turn)
    if move < START:
        return f"{name} rolls {move - ORDER + 1} for the first go."
    if move < NUMBER:
        total = move - START + DICE_MIN
        return f"{name} rolls {total}, which leads to {_city(BOARD.start_city[total])}."
    if move < DRAW:
        return f"{name} rolls {move - NUMBER + 1}."
    if move < HAZARD:
        return f"Card {(move - DRAW) % CARDS_MOST + 1} comes up."
    if move < TELEX:
        return f"{name} draws the Hazard {HAZARDS[move - HAZARD].name}."
    if move < LUCK:
        return f"{name} gets the Telex {TELEXES[move - TELEX].name}."
    return f"{name} {'knows' if move > LUCK else 'does not know'} the answer."


def _roll_sentence(state: Position) -> str:
    seat: int = state.turn
    if state.is_starting[seat]:
        return "Roll both dice and set out from London."
    due = due_question(state, seat)
    if due == FOR_MONEY:
        return "Roll for a question."
    if due == FOR_SEA:
        return f"Roll for question {state.sea[seat] + 1} over the Atlantic."
    if due == FOR_LANDING:
        return "Roll for the last question, about Europe."
    return f"Roll for the Visa question about {continent_name(BOARD.continent[state.heading[seat]])}."


def _leg_sentence(state: Position, city: int) -> str:
    """Say where a journey leads, what it costs from here, and which new cities lie on it."""
    for way in everywhere(state, state.turn):
        if way.to == city:
            price = f"${way.fare}" + (f" and ${way.visas} for Visas" if way.visas else "")
            stops = [_city(one) for one in way.path[:-1]]
            through = f" by way of {listed(stops)}" if stops else ""
            new = _new_pegs(state, way.path)
            gain = "" if not new else ", for a peg" if new == 1 else f", for {new} pegs"
            return f"Go {'on ' if state.plan else ''}to {_city(city)}{through}: {price}{gain}."
    return f"Go to {_city(city)}."


def _new_pegs(state: Position, path: list[int]) -> int:
    """Count the pegs that a way would bring."""
    visited = state.pegs[state.turn]
    for city in state.plan:
        visited |= BOARD.goal_bit[city]
    before = visited.bit_count()
    for city in path:
        visited |= BOARD.goal_bit[city]
    return visited.bit_count() - before


def _payment(state: Position, tokens: int) -> str:
    """Say with what a planned journey is paid."""
    cash: int = state.plan_visas + max(state.plan_fare - tokens * TOKEN_WORTH, 0)
    paid = [tokens_text(tokens)] if tokens else []
    if cash or not tokens:
        paid.append(f"${cash}")
    return listed(paid)


def _try_sentence(state: Position, move: int) -> str:
    number, tokens = divmod(move - TRY, PAYMENTS)
    crossing = BOARD.crossings[number]
    here = state.city[state.turn]
    there = crossing.other(here) if here in (crossing.west, crossing.east) else crossing.east
    return f"Answer for the Visas to {_city(there)}; the fare will be {_fare(crossing.fare, tokens)}."


def _sail_sentence(move: int) -> str:
    way, tokens = divmod(move - SAIL, PAYMENTS)
    price = _fare(BOARD.sea_fare, tokens)
    if way == BY_ANSWER:
        visa = f"the Visa out of {continent_name(BOARD.sea_from)}"
        return f"Answer for {visa} and sail for London; the fare will be {price}."
    visa = "" if way == BY_FARE else f" and a Visa of ${VISA_PRICE}"
    return f"Sail for London with a fare of {price}{visa}."


def _fare(fare: int, tokens: int) -> str:
    if not tokens:
        return f"${fare}"
    rest = fare - tokens * TOKEN_WORTH
    return tokens_text(tokens) + (f" and ${rest}" if rest > 0 else "")


def _verdict_sentence(state: Position, move: int, actor: int) -> str:
    asked = state.asked
    is_right = asked is not None and asked.verdict == RIGHT
    if move == GO_ON:
        return f"Go on: the answer counts as {'right' if is_right else 'wrong'}."
    if move == OVERRULE and asked is not None and actor == asked.seat:
        return f"Ask {state.seat_title(state.asker())} to count the answer as {'wrong' if is_right else 'right'}."
    if move == OVERRULE:
        return f"Overrule: the answer shall count as {'wrong' if is_right else 'right'}."
    if asked is None or state.setup.is_typed[asked.seat]:
        return f"Give answer {move - SAY + 1}."
    return f"Answer {state.question_of(asked).options()[move - SAY].rstrip('.')}."


def _allowing_clauses(state: Position, move: int) -> tuple[str, ...]:
    """Cite the clauses by which a legal move is allowed."""
    if move < DOUBLE:
        return ("CA-49",)
    if move == DOUBLE:
        return ("CA-58", "CA-59")
    if move == ROLL:
        return ("CA-30", "CA-31") if state.is_starting[state.turn] else ("CA-34", "CA-36")
    if move < TRY:
        return ("CA-40", "CA-44") if move < PAY else ("CA-44", "CA-95")
    if move < SAIL:
        return ("CA-107", "CA-117")
    if move < END:
        return ("CA-131",) if state.setup.has_visas else ("CA-127",)
    if move == END:
        return ("CA-36", "CA-47")
    if move >= PROPOSE:
        return ("CA-13",)
    if move > LEAVE:
        return ("CA-17",) if move == REVEAL else ("CA-162",)
    return ("CA-163",) if move == LEAVE else ("CA-17", "CA-37") if move == PASS else ("CA-11", "CA-17")


def _city(city: int) -> str:
    return BOARD.cities[city].name
