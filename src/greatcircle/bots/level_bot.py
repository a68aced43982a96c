"""This file is the bot that plays at a level: its game says how it thinks, how much, and where it errs."""

import gc
from typing import Final, final

from greatcircle.bots.bot import Bot
from greatcircle.bots.budget import Budget
from greatcircle.bots.chain import Chains, Plan, Step, Weigher, answers_to, best_of
from greatcircle.bots.race import SURE, Race, Trial, run
from greatcircle.bots.reason import REASONS, next_step, told, told_plainly
from greatcircle.bots.thought import Choice, Thought
from greatcircle.bots.tree import Node, Tree
from greatcircle.kernel.chance import Chances
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.game import Appraisal, Game
from greatcircle.kernel.level import CHAIN, PERCENT, PLAN, RACE, TREE, Level
from greatcircle.kernel.state import State
from greatcircle.kernel.view import View

CHOICES: Final = 3
"""So many of the best moves are told."""
GRAINS: Final = 1000
"""A misjudgement is drawn in so many steps each way."""
WORTH_OF_VICTORY: Final = 10_000.0
"""What a match won is worth in an appraisal."""


@final
class Candidate:
    """A turn, or a single move, that a bot thinks of taking."""

    def __init__(self, moves: list[int], value: float, end: Step | None = None, lots: int = 0) -> None:
        self.moves = moves
        """The moves of the turn, in order."""
        self.value = value
        """The chance to win, or a worth that grows with it."""
        self.end = end
        """Where the turn ends; None where the game weighs single moves by the view."""
        self.lots = lots
        """How likely it is taken, where all depends on not being foreseen."""
        self.seems = value
        """What the bot takes its value for."""


