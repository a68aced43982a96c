"""This file is the tests of questions that the tray asks: picked by finger or key, typed and overruled, said aloud."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from greatcircle.games import rulebook_of
from tests.browser.conftest import LAPTOP, PHONE, WALL, Opening
from tests.browser.person import Person, api_of, box_of, seat_link, settle
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow
GAME: Final = "capital-adventure"
RIVALS: Final = ("P1", "Ben", "Cleo", "Dora")
"""A card in eight has no question for the number rolled; then a table with another rival has other dice."""
TOUCH: Final = 44
"""Pixels that a finger needs."""
ANSWERS: Final = 4
NEVER_RIGHT: Final = "quite another thing"


@pytest.fixture
def asked(server: ServerProcess, open_page: Opening) -> "Asking":
    """A way to a table where the first seat has just been asked a question."""
    return Asking(server, open_page)


class Asking:
    """Opens tables until a question is asked."""

    def __init__(self, server: ServerProcess, open_page: Opening) -> None:
        self.server = server
        self.open_page = open_page

    def alone(self, size: tuple[int, int], *, dark: bool = False, **options: object) -> Page:
        """Give the page of somebody who plays against a bot and has been asked."""
        for rival in RIVALS:
            opened = api_of(self.server).open(GAME, {"P0": "here", rival: "greedy"}, first=1, **options)
            page = self.open_page(seat_link(self.server, opened, 0), size, dark=dark)
            if is_asked(page):
                return page
            page.context.close()
        raise AssertionError("no question comes up")

    def both(self, size: tuple[int, int], other_size: tuple[int, int], **options: object) -> tuple[Page, Page]:
        """Give the pages of two people, the first of whom has been asked."""
        for rival in RIVALS:
            opened = api_of(self.server).open(GAME, {"P0": "here", rival: "here"}, first=1, **options)
            other = self.open_page(seat_link(self.server, opened, 1), other_size)
            page = self.open_page(seat_link(self.server, opened, 0), size)
            if is_asked(page):
                return page, other
            page.context.close()
            other.context.close()
        raise AssertionError("no question comes up")


def is_asked(page: Page) -> bool:
    """Set out from London and roll for a question; tell whether one came up, or a Hazard or a Telex."""
    Person(page).wait_for_turn()
    press(page, "Roll both dice")
    press(page, "Roll for a question")
    expect(card(page).or_(page.get_by_role("button", name="Go on")).first).to_be_visible()
    return card(page).is_visible()


def card(page: Page) -> Locator:
    """Find the question card."""
    return page.get_by_role("article", name=re.compile("^Question for "))


def tray(page: Page) -> Locator:
    """Find what the tray shows under its tabs."""
    return page.locator(".leaf")


def press(page: Page, name: str) -> None:
    """Press a button of the tray, as soon as it is there."""
    tray(page).get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first.click()


@pytest.mark.parametrize(
    ("size", "dark"), [(PHONE, False), (LAPTOP, True), (WALL, False)], ids=["phone", "laptop", "wall"]
)
def test_a_question_is_seen_whole_and_answered_by_one_press(asked: Asking, size: tuple[int, int], dark: bool) -> None:
    page = asked.alone(size, dark=dark)
    frame = box_of(card(page))
    assert card(page).evaluate("card => card.scrollHeight <= card.clientHeight + 1"), "the card has to be scrolled"
    answers = card(page).locator("ol").get_by_role("button")
    expect(answers).to_have_count(ANSWERS)
    for answer in answers.all():
        box = box_of(answer)
        assert box["height"] >= TOUCH
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]

    answers.nth(1).click()

    expect(page.get_by_role("region", name="Your last answer")).to_contain_text(re.compile("Right|Wrong"))


def test_keys_pick_an_answer_and_go_on(asked: Asking) -> None:
    page = asked.alone(LAPTOP)
    page.keyboard.press("3")
    expect(card(page)).to_have_count(0)
    verdict = page.get_by_role("region", name="Your last answer")
    expect(verdict).to_be_visible()
    if "Right" in verdict.inner_text():
        focused = page.evaluate("document.activeElement.textContent")
        assert str(focused).startswith("Roll for a question"), "the focus waits on the next thing to press"


def test_a_typed_answer_is_overruled_by_another_side(asked: Asking) -> None:
    page, other = asked.both(LAPTOP, PHONE, answering="typed")
    field = card(page).get_by_role("textbox", name="Your answer")
    expect(field).to_be_focused()
    field.fill(NEVER_RIGHT)
    field.press("Enter")
    for sight in (page, other):
        expect(card(sight).get_by_text(f"“{NEVER_RIGHT}”")).to_be_visible()
        expect(card(sight).get_by_text("Wrong", exact=True)).to_be_visible()

    press(other, "Overrule: it is right")

    expect(card(page).get_by_text("Right", exact=True)).to_be_visible()
    expect(other.get_by_role("button", name=re.compile("^Overrule"))).to_have_count(0)
    press(page, "Go on")
    expect(page.get_by_role("button", name="Purse $1200")).to_be_visible()


def test_an_answer_said_aloud_is_judged_by_the_asking_side(asked: Asking) -> None:
    page, other = asked.both(PHONE, LAPTOP, answering="aloud")
    expect(card(other)).to_be_visible()
    press(page, "I have said it")
    expect(page.get_by_text("The asking side says whether that was right.")).to_be_visible()
    press(other, "✓ Right")
    expect(page.get_by_role("button", name="Purse $1200")).to_be_visible()


def test_the_clock_runs_on_the_card(asked: Asking) -> None:
    page = asked.alone(PHONE, seconds=30)
    expect(card(page).get_by_role("timer", name="Time left")).to_be_visible()
    settle(page)
    assert card(page).evaluate("card => card.scrollHeight <= card.clientHeight + 1")


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_journey_is_planned_taken_back_and_paid(
    server: ServerProcess, open_page: Opening, size: tuple[int, int]
) -> None:
    opened = api_of(server).open(GAME, ["here", "greedy"], first=1, version="diplomat")
    page = open_page(seat_link(server, opened, 0), size)
    person = Person(page)
    person.wait_for_turn()
    press(page, "Roll both dice")
    near = page.get_by_role("list", name="Within reach").get_by_role("button").first
    price = re.search(r"\$(\d+)", near.inner_text())
    assert price is not None
    near.click()
    plan = page.get_by_role("region", name="The planned journey")
    expect(plan).to_be_visible()
    person.undo.click()
    expect(plan).to_have_count(0)
    near.click()
    press(page, f"Pay ${price.group(1)}")
    expect(page.get_by_role("button", name=f"Purse ${1000 - int(price.group(1))}")).to_be_visible()
    page.get_by_role("button", name="Cities 1 of 16").click()
    expect(tray(page).get_by_text(", visited by P0")).to_be_attached()


def test_insurance_is_cashed_from_the_purse_in_its_continent_alone(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open(GAME, ["here", "greedy"], first=1)
    page = open_page(seat_link(server, opened, 0), PHONE)
    Person(page).wait_for_turn()
    page.get_by_role("button", name="Purse $1000").click()
    policies = page.get_by_role("list", name="Insurance Tokens").get_by_role("button")
    cashing = rulebook_of(GAME).clauses["CA-49"]
    policies.filter(has_text="Africa").click()
    expect(page.get_by_role("button", name=f"Rule {cashing.number} {cashing.title}")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    policies.filter(has_text="Europe").click()
    expect(page.get_by_role("button", name="Purse $1500")).to_be_visible()
    expect(policies.filter(has_text="Europe")).to_contain_text("cashed")
