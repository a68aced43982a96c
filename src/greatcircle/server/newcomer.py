"""This file is how somebody new comes to a seat: at once, or when those who sit at the table have agreed."""

import asyncio
import hmac
from typing import Final

from greatcircle.kernel.refusal import Reason, Refused
from greatcircle.server.gossip import Gossip
from greatcircle.server.hall import Hall
from greatcircle.server.opening import new_secret
from greatcircle.server.room import Room, digest_of
from greatcircle.server.table import Newcomer, Table
from greatcircle.server.team import invitation_of

ANSWER_SECONDS: Final = 45.0
"""So long a newcomer waits for the answer of the table."""


async def take_seat(hall: Hall, gossip: Gossip, room: Room, seat: int, name: str) -> str:
    """Take a seat that belongs to nobody and give its secret; `Refused` when it cannot be had."""
    secret = new_secret()
    newcomer = Newcomer(name, digest_of(secret))
    async with hall.hold(room) as table:
        table.take(seat, newcomer)
        await hall.commit(room)
        if _waits(table, newcomer):
            room.tell_seats()
            gossip.tell_petition(room)
    await _wait_for_answer(hall, gossip, room, newcomer)
    if room.table.digests.get(seat) != newcomer.digest:
        raise Refused(Reason(False, "Not everyone at the table has agreed. You can watch, or ask again later.", ()))
    return secret


async def join_team(hall: Hall, gossip: Gossip, room: Room, seat: int, name: str, invitation: str) -> str:
    """Come into the team of a seat and give the new mate's secret: at once with its captain's word, or else by asking.

    `Refused` when that cannot be had.
    """
    secret = new_secret()
    newcomer = Newcomer(name, digest_of(secret), is_mate=True)
    async with hall.hold(room) as table:
        digest = table.digests.get(seat)
        is_invited = digest is not None and hmac.compare_digest(invitation_of(digest).encode(), invitation.encode())
        if invitation and not is_invited:
            raise Refused(Reason(False, "This link is no longer good; ask the captain of the team for another.", ()))
        table.join(seat, newcomer, is_invited)
        await hall.commit(room)
        if _waits(table, newcomer):
            room.tell_seats()
            gossip.tell_petition(room)
    await _wait_for_answer(hall, gossip, room, newcomer)
    if room.table.teams.with_digest(newcomer.digest) is None:
        raise Refused(Reason(False, "The captain of this team has not said yes. You can ask again later.", ()))
    return secret


async def _wait_for_answer(hall: Hall, gossip: Gossip, room: Room, newcomer: Newcomer) -> None:
    """Wait until everyone has agreed or one has not; no answer is a no."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            while _waits(room.table, newcomer):
                await room.change()
    except TimeoutError:
        async with hall.hold(room) as table:
            if _waits(table, newcomer):
                table.petition = None
                room.tell_seats()
                gossip.tell_petition(room)


def _waits(table: Table, newcomer: Newcomer) -> bool:
    return table.petition is not None and table.petition.newcomer == newcomer
