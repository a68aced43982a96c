"""This file is why a side may not do something in its own go: the plainest reason first, with its clauses."""

from greatcircle.games.capital_adventure.board import (
    ATLANTIC,
    BOARD,
    DOUBLES_MAX,
    NOTHING,
    TOKEN_WORTH,
    VISA_PRICE,
)
from greatcircle.games.capital_adventure.events import continent_name, tokens_text
from greatcircle.games.capital_adventure.moves import (
    BY_ANSWER,
    BY_FARE,
    BY_MONEY,
    CASH,
    DOUBLE,
    END,
    GO,
    PAY,
    PAYMENTS,
    PROPOSE,
    ROLL,
    SAIL,
    TRY,
)
from greatcircle.games.capital_adventure.position import Position
from greatcircle.games.capital_adventure.rules.journey import Way, everywhere, is_open, lacks_behind, payments
from greatcircle.kernel.refusal import Reason


def refusal(state: Position, seat: int, move: int) -> Reason:
    """Say which clause forbids the side on turn a move while it decides what to do."""
    if move >= END:
        return _why_no_answer(state, move)
    if move == DOUBLE and state.transit[seat] == ATLANTIC:
        return _why_not_doubled(state, seat)
    if state.transit[seat] != NOTHING:
        return Reason(
            False, "On a transit point a side only tries the question that is due, or lets the go pass.", ("CA-158",)
        )
    if state.is_starting[seat] and move >= DOUBLE:
        return Reason(False, "First roll both dice and set out from London.", ("CA-31", "CA-84"))
    if move < DOUBLE:
        return _why_not_cashed(state, seat, move - CASH)
    if move == DOUBLE:
        return _why_not_doubled(state, seat)
    if move == ROLL:
        return _why_not_rolled(state, seat)
    if move < PAY:
        return _why_not_gone(state, seat, move - GO)
    if move < TRY:
        return _why_not_paid(state, seat, move - PAY)
    if state.plan:
        return Reason(False, "First pay for the planned journey, or take it back.", ("CA-44",))
    if move < SAIL:
        return _why_not_tried(state, seat, move)
    return _why_not_sailed(state, seat, move)


def _why_no_answer(state: Position, move: int) -> Reason:
    if move == END:
        if state.plan:
            return Reason(False, "First pay for the planned journey, or take it back.", ("CA-44",))
        return Reason(False, "First roll both dice and set out from London.", ("CA-31", "CA-84"))
    if move == PROPOSE:
        if state.issued >= DOUBLES_MAX:
            return Reason(False, f"Every side has been given {DOUBLES_MAX} Doubles; there are no more.", ("CA-13",))
        return Reason(False, "More Doubles are proposed once in a go, and not with a journey planned.", ("CA-13",))
    if move > PROPOSE:
        return Reason(False, "Nobody has proposed more Doubles.", ("CA-13",))
    return Reason(False, "Nothing is asked now.", ("CA-34",))


def _why_not_cashed(state: Position, seat: int, continent: int) -> Reason:
    name = continent_name(continent)
    if not state.insurance[seat] >> continent & 1:
        return Reason(False, f"The insurance for {name} has been cashed in already.", ("CA-53",))
    return Reason(False, f"The insurance for {name} is paid in {name} alone.", ("CA-49", "CA-50"))


def _why_not_doubled(state: Position, seat: int) -> Reason:
    if not state.doubles[seat]:
        return Reason(False, "No Double token is left.", ("CA-58",))
    if state.has_doubled:
        return Reason(False, "Only one Double works in a go.", ("CA-59",))
    return Reason(False, "A Double is handed in at the beginning of a go.", ("CA-58",))


def _why_not_rolled(state: Position, seat: int) -> Reason:
    if state.plan:
        return Reason(False, "First pay for the planned journey, or take it back.", ("CA-44",))
    if BOARD.is_capital_adventure[state.city[seat]]:
        return Reason(False, "No questions are answered in a Capital Adventure city.", ("CA-90",))
    return Reason(False, "The questions of this go are over.", ("CA-36", "CA-69"))


def _why_not_gone(state: Position, seat: int, city: int) -> Reason:
    if state.has_travelled:
        return Reason(False, "A go has one journey, at its beginning or at its end.", ("CA-41",))
    name = BOARD.cities[city].name
    here = state.plan[-1] if state.plan else state.city[seat]
    if city == here:
        return Reason(False, f"The journey is in {name} already.", ("CA-40",))
    if city == BOARD.start:
        return Reason(False, f"{name} is reached over the Atlantic alone.", ("CA-05", "CA-06"))
    if state.plan and here == BOARD.harbour:
        return Reason(False, f"A journey ends in {BOARD.cities[here].name}.", ("CA-125",))
    for way in everywhere(state, seat):
        if way.to == city:
            return _why_too_dear(state, seat, way)
    return _why_no_way(state, seat, city)


def _why_too_dear(state: Position, seat: int, way: Way) -> Reason:
    """Say what a journey costs and what there is, and whether the insurance would make up for it."""
    name = BOARD.cities[way.to].name
    fare: int = way.fare + state.plan_fare
    visas: int = way.visas + state.plan_visas
    means = f"${state.cash[seat]}"
    if state.tokens[seat]:
        means += f" and {tokens_text(state.tokens[seat])}"
    lack = visas + max(fare - state.tokens[seat] * TOKEN_WORTH, 0) - state.cash[seat]
    more = ""
    if lack <= state.insured(seat):
        more = f" The insurance for {continent_name(state.continent(seat))} would make up for it."
    if _is_pledged(state, seat, way.to):
        bound = "The side has chosen to answer for the crossing here"
        sentence = f"{bound}; by another one {name} costs ${fare + visas}, and there is {means}.{more}"
        return Reason(False, sentence, ("CA-44", "CA-114"))
    clauses = ("CA-44", "CA-156") if visas and state.tokens[seat] else ("CA-44",)
    price = f"${fare} and ${visas} for Visas" if visas else f"${fare}"
    return Reason(False, f"The journey to {name} costs {price}, and there is {means}.{more}", clauses)


