"""This file is the tests of what comes after a match: replay, fork, rematch, logbook, and the check of the dice."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Opening
from tests.browser.person import Person, finished_match, seat_link
from tests.server.client import Message
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> Message:
    """Give a finished match of a person against a bot."""
    return finished_match(server, "trap-the-cap", ["here", "greedy"], throw_limit=10, first=1)


@pytest.fixture
def replay(server: ServerProcess, open_page: Opening, finished: Message) -> Page:
    """Show that match once more, in the browser of the person who played it."""
    page = open_page(seat_link(server, finished, 0))
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Moment of the match")).not_to_have_attribute("max", "0")
    return page


def test_the_scrubber_shows_any_step_and_its_link_comes_back_to_it(replay: Page, open_page: Opening) -> None:
    slider = replay.get_by_role("slider", name="Moment of the match")
    board = replay.get_by_role("region", name="Board").get_by_role("img").first
    expect(replay.locator("[aria-current=step]")).to_be_visible()
    replay.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    expect(board).to_have_accessible_name(re.compile("6 caps at home.*6 caps at home"))
    expect(replay).to_have_url(re.compile(r"/replay/\w+/\d+$"))
    beginning = replay.url
    slider.fill("6")
    expect(replay).not_to_have_url(beginning)
    expect(board).not_to_have_accessible_name(re.compile("6 caps at home.*6 caps at home"))
    shown = board.get_attribute("aria-label")
    assert shown
    line = replay.locator("[aria-current=step]").inner_text()

    other = open_page(replay.url)
    expect(other.get_by_role("slider")).to_have_value("6")
    expect(other.locator("[aria-current=step]")).to_have_text(line, use_inner_text=True)
    expect(other.get_by_role("region", name="Board").get_by_role("img").first).to_have_accessible_name(shown)


def test_a_replay_plays_by_itself_to_the_end(replay: Page) -> None:
    slider = replay.get_by_role("slider", name="Moment of the match")
    last = slider.get_attribute("max")
    assert last
    slider.fill(str(int(last) - 2))
    replay.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(last)
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_review_tells_the_luck_and_leads_to_the_turns_that_cost_most(replay: Page) -> None:
    replay.get_by_role("group", name="What to see").get_by_text("Review").click()
    expect(replay.get_by_role("heading", name="Turns that cost most")).to_be_visible()
    expect(replay.get_by_role("list", name="Chances to win at this moment").get_by_role("listitem")).to_have_count(2)
    expect(replay.get_by_text(re.compile("^Luck (gave|took|neither)"))).to_have_count(2)
    dear = replay.get_by_role("button", name=re.compile(r"^Step \d+$")).first
    step = dear.inner_text().removeprefix("Step ")
    dear.click()
    expect(replay.get_by_role("slider", name="Moment of the match")).to_have_value(step)


def test_a_fork_plays_on_from_a_step(replay: Page, finished: Message) -> None:
    thrown = replay.get_by_role("button", name=re.compile(r"(Red|P0) throws a \d")).nth(1)
    number = thrown.inner_text().rstrip(".")[-1]
    thrown.click()
    replay.get_by_text("Fork", exact=True).click()
    replay.get_by_role("button", name="Play on from move").click()
    expect(replay).to_have_url(re.compile("/t/"))
    assert finished["table"]["id"] not in replay.url
    person = Person(replay)
    person.wait_for_turn()
    expect(replay.get_by_text(f"pick a cap for your {number}").first).to_be_visible()
    assert person.play_to_the_end() > 0


def test_a_rematch_seats_the_same_people_at_a_new_table(server: ServerProcess, open_page: Opening) -> None:
    opened = finished_match(server, "trap-the-cap", ["here", "here"], throw_limit=2, first=1)
    anna, ben = (Person(open_page(seat_link(server, opened, seat))) for seat in (0, 1))
    anna.ranking.get_by_role("button", name="Rematch").click()
    ben.page.get_by_role("button", name="Go to the rematch").click()
    for person in (anna, ben):
        expect(person.page).not_to_have_url(re.compile(opened["table"]["id"]))
        expect(person.seats).to_contain_text("you")
    assert anna.page.url == ben.page.url
    anna.wait_for_turn()


def test_the_logbook_is_downloaded_and_verified(replay: Page, tmp_path: Path) -> None:
    with replay.expect_download() as download:
        replay.get_by_role("link", name="Logbook", exact=True).click()
    book = tmp_path / download.value.suggested_filename
    download.value.save_as(book)
    command = [sys.executable, "-m", "greatcircle", "replay", str(book), "--verify"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dice_are_right(replay: Page) -> None:
    replay.get_by_text("Luck", exact=True).click()
    replay.get_by_role("button", name="Check the luck").click()
    expect(replay.get_by_text(re.compile(r"^All \d+ draws follow from")).first).to_be_visible()
    expect(replay.get_by_role("table").get_by_text("right").first).to_be_attached()
    expect(replay.get_by_role("table").get_by_text("wrong")).to_have_count(0)


def _another_draw(dice: Message) -> None:
    draw = next(draw for draw in dice["draws"] if len(draw["lots"]) > 1)
    draw["drawn"] = (draw["drawn"] + 1) % len(draw["lots"])


def _another_seed(dice: Message) -> None:
    dice["seed"] = dice["seed"][:-1] + ("0" if dice["seed"][-1] != "0" else "1")


@pytest.mark.parametrize(
    ("tamper", "verdict"),
    [(_another_draw, "1 of"), (_another_seed, "the seed is not the one")],
    ids=["draw", "seed"],
)
def test_dice_that_were_tampered_with_are_caught(replay: Page, tamper: Callable[[Message], None], verdict: str) -> None:
    def lie(route: Route) -> None:
        answer = route.fetch()
        dice: Message = answer.json()
        tamper(dice)
        route.fulfill(response=answer, json=dice)

    replay.route("**/dice", lie)
    replay.get_by_text("Luck", exact=True).click()
    replay.get_by_role("button", name="Check the luck").click()
    expect(replay.get_by_text("Something is wrong: ").first).to_contain_text(verdict)


def test_a_server_that_swaps_its_promise_is_caught_by_a_browser_that_was_there(
    server: ServerProcess, open_page: Opening
) -> None:
    page = open_page(server.address)
    page.goto(f"{server.address}/new/trap-the-cap")
    page.get_by_text("All options").click()
    limit = page.get_by_role("spinbutton", name="Throw limit")
    limit.fill("2")
    limit.blur()
    page.get_by_role("button", name="Open the table").click()
    person = Person(page)
    person.play_to_the_end()

    def swap(route: Route) -> None:
        answer = route.fetch()
        dice: Message = answer.json()
        dice["commitment"] = "0" * len(dice["commitment"])
        route.fulfill(response=answer, json=dice)

    page.route("**/dice", swap)
    person.ranking.get_by_role("link", name="Check the luck").click()
    page.get_by_role("button", name="Check the luck").click()
    expect(page.get_by_text("Something is wrong: ").first).to_contain_text("not the one that this browser saw before")
