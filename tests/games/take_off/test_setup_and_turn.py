"""Setup and turn: who plays, where the jets begin, who wins, and what a roll of two colours lets them do."""

from fractions import Fraction
from itertools import combinations

import pytest

from greatcircle.games.take_off.board import BOARD, FLEETS
from greatcircle.games.take_off.events import AnotherTurn, Began, DeadRoll, DiceLeft, Drew, Finished, Rolled
from greatcircle.games.take_off.moves import LOT
from greatcircle.kernel.event import Ended
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import CHANCE, Wire
from tests.games.take_off.atlas import (
    CITIES,
    COLOURS,
    OFFSETS,
    cities_without,
    colour_of,
    eastern_cards,
    flights,
    pairs,
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
    fly,
    phase,
    places,
    position,
    refusal,
    results,
    roll,
    roll_now,
    told,
)

SEATS = [2, 3, 4, 5, 6]


def facets_of(wire: Wire) -> list[str]:
    """Give the facets of a roll."""
    dice = wire["dice"]
    assert isinstance(dice, list)
    return dice


def last_stop() -> tuple[str, str, str]:
    """Find a city with a route to the finish, the colour of the route, and a colour that leads from there nowhere."""
    for city in sorted(flights(WEST)):
        for idle in COLOURS:
            if not flights(city, idle):
                return city, colour_of(city, WEST), idle
    raise AssertionError("every city before the finish has routes of all colours")


@pytest.mark.rule("TO-01")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_six_seats_may_play(seats: int) -> None:
    state = position(seats=seats)
    assert state.seats == seats
    assert state.actors() == [CHANCE]


@pytest.mark.rule("TO-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_one_seat_alone_or_seven_seats_cannot_play(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 6 seats"):
        GAME.parse_options({}, seats)


@pytest.mark.rule("TO-01")
@pytest.mark.parametrize("seat", [-2, 3])
def test_a_seat_that_does_not_play_may_do_nothing(seat: int) -> None:
    state = position(seats=3)
    roll(state, "red", "yellow")
    assert state.legal(seat) == []
    assert state.why(seat, state.legal(0)[0]).clauses == ("TO-01",)


@pytest.mark.rule("TO-02")
def test_there_is_a_brown_pile_for_the_east_and_a_blue_one_for_the_west() -> None:
    state = position(["start", "start"], ["finish", "midway"])
    roll(state, "take-off", "jet")
    east = eastern_cards()[0]
    assert told(draw(state, east), Drew)[0].sentence(FLEETS).startswith("Orange draws a brown card")
    state = position(["finish", "finish"], ["lima", "lima"], turn=1)
    roll(state, "take-off", "jet")
    west = western_cards()[0]
    assert told(draw(state, west), Drew)[0].sentence(FLEETS).startswith("White draws a blue card")


@pytest.mark.rule("TO-03")
def test_every_city_belongs_to_one_half_and_a_vertical_line_parts_them() -> None:
    halves: dict[bool, set[float]] = {True: set(), False: set()}
    for city in [EAST, WEST, *CITIES]:
        state = position([city, "finish"])
        roll(state, "take-off", "jet")
        piles = {card in eastern_cards() for card in drawable(state)}
        assert len(piles) == 1, city
        halves[piles.pop()].add(OFFSETS[city])
    assert max(halves[False]) < 0 < min(halves[True])


@pytest.mark.rule("TO-04")
def test_each_card_left_in_a_pile_is_equally_likely() -> None:
    spent = eastern_cards()[:3]
    state = position(spent=spent)
    roll(state, "take-off", "jet")
    left = set(eastern_cards()) - set(spent)
    odds = {str(field(state, move, "card")): odds for move, odds in state.chances().odds()}
    assert odds == {card: Fraction(1, len(left)) for card in left}


@pytest.mark.rule("TO-05")
def test_backward_flights_are_usually_allowed_and_can_be_ruled_out() -> None:
    assert GAME.parse_options({}, 2) == GAME.parse_options({"backward": True}, 2)
    for backward in (True, False):
        state = position(["midway"], backward=backward)
        roll(state, "red", "red")
        assert (f"1 {EAST} red" in choices(state)) == backward


