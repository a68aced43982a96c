"""This file is the tests of trips that are sealed at the same time: on the map by mouse and finger, and by keys."""

import json
import os
import re
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import LAPTOP, PHONE, Opening
from tests.browser.person import Person, api_of, seat_link, settle
from tests.browser.test_keyboard import FOCUS, tab_to
from tests.server.client import Message
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow
GAME: Final = "captivade"
PLAYERS: Final = ["here", "here", "greedy", "greedy"]
ACTS_MOST: Final = 80
ATTACK: Final = re.compile("^(Attack |Let it be)")
"""What the assassin is asked, in the tray."""
OWN_TRIP: Final = re.compile("You (stay|hide) in")
"""What one's own log tells of a trip."""
PICTURES: Final = os.environ.get("GREATCIRCLE_PICTURES")
"""A folder for pictures of the match, for whoever wants to look at it."""
FREE_ENDS: Final = """() => [...document.querySelectorAll("[data-end]")].flatMap((end) => {
  const { left, top, right, bottom } = end.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const isFree = [[x, y], [left, y], [right, y], [x, top], [x, bottom]].every(([across, down]) => {
    const on = document.elementFromPoint(across, down);
    return on?.closest(".frame") && !on.closest("button");
  });
  return isFree ? [{ number: Number(end.dataset.end), x, y }] : [];
})"""
"""The places that a trip may end in and that are seen whole; one cut by the frame may have its middle on the edge."""


class Hunter:
    """A person who plays on the map and in the tray, and whose page is overheard."""

    def __init__(self, page: Page, seat: int, luck: int) -> None:
        self.person = Person(page)
        self.page = page
        self.seat = seat
        self.luck = Random(luck)
        self.heard: list[Message] = []
        self.trips = 0
        self.searches = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def picture(self, name: str) -> None:
        """Keep a picture, if that is wanted."""
        if PICTURES:
            width = (self.page.viewport_size or {"width": 0})["width"]
            self.page.screenshot(path=str(Path(PICTURES) / f"{name}-{self.seat}-{width}.png"))

    def is_asked(self) -> bool:
        """Tell whether this person is asked something now."""
        return self.page.get_by_role("heading", level=1, name=re.compile("^Your turn")).count() > 0

    def plan(self) -> int:
        """Press a place on the map where a trip may end; give its number."""
        settle(self.page)
        ends = self.page.evaluate(FREE_ENDS)
        assert ends, "no place that can be reached is on the screen"
        end = self.luck.choice(ends)
        if self.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            self.page.touchscreen.tap(end["x"], end["y"])
        else:
            self.page.mouse.click(end["x"], end["y"])
        return int(end["number"])

    def act(self) -> None:
        """Do what is asked: plan a trip and seal it, plan a search and make it, or say whether to attack."""
        seal = self.page.get_by_role("region", name="Trip").get_by_role("button", name="Seal", exact=True)
        search = self.page.get_by_role("region", name="Search").get_by_role("button", name="Search", exact=True)
        if self.page.locator("[data-end]").count():
            self.plan()
            expect(seal.or_(search)).to_be_visible()
            is_trip = seal.is_visible()
            (seal if is_trip else search).click()
            self.trips += is_trip
            self.searches += not is_trip
        else:
            self.page.get_by_role("button", name=ATTACK).first.click()

    def secrets_heard(self) -> set[int]:
        """Name the seats whose secrets came over the socket while the match was played."""
        views = [step["view"] for message in self.heard for step in message.get("steps", [])]
        return {
            seat
            for view in views
            if view["phase"] != "over"
            for seat, secret in enumerate(view["secrets"])
            if secret is not None
        }


