"""This file is the lines of a table's log: what happened at a table, from which it can be made again."""

from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from greatcircle.kernel.state import Wire


class SeatEntry(Struct, tag_field="entry", tag="seat", frozen=True):
    """Who sits on a seat from now on."""

    seat: int
    name: str
    player: str
    """ "person", the name of a bot, or "open"."""
    claimed: bool


class BeginEntry(Struct, tag_field="entry", tag="begin", frozen=True):
    """The match begins; the salts of those who are there go into the dice."""

    salts: list[str]


class MateEntry(Struct, tag_field="entry", tag="mate", frozen=True):
    """Somebody comes into the team of a seat."""

    seat: int
    name: str
    digest: str
    """The SHA-256 of the new mate's secret, in hexadecimal digits."""


class PartEntry(Struct, tag_field="entry", tag="part", frozen=True):
    """Somebody leaves the team of a seat."""

    seat: int
    mate: int


class LeadEntry(Struct, tag_field="entry", tag="lead", frozen=True):
    """A mate becomes the captain of a seat."""

    seat: int
    mate: int
    digest: str
    """The digest of the captain before, who is a mate from now on; empty for one who has left."""


class MoveEntry(Struct, tag_field="entry", tag="move", frozen=True, omit_defaults=True):
    """A seat, or chance, has moved."""

    actor: int
    move: Wire
    reasons: list[str] = []
    words: str = ""
    """What was typed with it."""
    chance: float | None = None
    """The chance to win that a bot saw in it, if it knew."""


class BackEntry(Struct, tag_field="entry", tag="back", frozen=True):
    """Every move after this step is taken back."""

    to: int


class ClockEntry(Struct, tag_field="entry", tag="clock", frozen=True):
    """How long each seat has for a move."""

    seconds: list[int]
    """0 for as long as one likes."""


class MoreEntry(Struct, tag_field="entry", tag="more", frozen=True):
    """Somebody takes the whole time again for the move that is asked."""

    seat: int


class LateEntry(Struct, tag_field="entry", tag="late", frozen=True):
    """Somebody's time has run out; the move that follows is a bot's."""

    seat: int


class SayEntry(Struct, tag_field="entry", tag="say", frozen=True):
    """Somebody has said something to the table."""

    seat: int
    words: str


AnyEntry = (
    SeatEntry
    | MateEntry
    | PartEntry
    | LeadEntry
    | BeginEntry
    | MoveEntry
    | BackEntry
    | ClockEntry
    | MoreEntry
    | LateEntry
    | SayEntry
)

_ENCODER: Final = Encoder()
_DECODER: Final[Decoder[AnyEntry]] = Decoder(AnyEntry)


def format_entry(entry: AnyEntry) -> bytes:
    """Write an entry as JSON."""
    return _ENCODER.encode(entry)


def parse_entry(data: bytes) -> AnyEntry:
    """Read an entry that was written by us."""
    return _DECODER.decode(data)
