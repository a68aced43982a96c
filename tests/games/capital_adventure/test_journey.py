"""Journeys: one in a go, at its beginning or its end, paid in full before, through any number of cities."""

import pytest

from greatcircle.games.capital_adventure.events import Travelled
from greatcircle.kernel.refusal import UndoRefused
from tests.games.capital_adventure.position import (
    act,
    ask,
    can,
    cash,
    destinations,
    end,
    go,
    hazards,
    kinds,
    match_at,
    meet_hazard,
    on_turn,
    payments,
    position,
    refusal,
    reply,
    seen,
    set_out,
    side,
    started,
    told,
    travel,
)
from tests.games.capital_adventure.scene import CITIES, GOALS, cheapest, fare, legs


@pytest.mark.rule("CA-40")
def test_a_side_may_travel_at_the_end_of_its_first_go() -> None:
    state = started(first=1)
    set_out(state, 12)
    reply(state)
    travel(state, "athens")
    assert side(state)["city"] == "athens"
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-40")
def test_a_side_may_travel_as_far_as_its_money_goes() -> None:
    prices = cheapest("vienna", borders=0)
    for money in (100, 300, 450, 600):
        state = position({"red": "vienna"}, cash={"red": money}, insurance={"red": []})
        assert destinations(state) == {city for city, price in prices.items() if 0 < price <= money}


@pytest.mark.rule("CA-40", "CA-41")
def test_a_journey_at_the_beginning_leaves_the_questions() -> None:
    state = position({"red": "vienna"})
    travel(state, "rome", "athens")
    assert on_turn(state) == "red"
    reply(state)
    assert (side(state)["city"], cash(state)) == ("athens", 1200 - fare("vienna", "rome", "athens"))


@pytest.mark.rule("CA-41")
def test_after_a_journey_at_the_beginning_the_one_at_the_end_is_refused() -> None:
    state = position({"red": "vienna"})
    travel(state, "rome")
    assert destinations(state) == set()
    assert refusal(state, "go", to="athens") == ("CA-41",)
    reply(state)
    assert destinations(state) == set()
    assert refusal(state, "go", to="athens") == ("CA-41",)


@pytest.mark.rule("CA-41")
def test_there_is_no_question_after_a_journey_that_came_after_questions() -> None:
    state = position({"red": "vienna"})
    reply(state)
    travel(state, "rome")
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-41")
def test_a_wrong_answer_after_a_journey_ends_the_go() -> None:
    state = position({"red": "vienna"})
    travel(state, "rome")
    reply(state, is_right=False)
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-42")
def test_setting_out_and_crossing_are_not_the_journey_of_a_go() -> None:
    state = started(first=1)
    set_out(state, 12)
    assert destinations(state)
    crossing = position({"red": "athens"})
    act(crossing, "visa", crossing="athens-cairo", tokens=0)
    assert not seen(crossing)["go"]["has_travelled"]


@pytest.mark.rule("CA-43")
def test_the_first_go_has_no_journey_at_its_beginning() -> None:
    state = started(first=1)
    set_out(state, 12)
    travel(state, "athens")
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-44")
def test_nothing_is_paid_and_nobody_moves_before_the_whole_journey_is_paid() -> None:
    state = position({"red": "vienna"}, cash={"red": 1000})
    go(state, "rome", "athens")
    assert (cash(state), side(state)["city"]) == (1000, "vienna")
    total = fare("vienna", "rome", "athens")
    assert seen(state)["plan"] == {"path": ["vienna", "rome", "athens"], "fare": total, "visas": 0}
    assert refusal(state, "end") == refusal(state, "roll") == ("CA-44",)
    (event,) = told(act(state, "pay", tokens=0), Travelled)
    assert event == Travelled(0, ["vienna", "rome", "athens"], total, 0, 0, total)
    assert cash(state) == 1000 - total


@pytest.mark.rule("CA-44")
def test_a_journey_that_cannot_be_paid_in_full_is_not_planned() -> None:
    total = cheapest("vienna")["athens"]
    short = position({"red": "vienna"}, cash={"red": total - 1}, insurance={"red": []})
    assert "athens" not in destinations(short)
    assert refusal(short, "go", to="athens") == ("CA-44",)
    go(short, "rome")
    assert "athens" not in destinations(short)
    assert "athens" in destinations(position({"red": "vienna"}, cash={"red": total}))


@pytest.mark.rule("CA-44")
def test_a_plan_is_taken_back_until_it_is_paid() -> None:
    match = match_at(position({"red": "vienna"}))
    state = match.state
    for city in ("rome", "athens"):
        match.play(0, state.parse_move({"move": "go", "to": city}))
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.to_json()["plan"]["path"] == ["vienna", "rome"]  # type: ignore[index]  # plain data
    match.undo(0)
    assert match.state.to_json()["plan"]["path"] == []  # type: ignore[index]  # plain data
    match.play(0, state.parse_move({"move": "go", "to": "rome"}))
    match.play(0, state.parse_move({"move": "pay", "tokens": 0}))
    with pytest.raises(UndoRefused):
        match.undo(0)


@pytest.mark.rule("CA-46")
def test_any_number_of_travellers_may_be_in_a_city() -> None:
    crowded = position({"red": "rome", "blue": "rome", "green": "rome"}, seats=4, turn="yellow")
    travel(crowded, "rome")
    assert [one["city"] for one in seen(crowded)["sides"]] == ["rome"] * 4


