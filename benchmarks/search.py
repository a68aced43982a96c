"""This file is the race of the searches: simulations a second, ours beside OpenSpiel's, on one core.

Run `python benchmarks/search.py` after `pip install open_spiel` into the environment of our package, best a compiled
one. A simulation goes down the tree, adds to it, and plays on at random to the end. Ours is timed twice: to the end of
its own matches, and cut to the mean length of the peer's simulations, so that both make as many moves. All searches
take turns; processor time counts, best of several slices. A look of our tree over whole turns is told beside them: it
plays nothing at random, but weighs every turn that it adds.
"""

import argparse
import importlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Final

from greatcircle.bots.tree import Tree
from greatcircle.bots.uct import Uct
from greatcircle.games import find_game
from greatcircle.kernel.build import is_compiled
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.level import Level
from greatcircle.kernel.state import CHANCE, State

OURS: Final = ("trap-the-cap", "take-off")
THEIRS: Final = ("maedn", "backgammon")
PLAYERS: Final = (4, 2)
SIMULATIONS: Final = 200
"""How many simulations one search makes; each search begins a new tree."""
SLOW_SIMULATIONS: Final = 20
SAMPLE: Final = 400
"""How many random matches of a peer tell the mean length of its simulations."""
OPENING: Final = 12
"""So many moves are made before the position from which all search."""
EXPLORE: Final = 1.4
LOTS: Final = 1 << 30


@dataclass
class Contestant:
    """Somebody who makes simulations."""

    name: str
    search: Callable[[], tuple[int, int]]
    """Make one search; give its simulations, and the moves in them if they are counted."""
    speeds: list[float] = field(default_factory=list)
    simulations: int = 0
    moves: int = 0

    def run(self, seconds: float) -> None:
        """Search again and again for a slice of time."""
        begun = process_time()
        made = 0
        while (spent := process_time() - begun) < seconds:
            simulations, moves = self.search()
            made += simulations
            self.moves += moves
        self.simulations += made
        self.speeds.append(made / spent)


def opening(game_id: str, seats: int) -> State:
    """Play some moves at random, up to a seat's choice."""
    game = find_game(game_id)
    dealer = QuickDealer("opening")
    state = game.start(game.parse_options({}, seats), seats)
    made = 0
    while made < OPENING or state.actors()[0] == CHANCE or len(state.for_bots(state.actors()[0])) < 2:
        actor = state.actors()[0]
        legal = state.for_bots(actor) if actor != CHANCE else []
        state.apply(actor, dealer.draw(state.chances()) if actor == CHANCE else legal[dealer.below(len(legal))])
        made += 1
    return state


def ours(game_id: str, seats: int, cut: int | None) -> Contestant:
    """Give our own search move by move, to the end or cut."""
    start = opening(game_id, seats)

    def search() -> tuple[int, int]:
        uct = Uct(QuickDealer("search"), EXPLORE) if cut is None else Uct(QuickDealer("search"), EXPLORE, cut)
        for _ in range(SIMULATIONS):
            uct.simulate(start.copy())
        return SIMULATIONS, uct.moves

    return Contestant(f"Great Circle: {game_id}{'' if cut is None else f', {cut} moves'}", search)


def our_tree(game_id: str, seats: int) -> Contestant:
    """Give our own search over whole turns, as the strongest level uses it."""
    game = find_game(game_id)
    start = opening(game_id, seats)
    seat = start.actors()[0]
    level = next((level for level in reversed(game.levels()) if level.method == "tree"), Level("master", "tree"))

    def search() -> tuple[int, int]:
        tree = Tree(game, level, QuickDealer("tree"))
        root = tree.root(start.copy(), seat, start.for_bots(seat))
        for _ in range(SIMULATIONS):
            tree.look(root)
        return SIMULATIONS, 0

    return Contestant(f"Great Circle: {game_id}, looks over whole turns", search)


