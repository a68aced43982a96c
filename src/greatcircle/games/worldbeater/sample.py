"""This file is how a whole state of Worldbeater is drawn from a view: the unseen cards are dealt by lot."""

from greatcircle.games.worldbeater.card import COPIES, KINDS
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.games.worldbeater.rules.turn import renew_choices
from greatcircle.games.worldbeater.view import WorldbeaterView
from greatcircle.kernel.dealer import Dealer


def sample(seen: WorldbeaterView, dealer: Dealer) -> Worldbeater:
    """Deal the unseen cards at random to the other hands and the packs, to each as many as it has (WB-118)."""
    position = seen.position
    state = Worldbeater(position.setup)
    position.copy_onto(state)
    unseen = _unseen(seen)
    hand = state.hand.copy()
    for seat in range(state.seats):
        if seat != seen.seat:
            drawn = _draw(unseen, state.hand_count[seat], dealer)
            hand[seat * KINDS : (seat + 1) * KINDS] = drawn
    state.hand = hand
    state.played = _draw(unseen, state.played_count, dealer)
    state.fresh = unseen
    renew_choices(state)
    return state


def _unseen(seen: WorldbeaterView) -> list[int]:
    """Count the cards of each kind that the seat does not see."""
    unseen = COPIES.copy()
    if 0 <= seen.seat < seen.position.seats:
        for kind in range(KINDS):
            unseen[kind] -= seen.position.hand[seen.seat * KINDS + kind]
    return unseen


def _draw(unseen: list[int], count: int, dealer: Dealer) -> list[int]:
    """Draw so many cards by lot out of the unseen ones."""
    drawn = [0] * KINDS
    left = sum(unseen)
    for _ in range(count):
        ticket = dealer.below(left)
        kind = 0
        while ticket >= unseen[kind]:
            ticket -= unseen[kind]
            kind += 1
        unseen[kind] -= 1
        drawn[kind] += 1
        left -= 1
    return drawn
