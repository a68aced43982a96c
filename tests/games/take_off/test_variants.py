"""Optional play ideas: the other direction, cards before the roll, no bumping, three dice, and how they mix."""

from fractions import Fraction
from itertools import product
from typing import Any, cast

import pytest

from greatcircle.games.take_off.events import AnotherTurn, Bumped
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.playout import playout
from greatcircle.kernel.state import CHANCE
from tests.games.take_off.atlas import (
    CITIES,
    OFFSETS,
    TODAY,
    crossing,
    eastern_cards,
    flights,
    is_backward,
    western_cards,
)
from tests.games.take_off.position import (
    EAST,
    GAME,
    WEST,
    choices,
    draw,
    drawable,
    ended,
    field,
    finish_turn,
    fly,
    lines,
    phase,
    places,
    position,
    refusal,
    roll,
    roll_now,
    take_off,
    told,
)

# Racing eastward.


@pytest.mark.rule("TO-61")
def test_eastward_the_jets_start_at_the_left_edge() -> None:
    state = position(seats=3, direction="eastward")
    assert {city for seat in range(3) for city in places(state, seat)} == {WEST}
    assert OFFSETS[WEST] == min(OFFSETS.values())


@pytest.mark.rule("TO-61")
def test_eastward_the_race_is_won_at_the_right_edge() -> None:
    state = position(["finish", "midway"], direction="eastward")
    assert places(state, 0) == [EAST, "midway"]
    roll(state, "red", "take-off")
    draw(state, eastern_cards()[0])
    fly(state, 2, EAST, "red")
    assert ended(state).winners() == [0]


@pytest.mark.rule("TO-61")
def test_eastward_forward_is_from_left_to_right() -> None:
    for city in CITIES:
        state = position([city], direction="eastward", backward=False, bumping=False)
        roll(state, "jet", "jet")
        offered = {choice.split()[1] for choice in choices(state) if choice.startswith("1")}
        assert offered == {there for there in flights(city) if not is_backward(city, there, eastward=True)}, city


@pytest.mark.rule("TO-61")
def test_eastward_cards_are_blue_while_a_jet_is_on_the_western_half() -> None:
    east, west = crossing()
    fleets = {("start", east): western_cards(), (west, east): western_cards(), ("finish", east): eastern_cards()}
    for fleet, cards in fleets.items():
        state = position(fleet, direction="eastward")
        roll(state, "jet", "take-off")
        assert set(drawable(state)) == set(cards)


@pytest.mark.rule("TO-61")
def test_eastward_a_bumped_jet_goes_back_to_the_left_edge() -> None:
    state = position(["tokyo"], ["midway"], direction="eastward")
    roll(state, "yellow", "jet")
    fly(state, 1, "midway", "yellow")
    fly(state, 2, min(flights(WEST)), "jet")
    assert places(state, 1) == [WEST, WEST]


# Cards before the roll.


@pytest.mark.rule("TO-62")
def test_a_fast_start_opens_only_the_first_turn_of_each_seat_with_a_card() -> None:
    state = position(seats=3, fast_start=True)
    for seat, card in enumerate(eastern_cards()[:3]):
        assert (state.turn, phase(state)) == (seat, "drawing")
        draw(state, card)
        take_off(state, 1, card)
        assert (state.actors(), phase(state)) == ([CHANCE], "rolling")
        roll(state, "jet", "red")
        finish_turn(state)
    assert (state.turn, phase(state), state.rounds) == (0, "rolling", 1)


@pytest.mark.rule("TO-62")
def test_usually_the_first_turn_opens_with_the_roll() -> None:
    assert GAME.parse_options({}, 2) == GAME.parse_options({"fast_start": False, "card_each_turn": False}, 2)
    assert phase(position()) == "rolling"


