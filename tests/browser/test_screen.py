"""This file is the tests that go over every screen: no violation of accessibility, nothing wider than the window."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it brings no types

from tests.browser.conftest import LAPTOP, PHONE, WALL, Opening
from tests.browser.screen import every_screen
from tests.server.server_process import ServerProcess

pytestmark = [pytest.mark.slow, pytest.mark.installed]

WIDTHS = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_no_screen_violates_the_rules_of_accessibility(
    server: ServerProcess, open_page: Opening, size: tuple[int, int], dark: bool
) -> None:
    page = open_page(server.address, size, dark=dark)
    axe = Axe()
    found = []
    for screen in every_screen(server, page):
        results = axe.run(page)
        for violation in results.response["violations"]:
            nodes = [node["html"][:160] + " | " + node["failureSummary"][:300] for node in violation["nodes"][:2]]
            found.append(f"{screen}: {violation['id']} ({violation['help']})\n    " + "\n    ".join(nodes))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [PHONE, LAPTOP, WALL], ids=["phone", "laptop", "wall"])
def test_no_screen_is_wider_than_the_window(server: ServerProcess, open_page: Opening, size: tuple[int, int]) -> None:
    page = open_page(server.address, size)
    wider = {}
    for screen in every_screen(server, page):
        whole, window = page.evaluate(WIDTHS)
        if whole > window or window > size[0]:
            wider[screen] = (whole, window)
    assert not wider
