"""Visas: paying or answering, the questions of both continents, declarations that bind, and combinations."""

import pytest

from greatcircle.games.capital_adventure.events import Declared, Embarked, Entered, VisaDenied
from greatcircle.games.capital_adventure.quiz.box import QUESTION, VISA_BOX, built_in
from greatcircle.games.capital_adventure.quiz.question import MENDED, VISA_FIELDS, questions_of
from tests.games.capital_adventure.position import (
    act,
    answer,
    ask,
    can,
    cash,
    destinations,
    draw,
    end,
    fine,
    go,
    happen,
    hazards,
    kinds,
    meet_hazard,
    on_turn,
    phase,
    position,
    refusal,
    reply,
    seen,
    side,
    told,
    travel,
    tries,
    try_visa,
    visa_question,
)
from tests.games.capital_adventure.scene import (
    CONTINENTS,
    CROSSINGS,
    cheapest,
    continent,
    fare,
)

ATHENS_CAIRO = fare("athens", "cairo")


@pytest.mark.rule("CA-15")
def test_in_the_diplomat_version_fares_between_continents_are_paid_and_no_visas() -> None:
    state = position({"red": "athens"}, version="diplomat")
    assert tries(state) == set()
    assert refusal(state, "visa", crossing="athens-cairo", tokens=0) == ("CA-15",)
    travel(state, "cairo")
    assert cash(state) == 1000 - ATHENS_CAIRO
    assert side(state)["city"] == "cairo"


@pytest.mark.rule("CA-16")
def test_in_the_visa_version_a_border_takes_two_answers_or_1000_dollars() -> None:
    assert position({"red": "athens"}).setup.has_visas
    paid = position({"red": "athens"}, cash={"red": 2000})
    travel(paid, "cairo")
    assert cash(paid) == 1000 - ATHENS_CAIRO
    answered = position({"red": "athens"}, cash={"red": 2000})
    try_visa(answered, "athens-cairo")
    reply(answered)
    assert (side(answered)["city"], cash(answered)) == ("cairo", 2000 - ATHENS_CAIRO)


@pytest.mark.rule("CA-105", "CA-107")
def test_a_crossing_takes_a_visa_out_and_a_visa_in() -> None:
    state = position({"red": "athens"})
    try_visa(state, "athens-cairo")
    assert side(state)["transit"] == {"crossing": "athens-cairo", "to": "cairo"}
    ask(state)
    assert visa_question(state) == ("entry", "africa")
    assert told(answer(state), Entered) == [Entered(0, "cairo")]
    assert cash(state) == 1000 - ATHENS_CAIRO


@pytest.mark.rule("CA-106")
@pytest.mark.parametrize("crossing", list(CROSSINGS))
def test_visas_are_bought_for_500_each(crossing: str) -> None:
    here, there = CROSSINGS[crossing]["from"], CROSSINGS[crossing]["to"]
    state = position({"red": here}, cash={"red": 5000})
    go(state, there)
    assert seen(state)["plan"] == {"path": [here, there], "fare": fare(here, there), "visas": 1000}
    act(state, "pay", tokens=0)
    assert cash(state) == 4000 - fare(here, there)


@pytest.mark.rule("CA-108")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_visa_question_is_found_by_the_die(die: int) -> None:
    state = position({"red": "athens"})
    act(state, "visa", crossing="athens-cairo", tokens=0)
    assert phase(state) == "rolling"
    happen(state, "die", number=die)
    happen(state, "card", box="visa", card=3)
    question = seen(state)["question"]
    assert (question["box"], question["card"], question["number"]) == ("visa", 3, die)


@pytest.mark.rule("CA-108")
def test_there_are_no_hazards_and_telexes_in_the_visa_box() -> None:
    box = built_in(MENDED).boxes[VISA_BOX]
    assert {entry.kind for card in box.cards for entry in card} == {QUESTION}
    assert {len(card) for card in box.cards} == {6 * len(CONTINENTS)}


@pytest.mark.rule("CA-109", "CA-113")
def test_nobody_buys_one_visa_and_answers_for_the_other() -> None:
    state = position({"red": "athens"}, cash={"red": 9000})
    try_visa(state, "athens-cairo")
    assert kinds(state) == {"roll", "end", "propose"}
    assert refusal(state, "go", to="cairo") == ("CA-158",)
    assert refusal(state, "pay", tokens=0) == ("CA-158",)