@pytest.mark.rule("CA-47")
@pytest.mark.parametrize("city", ["rome", "paris", "new-york"])
def test_a_side_may_do_nothing(city: str) -> None:
    state = position({"red": city})
    end(state)
    assert on_turn(state) == "blue"
    assert side(state)["city"] == city


@pytest.mark.rule("CA-153")
def test_a_wrong_answer_leaves_the_journey() -> None:
    state = position({"red": "vienna"})
    reply(state, is_right=False)
    assert on_turn(state) == "red"
    travel(state, "rome")
    assert side(state)["city"] == "rome"
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-154")
def test_a_journey_may_go_into_a_dead_end_and_out_again() -> None:
    state = position({"red": "rome"})
    go(state, "paris")
    go(state, "rome")
    assert seen(state)["plan"]["fare"] == 2 * fare("rome", "paris")
    act(state, "pay", tokens=0)
    assert side(state)["city"] == "rome"
    assert side(state)["pegs"] == ["paris"]
    assert side(state)["tokens"] == 0
    assert cash(state) == 1000 - 2 * fare("rome", "paris")


@pytest.mark.rule("CA-154")
def test_every_leg_costs_something_so_that_a_journey_ends_when_the_money_does() -> None:
    assert min(price for city in CITIES for price in legs(city).values()) > 0
    state = position({"red": "rome"}, insurance={"red": []})
    while destinations(state):
        here = seen(state)["plan"]["path"][-1:] or ["rome"]
        go(state, "vienna" if here == ["rome"] else "rome")
    assert seen(state)["plan"]["fare"] > 1000 - max(legs("rome").values())
    assert kinds(state) == {"pay"}


@pytest.mark.rule("CA-161")
def test_a_far_city_is_reached_by_the_cheapest_way() -> None:
    state = position({"red": "lisbon"}, cash={"red": 5000})
    ways = {way["to"]: way for way in seen(state)["ways"]}
    expected = cheapest("lisbon", borders=0)
    for city, price in expected.items():
        if city != "lisbon":
            assert ways[city]["fare"] == fare("lisbon", *ways[city]["path"]) == price


@pytest.mark.rule("CA-161")
def test_of_equally_cheap_ways_that_with_more_new_cities_is_taken() -> None:
    found = tied_ways()
    assert found, "the board has ways that cost the same"
    for here, there, through in found:
        state = position({"red": here}, cash={"red": 9000})
        (way,) = [way for way in seen(state)["ways"] if way["to"] == there]
        assert through in way["path"]
        state = position({"red": here}, cash={"red": 9000}, pegs={"red": GOALS})
        (way,) = [way for way in seen(state)["ways"] if way["to"] == there]
        assert len(way["path"]) == fewest_legs(here, there)


def tied_ways() -> list[tuple[str, str, str]]:
    """List pairs of cities in a continent between which one of the cheapest ways visits one goal and another none."""
    found = []
    for here in CITIES:
        for there in cheapest(here, borders=0):
            paths = cheapest_paths(here, there)
            goals = [[city for city in path[1:] if city in GOALS] for path in paths]
            if there not in GOALS and len(paths) > 1 and [] in goals and max(map(len, goals)) == 1:
                middle = {one[0] for one in goals if one}
                if len(middle) == 1:
                    found.append((here, there, middle.pop()))
    return found


def cheapest_paths(here: str, there: str) -> list[list[str]]:
    """List every cheapest way inside a continent."""
    price = cheapest(here, borders=0)[there]
    paths = [[here]]
    done = []
    while paths:
        path = paths.pop()
        if path[-1] == there:
            done.append(path)
        elif path[-1] != "new-york" or len(path) == 1:
            rest = cheapest(there, borders=0)
            paths += [
                [*path, step]
                for step in legs(path[-1])
                if step in rest and fare(*path, step) + rest[step] == price and step not in path
            ]
    return done


def fewest_legs(here: str, there: str) -> int:
    """Count the legs of the shortest of the cheapest ways."""
    return min(len(path) for path in cheapest_paths(here, there)) - 1


@pytest.mark.rule("CA-161")
def test_who_wants_another_way_names_its_cities_one_by_one() -> None:
    state = position({"red": "berlin"}, cash={"red": 5000})
    go(state, "stockholm", "moscow", "warsaw")
    assert seen(state)["plan"]["path"] == ["berlin", "stockholm", "moscow", "warsaw"]
    assert seen(state)["plan"]["fare"] == fare("berlin", "stockholm", "moscow", "warsaw")
    assert payments(state) == [0]


@pytest.mark.rule("CA-166")
def test_a_go_ends_by_itself_when_nothing_is_left_to_do_in_it() -> None:
    after_journey = position({"red": "vienna"})
    reply(after_journey)
    travel(after_journey, "rome")
    assert on_turn(after_journey) == "blue"
    in_a_goal = position({"red": "rome"})
    travel(in_a_goal, "paris")
    assert on_turn(in_a_goal) == "blue"
    after_hazard = position({"red": "vienna"})
    travel(after_hazard, "rome")
    meet_hazard(after_hazard, hazards("miss", "europe")[0].id)
    assert on_turn(after_hazard) == "blue"
    still_on = position({"red": "vienna"})
    travel(still_on, "rome")
    ask(still_on)
    act(still_on, "say", option=0)
    assert on_turn(still_on) == ("red" if seen(still_on)["last"]["is_right"] else "blue")
    assert can(position({"red": "vienna"}), "end")
