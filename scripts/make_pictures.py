"""This file makes the pictures of the README: a table on a laptop and one on a phone, in a real browser.

It needs the built client (`python hatch_build.py`), the developers' tools and Chromium. The dice fall anew each time.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.client import ServerClient  # noqa: E402 - the path comes first
from tests.server.server_process import ServerProcess  # noqa: E402 - the path comes first

DOCS: Final = ROOT / "docs"
LAPTOP: Final = {"width": 1366, "height": 768}
PHONE: Final = {"width": 390, "height": 844}
TURNS: Final = 26
"""So many moves of one's own are made before the picture is taken."""
REST: Final = 1500
"""Milliseconds until nothing moves any more."""


def main() -> int:
    """Make all pictures."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        sys.exit("There is no Chromium on this machine.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        server = ServerProcess(Path(folder))
        browser = player.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        try:
            laptop = _page(browser, LAPTOP, is_dark=False)
            _play(laptop, server, "trap-the-cap", 6)
            laptop.screenshot(path=DOCS / "table.png")
            phone = _page(browser, PHONE, is_dark=True)
            _play(phone, server, "take-off", 4)
            phone.screenshot(path=DOCS / "table-phone.png")
        finally:
            browser.close()
            server.stop()
    return 0


def _page(browser: Browser, size: dict[str, int], is_dark: bool) -> Page:
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if is_dark else "light",
        reduced_motion="reduce",
        is_mobile=size == PHONE,
        has_touch=size == PHONE,
    )
    return context.new_page()


def _play(page: Page, server: ServerProcess, game: str, seats: int) -> None:
    """Open a table for one person and bots, play some turns, and show it when it is our turn."""
    api = ServerClient(server.port)
    seat = {"player": "here", "name": "Anna"}
    body = {"game": game, "seats": [seat, *[{"player": "greedy"}] * (seats - 1)], "options": {}}
    opened = api.post("/api/tables", body).json()
    with api.seat(opened) as client:
        for _ in range(TURNS):
            if client.wait_for_turn()["ending"] is not None:
                break
            client.play()
        client.wait_for_turn()
    page.goto(f"{server.address}/t/{opened['table']['id']}#seat={opened['keys'][0]['secret']}")
    page.wait_for_timeout(REST)


if __name__ == "__main__":
    sys.exit(main())
