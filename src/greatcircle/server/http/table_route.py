"""This file is tables over HTTP: opening, finding, joining, the printed board, and the way to the socket."""

import re
from dataclasses import replace
from typing import Any, Final

from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from greatcircle.kernel.refusal import BadInput
from greatcircle.server.http.error import ALL, HttpRefusal, no_table
from greatcircle.server.http.form import (
    FillCard,
    JoinForm,
    Opened,
    QrForm,
    QrSquares,
    SayingCard,
    SayingList,
    SeatSecret,
    TableForm,
    TakeForm,
)
from greatcircle.server.http.page import IS_PACKED
from greatcircle.server.http.printed_board import Printer
from greatcircle.server.http.qr import qr_rows, qr_svg
from greatcircle.server.limit import AddressLimit
from greatcircle.server.socket.endpoint import TableEndpoint
from greatcircle.server.socket.message import TableCard
from greatcircle.server.table.live_tables import LiveTables
from greatcircle.server.table.opening import CODE_LENGTH, CODE_LETTERS, ID_LENGTH, ID_SIGNS, new_codes, open_table
from greatcircle.server.table.seat_request import join_team, take_seat
from greatcircle.server.table.session import TableSession

ID: Final = re.compile(f"[{ID_SIGNS}]{{{ID_LENGTH}}}")
CODE: Final = re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}")
A_DAY: Final = "private, max-age=86400"
PRINTED: Final = ResponseSpec(dict[str, Any], description="What is printed on the board.", generate_examples=False)

HttpRequest = Request[Any, Any, Any]


def address_of(request: HttpRequest) -> str:
    """Give where a request comes from."""
    return request.client.host if request.client else ""


def known_id(table_id: str) -> str:
    """Check that this can be the id of a table at all."""
    if ID.fullmatch(table_id) is None:
        raise no_table()
    return table_id


async def refresh_code(tables: LiveTables, session: TableSession) -> None:
    """Give a table a code again that has lost its own to another one."""
    async with tables.hold(session) as table:
        if not table.record.code:
            table.record = replace(table.record, code=await tables.store.set_code(table.id, new_codes()))