@pytest.mark.rule("TO-06")
@pytest.mark.parametrize("seats", SEATS)
def test_every_fleet_has_a_colour_of_its_own_that_is_no_colour_of_a_route(seats: int) -> None:
    names = GAME.seat_names(GAME.options_type(), seats)
    assert names == ["orange", "white", "black", "pink", "turquoise", "olive"][:seats]
    assert not set(names) & {*COLOURS, "blue", "brown"}


@pytest.mark.rule("TO-06")
def test_the_players_agree_who_takes_which_colour() -> None:
    options = GAME.parse_options({"colours": "black,any,orange"}, 3)
    state = GAME.start(options, 3)
    assert state.seat_names() == GAME.seat_names(options, 3) == ["black", "white", "orange"]
    assert Began(0).sentence(state.seat_names()) == "Black begins."
    assert state.sentence(CHANCE, LOT + 2) == "Orange is drawn to begin."
    with pytest.raises(BadInput, match="Two seats cannot both be pink"):
        GAME.parse_options({"colours": "pink,white,pink"}, 3)
    with pytest.raises(BadInput, match="3 values for 2 seats"):
        GAME.parse_options({"colours": "pink,white,black"}, 2)


@pytest.mark.rule("TO-06")
def test_jets_on_the_chart_are_letters_of_the_chosen_colours() -> None:
    chart = GAME.chart(GAME.view(position(["tokyo"], seats=2, colours="olive,pink"), 0))
    assert {(mark.seat, mark.text[0]) for mark in chart.marks if mark.style == "piece"} == {(0, "L"), (1, "P")}
    assert chart.legend[0].startswith("L olive, P pink; L2 is two jets")


@pytest.mark.rule("TO-07")
@pytest.mark.parametrize("fleet", [2, 3, 4])
def test_all_fleets_have_the_agreed_number_of_jets(fleet: int) -> None:
    state = position(seats=3, fleet=fleet)
    assert [len(places(state, seat)) for seat in range(3)] == [fleet] * 3


@pytest.mark.rule("TO-07")
def test_a_fleet_has_usually_two_jets_and_never_one_or_five() -> None:
    assert GAME.parse_options({}, 2) == GAME.parse_options({"fleet": 2}, 2)
    for fleet in (1, 5):
        with pytest.raises(BadInput, match="fleet"):
            GAME.parse_options({"fleet": fleet}, 2)


@pytest.mark.rule("TO-08")
@pytest.mark.parametrize("seats", SEATS)
def test_all_jets_start_in_the_hawaii_at_the_right_edge(seats: int) -> None:
    state = position(seats=seats, fleet=4)
    assert {city for seat in range(seats) for city in places(state, seat)} == {EAST}
    assert OFFSETS[EAST] == max(OFFSETS.values())
    assert BOARD.cities[BOARD.number_of[EAST]].name == "Honolulu"


@pytest.mark.rule("TO-09")
@pytest.mark.parametrize("seats", SEATS)
def test_lots_are_drawn_for_the_first_turn_unless_agreed_otherwise(seats: int) -> None:
    state = GAME.start(GAME.parse_options({}, seats), seats)
    assert state.actors() == [CHANCE]
    lots = [(state.wire(move), odds) for move, odds in state.chances().odds()]
    assert lots == [({"move": "lot", "seat": seat}, Fraction(1, seats)) for seat in range(seats)]
    state.events = []
    state.apply(CHANCE, state.chances().moves[-1])
    assert state.events == [Began(seats - 1)]
    assert (state.to_json()["turn"], state.to_json()["phase"]) == (seats - 1, "rolling")


@pytest.mark.rule("TO-09")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_named_seat_begins(first: int) -> None:
    state = GAME.start(GAME.parse_options({"first": first}, 3), 3)
    assert (state.to_json()["turn"], state.to_json()["phase"]) == (first - 1, "rolling")


@pytest.mark.rule("TO-09")
def test_a_seat_that_does_not_play_cannot_begin() -> None:
    with pytest.raises(BadInput, match="first=4"):
        GAME.parse_options({"first": 4}, 3)


