"""Crossings: answering in the exit city and on the transit point, what it costs, and what a go with Visas leaves."""

import pytest

from greatcircle.games.capital_adventure.events import Entered, TokenEarned, VisaDenied
from tests.games.capital_adventure.position import (
    AT_SEA,
    act,
    answer,
    ask,
    cash,
    destinations,
    draw,
    end,
    go,
    happen,
    kinds,
    offers,
    on_turn,
    payments,
    position,
    refusal,
    reply,
    set_out,
    side,
    started,
    told,
    travel,
    tries,
    try_visa,
    visa_question,
)
from tests.games.capital_adventure.scene import (
    CITIES,
    CROSSINGS,
    GOALS,
    cheapest,
    continent,
    fare,
)

ATHENS_CAIRO = fare("athens", "cairo")


@pytest.mark.rule("CA-117")
def test_a_side_that_begins_in_the_exit_city_answers_and_its_go_ends_in_the_entry_city() -> None:
    state = position({"red": "nairobi"})
    assert tries(state) == {"nairobi-mumbai"}
    try_visa(state, "nairobi-mumbai")
    assert on_turn(state) == "red"
    reply(state)
    assert side(state)["city"] == "mumbai"
    assert on_turn(state) == "blue"


@pytest.mark.rule("CA-117")
def test_only_in_an_exit_city_visas_are_answered_for() -> None:
    ends = {city for one in CROSSINGS.values() for city in (one["from"], one["to"])}
    for city in CITIES:
        if city != "london":
            assert bool(tries(position({"red": city}, cash={"red": 9000}))) == (city in ends)
    assert refusal(position({"red": "rome"}), "visa", crossing="athens-cairo", tokens=0) == ("CA-117",)


@pytest.mark.rule("CA-118")
@pytest.mark.parametrize(("place", "city"), [("athens-cairo", "cairo"), ("athens-cairo>athens", "athens")])
def test_a_go_that_begins_on_the_transit_point_answers_and_ends_in_the_entry_city(place: str, city: str) -> None:
    state = position({"red": place})
    events = reply(state)
    assert told(events, Entered) == [Entered(0, city)]
    assert on_turn(state) == "blue"
    assert cash(state) == 1000


@pytest.mark.rule("CA-119")
def test_the_fare_is_paid_when_the_exit_answer_is_right() -> None:
    state = position({"red": "athens"})
    act(state, "visa", crossing="athens-cairo", tokens=0)
    happen(state, "die", number=1)
    draw(state)
    assert cash(state) == 1000
    answer(state)
    assert cash(state) == 1000 - ATHENS_CAIRO
    reply(state)
    assert cash(state) == 1000 - ATHENS_CAIRO


@pytest.mark.rule("CA-119")
def test_a_wrong_exit_answer_costs_nothing_and_ends_the_go() -> None:
    state = position({"red": "athens"})
    events = try_visa(state, "athens-cairo", is_right=False)
    assert told(events, VisaDenied) == [VisaDenied(0, "cairo")]
    assert (side(state)["city"], cash(state), on_turn(state)) == ("athens", 1000, "blue")


@pytest.mark.rule("CA-119")
def test_answering_is_declared_with_the_fare_in_hand_alone() -> None:
    short = position({"red": "athens"}, cash={"red": ATHENS_CAIRO - 1}, insurance={"red": []})
    assert tries(short) == set()
    assert refusal(short, "visa", crossing="athens-cairo", tokens=0) == ("CA-44", "CA-119")
    assert tries(position({"red": "athens"}, cash={"red": ATHENS_CAIRO})) == {"athens-cairo"}


@pytest.mark.rule("CA-119")
def test_tokens_pay_the_fare_of_a_crossing_that_is_answered_for() -> None:
    price = fare("nairobi", "mumbai")
    state = position({"red": "nairobi"}, cash={"red": price - 400}, tokens={"red": 2})
    assert [offer["tokens"] for offer in offers(state) if offer["move"] == "visa"] == [1, 2]
    try_visa(state, "nairobi-mumbai", tokens=1)
    assert (cash(state), side(state)["tokens"]) == (0, 1)


@pytest.mark.rule("CA-120")
def test_visa_answers_earn_no_money_even_with_a_double() -> None:
    state = position({"red": "athens"})
    act(state, "double")
    try_visa(state, "athens-cairo")
    reply(state)
    assert cash(state) == 1000 - ATHENS_CAIRO


@pytest.mark.rule("CA-121")
def test_there_is_one_try_at_the_exit_and_one_at_the_entry() -> None:
    at_exit = position({"red": "athens"})
    try_visa(at_exit, "athens-cairo", is_right=False)
    assert on_turn(at_exit) == "blue"
    at_entry = position({"red": "athens-cairo"})
    reply(at_entry, is_right=False)
    assert on_turn(at_entry) == "blue"


