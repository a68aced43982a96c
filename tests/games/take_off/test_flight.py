"""Flying: how many of the dice have to be used, what is backward, and that going home is always allowed."""

import random
from collections.abc import Iterator
from itertools import pairwise, permutations

import pytest

from greatcircle.games.take_off.events import DiceLeft, Flew
from tests.games.take_off.atlas import (
    CITIES,
    COLOURS,
    DATA,
    OFFSETS,
    TODAY,
    cities_without,
    colour_of,
    eastern_cards,
    flights,
    is_backward,
    pairs,
)
from tests.games.take_off.position import (
    EAST,
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
    take_off,
    told,
)


def uses(state_lines: list[list[str]]) -> set[int]:
    """Give the numbers of dice and cards that the ways to fly use."""
    return {len(line) for line in state_lines}


def junctions() -> Iterator[tuple[str, str, str]]:
    """List cities with two colours of which exactly one leads on from there."""
    for one, two in pairs():
        for city in CITIES:
            if flights(city, one) and not flights(city, two) and WEST not in flights(city):
                yield city, one, two


# Which of the dice have to be used.


@pytest.mark.rule("TO-23")
def test_one_die_is_used_where_the_other_cannot_be() -> None:
    city, one, two = next(
        (city, one, two) for city, one, two in junctions() if not any(flights(n, two) for n in flights(city, one))
    )
    state = position([city, "finish"])
    roll(state, one, two)
    assert {choice.split()[1] for choice in choices(state)} == flights(city, one)
    left = told(fly(state, 1, min(flights(city, one)), one), DiceLeft)
    assert left == [DiceLeft(0, [two])]
    assert state.turn == 1


@pytest.mark.rule("TO-23")
def test_the_order_that_uses_both_dice_has_to_be_flown() -> None:
    city, one, two = next(
        (city, one, two)
        for one, two in pairs()
        for city in CITIES
        if any(flights(near, two) for near in flights(city, one))
        and flights(city, two)
        and not any(flights(near, one) for near in flights(city, two))
        and WEST not in flights(city)
    )
    state = position([city, "finish"])
    roll(state, one, two)
    assert {choice.split()[2] for choice in choices(state)} == {one}
    assert uses(lines(state)) == {2}
    there = min(flights(city, two))
    assert "TO-23" in refusal(state, "fly", jet=1, **{"from": city, "to": there, "by": two})


@pytest.mark.rule("TO-23")
def test_the_wild_route_that_lets_the_other_die_be_used_has_to_be_flown() -> None:
    city, colour, good, bad = next(
        (city, colour, good, bad)
        for colour in COLOURS
        for city in cities_without(colour)
        for good in sorted(flights(city))
        for bad in sorted(flights(city) - {WEST})
        if flights(good, colour) and not flights(bad, colour)
    )
    state = position([city, "finish"])
    roll(state, colour, "jet")
    assert f"1 {good} jet" in choices(state)
    assert f"1 {bad} jet" not in choices(state)
    assert "TO-23" in refusal(state, "fly", jet=1, **{"from": city, "to": bad, "by": "jet"})


@pytest.mark.rule("TO-23")
def test_the_jet_that_leaves_the_other_die_playable_has_to_fly() -> None:
    keen, lame, one, two = next(
        (keen, lame, one, two)
        for one, two in pairs()
        for keen in CITIES
        if flights(keen, one)
        and flights(keen, two)
        and not any(flights(near, two) for near in flights(keen, one))
        and not any(flights(near, one) for near in flights(keen, two))
        for lame in CITIES
        if flights(lame, one)
        and not flights(lame, two)
        and not any(flights(near, two) for near in flights(lame, one))
        and WEST not in flights(keen) | flights(lame)
    )
    state = position([keen, lame])
    roll(state, one, two)
    assert uses(lines(state)) == {2}
    assert {choice.split()[0] + choice.split()[2] for choice in choices(state)} == {f"1{two}", f"2{one}"}
    assert "TO-23" in refusal(state, "fly", jet=1, **{"from": keen, "to": min(flights(keen, one)), "by": one})


@pytest.mark.rule("TO-23")
def test_the_card_has_to_be_flown_first_if_it_makes_the_die_playable() -> None:
    colour = next(colour for colour in COLOURS if cities_without(colour))
    city = next(city for city in cities_without(colour) if OFFSETS[city] > 0)
    card = next(card for card in eastern_cards() if flights(TODAY[card], colour))
    state = position([city, city])
    roll(state, colour, "take-off")
    draw(state, card)
    assert choices(state) == [f"1 {card}"]
    take_off(state, 1, card)
    assert {choice.split()[1] for choice in choices(state)} == flights(TODAY[card], colour)


@pytest.mark.rule("TO-23")
def test_the_card_has_to_send_the_jet_that_leaves_the_die_playable() -> None:
    colour, able, lame, card = next(
        (colour, able, lame, card)
        for colour in COLOURS
        for card in eastern_cards()
        if not flights(TODAY[card], colour)
        for lame in cities_without(colour)
        for able in CITIES
        if flights(able, colour) and OFFSETS[able] > 0 and WEST not in flights(able)
    )
    state = position([able, lame])
    roll(state, colour, "take-off")
    draw(state, card)
    assert f"2 {card}" in choices(state)
    assert f"1 {card}" not in choices(state)
    assert "TO-23" in refusal(state, "take-off", jet=1, to=card)
    fly(state, 1, min(flights(able, colour)), colour)
    assert {f"1 {card}", f"2 {card}"} == set(choices(state))


