"""This file is a side's go: how it begins, what may be done in it, what an answer leads to, and who comes next."""

from typing import Final

from greatcircle.games.capital_adventure.board import (
    ATLANTIC,
    BOARD,
    DICE_MAX,
    DICE_MIN,
    DIE,
    DOUBLES_MAX,
    DOUBLING,
    NOTHING,
    VISA_PRICE,
)
from greatcircle.games.capital_adventure.events import (
    Doubled,
    Earned,
    GoEnded,
    SeaProgress,
    SetOut,
    VisaDenied,
)
from greatcircle.games.capital_adventure.hazard_event import GoMissed
from greatcircle.games.capital_adventure.moves import (
    BY_ANSWER,
    BY_MONEY,
    CASH,
    DOUBLE,
    END,
    NUMBER,
    PAYMENTS,
    PROPOSE,
    ROLL,
    SAIL,
    START,
    TRY,
)
from greatcircle.games.capital_adventure.position import (
    DECIDING,
    FOR_ENTRY,
    FOR_EXIT,
    FOR_MONEY,
    FOR_SEA,
    HAZARD,
    LUCK,
    RIGHT,
    ROLLING,
    STARTING,
    TELEX,
    Position,
)
from greatcircle.games.capital_adventure.quiz.box import HAZARD as HAZARD_ENTRY
from greatcircle.games.capital_adventure.quiz.box import TELEX as TELEX_ENTRY
from greatcircle.games.capital_adventure.rules import asking, hazard, journey
from greatcircle.games.capital_adventure.rules.crossing import declare, embark, enter, legal_sails, legal_tries
from greatcircle.games.capital_adventure.rules.ending import end_match
from greatcircle.kernel.chance import Chances, even_chances

NUMBER_CHANCES: Final = even_chances(list(range(NUMBER, NUMBER + DIE)))
START_CHANCES: Final = Chances(
    list(range(START, START + DICE_MAX - DICE_MIN + 1)),
    [min(total - 1, DICE_MAX + 1 - total) for total in range(DICE_MIN, DICE_MAX + 1)],
)
"""The totals of two dice with the number of ways in which each comes (CA-30)."""


def begin_go(state: Position, seat: int) -> None:
    """Let a side have its go: those that miss it are passed over, the stranded are deported (CA-99, CA-155)."""
    while True:
        state.turn = seat
        state.is_first = False
        state.has_rolled = False
        state.has_travelled = False
        state.has_doubled = False
        state.is_asking_over = False
        state.has_proposed = False
        if state.missed[seat] > 0:
            state.missed[seat] -= 1
            if state.events is not None:
                state.tell(GoMissed(seat, state.missed[seat]))
        elif journey.is_stranded(state, seat):
            hazard.deport(state, seat)
        else:
            decide(state)
            return
        if _is_last(state, seat):
            return
        seat = (seat + 1) % state.seats


def end_go(state: Position) -> None:
    """End the go: a stop-over earns a Travel Token, and the next side follows (CA-45, CA-91)."""
    seat: int = state.turn
    journey.stop_over(state, seat)
    if state.events is not None:
        state.tell(GoEnded(seat))
    if not _is_last(state, seat):
        begin_go(state, (seat + 1) % state.seats)


def _is_last(state: Position, seat: int) -> bool:
    """Count the round when its last go is over, and end the match after the last round (CA-160)."""
    if (seat + 1) % state.seats == state.first:
        state.rounds += 1
        if state.rounds >= state.setup.round_limit:
            end_match(state)
            return True
    return False


def decide(state: Position) -> None:
    """Let the side on turn choose what to do."""
    state.phase = DECIDING
    state.choices = legal_decisions(state)