@pytest.mark.rule("CA-122")
def test_paying_has_no_such_limit() -> None:
    state = position({"red": "rome"}, cash={"red": 5000})
    go(state, "athens", "cairo")
    act(state, "pay", tokens=0)
    assert side(state)["city"] == "cairo"


@pytest.mark.rule("CA-122")
def test_a_side_that_has_just_set_out_tries_no_visa() -> None:
    state = started(first=1)
    set_out(state, 12)
    state.city[0] = position({"red": "athens"}).city[0]
    act(state, "double")
    assert tries(state) == set()
    assert refusal(state, "visa", crossing="athens-cairo", tokens=0) == ("CA-116", "CA-122")


@pytest.mark.rule("CA-123")
def test_a_paid_journey_crosses_one_border() -> None:
    state = position({"red": "athens"}, cash={"red": 90000})
    assert {continent(city) for city in destinations(state)} == {"europe", "africa"}
    assert refusal(state, "go", to="delhi") == ("CA-115", "CA-123")
    go(state, "cairo")
    assert {continent(city) for city in destinations(state)} == {"africa"}
    assert refusal(state, "go", to="riyadh") == refusal(state, "go", to="athens") == ("CA-115", "CA-123")


@pytest.mark.rule("CA-123")
def test_in_the_diplomat_version_a_journey_crosses_any_number_of_borders() -> None:
    state = position({"red": "athens"}, cash={"red": 90000}, version="diplomat")
    assert destinations(state) == set(CITIES) - {"london", "athens"}
    price = cheapest("athens")["new-york"]
    travel(state, "new-york")
    assert cash(state) == 90000 - price


@pytest.mark.rule("CA-124")
def test_an_entry_city_that_were_a_capital_adventure_city_would_give_a_peg_and_a_token() -> None:
    state = position({"red": "athens-cairo"})
    state.heading[0] = position({"red": "moscow"}).city[0]
    ask(state)
    events = answer(state)
    assert told(events, TokenEarned) == [TokenEarned(0, "moscow")]
    assert side(state)["pegs"] == ["moscow"]
    assert not {city for one in CROSSINGS.values() for city in (one["from"], one["to"])} & set(GOALS)


@pytest.mark.rule("CA-157")
def test_general_knowledge_and_visa_questions_do_not_come_in_the_same_go() -> None:
    state = position({"red": "athens"})
    reply(state)
    assert tries(state) == set()
    crossing = position({"red": "athens"})
    try_visa(crossing, "athens-cairo")
    ask(crossing)
    assert visa_question(crossing) == ("entry", "africa")
    answer(crossing)
    assert on_turn(crossing) == "blue"


@pytest.mark.rule("CA-157")
def test_a_go_that_tries_a_visa_has_no_journey() -> None:
    state = position({"red": "athens"}, cash={"red": 5000})
    try_visa(state, "athens-cairo", is_right=False)
    assert on_turn(state) == "blue"
    through = position({"red": "athens"}, cash={"red": 5000})
    try_visa(through, "athens-cairo")
    assert destinations(through) == set()


@pytest.mark.rule("CA-158")
@pytest.mark.parametrize("place", [*CROSSINGS, *(f"{name}>{one['from']}" for name, one in CROSSINGS.items())])
def test_on_a_transit_point_a_side_tries_the_question_that_is_due_or_lets_the_go_pass(place: str) -> None:
    state = position({"red": place}, cash={"red": 9000}, tokens={"red": 2})
    assert kinds(state) == {"roll", "end", "propose"}
    assert refusal(state, "go", to="cairo") == refusal(state, "cash", continent="europe") == ("CA-158",)
    end(state)
    assert side(state)["transit"] is not None


@pytest.mark.rule("CA-158")
def test_a_side_may_stop_on_the_transit_point_after_a_right_exit_answer() -> None:
    state = position({"red": "athens"})
    try_visa(state, "athens-cairo")
    end(state)
    assert on_turn(state) == "blue"
    assert side(state)["transit"] == {"crossing": "athens-cairo", "to": "cairo"}


def test_a_paid_crossing_may_be_paid_with_tokens_as_far_as_the_fare_goes() -> None:
    price = fare("nairobi", "mumbai")
    state = position({"red": "nairobi"}, cash={"red": 5000}, tokens={"red": 2})
    go(state, "mumbai")
    assert payments(state) == [0, 1, 2]
    act(state, "pay", tokens=2)
    assert cash(state) == 4000 - max(price - 800, 0)


def test_the_atlantic_and_the_crossings_have_the_same_box_of_visa_questions() -> None:
    state = position({"red": AT_SEA}, sea={"red": 6})
    ask(state)
    assert visa_question(state) == ("landing", "europe")
    american = position({"red": "new-york"}, pegs={"red": GOALS})
    act(american, "sail", by="answer", tokens=0)
    happen(american, "die", number=1)
    draw(american)
    assert visa_question(american) == ("exit", "americas")
