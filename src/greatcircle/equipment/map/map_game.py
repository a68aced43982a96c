"""This file is the promise of a game that is played on a map of the world: it can show the map."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr, trait

from greatcircle.equipment.map.hexagon import HexMap
from greatcircle.equipment.map.world import WorldMap
from greatcircle.kernel.game import Game
from greatcircle.kernel.option import Options


@trait
@mypyc_attr(allow_interpreted_subclasses=True)
class MapGame:
    """What a game derives from, beside `Game`, when it is played on a map of the world."""

    @abstractmethod
    def world_map(self, options: Options) -> WorldMap | HexMap:
        """Give the map, of the globe or in hexagons, on which such a match is played."""
        raise NotImplementedError


def world_map_of(game: Game, options: Options) -> WorldMap | HexMap | None:
    """Give the map on which such a match is played; None for a game without one."""
    return game.world_map(options) if isinstance(game, MapGame) else None