def _is_pledged(state: Position, seat: int, city: int) -> bool:
    """Tell whether the side has chosen to answer for a crossing into the continent of a city (CA-114)."""
    crossing = state.declared[seat]
    if crossing == NOTHING or crossing == ATLANTIC or state.plan_visas:
        return False
    return BOARD.continent[BOARD.crossings[crossing].other(state.city[seat])] == BOARD.continent[city]


def _why_no_way(state: Position, seat: int, city: int) -> Reason:
    """Say why a city cannot be reached in one journey, whatever it costs."""
    name = BOARD.cities[city].name
    here = state.continent(seat)
    if state.setup.is_eastward and BOARD.continent[city] < here and not lacks_behind(state, seat, here):
        return Reason(False, f"{name} lies behind; borders are crossed eastward in this match.", ("CA-06",))
    if _is_pledged(state, seat, city):
        return Reason(False, "The side has chosen to answer for this crossing, and may not pay instead.", ("CA-114",))
    return Reason(False, f"A journey crosses one border, and {name} lies beyond another.", ("CA-115", "CA-123"))


def _why_not_paid(state: Position, seat: int, tokens: int) -> Reason:
    if not state.plan:
        return Reason(False, "No journey is planned.", ("CA-40",))
    if tokens > state.tokens[seat]:
        return _why_no_tokens(state, seat)
    if tokens and (tokens - 1) * TOKEN_WORTH >= state.plan_fare:
        return Reason(False, "So many Travel Tokens are not needed for this fare.", ("CA-94", "CA-95"))
    return Reason(False, "That does not pay the journey in full.", ("CA-44",))


def _why_not_tried(state: Position, seat: int, move: int) -> Reason:
    number, tokens = divmod(move - TRY, PAYMENTS)
    crossing = BOARD.crossings[number]
    city = state.city[seat]
    if not state.setup.has_visas:
        return Reason(False, "There are no Visas in the Diplomat game; the fare is enough.", ("CA-15",))
    if city not in (crossing.west, crossing.east):
        ends = f"{BOARD.cities[crossing.west].name} or {BOARD.cities[crossing.east].name}"
        return Reason(False, f"That crossing begins in {ends}.", ("CA-117",))
    if state.has_rolled or state.has_travelled or state.is_first:
        return Reason(
            False, "Visa questions are tried by a side that began its go in the exit city.", ("CA-116", "CA-122")
        )
    if state.declared[seat] not in (NOTHING, number):
        return Reason(False, "The side has chosen to answer for another crossing from here.", ("CA-114",))
    for leg in BOARD.legs[city]:
        if leg.crossing == number and not is_open(state, seat, city, leg):
            return Reason(False, "Borders are crossed eastward in this match.", ("CA-06",))
    return _why_not_afforded(state, seat, crossing.fare, 0, tokens)


def _why_not_sailed(state: Position, seat: int, move: int) -> Reason:
    way, tokens = divmod(move - SAIL, PAYMENTS)
    if state.city[seat] != BOARD.harbour:
        return Reason(False, f"The Atlantic is crossed from {BOARD.cities[BOARD.harbour].name}.", ("CA-05",))
    if state.pegs[seat] != BOARD.all_pegs:
        left = len(BOARD.goals) - state.peg_count(seat)
        return Reason(False, f"Capital Adventure cities still to visit first: {left}.", ("CA-126",))
    if state.setup.has_visas and way == BY_FARE:
        return Reason(False, "The Visa version asks for a Visa too, bought or answered for.", ("CA-131",))
    if not state.setup.has_visas and way != BY_FARE:
        return Reason(False, "There are no Visas out of America in the Diplomat game.", ("CA-127",))
    if way == BY_MONEY and state.declared[seat] == ATLANTIC:
        return Reason(False, "The side has chosen to answer, and may not buy this Visa instead.", ("CA-114", "CA-132"))
    if way == BY_ANSWER and state.has_rolled:
        return Reason(False, "The Visa question is tried once in a go.", ("CA-121",))
    return _why_not_afforded(state, seat, BOARD.sea_fare, VISA_PRICE if way == BY_MONEY else 0, tokens)


def _why_no_tokens(state: Position, seat: int) -> Reason:
    """Say how many Travel Tokens there are to hand over."""
    held = "only one" if state.tokens[seat] else "no"
    return Reason(False, f"The side has {held} Travel Token.", ("CA-95",))


def _why_not_afforded(state: Position, seat: int, fare: int, fee: int, tokens: int) -> Reason:
    if tokens > state.tokens[seat]:
        return _why_no_tokens(state, seat)
    if payments(state, seat, fare, fee):
        return Reason(False, "Pay with another number of Travel Tokens.", ("CA-94", "CA-95"))
    price = f"The fare of ${fare} and ${fee} for the Visa have" if fee else f"The fare of ${fare} has"
    return Reason(False, f"{price} to be in hand first.", ("CA-44", "CA-119"))
