"""This file is the printed boards over HTTP: drawn once, away from the tables, and kept ready."""

import asyncio
import gzip
from dataclasses import dataclass
from typing import Final

from msgspec.json import Encoder

from greatcircle.atlas.plate import plate
from greatcircle.equipment.map.map_game import world_map_of
from greatcircle.equipment.map.world import WorldMap
from greatcircle.kernel.game import Game
from greatcircle.kernel.option import Options
from greatcircle.server.recent import Recent

BOARDS_KEPT: Final = 64

_Key = tuple[str, Options, int]


@dataclass(frozen=True)
class PrintedBoard:
    """What is printed on a board, as JSON, plain and compressed."""

    plain: bytes
    packed: bytes


class Printer:
    """Whoever prints boards; those asked for last are kept."""

    def __init__(self) -> None:
        self._boards: Recent[_Key, PrintedBoard] = Recent(BOARDS_KEPT)

    async def board(self, game: Game, options: Options, seats: int) -> PrintedBoard:
        """Give the board of such a match; a new one is drawn in a thread of its own."""
        key = (game.identity.id, options, seats)
        board = self._boards.find(key)
        if board is None:
            board = await asyncio.to_thread(print_board, game, options, seats)
            self._boards.keep(key, board)
        return board

    async def warm(self, games: list[Game]) -> None:
        """Draw the usual boards before anybody asks for them."""
        for game in games:
            seats = game.fewest_seats()
            await self.board(game, game.parse_options({}, seats), seats)


def print_board(game: Game, options: Options, seats: int) -> PrintedBoard:
    """Draw a board, and the map of the globe that it lies on; what else is printed, the game itself tells."""
    drawing = dict(game.drawing(options, seats))
    world = world_map_of(game, options)
    if isinstance(world, WorldMap):
        drawing["map"] = plate(world)
    plain = Encoder().encode(drawing)
    return PrintedBoard(plain, gzip.compress(plain, 9, mtime=0))
