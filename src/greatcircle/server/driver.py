"""This file is what a table does by itself: it begins, its bots move, and questions that nobody answers run out."""

import asyncio
import contextlib
import secrets
import time
from dataclasses import dataclass
from typing import Final

from greatcircle.server.hall import Hall, NotWritten, TooLate
from greatcircle.server.room import Room
from greatcircle.server.table import PLAYING
from greatcircle.server.thinker import Thinker

SHOW_SECONDS: Final = 1.0
"""When only bots play, those who watch see one decision in this time."""
RETRY_SECONDS: Final = 3.0


@dataclass(frozen=True)
class Turn:
    """A bot that is to act."""

    seat: int
    bot: str
    asked: int
    moves: list[int]
    view: dict[str, object]


class Driver:
    """Whoever keeps tables going."""

    def __init__(self, hall: Hall, thinker: Thinker) -> None:
        self.hall = hall
        self.thinker = thinker

    def look_at(self, room: Room) -> None:
        """See whether something at a table is to go on by itself; called after every change."""
        self._keep_time(room)
        if self._turn(room) is not None and (room.driver is None or room.driver.done()):
            room.driver = self.hall.run(self._drive(room))

    async def _drive(self, room: Room) -> None:
        """Let bots act, one decision after another, as long as one of them is to act and somebody is there."""
        while True:
            turn = self._turn(room)
            if turn is None:
                return
            try:
                await self._act(room, turn)
            except TooLate:
                continue
            except NotWritten:
                await self._recover(room)
            if not any(who.is_person for who in room.table.sittings):
                await asyncio.sleep(SHOW_SECONDS)

    async def _recover(self, room: Room) -> None:
        """Wait until the table in memory is again what is on disk; before that nobody can tell whose turn it is."""
        while room.is_broken:
            await asyncio.sleep(RETRY_SECONDS)
            with contextlib.suppress(NotWritten):
                async with self.hall.hold(room):
                    pass

    async def _act(self, room: Room, turn: Turn) -> None:
        """Let a bot think while the table goes on, and move if nothing has changed for it meanwhile."""
        game_id = room.table.record.game
        thought = await self.thinker.choose(turn.bot, game_id, turn.view, turn.moves, secrets.token_hex(8))
        async with self.hall.hold(room) as table:
            asking = table.course.asks.get(turn.seat)
            is_same = asking is not None and asking.asked == turn.asked and asking.moves == turn.moves
            if not is_same or table.sittings[turn.seat].player != turn.bot or table.petition is not None:
                return
            table.play(turn.seat, thought.move, thought.reasons)
            await self.hall.commit(room)

    def _turn(self, room: Room) -> Turn | None:
        """Find a bot that is to act, if anybody is there to see it and nothing is being asked."""
        table = room.table
        if table.stage != PLAYING or table.petition is not None or not room.clients:
            return None
        for seat, asking in table.course.asks.items():
            if table.sittings[seat].is_bot:
                view = table.game.view(table.course.match.state, seat).to_json()
                return Turn(seat, table.sittings[seat].player, asking.asked, asking.moves, view)
        return None

    def _keep_time(self, room: Room) -> None:
        """Set a clock for every question with a limit, and stop those of questions that are no longer asked."""
        asks = room.table.course.asks
        for key in [key for key in room.timers if key[0] not in asks or asks[key[0]].asked != key[1]]:
            room.timers.pop(key).cancel()
            room.deadlines.pop(key, None)
        loop = asyncio.get_running_loop()
        for seat, asking in asks.items():
            key = (seat, asking.asked)
            seconds = 0 if asking.question is None else asking.question.seconds
            if seconds > 0 and key not in room.timers and not room.table.sittings[seat].is_bot:
                room.deadlines[key] = time.monotonic() + seconds
                room.timers[key] = loop.call_later(seconds, self._time_is_up, room, seat, asking.asked)

    def _time_is_up(self, room: Room, seat: int, asked: int) -> None:
        self.hall.run(self._fall_silent(room, seat, asked))

    async def _fall_silent(self, room: Room, seat: int, asked: int) -> None:
        """Take no answer for an answer, if the question still stands; what could not be written is tried again."""
        try:
            async with self.hall.hold(room) as table:
                asking = table.course.asks.get(seat)
                if asking is None or asking.asked != asked or asking.question is None:
                    return
                table.play(seat, asking.question.silence)
                await self.hall.commit(room)
        except (NotWritten, TooLate):
            await asyncio.sleep(RETRY_SECONDS)
            self._time_is_up(room, seat, asked)
