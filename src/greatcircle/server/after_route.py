"""This file is finished matches over HTTP: replay, dice, logbook, and new tables that fork from them."""

import asyncio
from collections import OrderedDict
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from greatcircle.kernel.refusal import BadInput
from greatcircle.server.afterword import dice_of, logbook_of, piece_of, replay_of
from greatcircle.server.film import Film, make_film
from greatcircle.server.form import Dice, ForkForm, Opened, Replay, ReplayPiece
from greatcircle.server.guard import Ration
from greatcircle.server.hall import Hall
from greatcircle.server.opening import open_fork
from greatcircle.server.room import Room
from greatcircle.server.table import OVER
from greatcircle.server.table_route import AnyRequest, address_of, known_id
from greatcircle.server.trouble import ALL, Turned

FILMS_KEPT: Final = 8
NUMBER_MOST: Final = 2**53


class Archive:
    """The films of a few matches that were looked at last."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._films: OrderedDict[str, Film] = OrderedDict()

    async def film(self, room: Room) -> Film:
        """Give the film of a match that is over; others are refused, since their dice are still secret."""
        async with self.hall.hold(room) as table:  # so that the last move is on disk, and not only about to be
            if table.stage != OVER:
                raise Turned(409, "This match is still being played; come back when it is over.")
        film = self._films.get(table.id)
        if film is None:
            entries = await self.hall.store.entries(table.id)
            film = await asyncio.to_thread(make_film, table.game, table.record, entries)
            self._films[table.id] = film
            if len(self._films) > FILMS_KEPT:
                self._films.popitem(last=False)
        self._films.move_to_end(table.id)
        return film


def after_router(hall: Hall, openings: Ration) -> Router:
    """Make the routes of finished matches."""
    archive = Archive(hall)

    @get("/replay", responses=ALL)
    async def replay(table_id: FromPath[str]) -> Replay:
        """Tell a match from beginning to end."""
        async with hall.visit(known_id(table_id)) as room:
            return replay_of(await archive.film(room), room.card())

    @get("/replay/{first:int}", responses=ALL)
    async def piece(table_id: FromPath[str], first: Annotated[int, PathParameter(ge=0, le=NUMBER_MOST)]) -> ReplayPiece:
        """Show some steps of a match, from a number on."""
        async with hall.visit(known_id(table_id)) as room:
            return piece_of(await archive.film(room), room.table.game, first)

    @get("/dice", responses=ALL)
    async def dice(table_id: FromPath[str]) -> Dice:
        """Give everything that is needed to compute every draw again."""
        async with hall.visit(known_id(table_id)) as room:
            return dice_of(await archive.film(room))

    @get("/logbook", responses=ALL, media_type="application/jsonl")
    async def logbook(table_id: FromPath[str]) -> Response[bytes]:
        """Download the logbook, which the command line replays and verifies."""
        async with hall.visit(known_id(table_id)) as room:
            text = logbook_of(await archive.film(room), room.table.sittings)
            name = f"{room.table.record.game}-{room.table.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text.encode(), media_type="application/jsonl", headers=headers)

    @post("/fork", responses=ALL)
    async def fork(request: AnyRequest, table_id: FromPath[str], data: JSONBody[ForkForm]) -> Opened:
        """Open a new table that begins at a moment of a match."""
        if not openings.takes(address_of(request)):
            raise Turned(429, "Too many new tables at once; wait a minute and try again.")
        async with hall.visit(known_id(table_id)) as room:
            film = await archive.film(room)
            moves = film.moves_until(data.number)
            if len(moves) == len(film.match.log):
                raise BadInput("At this moment the match is over; choose an earlier one.")
            return await open_fork(hall, room, moves, data.seats)

    return Router(
        path="/api/tables/{table_id:str}", route_handlers=[replay, piece, dice, logbook, fork], tags=["Afterwards"]
    )
