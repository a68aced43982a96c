"""This file is Hazards and Telexes, and deportation: what a side has to pay, loses, misses or is given."""

from greatcircle.games.capital_adventure.board import BOARD, DOUBLING, NOTHING, SEA_MISSED
from greatcircle.games.capital_adventure.card import HAZARDS, LOSE_ALL, MISS, PAY, PILES, TELEX_PILE, TELEXES
from greatcircle.games.capital_adventure.events import Cashed
from greatcircle.games.capital_adventure.hazard_event import (
    AlreadyThere,
    Deported,
    HazardDrawn,
    Hijacked,
    LostAll,
    Paid,
    SentBack,
    TelexDrawn,
    WillMiss,
)
from greatcircle.games.capital_adventure.moves import HAZARD, TELEX
from greatcircle.games.capital_adventure.position import Position
from greatcircle.games.capital_adventure.rules.journey import drop_plan, visit


def legal_hazards(state: Position) -> list[int]:
    """List the Hazards that may lie on top of the continent's pile (CA-67, CA-74)."""
    continent = state.continent(state.turn)
    return [HAZARD + card for card in on_top(state, continent, PILES[continent])]


def legal_telexes(state: Position) -> list[int]:
    """List the Telexes that may lie on top of their pile (CA-67, CA-74)."""
    return [TELEX + card for card in on_top(state, TELEX_PILE, list(range(len(TELEXES))))]


def on_top(state: Position, pile: int, cards: list[int]) -> list[int]:
    """List what may lie on top: any card that has not come up yet, and then the one that came up longest ago."""
    drawn = state.drawn[pile]
    if len(drawn) == len(cards):
        return [drawn[state.next[pile]]]
    return [card for card in cards if card not in drawn]


def _turn_up(state: Position, pile: int, card: int, size: int) -> None:
    """Put a card under its pile (CA-74)."""
    if len(state.drawn[pile]) < size:
        state.drawn[pile].append(card)
    else:
        state.next[pile] = (state.next[pile] + 1) % size


def suffer(state: Position, number: int) -> bool:
    """Carry out a Hazard at once, and tell whether it ends the go (CA-62, CA-64, CA-69, CA-73, CA-86)."""
    seat: int = state.turn
    card = HAZARDS[number]
    _turn_up(state, card.continent, number, len(PILES[card.continent]))
    state.hazard = number
    state.hazard_seat = seat
    state.is_asking_over = True
    if state.events is not None:
        state.tell(HazardDrawn(seat, card.id))
    if card.kind == PAY:
        return not pay(state, seat, card.amount * (DOUBLING if state.has_doubled else 1))
    if card.kind == LOSE_ALL:
        if state.events is not None:
            state.tell(LostAll(seat, state.cash[seat]))
        state.cash[seat] = 0
        return False
    if card.kind == MISS:
        miss(state, seat, card.goes)
        return False
    return hijack(state, seat, card.to)


def hijack(state: Position, seat: int, city: int) -> bool:
    """Take a side to another city, and tell whether that ends its go (CA-64, CA-70, CA-71, CA-76, CA-77)."""
    if state.city[seat] == city and state.setup.has_idle_hijacks:
        if state.events is not None:
            state.tell(AlreadyThere(seat, BOARD.cities[city].id))
        return False
    state.city[seat] = city
    state.declared[seat] = NOTHING
    if state.events is not None:
        state.tell(Hijacked(seat, BOARD.cities[city].id))
    visit(state, seat, city)
    return True


def pay(state: Position, seat: int, amount: int) -> bool:
    """Let a side pay a Hazard, with its insurance if need be; if that is not enough it is deported and pays nothing.

    CA-08, CA-49, CA-79, CA-80, CA-81, CA-82, CA-88, CA-93
    """
    if state.cash[seat] + state.insured(seat) < amount:
        deport(state, seat)
        return False
    if state.cash[seat] < amount:
        cash_in(state, seat, state.continent(seat))
    state.cash[seat] -= amount
    if state.events is not None:
        state.tell(Paid(seat, amount))
    return True


def cash_in(state: Position, seat: int, continent: int) -> None:
    """Turn an Insurance Token into cash, once and for all (CA-48, CA-49, CA-53, CA-57)."""
    amount = BOARD.continents[continent].insurance
    state.insurance[seat] &= ~(1 << continent)
    state.cash[seat] += amount
    if state.events is not None:
        state.tell(Cashed(seat, BOARD.continent_ids[continent], amount))


def miss(state: Position, seat: int, goes: int) -> None:
    """Let a side miss goes; a Double does not double them (CA-62, CA-148)."""
    state.missed[seat] += goes
    if state.events is not None:
        state.tell(WillMiss(seat, goes))


def deport(state: Position, seat: int) -> None:
    """Take a side where its continent's deported go, with all that it has (CA-82, CA-83, CA-84, CA-85, CA-87)."""
    city = BOARD.deported_to[state.continent(seat)]
    state.city[seat] = city
    state.declared[seat] = NOTHING
    state.is_starting[seat] = city == BOARD.start
    drop_plan(state)
    if state.events is not None:
        state.tell(Deported(seat, BOARD.cities[city].id))


def founder(state: Position) -> None:
    """Meet a Hazard on the Atlantic: the first sends the side back to begin anew, later ones cost goes.

    CA-140, CA-141, CA-142, CA-143, CA-144, CA-148
    """
    seat: int = state.turn
    if state.is_sent_back[seat]:
        miss(state, seat, SEA_MISSED)
        return
    state.is_sent_back[seat] = True
    state.sea[seat] = 0
    state.transit[seat] = NOTHING
    state.heading[seat] = NOTHING
    state.declared[seat] = NOTHING
    state.city[seat] = BOARD.sent_back_to
    if state.events is not None:
        state.tell(SentBack(seat, BOARD.cities[BOARD.sent_back_to].id))


def receive(state: Position, number: int) -> None:
    """Read a Telex and take its money, if it pays where the side is (CA-61, CA-72, CA-146, CA-147)."""
    seat: int = state.turn
    card = TELEXES[number]
    _turn_up(state, TELEX_PILE, number, len(TELEXES))
    state.telex = number
    state.telex_seat = seat
    amount = 0
    if not card.continents or state.continent(seat) in card.continents:
        amount = card.amount * (DOUBLING if state.has_doubled else 1)
    state.cash[seat] += amount
    if state.events is not None:
        state.tell(TelexDrawn(seat, card.id, amount))
