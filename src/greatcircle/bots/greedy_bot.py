"""This file is the bot that plans its own turn and no further: it weighs where each chain of its moves would end."""

from typing import Final, final

from greatcircle.bots.bot import NEXT_STEP, Bot
from greatcircle.kernel.chance import Chances
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.game import Appraisal, Game, Term
from greatcircle.kernel.state import CHANCE, State
from greatcircle.kernel.view import View

PATIENCE: Final = 500
"""How many states one plan looks at without a thought of saving; a small turn is looked through whole."""
SHARE: Final = 2
"""Each step of a long chain may use one part in so many of the patience that is left."""
WIDTH: Final = 3
"""So many of the best states of every step are followed on, however little patience is left."""
STEPS: Final = 24
"""A chain is weighed as it stands after so many steps: a limit against games in which a turn has no end."""
OUTCOMES: Final = 8
"""Chance with more outcomes than these is not looked through: the state is weighed as it stands before it."""
QUESTIONS: Final = 3
"""One of so many questions it does not answer: who always knows is no company for those who learn."""
SLACK: Final = 100
"""Where the game weighs moves by a view, the dealer draws among those that are at most a hundredth of a match worse
than the best: where much is secret, who is always foreseen is lost."""
REASONS: Final = 3
NO_REASON: Final = "nothing much changes"


@final
class PlanStep:
    """A move of a chain that is thought of: what the state after it weighs, and the step before it."""

    def __init__(self, move: int, before: "PlanStep | None") -> None:
        self.state: State | None = None
        """The state after it, as long as the chain may go on from there."""
        self.move = move
        self.before = before
        self.first: int = move if before is None else before.first
        """The move with which the chain begins."""
        self.value = 0.0


@final
class GreedyBot(Bot):
    """Take the move whose own chain ends in the best state; what chance does next is averaged.

    The chains grow together, step by step. While patience lasts all are followed, then the most promising of each step.
    Where a game weighs moves by a view itself, one of those is taken that it weighs most.
    """

    def __init__(self, game: Game, dealer: Dealer) -> None:
        super().__init__(game, dealer)
        self.plan: list[PlanStep] = []
        """The rest of the chain that was chosen, its next step last."""

    def choose(self, view: View, moves: list[int]) -> int:
        if self._is_as_planned(view, moves):
            return self.plan.pop().move
        self.plan.clear()
        if len(moves) == 1:
            return moves[0]
        appraisals = self.game.appraise(view, moves)
        if appraisals is not None:
            return self._drawn_roughly(_appraised(moves, appraisals))
        state = self.game.sample(view, self.dealer)
        question = state.question(view.seat)
        if question is not None:
            if self.dealer.below(QUESTIONS) == 0:
                return question.silence
            return self._drawn(self._answers(state, view.seat, moves)).move
        chosen = self._drawn(self._ends(state, view.seat, moves))
        self.plan = _steps_to(chosen)
        return self.plan.pop().move

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
            middling = legal.index(_middling(_appraised(legal, appraisals)).move)
            return _told_roughly(appraisals[middling], appraisals[legal.index(move)])
        is_asked = state.question(seat) is not None
        ends = self._ends(state, seat, [move] if is_asked else legal)
        own = [end for end in ends if end.first == move] or self._ends(state, seat, [move])
        chain = _steps_to(_best(own)[0])
        before = self._terms_after(state, seat, [] if is_asked else _steps_to(_middling(ends)))
        after = self._terms_after(state, seat, chain)
        return [*_next_step(state, seat, chain), *_told(before, after)]

    def _terms_after(self, state: State, seat: int, chain: list["PlanStep"]) -> list[Term]:
        """List the terms of the state at the end of a chain, whose last step comes first."""
        end = state.copy()
        for step in reversed(chain):
            end.apply(seat, step.move)
        return self.game.terms(end, seat)

    def _is_as_planned(self, view: View, moves: list[int]) -> bool:
        """Tell whether all that is seen is what the plan foresaw, so that its next step can follow."""
        if not self.plan:
            return False
        step = self.plan[-1]
        if step.before is None or step.before.state is None or step.move not in moves:
            return False
        return self.game.view(step.before.state, view.seat).to_json() == view.to_json()

    def _drawn(self, ends: list[PlanStep]) -> PlanStep:
        """Take the best end; among those that weigh alike and begin differently the dealer draws."""
        best = _best(ends)
        return best[0] if len(best) == 1 else best[self.dealer.below(len(best))]

    def _drawn_roughly(self, ends: list[PlanStep]) -> int:
        """Draw one of the moves that are not much worse than the best, the likelier the better it is."""
        best = _best(ends)[0].value
        near = [end for end in ends if end.value >= best - SLACK]
        lots = Chances([end.move for end in near], [SLACK + 1 - int(best - end.value) for end in near])
        return self.dealer.draw(lots)

    def _answers(self, state: State, seat: int, moves: list[int]) -> list[PlanStep]:
        """Weigh the many answers to a question by what they give at once."""
        answers: list[PlanStep] = []
        for move in moves:
            after = state.copy()
            after.apply(seat, move)
            step = PlanStep(move, None)
            step.value = float(self.game.evaluate(after, seat))
            answers.append(step)
        return answers

    def _ends(self, state: State, seat: int, moves: list[int]) -> list[PlanStep]:
        """List the ends of the chains that begin with one of the moves, each with its weight."""
        ends: list[PlanStep] = []
        open_steps: list[PlanStep] = []
        for move in moves:
            self._grow(state, seat, move, None, open_steps, ends)
        patience = PATIENCE - len(moves)
        for _ in range(STEPS):
            if not open_steps:
                return ends
            steps = sorted(open_steps, key=lambda step: -step.value)
            open_steps = []
            budget = patience // SHARE
            looked = 0
            for index, step in enumerate(steps):
                assert step.state is not None
                legal = step.state.for_bots(seat)
                if index >= WIDTH and looked + len(legal) > budget:
                    break
                looked += len(legal)
                for move in legal:
                    self._grow(step.state, seat, move, step, open_steps, ends)
            patience = max(patience - looked, 0)
        return ends + open_steps

    def _grow(
        self,
        state: State,
        seat: int,
        move: int,
        before: PlanStep | None,
        open_steps: list[PlanStep],
        ends: list[PlanStep],
    ) -> None:
        """Let a chain grow by a move, and weigh where it leads."""
        after = state.copy()
        after.apply(seat, move)
        step = PlanStep(move, before)
        actors = after.actors()
        if seat in actors:
            step.value = float(self.game.evaluate(after, seat))
            step.state = after
            open_steps.append(step)
        else:
            step.value = self._mean_value(after, seat) if CHANCE in actors else float(self.game.evaluate(after, seat))
            ends.append(step)

    def _mean_value(self, state: State, seat: int) -> float:
        """Weigh a state in which chance acts by the mean of what it may do."""
        chances = state.chances()
        if len(chances.moves) > OUTCOMES:
            return self.game.evaluate(state, seat)
        total = 0
        for index in range(len(chances.moves)):
            after = state.copy()
            after.apply(CHANCE, chances.moves[index])
            total += chances.weights[index] * self.game.evaluate(after, seat)
        return total / chances.total


