"""This file is what a table does by itself: it begins, its bots move, and questions that nobody answers run out."""

import asyncio
import contextlib
import secrets
import time
from dataclasses import dataclass
from typing import Final

from greatcircle.server.hall import Hall, NotWritten, TooLate
from greatcircle.server.room import Room
from greatcircle.server.table import PLAYING, Table
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
        if _due(room) and (room.driver is None or room.driver.done()):
            room.driver = self.hall.run(self._drive(room))

    async def _drive(self, room: Room) -> None:
        """Let bots act, one decision after another, as long as one of them is to act and somebody is there."""
        while True:
            turns = self._turns(room)
            if not turns:
                return
            try:
                await self._act(room, turns)
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

    async def _act(self, room: Room, turns: list[Turn]) -> None:
        """Let bots think while the table goes on; those move for whom nothing has changed meanwhile.

        Where there are secrets they move together and on the beat, so that nobody can guess by the time that passes
        how much each of them had to think about.
        """
        begun = time.monotonic()
        game = room.table.game
        thoughts = await asyncio.gather(
            *(
                self.thinker.choose(turn.bot, game.identity.id, turn.view, turn.moves, secrets.token_hex(8))
                for turn in turns
            )
        )
        if game.has_secrets():
            await asyncio.sleep(seconds_to_beat(time.monotonic() - begun, self.hall.setting.beat_seconds))
        async with self.hall.hold(room) as table:
            for turn, thought in zip(turns, thoughts, strict=True):
                if _stands(table, turn):
                    table.play(turn.seat, thought.move, thought.reasons)
            if table.pending:
                await self.hall.commit(room)

    def _turns(self, room: Room) -> list[Turn]:
        """List what each bot that is to act has to think about, and what it knows."""
        table = room.table
        turns: list[Turn] = []
        for seat in _due(room):
            asking = table.course.asks[seat]
            view = table.game.view(table.course.match.state, seat).to_json()
            turns.append(Turn(seat, table.sittings[seat].player, asking.asked, asking.for_bots, view))
        return turns

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


def seconds_to_beat(elapsed: float, beat: float) -> float:
    """Give how long it is until the next full beat, counted from the moment when the bots were asked."""
    return beat - elapsed % beat if beat > 0 else 0.0


def _due(room: Room) -> list[int]:
    """List the bots that are to act, if anybody is there to see it and nothing is being asked."""
    table = room.table
    if table.stage != PLAYING or table.waits_for_answer() or not room.clients:
        return []
    return [seat for seat in table.course.asks if table.sittings[seat].is_bot]


def _stands(table: Table, turn: Turn) -> bool:
    """Tell whether a bot is still asked what it has thought about."""
    asking = table.course.asks.get(turn.seat)
    is_same = asking is not None and asking.asked == turn.asked and asking.for_bots == turn.moves
    return is_same and table.sittings[turn.seat].player == turn.bot and not table.waits_for_answer()
