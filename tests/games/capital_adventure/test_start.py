"""Setting out: what a side begins with, who begins, and the start cities."""

from collections import Counter
from itertools import product

import pytest

from greatcircle.games.capital_adventure.board import SIDES
from greatcircle.games.capital_adventure.card import PILE_SIZES
from greatcircle.games.capital_adventure.events import Began, SetOut, Tied
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import CHANCE, Wire
from tests.games.capital_adventure.position import (
    GAME,
    act,
    ask,
    can,
    cash,
    end,
    happen,
    in_london,
    kinds,
    on_turn,
    phase,
    position,
    refusal,
    reply,
    seen,
    set_out,
    side,
    started,
    told,
)
from tests.games.capital_adventure.scene import CONTINENTS

START_CITIES = dict.fromkeys((2, 3), "madrid")
START_CITIES |= dict.fromkeys((4, 5, 6), "vienna")
START_CITIES |= dict.fromkeys((7, 8, 9), "berlin")
START_CITIES |= dict.fromkeys((10, 11, 12), "rome")


def first_cards(seed: str) -> list[object]:
    """List the first cards that come in a match with bots, all of them stopping after one question."""
    match = Match(GAME, GAME.parse_options({"first": 1}, 2), 2, QuickDealer(seed))
    cards: list[object] = []
    while len(cards) < 12:
        if match.waits_for_chance():
            match.deal()
            wire = match.state.wire(match.log[-1].move)
            if wire["move"] == "card":
                cards.append((wire["box"], wire["card"]))
        else:
            seat = match.state.actors()[0]
            legal = match.state.for_bots(seat)
            rolls = [move for move in legal if match.state.wire(move)["move"] == "roll"]
            match.play(seat, rolls[0] if rolls else legal[0])
    return cards


@pytest.mark.rule("CA-19")
def test_the_boxes_are_shuffled_anew_in_every_match() -> None:
    orders = [first_cards(f"seed {number}") for number in range(6)]
    assert len({str(order) for order in orders}) == 6
    assert first_cards("seed 1") == orders[1]


@pytest.mark.rule("CA-19", "CA-34")
def test_every_card_of_the_box_is_as_likely_as_every_other() -> None:
    state = position()
    act(state, "roll")
    happen(state, "die", number=3)
    chances = state.chances()
    assert len(chances.moves) == 48
    assert len(set(chances.weights)) == 1


@pytest.mark.rule("CA-20")
def test_the_table_pays_and_hands_out_by_itself() -> None:
    state = position()
    reply(state)
    assert cash(state) == 1200
    assert kinds(state) >= {"roll", "end"}


