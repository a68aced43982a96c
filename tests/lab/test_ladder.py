"""This file is the tests of how the strength of bots is told."""

import pytest

from greatcircle.games import all_games
from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_NAMES
from greatcircle.lab.ladder import Duel, ladder_of, strength_of, strength_words


@pytest.mark.parametrize(
    ("duel", "words"),
    [
        (Duel("skilled", "casual", 2, 140.0, 200), "Beats Casual in 7 of 10 matches."),
        (Duel("skilled", "casual", 2, 198.0, 200), "Beats Casual nearly always."),
        (Duel("master", "expert", 3, 90.5, 200), "Wins 5 of 10 matches against 2 Expert bots."),
    ],
)
def test_strength_is_told_in_tenths(duel: Duel, words: str) -> None:
    assert strength_words(duel) == words


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.identity.id)
def test_a_ladder_that_is_kept_is_about_the_levels_of_its_game(game: Game) -> None:
    names = [level.name for level in game.levels()]
    for duel in ladder_of(game.identity.id):
        assert duel.bot in names
        assert 0 <= duel.won <= duel.games
        assert strength_of(game.identity.id, duel.bot) or duel.rival not in LEVEL_NAMES or duel.bot == names[0]
    assert strength_of(game.identity.id, names[0]) == ""


def test_a_game_that_is_not_known_has_no_ladder() -> None:
    assert ladder_of("no-such-game") == ()
