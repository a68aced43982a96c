"""Special facets: the wild jet, the TAKE OFF! cards, the two piles they come from, and what is on a die."""

from fractions import Fraction

import pytest

from greatcircle.games.take_off.board import FLEETS
from greatcircle.games.take_off.events import Bumped, Drew, Reshuffled, TookOff
from greatcircle.kernel.state import CHANCE
from tests.games.take_off.atlas import (
    CITIES,
    COLOURS,
    OFFSETS,
    TODAY,
    cards_in,
    cities_without,
    colour_of,
    crossing,
    eastern_cards,
    flights,
    western_cards,
)
from tests.games.take_off.position import (
    EAST,
    WEST,
    choices,
    draw,
    drawable,
    field,
    fly,
    lines,
    phase,
    places,
    position,
    refusal,
    results,
    roll,
    roll_now,
    take_off,
    told,
)

# The jet symbol.


@pytest.mark.rule("TO-32")
def test_a_jet_symbol_flies_a_route_of_any_colour() -> None:
    for city in CITIES:
        state = position([city, "finish"], bumping=False)
        roll(state, "jet", "take-off")
        draw(state, drawable(state)[0])
        wild = {choice.split()[1] for choice in choices(state) if choice.endswith("jet")}
        assert wild == flights(city)


@pytest.mark.rule("TO-32")
def test_a_jet_symbol_flies_no_farther_than_the_next_city() -> None:
    state = position()
    roll(state, "jet", "take-off")
    draw(state, eastern_cards()[0])
    fly(state, 1, "midway", "jet")
    assert not any(choice.endswith("jet") for choice in choices(state))


@pytest.mark.rule("TO-32")
def test_where_backward_is_barred_a_jet_symbol_does_not_lift_it() -> None:
    state = position(["midway"], backward=False)
    roll(state, "jet", "jet")
    assert f"1 {EAST} jet" not in choices(state)
    assert "TO-05" in refusal(state, "fly", jet=1, **{"from": "midway", "to": EAST, "by": "jet"})


@pytest.mark.rule("TO-33")
def test_two_jet_symbols_are_two_wild_moves_for_one_jet_or_two() -> None:
    state = position()
    roll(state, "jet", "jet")
    first = flights(EAST)
    both = {tuple(sorted([one, two])) for one in first for two in first}
    alone = {tuple(sorted([EAST, two])) for one in first for two in flights(one)}
    assert results(state) == both | alone


@pytest.mark.rule("TO-34")
def test_a_wild_move_has_to_be_flown() -> None:
    city, colour = next((cities_without(colour)[0], colour) for colour in COLOURS if cities_without(colour))
    state = position([city, "finish"])
    roll(state, colour, "jet")
    assert {state.wire(move)["move"] for move in state.legal(0)} == {"fly"}
    assert all("jet" in line[0] for line in lines(state))


# The TAKE OFF! facet.


@pytest.mark.rule("TO-35")
def test_a_take_off_facet_draws_a_card_and_a_jet_goes_directly_to_its_capital() -> None:
    card = eastern_cards()[0]
    state = position()
    roll(state, "red", "take-off")
    assert (state.actors(), phase(state)) == ([CHANCE], "drawing")
    assert told(draw(state, card), Drew)
    assert len(told(take_off(state, 1, card), TookOff)) == 1
    assert places(state, 0) == [TODAY[card], EAST]


@pytest.mark.rule("TO-35")
@pytest.mark.parametrize("card_set", ["today", "1987"])
def test_every_card_takes_a_jet_to_its_capital(card_set: str) -> None:
    _, west = crossing()
    for card, city in cards_in(card_set).items():
        state = position(["start" if OFFSETS[city] > 0 else west, "finish"], card_set=card_set)
        roll(state, "jet", "take-off")
        draw(state, card)
        (event,) = told(take_off(state, 1, card), TookOff)
        assert isinstance(event, TookOff)
        assert (event.jet, event.end, event.card) == (1, city, card)
        assert places(state) == [city, WEST]
        assert state.to_json()["hand"] == []