def open_spiel_state(name: str, players: int) -> tuple[Any, Any] | None:
    """Give a game of OpenSpiel and a position of it; None where it is not for so many players."""
    pyspiel = importlib.import_module("pyspiel")
    if name == "backgammon":
        if players != 2:
            return None
        game = pyspiel.load_game(name)
    else:
        game = pyspiel.load_game(
            name, {"players": players, "twoPlayersOpposite": True} if players == 2 else {"players": players}
        )
    state = game.new_initial_state()
    dealer = QuickDealer("opening")
    made = 0
    while made < OPENING or state.is_chance_node() or len(state.legal_actions()) < 2:
        legal = state.legal_actions()
        state.apply_action(legal[dealer.below(len(legal))])
        made += 1
    return game, state


def mean_length(start: Any) -> int:
    """Give the mean number of moves that a random match of a peer goes on for."""
    dealer = QuickDealer("length")
    total = 0
    for _ in range(SAMPLE):
        state = start.clone()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                action = _drawn(state.chance_outcomes(), dealer)
            else:
                action = legal[dealer.below(len(legal))]
            state.apply_action(action)
            total += 1
    return round(total / SAMPLE)


def _drawn(outcomes: list[tuple[int, float]], dealer: QuickDealer) -> int:
    """Draw one of a peer's outcomes of chance by its odds."""
    ticket = dealer.below(LOTS) / LOTS
    for action, odds in outcomes:
        ticket -= odds
        if ticket < 0:
            return action
    return outcomes[-1][0]


def theirs(name: str, game: Any, state: Any, length: int) -> list[Contestant]:
    """Give the two searches of OpenSpiel: in C++, and in Python."""
    pyspiel = importlib.import_module("pyspiel")
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    quick = pyspiel.MCTSBot(game, evaluator, EXPLORE, SIMULATIONS, 1000, False, 1, False)
    random_state = importlib.import_module("numpy").random.RandomState(1)
    slow = mcts.MCTSBot(
        game, EXPLORE, SLOW_SIMULATIONS, mcts.RandomRolloutEvaluator(1, random_state), False, random_state
    )

    def search_quickly() -> tuple[int, int]:
        quick.mcts_search(state)
        return SIMULATIONS, SIMULATIONS * length

    def search_slowly() -> tuple[int, int]:
        slow.mcts_search(state)
        return SLOW_SIMULATIONS, SLOW_SIMULATIONS * length

    return [
        Contestant(f"OpenSpiel, C++: {name}", search_quickly),
        Contestant(f"OpenSpiel, Python: {name}", search_slowly),
    ]


def main() -> int:
    """Let all search, and tell how fast they were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6)
    given = parser.parse_args()
    build = "compiled" if is_compiled() else "pure Python"
    print(f"{build}, one core, processor time, best of {given.slices} slices of {given.seconds:g} s\n")
    for players in PLAYERS:
        contestants: list[Contestant] = []
        bases: dict[str, Contestant] = {}
        for name in THEIRS:
            found = open_spiel_state(name, players)
            if found is None:
                continue
            length = mean_length(found[1])
            peers = theirs(name, *found, length)
            group = [*peers, *(ours(game_id, players, length) for game_id in OURS)]
            bases.update({one.name: peers[0] for one in group[:2]})
            for one in group[2:]:
                one.name = f"{one.name} as {name}"
                bases[one.name] = peers[0]
            contestants += group
        contestants += [ours(game_id, players, None) for game_id in OURS]
        contestants += [our_tree(game_id, players) for game_id in OURS]
        for _ in range(given.slices):
            for one in contestants:
                one.run(given.seconds)
        print(f"{players} players{'':39}{'a second':>12}{'moves each':>12}{'x OpenSpiel C++':>18}")
        for one in contestants:
            moves = f"{one.moves / one.simulations:.0f}" if one.moves else ""
            base = bases.get(one.name)
            ratio = f"{max(one.speeds) / max(base.speeds):.2f}" if base is not None and base is not one else ""
            print(f"  {one.name:46}{max(one.speeds):>12,.0f}{moves:>12}{ratio:>18}")
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
