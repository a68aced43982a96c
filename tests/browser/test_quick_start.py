"""This file is the tests of the shortest way: from the home page to the end of a match of each game."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opening
from tests.browser.person import Person, api_of, box_of, seat_link
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow

TURNS_WATCHED: Final = 4


def set_up(page: Page, title: str, seats: int) -> None:
    """Go from the home page to the set-up of a game, for one person against bots, with all options unfolded."""
    page.get_by_role("link", name=f"Set up a table of {title}").click()
    page.get_by_role("button", name="Me against bots").click()
    page.get_by_role("group", name="How many seats").get_by_text(str(seats), exact=True).click()
    page.get_by_text("All options").click()


def choose_number(page: Page, name: str, value: int) -> None:
    """Give a number among the options another value."""
    field = page.get_by_role("spinbutton", name=name)
    field.fill(str(value))
    field.blur()


@pytest.mark.parametrize("title", ["Trap the Cap", "Take Off!"])
def test_play_now_is_one_click_from_the_home_page_to_the_first_move(
    server: ServerProcess, open_page: Opening, title: str
) -> None:
    page = open_page(server.address)
    page.get_by_role("button", name=f"Play now {title} against bots").click()
    expect(Person(page).first_move).to_be_visible()


def test_a_match_of_trap_the_cap_from_home_to_its_statistics(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(server.address)
    set_up(page, "Trap the Cap", 2)
    choose_number(page, "Throw limit", 12)
    page.get_by_role("button", name="Open the table").click()
    person = Person(page)
    for _ in range(2):
        person.move_a_cap()
    assert person.play_to_the_end() > 0
    expect(person.ranking.get_by_role("list").get_by_role("listitem")).to_have_count(2)
    expect(person.ranking.get_by_text("draws of chance in")).to_be_visible()
    throws = person.ranking.get_by_role("row", name="Throws").first.get_by_role("cell")
    assert sum(int(cell) for cell in throws.all_inner_texts()) == 12


def test_a_match_of_take_off_from_home_to_its_statistics(server: ServerProcess, open_page: Opening) -> None:
    page = open_page(server.address)
    set_up(page, "Take Off!", 2)
    choose_number(page, "Round limit", 3)
    page.get_by_role("switch", name="Backward").click()
    page.get_by_role("button", name="Open the table").click()
    person = Person(page)
    assert person.wait_for_turn_or_end()
    person.fly_a_jet()
    person.play_to_the_end()
    expect(person.ranking.get_by_role("list").get_by_role("listitem")).to_have_count(2)
    expect(person.ranking.get_by_role("table")).to_be_visible()
    expect(person.ranking.get_by_text("draws of chance in")).to_be_visible()


def test_the_ending_can_be_put_aside_to_see_the_board_and_comes_back(server: ServerProcess, open_page: Opening) -> None:
    opened = api_of(server).open("trap-the-cap", ["here", "greedy"], throw_limit=2)
    page = open_page(seat_link(server, opened, 0))
    person = Person(page)
    person.play_to_the_end()
    page.get_by_role("button", name="Look at the board").click()
    expect(person.ranking).to_be_hidden()
    page.get_by_role("button", name="Result").click()
    expect(person.ranking).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (1366, 768)], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", ["trap-the-cap", "take-off"])
def test_the_board_stays_put_during_play(
    server: ServerProcess, open_page: Opening, game: str, size: tuple[int, int]
) -> None:
    opened = api_of(server).open(game, ["here", "greedy"], first=1)
    page = open_page(seat_link(server, opened, 0), size)
    person = Person(page)
    person.wait_for_turn()
    if size[0] < 800:
        person.open_panel("Moves")
    before = box_of(person.board)
    for _ in range(TURNS_WATCHED):
        person.wait_for_turn_or_end()
        person.first_move.press("Enter")
        now = person.board.bounding_box()
        assert now is not None
        assert all(abs(now[side] - before[side]) <= 1 for side in ("x", "y", "width", "height")), (before, now)
