"""Moving the car: straight lines of any length, what they may not pass, and where they may not end."""

import pytest

from tests.games.worldbeater.position import (
    choices,
    drive,
    end,
    ends,
    leg,
    may,
    on_turn,
    place,
    position,
    refusal,
    shown,
)
from tests.games.worldbeater.scene import (
    FORT_DUNLOP,
    HEXAGONS,
    NEW_YORK,
    OUTER_AREAS,
    UK,
    approach,
    area,
    bare,
    laid,
    lines,
    neighbours,
    one_of_each,
    places,
    role,
    row,
    towns,
)


@pytest.mark.rule("WB-37", "WB-38")
def test_a_move_goes_as_far_as_one_likes() -> None:
    here, near, far, last = row("open", "open", "open", "open")
    state = position({"black": here})
    assert {near, far, last} <= ends(state, "drive")
    drive(state, far)
    assert place(state, "black") == far


@pytest.mark.rule("WB-37")
def test_a_move_never_leaves_the_area() -> None:
    for hexagon in HEXAGONS:
        assert {area(step) for line in lines(hexagon) for step in line} <= {area(hexagon)}
    here = places("open", within=OUTER_AREAS[0])[0]
    there = places("open", within=OUTER_AREAS[1])[0]
    assert refusal(position({"black": here}), "drive", to=there) == ("WB-37", "WB-45")


@pytest.mark.rule("WB-38")
def test_the_last_hexagon_of_a_free_line_can_be_reached_exactly() -> None:
    for hexagon in places("open"):
        state = position({"black": hexagon}, returned=())
        for line in lines(hexagon):
            if all(role(step) == "open" for step in line):
                assert set(line) <= ends(state, "drive")


@pytest.mark.rule("WB-39")
def test_another_car_cannot_be_passed() -> None:
    here, middle, beyond = row("open", "open", "open")
    state = position({"black": here, "red": middle})
    assert beyond not in ends(state)
    assert refusal(state, "drive", to=beyond) == ("WB-39",)


@pytest.mark.rule("WB-39")
def test_ones_own_car_is_in_nobodys_way_but_that_of_the_others() -> None:
    here, middle, beyond = row("open", "open", "open")
    state = position({"black": here, "red": middle}, turn="red")
    assert {here, beyond} & ends(state) == {beyond}


@pytest.mark.rule("WB-40")
def test_a_hexagon_with_a_car_cannot_be_landed_on() -> None:
    here, there = row("open", "open")
    state = position({"black": here, "red": there})
    assert refusal(state, "drive", to=there) == ("WB-40",)


@pytest.mark.rule("WB-41")
def test_a_town_with_its_token_cannot_be_passed() -> None:
    here, covered, beyond = row("open", "town", "open", where=lambda run: laid(run[1]))
    state = position({"black": here})
    assert covered in ends(state, "claim")
    assert beyond not in ends(state)
    assert refusal(state, "drive", to=beyond) == ("WB-41",)


@pytest.mark.rule("WB-42")
def test_a_town_whose_token_was_taken_may_be_passed() -> None:
    here, emptied, beyond = row("open", "town", "open", where=lambda run: laid(run[1]))
    state = position({"black": here}, held={"red": [emptied]})
    assert {emptied, beyond} <= ends(state, "drive")


@pytest.mark.rule("WB-42")
def test_a_town_without_a_token_from_the_start_may_be_passed() -> None:
    here, _, beyond = row("open", "town", "open", where=lambda run: bare(run[1]))
    assert beyond in ends(position({"black": here}), "drive")


@pytest.mark.rule("WB-44")
def test_a_token_is_landed_on_only_to_claim_it() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    state = position({"black": here})
    assert refusal(state, "drive", to=covered) == ("WB-44",)
    assert may(state, "claim", at=covered)


