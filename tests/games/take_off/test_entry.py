"""What can be looked up: the routes of any city, and what stands on its card unless its country is asked for."""

import pytest

from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.entry import entries
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.kernel.entry import Entry
from tests.games.take_off.position import position


def looked_up(state: TakeOff, name: str) -> Entry:
    (entry,) = entries(state, name)
    return entry


@pytest.mark.rule("TO-36", "TO-81")
def test_a_capital_has_the_facts_of_its_card_and_its_flag() -> None:
    entry = looked_up(position(["tokyo"], seats=2), "lima")
    assert entry.title == "Lima"
    assert entry.lines[:2] == ("Lima is the capital of Peru, in South America.", "Lima is said LEE-muh, Peru puh-ROO.")
    assert entry.picture == "take_off/flags/today/pe.svg"


@pytest.mark.rule("TO-36")
def test_a_country_is_looked_up_by_its_name_too() -> None:
    state = position(["tokyo"], seats=2)
    assert looked_up(state, "Peru") == looked_up(state, "Lima")
    assert [entry.title for entry in entries(state, "South Africa")] == ["Cape Town", "Pretoria"]


@pytest.mark.rule("TO-18", "TO-28")
def test_every_route_of_every_city_is_told_with_its_colour_and_whether_it_leads_backward() -> None:
    state = position(["tokyo"], seats=2)
    names = state.setup.deck.city_names
    for city in BOARD.cities:
        if city.number in (state.setup.start, state.setup.goal):
            continue
        entry = looked_up(state, city.name)
        for hop in range(BOARD.hop_count):
            if BOARD.hop_from[hop] == city.number:
                colour = BOARD.colours[BOARD.hop_colour[hop]]
                there = "the finish" if BOARD.hop_to[hop] == state.setup.goal else names[BOARD.hop_to[hop]]
                (line,) = [line for line in entry.lines if line.startswith(f"By {colour}: ")]
                back = "" if state.setup.ways.is_forward[hop] else " (backward)"
                assert f"{there}{back}" in line.removeprefix(f"By {colour}: ").removesuffix(".").split(", ")


@pytest.mark.rule("TO-83")
def test_what_is_barred_is_said_to_be() -> None:
    entry = looked_up(position(["tokyo"], seats=2, backward=False), "tokyo")
    assert "By yellow: Midway (backward, not allowed)." in entry.lines


@pytest.mark.rule("TO-67", "TO-94")
def test_where_naming_is_rewarded_the_country_of_a_card_is_told_only_after_it_was_named() -> None:
    state = position(["tokyo"], seats=2, naming="extra-move")
    lima = state.setup.deck.capital_names.index("Lima")
    assert entries(state, "Peru") == []
    assert looked_up(state, "Lima").picture == ""
    assert not any("Peru" in line for line in looked_up(state, "Lima").lines)
    state.piles = [[card for card in pile if card != lima] for pile in state.piles]
    state.hand = [lima]
    state.unnamed = [lima]
    assert entries(state, "Peru") == []
    assert looked_up(state, "Lima").picture == ""
    state.unnamed = []
    assert looked_up(state, "Peru").picture == "take_off/flags/today/pe.svg"


def test_hawaii_is_the_start_and_the_finish() -> None:
    titles = [entry.title for entry in entries(position(["tokyo"], seats=2), "Hawaii")]
    assert sorted(titles) == ["Honolulu, the finish", "Honolulu, the start"]
