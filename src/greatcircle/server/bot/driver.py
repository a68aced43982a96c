"""This file is what a table does by itself: it begins, its bots move, and time that nobody uses runs out."""

import asyncio
import contextlib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from greatcircle.kernel.game import Game
from greatcircle.kernel.level import LEVEL_NAMES, RACE, TREE, level_named
from greatcircle.server.bot.pool import BotPool
from greatcircle.server.luck import draw_seed
from greatcircle.server.table.live_tables import LiveTables, NotWritten, TooLate
from greatcircle.server.table.seating import USUAL_BOT
from greatcircle.server.table.session import TableSession
from greatcircle.server.table.table import PLAYING

SHOW_SECONDS: Final = 1.0
"""When only bots play, those who watch see one decision in this time."""
RETRY_SECONDS: Final = 3.0
MARGIN_SECONDS: Final = 0.1
"""What a thought by the clock takes beside its time: to be sent, and to be put in words."""


@dataclass(frozen=True)
class BotTurn:
    """A bot that is to act."""

    seat: int
    bot: str
    asked: int
    moves: list[int]
    view: Mapping[str, object]
    luck: str
    """What decides where it draws lots."""
    whose: str
    """The table and the seat, for which it keeps its plan."""
    is_late: bool = False
    """Whether it moves for a person whose time has run out, and for this move alone."""


class BotDriver:
    """Whoever keeps tables going."""

    def __init__(self, tables: LiveTables, pool: BotPool) -> None:
        self.tables = tables
        self.pool = pool

    def look_at(self, session: TableSession) -> None:
        """See whether something at a table is to go on by itself; called after every change."""
        self._keep_time(session)
        self._wind_up(session)
        if _due(session) and (session.driver is None or session.driver.done()):
            session.driver = self.tables.run(self._drive(session))

    async def _drive(self, session: TableSession) -> None:
        """Let bots act, one decision after another, as long as one of them is to act and somebody is there."""
        while True:
            turns = self._turns(session)
            if not turns:
                return
            try:
                await self._act(session, turns)
            except TooLate:
                continue
            except NotWritten:
                await self._recover(session)
            if not any(who.is_person for who in session.table.occupants):
                await asyncio.sleep(SHOW_SECONDS)

    async def _recover(self, session: TableSession) -> None:
        """Wait until the table in memory is again what is on disk; before that nobody can tell whose turn it is."""
        while session.is_broken:
            await asyncio.sleep(RETRY_SECONDS)
            with contextlib.suppress(NotWritten):
                async with self.tables.hold(session):
                    pass

    async def _act(self, session: TableSession, turns: list[BotTurn]) -> None:
        """Let bots think while the table goes on; those move for whom nothing has changed meanwhile.

        Where there are secrets they move together and on the beat, so that nobody can guess by the time that passes
        how much each of them had to think about.
        """
        begun = time.monotonic()
        game = session.table.game
        thoughts = await asyncio.gather(
            *(
                self.pool.choose(turn.bot, game.identity.id, turn.view, turn.moves, turn.luck, turn.whose)
                for turn in turns
            )
        )
        if game.has_secrets():
            beat = beat_of(game, [turn.bot for turn in turns], self.tables.setting.beat_seconds)
            await asyncio.sleep(seconds_to_beat(time.monotonic() - begun, beat))
        async with self.tables.hold(session) as table:
            for turn, thought in zip(turns, thoughts, strict=True):
                if _stands(session, turn):
                    if turn.is_late:
                        table.run_out(turn.seat)
                    table.play(turn.seat, thought.move, thought.reasons, chance=thought.chance)
            if table.pending:
                await self.tables.commit(session)

    def _turns(self, session: TableSession) -> list[BotTurn]:
        """List what each bot that is to act has to think about, and what it knows."""
        return [self._turn(session, seat, session.table.occupants[seat].player) for seat in _due(session)]

    def _turn(self, session: TableSession, seat: int, bot: str, is_late: bool = False) -> BotTurn:
        """Gather what a bot has to think about on a seat."""
        table = session.table
        asking = table.timeline.asks[seat]
        view = table.game.view(table.timeline.match.state, seat).to_json()
        luck = draw_seed(self.tables.setting, "bot", table.record.seed.hex(), seat, asking.asked).hex()
        whose = f"{table.id}/{seat}"
        return BotTurn(seat, bot, asking.asked, asking.for_bots, view, luck, whose, is_late)

    def _wind_up(self, session: TableSession) -> None:
        """Set the one alarm of a table's clock for the time that runs out next."""
        seconds = session.follow_clock().next_up(session.minds)
        if seconds is None or session.ringing is not None:
            session.set_alarm(None)
        else:
            session.set_alarm(asyncio.get_running_loop().call_later(seconds, self._ring, session))

    def _ring(self, session: TableSession) -> None:
        if session.ringing is None:
            session.ringing = self.tables.run(self._move_for_late(session))

    async def _move_for_late(self, session: TableSession) -> None:
        """Let bots move for those whose time has run out; who moves meanwhile, or takes more time, needs none."""
        try:
            while late := session.follow_clock().late(session.minds):
                try:
                    await self._act(session, [self._turn(session, seat, USUAL_BOT, is_late=True) for seat in late])
                except TooLate:
                    continue
                except NotWritten:
                    await self._recover(session)
        finally:
            session.ringing = None
        self._wind_up(session)

    def _keep_time(self, session: TableSession) -> None:
        """Set a clock for every question with a limit, and stop those of questions that are no longer asked."""
        asks = session.table.timeline.asks
        for key in [key for key in session.timers if key[0] not in asks or asks[key[0]].asked != key[1]]:
            session.timers.pop(key).cancel()
            session.deadlines.pop(key, None)
        loop = asyncio.get_running_loop()
        for seat, asking in asks.items():
            key = (seat, asking.asked)
            seconds = 0 if asking.question is None else asking.question.seconds
            if seconds > 0 and key not in session.timers and not session.table.occupants[seat].is_bot:
                session.deadlines[key] = time.monotonic() + seconds
                session.timers[key] = loop.call_later(seconds, self._time_is_up, session, seat, asking.asked)

    def _time_is_up(self, session: TableSession, seat: int, asked: int) -> None:
        self.tables.run(self._fall_silent(session, seat, asked))

    async def _fall_silent(self, session: TableSession, seat: int, asked: int) -> None:
        """Take no answer for an answer, if the question still stands; what could not be written is tried again."""
        try:
            async with self.tables.hold(session) as table:
                asking = table.timeline.asks.get(seat)
                if asking is None or asking.asked != asked or asking.question is None:
                    return
                table.play(seat, asking.question.silence)
                await self.tables.commit(session)
        except (NotWritten, TooLate):
            await asyncio.sleep(RETRY_SECONDS)
            self._time_is_up(session, seat, asked)


