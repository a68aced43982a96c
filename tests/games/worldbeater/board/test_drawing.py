"""What is printed for a match of Worldbeater: hexagons, towns, ways out, landmarks, cards and both charts."""

from typing import Any, cast

import pytest

from greatcircle.games.worldbeater.board import BOARD
from greatcircle.games.worldbeater.card import CARDS
from greatcircle.games.worldbeater.game import GAME


def drawing(seats: int = 4) -> dict[str, Any]:
    return cast(dict[str, Any], GAME.drawing(GAME.parse_options({}, seats), seats))


def test_every_hexagon_lies_where_the_board_has_it_and_in_its_area() -> None:
    printed = {hexagon["id"]: hexagon for hexagon in drawing()["hexagons"]}
    areas = {area["id"] for area in drawing()["areas"]}
    assert list(printed) == BOARD.ids
    for number, name in enumerate(BOARD.ids):
        hexagon = printed[name]
        assert (hexagon["q"], hexagon["r"]) == (BOARD.q[number], BOARD.r[number])
        assert hexagon["area"] in areas
    assert len({(hexagon["q"], hexagon["r"]) for hexagon in printed.values()}) == len(printed)


def test_what_is_on_a_hexagon_agrees_with_the_lists() -> None:
    printed = drawing()
    roles = {hexagon["id"]: hexagon["role"] for hexagon in printed["hexagons"]}
    named = {town["hexagon"]: "town" for town in printed["towns"]}
    named |= {end: crossing["kind"] for crossing in printed["crossings"] for end in (crossing["a"], crossing["b"])}
    named |= {airport["hexagon"]: "airport" for airport in printed["airports"]}
    named |= {printed["fort_dunlop"]["hexagon"]: "fort-dunlop", printed["new_york"]["hexagon"]: "new-york"}
    assert {name: role for name, role in roles.items() if role != "open"} == named


@pytest.mark.rule("WB-05")
def test_every_town_is_printed_with_its_name_and_value_in_its_area() -> None:
    towns = {town["id"]: town for town in drawing()["towns"]}
    areas = {hexagon["id"]: hexagon["area"] for hexagon in drawing()["hexagons"]}
    assert len(towns) == len(BOARD.towns) == 70
    for town in BOARD.towns:
        shown = towns[town.id]
        assert (shown["name"], shown["value"]) == (town.name, town.value)
        assert shown["area"] == areas[shown["hexagon"]] == BOARD.areas[town.area].id


@pytest.mark.rule("WB-74")
@pytest.mark.rule("WB-75")
@pytest.mark.rule("WB-76")
@pytest.mark.rule("WB-77")
@pytest.mark.parametrize(("seats", "removed"), [(6, set()), (5, {6}), (4, {2, 5}), (3, {2, 4, 6})])
def test_it_says_whose_tokens_are_laid_out(seats: int, removed: set[int]) -> None:
    for town in drawing(seats)["towns"]:
        assert town["is_in_play"] == (town["value"] not in removed)


@pytest.mark.rule("WB-53")
def test_every_crossing_is_printed_once_with_the_names_of_both_ends() -> None:
    crossings = drawing()["crossings"]
    ends = [end for crossing in crossings for end in (crossing["a"], crossing["b"])]
    assert sorted(ends) == sorted(BOARD.ids[exit_] for exit_ in BOARD.exits)
    for crossing in crossings:
        here, there = BOARD.number_of[crossing["a"]], BOARD.number_of[crossing["b"]]
        assert BOARD.partner[here] == there
        assert (crossing["a_name"], crossing["b_name"]) == (BOARD.names[here], BOARD.names[there])


@pytest.mark.rule("WB-02")
def test_the_race_goes_from_fort_dunlop_to_new_york() -> None:
    assert drawing()["fort_dunlop"] == {"hexagon": BOARD.ids[BOARD.fort_dunlop], "name": "Fort Dunlop"}
    assert drawing()["new_york"] == {"hexagon": BOARD.ids[BOARD.new_york], "name": "New York"}


@pytest.mark.rule("WB-65")
def test_cards_tell_their_names_and_on_whom_they_are_played() -> None:
    cards = drawing()["cards"]
    assert [card["id"] for card in cards] == [card.id for card in CARDS]
    assert all(card["name"] and card["sentence"] for card in cards)
    assert {card["side"]: card["needs_target"] for card in cards} == {"help": False, "harm": True}


@pytest.mark.rule("WB-13")
@pytest.mark.rule("WB-18")
def test_both_charts_are_printed() -> None:
    assert drawing()["charts"] == {"new_york": [20, 15, 11, 8, 6, 5], "home": [25, 19, 14, 10, 7, 5]}


@pytest.mark.rule("WB-20")
def test_how_many_tokens_may_come_home_is_printed() -> None:
    assert drawing()["most_tokens_home"] == 3