@pytest.mark.rule("WB-44")
def test_who_may_not_claim_may_not_land() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    others = [town for town in towns(area(covered)) if laid(town) and town != covered][:2]
    full = position({"black": here}, held={"black": others})
    assert refusal(full, "claim", at=covered) == ("WB-06", "WB-44")
    returning = position({"black": here}, back=["black"])
    assert refusal(returning, "claim", at=covered) == ("WB-32", "WB-44")
    put_back = position({"black": here}, returned=[covered])
    assert refusal(put_back, "claim", at=covered) == ("WB-30", "WB-44")
    for state in (full, returning, put_back):
        assert covered not in ends(state)


@pytest.mark.rule("WB-90")
@pytest.mark.parametrize("city", [FORT_DUNLOP, NEW_YORK])
def test_lines_lead_across_an_empty_city_and_passing_is_not_arriving(city: str) -> None:
    here, there = _across(city)
    cars = {"black": here, "red": _far_from(city), "blue": _far_from(city, 1)}
    leg_before = "back" if city == FORT_DUNLOP else "out"
    state = position(cars, back=["black"] if city == FORT_DUNLOP else [], held={"black": one_of_each()[:3]})
    drive(state, there)
    assert place(state, "black") == there
    assert leg(state, "black") == leg_before


@pytest.mark.rule("WB-90", "WB-39")
@pytest.mark.parametrize("city", [FORT_DUNLOP, NEW_YORK])
def test_a_car_in_the_city_cannot_be_passed(city: str) -> None:
    here, there = _across(city)
    state = position({"black": here, "red": city, "blue": _far_from(city)})
    assert refusal(state, "drive", to=there) == ("WB-39",)


@pytest.mark.rule("WB-90")
def test_an_outward_car_may_stop_in_fort_dunlop_without_effect() -> None:
    state = position({"black": approach(FORT_DUNLOP)})
    drive(state, FORT_DUNLOP)
    assert (leg(state, "black"), shown(state, "arrivals")["home"]) == ("out", [])


@pytest.mark.rule("WB-90")
def test_a_returning_car_may_stop_in_new_york_without_effect() -> None:
    state = position({"black": approach(NEW_YORK)}, back=["black"], credit={"black": 30})
    drive(state, NEW_YORK)
    assert leg(state, "black") == "back"
    assert shown(state, "waiting") == [False] * 3
    assert shown(state, "arrivals")["new_york"] == [0]


@pytest.mark.rule("WB-90")
def test_an_outward_car_that_owes_a_token_may_not_stop_in_new_york() -> None:
    state = position({"black": approach(NEW_YORK)})
    assert NEW_YORK not in ends(state)
    assert refusal(state, "drive", to=NEW_YORK) == ("WB-06", "WB-11")


@pytest.mark.rule("WB-61")
def test_nobody_has_to_move() -> None:
    state = position()
    end(state)
    assert (place(state, "black"), on_turn(state)) == (FORT_DUNLOP, "red")


@pytest.mark.rule("WB-61")
def test_a_car_that_is_hemmed_in_stays() -> None:
    here = next(one for one in places("open") if len(neighbours(one)) <= 3 and area(one) != UK)
    others = dict(zip(["red", "blue", "yellow"], neighbours(here), strict=False))
    state = position({"black": here, **others}, seats=4)
    assert choices(state) == ["end"]
    end(state)
    assert place(state, "black") == here


@pytest.mark.rule("WB-62")
def test_areas_are_visited_in_any_order() -> None:
    for within in OUTER_AREAS:
        here, covered = row("open", "town", within=within, where=lambda run: laid(run[1]))
        assert covered in ends(position({"black": here}), "claim")


def _across(city: str) -> tuple[str, str]:
    """Give an open hexagon on one side of a city and one on the other, in a line with it."""
    for here in neighbours(city):
        for line in lines(here):
            if line[:1] == [city] and len(line) > 1 and role(here) == role(line[1]) == "open":
                return here, line[1]
    raise LookupError(city)


def _far_from(city: str, rank: int = 0) -> str:
    """Give an open hexagon in another area."""
    return next(hexagon for hexagon in places("open", within=OUTER_AREAS[rank]) if area(hexagon) != area(city))