@pytest.mark.rule("TO-24")
def test_of_two_dice_that_cannot_both_be_used_either_may_be() -> None:
    city, one, two = next(
        (city, one, two)
        for one, two in pairs()
        for city in CITIES
        if flights(city, one)
        and flights(city, two)
        and not any(flights(near, two) for near in flights(city, one))
        and not any(flights(near, one) for near in flights(city, two))
        and WEST not in flights(city)
    )
    state = position([city, "finish"])
    roll(state, one, two)
    assert {choice.split()[2] for choice in choices(state)} == {one, two}
    assert uses(lines(state)) == {1}


def every_way(jets: tuple[str, ...], dice: tuple[str, ...]) -> list[list[str]]:
    """List every way to use dice one after the other until none of the rest can be used, or all jets are home."""
    found: list[list[str]] = []
    for jet, city in enumerate(jets, 1):
        if city == WEST or city in jets[: jet - 1]:
            continue
        for number, facet in enumerate(dice):
            if facet in dice[:number]:
                continue
            for there in flights(city) if facet == "jet" else flights(city, facet):
                then = (*jets[: jet - 1], there, *jets[jet:])
                rest = every_way(then, (*dice[:number], *dice[number + 1 :]))
                found += [[f"{jet} {there} {facet}", *way] for way in rest]
    return found or [[]]


def wins(jets: tuple[str, ...], way: list[str]) -> bool:
    """Tell whether a way brings all jets home."""
    return set(after(jets, way)) == {WEST}


def after(jets: tuple[str, ...], way: list[str]) -> tuple[str, ...]:
    """Give where the jets are at the end of a way."""
    ends = list(jets)
    for step in way:
        jet, there, _ = step.split()
        ends[int(jet) - 1] = there
    return tuple(ends)


def dutiful_ways(jets: tuple[str, ...], dice: tuple[str, ...]) -> list[list[str]]:
    """List the ways of which every step can still lead to using the most dice, or to the victory."""
    ways = every_way(jets, dice)
    most = max(len(way) for way in ways)
    found: list[list[str]] = []
    for step in sorted({way[0] for way in ways if way and (len(way) == most or wins(jets, way))}):
        rest = list(dice)
        rest.remove(step.split()[2])
        found += [[step, *way] for way in dutiful_ways(after(jets, [step]), tuple(rest))]
    return found or [[]]


@pytest.mark.rule("TO-23", "TO-24", "TO-73", "TO-85")
@pytest.mark.parametrize(("fleet", "count"), [(2, 2), (3, 2), (2, 3)])
def test_exactly_the_ways_that_use_the_most_dice_or_win_can_be_flown(fleet: int, count: int) -> None:
    luck = random.Random(fleet * count)
    lonely = [city for city in CITIES if len(flights(city)) < 4]
    for number in range(200):
        seat = number % 3
        others = [WEST] if number % 5 < 3 else [*CITIES, *sorted(flights(WEST)) * 10]
        jets = (luck.choice([*lonely, *sorted(flights(WEST)) * 5]), *luck.choices(others, k=fleet - 1))
        dice = tuple(luck.choices([*COLOURS, "jet"], weights=[3] * 5 + [1], k=count))
        state = position(*[[]] * seat, jets, seats=3, turn=seat, fleet=fleet, dice=count)
        roll(state, *dice)
        dead = phase(state) == "rolling"
        assert sorted([[]] if dead else lines(state)) == sorted(dutiful_ways(jets, dice)), (jets, dice)


@pytest.mark.rule("TO-23", "TO-73")
def test_of_three_dice_a_flight_that_leaves_the_others_dead_is_not_allowed_if_two_can_be_used() -> None:
    city, dice = next(
        (city, dice)
        for dice in permutations(COLOURS, 3)
        for city in CITIES
        if flights(city, dice[0])
        and not any(flights(near, *dice[1:]) for near in flights(city, dice[0]))
        and {len(way) for way in every_way((city,), dice)} == {1, 2}
    )
    state = position([city, "finish"], dice=3)
    roll(state, *dice)
    assert dice[0] not in {choice.split()[2] for choice in choices(state)}
    assert uses(lines(state)) == {2}


@pytest.mark.rule("TO-18", "TO-32")
@pytest.mark.parametrize("jet", [1, 2])
def test_every_flight_takes_the_jet_where_it_says_and_uses_its_die(jet: int) -> None:
    for city in CITIES:
        for there in flights(city):
            for by in (colour_of(city, there), "jet"):
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
        assert offered == {there for there in flights(city) if OFFSETS[there] <= OFFSETS[city] + 5}, city


@pytest.mark.rule("TO-28")
def test_a_route_of_five_degrees_or_less_is_neutral_and_may_be_flown_both_ways() -> None:
    neutral = [(a, b) for a in CITIES for b in flights(a) if 0 < OFFSETS[b] - OFFSETS[a] <= 5]
    assert neutral
    for here, there in [*neutral, *[(b, a) for a, b in neutral]]:
        state = position([here, "start"], backward=False)
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
        assert all(OFFSETS[after] <= OFFSETS[before] + 5 for before, after in pairwise(stops))


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
    assert uses(lines(state)) == {1, 2}
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
    assert uses(lines(state)) == {2}
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