@pytest.mark.rule("TO-35")
def test_a_card_may_mean_going_backward_even_where_that_is_barred() -> None:
    west = min(CITIES, key=lambda city: OFFSETS[city])
    card = eastern_cards()[0]
    state = position([west, "start"], backward=False)
    roll(state, "red", "take-off")
    draw(state, card)
    take_off(state, 1, card)
    assert places(state, 0)[0] == TODAY[card]
    assert OFFSETS[TODAY[card]] > OFFSETS[west] + 5


@pytest.mark.rule("TO-35")
def test_a_jet_goes_only_where_a_drawn_card_sends_it() -> None:
    one, two = eastern_cards()[:2]
    state = position()
    roll(state, "red", "take-off")
    draw(state, one)
    assert refusal(state, "take-off", jet=1, to=two) == ("TO-35",)


@pytest.mark.rule("TO-37")
def test_a_seat_draws_brown_while_one_of_its_jets_is_on_the_eastern_half() -> None:
    east, west = crossing()
    state = position([west, east, west], fleet=3)
    roll(state, "jet", "take-off")
    assert set(drawable(state)) == set(eastern_cards())


@pytest.mark.rule("TO-38")
def test_a_seat_draws_blue_when_its_last_jet_is_on_the_western_half() -> None:
    _, west = crossing()
    state = position([west, west, west], fleet=3)
    roll(state, "jet", "take-off")
    assert set(drawable(state)) == set(western_cards())


@pytest.mark.rule("TO-37", "TO-38")
def test_the_jets_of_other_seats_do_not_matter_for_the_pile() -> None:
    east, west = crossing()
    state = position([west, west], [east, "start"])
    roll(state, "jet", "take-off")
    assert set(drawable(state)) == set(western_cards())


@pytest.mark.rule("TO-39")
def test_a_jet_at_the_start_is_east_and_a_jet_at_the_finish_is_west() -> None:
    _, west = crossing()
    for other, cards in (("start", eastern_cards()), ("finish", western_cards())):
        state = position([west, other])
        roll(state, "jet", "take-off")
        assert set(drawable(state)) == set(cards)


@pytest.mark.rule("TO-40")
def test_after_a_bump_to_the_start_the_cards_are_brown_again() -> None:
    one, two, three = western_cards()[:3]
    state = position([TODAY[one], TODAY[two]], [TODAY[three], "finish"], turn=1, symbol_doubles=False)
    roll(state, "take-off", "take-off")
    draw(state, two)
    draw(state, one)
    take_off(state, 1, two)
    assert told(take_off(state, 1, one), Bumped) == [Bumped(1, TODAY[one], 0, 1)]
    assert (state.turn, places(state, 0)) == (0, [EAST, TODAY[two]])
    roll(state, "jet", "take-off")
    assert set(drawable(state)) == set(eastern_cards())


@pytest.mark.rule("TO-40")
def test_when_the_bumped_jet_has_crossed_again_the_cards_are_blue() -> None:
    east, west = crossing()
    state = position([east, west])
    roll(state, "jet", "jet")
    fly(state, 1, west, "jet")
    there = min(city for city in flights(west) if OFFSETS[city] < 0)
    fly(state, 1, there, "jet")
    roll_now(state)
    roll(state, "jet", "take-off")
    assert set(drawable(state)) == set(western_cards())


@pytest.mark.rule("TO-41")
@pytest.mark.parametrize("card_set", ["today", "1987"])
def test_brown_cards_are_eastern_capitals_and_blue_ones_western(card_set: str) -> None:
    cities = cards_in(card_set)
    for place, sign in (("start", 1), ("finish", -1)):
        state = position([place, "finish", crossing()[1]], fleet=3, card_set=card_set)
        roll(state, "jet", "take-off")
        assert set(drawable(state)) == {card for card, city in cities.items() if OFFSETS[city] * sign > 0}


@pytest.mark.rule("TO-42")
def test_a_western_jet_may_be_sent_back_east_and_the_seat_chooses_which_jet_goes() -> None:
    east, west = crossing()
    card = eastern_cards()[0]
    for jet in (1, 2):
        state = position([west, east])
        roll(state, "jet", "take-off")
        draw(state, card)
        take_off(state, jet, card)
        assert places(state, 0)[jet - 1] == TODAY[card]


@pytest.mark.rule("TO-43")
def test_the_turn_is_not_over_before_the_card_is_flown() -> None:
    card = eastern_cards()[0]
    state = position()
    roll(state, "red", "take-off")
    draw(state, card)
    fly(state, 1, "midway", "red")
    assert state.actors() == [0]
    assert choices(state) == [f"1 {card}", f"2 {card}"]
    take_off(state, 2, card)
    assert state.turn == 1


