"""This file is the tests of playing without a mouse: every step by keys, and the focus is always seen."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from greatcircle.equipment.flashcard import decks_of
from greatcircle.games import find_game
from tests.browser.conftest import Opening
from tests.browser.person import MOVES_MOST, Person, api_of, seat_link
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow

TABS_MOST: Final = 120
FOCUS: Final = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nothing";
  if (at.tabIndex < 0) return "seen";
  const near = [at, at.nextElementSibling, at.parentElement, at.closest("label")];
  const isSeen = near.some((one) => {
    if (!one) return false;
    const style = getComputedStyle(one);
    return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
  });
  return isSeen ? "seen" : "hidden on " + at.outerHTML.slice(0, 200);
}"""
"""What can be seen of the focus; a text that only a program focuses, such as a heading, needs no ring."""


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until something has the focus, which is seen all the way."""
    expect(goal).to_be_visible()
    expect(goal).to_be_enabled()
    for _ in range(TABS_MOST):
        page.keyboard.press("Tab")
        if goal.evaluate("element => element === document.activeElement"):
            assert page.evaluate(FOCUS) == "seen"
            return
        assert page.evaluate(FOCUS) in ("seen", "nothing")
    raise AssertionError("no Tab leads there")


def test_from_the_home_page_to_the_end_of_a_match_by_keys_alone(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(server.address)
    tab_to(page, page.get_by_role("link", name="Set up a table of Trap the Cap"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("group", name="How many seats").get_by_label("4"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("group", name="How many seats").get_by_label("2")).to_be_checked()
    tab_to(page, page.locator("summary", has_text="All options"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("spinbutton", name="Throw limit"))
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("8")
    tab_to(page, page.get_by_role("button", name="Open the table"))
    page.keyboard.press("Enter")

    person = Person(page)
    person.wait_for_turn()
    tab_to(page, person.first_move)
    for number in range(MOVES_MOST):
        if not person.wait_for_turn_or_end():
            break
        expect(person.first_move).to_be_focused()
        assert page.evaluate(FOCUS) == "seen"
        page.keyboard.press("1" if number % 2 else "Enter")
        assert page.evaluate(FOCUS) == "seen", "the focus is lost after a move"
    expect(person.ranking.get_by_role("heading").first).to_be_focused()
    tab_to(page, person.ranking.get_by_role("link", name="Replay"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name="Moment of the match")).to_be_enabled()
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("1")


def test_a_question_is_answered_by_typing(server: ServerProcess, open_page: Opening) -> None:
    countries = {card.capital: card.country for deck in decks_of(find_game("take-off")) for card in deck.cards}
    opened = api_of(server).open(
        "take-off", ["here", "greedy"], first=1, naming="extra-roll", naming_seconds=0, card_each_turn=True
    )
    page = open_page(seat_link(server, opened, 0))
    person = Person(page)
    field = person.question.get_by_role("textbox")
    expect(field).to_be_focused()
    asked = person.question.get_by_role("heading").inner_text()
    found = re.search(r"has the capital (.+)\?", asked)
    assert found
    page.keyboard.type("Atlantis")
    page.keyboard.press("Enter")
    expect(person.question.get_by_text("Atlantis")).to_be_visible()
    expect(field).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(countries[found.group(1)])
    page.keyboard.press("Enter")
    expect(person.question).to_be_hidden()
    expect(person.log).to_contain_text("knows it")
    assert page.evaluate(FOCUS) == "seen", "the focus is lost after an answer"
