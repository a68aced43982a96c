"""This file is the tests of team play in browsers: several people on one seat, of whom the captain moves."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Opening
from tests.browser.person import Person, api_of, seat_link
from tests.server.client import Message
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow


def team(person: Person) -> Locator:
    """What a team says to each other."""
    return person.page.get_by_role("region", name="Your team")


def open_seat(person: Person, seat: int = 0) -> Locator:
    """Open what can be done with a seat."""
    person.seats.get_by_role("button").nth(seat).click()
    return person.page.get_by_role("dialog")


def invited(captain: Person) -> str:
    """Get the link into the captain's team."""
    dialog = open_seat(captain)
    dialog.get_by_text("Play this seat as a team").click()
    field = dialog.get_by_role("textbox", name="Your team’s link")
    expect(field).to_have_value(re.compile(r"#team=0\.[A-Za-z0-9_-]{22}$"))
    link = field.input_value()
    dialog.get_by_role("button", name="Close").click()
    return link


def joined(link: str, open_page: Opening, name: str = "Ben", size: tuple[int, int] = PHONE) -> Person:
    """Come into a team by its link."""
    mate = Person(open_page(link, size))
    dialog = mate.page.get_by_role("dialog", name=re.compile("^Join .*team$"))
    dialog.get_by_role("textbox", name="Your name").fill(name)
    dialog.get_by_role("button", name="Join the team").click()
    expect(dialog).to_be_hidden()
    assert "#" not in mate.page.url
    return mate


@pytest.fixture
def opened(server: ServerProcess) -> Message:
    return api_of(server).open("trap-the-cap", ["here", "here"], first=1)


def test_a_mate_suggests_a_move_and_the_captain_makes_it(
    server: ServerProcess, open_page: Opening, opened: Message
) -> None:
    anna = Person(open_page(seat_link(server, opened, 0)))
    rival = Person(open_page(seat_link(server, opened, 1)))
    ben = joined(invited(anna), open_page)
    goal = anna.page.get_by_text("choose where it goes").first  # a cap that is only picked is not told in the log
    while not goal.is_visible() or anna.moves.get_by_role("button").count() < 2:
        mover = anna if anna.is_on_turn() else rival
        if mover.is_on_turn():  # a page may not have heard yet of what the other did
            mover.play()
    expect(ben.page.get_by_text("P0 decides for your team; tap a move to suggest it.").first).to_be_visible()
    expect(ben.undo).to_have_count(0)
    expect(ben.seats).to_contain_text("your team")
    ben.open_panel("Moves")
    expect(ben.moves.get_by_role("button")).to_have_text(anna.moves.get_by_role("button").all_text_contents())
    suggested = ben.moves.get_by_role("button").nth(1)
    suggested.click()
    expect(team(anna)).to_contain_text("Ben:")
    expect(team(ben)).to_contain_text("You:")
    team(ben).get_by_role("textbox").fill("Trust me")
    team(ben).get_by_role("button", name="Send").click()
    expect(team(anna)).to_contain_text("Trust me")
    expect(team(ben).get_by_role("textbox")).to_have_value("")
    expect(team(rival)).to_have_count(0)
    ben.open_panel("Moves")
    ben.moves.get_by_role("button").nth(1).click()
    before = anna.log.get_by_role("listitem").count()
    team(anna).get_by_role("button", name="Do it").click()
    expect(anna.log.get_by_role("listitem").nth(before)).to_be_visible()
    expect(anna.page.locator("body")).not_to_contain_text("is not yours")


def test_the_lead_passes_on_and_comes_back_when_the_captain_is_away(
    server: ServerProcess, open_page: Opening, opened: Message
) -> None:
    rival = Person(open_page(seat_link(server, opened, 1)))
    anna = Person(open_page(seat_link(server, opened, 0)))
    ben = joined(invited(anna), open_page, size=(1366, 768))
    expect(rival.seats).to_contain_text("+1")
    dialog = open_seat(anna)
    dialog.get_by_role("button", name="Give the lead to Ben").click()
    expect(ben.seats.get_by_role("button").first).to_contain_text("Ben")
    expect(ben.seats.get_by_role("button").first).to_contain_text("you")
    expect(anna.seats.get_by_role("button").first).to_contain_text("your team")
    ben.page.close()
    expect(anna.seats.get_by_role("button").first).to_contain_text("away")
    open_seat(anna).get_by_role("button", name="Take the lead").click()
    expect(anna.seats.get_by_role("button").first).to_contain_text("P0")
    expect(anna.seats.get_by_role("button").first).to_contain_text("you")
    expect(anna.moves.get_by_role("button").or_(anna.page.get_by_text("Waiting for")).first).to_be_visible()


def test_whoever_watches_may_ask_to_join_a_team(server: ServerProcess, open_page: Opening, opened: Message) -> None:
    anna = Person(open_page(seat_link(server, opened, 0)))
    Person(open_page(seat_link(server, opened, 1)))
    page = open_page(f"{server.address}/join/{opened['table']['code']}")
    page.get_by_role("textbox", name="Your name").fill("Cleo")
    page.get_by_role("button", name="Join the team of red").click()
    banner = anna.page.get_by_role("alertdialog")
    expect(banner).to_contain_text("Cleo would like to join P0’s team")
    banner.get_by_role("button", name="Agree").click()
    cleo = Person(page)
    expect(cleo.seats).to_contain_text("your team")
    expect(team(cleo)).to_be_visible()
    dialog = open_seat(cleo)
    dialog.get_by_role("button", name="Leave the team").click()
    expect(team(cleo)).to_have_count(0)
    expect(cleo.seats).not_to_contain_text("your team")
