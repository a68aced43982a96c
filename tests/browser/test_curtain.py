"""This file is the tests of several people at one device: the curtain in a game with secrets, a word in one without."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Opening
from tests.browser.person import Person, api_of, seat_link
from tests.server.client import Message
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow
MOVES_FOR_BOTH = 40


def record(page: Page) -> list[Message]:
    """Keep everything that a page hears over sockets from now on."""
    heard: list[Message] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    return heard


def hands_told(heard: list[Message]) -> set[int]:
    """Name the seats whose secret card was told, in a view or in an event."""
    views = [step["view"] for message in heard for step in message.get("steps", [])]
    lines = [line for message in heard for line in [*message.get("steps", []), *message.get("history", [])]]
    events = [told["event"] for line in lines for told in line["events"] if "event" in told]
    return {seat for view in views for seat, card in enumerate(view["hands"]) if isinstance(card, int)} | {
        event["seat"] for event in events if event["event"] == "Looked"
    }


def test_no_secret_of_one_player_is_there_while_another_looks(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/new/sealed-bid")
    heard = record(page)
    page.get_by_role("button", name="Pass and play").click()
    page.get_by_role("group", name="How many seats").get_by_text("2", exact=True).click()
    page.get_by_role("textbox", name="Name of north").fill("Anna")
    page.get_by_role("textbox", name="Name of east").fill("Ben")
    page.get_by_role("button", name="Open the table").click()
    person = Person(page)

    hands = page.locator("figcaption")

    curtain = page.get_by_role("dialog", name="Pass the device to Anna")
    expect(curtain).to_be_visible()
    expect(hands).to_have_count(0)
    assert hands_told(heard) == set()

    curtain.get_by_role("button", name="I am Anna").click()
    expect(hands).to_have_text(re.compile(r"card \d, bid - \(Anna\), card \?, bid - \(Ben\)"))
    expect(curtain).to_be_hidden()
    assert hands_told(heard) == {0}
    person.play()

    curtain = page.get_by_role("dialog", name="Pass the device to Ben")
    expect(curtain).to_be_visible()
    assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 1366, "height": 768}
    expect(hands).to_have_count(0)
    assert "Your card is" not in page.content()
    assert "of your 6 chips" not in page.content()
    assert hands_told(heard) == {0}, "what Ben knows is not there yet"

    before = len(heard)
    curtain.get_by_role("button", name="I am Ben").click()
    expect(hands).to_have_text(re.compile(r"card \?, bid \? \(Anna\), card \d, bid - \(Ben\)"))
    assert hands_told(heard[before:]) == {1}
    expect(person.log.get_by_text("Your card is")).to_have_count(1)
    expect(person.log.get_by_text("Anna has bid.")).to_have_count(1)


def test_where_one_looked_at_the_board_is_not_shown_to_the_next(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(f"{server.address}/new/captivade")
    page.get_by_role("button", name="Pass and play").click()
    page.get_by_role("group", name="How many seats").get_by_text("2", exact=True).click()
    page.get_by_label("Colour of seat 1").select_option("red")
    page.get_by_label("Colour of seat 2").select_option("green")
    page.get_by_role("button", name="Open the table").click()
    person = Person(page)
    board = page.locator(".frame > .board")

    page.get_by_role("dialog").get_by_role("button", name="I am Red").click()
    person.wait_for_turn()
    page.get_by_role("button", name="Larger").click()
    expect(board).not_to_have_attribute("style", re.compile(r"scale\(1\)"))
    person.play()

    page.get_by_role("dialog").get_by_role("button", name="I am Green").click()
    person.wait_for_turn()
    expect(board).to_have_attribute("style", re.compile(r"translate\(0px, 0px\) scale\(1\)"))


def test_a_game_without_secrets_needs_no_curtain(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "here"], first=1)
    page = open_page(server.address)
    person = Person(page)
    for seat in (0, 1):
        page.goto(f"{server.address}/join")
        page.goto(seat_link(server, opened, seat))
        expect(person.seats.get_by_role("button", name=f"P{seat} you")).to_be_visible()
    turn = page.get_by_text(re.compile("^Your turn, P[01]")).first
    names: set[str] = set()
    for _ in range(MOVES_FOR_BOTH):
        expect(turn).to_be_visible()
        expect(page.get_by_role("dialog")).to_be_hidden()
        names.add(turn.inner_text().removeprefix("Your turn, ")[:2])
        if names == {"P0", "P1"}:
            return
        person.play()
    pytest.fail(f"only {names} came to move")
