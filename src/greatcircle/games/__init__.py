"""The games: our own, one folder each, and those of other packages. A new one of ours is a folder and a line here."""

from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable

from greatcircle.games.installed import InstalledGames
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
"""Our own games, by id."""


def own_games() -> list[Game]:
    """List the games of this package."""
    return [find_game(game_id) for game_id in FOLDERS]


def all_games() -> list[Game]:
    """List every game that can be played: our own, then those that other packages bring."""
    return own_games() + installed_games().working()


def game_ids() -> list[str]:
    """List the ids of all games, without loading any."""
    return [*FOLDERS, *installed_games().entries]


def game_faults() -> list[str]:
    """Say of each game of another package that cannot be used why not."""
    return installed_games().faults()


@cache
def installed_games() -> InstalledGames:
    """Look once for the games that other packages bring."""
    return InstalledGames(FOLDERS)


@cache
def find_game(game_id: str) -> Game:
    """Find a game by its id; `BadInput` lists the ids there are, or says why this one cannot be used."""
    if game_id not in game_ids():
        raise BadInput(f"There is no game {game_id!r}; the games are {', '.join(game_ids())}.")
    if game_id not in FOLDERS:
        return installed_games().load(game_id)
    game = import_module(f"{__name__}.{FOLDERS[game_id]}.game").GAME
    assert isinstance(game, Game)
    return game


def folder_of(game_id: str) -> Traversable | None:
    """Give the folder in which the files of a game lie; None for a game of another package that has none."""
    find_game(game_id)
    if game_id in FOLDERS:
        return resources.files(__name__).joinpath(FOLDERS[game_id])
    return installed_games().folder(game_id)


@cache
def rulebook_of(game_id: str) -> Rulebook:
    """Read the rulebook of a game; a game of another package may do without one."""
    folder = folder_of(game_id)
    file = None if folder is None else folder.joinpath("rulebook.md")
    if file is None or not file.is_file():
        return Rulebook(find_game(game_id).identity.title, "", {})
    return parse_rulebook(file.read_text("utf-8"))
