"""This file is a seat's own turn, looked through: the chains of its small moves, and where each of them ends."""

from typing import Final, final

from greatcircle.kernel.game import Game
from greatcircle.kernel.state import CHANCE, State
from greatcircle.kernel.view import View

OUTCOMES: Final = 8
"""Chance with more outcomes than these is not looked through: the state is weighed as it stands before it."""
SHARE: Final = 2
"""Each step of a long chain may use one part in so many of the patience that is left."""
BEAM: Final = 3
"""So many of the best states of every step are followed on, however little patience is left."""
MOVES_USUAL: Final = 16
"""So many moves a state is thought to have, before they are listed."""


@final
class Weigher:
    """Whoever says what a state is worth to a seat that thinks about its own turn."""

    def __init__(self, game: Game, *, by_share: bool, averages: bool) -> None:
        self.game = game
        self.by_share = by_share
        """Whether it weighs by the chance to win, which looks at all seats, or by the game's evaluation for the one."""
        self.averages = averages
        """Whether it averages what chance may do at the end of a turn, if that is little."""

    def at(self, state: State, seat: int) -> float:
        """Weigh a state as it stands."""
        return self.game.prospects(state)[seat] if self.by_share else float(self.game.evaluate(state, seat))

    def at_end(self, state: State, seat: int) -> float:
        """Weigh a state at the end of a turn."""
        if not self.averages or CHANCE not in state.actors():
            return self.at(state, seat)
        chances = state.chances()
        if len(chances.moves) > OUTCOMES:
            return self.at(state, seat)
        total = 0.0
        for index in range(len(chances.moves)):
            after = state.copy()
            after.apply(CHANCE, chances.moves[index])
            total += chances.weights[index] * self.at(after, seat)
        return total / chances.total


@final
class Step:
    """A move of a chain that is thought of: the state after it, what that weighs, and the step before it."""

    def __init__(self, state: State, move: int, before: "Step | None") -> None:
        self.state = state
        self.move = move
        self.before = before
        self.first: int = move if before is None else before.first
        """The move with which the chain begins."""
        self.value = 0.0

    def chain(self) -> "list[Step]":
        """List the steps that lead here, this one first."""
        steps: list[Step] = []
        step: Step | None = self
        while step is not None:
            steps.append(step)
            step = step.before
        return steps


@final
class Chains:
    """A search through one turn. The chains grow together, step by step.

    While patience lasts all are followed, then the most promising of each step.
    """

    def __init__(self, weigher: Weigher, patience: int, steps: int, is_lazy: bool = False) -> None:
        self.weigher = weigher
        self.patience = patience
        self.steps = steps
        """A chain is weighed as it stands after so many steps: a limit against games in which a turn has no end."""
        self.is_lazy = is_lazy
        """Whether states in the middle of a turn are only weighed when not all of them can be followed."""

    def ends(self, state: State, seat: int, moves: list[int]) -> list[Step]:
        """List the ends of the chains that begin with one of the moves, each with its weight."""
        ends: list[Step] = []
        open_steps: list[Step] = []
        self._grow(state, seat, moves, None, open_steps, ends)
        patience = self.patience - len(moves)
        for _ in range(self.steps - 1):
            if not open_steps:
                return ends
            steps = open_steps
            open_steps = []
            budget = patience // SHARE
            if not self.is_lazy or len(steps) * MOVES_USUAL > budget:
                self._weigh(steps, seat)
                steps = sorted(steps, key=_by_value)
            looked = 0
            for index in range(len(steps)):
                step = steps[index]
                legal = step.state.for_bots(seat)
                if index >= BEAM and looked + len(legal) > budget:
                    break
                looked += len(legal)
                self._grow(step.state, seat, legal, step, open_steps, ends)
            patience = max(patience - looked, 0)
        self._weigh(open_steps, seat)
        return ends + open_steps

    def _weigh(self, steps: list[Step], seat: int) -> None:
        for step in steps:
            step.value = self.weigher.at(step.state, seat)

    def _grow(
        self, state: State, seat: int, moves: list[int], before: Step | None, open_steps: list[Step], ends: list[Step]
    ) -> None:
        """Let a chain grow by each of these moves, and weigh those that end."""
        for move in moves:
            after = state.copy()
            after.apply(seat, move)
            step = Step(after, move, before)
            if seat in after.actors():
                open_steps.append(step)
            else:
                step.value = self.weigher.at_end(after, seat)
                ends.append(step)


@final
class Plan:
    """The rest of a chain that was chosen, to be followed as long as all goes as foreseen."""

    def __init__(self, end: Step) -> None:
        self.steps = end.chain()

    def follow(self, game: Game, view: View, moves: list[int]) -> Step | None:
        """Give the next step if all that is seen is what was foreseen; the first step is always as foreseen."""
        if not self.steps:
            return None
        step = self.steps[-1]
        if step.move not in moves:
            return None
        if step.before is not None and game.view(step.before.state, view.seat).to_json() != view.to_json():
            return None
        return self.steps.pop()


def best_of(ends: list[Step]) -> list[Step]:
    """List the best ends, one for each move that a chain to such an end begins with."""
    best: list[Step] = []
    firsts: set[int] = set()
    for end in ends:
        if not best or end.value > best[0].value:
            best = [end]
            firsts = {end.first}
        elif end.value == best[0].value and end.first not in firsts:
            best.append(end)
            firsts.add(end.first)
    return best


def answers_to(weigher: Weigher, state: State, seat: int, moves: list[int]) -> list[Step]:
    """Weigh the many answers to a question by what they give at once."""
    answers: list[Step] = []
    for move in moves:
        after = state.copy()
        after.apply(seat, move)
        answer = Step(after, move, None)
        answer.value = weigher.at(after, seat)
        answers.append(answer)
    return answers


def _by_value(step: Step) -> float:
    return -step.value
