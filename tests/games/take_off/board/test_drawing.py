"""What is printed for a match of Take Off!: the cards in play, and how far it is from every city."""

from importlib import resources
from typing import Any, cast

import pytest

from greatcircle.equipment.map.map_game import world_map_of
from greatcircle.equipment.map.world import WorldMap
from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.card import cards_of
from tests.games.take_off.position import EAST, GAME, WEST, position


def drawing(**options: object) -> dict[str, Any]:
    return cast(dict[str, Any], GAME.drawing(GAME.parse_options(options, 2), 2))


@pytest.mark.rule("TO-36")
@pytest.mark.rule("TO-81")
@pytest.mark.parametrize("card_set", ["today", "1987"])
def test_every_card_of_the_set_shows_its_flag_its_capital_and_how_to_say_it(card_set: str) -> None:
    cards = drawing(card_set=card_set)["cards"]
    world = world_map_of(GAME, GAME.parse_options({"card_set": card_set}, 2))
    assert isinstance(world, WorldMap)
    names = {place.id: place.name for place in world.places}
    assert set(cards) == {card.id for card in cards_of(card_set)}
    for card in cards_of(card_set):
        shown = cards[card.id]
        assert (shown["country"], shown["say"]) == (card.country, card.say_capital)
        assert names[shown["city"]] == card.capital, "so the map has it, and the card need not say it again"
        assert resources.files("greatcircle.games").joinpath(*shown["flag"].split("/")).is_file()


@pytest.mark.rule("TO-41")
def test_brown_cards_are_those_of_the_eastern_half() -> None:
    cards = drawing()["cards"]
    assert (cards["tokyo"]["pile"], cards["lima"]["pile"]) == ("brown", "blue")


@pytest.mark.rule("TO-69")
def test_only_the_cards_of_a_region_are_printed_when_no_others_are_played() -> None:
    cards = drawing(region="southern-africa")["cards"]
    assert [card in cards for card in ("pretoria", "lima")] == [True, False]


@pytest.mark.rule("TO-61")
def test_racing_eastward_swaps_the_ends() -> None:
    west, east = drawing(), drawing(direction="eastward")
    assert (west["start"], west["finish"], west["is_eastward"]) == (EAST, WEST, False)
    assert (east["start"], east["finish"], east["is_eastward"]) == (WEST, EAST, True)


@pytest.mark.parametrize("direction", ["westward", "eastward"])
@pytest.mark.parametrize("backward", [True, False])
def test_the_routes_left_are_those_that_the_rules_count(direction: str, backward: bool) -> None:
    left = drawing(direction=direction, backward=backward)["routes_left"]
    world = world_map_of(GAME, GAME.parse_options({"direction": direction}, 2))
    assert isinstance(world, WorldMap)
    ids = [place.id for place in world.places]
    assert ids == [city.id for city in BOARD.cities], "both count the cities alike"
    state = position(["lima", "paris"], direction=direction, backward=backward)
    assert left[ids.index("lima")] + left[ids.index("paris")] == state.routes_left(0)


@pytest.mark.rule("TO-67")
def test_it_says_whether_countries_are_to_be_named() -> None:
    assert not drawing()["has_naming"]
    assert drawing(naming="extra-roll")["has_naming"]