def _best(ends: list[PlanStep]) -> list[PlanStep]:
    """List the best ends, one for each move that a chain to such an end begins with."""
    best: list[PlanStep] = []
    firsts: set[int] = set()
    for end in ends:
        if not best or end.value > best[0].value:
            best = [end]
            firsts = {end.first}
        elif end.value == best[0].value and end.first not in firsts:
            best.append(end)
            firsts.add(end.first)
    return best


def _steps_to(end: PlanStep) -> list[PlanStep]:
    """List the steps of a chain, the last one first."""
    steps: list[PlanStep] = []
    step: PlanStep | None = end
    while step is not None:
        steps.append(step)
        step = step.before
    return steps


def _appraised(moves: list[int], appraisals: list[Appraisal]) -> list[PlanStep]:
    """List moves that the game has weighed, as chains of one step."""
    ends: list[PlanStep] = []
    for index, move in enumerate(moves):
        end = PlanStep(move, None)
        end.value = float(appraisals[index].value())
        ends.append(end)
    return ends


def _middling(ends: list[PlanStep]) -> PlanStep:
    """Take the end in the middle, from the worst to the best."""
    return sorted(ends, key=lambda end: end.value)[len(ends) // 2]


def _told(before: list[Term], after: list[Term]) -> list[str]:
    """Say in which terms two ends differ most."""
    changes = [(new.value - old.value, new.sentence) for old, new in zip(before, after, strict=True)]
    return [f"{sentence} {change:+d}" for change, sentence in _weightiest(changes)] or [NO_REASON]


def _told_roughly(middling: Appraisal, own: Appraisal) -> list[str]:
    """Say in which terms two moves differ most; a little that only speaks against one of them is not worth a word."""
    loss = middling.value() - own.value()
    gains = [new for old, new in zip(middling.terms, own.terms, strict=True) if new.value > old.value]
    if 0 <= loss <= SLACK and not gains:
        return [NO_REASON]
    return _told(list(middling.terms), list(own.terms))


def _weightiest(changes: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """List the few changes that weigh most, one for the better among them if there is any."""
    ranked = sorted([change for change in changes if change[0]], key=lambda change: -abs(change[0]))
    told = ranked[:REASONS]
    gains = [change for change in ranked if change[0] > 0]
    if gains and gains[0] not in told:
        told[-1] = gains[0]
    return told


def _next_step(state: State, seat: int, chain: list[PlanStep]) -> list[str]:
    """Say what the second step of a chain will be, if it has one; its last step comes first."""
    if len(chain) == 1:
        return []
    after = state.copy()
    after.apply(seat, chain[-1].move)
    return [f"{NEXT_STEP}{after.sentence(seat, chain[-2].move)}"]