@pytest.mark.rule("CA-110")
def test_from_europe_to_africa_comes_first_a_european_then_an_african_question() -> None:
    state = position({"red": "athens"})
    act(state, "visa", crossing="athens-cairo", tokens=0)
    happen(state, "die", number=2)
    draw(state)
    assert visa_question(state) == ("exit", "europe")
    answer(state)
    ask(state)
    assert visa_question(state) == ("entry", "africa")


@pytest.mark.rule("CA-06", "CA-110")
@pytest.mark.parametrize("crossing", list(CROSSINGS))
def test_the_questions_are_about_the_continent_that_is_left_and_the_one_that_is_entered(crossing: str) -> None:
    ends = CROSSINGS[crossing]["from"], CROSSINGS[crossing]["to"]
    for here, there in (ends, ends[::-1]):
        state = position({"red": here}, cash={"red": 5000})
        act(state, "visa", crossing=crossing, tokens=0)
        happen(state, "die", number=6)
        draw(state)
        assert visa_question(state) == ("exit", continent(here))
        answer(state)
        ask(state)
        assert visa_question(state) == ("entry", continent(there))
        answer(state)
        assert side(state)["city"] == there


@pytest.mark.rule("CA-110")
@pytest.mark.parametrize("where", CONTINENTS)
def test_a_question_about_a_continent_stands_in_the_file_of_that_continent(where: str) -> None:
    number = CONTINENTS.index(where)
    written = {question.id for level in questions_of(VISA_FIELDS[number], MENDED) for question in level}
    for card in range(built_in(MENDED).boxes[VISA_BOX].count):
        for die in range(6):
            entry = built_in(MENDED).entry(VISA_BOX, card, number, die)
            assert {question.id for question in entry.questions} <= written


@pytest.mark.rule("CA-111")
def test_the_pacific_belongs_to_australasia() -> None:
    assert {continent(city) for city in ("suva", "honolulu", "auckland")} == {"australasia"}
    texts = [
        question.text + question.answer for level in questions_of("visa-australasia", MENDED) for question in level
    ]
    assert any("Antarctic" in text for text in texts)
    assert any("Pacific" in text or "Fiji" in text or "Samoa" in text for text in texts)


@pytest.mark.rule("CA-112")
def test_athens_to_cairo_with_the_european_answer_right_and_the_african_wrong() -> None:
    state = position({"red": "athens"})
    events = try_visa(state, "athens-cairo")
    assert told(events, Embarked) == [Embarked(0, "cairo", ATHENS_CAIRO, 0)]
    events = reply(state, is_right=False)
    assert told(events, VisaDenied) == [VisaDenied(0, "cairo")]
    assert on_turn(state) == "blue"
    assert (side(state)["city"], side(state)["transit"]) == (None, {"crossing": "athens-cairo", "to": "cairo"})
    end(state)
    assert on_turn(state) == "red"
    ask(state)
    assert visa_question(state) == ("entry", "africa")
    answer(state)
    assert (side(state)["city"], cash(state)) == ("cairo", 1000 - ATHENS_CAIRO)


@pytest.mark.rule("CA-113")
def test_answering_is_declared_before_the_crossing() -> None:
    state = position({"red": "athens"}, cash={"red": 5000})
    assert can(state, "visa", crossing="athens-cairo", tokens=0)
    assert can(state, "go", to="cairo")
    events = act(state, "visa", crossing="athens-cairo", tokens=0)
    assert told(events, Declared) == [Declared(0, "cairo")]
    assert side(state)["declared"] == "athens-cairo"


@pytest.mark.rule("CA-113", "CA-114")
def test_a_side_that_chose_to_answer_may_not_pay_this_crossing_instead() -> None:
    state = position({"red": "athens"}, cash={"red": 5000}, insurance={"red": []})
    try_visa(state, "athens-cairo", is_right=False)
    end(state)
    assert side(state)["declared"] == "athens-cairo"
    (way,) = [way for way in seen(state)["ways"] if way["to"] == "cairo"]
    assert way["path"][-4:-2] == ["lisbon", "casablanca"], "by the other crossing it may pay"
    go(state, "bucharest", "athens")
    (way,) = [way for way in seen(state)["ways"] if way["to"] == "cairo"]
    assert "lisbon" in way["path"], "a loop before the crossing does not free it"


@pytest.mark.rule("CA-114")
def test_a_side_is_told_that_it_chose_to_answer() -> None:
    state = position({"red": "athens"}, cash={"red": 1400}, insurance={"red": []}, declared={"red": "athens-cairo"})
    assert refusal(state, "go", to="cairo") == ("CA-44", "CA-114")
    assert refusal(state, "go", to="delhi") == ("CA-115", "CA-123")


