"""This file is borders: answering for the Visas of a crossing, its transit point, and setting out over the Atlantic."""

from greatcircle.games.capital_adventure.board import ATLANTIC, BOARD, NOTHING, TOKEN_WORTH, VISA_PRICE
from greatcircle.games.capital_adventure.events import Declared, Embarked, Entered
from greatcircle.games.capital_adventure.moves import BY_ANSWER, BY_FARE, BY_MONEY, sail_code, try_code
from greatcircle.games.capital_adventure.position import Position
from greatcircle.games.capital_adventure.rules.journey import is_open, payments, visit


def legal_tries(state: Position, seat: int) -> list[int]:
    """List the crossings for which a side may answer: it began its go in the exit city and has the fare in hand.

    Once it has chosen to answer for one crossing of the city, it answers for no other (CA-114).

    CA-107, CA-116, CA-117, CA-119, CA-122
    """
    found: list[int] = []
    city = state.city[seat]
    declared = state.declared[seat]
    for leg in BOARD.legs[city]:
        if leg.crossing != NOTHING and declared in (NOTHING, leg.crossing) and is_open(state, seat, city, leg):
            for tokens in payments(state, seat, leg.fare, 0):
                found.append(try_code(leg.crossing, tokens))
    found.sort()
    return found


def legal_sails(state: Position, seat: int) -> list[int]:
    """List how a side may set out over the Atlantic, once it has all its pegs.

    CA-05, CA-126, CA-127, CA-131, CA-132, CA-137, CA-159
    """
    if state.city[seat] != BOARD.harbour or state.pegs[seat] != BOARD.all_pegs:
        return []
    if not state.setup.has_visas:
        return [sail_code(BY_FARE, tokens) for tokens in payments(state, seat, BOARD.sea_fare, 0)]
    found: list[int] = []
    if state.declared[seat] != ATLANTIC:
        for tokens in payments(state, seat, BOARD.sea_fare, VISA_PRICE):
            found.append(sail_code(BY_MONEY, tokens))
    for tokens in payments(state, seat, BOARD.sea_fare, 0):
        found.append(sail_code(BY_ANSWER, tokens))
    return found


def far_end(state: Position, seat: int) -> int:
    """Give the city to which the crossing leads that a side has declared."""
    crossing = state.declared[seat]
    return BOARD.start if crossing == ATLANTIC else BOARD.crossings[crossing].other(state.city[seat])


def declare(state: Position, seat: int, crossing: int, tokens: int) -> None:
    """Choose to answer for a crossing, which binds (CA-113, CA-114)."""
    state.declared[seat] = crossing
    state.fare_tokens = tokens
    if state.events is not None:
        state.tell(Declared(seat, BOARD.cities[far_end(state, seat)].id))


def embark(state: Position, seat: int, crossing: int, fee: int, tokens: int) -> None:
    """Pay a fare, and a Visa if it was bought, and move to the transit point.

    CA-42, CA-112, CA-119, CA-127, CA-131, CA-136
    """
    if crossing == ATLANTIC:
        fare = BOARD.sea_fare
        to = BOARD.start
    else:
        fare = BOARD.crossings[crossing].fare
        to = BOARD.crossings[crossing].other(state.city[seat])
    cash = fee + max(fare - tokens * TOKEN_WORTH, 0)
    state.cash[seat] -= cash
    state.tokens[seat] -= tokens
    state.city[seat] = NOTHING
    state.transit[seat] = crossing
    state.heading[seat] = to
    if state.events is not None:
        state.tell(Embarked(seat, BOARD.cities[to].id, cash, tokens))


def enter(state: Position, seat: int) -> None:
    """Leave the transit point for the entry city, where the go ends (CA-117, CA-118, CA-124)."""
    city = state.heading[seat]
    state.city[seat] = city
    state.transit[seat] = NOTHING
    state.heading[seat] = NOTHING
    state.declared[seat] = NOTHING
    if state.events is not None:
        state.tell(Entered(seat, BOARD.cities[city].id))
    visit(state, seat, city)
