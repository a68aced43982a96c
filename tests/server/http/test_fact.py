"""This file is the tests of what a card tells, over HTTP."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient, create_test_client

from greatcircle.server.http.error import answer_error
from greatcircle.server.http.fact_route import fact
from greatcircle.study.question import all_decks


@pytest.fixture
def browser() -> Iterator[TestClient[Any]]:
    with create_test_client([fact], exception_handlers={Exception: answer_error}) as client:
        yield client


def test_every_card_of_every_deck_tells_its_fact(browser: TestClient[Any]) -> None:
    for deck in all_decks():
        for card in deck.cards[::20]:
            answer = browser.get(f"/api/facts/{deck.set_id}/{card.id}")
            assert answer.json() == {"say_country": card.say_country, "fact": card.fact, "note": card.note}
            assert "max-age" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["nowhere/lima", "today/atlantis"])
def test_an_unknown_card_is_told_in_a_sentence(browser: TestClient[Any], path: str) -> None:
    answer = browser.get(f"/api/facts/{path}")
    assert (answer.status_code, answer.json()["detail"]) == (404, "There is no such card.")