@final
class LevelBot(Bot):
    """Think as the level says, err as it errs, and follow the plan as long as all goes as foreseen."""

    def __init__(self, game: Game, dealer: Dealer, level: Level, is_timed: bool = False) -> None:
        super().__init__(game, dealer)
        self.level = level
        self.seconds: float = level.seconds if is_timed else 0.0
        """How long a thought may last; without a clock it is as long as its thoughts are, on any machine the same."""
        self.weigher = Weigher(game, by_share=not level.by_own, averages=True)
        self.chains = Chains(self.weigher, level.patience, level.steps)
        self.worth_of_victory = WORTH_OF_VICTORY if level.by_own and level.method == CHAIN else 1.0
        """What a chance to win is measured in where it decides."""
        self.planned: Plan | None = None
        self.found: list[Candidate] = []
        """What the last thought found, the best first."""
        self.made: list[int] = []
        """The moves of the turn that have been made since."""

    def choose(self, view: View, moves: list[int]) -> int:
        """Choose with the collector of circles at rest: a thought makes many states, and none that refers to itself."""
        is_swept = gc.isenabled()
        gc.disable()
        try:
            return self._choose(view, moves)
        finally:
            if is_swept:
                gc.enable()

    def _choose(self, view: View, moves: list[int]) -> int:
        step = self._followed(view, moves)
        if step is not None:
            return step.move
        self.planned = None
        self.found = []
        self.made = []
        if len(moves) == 1:
            return self.game.answer(view, moves[0], self.level, self.dealer)
        if self.level.method == PLAN:
            candidates = self._by_plan(view, self._seen(moves))
        else:
            state = self.game.sample(view, self.dealer)
            question = state.question(view.seat)
            if question is None:
                candidates = self._by_search(view, state, self._seen(moves))
            elif self.game.can_answer(state, view.seat, self.level, self.dealer):
                answers = answers_to(self.weigher, state, view.seat, moves)
                return best_of(answers)[0].move
            else:
                return question.silence
        chosen = self._taken(candidates)
        self.found = sorted(candidates, key=_by_value)
        if chosen.end is not None:
            self.planned = Plan(chosen.end)
            self.planned.steps.pop()
        return chosen.moves[0]

    def think(self, view: View, moves: list[int]) -> Thought:
        move = self.choose(view, moves)
        told_moves: list[int] = []
        choices: list[Choice] = []
        team = 1 + self._partners(view)
        for candidate in self._further():
            if len(choices) < CHOICES and candidate.moves[0] not in told_moves:
                told_moves.append(candidate.moves[0])
                choices.append(Choice(tuple(candidate.moves), self._chance(candidate, team)))
        return Thought(move, tuple(self.reasons(view, move)), tuple(choices))

    def _followed(self, view: View, moves: list[int]) -> Step | None:
        """Give the next step of the plan that fits; who has only one move is not asked, and it may have been made."""
        if self.planned is None:
            return None
        while self.planned.steps:
            step = self.planned.follow(self.game, view, moves)
            if step is not None:
                self.made = _moves_to(step)[:-1]
                return step
            self.planned.steps.pop()
        return None

    def _further(self) -> list[Candidate]:
        """List what was found that is still possible, each with the moves that are left of it."""
        made = self.made
        count = len(made)
        return [
            Candidate(candidate.moves[count:], candidate.value, candidate.end)
            for candidate in self.found
            if len(candidate.moves) > count and candidate.moves[:count] == made
        ]

    def _chance(self, candidate: Candidate, team: int) -> float | None:
        """Give the chance to win of a team of so many seats; None where the game weighs single moves."""
        if candidate.end is None:
            return None
        return min(max(candidate.value * team, 0.0), 1.0)

    def reasons(self, view: View, move: int) -> list[str]:
        """Say what the turn changes that begins with this move, in sentences about the position, each of them once."""
        return list(dict.fromkeys(self._reasons(view, move)))

    def _reasons(self, view: View, move: int) -> list[str]:
        seat = view.seat
        state = self.game.sample(view, self.dealer)
        legal = state.for_bots(seat)
        if move not in legal:  # a person asks about a move that no bot would make
            legal = state.for_people(seat)
        if self.level.method == PLAN:
            if not self.game.has_secrets():  # else what comes of a move is not known, but imagined
                after = state.copy()
                after.apply(seat, move)
                remarks = self.game.remarks(state, after, seat)
                if remarks or len(legal) == 1:
                    return remarks[:REASONS]
            plan = self.game.plan(view, legal, self.level, self.dealer)
            middling = sorted(plan, key=Appraisal.value)[len(plan) // 2]
            return told_plainly(middling, plan[legal.index(move)])
        if state.question(seat) is not None:
            after = state.copy()
            after.apply(seat, move)
            return self._remarks(state, after, seat)
        chain = self._chain_from(state, seat, move)
        return [*next_step(state, seat, chain), *self._remarks(state, chain[0].state, seat)]

    def _remarks(self, before: State, after: State, seat: int) -> list[str]:
        remarks = self.game.remarks(before, after, seat)
        return remarks[:REASONS] or told(self.game.terms(before, seat), self.game.terms(after, seat))

    def _chain_from(self, state: State, seat: int, move: int) -> list[Step]:
        """Give the best turn that begins with a move, its last step first: the one that was found, or else another."""
        for candidate in self._further():
            if candidate.end is not None and candidate.moves[0] == move:
                return candidate.end.chain()[: len(candidate.moves)]
        return best_of(self.chains.ends(state, seat, [move]))[0].chain()

    def _partners(self, view: View) -> int:
        return len(self.game.sample(view, self.dealer).partners(view.seat))

    def _seen(self, moves: list[int]) -> list[int]:
        """Leave out what is overlooked; something is always seen."""
        overlooks = self.level.overlooks
        if overlooks == 0:
            return moves
        seen = [move for move in moves if self.dealer.below(PERCENT) >= overlooks]
        return seen or [moves[self.dealer.below(len(moves))]]

    def _taken(self, candidates: list[Candidate]) -> Candidate:
        """Draw among what has lots, or take what seems best; the dealer draws among what seems alike."""
        lots = [candidate.lots for candidate in candidates]
        if sum(lots):
            return candidates[self.dealer.draw(Chances(list(range(len(lots))), lots))]
        misjudges = self.level.misjudges
        best: list[Candidate] = []
        for candidate in candidates:
            if misjudges:
                error = (self.dealer.below(GRAINS) + self.dealer.below(GRAINS)) / GRAINS - 1.0
                candidate.seems += error * misjudges / PERCENT * self.worth_of_victory
            if not best or candidate.seems > best[0].seems:
                best = [candidate]
            elif candidate.seems == best[0].seems and candidate.moves[0] != best[-1].moves[0]:
                best.append(candidate)
        return best[0] if len(best) == 1 else best[self.dealer.below(len(best))]

    def _by_plan(self, view: View, moves: list[int]) -> list[Candidate]:
        plan = self.game.plan(view, moves, self.level, self.dealer)
        return [
            Candidate([moves[index]], plan[index].value() / WORTH_OF_VICTORY, None, plan[index].lots)
            for index in range(len(moves))
        ]

    def _by_search(self, view: View, state: State, moves: list[int]) -> list[Candidate]:
        """Find turns worth thinking of, and value each of them as the level does."""
        method = self.level.method
        if method == TREE:
            return self._by_tree(view, state, moves)
        if method == RACE:
            return self._by_race(view, state, moves)
        assert method == CHAIN
        found: list[Candidate] = []
        for end in self.chains.ends(state, view.seat, moves):
            value = self.game.prospects(end.state)[view.seat] if self.level.by_own else end.value
            candidate = Candidate(_moves_to(end), value, end)
            candidate.seems = end.value
            found.append(candidate)
        return found

    def _by_tree(self, view: View, state: State, moves: list[int]) -> list[Candidate]:
        """Grow a tree, or with secrets one for each truth that is imagined, and average what they say of a turn."""
        seat = view.seat
        tree = Tree(self.game, self.level, self.dealer)
        roots = [tree.root(state, seat, moves)]
        worlds = self.level.worlds if self.game.has_secrets() else 1
        while len(roots) < worlds:
            roots.append(tree.root(self.game.sample(view, self.dealer), seat, moves))
        if worlds == 1 and len(roots[0].kids) == 1:
            return _candidates_of(roots, seat)
        budget = Budget(self.level.thoughts, self.seconds)
        turn = 0
        while budget.take():
            tree.look(roots[turn % worlds])
            turn += 1
        return _candidates_of(roots, seat)

    def _by_race(self, view: View, state: State, moves: list[int]) -> list[Candidate]:
        """Play on from the turns that seem best, with the same luck for all."""
        seat = view.seat
        weigher = Weigher(self.game, by_share=not self.level.by_own, averages=False)
        ends = _different(self.game, self.chains.ends(state, seat, moves), self.level.width)
        trial = Trial(self.game, self.level, weigher)
        race = Race(len(ends))
        has_secrets = self.game.has_secrets()
        budget = Budget(self.level.thoughts, self.seconds)
        while len(race.live) > 1 and budget.take():
            truth = self.game.sample(view, self.dealer) if has_secrets else None
            run(trial, race, ends, seat, truth, self.dealer)
        found: list[Candidate] = []
        for index in range(len(ends)):
            candidate = Candidate(_moves_to(ends[index]), race.first_mean() + race.lead(index), ends[index])
            candidate.seems = race.first_mean() + race.lead(index, -SURE)
            found.append(candidate)
        return found


def _moves_to(end: Step) -> list[int]:
    """List the moves of a chain in order."""
    return [step.move for step in reversed(end.chain())]


def _candidates_of(roots: list[Node], seat: int) -> list[Candidate]:
    """List the turns that most trees know, valued by the mean of the trees."""
    first = roots[0]
    if len(roots) == 1:
        return [
            Candidate(_moves_to(first.ends[index]), first.kids[index].values[seat], first.ends[index])
            for index in range(len(first.kids))
        ]
    found: dict[tuple[int, ...], Candidate] = {}
    counts: dict[tuple[int, ...], int] = {}
    for root in roots:
        for index in range(len(root.kids)):
            moves = _moves_to(root.ends[index])
            line = tuple(moves)
            value = root.kids[index].values[seat]
            if line in found:
                found[line].value += value
                counts[line] += 1
            else:
                found[line] = Candidate(moves, value, root.ends[index])
                counts[line] = 1
    most = max(counts.values())
    known = [line for line in found if counts[line] * 2 > len(roots) or counts[line] == most]
    for line in known:
        found[line].value /= counts[line]
        found[line].seems = found[line].value
    return [found[line] for line in known]


def _different(game: Game, ends: list[Step], most: int) -> list[Step]:
    """Keep the best ends, one of those that begin alike and weigh alike for everybody."""
    kept: list[Step] = []
    seen: set[tuple[float, ...]] = set()
    for end in sorted(ends, key=_by_weight):
        if len(kept) == most:
            break
        values = tuple(game.prospects(end.state))
        if values not in seen:
            seen.add(values)
            kept.append(end)
    return kept


def _by_weight(end: Step) -> float:
    return -end.value


def _by_value(candidate: Candidate) -> float:
    return -candidate.value
