"""This file is the contract of a store of tables: what it keeps, what can be asked of it, and how it says no."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Self, final

from greatcircle.kernel.logbook import RecordedMove
from greatcircle.kernel.refusal import BadInput

DAY: Final = 86_400.0
OVER_CODE_SECONDS: Final = DAY
"""So long after its last entry the code of a table whose match is over may be given to another table."""
IDLE_CODE_SECONDS: Final = 60 * DAY
"""So long after its last entry the code of any table may be given to another one."""
PEER_MESSAGE_MOST: Final = 4000
"""So many bytes at most may be told to the other processes at once."""


class AlreadyServed(BadInput):
    """Another process serves these tables, of a kind that only one may serve; the sentence says what to do."""


class StoreError(Exception):
    """The store could not do it now, for a disk that is full or a connection that is lost; the sentence says more.

    What was to be written has not been acknowledged. It may nevertheless be there if the problem came at the very last
    moment, so read the entries of the table again before trying once more.
    """


class Overtaken(Exception):
    """Somebody else has written the entry of this number already, and nothing of this batch is written."""


class LogGap(ValueError):
    """The entry before this number is missing: a mistake of the caller."""


class NoSuchTable(Exception):
    """There is no table of this id."""


class NoCodeFree(Exception):
    """Each of the codes belongs to another table; try others."""


@final
@dataclass(frozen=True)
class TableRecord:
    """What a table is born with; everything that happens at it afterwards is in its log."""

    id: str
    code: str
    """The letters to type; empty when they were given to another table, since this one was over or idle for long."""
    game: str
    rules_version: int
    options: dict[str, object]
    seats: int
    seed: bytes
    opened_at: float
    """Seconds since 1970."""
    fork_of: str | None = None
    """The id of the table that this one was forked from."""
    taken_over: tuple[RecordedMove, ...] = ()
    """The moves of that table which are played before this table's own."""
    next_table: str | None = None
    """The id of the rematch."""
    is_over: bool = False
    """Whether the match has ended, as the last append with `is_over` said."""


@final
@dataclass(frozen=True)
class LogEntry:
    """One line of a table's log."""

    number: int
    """Counted from 1, without gaps."""
    at: float
    """When it was written: seconds since 1970, to the millisecond."""
    data: bytes
    """JSON, kept byte by byte."""


@final
@dataclass(frozen=True)
class SeatKey:
    """What opens a seat: the SHA-256 of its secret. None in place of a digest takes the seat's key away."""

    seat: int
    digest: bytes | None


@final
@dataclass(frozen=True)
class Appended:
    """Another process has written to a table's log, up to this number."""

    table_id: str
    number: int


@final
@dataclass(frozen=True)
class Changed:
    """Another process has changed a table's record or keys."""

    table_id: str


@final
@dataclass(frozen=True)
class PeerMessage:
    """Another process says something about a table that is kept nowhere."""

    table_id: str
    content: object
    """Plain JSON data, as given to `tell`."""


@final
@dataclass(frozen=True)
class NewsMissed:
    """The connection to the other processes was lost for a while: look at every table again."""


StoreNews = Appended | Changed | PeerMessage | NewsMissed
Listener = Callable[[StoreNews], None]


class TableStore(ABC):
    """Tables that last.

    Every method belongs to the event loop in which the store was opened. What has returned is on disk. Methods raise
    `StoreError` when the disk or the connection fails, and `NoSuchTable` when they are to change a table that is
    not there. `async with open_store(where) as store` opens it and closes it.
    """

    @abstractmethod
    async def open(self) -> None:
        """Make ready; `BadInput` says what to do when this is no store of ours, or one that cannot be used now.

        `AlreadyServed` is the kind of it that says that another process serves these tables.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked for and let go; closing twice does no harm."""

    @abstractmethod
    async def create(
        self, record: TableRecord, codes: Sequence[str], keys: Sequence[SeatKey], entries: Sequence[bytes]
    ) -> TableRecord:
        """Open a table with its first entries, from number 1; its code is the first of the codes that is free.

        The record that is given back has that code; the one in the argument is not looked at. `NoCodeFree` when each of
        the codes is taken; `Overtaken` when there is a table of this id.
        """

    @abstractmethod
    async def load(self, table_id: str) -> TableRecord | None:
        """Give a table's record."""

    @abstractmethod
    async def find_code(self, code: str) -> str | None:
        """Give the id of the table that has this code now."""

    @abstractmethod
    async def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """Give the entries of a table that come after a number, in order; none if there is no such table."""

    @abstractmethod
    async def append(
        self,
        table_id: str,
        first_number: int,
        entries: Sequence[bytes],
        *,
        keys: Sequence[SeatKey] = (),
        is_over: bool | None = None,
    ) -> float:
        """Write entries with the numbers from `first_number` on, all or none; give the time they are stamped with.

        `Overtaken` when that number is written already, so of several who try only one succeeds; `LogGap` when the
        one before it is missing. With them, and only with them, keys of seats are set, and it is noted whether the
        match is over.
        """

    @abstractmethod
    async def keys(self, table_id: str) -> dict[int, bytes]:
        """Give the digests of the seats that have a key."""

    @abstractmethod
    async def set_key(self, table_id: str, seat: int, digest: bytes | None) -> None:
        """Give a seat a new key in place of the one it has, or take it away."""

    @abstractmethod
    async def set_next(self, table_id: str, next_id: str) -> str:
        """Note the rematch of a table and give its id; the first one that was noted stays."""

    @abstractmethod
    async def set_code(self, table_id: str, codes: Sequence[str]) -> str:
        """Give a table that has lost its code the first of these that is free; one that has a code keeps it."""

    @abstractmethod
    async def count(self) -> int:
        """Say how many tables there are."""

    @abstractmethod
    def subscribe(self, listener: Listener) -> None:
        """Call somebody, in the event loop, with all that other processes write and tell; there may be several."""

    @abstractmethod
    async def tell(self, table_id: str, content: object) -> None:
        """Tell the other processes something, plain JSON data of at most `PEER_MESSAGE_MOST` bytes, that need not last.

        It may get lost, without an error.
        """

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