@pytest.mark.rule("TO-63")
@pytest.mark.parametrize("direction", ["westward", "eastward"])
def test_the_card_of_a_fast_start_is_from_the_pile_of_the_start_and_for_one_jet(direction: str) -> None:
    state = position(fast_start=True, direction=direction)
    cards = eastern_cards() if direction == "westward" else western_cards()
    assert set(drawable(state)) == set(cards)
    draw(state, cards[0])
    assert choices(state) == [f"1 {cards[0]}", "roll-now"]
    take_off(state, 1, cards[0])
    assert places(state, 0)[0] == TODAY[cards[0]]
    assert places(state, 0)[1] in (EAST, WEST)
    assert phase(state) == "rolling"


@pytest.mark.rule("TO-91")
def test_fast_start_and_a_card_before_every_roll_are_one_card_not_two() -> None:
    state = position(fast_start=True, card_each_turn=True)
    card = eastern_cards()[0]
    draw(state, card)
    take_off(state, 1, card)
    assert phase(state) == "rolling"


@pytest.mark.rule("TO-64")
def test_jet_symbols_draw_cards_and_there_are_no_wild_moves() -> None:
    state = position(jets_draw_cards=True)
    roll(state, "red", "jet")
    assert phase(state) == "drawing"
    card = eastern_cards()[0]
    draw(state, card)
    assert set(choices(state)) == {f"1 {card}", "1 midway red"}


@pytest.mark.rule("TO-64")
def test_two_jet_symbols_draw_two_cards() -> None:
    state = position(jets_draw_cards=True)
    roll(state, "jet", "jet")
    one, two = eastern_cards()[:2]
    draw(state, one)
    draw(state, two)
    take_off(state, 1, one)
    take_off(state, 2, two)
    assert places(state, 0) == [TODAY[one], TODAY[two]]
    assert (state.turn, phase(state)) == (0, "offered")


@pytest.mark.rule("TO-64")
def test_a_jet_and_a_take_off_that_both_draw_are_still_no_doubles() -> None:
    state = position(jets_draw_cards=True)
    roll(state, "jet", "take-off")
    one, two = eastern_cards()[:2]
    draw(state, one)
    draw(state, two)
    take_off(state, 1, one)
    assert told(take_off(state, 1, two), AnotherTurn) == []
    assert state.turn == 1


@pytest.mark.rule("TO-65")
def test_every_turn_opens_with_a_card_that_may_be_flown_before_the_roll() -> None:
    state = position(card_each_turn=True)
    for turn, card in enumerate(eastern_cards()[:4]):
        assert (state.turn, phase(state)) == (turn % 2, "drawing")
        draw(state, card)
        assert "TO-65" in refusal(state, "fly", jet=1, **{"from": EAST, "to": "midway", "by": "red"})
        take_off(state, 1, card)
        assert phase(state) == "rolling"
        roll(state, "red", "jet")
        finish_turn(state)


@pytest.mark.rule("TO-44", "TO-65", "TO-62")
@pytest.mark.parametrize("option", ["card_each_turn", "fast_start"])
def test_the_dice_may_be_rolled_before_the_card_is_flown(option: str) -> None:
    card = next(card for card in eastern_cards() if flights(TODAY[card], "red"))
    state = position(**cast(dict[str, Any], {option: True}))
    draw(state, card)
    assert choices(state) == [f"1 {card}", "roll-now"]
    roll_now(state)
    assert (state.actors(), phase(state)) == ([CHANCE], "rolling")
    roll(state, "red", "yellow")
    assert state.to_json()["hand"] == [card]
    ways = lines(state)
    assert {len(way) for way in ways} == {3}
    assert {next(index for index, step in enumerate(way) if step.endswith(card)) for way in ways} == {0, 1, 2}
    fly(state, 1, "midway", "red")
    fly(state, 1, "tokyo", "yellow")
    assert state.turn == 0
    take_off(state, 2, card)
    assert (state.turn, places(state, 0)) == (1, ["tokyo", TODAY[card]])


@pytest.mark.rule("TO-65")
def test_a_card_of_the_roll_joins_the_one_that_opened_the_turn() -> None:
    state = position(card_each_turn=True)
    one, two = eastern_cards()[:2]
    draw(state, one)
    roll_now(state)
    roll(state, "jet", "take-off")
    assert set(drawable(state)) == set(eastern_cards()) - {one}
    draw(state, two)
    assert state.to_json()["hand"] == [one, two]
    assert {len(way) for way in lines(state)} == {3}


