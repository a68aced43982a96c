"""Flying: where a flight leads, what is backward, and that going home is always allowed."""

from itertools import pairwise
from typing import cast

import pytest

from greatcircle.games.take_off.events import Flew
from greatcircle.games.take_off.payload import Facet
from greatcircle.games.take_off.rules.play import TakeOff
from tests.games.take_off.atlas import (
    CITIES,
    COLOURS,
    DATA,
    OFFSETS,
    TODAY,
    colour_of,
    eastern_cards,
    flights,
    is_backward,
    is_neutral,
    pairs,
)
from tests.games.take_off.position import (
    EAST,
    GAME,
    WEST,
    choices,
    draw,
    ended,
    fly,
    lines,
    phase,
    places,
    position,
    refusal,
    roll,
    roll_now,
    told,
    uses,
)


@pytest.mark.rule("TO-18", "TO-32")
@pytest.mark.parametrize("jet", [1, 2])
def test_every_flight_takes_the_jet_where_it_says_and_uses_its_die(jet: int) -> None:
    for city in CITIES:
        for there in flights(city):
            ways: tuple[Facet, ...] = (colour_of(city, there), "jet")
            for by in ways:
                state = position(["finish"] * (jet - 1) + [city, "start"], fleet=jet + 1, bumping=False)
                roll(state, by, "take-off")
                draw(state, eastern_cards()[0])
                assert told(fly(state, jet, there, by), Flew) == [Flew(0, jet, city, there, by)]
                assert places(state)[jet - 1] == there
                assert state.to_json()["dice"] == []


# What is backward.


@pytest.mark.rule("TO-28", "TO-83")
def test_without_backward_play_only_forward_and_neutral_routes_are_offered() -> None:
    for city in CITIES:
        state = position([city, "start"], backward=False, bumping=False)
        roll(state, "jet", "take-off")
        draw(state, eastern_cards()[0])
        offered = {choice.split()[1] for choice in choices(state) if choice.startswith("1") and "jet" in choice}
        assert offered == {there for there in flights(city) if not is_backward(city, there)}, city


@pytest.mark.rule("TO-28")
def test_a_route_that_runs_north_and_south_is_neutral_and_may_be_flown_both_ways() -> None:
    neutral = [(a, b) for a in CITIES for b in flights(a) if is_neutral(a, b)]
    assert ("urumqi", "kathmandu") in neutral
    assert 200 < len(neutral) < 230
    for here, there in neutral:
        state = position([here, "start"], backward=False)
        roll(state, "jet", "jet")
        assert f"1 {there} jet" in choices(state)


@pytest.mark.rule("TO-28")
@pytest.mark.parametrize(("here", "there"), [("kingston", "port-au-prince"), ("managua", "san-jose")])
def test_a_route_that_leans_is_flown_one_way_where_backward_is_barred(here: str, there: str) -> None:
    for city, other, may_fly in ((here, there, False), (there, here, True)):
        state = position([city, "start"], backward=False)
        roll(state, "jet", "jet")
        assert (f"1 {other} jet" in choices(state)) == may_fly
        eastward = position([city, "start"], backward=False, direction="eastward")
        roll(eastward, "jet", "jet")
        assert (f"1 {other} jet" in choices(eastward)) != may_fly


def test_by_the_first_rules_five_degrees_are_neutral() -> None:
    for here, there in (("kingston", "port-au-prince"), ("port-au-prince", "kingston")):
        state = position([here, "start"], backward=False, rules_version=1)
        roll(state, "jet", "jet")
        assert f"1 {there} jet" in choices(state)


@pytest.mark.rule("TO-28")
def test_a_backward_route_is_refused_with_the_rule() -> None:
    here, there = next((a, b) for a in CITIES for b in sorted(flights(a)) if OFFSETS[b] - OFFSETS[a] > 5)
    state = position([here, "start"], backward=False)
    roll(state, "jet", "jet")
    clauses = refusal(state, "fly", jet=1, **{"from": here, "to": there, "by": "jet"})
    assert set(clauses) & {"TO-05", "TO-28", "TO-83"}


@pytest.mark.rule("TO-28")
def test_east_and_west_are_sides_of_the_map_not_signs_of_longitudes() -> None:
    state = position(backward=False)
    roll(state, "red", "yellow")
    fly(state, 1, "midway", "red")
    fly(state, 1, "tokyo", "yellow")
    longitudes = {city["id"]: city["lon"] for city in DATA["cities"]}
    assert longitudes[EAST] > longitudes["midway"] < 0 < longitudes["tokyo"]
    assert OFFSETS[EAST] > OFFSETS["midway"] > OFFSETS["tokyo"]


