"""New York: when it is open, what arriving is worth, and the wait."""

import pytest

from greatcircle.games.worldbeater.events import Reached, Waited
from tests.games.worldbeater.position import (
    drive,
    end,
    ends,
    fly,
    happen,
    holds,
    leg,
    may,
    on_turn,
    phase,
    place,
    position,
    put_back,
    refusal,
    sheet,
    shown,
    told,
    until_turn_of,
)
from tests.games.worldbeater.scene import (
    NEW_YORK,
    OUTER_AREAS,
    approach,
    area,
    neighbours,
    one_of_each,
    places,
    role,
    towns,
)

GATE = approach(NEW_YORK)
SIDE_GATE = next(one for one in neighbours(NEW_YORK) if role(one) == "open" and one != GATE)


def points(*others_before: str) -> int:
    """Let black arrive in New York after some others, and give what its place scores."""
    state = position({"black": GATE}, seats=6, back=others_before, held={"black": one_of_each()})
    drive(state, NEW_YORK)
    return sheet(state, "black")["new_york"]


@pytest.mark.rule("WB-11")
@pytest.mark.parametrize("missing", OUTER_AREAS)
def test_new_york_is_closed_while_an_area_without_ones_token_has_one_to_give(missing: str) -> None:
    state = position({"black": GATE}, held={"black": one_of_each(without=[missing])})
    assert NEW_YORK not in ends(state)
    assert refusal(state, "drive", to=NEW_YORK) == ("WB-06", "WB-11")


@pytest.mark.rule("WB-11")
def test_one_token_that_is_left_closes_it() -> None:
    missing = OUTER_AREAS[0]
    taken = towns(missing)
    held = {"black": one_of_each(without=[missing]), "red": taken[:2], "blue": taken[2:4], "yellow": taken[4:6]}
    state = position({"black": GATE}, seats=6, held=held)
    assert not may(state, "drive", to=NEW_YORK)
    state = position({"black": GATE}, seats=6, held={**held, "green": taken[6:]})
    assert may(state, "drive", to=NEW_YORK)


@pytest.mark.rule("WB-12", "WB-30")
def test_tokens_that_were_put_back_do_not_make_an_area_owe_one() -> None:
    missing = OUTER_AREAS[0]
    state = position({"black": GATE}, held={"black": one_of_each(without=[missing])}, returned=towns(missing))
    drive(state, NEW_YORK)
    assert (leg(state, "black"), sheet(state, "black")["empty_areas"]) == ("back", 3)


@pytest.mark.rule("WB-12")
def test_an_area_is_judged_on_arrival_not_on_a_visit() -> None:
    missing = OUTER_AREAS[0]
    visitor = places("open", within=missing)[0]
    state = position({"black": visitor}, held={"black": one_of_each(without=[missing])})
    end(state)
    state = position({"black": GATE}, held={"black": one_of_each(without=[missing]), "red": towns(missing)})
    assert may(state, "drive", to=NEW_YORK)


@pytest.mark.rule("WB-64")
def test_new_york_has_no_token_and_is_none_of_the_seven_towns() -> None:
    assert role(NEW_YORK) == "new-york"
    assert NEW_YORK not in towns(area(NEW_YORK))
    assert len(towns(area(NEW_YORK))) == 7


@pytest.mark.rule("WB-64")
def test_landing_in_new_york_needs_nothing_but_the_tokens() -> None:
    state = position({"black": GATE, "red": NEW_YORK}, back=["red"], held={"black": one_of_each()})
    assert may(state, "drive", to=NEW_YORK)


@pytest.mark.rule("WB-08")
def test_the_values_of_the_tokens_are_credited_on_arrival() -> None:
    values = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4]
    tokens = [towns(outer, worth=worth)[0] for outer, worth in zip(OUTER_AREAS, values, strict=True)]
    state = position({"black": GATE}, seats=6, held={"black": tokens})
    events = drive(state, NEW_YORK)
    assert told(events, Reached) == [Reached(0, 1, 20, 31, 0)]
    assert (sheet(state, "black")["tokens"], sheet(state, "black")["is_credited"]) == (31, True)