def beat_of(game: Game, bots: list[str], usual: float) -> float:
    """Give the beat on which these bots move, which is no shorter than any of them thinks by the clock.

    Which bots there are everyone sees; whether one had much to think about, or nothing at all, nobody does.
    """
    levels = [level_named(game.levels(), bot) for bot in bots if bot in LEVEL_NAMES]
    longest = max([level.seconds for level in levels if level.method in (TREE, RACE)], default=0.0)
    return max(usual, longest + MARGIN_SECONDS) if usual > 0 and longest > 0 else usual


def seconds_to_beat(elapsed: float, beat: float) -> float:
    """Give how long it is until the next full beat, counted from the moment when the bots were asked."""
    return beat - elapsed % beat if beat > 0 else 0.0


def _due(session: TableSession) -> list[int]:
    """List the bots that are to act, if anybody is there to see it and nothing is being asked."""
    table = session.table
    if table.stage != PLAYING or table.waits_for_answer() or not session.clients:
        return []
    return [seat for seat in table.timeline.asks if table.occupants[seat].is_bot]


def _stands(session: TableSession, turn: BotTurn) -> bool:
    """Tell whether a bot is still asked what it has thought about."""
    table = session.table
    asking = table.timeline.asks.get(turn.seat)
    is_same = asking is not None and asking.asked == turn.asked and asking.for_bots == turn.moves
    if turn.is_late:
        return is_same and session.follow_clock().is_up(turn.seat)
    return is_same and table.occupants[turn.seat].player == turn.bot and not table.waits_for_answer()
