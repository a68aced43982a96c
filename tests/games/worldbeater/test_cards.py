"""Cards: how many, when they are played, where they go, and how they are dealt in New York."""

from collections import Counter

import pytest

from greatcircle.games.worldbeater.card import CARDS
from greatcircle.games.worldbeater.events import Drew, Harmed, Played, Received
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.state import CHANCE
from tests.games.worldbeater.position import (
    GAME,
    choices,
    claim,
    cross,
    drive,
    end,
    field,
    fly,
    hand,
    happen,
    may,
    on_turn,
    phase,
    play,
    position,
    possible,
    refusal,
    shown,
    told,
)
from tests.games.worldbeater.scene import NEW_YORK, OUTER_AREAS, approach, laid, one_of_each, places, row

GATE = approach(NEW_YORK)
KINDS = [card.id for card in CARDS]


@pytest.mark.rule("WB-65", "WB-71")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_seat_is_dealt_six_cards_however_many_play(seats: int) -> None:
    match = Match(GAME, GAME.parse_options({}, seats), seats, QuickDealer("cards"))
    while match.state.actors() == [CHANCE]:
        match.deal()
    facts = match.state.to_json()
    assert facts["hand_counts"] == [6] * seats
    assert facts["pack"] == {"fresh": 48 - 6 * seats, "played": 0}


@pytest.mark.rule("WB-65")
def test_a_card_helps_its_player_or_harms_another() -> None:
    state = position(hands={"black": ["full-tank", "fog"]})
    assert choices(state, "play") == ["play full-tank", "play fog 1", "play fog 2"]
    assert refusal(state, "play", card="fog", on=0) == ("WB-100",)


@pytest.mark.rule("WB-65")
def test_only_cards_in_hand_are_played() -> None:
    state = position(hands={"black": ["fog"], "red": ["charter"]})
    assert refusal(state, "play", card="charter") == ("WB-65",)


@pytest.mark.rule("WB-66", "WB-93")
def test_a_card_is_played_before_moving() -> None:
    here, there = row("open", "open")
    state = position({"black": here}, hands={"black": ["fog"]})
    assert told(play(state, "fog", "red"), Harmed) == [Harmed(0, "fog", 1)]
    assert (on_turn(state), phase(state)) == ("black", "driving")
    drive(state, there)
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-66", "WB-93")
def test_or_after_moving_and_then_the_turn_is_over() -> None:
    here, there = row("open", "open")
    state = position({"black": here}, hands={"black": ["fog", "curfew"]})
    drive(state, there)
    assert (on_turn(state), phase(state)) == ("black", "parked")
    play(state, "fog", "red")
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-93")
def test_a_card_that_is_played_with_moves_left_ends_the_movement() -> None:
    gate = places("frontier")[0]
    state = position({"black": approach(gate)}, hands={"black": ["fog"]})
    cross(state, gate)
    assert shown(state, "moves_left") == 1
    play(state, "fog", "blue")
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-67")
def test_it_is_one_card_a_turn() -> None:
    state = position(hands={"black": ["fog", "curfew"]})
    play(state, "fog", "red")
    assert not choices(state, "play")
    assert refusal(state, "play", card="curfew", on=1) == ("WB-66", "WB-67")


@pytest.mark.rule("WB-67")
def test_never_in_the_turn_of_another() -> None:
    state = position(hands={"red": ["fog"]})
    assert state.legal(1) == []
    assert state.why(1, state.parse_move({"move": "play", "card": "fog", "on": 0})).clauses == ("WB-67",)


@pytest.mark.rule("WB-67", "WB-93")
def test_never_in_the_middle_of_a_chain() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here}, hands={"black": ["fog"]})
    claim(state, covered)
    assert not choices(state, "play")
    airport = places("airport")[0]
    state = position({"black": approach(airport)}, hands={"black": ["fog"]})
    drive(state, airport)
    assert refusal(state, "play", card="fog", on=1) == ("WB-43", "WB-48")