def table_router(tables: LiveTables, endpoint: TableEndpoint, openings: AddressLimit, printer: Printer) -> Router:
    """Make the routes of tables."""
    limit = tables.setting.limit
    misses = AddressLimit(limit.code_misses_per_minute)
    pictures = AddressLimit(limit.pictures_per_minute)

    async def find_code(request: HttpRequest, code: str) -> str:
        """Find the table of a code; who guesses too often is turned away for a while."""
        address = address_of(request)
        if misses.is_used_up(address):
            raise HttpRefusal(429, "Too many codes that do not exist; wait a minute and try again.")
        wanted = code.upper()
        table_id = await tables.store.find_code(wanted) if CODE.fullmatch(wanted) else None
        if table_id is None:
            misses.takes(address)
            raise HttpRefusal(404, "No table has this code. Look again at the four letters.")
        return table_id

    @post("/tables", responses=ALL)
    async def open_new(request: HttpRequest, data: JSONBody[TableForm]) -> Opened:
        """Open a table."""
        if not openings.takes(address_of(request)):
            raise HttpRefusal(429, "Too many new tables at once; wait a minute and try again.")
        if data.game not in tables.setting.games:
            raise HttpRefusal(404, f"There is no such game; the games are {', '.join(tables.setting.games)}.")
        return await open_table(tables, data)

    @get("/tables/{table_id:str}", responses=ALL)
    async def card(table_id: FromPath[str]) -> TableCard:
        """Describe a table."""
        async with tables.visit(known_id(table_id)) as session:
            if not session.table.record.code:
                await refresh_code(tables, session)
            return session.card()

    @get("/codes/{code:str}", responses=ALL)
    async def card_of_code(request: HttpRequest, code: FromPath[str]) -> TableCard:
        """Find a table by its code."""
        async with tables.visit(await find_code(request, code)) as session:
            return session.card()

    @get("/codes/{code:str}/qr", responses=ALL, media_type="image/svg+xml")
    async def qr(request: HttpRequest, code: FromPath[str]) -> Response[bytes]:
        """Draw the link to join as a QR code."""
        await find_code(request, code)
        home = tables.setting.address or str(request.base_url).rstrip("/")
        picture = qr_svg(f"{home}/join/{code.upper()}")
        return Response(picture.encode(), media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})

    @post("/qr", status_code=200, responses=ALL, sync_to_thread=True)  # a long text takes a fifth of a second
    def squares(request: HttpRequest, data: JSONBody[QrForm]) -> QrSquares:
        """Write a text as a QR code; it comes in the body, so that no secret stands in an address."""
        if not pictures.takes(address_of(request)):
            raise HttpRefusal(429, "Too many QR codes at once; wait a minute and try again.")
        try:
            return QrSquares(["".join("01"[is_dark] for is_dark in row) for row in qr_rows(data.text)])
        except ValueError:
            raise BadInput("This text cannot be written as a QR code.") from None

    @post("/tables/{table_id:str}/seats/{seat:int}", responses=ALL)
    async def take(table_id: FromPath[str], seat: FromPath[int], data: JSONBody[TakeForm]) -> Opened:
        """Take a seat that belongs to nobody; the key is for whoever asks.

        In a running match with secrets the answer comes when those who sit at the table have given theirs.
        """
        async with tables.visit(known_id(table_id)) as session:
            if not 0 <= seat < session.table.record.seats:
                raise HttpRefusal(404, "There is no such seat.")
            secret = await take_seat(tables, endpoint.actions.peers, session, seat, data.name)
            return Opened(session.card(), [SeatSecret(seat, secret)])

    @post("/tables/{table_id:str}/seats/{seat:int}/team", responses=ALL)
    async def join(table_id: FromPath[str], seat: FromPath[int], data: JSONBody[JoinForm]) -> Opened:
        """Come into the team of a seat; the key is for whoever asks, and lets them see what the seat sees.

        Without the captain's invitation the answer comes when the captain has given it.
        """
        async with tables.visit(known_id(table_id)) as session:
            if not 0 <= seat < session.table.record.seats:
                raise HttpRefusal(404, "There is no such seat.")
            secret = await join_team(tables, endpoint.actions.peers, session, seat, data.name, data.invitation)
            return Opened(session.card(), [SeatSecret(seat, secret)])

    @get("/tables/{table_id:str}/board", responses={200: PRINTED, **ALL}, opt={IS_PACKED: True})
    async def board(request: HttpRequest, table_id: FromPath[str]) -> Response[bytes]:
        """Give what is printed on the board, and the map it lies on; it never changes."""
        async with tables.visit(known_id(table_id)) as session:
            table = session.table
            printed = await printer.board(table.game, table.options, table.record.seats)
        headers = {"Cache-Control": A_DAY, "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(printed.packed, media_type="application/json", headers=headers)
        return Response(printed.plain, media_type="application/json", headers=headers)

    @get("/tables/{table_id:str}/sayings", responses=ALL)
    async def sayings(table_id: FromPath[str]) -> SayingList:
        """List what can be said at a table; once somebody may speak, it never changes."""
        async with tables.visit(known_id(table_id)) as session:
            known = session.table.sayings
        cards = [
            SayingCard(one.id, one.sentence, [FillCard(fill.value, fill.words) for fill in one.fills]) for one in known
        ]
        return SayingList(cards)

    @websocket("/tables/{table_id:str}/socket")
    async def sit(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
        """Come to a table."""
        await endpoint.admit(socket, table_id)

    return Router(
        path="/api",
        route_handlers=[open_new, card, card_of_code, qr, squares, take, join, board, sayings, sit],
        tags=["Tables"],
    )
