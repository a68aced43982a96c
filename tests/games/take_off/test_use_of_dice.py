"""The use of the dice: as many as possible have to be flown, and which order and which jets that asks for."""

import random
from collections.abc import Iterator
from itertools import permutations

import pytest

from greatcircle.games.take_off.events import DiceLeft
from greatcircle.games.take_off.payload import Facet
from tests.games.take_off.atlas import (
    CITIES,
    COLOURS,
    OFFSETS,
    TODAY,
    cities_without,
    eastern_cards,
    flights,
    pairs,
)
from tests.games.take_off.position import (
    WEST,
    choices,
    draw,
    fly,
    lines,
    phase,
    position,
    refusal,
    roll,
    take_off,
    told,
    uses,
)


def junctions() -> Iterator[tuple[str, Facet, Facet]]:
    """List cities with two colours of which exactly one leads on from there."""
    for one, two in pairs():
        for city in CITIES:
            if flights(city, one) and not flights(city, two) and WEST not in flights(city):
                yield city, one, two


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
    assert uses(state) == {2}
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
    assert uses(state) == {2}
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
    assert uses(state) == {1}


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
    """List the ways of which every step can still lead to using the most dice, and those that win."""
    ways = every_way(jets, dice)
    most = max(len(way) for way in ways)
    full = {way[0] for way in ways if way and len(way) == most}
    found: list[list[str]] = []
    for step in sorted({way[0] for way in ways if way and (way[0] in full or wins(jets, way))}):
        rest = list(dice)
        rest.remove(step.split()[2])
        then = after(jets, [step])
        if step in full:
            found += [[step, *way] for way in dutiful_ways(then, tuple(rest))]
        else:
            found += [[step, *way] for way in every_way(then, tuple(rest)) if wins(then, way)]
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
    assert uses(state) == {2}