@pytest.mark.rule("CA-21", "CA-22", "CA-23", "CA-24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_side_begins_with_the_same(seats: int) -> None:
    for one in seen(started(seats))["sides"]:
        assert one["cash"] == 1000
        assert one["insurance"] == CONTINENTS
        assert one["doubles"] == 5
        assert one["tokens"] == one["sea"] == one["missed"] == 0


@pytest.mark.rule("CA-24")
def test_every_side_has_a_colour_and_a_traveller_of_its_own() -> None:
    assert GAME.seat_names(GAME.options_type(), 4) == ["red", "blue", "green", "yellow"] == list(SIDES)
    assert GAME.conserved(started(3)) == {"red": 1, "blue": 1, "green": 1, "cards": sum(PILE_SIZES)}


@pytest.mark.rule("CA-24")
def test_the_sides_choose_their_colours() -> None:
    options = GAME.parse_options({"colours": "green,red,any"}, 3)
    state = GAME.start(options, 3)
    assert state.seat_names() == ["green", "red", "blue"]
    assert GAME.drawing(options, 3)["sides"] == ["green", "red", "blue"]
    assert state.sentence(CHANCE, state.parse_move({"move": "order", "die": 4})) == "Green rolls 4 for the first go."
    with pytest.raises(BadInput, match="Two seats cannot both be green"):
        GAME.parse_options({"colours": "green,green"}, 2)


@pytest.mark.rule("CA-25")
def test_all_travellers_stand_in_london_no_peg_is_placed_and_every_card_is_in_its_pile() -> None:
    view = seen(started(4))
    assert all(one["city"] == "london" and one["is_starting"] and not one["pegs"] for one in view["sides"])
    assert view["piles"] == [{"drawn": [], "next": 0}] * 6
    assert [box["used"] for box in view["boxes"]] == ["0"] * 3


@pytest.mark.rule("CA-26")
@pytest.mark.parametrize(("seats", "turn", "asker"), [(2, "red", "blue"), (3, "green", "red"), (4, "green", "yellow")])
def test_the_next_side_asks(seats: int, turn: str, asker: str) -> None:
    state = position(seats=seats, turn=turn, answering="aloud")
    ask(state)
    act(state, "reveal")
    assert SIDES[seen(state)["judge"]] == asker


@pytest.mark.rule("CA-26", "CA-27")
def test_two_sides_have_a_box_each_and_more_share_them_in_turn() -> None:
    for seats in (2, 3, 4):
        boxes = []
        for colour in SIDES[:seats]:
            state = position(seats=seats, turn=colour)
            ask(state)
            boxes.append(seen(state)["question"]["box"])
        assert boxes == ["one", "two", "one", "two"][:seats]


@pytest.mark.rule("CA-28")
def test_the_highest_number_begins() -> None:
    state = started(3)
    assert phase(state) == "ordering"
    assert len(state.chances().moves) == 6
    for die in (2, 5, 4):
        events = happen(state, "order", die=die)
    assert [began.sentence(SIDES) for began in told(events, Began)] == ["Blue begins."]
    assert (on_turn(state), phase(state), seen(state)["first"]) == ("blue", "deciding", 1)


@pytest.mark.rule("CA-28")
def test_the_side_that_begins_can_be_agreed_on() -> None:
    assert on_turn(started(3, first=3)) == "green"
    assert phase(started(3, first=3)) == "deciding"
    with pytest.raises(BadInput, match="Seat 3 cannot begin"):
        GAME.parse_options({"first": 3}, 2)


@pytest.mark.rule("CA-29")
def test_those_who_are_level_roll_again_and_only_they() -> None:
    state = started(4)
    for die in (5, 2, 5, 5):
        events = happen(state, "order", die=die)
    assert [tied.sentence(SIDES) for tied in told(events, Tied)] == ["Red, Green and Yellow are level and roll again."]
    rolled = []
    for die in (1, 6, 6):
        rolled.append(on_turn(state))
        happen(state, "order", die=die)
    assert rolled == ["red", "green", "yellow"]
    happen(state, "order", die=1)
    happen(state, "order", die=2)
    assert (on_turn(state), phase(state)) == ("yellow", "deciding")


@pytest.mark.rule("CA-30")
@pytest.mark.parametrize(("total", "city"), list(START_CITIES.items()))
def test_the_total_of_two_dice_leads_to_a_start_city(total: int, city: str) -> None:
    state = started(first=1)
    (event,) = told(set_out(state, total), SetOut)
    assert event == SetOut(0, total, city)
    assert side(state)["city"] == city


@pytest.mark.rule("CA-30")
def test_of_36_falls_of_the_dice_3_lead_to_madrid_12_to_vienna_15_to_berlin_and_6_to_rome() -> None:
    state = started(first=1)
    act(state, "roll")
    chances = state.chances()
    wires: list[Wire] = [state.wire(move) for move in chances.moves]
    weights = {wire["total"]: weight for wire, weight in zip(wires, chances.weights, strict=True)}
    assert weights == Counter(a + b for a, b in product(range(1, 7), repeat=2))
    ways = Counter[str]()
    for total, weight in weights.items():
        ways[START_CITIES[int(str(total))]] += weight
    assert ways == {"madrid": 3, "vienna": 12, "berlin": 15, "rome": 6}


@pytest.mark.rule("CA-31")
def test_every_side_rolls_for_its_start_city_when_its_first_go_begins() -> None:
    state = started(3, first=2)
    for total in (2, 7, 12):
        assert kinds(state) == {"cash", "roll", "propose"}
        assert refusal(state, "end") == ("CA-31", "CA-84")
        set_out(state, total)
        end(state)
    assert [one["city"] for one in seen(state)["sides"]] == ["rome", "madrid", "berlin"]
    assert can(state, "end")


@pytest.mark.rule("CA-32")
def test_setting_out_is_free() -> None:
    state = started(first=1)
    set_out(state, 7)
    assert cash(state) == 1000


@pytest.mark.rule("CA-33")
def test_after_the_start_one_die_is_rolled() -> None:
    state = started(first=1)
    set_out(state, 7)
    act(state, "roll")
    assert [state.wire(move) for move in state.legal(CHANCE)] == [
        {"move": "die", "number": number} for number in range(1, 7)
    ]
    assert len(set(state.chances().weights)) == 1


@pytest.mark.rule("CA-33", "CA-84")
def test_a_side_that_is_back_in_london_rolls_two_dice_again() -> None:
    state = in_london()
    act(state, "roll")
    assert phase(state) == "starting"
    happen(state, "start", total=12)
    assert side(state)["city"] == "rome"
