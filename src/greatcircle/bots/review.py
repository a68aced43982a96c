"""This file is a look back at a match: everyone's chance to win at each step, the turns that cost most, and the luck.

Moves are judged by what the seat could know when it made them. Luck is what chance gave or took, against what it gives
on average.
"""

from dataclasses import dataclass
from typing import Final, final

from greatcircle.bots.chain import Chains, Weigher, best_of
from greatcircle.bots.race import Trial, luck_of
from greatcircle.bots.tree import Node, Tree
from greatcircle.kernel.dealer import Dealer, QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import PLAN, RACE, Level
from greatcircle.kernel.match import LoggedMove
from greatcircle.kernel.state import CHANCE, State

TRUTHS: Final = 4
"""Where there are secrets, a seat's chance is the mean over so many truths that it can imagine."""
OUTCOMES_MOST: Final = 40
"""Of more outcomes of chance than these, so many are drawn for the average."""
PATIENCE: Final = 60
"""How many states the first, quick judgement of a turn looks at."""
QUICK_PATIENCE: Final = 24
"""How many states it looks at to see what can be made of an outcome of chance."""
DEAR_MOST: Final = 3
"""So many of the dearest turns of each seat are told."""
DOUBTED: Final = 6
"""So many of each seat's turns that seem dearest are looked at again, as the strongest level would."""
LOOKS: Final = 120
PLAY_OUTS: Final = 12
COST_LEAST: Final = 0.005
"""A turn that cost less than this half of a point of a hundred is not told."""
WORTH_OF_VICTORY: Final = 10_000.0


@final
@dataclass(frozen=True)
class DearTurn:
    """A turn, or a part of one up to the next act of chance, that cost a seat some of its chance to win."""

    seat: int
    first: int
    """Which move of the match began it, from 0."""
    last: int
    """Which move ended it."""
    cost: float
    """The chance to win that a better turn would have kept."""
    made: tuple[str, ...]
    """What was done, a sentence for each move."""
    better: tuple[str, ...]
    """What would have been better; the first move alone, where a game weighs single moves."""


@final
@dataclass(frozen=True)
class Review:
    """What there is to say of a match."""

    chances: tuple[tuple[float, ...], ...]
    """Each seat's chance to win, by what it could know: before the first move, and after each."""
    luck: tuple[tuple[float, ...], ...]
    """What each move changed of each seat's chance by chance alone; zeros for the moves of seats."""
    dear_turns: tuple[DearTurn, ...]
    """The dearest turns of each seat, dearest first."""

    def luck_of(self, seat: int) -> float:
        """Add up the luck of a seat, in chances to win."""
        return sum([luck[seat] for luck in self.luck])


@final
class Doubt:
    """A turn that seems to have cost something, with what is needed to look at it again."""

    def __init__(self, seat: int, first: int, cost: float, before: State, made: list[int], better: list[int]) -> None:
        self.seat = seat
        self.first = first
        self.cost = cost
        self.before = before
        self.made = made
        self.better = better

    def turn(self, cost: float) -> DearTurn:
        """Tell it in words, with what it cost in the end."""
        made = _in_words(self.before, self.seat, self.made)
        better = _in_words(self.before, self.seat, self.better)
        return DearTurn(self.seat, self.first, self.first + len(self.made) - 1, cost, made, better)


