"""This file is the tests of the log beside the board: its newest line stays in sight, however long it is."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.person import Person, api_of
from tests.server.server_process import ServerProcess

MOVES_MORE: Final = 6
"""So many moves are watched after the first lines of the log have gone."""
pytestmark = pytest.mark.slow


def test_the_newest_line_of_a_long_log_is_in_sight_as_it_comes(server: ServerProcess, open_page: Opening) -> None:
    api = api_of(server)
    opened = api.open("worldbeater", ["here", "random", "random"], first=1)
    watcher = Person(open_page(f"{server.address}/t/{opened['table']['id']}"))
    older = watcher.page.get_by_role("button", name="Show what was before")
    with api.seat(opened) as client:
        watched = 0
        while watched < MOVES_MORE:
            assert client.wait_for_turn()["ending"] is None
            client.play()
            if older.is_visible():
                watched += 1
                expect(watcher.log.get_by_role("listitem").last).to_be_in_viewport(ratio=0.9)
