"""This file is the tests of several browsers at one table: inviting, joining, moving, watching, coming and going."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.person import Person, api_of, seat_link, stop_time
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow


def test_one_opens_and_invites_another_joins_by_code_and_both_see_every_move(
    server: ServerProcess, open_page: Opening
) -> None:
    anna = Person(open_page(f"{server.address}/new/trap-the-cap"))
    anna.page.get_by_role("button", name="Invite friends").click()
    anna.page.get_by_role("group", name="How many seats").get_by_text("2", exact=True).click()
    anna.page.get_by_role("textbox", name="Name of").first.fill("Anna")
    anna.page.get_by_role("button", name="Open the table").click()
    invitation = anna.page.get_by_role("region", name="One seat is open")
    code = invitation.get_by_role("strong").inner_text()
    assert re.fullmatch("[A-Z]{4}", code)
    expect(invitation.get_by_role("textbox", name="Link")).to_have_value(re.compile(f"/join/{code}$"))
    expect(invitation.get_by_role("img", name="QR code")).to_be_visible()

    ben = Person(open_page(f"{server.address}/join"))
    ben.page.get_by_role("textbox", name="Four letters of a table").fill(code.lower())
    ben.page.get_by_role("button", name="Join").click()
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    for person in (anna, ben):
        expect(person.seats.get_by_role("button")).to_have_count(2)
        expect(person.seats).to_contain_text("Anna")
        expect(person.seats).to_contain_text("Ben")
        expect(person.page.get_by_text("The match begins.").first).to_be_visible()

    for _ in range(4):
        mover, other = (anna, ben) if anna.is_on_turn() else (ben, anna)
        while mover.is_on_turn():
            mover.play()
        told = mover.log.get_by_role("listitem").all_inner_texts()
        expect(other.log.get_by_role("listitem")).to_have_text(told)


def test_the_secret_link_of_a_seat_moves_it_to_another_device_and_back(
    server: ServerProcess, open_page: Opening
) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "greedy"], first=1)
    laptop = Person(open_page(seat_link(server, opened, 0)))
    laptop.wait_for_turn()
    assert "#" not in laptop.page.url
    laptop.seats.get_by_role("button").first.click()
    laptop.page.get_by_text("Play this seat on another device").click()
    field = laptop.page.get_by_role("textbox", name="This seat’s link")
    expect(field).to_have_value(re.compile("#seat=[A-Za-z0-9_-]{22}$"))
    expect(laptop.page.get_by_role("img", name="QR code of this seat’s link")).to_be_visible()
    link = field.input_value()
    laptop.page.get_by_role("button", name="Close").click()

    phone = Person(open_page(link, (390, 844)))
    phone.wait_for_turn()
    gone = laptop.page.get_by_role("alertdialog", name="This seat is now played on another device")
    expect(gone).to_be_visible()
    expect(laptop.first_move).to_be_hidden()
    gone.get_by_role("button", name="Bring back").click()
    laptop.wait_for_turn()
    expect(gone).to_be_hidden()
    expect(phone.page.get_by_role("alertdialog")).to_be_visible()


def test_a_spectator_sees_the_match_and_can_do_nothing(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "greedy"], first=1)
    player = Person(open_page(seat_link(server, opened, 0)))
    player.wait_for_turn()
    spectator = Person(open_page(f"{server.address}/join/{opened['table']['code']}"))
    spectator.page.get_by_role("button", name="Watch").click()
    expect(spectator.log.get_by_role("listitem").first).to_be_visible()
    player.play()
    player.wait_for_turn()
    expect(spectator.log.get_by_role("listitem")).to_have_text(player.log.get_by_role("listitem").all_inner_texts())
    expect(spectator.first_move).to_be_hidden()
    expect(spectator.undo).to_be_hidden()
    spectator.open_panel("Talk")
    expect(spectator.page.get_by_text("Who sits at the table can say something here.")).to_be_visible()


def test_a_late_joiner_takes_the_seat_of_a_bot(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "greedy"], first=1)
    anna = Person(open_page(seat_link(server, opened, 0)))
    anna.wait_for_turn()
    ben = Person(open_page(f"{server.address}/join/{opened['table']['code']}"))
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take over").click()
    expect(anna.seats).to_contain_text("Ben")
    while anna.is_on_turn():
        anna.play()
    ben.wait_for_turn()
    lines = anna.log.get_by_role("listitem")
    before = lines.count()
    while ben.is_on_turn():
        ben.play()
    anna.wait_for_turn()
    assert lines.count() > before


def test_a_bot_plays_for_somebody_who_is_away_and_gives_the_seat_back(
    server: ServerProcess, open_page: Opening
) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "here"], first=2)
    anna = Person(open_page(seat_link(server, opened, 0)))
    ben_page = open_page(seat_link(server, opened, 1))
    Person(ben_page).wait_for_turn()
    ben_page.goto("about:blank")
    expect(anna.seats.get_by_role("button").nth(1)).to_contain_text("away")
    expect(anna.page.get_by_text("who is away").first).to_be_visible()
    anna.seats.get_by_role("button").nth(1).click()
    anna.page.get_by_role("combobox", name="Let a bot play meanwhile").select_option("greedy")
    anna.page.get_by_role("button", name="Hand over").click()
    anna.wait_for_turn()
    expect(anna.seats.get_by_role("button").nth(1)).to_contain_text("bot")

    ben_page.goto(f"{server.address}/t/{opened['table']['id']}")
    ben = Person(ben_page)
    ben.seats.get_by_role("button").nth(1).click()
    ben.page.get_by_role("button", name="Take it back from the bot").click()
    expect(anna.seats.get_by_role("button").nth(1)).not_to_contain_text("bot")
    expect(ben.seats.get_by_role("button").nth(1)).to_contain_text("you")


def test_the_table_is_asked_to_go_back_and_agrees(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "here"], first=1)
    anna = Person(open_page(seat_link(server, opened, 0)))
    ben = Person(open_page(seat_link(server, opened, 1)))
    anna.wait_for_turn()
    before = anna.moves.inner_text()
    lines = anna.log.get_by_role("listitem").count()
    while anna.is_on_turn():
        anna.play()
    ben.wait_for_turn()

    anna.page.get_by_role("button", name="Ask the table to go back").click()
    anna.log.get_by_role("listitem").nth(lines - 1).get_by_role("button", name="Back to here").click()
    expect(anna.page.get_by_role("alertdialog", name="Going back")).to_contain_text("Waiting for")
    asked = ben.page.get_by_role("alertdialog", name="Going back")
    expect(asked).to_contain_text("asks to go back")
    asked.get_by_role("button", name="Agree").click()
    expect(asked).to_be_hidden()
    anna.wait_for_turn()
    assert anna.moves.inner_text() == before, "the same throw comes again"


def test_a_phrase_is_heard_by_everybody(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "here"], first=1)
    anna = Person(open_page(seat_link(server, opened, 0)))
    ben = Person(open_page(seat_link(server, opened, 1)))
    anna.wait_for_turn()
    for person in (anna, ben):
        expect(person.seats.get_by_role("button")).to_have_count(2)
        stop_time(person.page)
    anna.open_panel("Talk")
    anna.page.get_by_role("list", name="Say something").get_by_role("button", name="Good luck!").click()
    for person in (anna, ben):
        expect(person.seats.get_by_role("status")).to_contain_text("Good luck!")