@pytest.mark.rule("WB-08")
def test_the_tokens_stay_with_the_car_and_putting_one_back_takes_nothing_off() -> None:
    state = position({"black": GATE}, held={"black": one_of_each()}, undealt=())
    drive(state, NEW_YORK)
    assert holds(state, "black") == set(one_of_each())
    town = one_of_each()[0]
    state = position({"black": town}, back=["black"], held={"black": one_of_each()}, credit={"black": 10})
    put_back(state, town)
    assert (sheet(state, "black")["tokens"], sheet(state, "black")["holds"]) == (10, 9)


@pytest.mark.rule("WB-09")
@pytest.mark.parametrize(("empty", "cost"), [(0, 0), (1, 3), (2, 6), (10, 30)])
def test_every_area_that_had_nothing_left_costs_three_points(empty: int, cost: int) -> None:
    gone = OUTER_AREAS[:empty]
    held = {"black": one_of_each(without=gone), "red": [town for outer in gone for town in towns(outer)]}
    state = position({"black": GATE}, held=held, undealt=())
    drive(state, NEW_YORK)
    lines = sheet(state, "black")
    assert (lines["empty_areas"], lines["total"]) == (cost, 10 - empty + 20 - cost)


@pytest.mark.rule("WB-13")
def test_first_in_new_york_scores_20_and_second_15() -> None:
    assert points() == 20
    assert points("red") == 15


@pytest.mark.rule("WB-14")
def test_the_chart_of_new_york() -> None:
    others = ["red", "blue", "yellow", "green", "white"]
    assert [points(*others[:before]) for before in range(6)] == [20, 15, 11, 8, 6, 5]


@pytest.mark.rule("WB-25")
def test_of_two_arrivals_in_one_round_the_earlier_move_is_first() -> None:
    held = {"red": one_of_each(), "black": [towns(outer, worth=3)[0] for outer in OUTER_AREAS]}
    state = position({"red": GATE, "black": SIDE_GATE}, held=held, turn="red", first="red", undealt=())
    drive(state, NEW_YORK)
    end(state)
    assert shown(state, "rounds") == 0
    drive(state, NEW_YORK)
    assert shown(state, "arrivals")["new_york"] == [1, 0]
    assert (sheet(state, "red")["new_york"], sheet(state, "black")["new_york"]) == (20, 15)


@pytest.mark.rule("WB-15", "WB-16")
def test_the_next_turn_is_skipped_and_the_one_after_is_the_first_of_the_way_back() -> None:
    state = position({"black": GATE}, held={"black": one_of_each()}, undealt=())
    drive(state, NEW_YORK)
    assert (on_turn(state), shown(state, "waiting")[0]) == ("red", True)
    end(state)
    assert told(end(state), Waited) == [Waited(0)]
    assert (on_turn(state), shown(state, "rounds"), place(state, "black")) == ("red", 1, NEW_YORK)
    end(state)
    end(state)
    assert (on_turn(state), shown(state, "rounds")) == ("black", 2)
    assert ends(state, "drive")


@pytest.mark.rule("WB-16")
def test_arriving_ends_the_movement() -> None:
    state = position({"black": GATE}, held={"black": one_of_each()}, hands={"black": ["fog"]}, undealt=())
    drive(state, NEW_YORK)
    assert phase(state) == "parked"
    assert refusal(state, "drive", to=GATE) == ("WB-15", "WB-16")


@pytest.mark.rule("WB-15")
def test_a_flight_only_waits_for_the_next_round() -> None:
    one, other = places("airport", within=OUTER_AREAS[0])[0], places("airport", within=OUTER_AREAS[1])[0]
    state = position({"black": one})
    fly(state, other)
    assert on_turn(state) == "red"
    until_turn_of(state, "black")
    assert shown(state, "rounds") == 1


@pytest.mark.rule("WB-69", "WB-16")
def test_two_cards_are_dealt_before_the_turn_is_over() -> None:
    state = position({"black": GATE}, held={"black": one_of_each()})
    drive(state, NEW_YORK)
    assert (phase(state), on_turn(state)) == ("drawing", "black")
    happen(state, "deal", card="fog")
    happen(state, "deal", card="fog")
    assert (phase(state), on_turn(state)) == ("parked", "black")
