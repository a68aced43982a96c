"""The games, one folder each. A new game is one folder and one line here."""

from functools import cache
from importlib import import_module, resources

from greatcircle.kernel.game import Game
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.rulebook import Rulebook, parse_rulebook

FOLDERS = {
    "trap-the-cap": "trap_the_cap",
    "take-off": "take_off",
    "worldbeater": "worldbeater",
    "captivade": "captivade",
    "capital-adventure": "capital_adventure",
}


def all_games() -> list[Game]:
    """List every game."""
    return [find_game(game_id) for game_id in FOLDERS]


@cache
def find_game(game_id: str) -> Game:
    """Find a game by its id; `BadInput` lists the ids there are."""
    if game_id not in FOLDERS:
        raise BadInput(f"There is no game {game_id!r}; the games are {', '.join(FOLDERS)}.")
    game = import_module(f"{__name__}.{FOLDERS[game_id]}.game").GAME
    assert isinstance(game, Game)
    return game


@cache
def rulebook_of(game_id: str) -> Rulebook:
    """Read the rulebook of a game."""
    folder = FOLDERS[find_game(game_id).identity.id]
    return parse_rulebook(resources.files(__name__).joinpath(folder, "rulebook.md").read_text("utf-8"))
