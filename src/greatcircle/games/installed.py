"""This file is the games that other packages bring: each is an entry point of the group `greatcircle.games`.

The name of the entry point is the id of the game. Its value leads to the game itself, as in `tailwind.game:GAME`, or to
a package whose module `game` has it as `GAME`. A package that cannot be used is told of, and harms no other game.
"""

import re
import sys
from collections.abc import Iterable
from importlib import import_module, resources
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Final, final

from greatcircle.kernel.game import Game
from greatcircle.kernel.refusal import BadInput

GROUP: Final = "greatcircle.games"
ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
"""What an id looks like, which stands in addresses and file names."""


@final
class InstalledGames:
    """The games of other packages, found when this is made, each loaded when it is asked for."""

    def __init__(self, taken: Iterable[str]) -> None:
        self.entries: dict[str, EntryPoint] = {}
        """Where each game is, by its id."""
        self._refusals: list[str] = []
        self._loaded: dict[str, Game] = {}
        self._faults: dict[str, str] = {}
        """Why a game could not be loaded."""
        owners = dict.fromkeys(taken, "Great Circle itself")
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: (_package(entry), entry.name)):
            if entry.name in owners:
                self._refusals.append(_fault(entry, f"{owners[entry.name]} has a game with this id"))
            elif ID.fullmatch(entry.name) is None:
                self._refusals.append(_fault(entry, "an id is made of small letters, digits and hyphens"))
            else:
                owners[entry.name] = f"the package {_package(entry)}"
                self.entries[entry.name] = entry

    def load(self, game_id: str) -> Game:
        """Give one of these games; `BadInput` says why it cannot be used."""
        if game_id not in self._loaded and game_id not in self._faults:
            entry = self.entries[game_id]
            try:
                self._loaded[game_id] = _load(entry)
            except (Exception, SystemExit) as fault:  # whatever a package does while it is imported
                reason = str(fault) if isinstance(fault, BadInput) else f"{type(fault).__name__}: {fault}"
                self._faults[game_id] = _fault(entry, reason)
        if game_id in self._faults:
            raise BadInput(self._faults[game_id])
        return self._loaded[game_id]

    def working(self) -> list[Game]:
        """Load every game, and list those that can be used."""
        for game_id in self.entries:
            try:
                self.load(game_id)
            except BadInput:
                continue
        return [self._loaded[game_id] for game_id in self.entries if game_id in self._loaded]

    def faults(self) -> list[str]:
        """Load every game, and say of each that cannot be used why not."""
        self.working()
        return [*self._refusals, *self._faults.values()]

    def folder(self, game_id: str) -> Traversable | None:
        """Give the package of a game that was loaded, where its rulebook lies; None for a module without a package."""
        package = sys.modules[self.entries[game_id].module].__package__
        return resources.files(package) if package else None


def _load(entry: EntryPoint) -> Game:
    found: object = entry.load()
    if isinstance(found, ModuleType):
        found = import_module(f"{found.__name__}.game").GAME
    if not isinstance(found, Game):
        raise BadInput(f"{entry.value} is no game")
    if found.identity.id != entry.name:
        raise BadInput(f"it calls itself {found.identity.id!r}")
    return found


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else "(unknown)"


def _fault(entry: EntryPoint, reason: str) -> str:
    return f"The game {entry.name!r} of the package {_package(entry)} cannot be used: {reason.rstrip('.')}."
