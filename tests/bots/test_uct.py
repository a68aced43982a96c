"""The look ahead move by move, with nothing but the rules."""

from greatcircle.bots.uct import Uct
from greatcircle.games import own_games
from greatcircle.kernel.dealer import QuickDealer

SIMULATIONS = 6
MOVES_MOST = 60


def test_every_simulation_adds_a_branch_and_is_counted_at_the_root() -> None:
    for game in own_games():
        seats = game.fewest_seats()
        start = game.start(game.parse_options({}, seats), seats)
        search = Uct(QuickDealer("uct"), moves_most=MOVES_MOST)
        for _ in range(SIMULATIONS):
            search.simulate(start.copy())
        root = search.root
        assert root.visits == SIMULATIONS
        assert sum(kid.visits for kid in root.kids.values()) == SIMULATIONS
        assert abs(sum(root.totals) - SIMULATIONS) < 1e-9
        assert 0 < search.moves <= SIMULATIONS * MOVES_MOST
