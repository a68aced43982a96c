"""A game without a face in the browser: its chart is drawn, its moves are buttons, and its facts are folded."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.person import Person, api_of, finished_match, seat_link
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow
GAME = "sealed-bid"


def test_who_comes_by_a_link_sees_the_chart_and_plays(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open(GAME, ["here", "random"])
    page = open_page(seat_link(server, opened, 0))
    expect(page.get_by_role("img", name="The board")).to_be_visible()
    caption = page.locator("figcaption")
    expect(caption).to_have_text(re.compile(r"card \d, bid - \(P0\), card \?, bid [-?] \(P1\)"))
    facts = page.get_by_role("row", name="Hands")
    expect(facts).to_be_hidden()
    page.get_by_text("All that is known").click()
    expect(facts).to_be_visible()
    page.get_by_role("button", name="Bid 2 of your 6 chips.").first.click()
    expect(caption).to_have_text(re.compile(r"[46] chips, "))
    Person(page).wait_for_turn_or_end()


def test_its_replay_shows_the_chart_too(server: ServerProcess, open_page: Opening) -> None:
    opened = finished_match(server, GAME, ["random", "random"])
    page = open_page(f"{server.address}/replay/{opened['table']['id']}")
    expect(page.get_by_role("img", name="The board")).to_be_visible()