@pytest.mark.rule("TO-29")
def test_a_jet_at_the_finish_flies_no_more() -> None:
    state = position(["finish", "finish", "start"], fleet=3)
    roll(state, "jet", "take-off")
    card = eastern_cards()[0]
    draw(state, card)
    assert {choice.split()[0] for choice in choices(state)} == {"3"}
    assert refusal(state, "take-off", jet=1, to=card) == ("TO-29",)


@pytest.mark.rule("TO-29")
def test_routes_do_not_lead_out_of_the_finish() -> None:
    state = position(["finish", "start"])
    roll(state, "jet", "jet")
    there = min(flights(WEST))
    assert refusal(state, "fly", jet=1, **{"from": WEST, "to": there, "by": "jet"}) == ("TO-29",)


@pytest.mark.rule("TO-30")
def test_several_jets_of_a_fleet_may_be_in_one_city() -> None:
    state = position(fleet=3)
    roll(state, "red", "red")
    fly(state, 1, "midway", "red")
    fly(state, 2, "midway", "red")
    roll_now(state)
    roll(state, "red", "take-off")
    draw(state, eastern_cards()[0])
    fly(state, 3, "midway", "red")
    assert places(state, 0) == ["midway"] * 3


@pytest.mark.rule("TO-31")
def test_a_jet_may_fly_back_into_the_start() -> None:
    state = position(["midway"])
    roll(state, "red", "red")
    fly(state, 1, EAST, "red")
    assert places(state, 0) == [EAST, EAST]
    assert "1 midway red" in choices(state)


@pytest.mark.rule("TO-31")
@pytest.mark.parametrize("colours", [("green", "green"), ("blue", "violet")])
def test_the_way_back_into_the_start_needs_its_colour(colours: tuple[str, str]) -> None:
    state = position(["midway", "finish"])
    roll(state, *colours)
    assert not any(line and EAST in line[0] for line in lines(state))


@pytest.mark.rule("TO-83")
def test_the_goal_lies_at_the_left_edge_and_every_forward_route_leads_left_or_is_neutral() -> None:
    state = position(backward=False)
    assert OFFSETS[WEST] == min(OFFSETS.values())
    roll(state, "jet", "jet")
    for line in lines(state):
        stops = [EAST, *[step.split()[1] for step in line if step.startswith("1")]]
        assert not any(is_backward(before, after) for before, after in pairwise(stops))


@pytest.mark.rule("TO-84")
def test_a_backward_flight_has_to_be_made_if_it_is_the_only_move() -> None:
    city, colour = next(
        (city, colour)
        for colour in COLOURS
        for city in CITIES
        if flights(city, colour) and all(is_backward(city, there) for there in flights(city, colour))
    )
    state = position([city, "finish"])
    roll(state, colour, colour)
    assert {choice.split()[1] for choice in choices(state)} == flights(city, colour)
    assert state.actors() == [0]


@pytest.mark.rule("TO-22", "TO-84")
def test_where_backward_is_barred_such_a_roll_is_dead() -> None:
    city, one, two = next(
        (city, one, two)
        for one, two in pairs()
        for city in CITIES
        if flights(city, one) and not flights(city, one, two, backward=False)
    )
    state = position([city, "finish"], backward=False)
    roll(state, one, two)
    assert places(state, 0) == [city, WEST]
    assert (state.turn, phase(state)) == (1, "rolling")


# Going home.


def home_or_on() -> tuple[str, str, str]:
    """Find a city from which one colour leads home, and another colour on to where the first can be used as well."""
    return next(
        (city, one, two)
        for city in sorted(flights(WEST))
        for one, two in pairs()
        if one == colour_of(city, WEST)
        and any(flights(near, one) for near in flights(city, two))
        and not flights(WEST, two) & {city}
    )


@pytest.mark.rule("TO-85")
def test_the_last_jet_may_go_home_though_another_order_would_use_both_dice() -> None:
    city, one, two = home_or_on()
    state = position(["finish", city])
    roll(state, one, two)
    assert uses(state) == {1, 2}
    fly(state, 2, WEST, one)
    assert ended(state).winners() == [0]
    assert state.to_json()["dice"] == [two]


@pytest.mark.rule("TO-85")
def test_the_longer_way_may_be_flown_as_well() -> None:
    city, one, two = home_or_on()
    state = position(["finish", city])
    roll(state, one, two)
    assert {choice.split()[2] for choice in choices(state)} == {one, two}


@pytest.mark.rule("TO-85")
def test_the_last_jet_may_go_home_with_a_card_still_unflown() -> None:
    city, one, _ = home_or_on()
    state = position(["finish", city])
    roll(state, one, "take-off")
    card = min(card for card in TODAY if OFFSETS[TODAY[card]] < 0)
    draw(state, card)
    assert f"2 {card}" in choices(state)
    fly(state, 2, WEST, one)
    assert ended(state).winners() == [0]
    assert state.to_json()["hand"] == [card]


