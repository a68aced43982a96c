"""This file is the tests that go over every screen: no violation of accessibility, nothing wider than the window."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it brings no types
from playwright.sync_api import Page

from tests.browser.conftest import LAPTOP, PHONE, WALL, Opening
from tests.browser.screen import every_screen
from tests.server.server_process import ServerProcess

pytestmark = [pytest.mark.slow, pytest.mark.installed]

WIDTHS = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
SHOWN = 2
"""Of all elements that violate a rule on a screen."""


def too_wide(page: Page, size: tuple[int, int]) -> list[str]:
    """Say so if a page has to be scrolled sideways; a phone would make it smaller instead."""
    whole, window = page.evaluate(WIDTHS)
    return [f"{whole} pixels in a window of {window}"] if whole > window or window > size[0] else []


def violations(page: Page) -> list[str]:
    """List what axe finds, with the first elements concerned."""
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for violation in Axe().run(page).response["violations"]
        for node in violation["nodes"][:SHOWN]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_every_screen_is_accessible_and_fits(
    server: ServerProcess, open_page: Opening, size: tuple[int, int], dark: bool
) -> None:
    page = open_page(server.address, size, dark=dark)
    found = [
        f"{screen}: {fault}"
        for screen in every_screen(server, page)
        for fault in [*violations(page), *too_wide(page, size)]
    ]
    assert not found, "\n".join(found)


def test_every_screen_fits_on_a_wall(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(server.address, WALL)
    found = [f"{screen}: {fault}" for screen in every_screen(server, page) for fault in too_wide(page, WALL)]
    assert not found, "\n".join(found)
