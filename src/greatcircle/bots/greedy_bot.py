"""This file is the bot that plans its own turn and no further: it weighs where each chain of its moves would end."""

from typing import Final, final

from greatcircle.bots.bot import Bot
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.state import CHANCE, State
from greatcircle.kernel.view import View

PATIENCE: Final = 500
"""How many states one decision may look at, shared evenly among its moves, before chains are weighed as they stand."""
OUTCOMES: Final = 8
"""Chance with more outcomes than these is not looked through: the state is weighed as it stands before it."""
QUESTIONS: Final = 3
"""One of so many questions it does not answer: who always knows is no company for those who learn."""
REASONS: Final = 3


@final
class GreedyBot(Bot):
    """Take the move whose own chain ends in the best state; what chance does next is averaged."""

    def __init__(self, game: Game, dealer: Dealer) -> None:
        super().__init__(game, dealer)
        self.seen = 0
        """The states looked at for the move that is being weighed,"""
        self.patience = 0
        """and how many there may be."""

    def choose(self, view: View, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        state = self.game.sample(view, self.dealer)
        best: list[int] = []
        best_value = 0.0
        question = state.question(view.seat)
        if question is not None and self.dealer.below(QUESTIONS) == 0:
            return question.silence
        self.patience = max(PATIENCE // len(moves), 1)
        for move in moves:
            self.seen = 0
            value = self._value_after(state, view.seat, move, question is not None)
            if not best or value > best_value:
                best = [move]
                best_value = value
            elif value == best_value:
                best.append(move)
        return best[0] if len(best) == 1 else best[self.dealer.below(len(best))]

    def reasons(self, view: View, move: int) -> list[str]:
        """Name the terms that change most when the move and its chain are played, in points of a hundred a piece."""
        state = self.game.sample(view, self.dealer)
        before = self.game.terms(state, view.seat)
        after = self.game.terms(self._end_of_chain(state, view.seat, move), view.seat)
        changes = [(new.value - old.value, new.sentence) for old, new in zip(before, after, strict=True)]
        weighty = sorted((change for change in changes if change[0]), key=lambda change: -abs(change[0]))
        return [f"{sentence} {change:+d}" for change, sentence in weighty[:REASONS]] or ["nothing much changes"]

    def _value_after(self, state: State, seat: int, move: int, is_answer: bool = False) -> float:
        """Weigh a move by what it leads to; of the many answers to a question, by what it gives at once."""
        after = state.copy()
        after.apply(seat, move)
        return self.game.evaluate(after, seat) if is_answer else self._value(after, seat)

    def _value(self, state: State, seat: int) -> float:
        """Weigh a state: by the best of our own next moves, by the average of chance, or as it stands."""
        self.seen += 1
        actors = state.actors()
        if self.seen < self.patience and seat in actors:
            return max([self._value_after(state, seat, move) for move in state.legal(seat)])
        if CHANCE not in actors:
            return self.game.evaluate(state, seat)
        chances = state.chances()
        if len(chances.moves) > OUTCOMES:
            return self.game.evaluate(state, seat)
        total = 0
        for index in range(len(chances.moves)):
            after = state.copy()
            after.apply(CHANCE, chances.moves[index])
            total += chances.weights[index] * self.game.evaluate(after, seat)
        return total / chances.total

    def _end_of_chain(self, state: State, seat: int, move: int) -> State:
        """Play a move, and then our own best moves until somebody else acts."""
        state = state.copy()
        self.seen = 0
        self.patience = PATIENCE
        while True:
            state.apply(seat, move)
            if seat not in state.actors():
                return state
            move = max(state.legal(seat), key=lambda next_move: self._value_after(state, seat, next_move))
