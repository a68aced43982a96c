"""This file is the tests of a tray that cards are played from: by tap, with the reason when not, for own eyes only."""

import re

import pytest
from playwright.sync_api import Page, expect

from greatcircle.games import rulebook_of
from tests.browser.conftest import LAPTOP, PHONE, WALL, Opening
from tests.browser.person import Person, api_of, box_of, finished_match, seat_link
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow
CARDS = 6
"""That everyone is dealt."""
TOUCH = 44
"""Pixels that a finger needs."""


def cards_held(page: Page) -> int:
    """Count the cards of the own hand; cards of a kind lie together."""
    count = 0
    for title in page.get_by_role("region", name="Your cards").get_by_role("button").all_inner_texts():
        several = re.search(r"×(\d)", title)
        count += int(several.group(1)) if several else 1
    return count


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_card_is_played_from_the_tray(server: ServerProcess, open_page: Opening, size: tuple[int, int]) -> None:
    opened = api_of(server).open("worldbeater", ["here", "greedy", "greedy"], first=1)
    page = open_page(seat_link(server, opened, 0), size)
    Person(page).wait_for_turn()
    hand = page.get_by_role("region", name="Your cards").get_by_role("button")
    expect(hand.first).to_be_visible()
    assert cards_held(page) == CARDS

    hand.filter(has_text=", can be played").first.click()
    page.get_by_role("button", name=re.compile("^Play it|^P1$")).first.click()

    Person(page).wait_for_turn()
    expect(hand.filter(has_text=", can be played")).to_have_count(0)
    expect(hand.first).to_be_visible()
    assert cards_held(page) == CARDS - 1

    hand.first.click()
    expect(page.get_by_role("heading", name="Why not?")).to_be_visible()
    forbidding = rulebook_of("worldbeater").clauses["WB-67"]
    expect(page.get_by_role("button", name=f"Rule {forbidding.number} {forbidding.title}")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LAPTOP, WALL], ids=["phone", "laptop", "wall"])
def test_the_hand_stays_in_sight_while_others_play(
    server: ServerProcess, open_page: Opening, size: tuple[int, int]
) -> None:
    opened = api_of(server).open("worldbeater", ["here", "here", "greedy"], first=2)
    other = open_page(seat_link(server, opened, 1))
    page = open_page(seat_link(server, opened, 0), size)
    Person(other).wait_for_turn()
    hand = page.get_by_role("region", name="Your cards")
    tray, card = box_of(hand), box_of(hand.get_by_role("button").first)
    assert card["height"] >= TOUCH
    assert tray["y"] <= card["y"]
    assert card["y"] + card["height"] <= tray["y"] + tray["height"] + 1


def test_a_laptop_has_room_for_three_moves_beside_the_hand(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("worldbeater", ["here", "greedy", "greedy"], first=1)
    person = Person(open_page(seat_link(server, opened, 0), LAPTOP))
    person.wait_for_turn()
    third, tabs = box_of(person.moves.get_by_role("button").nth(2)), box_of(person.panels)
    assert third["y"] + third["height"] <= tabs["y"]


def test_the_end_tells_how_the_points_came_about(server: ServerProcess, open_page: Opening) -> None:
    opened = finished_match(server, "worldbeater", ["here", "greedy", "greedy"], first=1, round_limit=10)
    page = open_page(seat_link(server, opened, 0))
    ending = Person(page).ranking
    expect(ending.get_by_role("row", name="Place in New York")).to_be_visible()
    expect(ending.get_by_role("row", name="Total")).to_be_visible()


def test_onlookers_see_the_race_and_no_hand(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("worldbeater", ["here", "greedy", "greedy"], first=1)
    player = open_page(seat_link(server, opened, 0))
    Person(player).wait_for_turn()
    screen = open_page(f"{server.address}/tv/{opened['table']['code']}")
    expect(screen.get_by_role("region", name="The race in figures")).to_be_visible()
    expect(screen.get_by_text(f"P0: {CARDS} cards")).to_be_attached()
    expect(screen.get_by_role("region", name="Your cards")).to_have_count(0)


def test_the_score_sheet_has_every_line(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("worldbeater", ["here", "greedy", "greedy"], first=1)
    page = open_page(seat_link(server, opened, 0), PHONE)
    Person(page).wait_for_turn()
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    lines = (
        "Tokens in New York",
        "Place in New York",
        "Place at home",
        "Areas without a token",
        "Tokens brought home",
        "Total",
    )
    for line in lines:
        expect(sheet.get_by_role("rowheader", name=line, exact=True)).to_be_visible()
    expect(sheet.get_by_role("row", name="Europe").get_by_text("owed")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
