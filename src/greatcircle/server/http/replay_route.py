"""This file is finished matches over HTTP: replay, dice, logbook, and new tables that fork from them."""

import asyncio
from functools import partial
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from greatcircle.kernel.refusal import BadInput
from greatcircle.server.http.error import ALL, HttpRefusal
from greatcircle.server.http.form import DiceProof, ForkForm, MatchReview, Opened, Replay, ReplayPiece
from greatcircle.server.http.table_route import HttpRequest, address_of, known_id
from greatcircle.server.limit import AddressLimit
from greatcircle.server.recent import Recent
from greatcircle.server.replay.replay import MatchReplay, make_replay
from greatcircle.server.replay.report import dice_of, logbook_of, piece_of, replay_of, review_of
from greatcircle.server.replay.review_desk import ReviewDesk, ReviewRefused
from greatcircle.server.table.live_tables import LiveTables
from greatcircle.server.table.opening import open_fork
from greatcircle.server.table.session import TableSession
from greatcircle.server.table.table import OVER

REPLAYS_KEPT: Final = 8
NUMBER_MOST: Final = 2**53


class Archive:
    """The replays of a few matches that were looked at last."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self._replays: Recent[str, MatchReplay] = Recent(REPLAYS_KEPT)

    async def replay(self, session: TableSession) -> MatchReplay:
        """Give the replay of a match that is over; others are refused, since their dice are still secret."""
        async with self.tables.hold(session) as table:  # so that the last move is on disk, and not only about to be
            if table.stage != OVER:
                raise HttpRefusal(409, "This match is still being played; come back when it is over.")
        replay = self._replays.find(table.id)
        if replay is None:
            entries = await self.tables.store.entries(table.id)
            replay = await asyncio.to_thread(make_replay, table.game, table.record, entries)
            self._replays.keep(table.id, replay)
        return replay


def replay_router(tables: LiveTables, openings: AddressLimit, desk: ReviewDesk) -> Router:
    """Make the routes of finished matches."""
    archive = Archive(tables)

    @get("/replay", responses=ALL)
    async def replay(table_id: FromPath[str]) -> Replay:
        """Tell a match from beginning to end."""
        async with tables.visit(known_id(table_id)) as session:
            return replay_of(await archive.replay(session), session.card())

    @get("/replay/{first:int}", responses=ALL)
    async def piece(
        table_id: FromPath[str],
        first: Annotated[int, PathParameter(ge=0, le=NUMBER_MOST)],
        charts: Annotated[bool, QueryParameter()] = False,
    ) -> ReplayPiece:
        """Show some steps of a match, from a number on; with charts for clients that have no board of their own."""
        async with tables.visit(known_id(table_id)) as session:
            return piece_of(await archive.replay(session), session.table.game, first, charts)

    @get("/dice", responses=ALL)
    async def dice(table_id: FromPath[str]) -> DiceProof:
        """Give everything that is needed to compute every draw again."""
        async with tables.visit(known_id(table_id)) as session:
            return dice_of(await archive.replay(session))

    @get("/review", responses=ALL)
    async def review(table_id: FromPath[str]) -> MatchReview:
        """Look back at a match, which may take a while the first time."""
        async with tables.visit(known_id(table_id)) as session:
            made = await archive.replay(session)
            try:
                found = await desk.review(session.table.id, partial(logbook_of, made, session.table.occupants))
            except ReviewRefused as fault:
                raise HttpRefusal(503, str(fault)) from None
            return review_of(made, found)

    @get("/logbook", responses=ALL, media_type="application/jsonl")
    async def logbook(table_id: FromPath[str]) -> Response[bytes]:
        """Download the logbook, which the command line replays and verifies."""
        async with tables.visit(known_id(table_id)) as session:
            text = logbook_of(await archive.replay(session), session.table.occupants)
            name = f"{session.table.record.game}-{session.table.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text.encode(), media_type="application/jsonl", headers=headers)

    @post("/fork", responses=ALL)
    async def fork(request: HttpRequest, table_id: FromPath[str], data: JSONBody[ForkForm]) -> Opened:
        """Open a new table that begins at a step of a match."""
        if not openings.takes(address_of(request)):
            raise HttpRefusal(429, "Too many new tables at once; wait a minute and try again.")
        async with tables.visit(known_id(table_id)) as session:
            replay = await archive.replay(session)
            moves = replay.moves_until(data.number)
            if len(moves) == len(replay.match.log):
                raise BadInput("At this moment the match is over; choose an earlier one.")
            return await open_fork(tables, session, moves, data.seats)

    return Router(
        path="/api/tables/{table_id:str}",
        route_handlers=[replay, piece, dice, review, logbook, fork],
        tags=["Afterwards"],
    )
