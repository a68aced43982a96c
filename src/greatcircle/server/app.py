"""This file is the whole server: its parts put together, its routes, and the headers that keep its pages safe."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from greatcircle.server.bot.driver import BotDriver
from greatcircle.server.bot.pool import BotPool
from greatcircle.server.card.route import card_router
from greatcircle.server.http.error import HttpRefusal, answer_error
from greatcircle.server.http.fact_route import fact
from greatcircle.server.http.flag_route import flag
from greatcircle.server.http.game_route import game_router
from greatcircle.server.http.openapi import close_forms, document_config
from greatcircle.server.http.pack_route import pack_router
from greatcircle.server.http.page import IS_PACKED, page_handler
from greatcircle.server.http.printed_board import Printer
from greatcircle.server.http.replay_route import replay_router
from greatcircle.server.http.table_route import HttpRequest, address_of, table_router
from greatcircle.server.limit import AddressLimit, is_same_origin
from greatcircle.server.replay.review_desk import ReviewDesk
from greatcircle.server.setting import Setting
from greatcircle.server.socket.endpoint import TableEndpoint
from greatcircle.server.table.actions import TableActions
from greatcircle.server.table.live_tables import LiveTables
from greatcircle.server.table.peer_sync import PeerSync
from greatcircle.store.pack_folder import use_packs
from greatcircle.store.place import open_store

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What every answer carries: nothing runs that is not ours, nobody frames our pages, no address leaks to others."""
BODY_MOST: Final = 64 * 1024
COMPRESSED_FROM: Final = 1024


class Site:
    """The parts of a server, put together."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.store = open_store(setting.store_address)
        self.pool = BotPool(
            setting.finder,
            setting.ready_games,
            setting.think_seconds,
            setting.workers,
            data=setting.data,
            thoughts=setting.thoughts,
        )
        self.tables = LiveTables(setting, self.store)
        self.desk = ReviewDesk(setting.finder, setting.data)
        self.driver = BotDriver(self.tables, self.pool)
        self.tables.when_changed = self.driver.look_at
        self.peers = PeerSync(self.tables)
        self.actions = TableActions(self.tables, self.pool, self.peers)
        self.endpoint = TableEndpoint(self.tables, self.actions)
        self.printer = Printer()
        self._is_running = False

    async def start(self) -> None:
        """Open the store and have bots ready; doing it twice does no harm."""
        if not self._is_running:
            use_packs(self.setting.data)
            await self.store.open()
            await self.pool.start()
            await self.tables.start()
            await self.peers.start()
            self.tables.run(self.printer.warm(list(self.setting.games.values())))
            self._is_running = True

    async def stop(self) -> None:
        """Say goodbye to everyone and let go of everything."""
        if self._is_running:
            self._is_running = False
            await self.endpoint.close()
            await self.tables.stop()
            await self.desk.stop()
            await self.pool.stop()
            await self.store.close()


def make_app(setting: Setting) -> Litestar:
    """Make the server as an ASGI app; its parts are in `app.state.site`."""
    site = Site(setting)
    limit = setting.limit
    requests = AddressLimit(limit.requests_per_minute)
    openings = AddressLimit(limit.tables_per_minute)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await site.start()
        try:
            yield
        finally:
            await site.stop()

    async def admit(request: HttpRequest) -> None:
        if request.method == "POST" and not is_same_origin(request.headers):
            raise HttpRefusal(403, "This page belongs to another server.")
        if not requests.takes(address_of(request)):
            raise HttpRefusal(429, "Too many requests; wait a minute and try again.")

    app = Litestar(
        route_handlers=[
            game_router(setting),
            table_router(site.tables, site.endpoint, openings, site.printer),
            replay_router(site.tables, openings, site.desk),
            flag,
            fact,
            card_router(setting.data),
            pack_router(setting),
            page_handler(setting.client),
        ],
        lifespan=[lifespan],
        exception_handlers={Exception: answer_error},
        before_request=admit,
        before_send=[_add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=COMPRESSED_FROM, exclude_opt_key=IS_PACKED),
        openapi_config=document_config(),
        request_max_body_size=BODY_MOST,
        debug=False,
        logging_config=None,
    )
    app.state.site = site
    close_forms(app)
    return app


async def _add_headers(message: Message, _: Scope) -> None:
    """Put the headers on every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