@pytest.mark.rule("WB-67")
def test_in_the_next_turn_another_card_may_be_played() -> None:
    state = position(hands={"black": ["fog", "curfew"]})
    play(state, "fog", "red")
    for _ in range(3):
        end(state)
    play(state, "curfew", "red")
    assert hand(state, "black") == []


@pytest.mark.rule("WB-92")
def test_a_card_may_be_played_in_a_turn_without_a_move() -> None:
    state = position(hands={"black": ["fog"]})
    play(state, "fog", "red")
    end(state)
    assert (on_turn(state), shown(state, "harms")[1]) == ("red", [])
    assert shown(state, "acting_harms") == ["fog"]


@pytest.mark.rule("WB-92")
def test_a_card_may_be_played_after_a_flight() -> None:
    one, other = places("airport", within=OUTER_AREAS[0])[0], places("airport", within=OUTER_AREAS[1])[0]
    state = position({"black": one}, hands={"black": ["fog"]})
    fly(state, other)
    assert choices(state) == ["end", "play fog 1", "play fog 2"]


@pytest.mark.rule("WB-92")
def test_one_of_the_cards_dealt_in_new_york_may_be_played_at_once() -> None:
    state = position({"black": GATE}, held={"black": one_of_each()})
    drive(state, NEW_YORK)
    happen(state, "deal", card="papers")
    happen(state, "deal", card="fog")
    assert choices(state) == ["end", "play papers", "play fog 1", "play fog 2"]
    play(state, "fog", "red")
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-92")
def test_but_not_if_one_was_played_in_this_turn() -> None:
    state = position({"black": GATE}, held={"black": one_of_each()}, hands={"black": ["curfew"]})
    play(state, "curfew", "red")
    drive(state, NEW_YORK)
    happen(state, "deal", card="curfew")
    happen(state, "deal", card="fog")
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-92")
def test_no_card_is_played_in_a_turn_that_is_skipped() -> None:
    cards = {car: ["fog"] for car in ("black", "red", "blue")}
    state = position({"red": NEW_YORK}, hands=cards, back=["red"], waiting=["red"], harms={"blue": ["breakdown"]})
    end(state)
    assert on_turn(state) == "black"
    assert hand(state, "red") == hand(state, "blue") == ["fog"]


@pytest.mark.rule("WB-68")
@pytest.mark.parametrize(("card", "on"), [("full-tank", None), ("fog", "red")])
def test_a_played_card_goes_back_to_the_pack(card: str, on: str | None) -> None:
    state = position(hands={"black": [card]})
    play(state, card, on)
    assert hand(state, "black") == []
    assert shown(state, "packs")["played"] == [card]


@pytest.mark.rule("WB-69")
def test_two_cards_from_the_played_ones_are_dealt_in_new_york() -> None:
    played = ["fog", "fog", "charter", "byway"]
    state = position({"black": GATE}, held={"black": one_of_each()}, played=played)
    drive(state, NEW_YORK)
    assert phase(state) == "drawing"
    odds = {field(state, move, "card"): chance for move, chance in state.chances().odds()}
    assert odds == {"byway": pytest.approx(0.25), "charter": pytest.approx(0.25), "fog": pytest.approx(0.5)}
    events = happen(state, "deal", card="fog")
    assert told(events, Drew) == [Drew(0)]
    assert told(events, Received) == [Received(0, "fog")]
    assert possible(state) == ["byway", "charter", "fog"]
    happen(state, "deal", card="fog")
    assert hand(state, "black") == ["fog", "fog"]
    assert shown(state, "pack")["played"] == 2


@pytest.mark.rule("WB-70")
def test_what_is_missing_is_made_up_from_cards_never_dealt() -> None:
    state = position({"black": GATE}, held={"black": one_of_each()}, played=["fog"], undealt=["papers", "byway"])
    drive(state, NEW_YORK)
    assert possible(state) == ["fog"]
    happen(state, "deal", card="fog")
    assert possible(state) == ["byway", "papers"]
    happen(state, "deal", card="papers")
    assert shown(state, "pack") == {"fresh": 1, "played": 0}


