"""This file is the tests of a board of hexagons: played by finger and by mouse, and shown in part on a phone."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Opening
from tests.browser.person import Person, api_of, box_of, seat_link
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow

FINGER_PIXELS: Final = 40
"""How wide a hexagon is at least that a finger is to press."""
TABS_MOST: Final = 10
"""From the button that asks for a hint, its answer is not farther away."""


def overview(page: Page) -> Locator:
    """Find the overview beside a part of the board."""
    return page.get_by_role("button", name=re.compile("^Overview"))


def begin(server: ServerProcess, open_page: Opening, size: tuple[int, int]) -> Person:
    """Let somebody sit down with the black car, whose turn it is."""
    opened = api_of(server).open("worldbeater", ["here", "random", "random"], first=1)
    person = Person(open_page(seat_link(server, opened, 0), size))
    person.wait_for_turn()
    expect(person.page.locator("[data-target]").first).to_be_visible()
    return person


def test_a_phone_shows_the_area_in_play_and_an_overview(server: ServerProcess, open_page: Opening) -> None:
    person = begin(server, open_page, PHONE)
    page = person.page
    expect(overview(page)).to_be_visible()
    for target in page.locator("[data-target] .frame.under").all():
        expect(target).to_be_in_viewport()
        assert box_of(target)["width"] >= FINGER_PIXELS
    expect(overview(page).locator(".target")).to_have_count(page.locator("[data-target]").count())
    page.get_by_role("button", name="Whole board", exact=True).tap()
    expect(overview(page)).to_be_hidden()
    expect(page.locator(".sign.new-york")).to_be_in_viewport()


def test_a_tap_on_the_overview_brings_the_board_there(server: ServerProcess, open_page: Opening) -> None:
    page = begin(server, open_page, PHONE).page
    expect(page.locator(".sign.new-york")).not_to_be_in_viewport()
    box = box_of(overview(page).locator(".goal").nth(1))
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".sign.new-york")).to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_hexagon_that_is_offered_is_driven_to(
    server: ServerProcess, open_page: Opening, size: tuple[int, int]
) -> None:
    person = begin(server, open_page, size)
    expect(person.page.locator(".trail")).to_have_count(0)
    person.press_board("[data-kind=drive]")
    expect(person.page.locator(".trail .stop")).to_have_count(2)
    person.undo.click()
    expect(person.page.locator(".trail")).to_have_count(0)


def test_a_hexagon_that_is_not_offered_tells_why(server: ServerProcess, open_page: Opening) -> None:
    person = begin(server, open_page, LAPTOP)
    person.press_board(".sign.new-york")
    why = person.page.get_by_role("heading", name="Why not?")
    expect(why).to_be_visible()


def test_a_move_of_the_list_is_marked_on_the_board(server: ServerProcess, open_page: Opening) -> None:
    person = begin(server, open_page, LAPTOP)
    expect(person.page.locator("[data-target].pointed")).to_have_count(0)
    person.first_move.focus()
    expect(person.page.locator("[data-target].pointed")).to_have_count(1)
    expect(person.page.locator(".trail.preview .stop")).to_have_count(2)


def test_a_hint_lies_over_nothing_of_the_board_and_keeps_the_focus(server: ServerProcess, open_page: Opening) -> None:
    person = begin(server, open_page, LAPTOP)
    hint = person.page.get_by_role("button", name="Hint", exact=True)
    hint.focus()
    person.page.keyboard.press("Enter")
    answer = person.page.get_by_role("button", name="Do that")
    expect(answer).to_be_visible()
    expect(hint).to_be_focused()
    board, bubble = box_of(person.board), box_of(person.page.locator(".bubble"))
    assert bubble["x"] >= board["x"] + board["width"]
    told = person.log.get_by_role("listitem").count()
    for _ in range(TABS_MOST):
        person.page.keyboard.press("Tab")
        if answer.evaluate("button => button === document.activeElement"):
            break
    expect(answer).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".bubble")).to_have_count(0)
    expect(person.log.get_by_role("listitem")).not_to_have_count(told)
