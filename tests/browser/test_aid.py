"""This file is the tests of what helps at a table: undo, hint, why not, and the rules at the clause in question."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.person import Person, api_of, seat_link, settle
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow


@pytest.fixture
def person(server: ServerProcess, open_page: Opening) -> Person:
    """Seat somebody against a bot; it is their turn."""
    opened = api_of(server).open("trap-the-cap", ["here", "greedy"], first=1)
    person = Person(open_page(seat_link(server, opened, 0)))
    person.wait_for_turn()
    return person


def test_undo_takes_the_last_move_back(person: Person) -> None:
    expect(person.undo).to_be_disabled()
    offered = person.moves.inner_text()
    person.play()
    person.wait_for_turn()
    assert person.moves.inner_text() != offered
    person.undo.click()
    expect(person.undo).to_be_disabled()
    expect(person.page.locator(".aura.picked")).to_have_count(0)
    person.wait_for_turn()
    assert person.moves.inner_text() == offered


def test_a_hint_names_a_move_and_its_reasons_and_can_be_followed(person: Person) -> None:
    while person.moves.get_by_role("button").count() == 1:
        person.play()
        person.wait_for_turn()
    person.page.get_by_role("button", name="Hint", exact=True).click()
    advice = person.page.get_by_role("status").filter(has=person.page.get_by_role("heading", name="Hint"))
    expect(advice).to_be_visible()
    expect(advice.get_by_role("listitem")).not_to_have_count(0)
    expect(advice.get_by_text("Chance to win")).to_have_count(1)
    expect(advice.get_by_role("heading", name="Next best")).to_be_visible()
    move = advice.get_by_role("strong").inner_text()
    expect(person.moves.get_by_role("button", name=move)).to_contain_text("hint")
    before = person.position()
    advice.get_by_role("button", name="Do that").click()
    expect(advice).to_be_hidden()
    person.wait_for_turn()
    assert person.position() != before


def test_why_on_the_move_of_a_bot_says_what_it_expected(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "skilled"], first=1)
    person = Person(open_page(seat_link(server, opened, 0)))
    why = person.page.locator("summary").filter(has_text="why?")
    while not why.count():
        person.wait_for_turn()
        person.play()
    person.wait_for_turn()
    why.last.click()
    expect(person.page.get_by_text("It expects to win with a chance of").last).to_be_visible()


def test_why_not_says_which_rule_forbids_it_and_opens_the_rules_there(person: Person) -> None:
    person.play()
    person.wait_for_turn()
    page = person.page
    settle(page)
    page.locator("svg.sheet").get_by_text("EC3", exact=True).click(force=True)  # the pieces lie over what is printed
    why = page.get_by_role("status").filter(has=page.get_by_role("heading", name="Why not?"))
    expect(why).to_be_visible()
    rule = why.get_by_role("button", name=re.compile(r"^Rule \d+\.\d+ ")).last
    _, number, title = rule.inner_text().split(" ", 2)
    rule.click()
    marked = page.locator("article[aria-current=true]").filter(has=page.get_by_role("heading", name=title))
    expect(marked).to_be_in_viewport()
    expect(marked.get_by_role("heading").get_by_role("link", name=number, exact=True)).to_be_visible()


def test_the_reasons_of_a_bot_unfold_in_the_log(person: Person) -> None:
    reasons = person.log.locator("details")
    while not reasons.count():
        person.play()
        person.wait_for_turn()
    reasons.first.locator("summary").click()
    expect(reasons.first.get_by_role("listitem").first).to_be_visible()
