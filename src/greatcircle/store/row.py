"""This file is what goes into a database, whichever it is: how a table stands in a row, and what is not let in."""

import json
from collections.abc import Iterable, Sequence
from typing import Final

from greatcircle.kernel.logbook import RecordedMove
from greatcircle.store.contract import NoSuchTable, SeatKey, TableRecord

COLUMNS: Final = (
    "id, code, game, rules_version, options, seats, seed, opened_at, fork_of, taken_over, next_table, is_over"
)

DIGEST_LENGTH: Final = 32
SEATS_MOST: Final = 100
"""Beyond this something has gone wrong; how many seats a table may have is the game's matter."""


def is_name(text: str) -> bool:
    """Say whether a text can be the id or the code of a table at all; databases choke on some that cannot."""
    return text.isascii() and text.isprintable()


def check_table(table_id: str) -> None:
    """Let `NoSuchTable` be said before a database is bothered with a name that no table can have."""
    if not is_name(table_id):
        raise NoSuchTable("There is no table of this id.")


def check_entries(entries: Sequence[bytes]) -> None:
    """Refuse entries with nothing in them."""
    if not all(entries):
        raise ValueError("An entry of a log is empty.")


def check_keys(keys: Sequence[SeatKey]) -> None:
    """Refuse what is no key."""
    for key in keys:
        if not 0 <= key.seat < SEATS_MOST:
            raise ValueError(f"There is no seat {key.seat}.")
        if key.digest is not None and len(key.digest) != DIGEST_LENGTH:
            raise ValueError("The digest of a key is a SHA-256.")


def check_append(table_id: str, entries: Sequence[bytes], keys: Sequence[SeatKey]) -> None:
    """Refuse what cannot be appended to any log."""
    check_table(table_id)
    check_keys(keys)
    check_entries(entries)
    if not entries:
        raise ValueError("There is nothing to append.")


def format_plain(value: object) -> str:
    """Write plain data as JSON; `ValueError` or `TypeError` when it is none."""
    return json.dumps(value, allow_nan=False, separators=(",", ":"))


def parse_plain(text: str) -> object:
    """Read JSON back."""
    return json.loads(text)


def format_row(record: TableRecord, code: str) -> tuple[object, ...]:
    """Write a record with its code as a row of `COLUMNS`."""
    return (
        record.id,
        code,
        record.game,
        record.rules_version,
        format_plain(record.options),
        record.seats,
        record.seed,
        record.opened_at,
        record.fork_of,
        format_plain([recorded if recorded.words else recorded[:2] for recorded in record.taken_over]),
        record.next_table,
        record.is_over,
    )


def parse_row(row: Iterable[object]) -> TableRecord:
    """Read a row of `COLUMNS`."""
    id_, code, game, rules_version, options, seats, seed, opened_at, fork_of, taken_over, next_table, is_over = row
    assert isinstance(id_, str)
    assert isinstance(code, str | None)
    assert isinstance(game, str)
    assert isinstance(rules_version, int)
    assert isinstance(options, str)
    assert isinstance(seats, int)
    assert isinstance(seed, bytes)
    assert isinstance(opened_at, float)
    assert isinstance(fork_of, str | None)
    assert isinstance(taken_over, str)
    assert isinstance(next_table, str | None)
    agreed = parse_plain(options)
    assert isinstance(agreed, dict)
    return TableRecord(
        id=id_,
        code=code or "",
        game=game,
        rules_version=rules_version,
        options=agreed,
        seats=seats,
        seed=seed,
        opened_at=opened_at,
        fork_of=fork_of,
        taken_over=_parse_moves(taken_over),
        next_table=next_table,
        is_over=bool(is_over),
    )


def _parse_moves(text: str) -> tuple[RecordedMove, ...]:
    """Read moves: actor and wire form, and what was typed where something was."""
    listed = parse_plain(text)
    assert isinstance(listed, list)
    return tuple(RecordedMove(*fields) for fields in listed)
