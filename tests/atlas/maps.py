"""This file is the maps of the globe of all games, with every choice that changes them, and the maps of hexagons."""

from greatcircle.atlas.sheet import MapSheet
from greatcircle.equipment.map.hexagon import HexMap
from greatcircle.equipment.map.map_game import world_map_of
from greatcircle.equipment.map.world import WorldMap
from greatcircle.games import all_games
from greatcircle.kernel.game import Game
from greatcircle.kernel.option import OptionError


def usual_map(game: Game) -> WorldMap | HexMap | None:
    """Give the map that a game has with its usual options."""
    return world_map_of(game, game.parse_options({}, game.fewest_seats()))


def maps_of(game: Game) -> dict[str, WorldMap]:
    """Give the maps of the globe of a game by the option that makes each."""
    maps: dict[str, WorldMap] = {}
    if not isinstance(usual_map(game), WorldMap):
        return maps
    schema = game.options_schema()
    properties = schema["properties"]
    assert isinstance(properties, dict)
    for name, option in properties.items():
        for value in option.get("enum", []):
            try:
                world = world_map_of(game, game.parse_options({name: value}, game.fewest_seats()))
            except OptionError:
                continue  # a choice that another option has to go with
            if isinstance(world, WorldMap) and world not in maps.values():
                maps[f"{game.identity.id} {name}={value}"] = world
    return maps


MAPS = {name: world for game in all_games() for name, world in maps_of(game).items()}
SHEETS = {name: MapSheet(world) for name, world in MAPS.items()}
HEX_MAPS = {game.identity.id: world for game in all_games() if isinstance(world := usual_map(game), HexMap)}
