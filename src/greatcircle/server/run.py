"""This file is the running of a table server until it is told to stop."""

import asyncio
import gc
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from litestar import Litestar

from greatcircle.server.app import Site, make_app
from greatcircle.server.setting import Setting
from greatcircle.server.socket.direct import DirectProtocol

GOODBYE_SECONDS: Final = 3
GARBAGE_THRESHOLD: Final = 20_000
"""So many new objects make Python look for garbage in cycles: with many tables it would look for nothing all day."""


def serve(setting: Setting, host: str, port: int, when_ready: Callable[[int], None] | None = None) -> None:
    """Serve until a signal to stop comes; `when_ready` is told the port, which the system chooses when it is 0."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(setting, host, port, when_ready))


async def _serve(setting: Setting, host: str, port: int, when_ready: Callable[[int], None] | None) -> None:
    app = make_app(setting)
    site: Site = app.state.site
    await site.start()  # before anything else, so that its faults come out as they are
    gc.freeze()
    gc.set_threshold(GARBAGE_THRESHOLD)
    try:
        await serve_until_stopped(make_server(app, setting, host, port), when_ready)
    finally:
        await site.stop()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Give the quicker event loop where there is one: systems other than Windows."""
    try:
        from uvloop import new_event_loop  # noqa: PLC0415 (it is not there on every system)
    except ImportError:
        return None
    return new_event_loop


def make_server(app: Litestar, setting: Setting, host: str, port: int) -> uvicorn.Server:
    """Make a server that does not run yet."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        ws=DirectProtocol,
        ws_max_size=setting.limit.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        log_config=None,
        log_level="warning",  # below it, whole messages would be logged
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    return uvicorn.Server(config)


async def serve_until_stopped(server: uvicorn.Server, when_ready: Callable[[int], None] | None = None) -> None:
    """Run a server, and tell its port as soon as it listens."""
    running = asyncio.create_task(server.serve())
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started and when_ready is not None:
        when_ready(_port_of(server))
    await running


def _port_of(server: uvicorn.Server) -> int:
    listening: socket.socket = server.servers[0].sockets[0]
    name: tuple[str, int] = listening.getsockname()
    return name[1]
