"""From area to area: frontiers, seaports and airports, and the chains that lead across them."""

import pytest

from greatcircle.games.worldbeater.events import Crossed, Flew
from tests.games.worldbeater.position import (
    choices,
    claim,
    cross,
    drive,
    end,
    ends,
    fly,
    lies_in,
    may,
    on_turn,
    phase,
    place,
    position,
    put_back,
    refusal,
    shown,
    told,
)
from tests.games.worldbeater.scene import (
    AREAS,
    OUTER_AREAS,
    UK,
    approach,
    area,
    laid,
    lines,
    one_of_each,
    partner,
    places,
    role,
    row,
)

EXITS = places("frontier", "seaport")
AIRPORTS = places("airport")


def foreign_exit(kind: str = "frontier") -> str:
    """Find a frontier or seaport between two areas with towns."""
    return next(hexagon for hexagon in places(kind) if UK not in (area(hexagon), area(partner(hexagon))))


def airport_of(within: str) -> str:
    """Give an airport of an area."""
    return places("airport", within=within)[0]


@pytest.mark.rule("WB-45")
def test_areas_are_left_by_frontier_seaport_or_airport_alone() -> None:
    for hexagon in EXITS:
        assert area(partner(hexagon)) != area(hexagon)
        assert partner(partner(hexagon)) == hexagon
        assert role(partner(hexagon)) == role(hexagon)
    here = places("open", within=OUTER_AREAS[0])[0]
    state = position({"black": here})
    for move in ends(state, "drive"):
        assert area(move) == area(here)
    assert refusal(state, "fly", to=airport_of(OUTER_AREAS[1])) == ("WB-45", "WB-48")


@pytest.mark.rule("WB-43")
@pytest.mark.parametrize("kind", ["frontier", "seaport"])
def test_exits_are_landed_on_only_to_leave(kind: str) -> None:
    gate = foreign_exit(kind)
    state = position({"black": approach(gate)})
    assert gate not in ends(state, "drive")
    assert gate in ends(state, "cross")
    assert refusal(state, "drive", to=gate) == ("WB-43", "WB-46")


@pytest.mark.rule("WB-43", "WB-48")
def test_an_airport_is_landed_on_only_to_fly() -> None:
    airport = AIRPORTS[0]
    state = position({"black": approach(airport)})
    drive(state, airport)
    assert phase(state) == "flying"
    assert {choice.split()[0] for choice in choices(state)} == {"fly"}
    assert refusal(state, "end") == ("WB-43", "WB-48")


@pytest.mark.rule("WB-46")
@pytest.mark.parametrize("kind", ["frontier", "seaport"])
def test_a_crossing_leads_over_at_once_and_gives_a_further_move(kind: str) -> None:
    gate = foreign_exit(kind)
    here = approach(gate)
    state = position({"black": here})
    events = cross(state, gate)
    assert told(events, Crossed) == [Crossed(0, here, gate, partner(gate))]
    assert place(state, "black") == partner(gate)
    assert (shown(state, "moves_made"), shown(state, "moves_left")) == (1, 1)
    assert ends(state)
    assert may(state, "end")


@pytest.mark.rule("WB-47")
def test_a_turn_may_lead_through_several_areas() -> None:
    chain = next(found for gate in EXITS if len(found := _chain(gate)) >= 3 and UK not in map(area, found))
    state = position({"black": approach(chain[0])})
    for gate in chain:
        cross(state, gate)
    assert len({area(gate) for gate in chain} | {lies_in(state, "black")}) >= 3
    assert on_turn(state) == "black"


def _chain(gate: str, depth: int = 3) -> list[str]:
    """Find exits that can be crossed one after the other, each in a free line from where the last one came out."""
    chain = [gate]
    came_out = {partner(gate)}
    while len(chain) < depth:
        here = partner(chain[-1])
        found = None
        for line in lines(here):
            for step in line:
                if role(step) in ("frontier", "seaport") and partner(step) not in came_out:
                    found = found or step
                if laid(step):
                    break
        if found is None:
            return chain
        chain.append(found)
        came_out.add(partner(found))
    return chain