@pytest.mark.rule("TO-09")
@pytest.mark.parametrize("seats", SEATS)
def test_the_turn_passes_in_seat_order(seats: int) -> None:
    state = position(seats=seats)
    for turn in range(seats):
        assert state.turn == turn
        roll(state, "red", "yellow")
        fly(state, 1, "midway", "red")
        fly(state, 1, "tokyo", "yellow")
    assert state.turn == 0


@pytest.mark.rule("TO-09")
def test_nobody_flies_out_of_turn() -> None:
    state = position(seats=3)
    roll(state, "red", "yellow")
    assert state.actors() == [0]
    assert state.legal(1) == []
    assert state.why(1, state.legal(0)[0]).clauses == ("TO-09",)


@pytest.mark.rule("TO-10")
def test_whoever_brings_the_whole_fleet_home_wins() -> None:
    city, colour, idle = last_stop()
    state = position(["finish", city], seats=3)
    roll(state, colour, idle)
    events = fly(state, 2, WEST, colour)
    assert events[-2:] == [Finished(0, 2, 2), Ended(ended(state).sentence)]
    assert ended(state).winners() == [0]
    assert ended(state).sentence.startswith("Orange")


@pytest.mark.rule("TO-10")
@pytest.mark.parametrize("fleet", [2, 3, 4])
def test_some_jets_at_home_are_not_enough(fleet: int) -> None:
    city, colour, idle = last_stop()
    state = position(["start", city] + ["finish"] * (fleet - 2), fleet=fleet)
    roll(state, colour, idle)
    assert told(fly(state, 2, WEST, colour), Finished) == [Finished(0, 2, fleet - 1)]
    assert places(state, 0)[1:] == [WEST] * (fleet - 1)
    assert state.outcome() is None


@pytest.mark.rule("TO-11")
def test_the_last_route_needs_its_colour() -> None:
    city, colour, idle = last_stop()
    state = position(["finish", city])
    roll(state, *[other for other in COLOURS if other != colour][:2])
    assert not any(WEST in choice for choice in choices(state))
    state = position(["finish", city])
    roll(state, colour, idle)
    assert f"2 {WEST} {colour}" in choices(state)


@pytest.mark.rule("TO-11")
def test_a_jet_symbol_flies_the_last_route_too() -> None:
    city, _, idle = last_stop()
    state = position(["finish", city])
    roll(state, idle, "jet")
    fly(state, 2, WEST, "jet")
    assert ended(state).winners() == [0]


@pytest.mark.rule("TO-12")
def test_the_race_is_won_at_once_with_a_die_still_unplayed() -> None:
    city, colour, _ = last_stop()
    state = position(["finish", city])
    roll(state, colour, "jet")
    fly(state, 2, WEST, colour)
    assert ended(state).winners() == [0]
    assert state.to_json()["dice"] == ["jet"]


@pytest.mark.rule("TO-13")
def test_two_eight_sided_dice_are_rolled_together() -> None:
    state = position()
    assert roll(position(), "yellow", "red") == [Rolled(0, ["red", "yellow"])]
    odds = {tuple(facets_of(state.wire(move))): odds for move, odds in state.chances().odds()}
    assert odds["red", "red"] == Fraction(1, 64)
    assert odds["red", "yellow"] == Fraction(2, 64)
    assert sum(odds.values()) == 1
    assert all(len(dice) == 2 for dice in odds)


@pytest.mark.rule("TO-13")
def test_nothing_flies_before_the_roll() -> None:
    state = position()
    assert state.actors() == [CHANCE]
    assert refusal(state, "fly", jet=1, **{"from": EAST, "to": "midway", "by": "red"}) == ("TO-13",)


@pytest.mark.rule("TO-13")
def test_only_routes_of_the_rolled_colours_may_be_flown() -> None:
    for city in CITIES[::3]:
        for one, two in combinations(COLOURS, 2):
            state = position([city, "finish"])
            roll(state, one, two)
            if phase(state) == "flying" and state.turn == 0:
                assert {choice.split()[2] for choice in choices(state)} <= {one, two}


