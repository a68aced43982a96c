"""The look back at a match: chances to win, luck, and the turns that cost most."""

import pytest

from greatcircle.bots import make_bot
from greatcircle.bots.review import DEAR_MOST, Review, Reviewer
from greatcircle.games import own_games
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.game import Game
from greatcircle.kernel.match import Match
from tests.kernel import sealed_bid

OPEN_GAMES = [game for game in own_games() if not game.has_secrets()]
MOVES = 100

pytestmark = pytest.mark.slow


def played(game: Game, bots: list[str], moves: int, seed: str = "review") -> Match:
    """Play the beginning of a match."""
    match = Match(game, game.parse_options({}, len(bots)), len(bots), QuickDealer(seed))
    players = [make_bot(name, game, QuickDealer(f"{seed}/{seat}")) for seat, name in enumerate(bots)]
    while not match.is_over() and len(match.log) < moves:
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.state.actors()[0]
            match.play(seat, players[seat].choose(match.view(seat), match.for_bots(seat)))
    return match


def reviewed(match: Match) -> Review:
    start = match.game.start(match.options, match.seats)
    return Reviewer(match.game, QuickDealer("look back")).review(start, match.log)


@pytest.fixture(scope="module", params=OPEN_GAMES, ids=lambda game: game.identity.id)
def match(request: pytest.FixtureRequest) -> Match:
    game: Game = request.param
    return played(game, ["random", "greedy"][: game.fewest_seats()], MOVES)


@pytest.fixture(scope="module")
def review(match: Match) -> Review:
    return reviewed(match)


def test_chances_are_told_before_the_first_move_and_after_each(match: Match, review: Review) -> None:
    assert len(review.chances) == len(match.log) + 1
    for chances in review.chances:
        assert sum(chances) == pytest.approx(1)


def test_luck_is_nobodys_but_that_of_chance_and_takes_what_it_gives(match: Match, review: Review) -> None:
    assert len(review.luck) == len(match.log)
    for logged, luck in zip(match.log, review.luck, strict=True):
        assert sum(luck) == pytest.approx(0)
        assert logged.actor < 0 or not any(luck)
    assert any(any(luck) for luck in review.luck)


def test_dear_turns_are_told_in_words_the_dearest_first(match: Match, review: Review) -> None:
    for seat in range(match.seats):
        turns = [turn for turn in review.dear_turns if turn.seat == seat]
        assert len(turns) <= DEAR_MOST
        assert [turn.cost for turn in turns] == sorted([turn.cost for turn in turns], reverse=True)
        for turn in turns:
            assert 0 < turn.cost <= 1
            assert all(match.log[index].actor == seat for index in range(turn.first, turn.last + 1))
            assert len(turn.made) == turn.last - turn.first + 1
            assert turn.better != turn.made


def test_who_plays_at_random_pays_for_it(match: Match, review: Review) -> None:
    costs = [sum(turn.cost for turn in review.dear_turns if turn.seat == seat) for seat in range(match.seats)]
    assert costs[0] > costs[1]


def test_luck_averages_out_over_all_that_chance_may_do() -> None:
    game = OPEN_GAMES[0]
    match = played(game, ["greedy", "greedy"], MOVES)
    while not match.waits_for_chance():
        match.play(match.state.actors()[0], match.legal(match.state.actors()[0])[0])
    reviewer = Reviewer(game, QuickDealer("luck"))
    chances = match.state.chances()
    for seat in range(match.seats):
        total = sum(
            weight * reviewer._luck(match.state, move)[seat]
            for move, weight in zip(chances.moves, chances.weights, strict=True)
        )
        assert total == pytest.approx(0)


def test_a_whole_match_ends_with_its_outcome() -> None:
    match = played(sealed_bid.GAME, ["random", "random"], 1000)
    review = reviewed(match)
    outcome = match.outcome()
    assert outcome is not None
    winners = set(outcome.winners())
    assert {seat for seat, chance in enumerate(review.chances[-1]) if chance > 0} == winners
