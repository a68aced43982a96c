"""This file is a person at a table in a browser, with the eyes and hands that the tests need."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final, final

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.server.client import Message, ServerClient
from tests.server.server_process import ServerProcess

MOVES_MOST: Final = 400
"""No match of the tests is longer."""
MY_TURN: Final = re.compile("^Your turn")
DRAWN: Final = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""A board hears of its room only when it is drawn, and letters that come late change the room."""


def api_of(server: ServerProcess) -> ServerClient:
    """Give a program that talks to the same server, to prepare what a test is not about."""
    return ServerClient(server.port)


def seat_link(server: ServerProcess, opened: Message, seat: int) -> str:
    """Give the secret link of a seat."""
    secret = next(key["secret"] for key in opened["keys"] if key["seat"] == seat)
    return f"{server.address}/t/{opened['table']['id']}#seat={secret}"


def finished_match(server: ServerProcess, game: str, players: list[str], **options: object) -> Message:
    """Play a short match to its end without a browser, and give what opening it gave."""
    api = api_of(server)
    opened = api.open(game, players, **options)
    with api.seat(opened) as client:
        while client.wait_for_turn()["ending"] is None:
            client.play()
    return opened


def settle(page: Page) -> None:
    """Wait until all that a page has by now lies where it stays."""
    page.evaluate(DRAWN)


def stop_time(page: Page) -> None:
    """Let the time of a page stand still from now on, so that nothing goes away before it has been seen."""
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))


def box_of(thing: Locator) -> FloatRect:
    """Give where something lies, once it is there and stays there."""
    expect(thing).to_be_visible()
    settle(thing.page)
    box = thing.bounding_box()
    assert box is not None
    return box


@final
class Person:
    """Somebody who looks at the page of a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves = page.get_by_role("region", name="Moves")
        self.log = page.get_by_role("region", name="Log")
        self.panels = page.get_by_role("navigation", name="Panels")
        self.board = page.get_by_role("region", name=re.compile("^Board"))
        self.seats = page.get_by_role("list", name="Seats")
        self.ranking = page.locator("section[aria-labelledby=ending]")
        self.question = page.locator("form[aria-labelledby=question]")

    @property
    def first_move(self) -> Locator:
        """The first move of the list."""
        return self.moves.get_by_role("button").first

    @property
    def undo(self) -> Locator:
        """The button that takes the last move back."""
        return self.page.get_by_role("button", name="Undo", exact=True)

    def wait_for_turn(self) -> None:
        """Wait until it is this person's turn, and the board is there: it may come later, and with it the wording."""
        expect(self.page.get_by_role("heading", level=1, name=MY_TURN)).to_be_attached()
        expect(self.board.locator(".board > *").first).to_be_attached()

    def is_on_turn(self) -> bool:
        """Wait until it is plain whether this person or another one is to act."""
        other = self.page.get_by_text(re.compile("^Waiting for ")).first
        expect(self.first_move.or_(other).first).to_be_visible()
        return self.first_move.is_visible()

    def wait_for_turn_or_end(self) -> bool:
        """Wait until something is asked, or the match is over; tell whether something is asked."""
        expect(self.first_move.or_(self.ranking).or_(self.question).first).to_be_visible()
        return not self.ranking.is_visible()

    def open_panel(self, name: str) -> None:
        """Open a panel by its tab."""
        tab = self.panels.get_by_role("button", name=name)
        if tab.get_attribute("aria-pressed") != "true":
            tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")

    def position(self) -> str:
        """Tell in words how the board stands and what is asked."""
        words = self.board.get_by_role("img").first.get_attribute("aria-label") or ""
        return f"{words} {self.page.locator('.prompt').inner_text()}"

    def play(self) -> str:
        """Make the first move of the list by a click, or by two where it asks for that; give its sentence."""
        sentence = self.first_move.locator("span").nth(1).inner_text()
        self.first_move.click()
        if self.first_move.get_by_text("Press again").is_visible():
            self.first_move.click()
        return sentence

    def press_board(self, what: str) -> None:
        """Press the first thing of a kind on the board, where it is drawn: by finger if there is one, else by mouse."""
        box = box_of(self.page.locator(what).first)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def move_a_cap(self) -> None:
        """Make a whole move on the board of Trap the Cap: press a cap, then where it may go."""
        self.wait_for_turn()
        again = self.page.get_by_role("button", name=re.compile("^Throw again|^1 Throw again")).first
        expect(self.page.locator(".aura.offered").first.or_(again).first).to_be_visible()
        if again.is_visible():  # the throw before was a 6
            again.click()
        self.press_board(".aura.offered")
        expect(self.page.locator(".aura.picked")).to_be_visible()
        self.press_board(".mark")
        expect(self.page.locator(".aura.picked")).to_have_count(0)

    def fly_a_jet(self) -> None:
        """Make a flight on the board of Take Off!: press a jet, then a city where it may go."""
        self.press_board(".jet.offered")
        expect(self.page.locator(".jet.chosen")).to_have_count(1)
        self.press_board(".target")
        self.page.wait_for_function("document.querySelector('.chooser') || !document.querySelector('.jet.chosen')")
        several = self.page.get_by_role("region", name="Which flight?")
        if several.is_visible():
            several.get_by_role("button").first.click()
        expect(self.page.locator(".jet.chosen")).to_have_count(0)

    def play_to_the_end(self) -> int:
        """Make moves by clicks until the match is over; give their number."""
        for number in range(MOVES_MOST):
            if not self.wait_for_turn_or_end():
                return number
            if self.question.is_visible():
                self.question.get_by_role("textbox").fill("Atlantis")
                self.question.get_by_role("button", name="Answer").click()
            else:
                self.first_move.click()
        raise AssertionError("the match does not end")
