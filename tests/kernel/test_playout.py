"""This file is the tests of random play-outs: to the end, and the same again from the same seed."""

import pytest

from greatcircle.games import find_game
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.match import Match
from greatcircle.kernel.playout import playout
from tests.kernel.sealed_bid import GAME

GAMES = [GAME, find_game("trap-the-cap")]


@pytest.fixture(params=GAMES, ids=[game.identity.id for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    game = request.param
    assert isinstance(game, Game)
    return game


def test_a_playout_ends_within_the_bound(game: Game) -> None:
    options = game.parse_options({}, 3)
    bound = game.bound(options, 3)
    assert bound is not None
    for seed in range(20):
        state = game.start(options, 3)
        assert 0 < playout(state, QuickDealer(str(seed))) <= bound
        assert state.actors() == []
        assert state.outcome() is not None


def test_the_same_seed_gives_the_same_playout(game: Game) -> None:
    first, second = (game.start(game.parse_options({}, 2), 2) for _ in range(2))
    assert playout(first, QuickDealer("twice")) == playout(second, QuickDealer("twice"))
    assert first.to_json() == second.to_json()


def test_other_seeds_give_other_playouts(game: Game) -> None:
    ends = []
    for seed in range(5):
        state = game.start(game.parse_options({}, 2), 2)
        playout(state, QuickDealer(str(seed)))
        ends.append(state.to_json())
    assert any(end != ends[0] for end in ends)


def test_a_playout_makes_only_moves_that_a_match_allows(game: Game) -> None:
    options = game.parse_options({}, 2)
    state = game.start(options, 2)
    moves = playout(state, QuickDealer("as a match"))
    luck = QuickDealer("as a match")
    match = Match(game, options, 2, luck)
    while not match.is_over():
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.state.actors()[0]
            legal = match.state.legal(seat)
            match.play(seat, legal[luck.below(len(legal))])
    assert len(match.log) == moves
    assert match.state.to_json() == state.to_json()


def test_a_playout_of_a_copy_leaves_the_state_alone(game: Game) -> None:
    state = game.start(game.parse_options({}, 2), 2)
    state.apply(-1, state.chances().moves[0])
    before = state.to_json()
    playout(state.copy(), QuickDealer("copy"))
    assert state.to_json() == before


def test_a_finished_match_is_played_out_already() -> None:
    state = GAME.start(GAME.parse_options({}, 2), 2)
    playout(state, QuickDealer("done"))
    assert playout(state, QuickDealer("done")) == 0