@pytest.mark.rule("WB-53")
def test_a_crossing_comes_out_on_the_partner_hexagon_wherever_it_is() -> None:
    for gate in EXITS:
        state = position({"black": approach(gate)})
        cross(state, gate)
        assert place(state, "black") == partner(gate)


@pytest.mark.rule("WB-53")
@pytest.mark.parametrize("kind", ["frontier", "seaport"])
def test_a_car_on_the_far_side_closes_the_crossing(kind: str) -> None:
    gate = foreign_exit(kind)
    state = position({"black": approach(gate), "red": partner(gate)})
    assert gate not in ends(state)
    assert refusal(state, "cross", at=gate) == ("WB-53", "WB-43")


@pytest.mark.rule("WB-54")
def test_a_car_may_stay_on_the_far_side() -> None:
    gate = foreign_exit()
    state = position({"black": approach(gate)})
    cross(state, gate)
    end(state)
    assert (place(state, "black"), on_turn(state)) == (partner(gate), "red")


@pytest.mark.rule("WB-55", "WB-60")
@pytest.mark.parametrize("kind", ["frontier", "seaport"])
def test_a_car_that_begins_on_an_exit_may_drive_off_or_cross_as_its_first_move(kind: str) -> None:
    gate = foreign_exit(kind)
    state = position({"black": gate})
    assert ends(state, "drive")
    cross(state, gate)
    assert place(state, "black") == partner(gate)
    assert (shown(state, "moves_made"), shown(state, "moves_left")) == (1, 1)


@pytest.mark.rule("WB-55")
def test_a_car_that_begins_on_an_airport_may_drive_off_or_fly() -> None:
    airport, there = airport_of(OUTER_AREAS[0]), airport_of(OUTER_AREAS[1])
    state = position({"black": airport})
    assert ends(state, "drive")
    fly(state, there)
    assert (place(state, "black"), on_turn(state)) == (there, "red")


@pytest.mark.rule("WB-55")
def test_after_a_crossing_one_has_to_travel_before_crossing_again() -> None:
    gate = foreign_exit()
    state = position({"black": approach(gate)})
    cross(state, gate)
    assert partner(gate) not in ends(state, "cross")
    assert refusal(state, "cross", at=partner(gate)) == ("WB-55",)


@pytest.mark.rule("WB-56")
def test_an_exit_may_be_passed_over_unless_a_car_stands_on_it() -> None:
    here, gate, beyond = next(
        run for kind in ("frontier", "seaport") for run in _rows("open", kind, "open") if area(run[0]) != UK
    )
    assert beyond in ends(position({"black": here}), "drive")
    assert refusal(position({"black": here, "red": gate}), "drive", to=beyond) == ("WB-39",)


@pytest.mark.rule("WB-49")
def test_an_airport_may_be_passed_over_unless_a_car_stands_on_it() -> None:
    here, airport, beyond = _rows("open", "airport", "open")[0]
    assert beyond in ends(position({"black": here}), "drive")
    assert refusal(position({"black": here, "red": airport}), "drive", to=beyond) == ("WB-39",)


def _rows(*roles: str) -> list[list[str]]:
    """Find a row of hexagons with these roles, if there is one."""
    try:
        return [row(*roles)]
    except LookupError:
        return []


@pytest.mark.rule("WB-91")
def test_a_crossing_may_not_come_out_where_one_of_this_turn_came_out() -> None:
    gate = foreign_exit()
    state = position({"black": approach(gate)}, amid={"came_out": [partner(gate)]})
    assert gate not in ends(state)
    assert refusal(state, "cross", at=gate) == ("WB-91",)


