"""Events: the deck, every card, blocks and counters, ferries, and money."""

from collections import Counter

import pytest

from greatcircle.games.captivade.board import BOARD, COLOURS
from greatcircle.games.captivade.card import (
    AGENTS_SLOW,
    BLOCK_AIRPORT,
    BLOCK_CONNECTION,
    BORDER,
    CARDS,
    FERRY,
    KIND_IDS,
    STRIKE,
    TRIP_KINDS,
    Card,
)
from greatcircle.games.captivade.events import Drew, Lifted
from greatcircle.kernel.state import CHANCE
from tests.games.captivade.event import AWAY, FAR, chasing, drawn, kind, next_run, of_kind, pass_week
from tests.games.captivade.position import (
    GAME,
    at_roll,
    calls,
    chase,
    draw,
    ends,
    facts,
    patrol,
    position,
    roll,
    roll_card,
    run,
    secret,
    seen,
    spot_all,
    stay,
    told,
)
from tests.games.captivade.scene import AIRPORTS, FOUR, distance

# The deck.


@pytest.mark.rule("CV-124")
def test_the_make_up_of_the_forty_two_cards() -> None:
    assert len(CARDS) == len({card.id for card in CARDS}) == len({card.name for card in CARDS}) == 42
    assert Counter(KIND_IDS[card.kind] for card in CARDS) == {
        "block-connection": 9,
        "block-airport": 6,
        "ferry": 8,
        "money": 4,
        "money-all": 2,
        "slow": 1,
        "fast": 2,
        "grounded": 1,
        "ticket": 1,
        "strike": 1,
        "border": 2,
        "agents-slow": 1,
        "agents-grounded": 1,
        "tell-zone": 1,
        "tell-colour": 1,
        "quiet": 1,
    }


@pytest.mark.rule("CV-124")
def test_a_card_does_not_come_back() -> None:
    state = drawn("quiet-week")
    roll(state, "!")
    assert [dict(state.wire(move))["card"] for move in state.legal(CHANCE)] == [
        card.id for card in CARDS if card.id != "quiet-week"
    ]


@pytest.mark.rule("CV-58")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_is_read_to_everybody_and_names_what_it_is_about(card: Card) -> None:
    state = at_roll(dict.fromkeys(FOUR, FAR))
    events = roll_card(state, card.id)
    (drew,) = told(events, Drew)
    assert drew.audience() is None
    assert drew.sentence(COLOURS) == f"Ruby Red turns up {card.name}: {card.sentence}"
    assert card.sentence.endswith(".")
    for place in (card.a, card.b, card.place):
        if place >= 0:
            assert f"{BOARD.places[place].name} ({place + 1})" in card.sentence
    if card.amount:
        assert f"£{abs(card.amount)}" in card.sentence
    assert seen(state, "green")["deck"]["drawn"] == [card.id]


@pytest.mark.rule("CV-58")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_tells_what_has_happened_and_then_what_it_does_and_for_how_long(card: Card) -> None:
    happened, does = card.sentence.split(": ")
    assert happened
    assert not any(word in happened.casefold().split() for word in ("ticks", "bomb"))
    weeks = {1: "until the end of next week", 2: "until the end of the week after next"}
    if card.kind in (BLOCK_CONNECTION, BLOCK_AIRPORT, STRIKE, BORDER):
        assert does.endswith(f"{weeks[card.weeks]}.")
    elif card.kind in TRIP_KINDS:
        assert "your next RUN" in does


@pytest.mark.rule("CV-58", "CV-136")
def test_flat_tyres_are_for_every_agent() -> None:
    (tyres,) = [card for card in CARDS if card.kind == AGENTS_SLOW]
    assert "every agent travels two connections at most, or one and a flight" in tyres.sentence


@pytest.mark.rule("CV-113")
def test_a_ferry_from_a_place_that_is_not_by_the_sea_says_how_one_gets_to_the_quay() -> None:
    inland = [card for card in CARDS if card.kind == FERRY and "Desert" in BOARD.places[card.a].name]
    assert [card.id for card in inland] == ["sponge-boat"]
    assert "cart goes between the desert and the quay" in inland[0].sentence


@pytest.mark.rule("CV-54")
@pytest.mark.parametrize("card", ["twisted-ankle", "night-train", "wanted-poster", "mail-plane", "rum-runner"])
def test_what_changes_travels_is_noted_until_it_has_acted(card: str) -> None:
    state = next_run(card)
    for colour in ("red", "green", None):
        assert [one["effects"] for one in seen(state, colour)["escapees"]] == [[card], [], [], []]
    stay(state)
    assert [one["effects"] for one in seen(state)["escapees"]] == [[], [], [], []]