@final
class Reviewer:
    """Whoever looks back at a match, move by move."""

    def __init__(self, game: Game, dealer: Dealer) -> None:
        self.game = game
        self.dealer = dealer
        self.level: Level = game.levels()[-1]
        self.has_secrets = game.has_secrets()
        self.weighs_moves: bool = self.level.method == PLAN
        self.weigher = Weigher(game, by_share=True, averages=True)
        self.chains = Chains(self.weigher, PATIENCE, self.level.steps, is_lazy=True)
        self.quick_chains = Chains(Weigher(game, by_share=True, averages=False), QUICK_PATIENCE, self.level.steps, True)
        self._doubts: dict[int, list[Doubt]] = {}

    def review(self, start: State, moves: list[LoggedMove]) -> Review:
        """Go through a match from its start; the state moves on with it."""
        state = start
        chances = [self._chances(state)]
        luck: list[tuple[float, ...]] = []
        self._doubts = {}
        for index in range(len(moves)):
            logged = moves[index]
            found = tuple([0.0] * state.seats)
            if logged.actor == CHANCE:
                found = self._luck(state, logged.move)
            elif self.weighs_moves:
                self._judge_move(state, index, logged)
            elif index == 0 or moves[index - 1].actor != logged.actor:
                self._judge_turn(state, index, moves)
            _make(state, logged)
            luck.append(found)
            chances.append(self._chances(state))
        dear_turns: list[DearTurn] = []
        for seat in sorted(self._doubts):
            turns: list[DearTurn] = []
            for doubt in self._doubts[seat]:
                cost = doubt.cost if self.weighs_moves else self._cost_ahead(doubt)
                if cost >= COST_LEAST:
                    turns.append(doubt.turn(cost))
            dear_turns += sorted(turns, key=_by_cost)[:DEAR_MOST]
        return Review(tuple(chances), tuple(luck), tuple(dear_turns))

    def _chances(self, state: State) -> tuple[float, ...]:
        """Give each seat's chance to win, its partners' shares included, by what it can know."""
        if state.outcome() is not None or not self.has_secrets:
            return _with_partners(state, self.game.prospects(state))
        chances: list[float] = []
        for seat in range(state.seats):
            view = self.game.view(state, seat)
            total = 0.0
            for _ in range(TRUTHS):
                total += _with_partners(state, self.game.prospects(self.game.sample(view, self.dealer)))[seat]
            chances.append(total / TRUTHS)
        return tuple(chances)

    def _luck(self, state: State, move: int) -> tuple[float, ...]:
        """Give what this move of chance changes for each seat, against the average."""
        chances = state.chances()
        count = len(chances.moves)
        is_drawn = count > OUTCOMES_MOST
        total = 0
        means = [0.0] * state.seats
        for index in range(OUTCOMES_MOST if is_drawn else count):
            outcome = self.dealer.draw(chances) if is_drawn else chances.moves[index]
            weight = 1 if is_drawn else chances.weights[index]
            after = self._after_luck(state, outcome)
            total += weight
            for seat in range(state.seats):
                means[seat] += weight * after[seat]
        made = self._after_luck(state, move)
        return tuple([made[seat] - means[seat] / total for seat in range(state.seats)])

    def _after_luck(self, state: State, move: int) -> tuple[float, ...]:
        """Give everybody's chance to win when chance has moved and whoever is on turn has made the best of it."""
        after = state.copy()
        after.apply(CHANCE, move)
        actors = after.actors()
        if actors and actors[0] != CHANCE and not self.weighs_moves and after.question(actors[0]) is None:
            seat = actors[0]
            after = best_of(self.quick_chains.ends(after, seat, after.for_bots(seat)))[0].state
        return _with_partners(after, self.game.prospects(after))

    def _judge_move(self, state: State, index: int, logged: LoggedMove) -> None:
        """Judge a single move by what its game says of all that could be done."""
        seat, move = logged.actor, logged.move
        moves = state.for_bots(seat)
        if seat not in state.actors() or len(moves) < 2 or move not in moves:
            return
        plan = self.game.plan(self.game.view(state, seat), moves, self.level, self.dealer)
        best = 0
        for at in range(1, len(plan)):
            if plan[at].value() > plan[best].value():
                best = at
        cost = (plan[best].value() - plan[moves.index(move)].value()) / WORTH_OF_VICTORY
        self._note(Doubt(seat, index, cost, state, [move], [moves[best]]))

    def _judge_turn(self, state: State, index: int, moves: list[LoggedMove]) -> None:
        """Judge a turn quickly, against the best that a look through it finds."""
        seat = moves[index].actor
        legal = state.for_bots(seat)
        if seat not in state.actors() or not legal or state.question(seat) is not None:
            return
        last = index
        while last + 1 < len(moves) and moves[last + 1].actor == seat:
            last += 1
        made = [moves[at].move for at in range(index, last + 1)]
        truth = self.game.sample(self.game.view(state, seat), self.dealer)
        best = best_of(self.chains.ends(truth, seat, legal))[0]
        better = [step.move for step in reversed(best.chain())]
        if better == made:
            return
        after = truth.copy()
        for move in made:
            after.apply(seat, move)
        cost = (best.value - self.weigher.at_end(after, seat)) * (1 + len(truth.partners(seat)))
        self._note(Doubt(seat, index, cost, state, made, better))

    def _note(self, doubt: Doubt) -> None:
        """Keep a doubt if it is among the dearest of its seat, with a copy of the state before it."""
        if doubt.cost <= 0.0:
            return
        kept = self._doubts.setdefault(doubt.seat, [])
        if len(kept) == DOUBTED:
            least = kept[0]
            for other in kept:
                if other.cost < least.cost:
                    least = other
            if doubt.cost <= least.cost:
                return
            kept.remove(least)
        doubt.before = doubt.before.copy()
        kept.append(doubt)

    def _cost_ahead(self, doubt: Doubt) -> float:
        """Judge a turn once more, as the strongest level would: look ahead from its end and from that of the better."""
        view = self.game.view(doubt.before, doubt.seat)
        truths = [self.game.sample(view, self.dealer) for _ in range(TRUTHS if self.has_secrets else 1)]
        luck = luck_of(self.dealer)
        cost = 0.0
        for truth in truths:
            cost += self._looked_ahead(truth, doubt.seat, doubt.better, luck, len(truths))
            cost -= self._looked_ahead(truth, doubt.seat, doubt.made, luck, len(truths))
        return cost / len(truths)

    def _looked_ahead(self, truth: State, seat: int, moves: list[int], luck: str, truths: int) -> float:
        """Value a turn by looking ahead from its end, the more the fewer truths there are; the luck is the same."""
        after = truth.copy()
        for move in moves:
            after.apply(seat, move)
        dealer = QuickDealer(luck)
        team = 1 + len(truth.partners(seat))
        if self.level.method == RACE:
            trial = Trial(self.game, self.level, Weigher(self.game, by_share=not self.level.by_own, averages=False))
            rounds = max(PLAY_OUTS // truths, 1)
            total = 0.0
            for _ in range(rounds):
                total += trial.play_on(after.copy(), dealer)[seat]
            return team * total / rounds
        tree = Tree(self.game, self.level, dealer)
        node = Node(after, self.game.prospects(after))
        for _ in range(LOOKS // truths):
            tree.look(node)
        return team * node.values[seat]


def _in_words(before: State, seat: int, moves: list[int]) -> tuple[str, ...]:
    """Say each of a seat's moves in words."""
    state = before.copy()
    words: list[str] = []
    for move in moves:
        words.append(state.sentence(seat, move))
        state.apply(seat, move)
    return tuple(words)


def _make(state: State, logged: LoggedMove) -> None:
    """Make a recorded move, with what was typed."""
    state.words = logged.words
    state.apply(logged.actor, logged.move)
    state.words = ""


def _with_partners(state: State, shares: list[float]) -> tuple[float, ...]:
    """Give each seat's chance to win: its share of the victory and those of its partners."""
    chances: list[float] = []
    for seat in range(state.seats):
        chance = shares[seat]
        for partner in state.partners(seat):
            chance += shares[partner]
        chances.append(chance)
    return tuple(chances)


def _by_cost(turn: DearTurn) -> float:
    return -turn.cost
