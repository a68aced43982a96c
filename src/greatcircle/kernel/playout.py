"""This file is the quickest way through a match: every choice at random, without checks, events or log."""

from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.state import CHANCE, State


def playout(state: State, dealer: QuickDealer) -> int:
    """Play a state to its end at random and give the number of moves made, those of chance included."""
    moves = 0
    while True:
        actors = state.actors()
        if not actors:
            return moves
        actor = actors[0]
        if actor == CHANCE:
            move = dealer.draw(state.chances())
        else:
            moves_now = state.for_bots(actor)
            move = moves_now[dealer.below(len(moves_now))]
        state.apply(actor, move)
        moves += 1
