"""This file is a race between turns: each is played on for a while, again and again, with the same luck for all."""

from math import sqrt
from typing import Final, final

from greatcircle.bots.chain import Chains, Step, Weigher, best_of
from greatcircle.kernel.dealer import Dealer, QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import Level
from greatcircle.kernel.state import CHANCE, State

ROUNDS_LEAST: Final = 8
"""Nobody leaves a race before so many rounds."""
ROUNDS_BETWEEN: Final = 4
FALLS_BEHIND: Final = 1.5
"""Who is behind even if its mean were so many standard errors better leaves the race."""
SURE: Final = 1.0
"""A turn is preferred to the first one by what is left of its lead after so many standard errors."""
SPREAD_LEAST: Final = 1e-6
LUCK: Final = 1 << 30


@final
class Race:
    """The runners, each compared with the first of them, which seemed best beforehand."""

    def __init__(self, count: int) -> None:
        self.live = list(range(count))
        self._rounds = [0] * count
        self._leads = [0.0] * count
        self._squares = [0.0] * count
        self._first_total = 0.0

    def note(self, values: list[float]) -> None:
        """Note how one round went for each runner, and let go who has fallen behind for good."""
        first = values[0]
        self._first_total += first
        for index in self.live:
            lead = values[index] - first
            self._rounds[index] += 1
            self._leads[index] += lead
            self._squares[index] += lead * lead
        rounds = self._rounds[0]
        if rounds >= ROUNDS_LEAST and rounds % ROUNDS_BETWEEN == 0:
            floor = 0.0
            for index in self.live:
                floor = max(floor, self.lead(index, -SURE))
            self.live = [index for index in self.live if index == 0 or self.lead(index, FALLS_BEHIND) > floor]

    def lead(self, index: int, errors: float = 0.0) -> float:
        """Give the mean lead over the first, and so many standard errors more."""
        rounds = self._rounds[index]
        if index == 0 or rounds == 0:
            return 0.0
        mean = self._leads[index] / rounds
        spread = self._squares[index] / rounds - mean * mean
        return mean + errors * sqrt(max(spread, SPREAD_LEAST) / rounds)

    def first_mean(self) -> float:
        """Give how the first went on average."""
        return self._first_total / max(self._rounds[0], 1)


@final
class Trial:
    """How matches are played on from a turn: every seat takes the chain that it weighs most."""

    def __init__(self, game: Game, level: Level, weigher: Weigher) -> None:
        self.game = game
        self.turns = level.turns
        self.chains = Chains(weigher, level.turn_patience, level.steps, is_lazy=True)

    def play_on(self, start: State, dealer: Dealer) -> list[float]:
        """Play a state on for some turns and give everybody's chance to win then; the state itself may change."""
        state = start
        left = self.turns
        while True:
            actors = state.actors()
            if not actors:
                break
            actor = actors[0]
            if actor == CHANCE:
                state.apply(CHANCE, dealer.draw(state.chances()))
                continue
            if left == 0:
                break
            legal = state.for_bots(actor)
            if len(legal) == 1:
                state.apply(actor, legal[0])
                continue
            left -= 1
            state = best_of(self.chains.ends(state, actor, legal))[0].state
        return self.game.prospects(state)


def luck_of(dealer: Dealer) -> str:
    """Draw a luck that several runners can share."""
    return str(dealer.below(LUCK))


def run(trial: Trial, race: Race, ends: list[Step], seat: int, truth: State | None, dealer: Dealer) -> None:
    """Run one round: with the same luck for all, from the ends themselves or, in another truth, by the same moves."""
    luck = luck_of(dealer)
    values = [0.0] * len(ends)
    for index in race.live:
        if truth is None:
            after = ends[index].state.copy()
        else:
            after = truth.copy()
            for step in reversed(ends[index].chain()):
                after.apply(seat, step.move)
        values[index] = trial.play_on(after, QuickDealer(luck))[seat]
    race.note(values)
