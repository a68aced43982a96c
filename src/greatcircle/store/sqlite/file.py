"""This file is the SQLite file of tables: how it is made, looked at before it is trusted, and brought up to date.

A file that is damaged, newer than this program or not ours is told of and left as it is.
"""

import os
import secrets
import sqlite3
from pathlib import Path
from typing import Final

from greatcircle.kernel.refusal import BadInput

APPLICATION_ID: Final = 0x47435442
"""The letters GCTB, in the header of the file."""
HEADER: Final = b"SQLite format 3\x00"
HEADER_LENGTH: Final = 100
VERSION_AT: Final = 60
APPLICATION_AT: Final = 68
CHECKED_MOST: Final = 64 * 2**20
"""Up to so many bytes, a file is looked through at every start; that takes a fraction of a second."""

MIGRATIONS: Final[list[tuple[str, ...]]] = [
    (
        """
        CREATE TABLE tables (
            key INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            code TEXT UNIQUE,
            game TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            options TEXT NOT NULL,
            seats INTEGER NOT NULL,
            seed BLOB NOT NULL,
            opened_at REAL NOT NULL,
            fork_of TEXT,
            taken_over TEXT NOT NULL,
            next_table TEXT,
            is_over INTEGER NOT NULL DEFAULT 0
        )
        """,
        """
        CREATE TABLE entries (
            table_key INTEGER NOT NULL,
            number INTEGER NOT NULL,
            at_ms INTEGER NOT NULL,
            data BLOB NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX entries_in_order ON entries (table_key, number)",
        """
        CREATE TABLE seat_keys (
            table_key INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            digest BLOB NOT NULL,
            PRIMARY KEY (table_key, seat)
        )
        """,
    ),
]
"""Migration n brings a file from version n - 1 to version n. They are only ever added to."""


def prepare_file(path: Path) -> None:
    """Make the file if there is none, look at it, and bring it up to date; `BadInput` says what is wrong with it."""
    try:
        if not path.exists():
            _make(path)
        version = _look(path)
    except OSError as fault:
        cause = (fault.strerror or type(fault).__name__).lower()
        raise BadInput(f"{path} cannot be used ({cause}); choose another folder for the tables.") from None
    if version < len(MIGRATIONS):
        try:
            _migrate(path, version)
        except sqlite3.Error as fault:
            raise BadInput(
                f"{path} could not be brought up to date ({fault}) and is as it was; see to the disk and try again."
            ) from None


def connect(path: Path) -> sqlite3.Connection:
    """Connect to a prepared file so that what is committed is on disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    return connection


def _make(path: Path) -> None:
    """Make an empty file under another name first, so that a crash never leaves half of one."""
    if _beside(path, "-wal").exists():
        raise BadInput(
            f"There is {path}-wal, but the file {path.name} that it belongs to is missing; "
            f"put that back, or move {path.name}-wal away as well."
        )
    scratch = path.with_name(f".{secrets.token_hex(8)}.part")
    try:
        os.close(os.open(scratch, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        connection = sqlite3.connect(scratch, isolation_level=None)
        try:
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute("PRAGMA journal_mode = WAL")
        finally:
            connection.close()
        os.replace(scratch, path)
    except sqlite3.Error as fault:
        raise BadInput(f"{path} cannot be made ({fault}); choose another folder for the tables.") from None
    finally:
        scratch.unlink(missing_ok=True)


def _look(path: Path) -> int:
    """Give the version of a file, without changing it; `BadInput` when it is not to be used."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder; choose another folder for the tables.")
    with open(path, "rb") as file:
        header = file.read(HEADER_LENGTH)
    application = int.from_bytes(header[APPLICATION_AT : APPLICATION_AT + 4], "big")
    if not header.startswith(HEADER) or application != APPLICATION_ID:
        raise BadInput(
            f"{path} is not a file of tables of this program, or its beginning is damaged, and was left as it is; "
            "move it away, or choose another folder for the tables."
        )
    _expect_version(path, int.from_bytes(header[VERSION_AT : VERSION_AT + 4], "big"))
    damaged = BadInput(
        f"{path} is damaged and was left as it is; put back a copy of it, "
        f"or move it away together with {path.name}-wal if that is there."
    )
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            _expect_version(path, version)
            if path.stat().st_size <= CHECKED_MOST:
                (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                if verdict != "ok":
                    raise damaged
        finally:
            connection.close()
    except sqlite3.DatabaseError:
        raise damaged from None
    assert isinstance(version, int)
    return version


def _expect_version(path: Path, version: int) -> None:
    if version > len(MIGRATIONS):
        raise BadInput(
            f"{path} was written by a newer version of this program (its format is {version}, this one knows "
            f"{len(MIGRATIONS)}) and was left as it is; use the newer program, or choose another folder for the tables."
        )


def _migrate(path: Path, version: int) -> None:
    connection = connect(path)
    try:
        for number in range(version + 1, len(MIGRATIONS) + 1):
            connection.execute("BEGIN IMMEDIATE")
            for statement in MIGRATIONS[number - 1]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
    finally:
        connection.close()


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
