"""This file is the cards: which may be played, what they do, and how they are dealt and lost."""

from greatcircle.games.worldbeater.board import BOARD, NOTHING
from greatcircle.games.worldbeater.card import (
    BYWAY,
    CHARTER,
    CONNECTION,
    FIRST_HARM,
    FULL_TANK,
    HARM_IDS,
    HELP_IDS,
    KIND_IDS,
    KINDS,
    LUGGAGE,
    MECHANIC,
    NO_KIND,
    OVERTAKE,
    PAPERS,
    PAPERWORK,
    PAPERWORK_TOKENS,
    ROOF_RACK,
)
from greatcircle.games.worldbeater.events import Drew, Harmed, Lost, Played, Received
from greatcircle.games.worldbeater.moves import DEAL, LOSE, play_code
from greatcircle.games.worldbeater.position import DEALING, HARM_BITS, HOME, Position, with_value
from greatcircle.games.worldbeater.rules.road import legal_flights
from greatcircle.kernel.chance import Chances


def holds_unplayed(state: Position) -> bool:
    """Tell whether the seat on turn may think of playing a card: it has one, and has played none (WB-66, WB-67)."""
    return state.card == NO_KIND and state.hand_count[state.turn] > 0


def legal_cards(state: Position) -> list[int]:
    """List the cards that may be played now, each on everyone it can harm (WB-66, WB-67, WB-92)."""
    if not holds_unplayed(state):
        return []
    found: list[int] = []
    first = state.turn * KINDS
    for kind in range(KINDS):
        if state.hand[first + kind] == 0:
            continue
        if kind < FIRST_HARM:
            if may_help(state, kind):
                found.append(play_code(kind, NOTHING))
            continue
        for seat in range(state.seats):
            if may_harm(state, kind, seat):
                found.append(play_code(kind, seat))
    return found


def may_help(state: Position, kind: int) -> bool:
    """Tell whether a card that helps would do so now (WB-99, WB-108, WB-109)."""
    if kind == PAPERS:
        return state.has_arrived
    if state.is_begun:
        return False
    if kind == MECHANIC:
        return state.acting != 0
    if kind == CHARTER:
        return len(legal_flights(state, BOARD.area[state.car[state.turn]])) > 0
    return True


def may_harm(state: Position, kind: int, seat: int) -> bool:
    """Tell whether a card may be played on a seat: another one, not home, not under the same harm (WB-86, WB-100)."""
    if seat == state.turn or state.leg[seat] == HOME:
        return False
    if kind == LUGGAGE:
        return state.hand_count[seat] > 0
    return state.harm[seat] & HARM_BITS[kind] == 0


def play_help(state: Position, kind: int) -> None:
    """Play a card for oneself; where harm forbids what it allows, the harm wins (WB-72, WB-73, WB-101 to WB-109)."""
    _lay_down(state, kind)
    if state.events is not None:
        state.tell(Played(state.turn, HELP_IDS[kind]))
    if kind == FULL_TANK:
        state.moves_left += 1
    elif kind == OVERTAKE:
        state.car_passes += 1
    elif kind == BYWAY:
        state.token_passes += 1
    elif kind == ROOF_RACK:
        state.tokens_left += int(not state.is_acting(PAPERWORK))
    elif kind == CONNECTION:
        state.may_connect = True
    elif kind == CHARTER:
        state.may_charter = True
    elif kind == PAPERS:
        state.waits = [waits and other != state.turn for other, waits in enumerate(state.waits)]
    else:
        if state.is_acting(PAPERWORK):
            state.tokens_left += PAPERWORK_TOKENS
        state.acting = 0


def play_harm(state: Position, kind: int, seat: int) -> None:
    """Play a card on another seat; all but lost luggage acts in its next turn (WB-72, WB-100)."""
    _lay_down(state, kind)
    if state.events is not None:
        state.tell(Harmed(state.turn, HARM_IDS[kind - FIRST_HARM], seat))
    if kind == LUGGAGE:
        state.receiver = seat
    else:
        state.harm = with_value(state.harm, seat, state.harm[seat] | HARM_BITS[kind])


def _lay_down(state: Position, kind: int) -> None:
    """Return a played card to the pack (WB-68)."""
    _discard(state, state.turn, kind)
    state.card = kind


def deal_chances(state: Position) -> Chances:
    """Give the odds of the next card: at first from the new pack, in New York from the played cards (WB-69, WB-70)."""
    is_from_played = state.phase != DEALING and state.played_count > 0
    return _pack_chances(state.played if is_from_played else state.fresh, DEAL)


def deal(state: Position, kind: int) -> None:
    """Deal a card to who is to receive it (WB-65, WB-69, WB-70)."""
    if state.phase != DEALING and state.played_count > 0:
        state.played = with_value(state.played, kind, state.played[kind] - 1)
        state.played_count -= 1
    else:
        state.fresh = with_value(state.fresh, kind, state.fresh[kind] - 1)
        state.fresh_count -= 1
    seat = state.receiver
    held = seat * KINDS + kind
    state.hand = with_value(state.hand, held, state.hand[held] + 1)
    state.hand_count = with_value(state.hand_count, seat, state.hand_count[seat] + 1)
    state.draws -= 1
    if state.events is not None:
        if state.phase != DEALING:
            state.tell(Drew(state.receiver))
        state.tell(Received(state.receiver, KIND_IDS[kind]))


def loss_chances(state: Position) -> Chances:
    """Give the odds of the card that a seat loses: every card of its hand is as likely (WB-117)."""
    first = state.receiver * KINDS
    return _pack_chances(state.hand[first : first + KINDS], LOSE)


def lose(state: Position, kind: int) -> None:
    """Put a lost card on the pack of played ones (WB-117)."""
    _discard(state, state.receiver, kind)
    if state.events is not None:
        state.tell(Lost(state.receiver, KIND_IDS[kind]))


def _discard(state: Position, seat: int, kind: int) -> None:
    """Bring a card from a hand to the pack of played ones."""
    held = seat * KINDS + kind
    state.hand = with_value(state.hand, held, state.hand[held] - 1)
    state.hand_count = with_value(state.hand_count, seat, state.hand_count[seat] - 1)
    state.played = with_value(state.played, kind, state.played[kind] + 1)
    state.played_count += 1


def _pack_chances(counts: list[int], first: int) -> Chances:
    moves: list[int] = []
    weights: list[int] = []
    for kind in range(KINDS):
        if counts[kind] > 0:
            moves.append(first + kind)
            weights.append(counts[kind])
    return Chances(moves, weights)
