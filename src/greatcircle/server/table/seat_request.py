"""This file is how somebody new comes to a seat: at once, or when those who sit at the table have agreed."""

import asyncio
import hmac
from typing import Final

from greatcircle.kernel.refusal import Reason, Refused
from greatcircle.server.table.live_tables import LiveTables
from greatcircle.server.table.opening import new_secret
from greatcircle.server.table.peer_sync import PeerSync
from greatcircle.server.table.seat_key import digest_of
from greatcircle.server.table.session import TableSession
from greatcircle.server.table.table import SeatRequest, Table
from greatcircle.server.table.team import invitation_of

ANSWER_SECONDS: Final = 45.0
"""So long a newcomer waits for the answer of the table."""


async def take_seat(tables: LiveTables, peers: PeerSync, session: TableSession, seat: int, name: str) -> str:
    """Take a seat that belongs to nobody and give its secret; `Refused` when it cannot be had."""
    secret = new_secret()
    request = SeatRequest(name, digest_of(secret))
    async with tables.hold(session) as table:
        table.take(seat, request)
        await tables.commit(session)
        if _waits(table, request):
            session.tell_seats()
            peers.tell_petition(session)
    await _wait_for_answer(tables, peers, session, request)
    if session.table.digests.get(seat) != request.digest:
        raise Refused(Reason(False, "Not everyone at the table has agreed. You can watch, or ask again later.", ()))
    return secret


async def join_team(
    tables: LiveTables, peers: PeerSync, session: TableSession, seat: int, name: str, invitation: str
) -> str:
    """Come into the team of a seat and give the new mate's secret: at once with its captain's word, or else by asking.

    `Refused` when that cannot be had.
    """
    secret = new_secret()
    request = SeatRequest(name, digest_of(secret), is_mate=True)
    async with tables.hold(session) as table:
        digest = table.digests.get(seat)
        is_invited = digest is not None and hmac.compare_digest(invitation_of(digest).encode(), invitation.encode())
        if invitation and not is_invited:
            raise Refused(Reason(False, "This link is no longer good; ask the captain of the team for another.", ()))
        table.join(seat, request, is_invited)
        await tables.commit(session)
        if _waits(table, request):
            session.tell_seats()
            peers.tell_petition(session)
    await _wait_for_answer(tables, peers, session, request)
    if session.table.teams.with_digest(request.digest) is None:
        raise Refused(Reason(False, "The captain of this team has not said yes. You can ask again later.", ()))
    return secret


async def _wait_for_answer(tables: LiveTables, peers: PeerSync, session: TableSession, request: SeatRequest) -> None:
    """Wait until everyone has agreed or one has not; no answer is a no."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            while _waits(session.table, request):
                await session.change()
    except TimeoutError:
        async with tables.hold(session) as table:
            if _waits(table, request):
                table.petition = None
                tables.when_changed(session)
                session.tell_seats()
                peers.tell_petition(session)


def _waits(table: Table, request: SeatRequest) -> bool:
    return table.petition is not None and table.petition.seat_request == request
