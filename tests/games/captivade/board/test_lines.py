"""The map as it is travelled: kinds of places, dashed lines, zone borders, and the two lines round the edge."""

import pytest

from greatcircle.games.captivade.board import BOARD, COLOURS, TYPES
from tests.games.captivade.position import at_chase, calls, ends, position, refusal
from tests.games.captivade.scene import FOUR, neighbours


def place(number: int) -> tuple[str, str, str]:
    """Give the name, the kind and the colour of a place."""
    found = BOARD.places[number - 1]
    return found.name, TYPES[found.colour], COLOURS[found.colour]


@pytest.mark.rule("CV-24")
def test_four_kinds_of_places() -> None:
    assert place(12) == ("Chicago", "city", "red")
    assert place(3) == ("Ontario", "arctic", "blue")
    assert place(51) == ("Abuko", "jungle", "green")
    assert place(55) == ("Timbuktu", "desert", "yellow")


@pytest.mark.rule("CV-25")
@pytest.mark.parametrize("colour", FOUR)
def test_every_escapee_may_enter_and_cross_every_colour(colour: str) -> None:
    crossed = set()
    for line in BOARD.connections:
        if not line.is_dashed:
            state = position({colour: line.a + 1})
            assert line.b + 1 in ends(state, colour)
            assert set(neighbours(line.b + 1)) <= ends(state, colour)
            crossed.add(COLOURS[BOARD.colour[line.b]])
    assert crossed == set(FOUR)


@pytest.mark.rule("CV-26", "CV-27")
def test_only_yousef_yellow_goes_directly_between_timbuktu_and_tripoli() -> None:
    effects = {colour: ["twisted-ankle"] for colour in FOUR}
    for here, there in ((55, 53), (53, 55)):
        state = position(dict.fromkeys(FOUR, here), effects=effects)
        assert there in ends(state, "yellow")
        for colour in ("red", "green", "blue"):
            assert there not in ends(state, colour)
            assert refusal(state, colour, "run", to=there, flights=0) == ("CV-26",)


@pytest.mark.rule("CV-26")
def test_every_dashed_line_joins_two_places_of_one_colour_and_serves_that_escapee_alone() -> None:
    dashed = [line for line in BOARD.connections if line.is_dashed]
    assert {COLOURS[BOARD.colour[line.a]] for line in dashed} == {"green", "blue", "yellow"}
    for line in dashed:
        assert BOARD.colour[line.a] == BOARD.colour[line.b]
        owner = COLOURS[BOARD.colour[line.a]]
        effects = {colour: ["twisted-ankle"] for colour in FOUR}
        state = position(dict.fromkeys(FOUR, line.a + 1), effects=effects)
        assert [colour for colour in FOUR if line.b + 1 in ends(state, colour)] == [owner]


@pytest.mark.rule("CV-28")
def test_zone_borders_hinder_nobody() -> None:
    crossing = [line for line in BOARD.connections if BOARD.zone[line.a] != BOARD.zone[line.b] and not line.is_dashed]
    assert crossing
    for line in crossing:
        state = position(dict.fromkeys(FOUR, line.a + 1))
        assert all(line.b + 1 in ends(state, colour) for colour in FOUR)
        hunt = at_chase(dict.fromkeys(FOUR, 30), posts={"brown": line.a + 1})
        assert (line.a + 1, line.b + 1) in calls(hunt)


@pytest.mark.rule("CV-29")
def test_every_place_lies_in_one_of_six_zones() -> None:
    assert BOARD.zone_ids == ["A", "B", "C", "D", "E", "F"]
    assert {zone for place in BOARD.places for zone in [place.zone]} == set(range(6))
    assert sum(mask.bit_count() for mask in BOARD.zone_masks) == len(BOARD.places) == 92


@pytest.mark.rule("CV-30")
@pytest.mark.parametrize(("one", "other"), [(1, 45), (20, 92)])
def test_two_lines_lead_round_the_edge_of_the_map(one: int, other: int) -> None:
    for here, there in ((one, other), (other, one)):
        state = position(dict.fromkeys(FOUR, here), effects={"red": ["twisted-ankle"]})
        assert there in ends(state, "red")
        hunt = at_chase(dict.fromkeys(FOUR, 60), posts={"brown": here})
        assert (here, there) in calls(hunt)