def test_by_the_first_rules_the_card_is_flown_before_the_roll() -> None:
    state = position(card_each_turn=True, rules_version=1)
    card = eastern_cards()[0]
    draw(state, card)
    assert choices(state) == [f"1 {card}"]


@pytest.mark.rule("TO-88")
@pytest.mark.parametrize("is_flown_first", [True, False])
def test_bumps_are_decided_at_the_end_whenever_the_card_is_flown(is_flown_first: bool) -> None:
    card = next(card for card in eastern_cards() if flights(TODAY[card], "red"))
    state = position([], [TODAY[card]], card_each_turn=True)
    draw(state, card)
    if is_flown_first:
        take_off(state, 1, card)
    else:
        roll_now(state)
    roll(state, "red", "yellow")
    if not is_flown_first:
        take_off(state, 1, card)
    assert told(fly(state, 2, "midway", "red"), Bumped) == []
    assert told(fly(state, 2, "tokyo", "yellow"), Bumped) == [Bumped(0, TODAY[card], 1, 1)]


@pytest.mark.rule("TO-65")
def test_the_roll_may_bring_another_card() -> None:
    state = position(card_each_turn=True)
    one, two = eastern_cards()[:2]
    draw(state, one)
    take_off(state, 1, one)
    roll(state, "jet", "take-off")
    assert set(drawable(state)) == set(eastern_cards()) - {one}
    draw(state, two)
    take_off(state, 2, two)
    assert places(state, 0) == [TODAY[one], TODAY[two]]


@pytest.mark.rule("TO-65")
def test_the_opening_card_comes_from_the_pile_that_applies_when_the_turn_begins() -> None:
    _, west = crossing()
    state = position([], [west, west], card_each_turn=True)
    card = eastern_cards()[0]
    draw(state, card)
    take_off(state, 1, card)
    roll(state, "red", "jet")
    finish_turn(state)
    assert state.turn == 1
    assert set(drawable(state)) == set(western_cards())


@pytest.mark.rule("TO-88")
def test_a_jet_that_a_card_brings_before_the_roll_bumps_only_if_it_stays_to_the_end() -> None:
    card = next(card for card in eastern_cards() if flights(TODAY[card], "red"))
    for stays in (True, False):
        state = position([], [TODAY[card]], fast_start=True)
        draw(state, card)
        assert told(take_off(state, 1, card), Bumped) == []
        roll(state, "red", "yellow")
        if stays:
            fly(state, 2, "midway", "red")
            fly(state, 2, "tokyo", "yellow")
        else:
            fly(state, 1, min(flights(TODAY[card], "red")), "red")
            fly(state, 2, "taipei", "yellow")
        assert (places(state, 1) == [EAST, EAST]) == stays


@pytest.mark.rule("TO-88")
@pytest.mark.parametrize(("each_turn", "opens_with"), [(True, "drawing"), (False, "rolling")])
def test_a_bonus_turn_opens_with_a_card_only_if_every_turn_does(each_turn: bool, opens_with: str) -> None:
    state = position(fast_start=True, card_each_turn=each_turn)
    card = eastern_cards()[0]
    draw(state, card)
    take_off(state, 1, card)
    roll(state, "jet", "jet")
    finish_turn(state)
    roll_now(state)
    assert (state.turn, phase(state)) == (0, opens_with)


# No bumping.


@pytest.mark.rule("TO-71")
def test_without_bumping_jets_of_different_fleets_share_a_city() -> None:
    state = position([], ["midway"], bumping=False)
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    assert told(fly(state, 2, "taipei", "yellow"), Bumped) == []
    assert (places(state, 0), places(state, 1)) == (["midway", "taipei"], ["midway", EAST])


@pytest.mark.rule("TO-71")
def test_usually_there_is_bumping() -> None:
    assert GAME.parse_options({}, 2) == GAME.parse_options({"bumping": True}, 2)


# Three dice.