def legal_decisions(state: Position) -> list[int]:
    """List what a side may do in its go (CA-36, CA-40, CA-41, CA-43, CA-47, CA-49, CA-56, CA-58, CA-90, CA-157)."""
    seat: int = state.turn
    if state.transit[seat] != NOTHING:
        return _transit_decisions(state, seat)
    found: list[int] = []
    continent = state.continent(seat)
    if state.insurance[seat] >> continent & 1:
        found.append(CASH + continent)
    if state.is_starting[seat]:
        found.append(ROLL)
        return _with_proposal(state, found)
    if state.plan:
        found.extend(journey.legal_legs(state, seat))
        found.extend(journey.legal_payments(state, seat))
        return found
    is_fresh = not state.has_rolled and not state.has_travelled
    if is_fresh and not state.has_doubled and state.doubles[seat] > 0:
        found.append(DOUBLE)
    if can_ask(state):
        found.append(ROLL)
    if not state.has_travelled:
        found.extend(journey.legal_legs(state, seat))
    if is_fresh and not state.is_first:
        if state.setup.has_visas:
            found.extend(legal_tries(state, seat))
        found.extend(legal_sails(state, seat))
    found.append(END)
    return _with_proposal(state, found)


def _transit_decisions(state: Position, seat: int) -> list[int]:
    """List what may be done on a transit point: try what is due, or let the go pass (CA-66, CA-109, CA-158)."""
    found: list[int] = []
    is_fresh = not state.has_rolled and not state.has_travelled and not state.has_doubled
    if is_fresh and state.transit[seat] == ATLANTIC and state.doubles[seat] > 0:
        found.append(DOUBLE)
    found.append(ROLL)
    found.append(END)
    return _with_proposal(state, found)


def _with_proposal(state: Position, found: list[int]) -> list[int]:
    """Add that the side may propose more Doubles, always as the last of its moves (CA-13)."""
    if state.issued < DOUBLES_MAX and not state.has_proposed:
        found.append(PROPOSE)
    return found


def can_ask(state: Position) -> bool:
    """Tell whether the side may answer for money: not in a Capital Adventure city, nor once its questions are over.

    CA-36, CA-90, CA-115, CA-116
    """
    return not state.is_asking_over and not BOARD.is_capital_adventure[state.city[state.turn]]


def cash(state: Position, continent: int) -> None:
    """Cash the insurance of the continent (CA-49)."""
    hazard.cash_in(state, state.turn, continent)
    decide(state)


def double(state: Position) -> None:
    """Hand in a Double token for this go (CA-58, CA-59, CA-65, CA-66)."""
    seat: int = state.turn
    state.doubles[seat] -= 1
    state.has_doubled = True
    if state.events is not None:
        state.tell(Doubled(seat))
    decide(state)


def roll(state: Position) -> None:
    """Roll: two dice in London, otherwise one for the question that is due (CA-33, CA-34, CA-84)."""
    seat: int = state.turn
    if state.is_starting[seat]:
        state.phase = STARTING
        state.choices = START_CHANCES.moves
        return
    state.purpose = asking.due_question(state, seat)
    expect_number(state)


def expect_number(state: Position) -> None:
    """Let chance roll the die for a question."""
    state.has_rolled = True
    state.phase = ROLLING
    state.choices = NUMBER_CHANCES.moves


def set_out(state: Position, total: int) -> None:
    """Leave London for the start city, free of charge (CA-30, CA-31, CA-32, CA-84)."""
    seat: int = state.turn
    city = BOARD.start_city[total]
    state.city[seat] = city
    state.is_starting[seat] = False
    state.is_first = True
    if state.events is not None:
        state.tell(SetOut(seat, total, BOARD.cities[city].id))
    decide(state)


def go(state: Position, city: int) -> None:
    """Put a city on the planned journey."""
    journey.plan(state, state.turn, city)
    decide(state)


def travel(state: Position, tokens: int) -> None:
    """Make the planned journey; after one at the beginning the side may answer.

    CA-41, CA-43, CA-90, CA-115, CA-153, CA-166
    """
    seat: int = state.turn
    is_at_end = state.has_rolled or state.is_first
    journey.travel(state, seat, tokens)
    if is_at_end or not can_ask(state):
        end_go(state)
    else:
        decide(state)


def try_visa(state: Position, code: int) -> None:
    """Answer for the Visa out of the continent (CA-107, CA-113, CA-117)."""
    crossing, tokens = divmod(code - TRY, PAYMENTS)
    declare(state, state.turn, crossing, tokens)
    state.purpose = FOR_EXIT
    expect_number(state)


