"""This file is tables for the tests of stores."""

import hashlib
import time
from dataclasses import replace

from greatcircle.kernel.logbook import RecordedMove
from greatcircle.store.contract import DAY, TableRecord, TableStore

RECORD = TableRecord(
    id="k7pq2m4xw9ab",
    code="",
    game="some game",
    rules_version=3,
    options={"colour": "grün", "laps": 2, "wild": False, "none": None, "list": [1, "zwei"]},
    seats=4,
    seed=bytes(range(32)),
    opened_at=1_700_000_000.125,
    fork_of="zzzzzzzzzzzz",
    taken_over=(
        RecordedMove(0, {"move": "roll"}),
        RecordedMove(-1, {"move": "rolled", "face": 6}),
        RecordedMove(1, {"move": "say"}, "Peru"),
    ),
)


def entry(text: str) -> bytes:
    """Give an entry that says something."""
    return b'{"entry":"%s"}' % text.encode()


def digest(text: str) -> bytes:
    """Give the digest of a secret."""
    return hashlib.sha256(text.encode()).digest()


async def open_table(
    store: TableStore, table_id: str, code: str = "", *, idle_days: float = 0.0, is_over: bool = False
) -> str:
    """Open a table without entries, and give its code."""
    opened_at = time.time() - idle_days * DAY
    record = replace(RECORD, id=table_id, opened_at=opened_at, is_over=is_over)
    return (await store.create(record, [code or table_id], [], [])).code
