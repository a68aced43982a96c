"""This file is the tests that go over every screen: no violation of accessibility, nothing wider than the window."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it brings no types
from playwright.sync_api import Page

from tests.browser.conftest import LAPTOP, PHONE, WALL, Opening
from tests.browser.screen import WALKS
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow

AXE: str = Axe().axe_script
WIDTHS = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
SHOWN = 2
"""Of all elements that violate a rule on a screen."""
ALL: dict[str, object] = {"resultTypes": ["violations"]}
COLOURS: dict[str, object] = {**ALL, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""By night nothing differs but colours."""


def too_wide(page: Page, width: int) -> list[str]:
    """Say so if a page has to be scrolled sideways; a phone would make it smaller instead."""
    whole, window = page.evaluate(WIDTHS)
    return [f"{whole} pixels in a window of {window}"] if whole > window or window > width else []


def violations(page: Page, rules: dict[str, object]) -> list[str]:
    """List what axe finds, with the first elements concerned."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("async (rules) => (await axe.run(document, rules)).violations", rules)
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for violation in found
        for node in violation["nodes"][:SHOWN]
    ]


def by_night(page: Page) -> list[str]:
    """List what is hard to see in dark colours."""
    page.emulate_media(color_scheme="dark")
    found = violations(page, COLOURS)
    page.emulate_media(color_scheme="light")
    return [f"dark: {fault}" for fault in found]


def on_a_wall(page: Page) -> list[str]:
    """Say so if a page is too wide for a large screen."""
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
    found = too_wide(page, WALL[0])
    page.set_viewport_size(size)
    return found


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("walk", WALKS)
def test_every_screen_is_accessible_by_day_and_night_and_fits(
    server: ServerProcess, open_page: Opening, walk: str, size: tuple[int, int]
) -> None:
    page = open_page("about:blank", size)
    found: list[str] = []
    for screen in WALKS[walk](server, page):
        faults = [*violations(page, ALL), *too_wide(page, size[0]), *by_night(page)]
        if size == LAPTOP:
            faults += on_a_wall(page)
        found += [f"{screen}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
