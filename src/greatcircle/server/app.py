"""This file is the whole server: its parts put together, its routes, and the headers that keep its pages safe."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from greatcircle.server.after_route import after_router
from greatcircle.server.board import Printer
from greatcircle.server.document import close_forms, document_config
from greatcircle.server.driver import Driver
from greatcircle.server.fact_route import fact
from greatcircle.server.flag_route import flag
from greatcircle.server.flashcard import card_router
from greatcircle.server.game_route import game_router
from greatcircle.server.gossip import Gossip
from greatcircle.server.guard import Ration, is_same_origin
from greatcircle.server.hall import Hall
from greatcircle.server.pack_route import pack_router
from greatcircle.server.page import IS_PACKED, page_handler
from greatcircle.server.setting import Setting
from greatcircle.server.socket import Gate
from greatcircle.server.steward import Steward
from greatcircle.server.table_route import AnyRequest, address_of, table_router
from greatcircle.server.thinker import Thinker
from greatcircle.server.trouble import Turned, tell_trouble
from greatcircle.store.pack_folder import use_packs
from greatcircle.store.table_place import open_store

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
        self.thinker = Thinker(
            setting.finder, setting.ready_games, setting.think_seconds, setting.workers, data=setting.data
        )
        self.hall = Hall(setting, self.store)
        self.driver = Driver(self.hall, self.thinker)
        self.hall.when_changed = self.driver.look_at
        self.gossip = Gossip(self.hall)
        self.steward = Steward(self.hall, self.thinker, self.gossip)
        self.gate = Gate(self.hall, self.steward)
        self.printer = Printer()
        self._is_running = False

    async def start(self) -> None:
        """Open the store and have bots ready; doing it twice does no harm."""
        if not self._is_running:
            use_packs(self.setting.data)
            await self.store.open()
            await self.thinker.start()
            await self.hall.start()
            await self.gossip.start()
            self.hall.run(self.printer.warm(list(self.setting.games.values())))
            self._is_running = True

    async def stop(self) -> None:
        """Say goodbye to everyone and let go of everything."""
        if self._is_running:
            self._is_running = False
            await self.gate.close()
            await self.hall.stop()
            await self.thinker.stop()
            await self.store.close()


def make_app(setting: Setting) -> Litestar:
    """Make the server as an ASGI app; its parts are in `app.state.site`."""
    site = Site(setting)
    limit = setting.limit
    requests = Ration(limit.requests_per_minute)
    openings = Ration(limit.tables_per_minute)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await site.start()
        try:
            yield
        finally:
            await site.stop()

    async def admit(request: AnyRequest) -> None:
        if request.method == "POST" and not is_same_origin(request.headers):
            raise Turned(403, "This page belongs to another server.")
        if not requests.takes(address_of(request)):
            raise Turned(429, "Too many requests; wait a minute and try again.")

    app = Litestar(
        route_handlers=[
            game_router(setting),
            table_router(site.hall, site.gate, openings, site.printer),
            after_router(site.hall, openings),
            flag,
            fact,
            card_router(setting.data),
            pack_router(setting),
            page_handler(setting.client),
        ],
        lifespan=[lifespan],
        exception_handlers={Exception: tell_trouble},
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
