"""This file is the tests of what people say to the whole table, and of its clock."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Opening
from tests.browser.person import Person, api_of, seat_link, stop_time
from tests.server.client import Message
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow


def table_of_captivade(server: ServerProcess, clock: list[int]) -> Message:
    seats = [{"player": "here", "name": "Anna"}, {"player": "here", "name": "Ben"}, {"player": "greedy"}]
    opened: Message = api_of(server).post("/api/tables", {"game": "captivade", "seats": seats, "clock": clock}).json()
    return opened


def test_a_place_is_named_to_the_whole_table_by_finger_and_by_keys(server: ServerProcess, open_page: Opening) -> None:
    opened = table_of_captivade(server, [])
    anna = open_page(seat_link(server, opened, 0), PHONE)
    ben = open_page(seat_link(server, opened, 1), LAPTOP)
    guest = open_page(f"{server.address}/t/{opened['table']['id']}", LAPTOP)
    anna.get_by_role("button", name="Say …").tap()
    anna.get_by_role("button", name="Let us search …").tap()
    anna.get_by_role("searchbox", name="Find by name or number").fill("40")
    anna.get_by_role("list", name="What stands in the blank").get_by_role("button").first.tap()
    expect(anna.get_by_role("dialog")).to_be_hidden()
    said = "Anna: “Let us search Lapland (40).”"
    expect(Person(ben).log.get_by_text(said)).to_be_visible()
    expect(Person(guest).log.get_by_text(said)).to_be_visible()
    expect(guest.get_by_role("log").get_by_text(said)).to_be_attached()
    expect(guest.get_by_role("button", name="Say …")).to_have_count(0)
    ben.get_by_role("button", name="Say …").press("Enter")
    ben.get_by_role("button", name="I have ruled out …").press("Enter")
    ben.keyboard.type("lapland")
    ben.keyboard.press("Enter")
    expect(ben.get_by_role("button", name="Say …")).to_be_focused()
    expect(Person(guest).log.get_by_text("Ben: “I have ruled out Lapland (40).”")).to_be_visible()
    guest.reload()
    expect(Person(guest).log.get_by_text(said)).to_be_visible()


def test_what_is_said_at_any_seat_is_read_on_a_phone(server: ServerProcess, open_page: Opening) -> None:
    seats = [{"player": "here", "name": name} for name in ("Anna", "Ben", "Cleo", "Dora")]
    opened: Message = api_of(server).post("/api/tables", {"game": "captivade", "seats": seats}).json()
    people = [open_page(seat_link(server, opened, seat), PHONE) for seat in range(len(seats))]
    anna = people[0]
    Person(anna).wait_for_turn()
    stop_time(anna)
    for person in people:
        person.get_by_role("button", name="Say …").tap()
        person.get_by_role("button", name="I have ruled out …").tap()
        person.get_by_role("searchbox", name="Find by name or number").fill("great smoky")
        person.get_by_role("list", name="What stands in the blank").get_by_role("button").first.tap()
        bubble = anna.locator(".said").filter(visible=True)
        expect(bubble).to_have_count(1)
        expect(bubble).to_be_in_viewport(ratio=1)


def test_a_bot_moves_for_who_is_late_and_more_time_is_given(server: ServerProcess, open_page: Opening) -> None:
    opened = table_of_captivade(server, [300, 20, 0])
    anna = open_page(seat_link(server, opened, 0), PHONE)
    ben = open_page(seat_link(server, opened, 1), LAPTOP)
    expect(anna.get_by_role("timer", name="Time left for Ben")).to_be_visible()
    expect(anna.get_by_role("timer", name="Time left for Anna")).to_have_text(re.compile("[45]:[0-5][0-9]"))
    expect(ben.get_by_text("You have 10 seconds left for this move.")).to_be_attached()
    expect(Person(ben).log.get_by_text("Ben’s time has run out; a bot makes this move.")).to_be_visible()
    expect(ben.get_by_role("timer", name="Time left for Ben")).to_have_count(0)
    expect(Person(ben).seats.get_by_text("bot")).to_have_count(1)
    more = anna.get_by_role("button", name="More time")
    more.tap()
    expect(more).to_be_disabled()
    expect(Person(ben).log.get_by_text("Anna takes more time.")).to_be_visible()


def test_a_clock_is_set_in_one_tap_and_seat_by_seat(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/new/trap-the-cap", PHONE)
    page.get_by_role("button", name="Pass and play").tap()
    page.get_by_role("group", name="Time for a move").get_by_text("1 min").tap()
    page.get_by_label("Time for a move of red").select_option("5 min")
    page.get_by_role("button", name="Open the table").tap()
    expect(page.get_by_role("timer")).to_have_count(1)
    Person(page).open_panel("Log")
    expect(Person(page).log.get_by_text("Time for each move: ")).to_contain_text("5 minutes")