@pytest.mark.rule("TO-44")
def test_card_and_colour_are_flown_in_any_order_by_one_jet_or_two() -> None:
    card = next(card for card in eastern_cards() if flights(TODAY[card], "red"))
    state = position()
    roll(state, "red", "take-off")
    draw(state, card)
    capital = TODAY[card]
    beyond = flights(capital, "red")
    assert ["1 midway red", f"1 {card}"] in lines(state)
    assert [f"1 {card}", f"1 {min(beyond)} red"] in lines(state)
    ends = [[capital, EAST], ["midway", capital], *[[there, EAST] for there in beyond]]
    assert results(state) == {tuple(sorted(end)) for end in ends}


@pytest.mark.rule("TO-44")
def test_the_card_is_drawn_at_once_after_the_roll() -> None:
    state = position()
    roll(state, "red", "take-off")
    assert state.actors() == [CHANCE]
    assert "TO-44" in refusal(state, "fly", jet=1, **{"from": EAST, "to": "midway", "by": "red"})


@pytest.mark.rule("TO-45")
def test_two_take_off_facets_draw_two_cards_for_one_jet_or_two() -> None:
    one, two = eastern_cards()[:2]
    state = position()
    roll(state, "take-off", "take-off")
    draw(state, one)
    assert phase(state) == "drawing"
    draw(state, two)
    assert set(choices(state)) == {f"1 {one}", f"1 {two}"}
    ends = ([TODAY[one], EAST], [TODAY[two], EAST], [TODAY[one], TODAY[two]])
    assert results(state) == {tuple(sorted(end)) for end in ends}


@pytest.mark.rule("TO-46")
def test_all_cards_of_a_roll_are_drawn_before_anything_flies_from_one_pile() -> None:
    east, west = crossing()
    state = position([east, west], dice=3)
    roll(state, colour_of(east, west), "take-off", "take-off")
    assert "TO-44" in refusal(state, "fly", jet=1, **{"from": east, "to": west, "by": colour_of(east, west)})
    draw(state, eastern_cards()[0])
    assert set(drawable(state)) == set(eastern_cards()[1:])
    draw(state, eastern_cards()[1])
    assert f"1 {west} {colour_of(east, west)}" in choices(state)


@pytest.mark.rule("TO-47")
def test_one_jet_flies_to_both_capitals_and_bumps_only_at_the_last() -> None:
    one, two = eastern_cards()[:2]
    for first, last in ((one, two), (two, one)):
        state = position([], [TODAY[one], TODAY[two]])
        roll(state, "take-off", "take-off")
        draw(state, one)
        draw(state, two)
        take_off(state, 1, first)
        take_off(state, 1, last)
        assert places(state, 0) == [TODAY[last], EAST]
        assert sorted(places(state, 1)) == sorted([TODAY[first], EAST])


@pytest.mark.rule("TO-48")
def test_a_card_for_the_city_of_the_only_jet_out_is_carried_out_without_a_flight() -> None:
    city, card, colour = next(
        (TODAY[card], card, colour)
        for card in eastern_cards()
        for colour in COLOURS
        if not flights(TODAY[card], colour)
    )
    state = position([city, "finish"])
    roll(state, colour, "take-off")
    draw(state, card)
    assert choices(state) == [f"1 {card}"]
    assert told(take_off(state, 1, card), TookOff)[0].sentence(FLEETS).endswith("already.")
    assert places(state, 0) == [city, WEST]
    assert state.turn == 1


@pytest.mark.rule("TO-48")
def test_a_card_is_obeyed_by_moving_while_another_jet_can_fly_there() -> None:
    card = eastern_cards()[0]
    for others in (["start"], ["finish", "midway"], [TODAY[card], "start"]):
        state = position([TODAY[card], *others], fleet=max(2, 1 + len(others)))
        roll(state, "take-off", "take-off")
        draw(state, eastern_cards()[1])
        draw(state, card)
        jet = len(others) + 1
        assert [choice for choice in choices(state) if choice.endswith(f" {card}")] == [f"{jet} {card}"]
        assert refusal(state, "take-off", jet=1, to=card) == ("TO-48",)


