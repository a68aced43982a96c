"""This file is what a learner knows, kept in an SQLite file that is never written over when it is damaged."""

import contextlib
import sqlite3
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from urllib.parse import quote

from greatcircle.kernel.refusal import BadInput
from greatcircle.store.data_folder import make_folder
from greatcircle.study.schedule import Grade, LearningStage, Memory

LONGEST_NAME: Final = 40
LONGEST_FILE_NAME: Final = 180
SIGNS_IN_NAMES: Final = " -_"
PREFIX: Final = "learner-"
"""Keeps a name from being one that a system reserves."""
SUFFIX: Final = ".sqlite"
APPLICATION: Final = 0x47434C52
"""Marks an SQLite file as one of ours: the letters GCLR."""
VERSION: Final = 1
PATIENCE_SECONDS: Final = 5.0

SCHEMA: Final = f"""
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
CREATE TABLE IF NOT EXISTS memory (
    question TEXT PRIMARY KEY, stage INTEGER NOT NULL, step INTEGER, stability REAL NOT NULL, difficulty REAL NOT NULL,
    due TEXT NOT NULL, last_review TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS review (
    number INTEGER PRIMARY KEY, question TEXT NOT NULL, at TEXT NOT NULL, grade INTEGER NOT NULL, stage INTEGER NOT NULL
);
"""


@dataclass(frozen=True)
class Review:
    """One answer that was given."""

    question: str
    at: datetime
    grade: Grade
    stage: LearningStage
    """How far the question had come before the answer."""


class Learner:
    """One person who learns; the file is made with the first answer."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = parse_learner_name(name)
        self.path = folder / f"{PREFIX}{_plain(self.name)}{SUFFIX}"

    def is_known(self) -> bool:
        """Tell whether this learner has answered anything yet."""
        return self.path.exists()

    def memories(self) -> dict[str, Memory]:
        """Give what is remembered, by the id of the question."""
        if not self.is_known():
            return {}
        with self._open() as connection:
            rows = connection.execute(
                "SELECT question, stage, step, stability, difficulty, due, last_review FROM memory"
            ).fetchall()
            return {row[0]: _memory(row[1:]) for row in rows}

    def reviews(self) -> list[Review]:
        """List every answer in order."""
        if not self.is_known():
            return []
        with self._open() as connection:
            rows = connection.execute("SELECT question, at, grade, stage FROM review ORDER BY number").fetchall()
            return [Review(row[0], _moment(row[1]), Grade(row[2]), LearningStage(row[3])) for row in rows]

    def record(self, review: Review, memory: Memory) -> None:
        """Keep an answer and what is remembered after it; both or neither, even after a crash."""
        make_folder(self.path.parent)
        with self._open() as connection, connection:
            connection.execute(
                "INSERT INTO review (question, at, grade, stage) VALUES (?, ?, ?, ?)",
                (review.question, _text(review.at), int(review.grade), int(review.stage)),
            )
            connection.execute(
                "INSERT OR REPLACE INTO memory VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    review.question,
                    int(memory.stage),
                    memory.step,
                    memory.stability,
                    memory.difficulty,
                    _text(memory.due),
                    _text(memory.last_review),
                ),
            )

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open the file, making the tables of a new one; whatever is wrong with it becomes a sentence."""
        try:
            with contextlib.closing(sqlite3.connect(self.path, timeout=PATIENCE_SECONDS)) as connection:
                self._check(connection)
                yield connection
        except BadInput:
            raise
        except sqlite3.OperationalError as fault:
            raise BadInput(f"{self.path} cannot be used ({fault}); try again, or check its permissions.") from None
        except (sqlite3.DatabaseError, ValueError, TypeError):
            raise BadInput(
                f"{self.path}, which holds what {self.name} has learned, is damaged; "
                "put a copy of it in its place, or move it away to begin anew."
            ) from None

    def _check(self, connection: sqlite3.Connection) -> None:
        """Make sure that this is a whole file of ours, and of a version that is understood."""
        # In one transaction, since another program may be making the tables just now.
        connection.execute("BEGIN")
        (mark,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        is_blank = not connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
        connection.execute("COMMIT")
        if mark == 0 and version == 0 and is_blank:
            connection.executescript(f"BEGIN IMMEDIATE; {SCHEMA} COMMIT;")
            return
        if mark != APPLICATION or connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError
        if version != VERSION:
            raise BadInput(f"{self.path} was written by another version of Great Circle; use that one, or a newer one.")


def parse_learner_name(text: str) -> str:
    """Read a learner's name: letters, digits, spaces, hyphens and underscores, so that it never is a path."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    fits = len(name) <= LONGEST_NAME and any(sign.isalnum() for sign in name)
    fits = fits and all(sign.isalnum() or sign in SIGNS_IN_NAMES for sign in name)
    if not fits or len(_plain(name)) > LONGEST_FILE_NAME:
        raise BadInput(
            f"A learner cannot be called {text[: LONGEST_NAME + 1]!r}; "
            f"use 1 to {LONGEST_NAME} letters, digits, spaces, hyphens and underscores."
        )
    return name


def _plain(name: str) -> str:
    """Write a name in plain signs, so that Zoë and ZOË are one learner on every file system."""
    return quote(unicodedata.normalize("NFC", name.casefold()), safe="")


def _memory(row: tuple[int, int | None, float, float, str, str]) -> Memory:
    stage, step, stability, difficulty, due, last_review = row
    return Memory(LearningStage(stage), step, float(stability), float(difficulty), _moment(due), _moment(last_review))


def _text(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat()


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)
