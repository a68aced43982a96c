"""This file is the tests of events: what they say, and to whom."""

import json

import pytest

from greatcircle.games import find_game
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.event import Event, MoveMade
from greatcircle.kernel.match import Match
from greatcircle.kernel.state import CHANCE
from greatcircle.kernel.view import SPECTATOR
from tests.kernel.sealed_bid import BID, DEAL, GAME, Drew, Looked, Revealed, Sealed, SealedBid


def three_at_the_table() -> Match:
    match = Match(GAME, GAME.parse_options({}, 3), 3, QuickDealer("events"))
    for card in (2, 0, 1):
        match.deal_as(DEAL + card)
    return match


def test_an_event_is_written_with_its_kind_and_its_fields() -> None:
    assert Looked(1, 4).to_json() == {"event": "Looked", "seat": 1, "card": 4}
    assert Revealed([1, 2], [0, 3], [1]).kind() == "Revealed"


def test_an_event_of_a_real_game_survives_json() -> None:
    game = find_game("trap-the-cap")
    match = Match(game, game.parse_options({"first": 1}, 2), 2, QuickDealer("event"))
    events = match.deal()
    assert events
    for event in events:
        assert json.loads(json.dumps(event.to_json())) == event.to_json()
        assert event.sentence(match.state.seat_names()).endswith(".")


def test_an_event_is_for_everyone_unless_it_names_its_audience() -> None:
    drew = Drew(1)
    assert drew.audience() is None
    assert all(drew.is_for(seat) for seat in (0, 1, 2, SPECTATOR))


def test_a_secret_event_is_for_its_audience_alone() -> None:
    looked = Looked(1, 4)
    assert [seat for seat in (0, 1, 2, SPECTATOR) if looked.is_for(seat)] == [1]


def test_a_match_tells_what_happened_in_order() -> None:
    match = Match(GAME, GAME.parse_options({}, 2), 2, QuickDealer("events"))
    assert match.deal_as(DEAL + 2) == [Drew(0), Looked(0, 3)]


def test_a_sealed_bid_is_told_without_its_chips_until_all_have_bid() -> None:
    match = three_at_the_table()
    assert match.play(1, BID + 2) == [Sealed(1)]
    assert match.play(0, BID + 1) == [Sealed(0)]
    assert match.play(2, BID) == [Sealed(2), Revealed([3, 1, 2], [1, 2, 0], [0])]


def test_each_event_is_told_once() -> None:
    match = three_at_the_table()
    first = match.play(1, BID + 2)
    match.play(0, BID + 1)
    assert first == [Sealed(1)]


def test_after_a_move_the_match_no_longer_listens() -> None:
    match = three_at_the_table()
    told = match.play(1, BID + 2)
    match.state.apply(0, BID)
    assert told == [Sealed(1)]


def test_without_a_listener_nothing_is_told() -> None:
    state = GAME.start(GAME.parse_options({}, 2), 2)
    state.apply(-1, DEAL)
    assert state.events is None


def test_a_listener_hears_what_a_state_tells() -> None:
    state = GAME.start(GAME.parse_options({}, 2), 2)
    heard: list[Event] = []
    state.events = heard
    state.apply(-1, DEAL)
    assert heard == [Drew(0), Looked(0, 1)]
    assert state.copy().events is None


def test_an_event_without_words_of_its_own_has_none() -> None:
    with pytest.raises(NotImplementedError):
        Event().sentence([])


def told_to(event: Event, seats: int) -> list[int]:
    """List who hears an event, onlookers included."""
    return [seat for seat in (SPECTATOR, *range(seats)) if event.is_for(seat)]


def test_a_move_that_tells_nothing_is_told_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedBid, "tell", lambda *_: None)
    monkeypatch.setattr(type(GAME), "has_secrets", lambda _: False)
    match = Match(GAME, GAME.parse_options({}, 2), 2, QuickDealer("quiet"))
    (drawn,) = match.deal_as(DEAL + 2)
    assert drawn == MoveMade(CHANCE, "North draws a 3.", None)
    match.deal_as(DEAL)
    (bid,) = match.play(1, BID + 2)
    assert bid.to_json() == {"event": "MoveMade", "seat": 1, "sentence": "East: Bid 2 of your 6 chips."}
    assert match.events == [bid]


def test_a_secret_move_is_told_to_those_alone_who_may_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedBid, "tell", lambda *_: None)
    match = Match(GAME, GAME.parse_options({}, 2), 2, QuickDealer("quiet"))
    assert [told_to(match.deal_as(DEAL + card)[0], 2) for card in (2, 0)] == [[0], [1]]
    assert told_to(match.play(1, BID + 2)[0], 2) == [1]
    assert told_to(match.play(0, BID + 1)[0], 2) == [SPECTATOR, 0, 1]


def test_a_game_that_is_quiet_on_purpose_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedBid, "tell", lambda *_: None)
    monkeypatch.setattr(type(GAME), "tells_quiet_moves", lambda _: False)
    match = Match(GAME, GAME.parse_options({}, 2), 2, QuickDealer("quiet"))
    assert match.deal() == []