def sit_down(server: ServerProcess, open_page: Opening, size: tuple[int, int]) -> list[Hunter]:
    """Let two people and two bots sit down, each person at a browser of their own."""
    opened = api_of(server).open(GAME, PLAYERS)
    hunters: list[Hunter] = []
    for seat in (0, 1):
        page = open_page("about:blank", size)
        hunter = Hunter(page, seat, luck=seat)
        page.goto(seat_link(server, opened, seat))
        hunters.append(hunter)
    return hunters


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_two_people_and_two_bots_play_six_weeks_on_the_map(
    server: ServerProcess, open_page: Opening, size: tuple[int, int]
) -> None:
    anna, ben = hunters = sit_down(server, open_page, size)
    for hunter in hunters:
        hunter.person.wait_for_turn()
        expect(hunter.page.locator("[data-end]").first).to_be_attached()
    anna.picture("01-planning")
    anna.plan()
    anna.picture("02-planned")
    anna.page.get_by_role("button", name="Clear", exact=True).click()
    anna.act()
    expect(anna.page.get_by_text("thinking…")).to_have_count(1)
    expect(anna.page.get_by_text(re.compile("sealed")).first).to_be_visible()
    anna.picture("03-waiting")
    ben.picture("03-waiting")
    for number in range(ACTS_MOST):
        acting = wait_for_any(hunters)
        if not acting:
            break
        for hunter in acting:
            hunter.picture(f"1{number:02}-acting")
            hunter.act()
    for hunter in hunters:
        expect(hunter.person.ranking.get_by_role("heading").first).to_be_visible()
        hunter.picture("90-over")
        assert hunter.secrets_heard() == {hunter.seat}
        assert hunter.trips > 0
    assert anna.searches + ben.searches > 0


def wait_for_any(hunters: list[Hunter]) -> list[Hunter]:
    """Wait until somebody is asked something, or the match is over; give those who are asked."""
    for _ in range(ACTS_MOST * 10):
        acting = [hunter for hunter in hunters if hunter.is_asked()]
        if acting or all(hunter.person.ranking.is_visible() for hunter in hunters):
            return acting
        hunters[0].page.wait_for_timeout(200)
    raise AssertionError("nobody is asked anything, and the match is not over")


def test_a_trip_is_sealed_by_keys_alone(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open(GAME, ["here", "greedy", "greedy", "greedy"])
    page = open_page(seat_link(server, opened, 0))
    person = Person(page)
    person.wait_for_turn()
    tab_to(page, person.first_move)
    page.keyboard.press("Enter")
    expect(person.first_move).to_contain_text("Press again to seal")
    expect(person.log).not_to_contain_text(OWN_TRIP)
    page.keyboard.press("Enter")
    expect(person.log).to_contain_text(OWN_TRIP)
    assert page.evaluate(FOCUS) == "seen", "the focus is lost after a trip"


def test_at_one_device_each_seals_a_trip_that_the_other_never_sees(server: ServerProcess, open_page: Opening) -> None:
    api = api_of(server)
    opened = api.open(GAME, PLAYERS)
    page = open_page("about:blank")
    hunter = Hunter(page, 0, luck=3)
    page.goto(seat_link(server, opened, 0))
    expect(hunter.person.seats.get_by_role("button", name="P0 you")).to_be_visible()
    page.goto(f"{server.address}/join")
    page.goto(seat_link(server, opened, 1))
    with api.socket(opened["table"]["id"]) as watcher:  # what a bot does is told to whoever holds the device
        watcher.hello([])
        watcher.wait_until(lambda heard: heard.situation["actors"] == [0, 1])
    for seat, name in ((0, "P0"), (1, "P1")):
        curtain = page.get_by_role("dialog", name=f"Pass the device to {name}")
        expect(curtain).to_be_visible()
        expect(page.locator("[data-end]")).to_have_count(0)
        assert "You hide in" not in page.content()
        before = len(hunter.heard)
        curtain.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator("[data-end]").first).to_be_attached()
        expect(hunter.person.log.get_by_text("You hide in")).to_have_count(0)
        hunter.act()
        views = [step["view"] for message in hunter.heard[before:] for step in message.get("steps", [])]
        assert {number for view in views for number, secret in enumerate(view["secrets"]) if secret} == {seat}


def test_who_comes_late_asks_those_who_play(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open(GAME, PLAYERS, characters="red,green,blue,yellow")
    anna, ben = (open_page(seat_link(server, opened, seat)) for seat in (0, 1))
    for page in (anna, ben):
        Person(page).wait_for_turn()
    late = open_page(f"{server.address}/join/{opened['table']['code']}")
    late.get_by_role("textbox", name="Your name").fill("Cleo")
    late.get_by_role("button", name="Ask for it as blue").click()
    expect(late.get_by_text("Those who sit here are being asked.")).to_be_visible()
    for page in (anna, ben):
        banner = page.get_by_role("alertdialog", name="A newcomer")
        expect(banner).to_contain_text("Cleo asks for the blue seat of P2, a bot")
        banner.get_by_role("button", name="Agree").click()
    expect(Person(late).log).to_contain_text("You hide in")
    expect(Person(anna).seats).to_contain_text("Cleo")
    expect(anna.get_by_role("alertdialog")).to_be_hidden()
