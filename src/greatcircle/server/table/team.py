"""This file is the teams of a table: several people on one seat, of whom the captain moves and the others advise.

The captain holds the seat's own key. Every mate has a key too, whose digest stands in the log; when the lead passes on,
the two keys change their parts, so nobody needs a new one.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from greatcircle.kernel.refusal import Reason, Refused
from greatcircle.server.table.entry import LeadEntry, MateEntry, PartEntry

MATES_MOST: Final = 7
SECRET_LENGTH: Final = 22


@dataclass(frozen=True)
class Mate:
    """Somebody in the team of a seat who is not its captain."""

    id: int
    """The number of the entry by which this mate came."""
    name: str
    digest: bytes
    """The SHA-256 of the mate's secret."""


def invitation_of(digest: bytes) -> str:
    """Give what lets people into the team of a seat, as long as its captain holds the key of this digest."""
    return urlsafe_b64encode(hmac.digest(digest, b"team", hashlib.sha256)).decode()[:SECRET_LENGTH]


class Teams:
    """The mates of all seats, in the order in which they came."""

    def __init__(self, seats: int) -> None:
        self._mates: list[list[Mate]] = [[] for _ in range(seats)]

    def of(self, seat: int) -> list[Mate]:
        """List the mates of a seat."""
        return list(self._mates[seat])

    def find(self, seat: int, mate: int) -> Mate:
        """Find a mate of a seat; `Refused` when there is no such one."""
        for one in self._mates[seat]:
            if one.id == mate:
                return one
        raise Refused(Reason(False, "There is no such person in this team.", ()))

    def with_digest(self, digest: bytes) -> tuple[int, Mate] | None:
        """Find the mate whom a key belongs to, and the seat; all are compared in constant time."""
        found = [
            (seat, mate)
            for seat, mates in enumerate(self._mates)
            for mate in mates
            if hmac.compare_digest(mate.digest, digest)
        ]
        return found[0] if found else None

    def clear(self, seat: int) -> None:
        """Let everyone go, since the seat has another owner."""
        self._mates[seat].clear()

    def join(self, entry: MateEntry, number: int) -> None:
        """Take somebody into a team, by the entry of this number."""
        self._mates[entry.seat].append(Mate(number, entry.name, bytes.fromhex(entry.digest)))

    def part(self, entry: PartEntry) -> Mate:
        """Let somebody go."""
        mate = self.find(entry.seat, entry.mate)
        self._mates[entry.seat].remove(mate)
        return mate

    def lead(self, entry: LeadEntry, number: int, captain: str) -> Mate:
        """Make a mate the captain; who was captain before stays as a mate, or not."""
        mate = self.find(entry.seat, entry.mate)
        mates = self._mates[entry.seat]
        mates.remove(mate)
        if entry.digest:
            mates.append(Mate(number, captain, bytes.fromhex(entry.digest)))
        return mate