@pytest.mark.rule("TO-14")
def test_one_jet_flies_two_routes_or_two_jets_one_each() -> None:
    state = position()
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    assert "1 tokyo yellow" in choices(state)
    assert "2 taipei yellow" in choices(state)


@pytest.mark.rule("TO-15")
@pytest.mark.parametrize("backward", [True, False])
def test_red_and_yellow_take_one_jet_by_midway_to_tokyo(backward: bool) -> None:
    state = position(backward=backward)
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    fly(state, 1, "tokyo", "yellow")
    assert places(state, 0) == ["tokyo", EAST]
    assert state.turn == 1


@pytest.mark.rule("TO-16")
@pytest.mark.parametrize("backward", [True, False])
def test_red_and_yellow_take_one_jet_by_taipei_to_wuhan(backward: bool) -> None:
    state = position(backward=backward)
    roll(state, "red", "yellow")
    fly(state, 1, "taipei", "yellow")
    fly(state, 1, "wuhan", "red")
    assert places(state, 0) == ["wuhan", EAST]
    assert state.turn == 1


@pytest.mark.rule("TO-17")
@pytest.mark.parametrize("backward", [True, False])
@pytest.mark.parametrize("fleet", [2, 3, 4])
def test_red_and_yellow_from_the_start_have_exactly_three_results(fleet: int, backward: bool) -> None:
    state = position(fleet=fleet, backward=backward)
    roll(state, "red", "yellow")
    waiting = [EAST] * (fleet - 2)
    ends = (["tokyo", EAST], ["wuhan", EAST], ["midway", "taipei"])
    assert results(state) == {tuple(sorted([*end, *waiting])) for end in ends}


@pytest.mark.rule("TO-18")
def test_a_colour_takes_a_jet_to_the_next_city_and_no_farther() -> None:
    for city in CITIES:
        for colour in COLOURS:
            state = position([city, "finish"], bumping=False)
            roll(state, colour, "take-off")
            draw(state, drawable(state)[0])
            routes = {choice.split()[1] for choice in choices(state) if choice.endswith(f" {colour}")}
            assert routes <= flights(city, colour)


@pytest.mark.rule("TO-19")
def test_both_colours_have_to_be_used() -> None:
    state = position()
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    assert state.turn == 0
    assert set(choices(state)) == {"1 tokyo yellow", "2 taipei yellow"}


@pytest.mark.rule("TO-19")
def test_there_is_no_move_that_passes() -> None:
    state = position()
    roll(state, "red", "yellow")
    kinds = {state.wire(move)["move"] for move in state.legal(0)}
    assert kinds == {"fly"}
    assert refusal(state, "silent")


@pytest.mark.rule("TO-20")
def test_the_turn_is_over_when_both_moves_are_made() -> None:
    state = position()
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    assert told(fly(state, 2, "taipei", "yellow"), DiceLeft) == []
    assert (state.turn, phase(state)) == (1, "rolling")
    assert state.actors() == [CHANCE]


@pytest.mark.rule("TO-21")
def test_doubles_give_another_turn() -> None:
    state = position()
    roll(state, "red", "red")
    fly(state, 1, "midway", "red")
    events = fly(state, 2, "midway", "red")
    assert told(events, AnotherTurn)
    assert (state.turn, phase(state)) == (0, "offered")
    roll_now(state)
    assert (state.turn, phase(state)) == (0, "rolling")
    roll(state, "red", "yellow")
    assert state.actors() == [0]


@pytest.mark.rule("TO-21")
def test_different_dice_give_no_other_turn() -> None:
    state = position()
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    assert not told(fly(state, 1, "tokyo", "yellow"), AnotherTurn)
    assert state.turn == 1


@pytest.mark.rule("TO-22")
def test_a_roll_that_offers_no_move_passes_the_turn_on_by_itself() -> None:
    one, two = next(pair for pair in pairs() if cities_without(*pair))
    city = cities_without(one, two)[0]
    state = position([city, "finish"])
    events = roll(state, one, two)
    assert [type(event) for event in events][-1] is DeadRoll
    assert places(state, 0) == [city, WEST]
    assert (state.turn, phase(state)) == (1, "rolling")
