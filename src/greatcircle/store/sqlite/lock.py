"""This file is the lock beside a file of tables, so that only one process at a time serves it."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Final, final

from greatcircle.kernel.refusal import BadInput
from greatcircle.store.contract import AlreadyServed

if sys.platform == "win32":
    import msvcrt

    def _seize(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(number: int) -> None:
        # A lock of the process: unlike that of flock, it does not live on in a child process when the server is killed.
        fcntl.lockf(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: Final[set[Path]] = set()
"""What this process has locked; the system does not keep a process out of its own locks."""


@final
class FileLock:
    """A lock that ends with the process, however that ends."""

    def __init__(self, path: Path) -> None:
        self._served = path
        self._path = path.with_name(f"{path.name}.lock").absolute()
        self._number: int | None = None

    def take(self) -> None:
        """Take the lock; `AlreadyServed` when somebody serves the file already."""
        if self._path in _held:
            raise self._taken()
        try:
            number = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            cause = (fault.strerror or type(fault).__name__).lower()
            raise BadInput(
                f"{self._path} cannot be written ({cause}); choose a folder for the tables that can be written."
            ) from None
        try:
            _seize(number)
        except OSError:
            os.close(number)
            raise self._taken() from None
        _held.add(self._path)
        self._number = number

    def release(self) -> None:
        """Let go; the empty file stays, since removing it could take it from under somebody who just opened it."""
        if self._number is not None:
            with contextlib.suppress(OSError):
                os.close(self._number)
            self._number = None
            _held.discard(self._path)

    def _taken(self) -> AlreadyServed:
        return AlreadyServed(
            f"The tables in {self._served} are served by another process already; stop that one, choose another "
            "folder, or keep the tables in PostgreSQL, which serves many processes."
        )
