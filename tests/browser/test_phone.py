"""This file is the tests of a phone: the board is played by finger, panels slide over it, and nothing is cut off."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opening
from tests.browser.person import Person, api_of, box_of, seat_link
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow


def test_trap_the_cap_is_played_by_finger_on_the_board(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "here"], first=1)
    anna = Person(open_page(seat_link(server, opened, 0), PHONE))
    ben = Person(open_page(seat_link(server, opened, 1), PHONE))
    for person in (anna, ben, anna):
        person.move_a_cap()
        end = person.page.get_by_role("button", name="End the turn")
        expect(end.or_(person.page.get_by_text(re.compile("^Waiting for "))).first).to_be_visible()
        if end.is_visible():
            end.tap()


def test_take_off_is_played_by_finger_on_the_board(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("take-off", ["here", "greedy"], first=1)
    person = Person(open_page(seat_link(server, opened, 0), PHONE))
    person.wait_for_turn()
    person.fly_a_jet()
    person.open_panel("Log")
    expect(person.log.get_by_role("listitem").filter(has_text=re.compile("flies|takes off"))).not_to_have_count(0)


def test_panels_slide_over_the_board_and_away(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "greedy"], first=1)
    page = open_page(seat_link(server, opened, 0), PHONE)
    person = Person(page)
    person.wait_for_turn()
    board = box_of(person.board)
    assert board["width"] >= PHONE[0] - 16
    assert board["height"] >= PHONE[1] / 3
    for name, content in {
        "Moves": person.first_move,
        "Log": person.log,
        "Talk": page.get_by_role("list", name="Say something"),
        "Rules": page.get_by_role("searchbox", name="Search the rules"),
        "Table": page.get_by_role("img", name="QR code of the link to this table"),
    }.items():
        person.open_panel(name)
        expect(content).to_be_in_viewport()
        assert box_of(person.board) == board, f"the panel {name} moves the board"
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("button", name="Close")).to_be_hidden()
    person.open_panel("Moves")
    person.first_move.tap()
    expect(person.moves).to_be_hidden()
    expect(page.locator(".aura.picked")).to_be_visible()
