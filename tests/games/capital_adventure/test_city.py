"""Capital Adventure cities: pegs, Travel Tokens, and who cannot pay the way out."""

import pytest

from greatcircle.games.capital_adventure.board import TOKEN_WORTH
from greatcircle.games.capital_adventure.events import Pegged, TokenEarned, TokenForfeited
from greatcircle.games.capital_adventure.hazard_event import Deported
from tests.games.capital_adventure.position import (
    act,
    can,
    cash,
    destinations,
    end,
    fine,
    go,
    hazards,
    kinds,
    meet_hazard,
    on_turn,
    payments,
    position,
    refusal,
    reply,
    seen,
    side,
    told,
    travel,
    tries,
)
from tests.games.capital_adventure.scene import CITIES, GOALS, continent, fare, legs


@pytest.mark.rule("CA-89")
def test_a_journey_through_two_capital_adventure_cities_sets_two_pegs() -> None:
    state = position({"red": "berlin"}, cash={"red": 2000})
    events = travel(state, "stockholm", "moscow", "warsaw")
    assert told(events, Pegged) == [Pegged(0, "stockholm", 1), Pegged(0, "moscow", 2)]
    assert side(state)["pegs"] == ["stockholm", "moscow"]


@pytest.mark.rule("CA-89")
def test_a_city_is_visited_once_and_by_each_side_for_itself() -> None:
    state = position({"red": "rome", "blue": "rome"}, pegs={"red": ["paris"]})
    assert told(travel(state, "paris"), Pegged) == []
    assert told(travel(state, "paris"), Pegged) == [Pegged(1, "paris", 1)]


@pytest.mark.rule("CA-89")
def test_other_cities_set_no_peg() -> None:
    state = position({"red": "vienna"}, cash={"red": 2000})
    travel(state, "warsaw", "berlin")
    assert side(state)["pegs"] == []


@pytest.mark.rule("CA-90")
@pytest.mark.parametrize("city", GOALS)
def test_no_questions_are_answered_in_a_capital_adventure_city(city: str) -> None:
    state = position({"red": city})
    assert not can(state, "roll")
    assert refusal(state, "roll") == ("CA-90",)
    assert can(state, "cash", continent=continent(city))


@pytest.mark.rule("CA-90")
def test_a_go_whose_opening_journey_ends_there_is_over() -> None:
    state = position({"red": "rome"})
    travel(state, "paris")
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-90")
def test_a_go_that_begins_there_may_travel_out_and_answer() -> None:
    state = position({"red": "paris"})
    travel(state, "rome")
    assert on_turn(state) == "red"
    reply(state)
    assert cash(state) == 1200 - fare("paris", "rome")


@pytest.mark.rule("CA-91")
def test_a_go_that_ends_there_earns_a_travel_token() -> None:
    state = position({"red": "rome"})
    reply(state)
    assert told(travel(state, "paris"), TokenEarned) == [TokenEarned(0, "paris")]
    assert side(state)["tokens"] == 1
    assert TOKEN_WORTH == 400


@pytest.mark.rule("CA-91")
def test_a_go_that_ends_elsewhere_earns_none() -> None:
    state = position({"red": "rome"})
    end(state)
    assert side(state)["tokens"] == 0


@pytest.mark.rule("CA-92")
def test_passing_through_earns_none() -> None:
    state = position({"red": "rome"})
    events = travel(state, "paris", "berlin")
    assert side(state)["pegs"] == ["paris"]
    assert told(events, TokenEarned) == []
    assert side(state)["tokens"] == 0


@pytest.mark.rule("CA-93")
def test_tokens_pay_no_hazard() -> None:
    state = position({"red": "rome"}, cash={"red": 500}, insurance={"red": []}, tokens={"red": 2})
    meet_hazard(state, fine("europe", 350))
    assert (cash(state), side(state)["tokens"]) == (150, 2)


@pytest.mark.rule("CA-94")
def test_a_token_for_a_fare_of_300_is_gone_and_no_money_comes_back() -> None:
    path = next(
        (city, there) for city in CITIES for there, price in legs(city).items() if price == 300 and city not in GOALS
    )
    state = position({"red": path[0]}, tokens={"red": 1}, version="diplomat")
    go(state, path[1])
    assert seen(state)["plan"]["fare"] == 300
    act(state, "pay", tokens=1)
    assert cash(state) == 1000
    assert side(state)["city"] == path[1]
    assert side(state)["tokens"] == (1 if path[1] in GOALS else 0)


@pytest.mark.rule("CA-95")
def test_a_fare_of_700_is_a_token_and_300_dollars() -> None:
    state = position({"red": "berlin"}, tokens={"red": 2}, cash={"red": 700})
    go(state, "stockholm", "berlin", "stockholm", "berlin", "vienna")
    assert seen(state)["plan"]["fare"] == fare("berlin", "stockholm") * 4 + fare("berlin", "vienna") == 700
    assert payments(state) == [0, 1, 2]
    act(state, "pay", tokens=1)
    assert (cash(state), side(state)["tokens"]) == (400, 1)


@pytest.mark.rule("CA-95")
def test_two_tokens_are_used_together_but_none_more_than_needed() -> None:
    state = position({"red": "berlin"}, tokens={"red": 2}, cash={"red": 0})
    go(state, "stockholm", "berlin", "stockholm", "berlin", "vienna")
    assert payments(state) == [2]
    act(state, "pay", tokens=2)
    assert (cash(state), side(state)["tokens"]) == (0, 0)
    near = position({"red": "berlin"}, tokens={"red": 2})
    go(near, "vienna")
    assert payments(near) == [0, 1]
    assert refusal(near, "pay", tokens=2) == ("CA-94", "CA-95")