@pytest.mark.rule("WB-91")
def test_each_crossing_is_remembered_to_the_end_of_the_turn() -> None:
    one, other = next(found for gate in EXITS if len(found := _chain(gate)) >= 2)[:2]
    state = position({"black": approach(one)})
    cross(state, one)
    cross(state, other)
    assert shown(state, "came_out") == [partner(one), partner(other)]
    end(state)
    assert shown(state, "came_out") == []


@pytest.mark.rule("WB-91")
def test_a_token_opens_the_crossings_of_the_turn_again() -> None:
    here, covered = row("open", "town", where=lambda run: laid(run[1]))
    amid = {"came_out": [foreign_exit()]}
    state = position({"black": here}, amid=amid)
    claim(state, covered)
    assert shown(state, "came_out") == []
    state = position({"black": here}, back=["black"], held={"black": [covered]}, amid=amid)
    drive(state, covered)
    assert shown(state, "came_out") == amid["came_out"]
    put_back(state, covered)
    assert shown(state, "came_out") == []


# Flights.


@pytest.mark.rule("WB-48")
def test_a_flight_ends_the_movement() -> None:
    airport, there = airport_of(OUTER_AREAS[0]), airport_of(OUTER_AREAS[-1])
    state = position({"black": approach(airport)})
    drive(state, airport)
    assert told(fly(state, there), Flew) == [Flew(0, airport, there)]
    assert (place(state, "black"), on_turn(state)) == (there, "red")


@pytest.mark.rule("WB-48", "WB-50", "WB-52")
def test_a_flight_leads_to_every_free_airport_of_every_other_area() -> None:
    airport = airport_of(OUTER_AREAS[0])
    state = position({"black": approach(airport)})
    drive(state, airport)
    assert ends(state, "fly") == {one for one in AIRPORTS if area(one) != area(airport)}
    assert {area(one) for one in ends(state, "fly")} <= set(AREAS)


@pytest.mark.rule("WB-50")
def test_an_airport_with_a_car_cannot_be_flown_to() -> None:
    airport, there = airport_of(OUTER_AREAS[0]), airport_of(OUTER_AREAS[1])
    state = position({"black": airport, "red": there})
    assert there not in ends(state, "fly")
    assert refusal(state, "fly", to=there) == ("WB-50",)


@pytest.mark.rule("WB-50")
def test_an_area_can_be_chosen_as_long_as_one_of_its_airports_is_free() -> None:
    within = next((one for one in AREAS if len(places("airport", within=one)) > 1), OUTER_AREAS[0])
    airports = places("airport", within=within)
    state = position({"black": airport_of(next(one for one in OUTER_AREAS if one != within)), "red": airports[0]})
    assert {one for one in ends(state, "fly") if area(one) == within} == set(airports[1:])


@pytest.mark.rule("WB-51")
def test_a_flight_does_not_stay_in_its_area() -> None:
    for airport in AIRPORTS:
        state = position({"black": airport})
        assert not any(area(one) == area(airport) for one in ends(state, "fly"))
        assert refusal(state, "fly", to=airport) == ("WB-51",)


@pytest.mark.rule("WB-52")
def test_new_yorks_area_and_the_united_kingdom_may_be_flown_to_on_the_way_out() -> None:
    state = position({"black": airport_of(OUTER_AREAS[0])}, held={"black": one_of_each()[:4]})
    assert {UK, "north-america"} <= {area(one) for one in ends(state, "fly")}


@pytest.mark.rule("WB-52", "WB-20")
def test_the_united_kingdom_may_be_flown_to_on_the_way_back_with_three_tokens() -> None:
    airport, there = airport_of(OUTER_AREAS[0]), airport_of(UK)
    light = position({"black": airport}, back=["black"], held={"black": one_of_each()[:3]})
    assert may(light, "fly", to=there)
    heavy = position({"black": airport}, back=["black"], held={"black": one_of_each()[:4]})
    assert refusal(heavy, "fly", to=there) == ("WB-20",)
