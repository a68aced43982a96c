"""This file is the tests of a page whose server is killed: it comes back by itself, and no move is lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.person import Person
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.slow


def test_a_page_resumes_after_the_server_was_killed_and_a_move_made_just_before_stands(
    own_server: Callable[[], ServerProcess], open_page: Opening
) -> None:
    server = own_server()
    page = open_page(server.address)
    page.get_by_role("button", name="Play now Trap the Cap against bots").click()
    person = Person(page)
    person.wait_for_turn()
    offered = person.moves.inner_text()
    person.play()
    person.wait_for_turn()
    assert person.moves.inner_text() != offered
    lines = person.log.get_by_role("listitem").all_inner_texts()
    offered = person.moves.inner_text()

    server.kill()
    lost = page.get_by_text("The connection is lost. Trying again…")
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_be_hidden()
    person.wait_for_turn()
    assert person.moves.inner_text() == offered
    assert person.log.get_by_role("listitem").all_inner_texts() == lines
    for _ in range(2):
        person.wait_for_turn()
        person.play()
    expect(person.log.get_by_role("listitem").nth(len(lines))).to_be_visible()
    person.wait_for_turn()


def test_a_page_that_is_opened_while_the_server_is_down_says_so_and_my_tables_has_the_way_back(
    own_server: Callable[[], ServerProcess], open_page: Opening
) -> None:
    server = own_server()
    page = open_page(server.address)
    page.get_by_role("button", name="Play now Take Off! against bots").click()
    person = Person(page)
    person.wait_for_turn()
    offered = person.moves.inner_text()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", level=1, name="Great Circle")).to_be_visible()
    server.kill()
    page.get_by_role("link", name="My tables", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="This page could not be loaded")).to_be_visible()
    server.start()
    page.get_by_role("button", name="Load again").click()
    page.get_by_role("link", name="Continue Take Off!").click()
    person.wait_for_turn()
    assert person.moves.inner_text() == offered
