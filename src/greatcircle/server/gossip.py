"""This file is what the processes of one server tell each other in passing: nothing of it lasts, and some may be lost.

People at one table may be connected to different processes. Who is here, what was said, what the table is being asked
and who has said hello is not in the log, so the processes tell it to each other.
"""

import logging
import secrets
import time
from typing import Final

from msgspec import Struct, ValidationError, convert, to_builtins

from greatcircle.server.hall import Hall
from greatcircle.server.message import Advised, Said
from greatcircle.server.room import Room
from greatcircle.server.table import GATHERING, Newcomer, Petition
from greatcircle.store.table_store import StoreTrouble

REPEAT_SECONDS: Final = 30.0
"""Who is here is told again so often,"""
STALE_SECONDS: Final = 75.0
"""and forgotten when it has not been told for so long: that process is gone."""

log = logging.getLogger(__name__)


class Word(Struct, omit_defaults=True):
    """Something that one process tells the others about a table."""

    process: str
    here: dict[int, float] | None = None
    """The seats whose person is connected there, and when each said hello,"""
    is_new: bool = False
    """and whether that process wants to hear in turn who is where."""
    mates: list[int] = []
    """The team mates who are connected there."""
    salts: dict[int, str] = {}
    said: Said | None = None
    advised: Advised | None = None
    is_asked: bool | None = None
    """Whether the table is being asked something,"""
    asked: tuple[int, int, list[int], list[int]] | None = None
    """and what: the seat that asks or is asked for, the step, who has agreed, who is waited for;"""
    newcomer: tuple[str, str] | None = None
    """the name of a newcomer who asks, and the digest of the new secret in hexadecimal digits,"""
    is_mate: bool = False
    """and whether it is the team of the seat that is asked for."""


class Gossip:
    """Whoever tells and hears."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.process = secrets.token_hex(4)

    async def start(self) -> None:
        """Listen from now on."""
        self.hall.when_told = self.hear
        self.hall.every(REPEAT_SECONDS, self._repeat)

    def tell_presence(self, room: Room, is_new: bool = False) -> None:
        """Tell who is here, and who has said hello while the table gathers."""
        salts = dict(room.table.salts) if room.table.stage == GATHERING else {}
        self._tell(room, Word(self.process, here=room.held(), is_new=is_new, mates=room.held_mates(), salts=salts))

    def tell_said(self, room: Room, said: Said) -> None:
        """Pass on a phrase."""
        self._tell(room, Word(self.process, said=said))

    def tell_advised(self, room: Room, advised: Advised) -> None:
        """Pass on what a team is told."""
        self._tell(room, Word(self.process, advised=advised))

    def tell_petition(self, room: Room) -> None:
        """Tell what the table is being asked."""
        petition = room.table.petition
        if petition is None:
            self._tell(room, Word(self.process, is_asked=False))
        else:
            asked = (petition.seat, petition.to, sorted(petition.agreed), sorted(petition.waits_for))
            newcomer = petition.newcomer
            who = None if newcomer is None else (newcomer.name, newcomer.digest.hex())
            is_mate = newcomer is not None and newcomer.is_mate
            self._tell(room, Word(self.process, is_asked=True, asked=asked, newcomer=who, is_mate=is_mate))

    def hear(self, room: Room, word: object) -> None:
        """Take in what another process tells."""
        try:
            heard = convert(word, Word, strict=False)
        except ValidationError:
            log.warning("Another process told something that makes no sense.")
            return
        self.hall.run(self._take_in(room, heard))

    async def _take_in(self, room: Room, heard: Word) -> None:
        async with self.hall.hold(room) as table:
            if heard.said is not None:
                room.say(heard.said)
            if heard.advised is not None:
                room.advise(heard.advised)
            if heard.is_asked is not None:
                table.petition = _petition_of(heard)
                self.hall.when_changed(room)
                room.tell_seats()
            if heard.here is not None:
                held = room.held()
                room.move_away([seat for seat, at in heard.here.items() if at > held.get(seat, at)])
                room.elsewhere[heard.process] = (set(heard.here), set(heard.mates), time.monotonic() + STALE_SECONDS)
                room.look_round()
            if heard.is_new and room.clients:
                self.tell_presence(room)
                if table.petition is not None:
                    self.tell_petition(room)
            if heard.salts and table.stage == GATHERING:
                table.salts = {**heard.salts, **table.salts}
                if table.can_begin():
                    table.begin()
                    await self.hall.commit(room)

    def _repeat(self) -> None:
        for room in self.hall.rooms.values():
            if room.clients:
                self.tell_presence(room)
            if room.forget_lost_processes():
                self.hall.run(self._look_round(room))

    async def _look_round(self, room: Room) -> None:
        async with self.hall.hold(room):
            room.look_round()

    def _tell(self, room: Room, word: Word) -> None:
        self.hall.run(self._send(room.table.id, word))

    async def _send(self, table_id: str, word: Word) -> None:
        try:
            await self.hall.store.tell(table_id, to_builtins(word, str_keys=True))
        except StoreTrouble as fault:
            log.warning("The other processes could not be told: %s", fault)


def _petition_of(heard: Word) -> Petition | None:
    if heard.asked is None:
        return None
    seat, to, agreed, waits_for = heard.asked
    who = heard.newcomer
    newcomer = None if who is None else Newcomer(who[0], bytes.fromhex(who[1]), heard.is_mate)
    return Petition(seat, to, set(agreed), set(waits_for), newcomer)