@pytest.mark.rule("TO-23", "TO-85")
def test_a_jet_that_is_not_the_last_may_not_go_home_at_the_cost_of_a_die() -> None:
    city, one, two = home_or_on()
    lame = next(lame for lame in CITIES if not flights(lame, one, two))
    state = position([lame, city])
    roll(state, one, two)
    assert f"2 {WEST} {one}" not in choices(state)
    assert uses(state) == {2}
    assert "TO-23" in refusal(state, "fly", jet=2, **{"from": city, "to": WEST, "by": one})


@pytest.mark.rule("TO-85")
def test_with_three_dice_the_first_of_two_flights_home_is_allowed_too() -> None:
    before, city, one, two, three = next(
        (before, city, one, two, three)
        for city in sorted(flights(WEST))
        for two in [colour_of(city, WEST)]
        for one, three in pairs()
        if two not in (one, three)
        for before in sorted(flights(city, one) - {WEST})
        if not flights(before, three)
    )
    state = position(["finish", before], dice=3)
    roll(state, one, two, three)
    assert f"2 {city} {one}" in choices(state)
    fly(state, 2, city, one)
    fly(state, 2, WEST, two)
    assert ended(state).winners() == [0]


def way_home_at_the_cost_of_a_die() -> tuple[str, str, str, str, str, str]:
    """Find two flights home by two of three colours, where another first flight would use all three dice.

    The last of what is given is a flight that would turn back from the way.
    """
    for city in sorted(flights(WEST)):
        two = colour_of(city, WEST)
        for one, three in pairs():
            if two in (one, three):
                continue
            for before in sorted(flights(city, one) - {WEST}):
                state = position(["finish", before], dice=3)
                roll(state, one, two, three)
                if phase(state) != "flying" or state.turn != 0:
                    continue
                ways = lines(state)
                most = max(map(len, ways))
                row = [f"2 {city} {one}", f"2 {WEST} {two}"]
                others = [way for way in ways if way[0] == row[0] and way != row]
                if row in ways and most == 3 and not any(way[0] == row[0] and len(way) == most for way in ways):
                    assert not others
                    old = position(["finish", before], dice=3, rules_version=1)
                    roll(old, one, two, three)
                    turned = [way[1] for way in lines(old) if way[0] == row[0] and way != row]
                    if turned:
                        return before, city, one, two, three, turned[0]
    raise AssertionError("nowhere does the way home cost a die")


@pytest.mark.rule("TO-85")
def test_who_has_set_out_to_win_at_the_cost_of_a_die_has_to_go_on() -> None:
    before, city, one, two, three, turned = way_home_at_the_cost_of_a_die()
    state = position(["finish", before], dice=3)
    roll(state, one, two, three)
    fly(state, 2, city, one)
    assert state.to_json()["is_homing"]
    assert choices(state) == [f"2 {WEST} {two}"]
    _, there, by = turned.split()
    assert refusal(state, "fly", jet=2, **{"from": city, "to": there, "by": by}) == ("TO-85",)
    again = cast(TakeOff, GAME.state_from_json(state.to_json()))
    assert choices(again) == choices(state)
    fly(state, 2, WEST, two)
    assert ended(state).winners() == [0]


@pytest.mark.rule("TO-85")
def test_who_has_set_out_as_anybody_may_is_not_bound() -> None:
    city, one, two = home_or_on()
    state = position(["finish", city])
    roll(state, one, two)
    near = min(near for near in flights(city, two) if flights(near, one))
    fly(state, 2, near, two)
    assert not state.to_json()["is_homing"]
    assert {choice.split()[1] for choice in choices(state)} == flights(near, one)


# Jets side by side.


@pytest.mark.rule("TO-99")
def test_of_jets_side_by_side_only_the_first_is_offered() -> None:
    state = position(["midway", "start", "start", "midway"], fleet=4)
    roll(state, "red", "yellow")
    assert {choice.split()[0] for choice in choices(state)} == {"1", "2"}
    clauses = refusal(state, "fly", jet=3, **{"from": EAST, "to": "midway", "by": "red"})
    assert clauses == ("TO-99",)


@pytest.mark.rule("TO-99")
def test_jets_that_part_are_offered_one_by_one() -> None:
    state = position()
    roll(state, "red", "yellow")
    assert {choice.split()[0] for choice in choices(state)} == {"1"}
    fly(state, 1, "midway", "red")
    assert {choice.split()[0] for choice in choices(state)} == {"1", "2"}
