"""This file is the tests of the log beside the board: its newest line stays in sight, however long it is."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.person import Person, api_of
from tests.server.client import SocketClient
from tests.server.server_process import ServerProcess

LINES_AT_FIRST: Final = 120
"""More lines than these are not shown until they are asked for."""
MOVES_MORE: Final = 6
"""So many moves are watched after the first lines of the log have gone."""
pytestmark = pytest.mark.slow


def lines_told(client: SocketClient) -> int:
    """Count the sentences that somebody at the table has been told."""
    return sum(bool(told["sentence"]) for step in client.steps for told in step["events"])


def test_the_newest_line_of_a_long_log_is_in_sight_as_it_comes(server: ServerProcess, open_page: Opening) -> None:
    api = api_of(server)
    opened = api.open("worldbeater", ["here", "random", "random"], first=1)
    watcher = Person(open_page(f"{server.address}/t/{opened['table']['id']}"))
    older = watcher.page.get_by_role("button", name="Show what was before")
    with api.seat(opened) as client, api.socket(opened["table"]["id"]) as guest:
        guest.hello([])
        while lines_told(guest) <= LINES_AT_FIRST:
            assert client.wait_for_turn()["ending"] is None
            client.play()
            guest.hear_all()
        expect(older).to_be_visible()
        for _ in range(MOVES_MORE):
            assert client.wait_for_turn()["ending"] is None
            client.play()
            expect(watcher.log.get_by_role("listitem").last).to_be_in_viewport(ratio=0.9)
