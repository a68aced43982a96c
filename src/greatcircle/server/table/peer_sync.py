"""This file is what the processes of one server tell each other in passing: nothing of it lasts, and some may be lost.

People at one table may be connected to different processes. Who is here, what was said, what the table is being asked
and who has said hello is not in the log, so the processes tell it to each other.
"""

import logging
import secrets
import time
from typing import Final

from msgspec import Struct, ValidationError, convert, to_builtins

from greatcircle.server.socket.message import Advised, Said
from greatcircle.server.table.live_tables import LiveTables
from greatcircle.server.table.session import TableSession
from greatcircle.server.table.table import GATHERING, Petition, SeatRequest
from greatcircle.store.contract import StoreError

REPEAT_SECONDS: Final = 30.0
"""A process tells the others who is here again after so long."""
STALE_SECONDS: Final = 75.0
"""A process that has not told who is there for so long is taken for gone."""

log = logging.getLogger(__name__)


class PeerUpdate(Struct, omit_defaults=True):
    """Something that one process tells the others about a table."""

    process: str
    here: dict[int, float] | None = None
    """The seats whose person is connected there, and when each said hello."""
    is_new: bool = False
    """Whether that process wants to be told in turn who is where."""
    mates: list[int] = []
    """The team mates who are connected there."""
    salts: dict[int, str] = {}
    said: Said | None = None
    advised: Advised | None = None
    is_asked: bool | None = None
    """Whether the table is being asked something; None when nothing is told about it."""
    asked: tuple[int, int, list[int], list[int]] | None = None
    """What the table is asked: the seat that asks or is asked for, the step, who has agreed, who is waited for."""
    seat_request: tuple[str, str] | None = None
    """The name of somebody who asks for a seat, and the digest of the new secret in hexadecimal digits."""
    is_mate: bool = False
    """Whether it is the team of the seat that is asked for, not the seat itself."""
    stops_clock: bool = False
    """Whether nobody's time runs until there is an answer."""


class PeerSync:
    """Whoever tells and hears."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.process = secrets.token_hex(4)

    async def start(self) -> None:
        """Listen from now on."""
        self.tables.when_peer_message = self.hear
        self.tables.every(REPEAT_SECONDS, self._repeat)

    def tell_presence(self, session: TableSession, is_new: bool = False) -> None:
        """Tell who is here, and who has said hello while the table gathers."""
        salts = dict(session.table.salts) if session.table.stage == GATHERING else {}
        here, mates = session.held(), session.held_mates()
        self._tell(session, PeerUpdate(self.process, here=here, is_new=is_new, mates=mates, salts=salts))

    def tell_said(self, session: TableSession, said: Said) -> None:
        """Pass on a phrase."""
        self._tell(session, PeerUpdate(self.process, said=said))

    def tell_advised(self, session: TableSession, advised: Advised) -> None:
        """Pass on what a team is told."""
        self._tell(session, PeerUpdate(self.process, advised=advised))

    def tell_petition(self, session: TableSession) -> None:
        """Tell what the table is being asked."""
        petition = session.table.petition
        if petition is None:
            self._tell(session, PeerUpdate(self.process, is_asked=False))
        else:
            asked = (petition.seat, petition.to, sorted(petition.agreed), sorted(petition.waits_for))
            request = petition.seat_request
            who = None if request is None else (request.name, request.digest.hex())
            is_mate = request is not None and request.is_mate
            self._tell(
                session,
                PeerUpdate(
                    self.process,
                    is_asked=True,
                    asked=asked,
                    seat_request=who,
                    is_mate=is_mate,
                    stops_clock=petition.stops_clock,
                ),
            )

    def hear(self, session: TableSession, update: object) -> None:
        """Take in what another process tells."""
        try:
            heard = convert(update, PeerUpdate, strict=False)
        except ValidationError:
            log.warning("Another process told something that makes no sense.")
            return
        self.tables.run(self._take_in(session, heard))

    async def _take_in(self, session: TableSession, heard: PeerUpdate) -> None:
        async with self.tables.hold(session) as table:
            if heard.said is not None:
                session.say(heard.said)
            if heard.advised is not None:
                session.advise(heard.advised)
            if heard.is_asked is not None:
                table.petition = _petition_of(heard)
                self.tables.when_changed(session)
                session.tell_seats()
            if heard.here is not None:
                held = session.held()
                session.move_away([seat for seat, at in heard.here.items() if at > held.get(seat, at)])
                session.elsewhere[heard.process] = (set(heard.here), set(heard.mates), time.monotonic() + STALE_SECONDS)
                session.update_presence()
                self.tables.when_changed(session)
            if heard.is_new and session.clients:
                self.tell_presence(session)
                if table.petition is not None:
                    self.tell_petition(session)
            if heard.salts and table.stage == GATHERING:
                table.salts = {**heard.salts, **table.salts}
                if table.can_begin():
                    table.begin()
                    await self.tables.commit(session)

    def _repeat(self) -> None:
        for session in self.tables.sessions.values():
            if session.clients:
                self.tell_presence(session)
            if session.forget_lost_processes():
                self.tables.run(self._update_presence(session))

    async def _update_presence(self, session: TableSession) -> None:
        async with self.tables.hold(session):
            session.update_presence()
            self.tables.when_changed(session)

    def _tell(self, session: TableSession, update: PeerUpdate) -> None:
        self.tables.run(self._send(session.table.id, update))

    async def _send(self, table_id: str, update: PeerUpdate) -> None:
        try:
            await self.tables.store.tell(table_id, to_builtins(update, str_keys=True))
        except StoreError as fault:
            log.warning("The other processes could not be told: %s", fault)


def _petition_of(heard: PeerUpdate) -> Petition | None:
    if heard.asked is None:
        return None
    seat, to, agreed, waits_for = heard.asked
    who = heard.seat_request
    request = None if who is None else SeatRequest(who[0], bytes.fromhex(who[1]), heard.is_mate)
    return Petition(seat, to, set(agreed), set(waits_for), request, heard.stops_clock)
