"""This file is a look ahead over whole turns: each seat takes what is best for itself, and chance what its odds say.

An edge of the tree is a whole turn, the chain of a seat's small moves. States are valued by everybody's chance to win.
"""

from math import log, sqrt
from typing import Final, final

from greatcircle.bots.chain import Chains, Step, Weigher
from greatcircle.kernel.chance import Chances
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import Level
from greatcircle.kernel.state import CHANCE, State

NOBODY: Final = -2
UNSEEN: Final = 0.15
"""How much the estimate before chance counts, for what chance may do and was not looked at yet."""


@final
class Node:
    """A state in the tree, and what is known of it by now."""

    def __init__(self, state: State, values: list[float]) -> None:
        self.state = state
        actors = state.actors()
        self.actor: int = actors[0] if actors else NOBODY
        self.visits = 0
        self.estimate = values
        """Each seat's chance to win, as it seems without looking ahead."""
        self.values = values
        """The same, with all that was seen by looking ahead."""
        self.is_open = False
        self.kids: list[Node] = []
        self.ends: list[Step] = []
        """The turns that lead to the kids, where a seat acts."""
        self.chances: Chances | None = None
        self.kid_after: dict[int, int] = {}
        """Where chance acts: which kid comes of each outcome that was looked at, by its index."""
        self.odds: list[float] = []
        """The odds of each kid."""
        self.seen = 0.0
        """The odds of all that was looked at."""


@final
class Tree:
    """The search from one state. Each look goes down to something new, and what it finds is carried back up."""

    def __init__(self, game: Game, level: Level, dealer: Dealer) -> None:
        self.game = game
        self.dealer = dealer
        self.width = level.width
        self.explore = level.explore
        self.through = level.through
        weigher = Weigher(game, by_share=not level.by_own, averages=False)
        self.own_chains = Chains(weigher, level.patience, level.steps, is_lazy=True)
        self.chains = Chains(weigher, level.turn_patience, level.steps, is_lazy=True)

    def root(self, state: State, seat: int, moves: list[int]) -> Node:
        """Begin with a state in which a seat is to choose one of these moves."""
        node = Node(state, self.game.prospects(state))
        node.actor = seat
        self._open(node, self.own_chains.ends(state, seat, moves))
        return node

    def look(self, node: Node) -> None:
        """Look once more, from this state downwards."""
        node.visits += 1
        if node.actor == NOBODY:
            return
        if node.actor == CHANCE:
            self._look_through_chance(node)
        elif not node.is_open:
            self._open(node, self.chains.ends(node.state, node.actor, node.state.for_bots(node.actor)))
        elif node.kids:
            self.look(self._selected(node))
        _carry_back(node)

    def _open(self, node: Node, ends: list[Step]) -> None:
        """Let a kid follow each of the best different turns; what weighs alike for everybody is taken for the same."""
        node.is_open = True
        seen: set[tuple[float, ...]] = set()
        firsts: set[int] = set()
        for end in sorted(ends, key=_by_value):
            if len(node.kids) >= self.width:
                break
            values = self.game.prospects(end.state)
            key = tuple(values)
            if key in seen and end.first in firsts:
                continue
            seen.add(key)
            firsts.add(end.first)
            node.kids.append(Node(end.state, values))
            node.ends.append(end)
        _carry_back(node)

    def _selected(self, node: Node) -> Node:
        """Take the turn that seems best for who acts, or that was looked at too seldom."""
        seat = node.actor
        curiosity = self.explore * sqrt(log(node.visits + 1.0))
        best = node.kids[0]
        most = -1.0
        for kid in node.kids:
            score = kid.values[seat] + curiosity / sqrt(kid.visits + 1.0)
            if score > most:
                most = score
                best = kid
        return best

    def _look_through_chance(self, node: Node) -> None:
        """Look at one outcome of chance; when all can be looked at, at each of them first."""
        chances = node.chances
        if chances is None:
            chances = node.state.chances()
            node.chances = chances
            if len(chances.moves) <= self.through:
                for index in range(len(chances.moves)):
                    self._add_outcome(node, chances, index)
                return
        if len(chances.moves) <= self.through:
            self.look(_due(node))
            return
        index = chances.moves.index(self.dealer.draw(chances))
        known = node.kid_after.get(index)
        if known is None:
            self._add_outcome(node, chances, index)
        else:
            self.look(node.kids[known])

    def _add_outcome(self, node: Node, chances: Chances, index: int) -> None:
        """Let a kid follow an outcome of chance, and look from there; where chance acts again, that might never end."""
        state = node.state.copy()
        state.apply(CHANCE, chances.moves[index])
        kid = Node(state, node.estimate)
        if kid.actor == NOBODY:
            kid.values = self.game.prospects(state)
        node.kid_after[index] = len(node.kids)
        node.kids.append(kid)
        odds = chances.weights[index] / chances.total
        node.odds.append(odds)
        node.seen += odds
        if kid.actor != CHANCE:
            self.look(kid)


def _carry_back(node: Node) -> None:
    """Value a state by its kids: the best for who acts, or the mean of what chance may do."""
    if node.actor == CHANCE:
        node.values = _mean(node)
    elif node.kids:
        seat = node.actor
        best = node.kids[0]
        for kid in node.kids:
            if kid.values[seat] > best.values[seat]:
                best = kid
        node.values = best.values


def _mean(node: Node) -> list[float]:
    """Average the outcomes that were looked at; the estimate stands, with little weight, for the others."""
    unseen = UNSEEN * (1.0 - node.seen)
    weight = node.seen + unseen
    means = [0.0] * len(node.estimate)
    for seat in range(len(means)):
        total = unseen * node.estimate[seat]
        for index in range(len(node.kids)):
            total += node.odds[index] * node.kids[index].values[seat]
        means[seat] = total / weight
    return means


def _due(node: Node) -> Node:
    """Give the outcome that was looked at least for its odds."""
    due = node.kids[0]
    most = node.odds[0] * node.visits - due.visits
    for index in range(1, len(node.kids)):
        lag = node.odds[index] * node.visits - node.kids[index].visits
        if lag > most:
            most = lag
            due = node.kids[index]
    return due


def _by_value(end: Step) -> float:
    return -end.value
