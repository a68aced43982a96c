"""This file is the bot that plans its own turn and no further: it weighs where each chain of its moves would end."""

from typing import Final, final

from greatcircle.bots.bot import Bot
from greatcircle.bots.chain import Chains, Plan, Step, Weigher, answers_to, best_of
from greatcircle.bots.reason import next_step, told, told_roughly
from greatcircle.kernel.chance import Chances
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.game import Appraisal, Game
from greatcircle.kernel.view import View

PATIENCE: Final = 500
"""How many states one plan looks at without a thought of saving; a small turn is looked through whole."""
STEPS: Final = 25
"""So many moves of one turn it foresees."""
QUESTIONS: Final = 3
"""One of so many questions it does not answer: who always knows is no company for those who learn."""
SLACK: Final = 100
"""Where the game weighs moves by a view, the dealer draws among those that are at most a hundredth of a match worse
than the best: where much is secret, who is always foreseen is lost."""


@final
class GreedyBot(Bot):
    """Take the move whose own chain ends in the best state; what chance does next is averaged.

    Where a game weighs moves by a view itself, one of those is taken that it weighs most.
    """

    def __init__(self, game: Game, dealer: Dealer) -> None:
        super().__init__(game, dealer)
        self.weigher = Weigher(game, by_share=False, averages=True)
        self.chains = Chains(self.weigher, PATIENCE, STEPS)
        self.planned: Plan | None = None

    def choose(self, view: View, moves: list[int]) -> int:
        if self.planned is not None:
            step = self.planned.follow(self.game, view, moves)
            if step is not None:
                return step.move
            self.planned = None
        if len(moves) == 1:
            return moves[0]
        appraisals = self.game.appraise(view, moves)
        if appraisals is not None:
            return self._drawn_roughly(moves, _values(appraisals))
        state = self.game.sample(view, self.dealer)
        question = state.question(view.seat)
        if question is not None:
            if self.dealer.below(QUESTIONS) == 0:
                return question.silence
            return self._drawn(answers_to(self.weigher, state, view.seat, moves)).move
        self.planned = Plan(self._drawn(self.chains.ends(state, view.seat, moves)))
        first = self.planned.follow(self.game, view, moves)
        assert first is not None
        return first.move

    def reasons(self, view: View, move: int) -> list[str]:
        """Name the step that shall follow, and the terms in which the chain's end differs most from a middling one.

        A chain is compared with what else the turn offers, not with the state before it: every turn costs time.
        """
        state = self.game.sample(view, self.dealer)
        seat = view.seat
        legal = state.for_bots(seat)
        if move not in legal:  # a person asks about a move that no bot would make
            legal = state.for_people(seat)
        appraisals = self.game.appraise(view, legal)
        if appraisals is not None:
            usual = sorted(appraisals, key=Appraisal.value)[len(appraisals) // 2]
            return told_roughly(usual, appraisals[legal.index(move)], SLACK)
        is_asked = state.question(seat) is not None
        ends = self.chains.ends(state, seat, [move] if is_asked else legal)
        own = [end for end in ends if end.first == move] or self.chains.ends(state, seat, [move])
        chain = best_of(own)[0].chain()
        middling = state if is_asked else _middling(ends).state
        before, after = self.game.terms(middling, seat), self.game.terms(chain[0].state, seat)
        return [*next_step(state, seat, chain), *told(before, after)]

    def _drawn(self, ends: list[Step]) -> Step:
        """Take the best end; among those that weigh alike and begin differently the dealer draws."""
        best = best_of(ends)
        return best[0] if len(best) == 1 else best[self.dealer.below(len(best))]

    def _drawn_roughly(self, moves: list[int], values: list[int]) -> int:
        """Draw one of the moves that are not much worse than the best, the likelier the better it is."""
        best = max(values)
        near = [index for index in range(len(moves)) if values[index] >= best - SLACK]
        lots = Chances([moves[index] for index in near], [SLACK + 1 - (best - values[index]) for index in near])
        return self.dealer.draw(lots)


def _values(appraisals: list[Appraisal]) -> list[int]:
    return [appraisal.value() for appraisal in appraisals]


def _middling(ends: list[Step]) -> Step:
    """Take the end in the middle, from the worst to the best."""
    return sorted(ends, key=lambda end: end.value)[len(ends) // 2]