@pytest.mark.rule("TO-48")
def test_jets_that_are_all_there_obey_the_card_by_staying() -> None:
    card = eastern_cards()[0]
    state = position([TODAY[card], TODAY[card], "finish"], fleet=3)
    roll(state, "jet", "take-off")
    draw(state, card)
    assert f"1 {card}" in choices(state)
    take_off(state, 1, card)
    assert places(state) == [TODAY[card], TODAY[card], WEST]


def test_by_the_first_rules_a_jet_already_there_may_be_named() -> None:
    card = eastern_cards()[0]
    state = position([TODAY[card], "start"], rules_version=1)
    roll(state, "jet", "take-off")
    draw(state, card)
    assert {f"1 {card}", f"2 {card}"} <= set(choices(state))


@pytest.mark.rule("TO-49")
@pytest.mark.parametrize("place", ["start", "midway", "finish"])
def test_no_card_is_refused_while_a_jet_is_out(place: str) -> None:
    _, west = crossing()
    for card in TODAY:
        other = "start" if card in eastern_cards() else west
        state = position([other if place == "finish" else place, other, "finish"], fleet=3)
        roll(state, "take-off", "jet")
        if card in drawable(state):
            draw(state, card)
            assert any(choice.endswith(f" {card}") for choice in choices(state))


@pytest.mark.rule("TO-50")
def test_a_used_card_is_discarded() -> None:
    card = eastern_cards()[0]
    state = position()
    roll(state, "jet", "take-off")
    draw(state, card)
    take_off(state, 1, card)
    fly(state, 2, "midway", "jet")
    roll(state, "jet", "take-off")
    assert set(drawable(state)) == set(eastern_cards()) - {card}


@pytest.mark.rule("TO-50")
def test_an_empty_pile_is_made_anew_of_its_discards() -> None:
    state = position(spent=eastern_cards()[1:])
    roll(state, "jet", "take-off")
    card = eastern_cards()[0]
    assert drawable(state) == [card]
    draw(state, card)
    take_off(state, 1, card)
    fly(state, 2, "midway", "jet")
    assert told(roll(state, "jet", "take-off"), Reshuffled) == [Reshuffled("brown")]
    assert set(drawable(state)) == set(eastern_cards())


@pytest.mark.rule("TO-50")
def test_cards_in_hand_and_the_other_pile_are_not_shuffled_again() -> None:
    card, west = eastern_cards()[0], western_cards()[0]
    state = position(spent=[*eastern_cards()[1:], west])
    roll(state, "take-off", "take-off")
    assert told(draw(state, card), Reshuffled)
    assert set(drawable(state)) == set(eastern_cards()[1:])
    assert state.to_json()["spent"] == sorted([card, west])


# The dice.


@pytest.mark.rule("TO-51")
@pytest.mark.parametrize(
    ("facets", "counts"),
    [
        ("standard", {"red": 1, "yellow": 1, "green": 1, "blue": 1, "violet": 1, "jet": 2, "take-off": 1}),
        ("six-colours", {"red": 1, "yellow": 1, "green": 2, "blue": 1, "violet": 1, "jet": 1, "take-off": 1}),
    ],
)
def test_each_facet_comes_up_as_often_as_it_is_on_the_dice(facets: str, counts: dict[str, int]) -> None:
    state = position(facets=facets)
    odds = {str(field(state, move, "dice")): odds for move, odds in state.chances().odds()}
    assert len(odds) == 28
    assert sum(counts.values()) == 8
    for facet, count in counts.items():
        assert odds[str([facet, facet])] == Fraction(count * count, 64)


@pytest.mark.rule("TO-51")
def test_the_dice_are_usually_the_standard_ones() -> None:
    state = position()
    assert state.chances().odds() == position(facets="standard").chances().odds()


@pytest.mark.rule("TO-87")
def test_a_jet_that_flew_back_east_by_a_route_brings_brown_cards_again() -> None:
    east, west = crossing()
    state = position([west, "finish"])
    roll(state, "jet", "jet")
    fly(state, 1, east, "jet")
    fly(state, 1, min(city for city in flights(east) if OFFSETS[city] > 0), "jet")
    roll_now(state)
    roll(state, "jet", "take-off")
    assert set(drawable(state)) == set(eastern_cards())