@pytest.mark.rule("WB-70")
def test_if_there_are_too_few_cards_what_there_is_is_dealt_and_nothing_is_owed() -> None:
    state = position({"black": GATE}, held={"black": one_of_each()}, undealt=["byway"])
    drive(state, NEW_YORK)
    happen(state, "deal", card="byway")
    assert (hand(state, "black"), shown(state, "draws")) == (["byway"], 0)
    assert phase(state) == "parked"
    state = position({"black": GATE}, held={"black": one_of_each()}, undealt=())
    drive(state, NEW_YORK)
    assert on_turn(state) == "red"


@pytest.mark.rule("WB-72", "WB-98")
def test_there_are_forty_eight_cards_of_sixteen_kinds_half_help_and_half_harm() -> None:
    assert len(KINDS) == len(set(KINDS)) == 16
    assert sum(card.copies for card in CARDS) == 48
    assert Counter(card.copies for card in CARDS if card.is_harm) == {3: 8}
    assert Counter(card.copies for card in CARDS if not card.is_harm) == {3: 8}
    for card in CARDS:
        assert card.name
        assert card.sentence.endswith(".")
    assert len({card.name for card in CARDS}) == len({card.sentence for card in CARDS}) == 16


@pytest.mark.rule("WB-72")
def test_every_card_has_a_line_of_flavour_which_a_reader_in_the_terminal_sees_too() -> None:
    assert len({card.flavour for card in CARDS}) == 16
    for card in CARDS:
        assert card.flavour.endswith(".")
        assert card.flavour != card.sentence
        state = position(hands={"black": [card.id]})
        assert f"{card.name}: {card.sentence} “{card.flavour}”" in GAME.chart(GAME.view(state, 0)).legend


@pytest.mark.rule("WB-72", "WB-100")
def test_lasting_harm_says_in_whose_next_turn_it_acts() -> None:
    lasting = [card for card in CARDS if card.is_harm and card.id != "luggage"]
    assert all("their next turn" in card.sentence and "rival" in card.sentence for card in lasting)


@pytest.mark.rule("WB-72", "WB-105")
def test_a_roof_rack_says_how_many_tokens_it_makes_of_how_many() -> None:
    (rack,) = [card for card in CARDS if card.id == "roof-rack"]
    assert "three tokens this turn instead of two" in rack.sentence
    assert "From one area you still take two at most." in rack.sentence


@pytest.mark.rule("WB-72")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.is_harm])
def test_no_card_moves_a_token_or_a_car(card: str) -> None:
    held = {"red": one_of_each()}
    for returning in ([], ["red"]):
        state = position(held=held, back=returning, hands={"black": [card], "red": ["byway"]})
        before = {fact: shown(state, fact) for fact in ("tokens", "cars", "legs", "credit")}
        play(state, card, "red")
        if phase(state) == "losing":
            happen(state, "lose", card="byway")
        assert {fact: shown(state, fact) for fact in before} == before


@pytest.mark.rule("WB-73")
def test_a_roof_rack_does_not_allow_a_third_token_of_an_area() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    outer = next(one for one in OUTER_AREAS if covered in places("town", within=one))
    others = [one for one in places("town", within=outer) if laid(one) and one != covered][:2]
    state = position({"black": here}, held={"black": others}, hands={"black": ["roof-rack"]})
    assert told(play(state, "roof-rack"), Played) == [Played(0, "roof-rack")]
    assert refusal(state, "claim", at=covered) == ("WB-06", "WB-44")


@pytest.mark.rule("WB-73")
@pytest.mark.parametrize("card", ["full-tank", "overtake", "byway", "roof-rack", "connection", "charter"])
def test_no_card_opens_the_united_kingdom_to_four_tokens_or_new_york_to_who_owes_one(card: str) -> None:
    airport = places("airport", within=OUTER_AREAS[0])[0]
    held = {"black": one_of_each()[:4]}
    state = position({"black": airport}, back=["black"], held=held, hands={"black": [card]})
    play(state, card)
    british = places("airport", within="united-kingdom")[0]
    assert refusal(state, "fly", to=british) == ("WB-20",)
    state = position({"black": GATE}, held=held, hands={"black": [card]})
    play(state, card)
    assert not may(state, "drive", to=NEW_YORK)
