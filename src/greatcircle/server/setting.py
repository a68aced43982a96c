"""This file is what a table server is told before it starts: where it keeps tables, what it offers, and its limits."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from greatcircle.games import all_games
from greatcircle.kernel.game import Game

CLIENT_SETTING: Final = "GREATCIRCLE_CLIENT"
"""The environment variable that names another folder with the built client."""
BUILT_CLIENT: Final = Path(__file__).parent / "client"


@dataclass(frozen=True)
class Limit:
    """What one client, one address or the whole server may use."""

    message_bytes: int = 4096
    messages_per_second: float = 30.0
    messages_at_once: int = 60
    sayings_per_second: float = 0.4
    sayings_at_once: int = 4
    """What a seat may say to the whole table."""
    faults_most: int = 20
    """A client that sent so many messages that nobody could read is cut off."""
    hello_seconds: float = 20.0
    """A client that has not said hello by then is cut off."""
    clients_per_table: int = 60
    clients_per_address: int = 200
    outgoing_messages: int = 300
    """A client that does not read is cut off when so many messages wait for it."""
    tables_per_minute: int = 30
    """Opened from one address."""
    code_misses_per_minute: int = 20
    pictures_per_minute: int = 60
    """QR codes of long links, which take a while to draw."""
    packs_per_minute: int = 12
    """Question packs of one address, right or wrong ones."""
    requests_per_minute: int = 6000
    """Of one address, behind which a whole class may sit."""
    live_tables: int = 2000
    """In memory at once."""
    idle_seconds: float = 120.0
    """A table that nobody watches leaves memory after so long."""


def _every_game() -> dict[str, Game]:
    return {game.identity.id: game for game in all_games()}


@dataclass(frozen=True)
class Setting:
    """Everything that a server is told."""

    data: Path
    """The folder of everything that lasts."""
    store: str | None = None
    """Where tables are kept: the address of a PostgreSQL database; None is a SQLite file in the data folder."""
    client: Path = BUILT_CLIENT
    """The folder of the built client."""
    address: str | None = None
    """Where other devices find this server, such as http://192.168.1.20:8000; None when it is closed to them."""
    games: Mapping[str, Game] = field(default_factory=_every_game)
    finder: str = "greatcircle.games:find_game"
    """The function that finds the same games by their ids in the processes where bots think."""
    ready_games: tuple[str, ...] = field(default_factory=lambda: tuple(_every_game()))
    """The games that those processes load before they are asked."""
    think_seconds: float = 5.0
    """After so long a bot that has not moved is stopped, and a simpler one moves; how hard it thinks is its own."""
    beat_seconds: float = 0.6
    """Where there are secrets, bots move on this beat, however long they have thought; 0 lets them move at once."""
    workers: int | None = None
    """How many bots may think at once; None leaves one core to the server."""
    limit: Limit = field(default_factory=Limit)
    luck: str | None = None
    """What all seeds follow from, in tests that must know their dice; no command and no request can set it."""
    thoughts: int | None = None
    """How many thoughts bots have at most, and no clock, in tests that must know what they choose; as `luck`."""

    @property
    def store_address(self) -> str:
        """Name the place of the tables, as the store is opened with it."""
        return self.store if self.store is not None else str(self.data)
