"""Typed names: a town, a port, an airport, a hexagon or a card instead of a number."""

import pytest

from greatcircle.games.worldbeater.board import BOARD
from greatcircle.games.worldbeater.card import CARDS
from greatcircle.games.worldbeater.rules.play import Worldbeater
from tests.games.worldbeater.position import drive, match_at, position, short
from tests.games.worldbeater.scene import (
    FORT_DUNLOP,
    HEXAGONS,
    NEW_YORK,
    OUTER_AREAS,
    approach,
    area,
    laid,
    name,
    one_of_each,
    partner,
    places,
    row,
    towns,
)

GATE = next(one for one in places("seaport") if area(one) != area(FORT_DUNLOP))


def meant(state: Worldbeater, typed: str, seat: int = 0) -> list[str]:
    """List what a typed name may mean, as short texts."""
    return [short(state.wire(move)) for move in state.moves_named(seat, typed)]


def test_a_town_means_its_token_while_it_lies_there() -> None:
    here, town = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here})
    assert meant(state, name(town)) == meant(state, name(town).lower()) == [f"claim {town}"]
    assert meant(position({"black": here}, held={"red": [town]}), name(town)) == [f"drive {town}"]


def test_the_town_where_the_car_stands_means_putting_its_token_back() -> None:
    town = one_of_each()[0]
    state = position({"black": town}, back=["black"], held={"black": [town]})
    assert meant(state, name(town)) == [f"put-back {town}"]


def test_a_port_means_crossing_there() -> None:
    state = position({"black": approach(GATE)})
    assert meant(state, name(GATE)) == [f"cross {GATE}"]


def test_a_frontier_means_the_near_side() -> None:
    gate = next(one for one in places("frontier") if name(one) == name(partner(one)))
    assert meant(position({"black": approach(gate)}), name(gate)) == [f"cross {gate}"]
    assert meant(position({"black": approach(partner(gate))}), name(gate)) == [f"cross {partner(gate)}"]


def test_an_airport_means_driving_to_a_near_one_and_flying_to_a_far_one() -> None:
    near, far = places("airport", within=OUTER_AREAS[0])[0], places("airport", within=OUTER_AREAS[1])[0]
    state = position({"black": approach(near)})
    assert meant(state, name(near)) == [f"drive {near}"]
    drive(state, near)
    assert meant(state, name(far)) == [f"fly {far}"]


def test_an_area_means_flying_there() -> None:
    near, far = places("airport", within=OUTER_AREAS[0])[0], places("airport", within=OUTER_AREAS[1])
    state = position({"black": near})
    assert meant(state, BOARD.areas[2].name) == [f"fly {airport}" for airport in far]
    assert state.why(0, state.moves_named(0, BOARD.areas[2].name)[0]).legal


def test_a_hexagon_is_known_by_its_id() -> None:
    here, there = row("open", "open")
    assert meant(position({"black": here}), there.lower()) == [f"drive {there}"]


@pytest.mark.parametrize(("city", "typed"), [(NEW_YORK, "new york"), (FORT_DUNLOP, "Fort Dunlop")])
def test_the_cities_are_known_by_name(city: str, typed: str) -> None:
    assert meant(position({"black": approach(city)}), typed) == [f"drive {city}"]


def test_a_card_is_known_by_its_name_and_by_whom_it_hits() -> None:
    state = position()
    assert meant(state, "full tank") == meant(state, "Full Tank") == ["play full-tank"]
    assert meant(state, "fog") == ["play fog 1", "play fog 2"]
    assert meant(state, "fog on red") == ["play fog 1"]
    assert meant(state, "fog on bl") == ["play fog 0", "play fog 2"]


def test_a_card_on_a_car_that_is_not_there_is_not_meant_for_another() -> None:
    state = position(hands={"black": ["fog"]})
    assert meant(state, "fog on purple") == []
    (move,) = state.moves_named(0, "fog on white")
    assert state.why(0, move).sentence == "There is no White in this match."


def test_cards_are_not_offered_against_who_is_home() -> None:
    assert meant(position(home=["red"]), "fog") == ["play fog 2"]


def test_a_name_that_is_nothing_means_nothing() -> None:
    assert meant(position(), "atlantis") == []
    assert meant(position(), "paris", seat=7) == []


def test_who_is_home_or_not_on_turn_is_told_why() -> None:
    there = places("open")[0]
    state = position(home=["red"])
    (move,) = state.moves_named(1, there)
    assert state.why(1, move).clauses == ("WB-86",)
    (move,) = state.moves_named(2, there)
    assert state.why(2, move).clauses == ("WB-81",)


def test_every_name_on_the_board_means_its_place_and_no_card() -> None:
    for hexagon in HEXAGONS:
        here = approach(hexagon)
        state = position({"black": here})
        typed = name(hexagon) or hexagon
        found = [text.split()[-1] for text in meant(state, typed)]
        assert found, typed
        assert all(one == hexagon or name(one) == typed for one in found), typed


def test_every_card_name_means_its_card() -> None:
    state = position()
    for card in CARDS:
        assert {text.split()[1] for text in meant(state, card.name)} == {card.id}


def test_the_moves_of_a_name_can_be_asked_about_in_a_match() -> None:
    match = match_at(position())
    town = towns()[0]
    (move,) = match.state.moves_named(0, name(town))
    assert not match.state.why(0, move).legal
