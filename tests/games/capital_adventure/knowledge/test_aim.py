"""The aim: two to four sides, round the world from London and home over the Atlantic, and where money comes from."""

import pytest

from greatcircle.games.capital_adventure.rules.ending import EndReason
from greatcircle.kernel.refusal import BadInput
from tests.games.capital_adventure.position import (
    AT_SEA,
    GAME,
    act,
    can,
    cash,
    destinations,
    end,
    ended,
    fine,
    get_telex,
    meet_hazard,
    on_turn,
    phase,
    position,
    refusal,
    reply,
    sails,
    seen,
    side,
    started,
    telexes,
    travel,
    tries,
)
from tests.games.capital_adventure.scene import CITIES, CONTINENTS, GOALS, cheapest, fare


@pytest.mark.rule("CA-01")
def test_two_to_four_sides_play() -> None:
    assert (GAME.identity.seats_min, GAME.identity.seats_max) == (2, 4)
    assert [len(seen(started(seats))["sides"]) for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadInput, match="is for 2 to 4 seats"):
            GAME.parse_options({}, seats)


@pytest.mark.rule("CA-02")
def test_the_journey_begins_in_london() -> None:
    assert [one["city"] for one in seen(started(4))["sides"]] == ["london"] * 4


@pytest.mark.rule("CA-02", "CA-03")
def test_the_first_side_back_in_london_with_every_city_visited_wins() -> None:
    state = position({"red": AT_SEA, "blue": AT_SEA}, sea={"red": 6, "blue": 6}, turn="blue")
    reply(state)
    assert side(state, "blue")["city"] == "london"
    outcome = ended(state)
    assert outcome.places == (2, 1)
    assert outcome.reason is EndReason.HOME
    assert outcome.sentence == "Blue is back in London and has won."


@pytest.mark.rule("CA-03")
def test_a_side_that_was_only_deported_to_london_has_not_won() -> None:
    state = position({"red": "rome"}, cash={"red": 0}, insurance={"red": []}, pegs={"red": GOALS})
    meet_hazard(state, fine("europe", 900))
    assert side(state)["city"] == "london"
    assert phase(state) == "deciding"
    assert state.outcome() is None


@pytest.mark.rule("CA-04")
def test_cities_may_be_visited_in_any_order() -> None:
    for goal in GOALS:
        state = position({"red": "vienna"}, cash={"red": 20000}, version="diplomat")
        travel(state, goal)
        assert goal in side(state)["pegs"]


@pytest.mark.rule("CA-05")
def test_the_way_home_begins_in_new_york_alone() -> None:
    for city in CITIES:
        if city != "london":
            state = position({"red": city}, cash={"red": 9000}, pegs={"red": GOALS})
            assert bool(sails(state)) == (city == "new-york")
    assert refusal(position({"red": "chicago"}), "sail", by="money", tokens=0) == ("CA-05",)


@pytest.mark.rule("CA-05", "CA-06")
def test_no_journey_leads_to_london() -> None:
    for version in ("visa", "diplomat"):
        for city in ("madrid", "new-york"):
            state = position({"red": city}, cash={"red": 90000}, pegs={"red": GOALS}, version=version)
            assert "london" not in destinations(state)
            assert refusal(state, "go", to="london") == ("CA-05", "CA-06")


@pytest.mark.rule("CA-06")
def test_crossings_may_be_used_both_ways() -> None:
    state = position({"red": "cairo"}, cash={"red": 5000})
    assert {"athens", "riyadh"} <= destinations(state)
    assert tries(state) == {"athens-cairo", "cairo-riyadh"}
    travel(state, "athens")
    assert cash(state) == 5000 - fare("cairo", "athens") - 1000


@pytest.mark.rule("CA-06")
def test_eastward_only_a_side_that_lacks_nothing_behind_it_does_not_go_back() -> None:
    europe = [goal for goal in GOALS if CITIES[goal]["continent"] == "europe"]
    state = position({"red": "cairo"}, cash={"red": 5000}, pegs={"red": europe}, eastward=True)
    assert tries(state) == {"cairo-riyadh"}
    assert not {"athens", "lisbon"} & destinations(state)
    assert {"riyadh", "nairobi", "mumbai"} <= destinations(state)
    assert refusal(state, "go", to="athens") == refusal(state, "visa", crossing="athens-cairo", tokens=0) == ("CA-06",)


@pytest.mark.rule("CA-06")
def test_eastward_only_a_side_may_fetch_a_city_that_it_left_behind() -> None:
    for lacking in ("moscow", "cape-town"):
        left = [goal for goal in GOALS if goal != lacking]
        state = position({"red": "riyadh"}, cash={"red": 5000}, pegs={"red": left}, eastward=True)
        assert tries(state) == {"cairo-riyadh"}
        assert "cairo" in destinations(state)
    ahead = [goal for goal in GOALS if goal != "tokyo"]
    assert tries(position({"red": "riyadh"}, pegs={"red": ahead}, eastward=True)) == set()


@pytest.mark.rule("CA-06")
def test_eastward_only_routes_inside_a_continent_lead_both_ways() -> None:
    state = position({"red": "athens"}, cash={"red": 5000}, pegs={"red": GOALS}, eastward=True)
    assert {city for city in CITIES if CITIES[city]["continent"] == "europe"} - {"london", "athens"} <= destinations(
        state
    )


@pytest.mark.rule("CA-07")
def test_every_city_costs_the_fares_of_the_way_there() -> None:
    state = position({"red": "harare"}, cash={"red": 90000}, version="diplomat")
    ways = {way["to"]: way for way in seen(state)["ways"]}
    expected = cheapest("harare")
    assert {to: way["fare"] for to, way in ways.items()} == {to: expected[to] for to in ways}
    assert set(ways) == set(CITIES) - {"london", "harare"}
    for way in ways.values():
        assert fare("harare", *way["path"]) == way["fare"]


@pytest.mark.rule("CA-08")
def test_a_hazard_costs_money() -> None:
    state = position({"red": "cairo"})
    meet_hazard(state, fine("africa", 250))
    assert cash(state) == 750


@pytest.mark.rule("CA-09")
def test_a_right_answer_earns_200_dollars() -> None:
    state = position()
    reply(state)
    assert cash(state) == 1200


@pytest.mark.rule("CA-10")
def test_money_also_comes_from_the_start_insurance_telexes_and_stop_overs() -> None:
    state = position({"red": "rome"})
    assert started().cash == [1000, 1000]
    act(state, "cash", continent="europe")
    assert cash(state) == 1500
    card = telexes()[0]
    get_telex(state, card.id)
    assert cash(state) == 1500 + card.amount
    travel(state, "paris")
    assert side(state)["tokens"] == 1


@pytest.mark.rule("CA-18")
def test_the_bank_never_runs_out() -> None:
    state = position(cash={"red": 10**9})
    for _ in range(5):
        reply(state)
    assert cash(state) == 10**9 + 1000


@pytest.mark.rule("CA-45")
def test_the_next_side_follows_in_the_order_of_the_seats() -> None:
    state = position(seats=4)
    order = []
    for _ in range(6):
        order.append(on_turn(state))
        assert can(state, "end")
        end(state)
    assert order == ["red", "blue", "green", "yellow", "red", "blue"]


def test_continents_stand_in_the_order_of_the_journey() -> None:
    assert CONTINENTS == ["europe", "africa", "asia", "australasia", "americas"]