@pytest.mark.rule("CV-61")
def test_when_all_cards_are_drawn_they_are_shuffled_again() -> None:
    state = at_roll(drawn=[card.id for card in CARDS])
    roll(state, "!")
    assert len(state.legal(CHANCE)) == 42
    draw(state, "quiet-week")
    assert seen(state)["deck"] == {"left": 41, "drawn": ["quiet-week"]}


@pytest.mark.rule("CV-61")
def test_the_deck_outlasts_four_escapees_in_ten_weeks() -> None:
    assert len(CARDS) > GAME.identity.seats_max * 10


# Blocks.


@pytest.mark.rule("CV-125", "CV-60", "CV-123")
@of_kind("block-connection")
def test_a_blocked_connection_serves_nobody_either_way(card: Card) -> None:
    a, b = card.a + 1, card.b + 1
    assert not BOARD.connections[card.connection].is_dashed
    for here, there in ((a, b), (b, a)):
        hunt = chasing(card.id, dict.fromkeys(FOUR, FAR), posts={"brown": here})
        assert hunt.closed_connections() == 1 << card.connection
        by_line = [way for way in seen(hunt, "red")["ways"] if way["calls"] == [here, there] and way["by"] == "c"]
        assert by_line == []
        logs = {"red": here, "green": FAR, "blue": FAR, "yellow": FAR}
        state = next_run(card.id, logs, posts={**AWAY, "brown": here})
        by_line = [way for way in seen(state, "red")["ways"] if way["to"] == there and way["by"] == "c"]
        assert by_line == []


@pytest.mark.rule("CV-126", "CV-60")
@of_kind("block-airport")
def test_nobody_takes_off_or_lands_at_a_blocked_airport(card: Card) -> None:
    here = card.place + 1
    assert here in AIRPORTS
    hunt = chasing(card.id, posts={"brown": here, "white": 64 if here != 64 else 65})
    assert not [way for way in seen(hunt, "red")["ways"] if way["by"] == "f"]
    chase(hunt, here)
    assert not [way for way in seen(hunt, "green")["ways"] if way["by"] == "f" and way["calls"][-1] == here]
    logs = {"red": here, "green": 90, "blue": FAR, "yellow": FAR}
    state = next_run(card.id, logs, posts={**AWAY, "brown": here})
    assert not [way for way in seen(state, "red")["ways"] if way["by"] == "f"]
    assert not [way for way in seen(state, "green")["ways"] if way["by"] == "f" and way["to"] == here]


@pytest.mark.rule("CV-59")
@pytest.mark.parametrize("card", [*kind("block-connection"), *kind("block-airport")], ids=lambda card: card.id)
def test_a_block_lasts_as_long_as_its_card_says(card: Card) -> None:
    words = {1: "until the end of next week", 2: "until the end of the week after next"}
    assert card.sentence.endswith(f"{words[card.weeks]}.")
    state = drawn(card.id)
    assert [block["until"] for block in seen(state)["blocks"]] == [2 + card.weeks]
    spot_all(state)
    patrol(state)
    while state.week < 2 + card.weeks:
        pass_week(state)
    assert len(seen(state)["blocks"]) == 1
    stay(state)
    spot_all(state)
    events = patrol(state)
    assert len(told(events, Lifted)) == 1
    assert (state.week, seen(state)["blocks"]) == (3 + card.weeks, [])


@pytest.mark.rule("CV-59")
def test_a_seventh_block_lifts_the_oldest() -> None:
    blocks = [{"airport": place, "until": 5} for place in (90, 74, 73, 70, 64, 65)]
    state = at_roll(dict.fromkeys(FOUR, FAR), amid={"blocks": blocks})
    events = roll_card(state, "fog-on-the-runway")
    assert told(events, Lifted) == [Lifted(None, 90)]
    assert [block["airport"] for block in seen(state)["blocks"]] == [74, 73, 70, 64, 65, 13]


@pytest.mark.rule("CV-123")
def test_a_second_block_on_the_same_thing_renews_its_counter() -> None:
    blocks = [{"airport": 13, "until": 5}, {"connection": [2, 3], "until": 2}]
    state = at_roll(dict.fromkeys(FOUR, FAR), amid={"blocks": blocks})
    roll_card(state, "fog-on-the-runway")
    roll_card(state, "snowdrift")
    assert seen(state)["blocks"] == [{"airport": 13, "until": 5}, {"connection": [2, 3], "until": 3}]