def sail(state: Position, code: int) -> None:
    """Set out over the Atlantic, or answer for the American Visa first (CA-127, CA-131, CA-135)."""
    seat: int = state.turn
    way, tokens = divmod(code - SAIL, PAYMENTS)
    if way == BY_ANSWER:
        declare(state, seat, ATLANTIC, tokens)
        state.purpose = FOR_EXIT
        expect_number(state)
        return
    state.has_travelled = True
    embark(state, seat, ATLANTIC, VISA_PRICE if way == BY_MONEY else 0, tokens)
    decide(state)


def draw(state: Position, box: int, card: int) -> None:
    """Draw a card: a question is asked, a Hazard or a Telex is met (CA-67)."""
    kind = asking.draw(state, box, card)
    if kind == HAZARD_ENTRY:
        if state.purpose == FOR_SEA:
            hazard.founder(state)
            end_go(state)
        else:
            state.phase = HAZARD
            state.choices = hazard.legal_hazards(state)
    elif kind == TELEX_ENTRY:
        state.phase = TELEX
        state.choices = hazard.legal_telexes(state)


def suffer(state: Position, card: int) -> None:
    """Carry out a Hazard; unless it took the side away, it may still travel if it has not (CA-70)."""
    if hazard.suffer(state, card) or state.has_travelled:
        end_go(state)
    else:
        decide(state)


def receive(state: Position, card: int) -> None:
    """Read a Telex, and let the side go on (CA-72)."""
    hazard.receive(state, card)
    decide(state)


def answer(state: Position, option: int) -> None:
    """Take an answer; what is picked is judged at once."""
    if asking.answer(state, option):
        resolve(state)


def leave_to_chance(state: Position) -> None:
    """Let chance say whether a bot knows the answer (CA-163)."""
    state.phase = LUCK
    state.choices = luck(state).moves


def luck(state: Position) -> Chances:
    """Give the odds that a bot is wrong, and right (CA-163)."""
    asked = state.asked
    assert asked is not None
    chance = asking.odds(state, asked)
    return asking.luck_chances(chance)


def judge(state: Position, verdict: int, is_left_to_chance: bool) -> None:
    """Judge an answer that was said aloud, or left to chance."""
    asking.decree(state, verdict, is_left_to_chance)
    resolve(state)


def resolve(state: Position) -> None:
    """Let the verdict take effect.

    CA-35, CA-36, CA-38, CA-112, CA-120, CA-121, CA-127, CA-128, CA-129, CA-130, CA-132, CA-133, CA-153, CA-166
    """
    seat: int = state.turn
    asked = asking.close(state)
    is_right = asked.verdict == RIGHT
    purpose = asked.purpose
    if purpose == FOR_MONEY:
        if is_right:
            earn(state, seat)
            decide(state)
        else:
            state.is_asking_over = True
            if state.has_travelled:
                end_go(state)
            else:
                decide(state)
    elif not is_right:
        if purpose != FOR_SEA and state.events is not None:
            to = BOARD.start if state.declared[seat] == ATLANTIC or state.transit[seat] == ATLANTIC else _goal(state)
            state.tell(VisaDenied(seat, BOARD.cities[to].id))
        end_go(state)
    elif purpose == FOR_EXIT:
        embark(state, seat, state.declared[seat], 0, state.fare_tokens)
        decide(state)
    elif purpose == FOR_ENTRY:
        enter(state, seat)
        end_go(state)
    elif purpose == FOR_SEA:
        state.sea[seat] += 1
        if state.events is not None:
            state.tell(SeaProgress(seat, state.sea[seat]))
        decide(state)
    else:
        enter(state, seat)
        end_match(state)


def _goal(state: Position) -> int:
    """Give the city to which the side on turn wants to cross."""
    seat: int = state.turn
    heading = state.heading[seat]
    return heading if heading != NOTHING else BOARD.crossings[state.declared[seat]].other(state.city[seat])


def earn(state: Position, seat: int) -> None:
    """Pay for a right answer from a bank that has enough, twice with a Double (CA-09, CA-18, CA-20, CA-35, CA-60)."""
    amount = state.setup.answer_money * (DOUBLING if state.has_doubled else 1)
    state.cash[seat] += amount
    if state.events is not None:
        state.tell(Earned(seat, amount))