@pytest.mark.rule("TO-72")
def test_three_dice_can_be_rolled_in_each_turn() -> None:
    state = position(dice=3)
    odds = {str(field(state, move, "dice")): odds for move, odds in state.chances().odds()}
    assert odds[str(["red", "red", "red"])] == Fraction(1, 512)
    assert odds[str(["red", "yellow", "green"])] == Fraction(6, 512)
    assert sum(odds.values()) == 1


@pytest.mark.rule("TO-73")
def test_three_moves_are_shared_among_one_to_three_jets() -> None:
    state = position(fleet=3, dice=3)
    roll(state, "jet", "jet", "jet")
    movers = {frozenset(step.split()[0] for step in line) for line in lines(state)}
    assert {len(line) for line in lines(state)} == {3}
    assert {frozenset("1"), frozenset("12"), frozenset("123")} <= movers


@pytest.mark.rule("TO-73")
def test_as_many_of_three_dice_as_possible_have_to_be_used() -> None:
    state = position(dice=3)
    roll(state, "red", "yellow", "yellow")
    ways = lines(state)
    assert {len(line) for line in ways} == {3}
    assert ["1 midway red", "1 tokyo yellow", "2 taipei yellow"] in ways


@pytest.mark.rule("TO-73")
def test_each_of_three_take_off_facets_draws_a_card() -> None:
    state = position(dice=3)
    cards = eastern_cards()[:3]
    roll(state, "take-off", "take-off", "take-off")
    for card in cards:
        draw(state, card)
    assert set(choices(state)) == {f"1 {card}" for card in cards}


@pytest.mark.rule("TO-73")
@pytest.mark.parametrize("dice", [("red", "red", "jet"), ("red", "jet", "jet"), ("red", "red", "red")])
def test_a_pair_or_a_triple_gives_one_further_turn(dice: tuple[str, str, str]) -> None:
    state = position(fleet=3, dice=3)
    roll(state, *dice)
    for jet, facet in enumerate(dice, 1):
        fly(state, jet, "midway", facet)
    assert (state.turn, phase(state)) == (0, "offered")
    roll_now(state)
    roll(state, "red", "yellow", "jet")
    while phase(state) == "flying":
        state.apply(0, state.legal(0)[0])
    assert state.turn == 1


@pytest.mark.rule("TO-73")
def test_three_different_dice_give_no_further_turn() -> None:
    state = position(fleet=3, dice=3)
    roll(state, "red", "yellow", "jet")
    fly(state, 1, "midway", "red")
    fly(state, 2, "taipei", "yellow")
    fly(state, 3, "midway", "jet")
    assert state.turn == 1


@pytest.mark.rule("TO-26", "TO-73")
def test_with_symbols_excluded_a_pair_of_colours_beside_a_symbol_still_counts() -> None:
    for dice, turn in ((("red", "red", "jet"), 0), (("red", "jet", "jet"), 1), (("jet", "jet", "jet"), 1)):
        state = position(fleet=3, dice=3, symbol_doubles=False)
        roll(state, *dice)
        for jet, facet in enumerate(dice, 1):
            fly(state, jet, "midway", facet)
        assert state.turn == turn


# Mixing.


@pytest.mark.rule("TO-74")
@pytest.mark.parametrize("card_set", ["today", "1987"])
@pytest.mark.parametrize("naming", ["off", "extra-move", "extra-roll"])
def test_all_switches_can_be_mixed(card_set: str, naming: str) -> None:
    names = ["backward", "bumping", "symbol_doubles", "fast_start", "jets_draw_cards", "card_each_turn"]
    for number, chosen in enumerate(product([True, False], repeat=len(names))):
        more: dict[str, Any] = {"dice": 2 + number % 2, "direction": ["westward", "eastward"][number // 2 % 2]}
        options: dict[str, Any] = {
            "facets": ["standard", "six-colours"][number // 4 % 2],
            "region": ["all", "asia"][number // 8 % 2],
        }
        switches: dict[str, Any] = dict(zip(names, chosen, strict=True))
        state = position(card_set=card_set, naming=naming, round_limit=3, **switches, **more, **options)
        playout(state, QuickDealer(f"mixed {number}"))
        assert ended(state).places
