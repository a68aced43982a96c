"""This file is the world maps of all games, with every choice that changes them."""

from greatcircle.atlas.sheet import Sheet
from greatcircle.cli.board import has_map
from greatcircle.games import all_games
from greatcircle.kernel.game import Game
from greatcircle.kernel.worldmap import WorldMap


def maps_of(game: Game) -> dict[str, WorldMap]:
    """Give the maps of a game by the option that makes each."""
    maps: dict[str, WorldMap] = {}
    if not has_map(game):
        return maps
    schema = game.options_schema()
    properties = schema["properties"]
    assert isinstance(properties, dict)
    for name, option in properties.items():
        for value in option.get("enum", []):
            world = game.world_map(game.parse_options({name: value}, game.identity.seats_min))
            if world is not None and world not in maps.values():
                maps[f"{game.identity.id} {name}={value}"] = world
    return maps


MAPS = {name: world for game in all_games() for name, world in maps_of(game).items()}
SHEETS = {name: Sheet(world) for name, world in MAPS.items()}
