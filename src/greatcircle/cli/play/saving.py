"""This file is where matches are kept while they are played, so that nothing is lost when the terminal closes."""

import contextlib
import os
import secrets
import shlex
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from greatcircle.kernel.logbook import Logbook, Seat, record
from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import BadInput
from greatcircle.store.data_folder import data_folder, make_folder
from greatcircle.store.logbook_file import read_logbook_file, write_logbook_file

SUFFIX: Final = ".jsonl"


class SaveFile:
    """The file that a match is written to before anybody is asked for the next move."""

    def __init__(self, path: Path, is_own: bool) -> None:
        self.path = path
        self.is_own = is_own
        """Whether the file lies in our folder and may be removed; one that the player named stays."""
        self.problem: str | None = None
        """Why the match could not be written; None when it was."""

    def write(self, match: Match, seats: tuple[Seat, ...]) -> None:
        """Write the match as it stands; a file that cannot be written is noted, and the match can go on."""
        try:
            if self.is_own:
                make_folder(self.path.parent)
            write_logbook_file(self.path, record(match, seats))
            self.problem = None
        except BadInput as fault:
            self.problem = str(fault)

    def shown_path(self) -> str:
        """Give the path as it can be typed after a command."""
        return f'"{self.path}"' if sys.platform == "win32" else shlex.quote(str(self.path))

    def remove(self) -> None:
        """Remove a file of our own; one that the player named stays."""
        if self.is_own:
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)


@dataclass(frozen=True)
class SavedMatch:
    """A match that can go on."""

    path: Path
    saved_at: datetime
    logbook: Logbook


def new_save_file(game_id: str) -> SaveFile:
    """Choose a file of our own for a match that begins now."""
    began = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return SaveFile(saves_folder() / f"{game_id}-{began}-{secrets.token_hex(2)}{SUFFIX}", is_own=True)


def saved_matches() -> list[SavedMatch]:
    """List the matches in our folder that are not over, the latest first; what cannot be read is left out."""
    found: list[SavedMatch] = []
    with contextlib.suppress(OSError):
        for path in saves_folder().glob(f"*{SUFFIX}"):
            with contextlib.suppress(BadInput, OSError):
                logbook = read_logbook_file(path)
                if logbook.outcome is None:
                    found.append(SavedMatch(path, datetime.fromtimestamp(path.stat().st_mtime), logbook))
    return sorted(found, key=lambda saved: (saved.saved_at, saved.path.name), reverse=True)


def saves_folder() -> Path:
    """Give the folder in which matches are kept while they are played."""
    return data_folder(os.environ, sys.platform) / "matches"
