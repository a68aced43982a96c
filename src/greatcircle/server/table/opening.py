"""This file is the opening of tables: from a form, from a step of another match, or again with the same people."""

import secrets
import time
from collections.abc import Sequence
from typing import Final

from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import RecordedMove
from greatcircle.kernel.option import Options, recorded_options
from greatcircle.kernel.refusal import BadInput
from greatcircle.server.http.form import HERE, Opened, SeatForm, SeatSecret, TableForm
from greatcircle.server.luck import draw_seed
from greatcircle.server.table.clock import check_clock
from greatcircle.server.table.entry import AnyEntry, ClockEntry, MateEntry, SeatEntry, format_entry
from greatcircle.server.table.live_tables import LiveTables
from greatcircle.server.table.seat_key import digest_of
from greatcircle.server.table.seating import first_seat_entries
from greatcircle.server.table.session import TableSession
from greatcircle.store.contract import SeatKey, TableRecord

ID_SIGNS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 12
CODE_LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ"
"""Without vowels, so that no code is a word, and without letters that look like others."""
CODE_LENGTH: Final = 4
CODES_TRIED: Final = 24
SECRET_BYTES: Final = 16


def new_codes() -> list[str]:
    """Draw codes, one of which will be free."""
    return ["".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) for _ in range(CODES_TRIED)]


def new_secret() -> str:
    """Draw the secret of a seat."""
    return secrets.token_urlsafe(SECRET_BYTES)


async def open_table(tables: LiveTables, form: TableForm) -> Opened:
    """Open a table as a form says; `BadInput` says what is wrong with it."""
    game = tables.setting.games[form.game]
    options = game.parse_options(form.options, len(form.seats))
    clock = check_clock(form.clock, len(form.seats))
    return await _open_with(tables, game, options, form.seats, clock)


async def open_fork(
    tables: LiveTables, source: TableSession, moves: Sequence[RecordedMove], seats: list[SeatForm]
) -> Opened:
    """Open a table whose match begins with moves of another one."""
    table = source.table
    if len(seats) != table.record.seats:
        raise BadInput(f"This match has {table.record.seats} seats, not {len(seats)}.")
    return await _open_with(tables, table.game, table.options, seats, table.clock, table.id, tuple(moves))


async def open_rematch(tables: LiveTables, source: TableSession) -> str:
    """Open the table of a rematch, unless somebody did already: the same people, whose keys fit there too."""
    table = source.table
    if table.record.next_table is not None:
        return table.record.next_table
    seed = draw_seed(tables.setting, "rematch", table.record.seed.hex())
    options = table.game.parse_options(table.record.options, table.record.seats)
    record = _new_record(table.game, options, table.record.seats, seed)
    keys = [SeatKey(seat, digest) for seat, digest in table.digests.items()]
    occupant = [SeatEntry(seat, who.name, who.player, who.claimed) for seat, who in enumerate(table.occupants)]
    mates = [
        MateEntry(seat, mate.name, mate.digest.hex()) for seat in range(record.seats) for mate in table.teams.of(seat)
    ]
    entries: list[AnyEntry] = [*occupant, *mates, *_clock_entries(table.clock)]
    await tables.open(record, new_codes(), keys, [format_entry(entry) for entry in entries])
    return await tables.store.set_next(table.id, record.id)


async def _open_with(
    tables: LiveTables,
    game: Game,
    options: Options,
    seats: list[SeatForm],
    clock: list[int],
    fork_of: str | None = None,
    taken_over: tuple[RecordedMove, ...] = (),
) -> Opened:
    entries: list[AnyEntry] = [*first_seat_entries(game, seats), *_clock_entries(clock)]
    keys = [SeatSecret(seat, new_secret()) for seat, form in enumerate(seats) if form.player == HERE]
    sitting = [[form.player, form.name] for form in seats]
    seed = draw_seed(tables.setting, "table", game.identity.id, recorded_options(options), sitting, len(taken_over))
    record = _new_record(game, options, len(seats), seed, fork_of, taken_over)
    digests = [SeatKey(key.seat, digest_of(key.secret)) for key in keys]
    session = await tables.open(record, new_codes(), digests, [format_entry(entry) for entry in entries])
    return Opened(session.card(), keys)


def _clock_entries(clock: list[int]) -> list[ClockEntry]:
    """Write down the clock of a new table, if it has one."""
    return [ClockEntry(clock)] if any(clock) else []


def _new_record(
    game: Game,
    options: Options,
    seats: int,
    seed: bytes,
    fork_of: str | None = None,
    taken_over: tuple[RecordedMove, ...] = (),
) -> TableRecord:
    return TableRecord(
        id="".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH)),
        code="",
        game=game.identity.id,
        rules_version=options.rules_version,
        options=recorded_options(options),
        seats=seats,
        seed=seed,
        opened_at=time.time(),
        fork_of=fork_of,
        taken_over=taken_over,
    )