# Ferries.


@pytest.mark.rule("CV-113")
@of_kind("ferry")
def test_a_ferry_is_taken_once_either_way_free_of_charge_and_for_two_energy(card: Card) -> None:
    assert distance(card.a + 1, card.b + 1) > 2, "a ferry that saves no connection is of no use"
    for here, there in ((card.a + 1, card.b + 1), (card.b + 1, card.a + 1)):
        state = position({"red": here, "green": here}, effects={"red": [card.id]}, money={"red": 0, "green": 0})
        assert there not in {way["to"] for way in seen(state, "green")["ways"] if way["by"] == "e"}
        (way,) = [way for way in seen(state, "red")["ways"] if way["to"] == there]
        assert (way["by"], way["cost"], way["energy"]) == ("e", 0, 2)
        assert max(way["by"].count("e") for way in seen(state, "red")["ways"]) == 1
        run(state, "red", there)
        assert (secret(state, "red")["place"], secret(state, "red")["energy"]) == (there, 2)


@pytest.mark.rule("CV-113")
def test_a_ferry_comes_on_top_of_the_connections_at_any_point() -> None:
    # From Berlin to London, by ferry to the Faroe Islands, on to Lapland.
    state = position({"red": 38}, effects={"red": ["herring-drifter"]})
    (way,) = [way for way in seen(state, "red")["ways"] if (way["to"], way["flights"]) == (40, 0)]
    assert (way["path"], way["by"], way["energy"]) == ([36, 35, 40], "cec", 4)
    # By air to London and on by sea, with both connections after that.
    state = position({"red": 13}, effects={"red": ["herring-drifter"]})
    (way,) = [way for way in seen(state, "red")["ways"] if (way["to"], way["flights"]) == (42, 1)]
    assert (way["path"], way["by"], way["energy"]) == ([36, 35, 40, 42], "fecc", 7)
    # By sea to London and on by air, with a connection after that.
    state = position({"red": 35}, effects={"red": ["herring-drifter"]})
    (way,) = [way for way in seen(state, "red")["ways"] if (way["to"], way["flights"]) == (12, 1)]
    assert (way["path"], way["by"], way["energy"], way["cost"]) == ([36, 13, 12], "efc", 6, 300)


@pytest.mark.rule("CV-113")
def test_agents_have_no_ferries() -> None:
    hunt = chasing("herring-drifter", posts={"brown": 36})
    assert (36, 35) not in calls(hunt)


@pytest.mark.rule("CV-127")
def test_a_ferry_lapses_after_the_next_run() -> None:
    state = next_run("rum-runner", {"red": 19, "green": FAR, "blue": FAR, "yellow": FAR})
    assert 21 in ends(state, "red")
    pass_week(state)
    assert 21 not in ends(state, "red")


# Money.


@pytest.mark.rule("CV-128")
@of_kind("money")
def test_money_is_gained_or_lost_at_once_by_the_one_who_drew(card: Card) -> None:
    for purse in (0, 50, 600):
        state = at_roll(dict.fromkeys(FOUR, FAR), money=dict.fromkeys(FOUR, purse))
        roll_card(state, card.id)
        assert secret(state, "red")["money"] == max(purse + card.amount, 0)
        assert [secret(state, colour)["money"] for colour in FOUR[1:]] == [purse] * 3
        assert facts(state, "red") == [(2, "paid", card.amount)]


@pytest.mark.rule("CV-128")
def test_nobody_learns_what_is_in_a_purse_when_it_cannot_pay() -> None:
    views = []
    for purse in (0, 100, 600):
        state = at_roll(dict.fromkeys(FOUR, FAR), money={"red": purse})
        roll_card(state, "pickpocket")
        views.append((seen(state, "green"), seen(state)))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("CV-129")
@of_kind("money-all")
def test_money_for_all_is_for_every_free_escapee(card: Card) -> None:
    state = at_roll(dict.fromkeys(FOUR, FAR), money={"red": 50, "green": 300}, prison=["yellow"])
    roll_card(state, card.id)
    purses = [max(50 + card.amount, 0), 300 + card.amount, 600 + card.amount]
    assert [secret(state, colour)["money"] for colour in FOUR] == [*purses, 600]
    assert facts(state, "yellow") == []


def test_card_names_hold_no_word_that_stands_for_a_seat() -> None:
    for card in CARDS:
        assert not {colour.capitalize() for colour in COLOURS} & set(card.name.split()), card.name
