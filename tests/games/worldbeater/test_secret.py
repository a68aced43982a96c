"""What is secret: hands and packs, what of them is told to whom, and what bots may imagine."""

import json
from collections import Counter

import pytest

from greatcircle.games.worldbeater.card import CARDS
from greatcircle.games.worldbeater.events import Received
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.games.worldbeater.view import WorldbeaterView
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.state import CHANCE
from greatcircle.kernel.view import SPECTATOR
from tests.games.worldbeater.position import GAME, drive, field, hand, happen, phase, play, position, shown, told
from tests.games.worldbeater.scene import NEW_YORK, approach, one_of_each

HANDS = {"black": ["byway", "fog"], "red": ["charter", "papers", "curfew"], "blue": ["luggage"]}


def seen(state: Worldbeater, seat: int) -> dict[str, object]:
    """Give what a seat sees."""
    return dict(GAME.view(state, seat).to_json())


@pytest.mark.rule("WB-118")
def test_a_seat_sees_its_own_cards_and_how_many_the_others_have() -> None:
    state = position(hands=HANDS)
    for seat, car in enumerate(HANDS):
        view = seen(state, seat)
        assert view["hands"] == [HANDS[car] if other == seat else None for other in range(3)]
        assert view["hand_counts"] == [2, 3, 1]


@pytest.mark.rule("WB-118")
def test_those_who_watch_see_no_card_at_all() -> None:
    view = seen(position(hands=HANDS), SPECTATOR)
    assert view["hands"] == [None, None, None]
    assert view["hand_counts"] == [2, 3, 1]


@pytest.mark.rule("WB-118")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_the_packs_show_their_sizes_and_nothing_else(seat: int) -> None:
    state = position(hands=HANDS, played=["fog", "puncture"])
    view = seen(state, seat)
    assert view["packs"] is None
    assert view["pack"] == {"fresh": 48 - 6 - 2, "played": 2}
    others = position(hands=HANDS, played=["customs", "customs"])
    assert seen(others, seat) == view


@pytest.mark.rule("WB-118")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_bot_that_is_given_a_view_finds_no_hidden_card_in_it(seat: int) -> None:
    view = GAME.view(position(hands=HANDS, played=["fog", "puncture"]), seat)
    assert isinstance(view, WorldbeaterView)
    seen_cards = sum(len(view.position.cards_of(other)) for other in range(3))
    assert seen_cards == (0 if seat == SPECTATOR else len(list(HANDS.values())[seat]))
    assert sum(view.position.fresh) == sum(view.position.played) == 0


@pytest.mark.rule("WB-118")
def test_a_view_does_not_change_when_the_others_have_other_cards() -> None:
    state = position(hands=HANDS)
    other = position(hands={**HANDS, "red": ["mechanic", "mechanic", "breakdown"], "blue": ["fog"]})
    assert seen(state, 0) == seen(other, 0)
    assert seen(state, 1) != seen(other, 1)


@pytest.mark.rule("WB-118")
def test_a_card_that_is_dealt_is_told_to_its_seat_alone() -> None:
    state = position({"black": approach(NEW_YORK)}, held={"black": one_of_each()})
    drive(state, NEW_YORK)
    move = state.parse_move({"move": "deal", "card": "fog"})
    assert GAME.redact(state, CHANCE, move, 0) == {"move": "deal", "card": "fog"}
    for seat in (1, 2, SPECTATOR):
        assert GAME.redact(state, CHANCE, move, seat) == {"move": "deal"}
    events = happen(state, "deal", card="fog")
    assert [event.audience() for event in told(events, Received)] == [[0]]
    public = [event for event in events if event.audience() is None]
    assert "fog" not in json.dumps([event.to_json() for event in public])


@pytest.mark.rule("WB-118")
def test_the_cards_of_the_beginning_are_dealt_face_down() -> None:
    state = GAME.start(GAME.parse_options({"first": 2}, 3), 3)
    for number in range(18):
        receiver = (1 + number) % 3
        move = state.legal(CHANCE)[number % len(state.legal(CHANCE))]
        for seat in range(3):
            redacted = GAME.redact(state, CHANCE, move, seat)
            assert ("card" in redacted) == (seat == receiver)
        state.apply(CHANCE, move)
    assert isinstance(state, Worldbeater)
    assert phase(state) == "driving"


@pytest.mark.rule("WB-118", "WB-117")
def test_a_card_that_is_played_or_lost_is_seen_by_all() -> None:
    state = position(hands=HANDS, turn="blue")
    move = state.parse_move({"move": "play", "card": "luggage", "on": 1})
    assert all(GAME.redact(state, 2, move, seat) == state.wire(move) for seat in (0, 1, 2, SPECTATOR))
    assert all(event.audience() is None for event in play(state, "luggage", "red"))
    move = state.parse_move({"move": "lose", "card": "curfew"})
    assert all(GAME.redact(state, CHANCE, move, seat) == state.wire(move) for seat in (0, 1, 2, SPECTATOR))
    assert all(event.audience() is None for event in happen(state, "lose", card="curfew"))


@pytest.mark.rule("WB-118")
def test_which_card_will_be_lost_is_not_seen_before() -> None:
    state = position(hands={**HANDS, "black": ["luggage"]})
    play(state, "luggage", "red")
    other = position(hands={**HANDS, "black": ["luggage"], "red": ["fog", "fog", "fog"]})
    play(other, "luggage", "red")
    assert seen(state, 0) == seen(other, 0)
    assert seen(state, 2) == seen(other, 2)


@pytest.mark.rule("WB-118", "WB-95")
def test_the_end_of_a_turn_does_not_tell_what_could_have_been_played() -> None:
    for cards in (["papers"], ["fog"], ["full-tank"]):
        state = position({"black": approach(NEW_YORK)}, hands={"black": cards})
        drive(state, next(str(field(state, move, "to")) for move in state.legal(0) if "to" in state.wire(move)))
        assert (phase(state), shown(state, "turn")) == ("parked", 0)


@pytest.mark.rule("WB-118")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_sample_deals_the_unseen_cards_to_hands_and_packs_of_the_right_size(seat: int) -> None:
    state = position(hands=HANDS, played=["fog", "puncture"])
    view = GAME.view(state, seat)
    for number in range(5):
        sample = GAME.sample(view, QuickDealer(f"sample {number}"))
        assert isinstance(sample, Worldbeater)
        assert GAME.view(sample, seat).to_json() == view.to_json()
        assert GAME.conserved(sample) == GAME.conserved(state)
        if seat >= 0:
            assert hand(sample, list(HANDS)[seat]) == list(HANDS.values())[seat]


@pytest.mark.rule("WB-118")
def test_samples_differ_and_every_unseen_kind_turns_up() -> None:
    view = GAME.view(position(hands=HANDS), 0)
    kinds: Counter[str] = Counter()
    for number in range(60):
        sample = GAME.sample(view, QuickDealer(f"kinds {number}"))
        assert isinstance(sample, Worldbeater)
        kinds.update(hand(sample, "red"))
    assert set(kinds) == {card.id for card in CARDS}


@pytest.mark.rule("WB-118")
@pytest.mark.parametrize("car", ["red", "blue"])
def test_reasons_do_not_betray_the_cards_of_others(car: str) -> None:
    hands = {"black": ["fog", "luggage"], "red": ["byway"], "blue": ["fog"]}
    state = position(hands=hands)
    other = position(hands={**hands, car: ["mechanic"]})
    for move in range(GAME.move_count):
        assert state.why(0, move) == other.why(0, move)
