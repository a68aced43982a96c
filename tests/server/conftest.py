"""This file is real table servers for tests: each on a port of its own, with a SQLite file of its own."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from greatcircle.games import all_games
from greatcircle.server.app import Site, make_app
from greatcircle.server.run import make_server, serve_until_stopped
from greatcircle.server.setting import Limit, Setting
from tests.kernel.parlour_quiz import GAME as PARLOUR_QUIZ
from tests.kernel.sealed_bid import GAME as SEALED_BID
from tests.server.client import ServerClient

GAMES = {game.identity.id: game for game in [*all_games(), SEALED_BID, PARLOUR_QUIZ]}
ROOMY = Limit(
    messages_per_second=5000.0,
    messages_at_once=5000,
    tables_per_minute=100_000,
    code_misses_per_minute=100_000,
    requests_per_minute=1_000_000,
)
"""Limits that no test reaches unless it wants to."""


@dataclass
class RunningServer(ServerClient):
    """A server that runs in a thread of this process, so that tests can look inside."""

    site: Site = field(kw_only=True)
    loop: asyncio.AbstractEventLoop = field(kw_only=True)

    def call(self, work: Any) -> Any:
        """Run a coroutine in the server's own loop, and give its result."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def wait_for(self, holds: Callable[[], bool], seconds: float = 20.0) -> None:
        """Wait until something holds inside the server."""

        async def wait() -> None:
            while not holds():
                await asyncio.sleep(0.01)

        self.call(asyncio.wait_for(wait(), seconds))


def setting_for(folder: Path, limit: Limit = ROOMY, client: Path | None = None) -> Setting:
    """Make the setting of a server with two more games: one has secrets, the other asks questions."""
    return Setting(
        data=folder,
        client=client or folder / "client",
        games=GAMES,
        finder="tests.server.sample:find_game",
        ready_games=(),
        limit=limit,
        workers=1,
        beat_seconds=0.01,
    )


@contextmanager
def running(setting: Setting) -> Iterator[RunningServer]:
    """Run a server until the end of the block."""
    ready = threading.Event()
    found: dict[str, Any] = {}

    async def serve() -> None:
        app = make_app(setting)
        server = make_server(app, setting, "127.0.0.1", 0)
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]  # signals are the main thread's
        found.update(server=server, site=app.state.site, loop=asyncio.get_running_loop())

        def when_ready(port: int) -> None:
            found["port"] = port
            ready.set()

        await serve_until_stopped(server, when_ready)

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    assert ready.wait(60), "the server did not start"
    try:
        yield RunningServer(found["port"], site=found["site"], loop=found["loop"])
    finally:
        found["server"].should_exit = True
        thread.join(30)
        assert not thread.is_alive(), "the server did not stop"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with every game and roomy limits, one for each test file."""
    with running(setting_for(tmp_path_factory.mktemp("server"))) as one:
        yield one