@pytest.mark.rule("CA-95")
def test_nobody_hands_over_tokens_that_are_not_there() -> None:
    state = position({"red": "berlin"}, tokens={"red": 0})
    go(state, "vienna")
    assert payments(state) == [0]
    assert refusal(state, "pay", tokens=1) == ("CA-95",)


@pytest.mark.rule("CA-96", "CA-97")
def test_a_third_token_is_forfeited_and_no_money_comes_instead() -> None:
    state = position({"red": "rome"}, tokens={"red": 2})
    events = travel(state, "paris")
    assert told(events, TokenForfeited) == [TokenForfeited(0)]
    assert (side(state)["tokens"], cash(state)) == (2, 1000 - fare("rome", "paris"))


@pytest.mark.rule("CA-98", "CA-99")
@pytest.mark.parametrize("city", ["cape-town", "perth"])
def test_a_side_that_cannot_pay_its_way_out_is_deported_when_its_next_go_begins(city: str) -> None:
    price = min(legs(city).values())
    for money, is_stuck in ((price - 1, True), (price, False)):
        state = position({"red": city}, turn="blue", cash={"red": money}, insurance={"red": []})
        events = end(state)
        assert bool(told(events, Deported)) == is_stuck
        assert on_turn(state) == ("blue" if is_stuck else "red")
        assert cash(state) == money
    assert side(state)["city"] == city


@pytest.mark.rule("CA-99")
def test_the_token_for_stopping_and_the_insurance_help_to_get_out() -> None:
    price = min(legs("perth").values())
    with_token = position(
        {"red": "perth"}, turn="blue", cash={"red": price - 400}, tokens={"red": 1}, insurance={"red": []}
    )
    assert told(end(with_token), Deported) == []
    insured = position({"red": "perth"}, turn="blue", cash={"red": price - 500}, insurance={"red": ["australasia"]})
    assert told(end(insured), Deported) == []
    elsewhere = position({"red": "perth"}, turn="blue", cash={"red": price - 500}, insurance={"red": ["asia"]})
    assert told(end(elsewhere), Deported) == [Deported(0, "singapore")]


@pytest.mark.rule("CA-99")
def test_in_paris_the_stuck_are_deported_to_london() -> None:
    state = position({"red": "paris"}, turn="blue", cash={"red": 0}, insurance={"red": []})
    assert told(end(state), Deported) == [Deported(0, "london")]
    assert side(state)["is_starting"]


@pytest.mark.rule("CA-99")
def test_elsewhere_nobody_looks() -> None:
    state = position({"red": "rome"}, turn="blue", cash={"red": 0}, insurance={"red": []})
    end(state)
    assert side(state)["city"] == "rome"
    assert can(state, "roll")


@pytest.mark.rule("CA-100", "CA-101")
def test_staying_earns_a_token_every_time_up_to_two() -> None:
    state = position({"red": "paris", "blue": "rome"})
    counts = []
    for _ in range(3):
        end(state)
        counts.append(side(state)["tokens"])
        end(state)
    assert counts == [1, 2, 2]


@pytest.mark.rule("CA-100")
def test_a_token_is_earned_again_in_a_city_where_the_side_has_been() -> None:
    state = position({"red": "rome"}, pegs={"red": ["paris"]})
    travel(state, "paris")
    assert side(state)["tokens"] == 1


@pytest.mark.rule("CA-102")
def test_tokens_are_safe_when_all_money_is_lost() -> None:
    state = position({"red": "rome"}, tokens={"red": 2})
    meet_hazard(state, hazards("lose-all", "europe")[0].id)
    assert (cash(state), side(state)["tokens"]) == (0, 2)


@pytest.mark.rule("CA-103")
def test_four_sides_may_hold_eight_tokens_unless_the_supply_is_strict() -> None:
    held = {"red": 1, "blue": 2, "green": 2, "yellow": 1}
    for strict, tokens in ((False, 2), (True, 1)):
        state = position({"red": "paris"}, seats=4, tokens=held, strict_tokens=strict)
        events = end(state)
        assert side(state)["tokens"] == tokens
        assert bool(told(events, TokenForfeited)) == strict
    few = position({"red": "paris"}, seats=4, tokens=held | {"blue": 1}, strict_tokens=True)
    end(few)
    assert side(few)["tokens"] == 2


@pytest.mark.rule("CA-104")
@pytest.mark.parametrize("city", ["cape-town", "perth"])
def test_one_token_does_not_lead_out_of_cape_town_and_perth(city: str) -> None:
    state = position({"red": city}, cash={"red": 0}, tokens={"red": 1})
    assert destinations(state) == set()
    assert kinds(state) == {"cash", "double", "end", "propose"}
    assert destinations(position({"red": city}, cash={"red": 0}, tokens={"red": 2}))


@pytest.mark.rule("CA-156")
def test_tokens_pay_the_fare_of_a_crossing_and_not_its_visas() -> None:
    price = fare("athens", "cairo")
    state = position({"red": "athens"}, cash={"red": 1000}, tokens={"red": 2}, insurance={"red": []})
    go(state, "cairo")
    assert payments(state) == [1]
    act(state, "pay", tokens=1)
    assert (cash(state), side(state)["tokens"], price <= 400) == (0, 1, True)
    poor = position({"red": "athens"}, cash={"red": 999}, tokens={"red": 2}, insurance={"red": []})
    assert "cairo" not in destinations(poor)
    assert refusal(poor, "go", to="cairo") == ("CA-44", "CA-156")
    assert tries(poor) == {"athens-cairo"}
