"""This file is what the browser tests share: a real Chromium, real servers, and pages that report every fault."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.server.server_process import ServerProcess

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PHONE: Final = (390, 844)
LAPTOP: Final = (1366, 768)
WALL: Final = (1920, 1080)
PATIENCE: Final = 60_000
"""Milliseconds that a page has for anything, on a machine that does other things too."""
expect.set_options(timeout=PATIENCE)
SALT: Final = "crypto.getRandomValues = (bytes) => bytes.fill(7);"
"""What a browser adds to the dice is the same in every run, as the seeds of the server are."""


class Opening(Protocol):
    """Open a page at an address, in a browser of its own: nothing is shared with any other page."""

    def __call__(
        self,
        address: str,
        size: tuple[int, int] = LAPTOP,
        *,
        dark: bool = False,
        moving: bool = False,
        again: BrowserContext | None = None,
    ) -> Page: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it."""
    program = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if program is None:
        pytest.skip("no Chromium on this machine; ./check installs it where it can")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that leave it running; a small game with secrets is among its games."""
    process = ServerProcess(tmp_path_factory.mktemp("tables"), sample=True)
    yield process
    process.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[[], ServerProcess]]:
    """Servers for tests that kill them."""
    started: list[ServerProcess] = []

    def start() -> ServerProcess:
        started.append(ServerProcess(tmp_path / f"tables-{len(started)}", sample=True))
        return started[-1]

    yield start
    for process in started:
        process.stop()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opening]:
    """A way to open pages; when the test ends, no page may have had a fault or broken the rules for content."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def note(message: ConsoleMessage) -> None:
        is_lost_connection = "net::ERR_" in message.text or "WebSocket connection to" in message.text
        if message.type == "error" and not is_lost_connection:
            faults.append(message.text)

    def open_one(
        address: str,
        size: tuple[int, int] = LAPTOP,
        *,
        dark: bool = False,
        moving: bool = False,
        again: BrowserContext | None = None,
    ) -> Page:
        context = again or browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
        )
        if context not in contexts:
            contexts.append(context)
            context.add_init_script(SALT)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.goto(address)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not faults, "pages had faults:\n" + "\n".join(faults)