@pytest.mark.rule("CA-114")
def test_a_side_answers_for_the_crossing_it_chose_and_for_no_other_of_the_city() -> None:
    state = position({"red": "cairo"}, cash={"red": 5000})
    assert {"athens-cairo", "cairo-riyadh"} <= tries(state)
    try_visa(state, "cairo-riyadh", is_right=False)
    end(state)
    assert tries(state) == {"cairo-riyadh"}
    assert refusal(state, "visa", crossing="athens-cairo", tokens=0) == ("CA-114",)


@pytest.mark.rule("CA-114")
def test_between_tries_a_side_may_take_ordinary_goes_in_the_exit_city() -> None:
    state = position({"red": "athens"}, declared={"red": "athens-cairo"})
    reply(state)
    end(state)
    assert side(state)["declared"] == "athens-cairo"
    end(state)
    assert can(state, "visa", crossing="athens-cairo", tokens=0)


@pytest.mark.rule("CA-114")
def test_the_choice_ends_when_the_side_leaves_the_exit_city_some_other_way() -> None:
    state = position({"red": "athens", "blue": "rome"}, cash={"red": 5000}, declared={"red": "athens-cairo"})
    travel(state, "rome")
    assert side(state)["declared"] is None
    end(state)
    end(state)
    travel(state, "athens", "cairo")
    assert side(state)["city"] == "cairo"
    hijacked = position({"red": "athens"}, declared={"red": "athens-cairo"})
    meet_hazard(hijacked, hazards("hijack", "europe")[0].id)
    assert side(hijacked)["declared"] is None
    deported = position({"red": "athens"}, cash={"red": 0}, insurance={"red": []}, declared={"red": "athens-cairo"})
    meet_hazard(deported, fine("europe", 900))
    assert side(deported)["declared"] is None


@pytest.mark.rule("CA-114")
def test_each_crossing_is_declared_anew() -> None:
    state = position({"red": "athens"}, cash={"red": 5000})
    try_visa(state, "athens-cairo")
    reply(state)
    assert side(state)["declared"] is None
    end(state)
    travel(state, "riyadh")
    assert side(state)["city"] == "riyadh"


@pytest.mark.rule("CA-115")
def test_from_harare_to_delhi_for_the_full_fare_and_1000_dollars() -> None:
    price = cheapest("harare")["delhi"]
    state = position({"red": "harare"}, cash={"red": price + 1000})
    go(state, "delhi")
    plan = seen(state)["plan"]
    assert (plan["path"][0], plan["path"][-1], plan["fare"], plan["visas"]) == ("harare", "delhi", price, 1000)
    act(state, "pay", tokens=0)
    assert (side(state)["city"], side(state)["continent"], cash(state)) == ("delhi", "asia", 0)
    short = position({"red": "harare"}, cash={"red": price + 999})
    assert "delhi" not in destinations(short)


@pytest.mark.rule("CA-115")
def test_questions_are_answered_in_harare_or_in_delhi_but_not_in_both() -> None:
    first = position({"red": "harare"}, cash={"red": 9000})
    reply(first)
    travel(first, "delhi")
    assert on_turn(first) == "blue"
    last = position({"red": "harare"}, cash={"red": 9000})
    travel(last, "delhi")
    assert on_turn(last) == "red"
    reply(last)
    assert destinations(last) == set()


@pytest.mark.rule("CA-115")
def test_after_a_paid_crossing_into_a_capital_adventure_city_there_are_no_questions() -> None:
    state = position({"red": "harare"}, cash={"red": 9000})
    travel(state, "samarkand")
    assert on_turn(state) == "blue"
    assert (side(state)["pegs"][-1], side(state)["tokens"]) == ("samarkand", 1)


@pytest.mark.rule("CA-116", "CA-122")
@pytest.mark.parametrize(
    ("origin", "exit_city", "crossing"), [("rome", "athens", "athens-cairo"), ("harare", "nairobi", "nairobi-mumbai")]
)
def test_after_travelling_to_an_exit_city_the_crossing_waits_for_the_next_go(
    origin: str, exit_city: str, crossing: str
) -> None:
    state = position({"red": origin}, cash={"red": 3000})
    travel(state, exit_city)
    assert tries(state) == set()
    assert refusal(state, "visa", crossing=crossing, tokens=0) == ("CA-116", "CA-122")
    reply(state)
    assert tries(state) == set()
    end(state)
    end(state)
    assert tries(state) == {crossing}
