"""This file is the games of the servers under test, as the processes find them in which bots think."""

from greatcircle.games import find_game as find_own_game
from greatcircle.kernel.game import Game
from tests.kernel.parlour_quiz import GAME as PARLOUR_QUIZ
from tests.kernel.sealed_bid import GAME as SEALED_BID

SAMPLES = {game.identity.id: game for game in (SEALED_BID, PARLOUR_QUIZ)}


def find_game(game_id: str) -> Game:
    """Find one of our games, or a sample."""
    return SAMPLES.get(game_id) or find_own_game(game_id)
