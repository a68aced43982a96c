"""This file is a look ahead move by move that plays on at random, as most research systems do it.

It knows nothing but the rules. No bot plays so; it is there to be measured beside others (`benchmarks/search.py`).
"""

from math import log, sqrt
from typing import Final, final

from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.prospect import shares_of
from greatcircle.kernel.state import CHANCE, State

EXPLORE: Final = 1.4
MOVES_MOST: Final = 1_000_000
UNTRIED: Final = 1e9


@final
class Branch:
    """A move that was looked at: how often, and how it went for each seat."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.visits = 0
        self.totals: list[float] = []
        self.kids: dict[int, Branch] = {}


@final
class Uct:
    """The tree of moves, grown by one branch a simulation."""

    def __init__(self, dealer: QuickDealer, explore: float = EXPLORE, moves_most: int = MOVES_MOST) -> None:
        self.dealer = dealer
        self.explore = explore
        self.moves_most = moves_most
        """A simulation that is longer than this ends as a draw."""
        self.root = Branch(-1)
        self.moves = 0
        """How many moves were made in all simulations."""

    def simulate(self, state: State) -> None:
        """Play a state to its end: down the tree by what is known, then at random. The state itself changes."""
        branch = self.root
        path = [branch]
        count = 0
        while True:
            actors = state.actors()
            if not actors:
                break
            actor = actors[0]
            if actor == CHANCE:
                branch = _kid_of(branch, self.dealer.draw(state.chances()))
            elif branch.visits == 0 and count > 0:
                break
            else:
                branch = self._selected(branch, actor, state.for_bots(actor))
            state.apply(actor, branch.move)
            path.append(branch)
            count += 1
        count += self._play_out(state, self.moves_most - count)
        self.moves += count
        outcome = state.outcome()
        values = [1.0 / state.seats] * state.seats if outcome is None else shares_of(outcome)
        for visited in path:
            visited.visits += 1
            if not visited.totals:
                visited.totals = values.copy()
            else:
                totals = visited.totals
                for seat in range(len(values)):
                    totals[seat] += values[seat]

    def _selected(self, branch: Branch, actor: int, legal: list[int]) -> Branch:
        """Take what was not tried yet, or what went well or was tried seldom."""
        kids = branch.kids
        curiosity = self.explore * sqrt(log(branch.visits + 1.0))
        best: Branch | None = None
        most = -1.0
        ties = 1
        for move in legal:
            kid = kids.get(move)
            if kid is None or kid.visits == 0:
                score = UNTRIED
            else:
                score = kid.totals[actor] / kid.visits + curiosity / sqrt(float(kid.visits))
            if score > most:
                most = score
                best = _kid_of(branch, move)
                ties = 1
            elif score == UNTRIED and most == UNTRIED:
                ties += 1
                if self.dealer.below(ties) == 0:
                    best = _kid_of(branch, move)
        assert best is not None
        return best

    def _play_out(self, state: State, moves_most: int) -> int:
        """Play on at random and give the number of moves made."""
        dealer = self.dealer
        count = 0
        while count < moves_most:
            actors = state.actors()
            if not actors:
                return count
            actor = actors[0]
            if actor == CHANCE:
                move = dealer.draw(state.chances())
            else:
                legal = state.for_bots(actor)
                move = legal[dealer.below(len(legal))]
            state.apply(actor, move)
            count += 1
        return count


def _kid_of(branch: Branch, move: int) -> Branch:
    """Give the branch of a move, made when it is wanted for the first time."""
    kid = branch.kids.get(move)
    if kid is None:
        kid = Branch(move)
        branch.kids[move] = kid
    return kid
