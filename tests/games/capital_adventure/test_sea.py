"""The way home: New York, and the Atlantic in both versions up to the last question."""

import pytest

from greatcircle.games.capital_adventure.events import (
    Embarked,
    SeaProgress,
    TokenEarned,
    VisaDenied,
)
from greatcircle.games.capital_adventure.hazard_event import Deported
from greatcircle.games.capital_adventure.rules.ending import EndReason
from tests.games.capital_adventure.position import (
    AT_SEA,
    act,
    answer,
    ask,
    cash,
    destinations,
    end,
    ended,
    go,
    kinds,
    meet_hazard,
    on_turn,
    phase,
    position,
    purpose,
    ready,
    refusal,
    reply,
    sail,
    sails,
    seen,
    side,
    told,
    travel,
)
from tests.games.capital_adventure.scene import GOALS, SEA_FARE, legs

VERSIONS = pytest.mark.parametrize("version", ["visa", "diplomat"])
FIFTEEN = [goal for goal in GOALS if goal != "perth"]


@pytest.mark.rule("CA-125")
@VERSIONS
def test_arriving_in_new_york_ends_the_go_and_earns_a_token(version: str) -> None:
    state = position({"red": "chicago"}, pegs={"red": GOALS}, cash={"red": 3000}, version=version)
    events = travel(state, "new-york")
    assert told(events, TokenEarned) == [TokenEarned(0, "new-york")]
    assert on_turn(state) == "blue"
    end(state)
    assert sails(state)


@pytest.mark.rule("CA-125", "CA-154")
def test_new_york_is_not_passed_through() -> None:
    state = position({"red": "chicago"}, cash={"red": 9000})
    ways = {way["to"]: way for way in seen(state)["ways"]}
    assert not [way for way in ways.values() if "new-york" in way["path"][:-1]]
    go(state, "new-york")
    assert destinations(state) == set()
    assert refusal(state, "go", to="new-orleans") == ("CA-125",)


@pytest.mark.rule("CA-126")
@VERSIONS
def test_new_york_may_be_visited_first_but_the_atlantic_waits_for_all_pegs(version: str) -> None:
    state = position({"red": "chicago"}, cash={"red": 9000}, version=version)
    travel(state, "new-york")
    assert side(state)["pegs"] == ["new-york"]
    early = position({"red": "new-york"}, pegs={"red": FIFTEEN}, cash={"red": 9000}, version=version)
    assert sails(early) == set()
    by = "fare" if version == "diplomat" else "money"
    assert refusal(early, "sail", by=by, tokens=0) == ("CA-126",)
    assert sails(position({"red": "new-york"}, pegs={"red": GOALS}, cash={"red": 9000}, version=version))


@pytest.mark.rule("CA-126")
def test_london_is_none_of_the_sixteen() -> None:
    assert len(GOALS) == 16
    assert "london" not in GOALS


@pytest.mark.rule("CA-127")
def test_in_the_diplomat_version_the_side_pays_800_and_moves_to_the_transit_point() -> None:
    state = ready("diplomat", 800)
    assert sails(state) == {("fare", 0)}
    assert told(sail(state, "fare"), Embarked) == [Embarked(0, "london", 800, 0)]
    assert side(state)["transit"] == {"crossing": "atlantic", "to": "london"}
    assert cash(state) == 0
    assert on_turn(state) == "red"


@pytest.mark.rule("CA-127", "CA-133")
@VERSIONS
def test_the_questions_at_sea_pay_nothing_and_a_wrong_answer_ends_the_go(version: str) -> None:
    state = position({"red": AT_SEA}, version=version)
    ask(state)
    assert (purpose(state), seen(state)["question"]["box"]) == ("sea", "one")
    assert told(answer(state), SeaProgress) == [SeaProgress(0, 1)]
    assert (side(state)["sea"], cash(state), on_turn(state)) == (1, 1000, "red")
    reply(state, is_right=False)
    assert (side(state)["sea"], cash(state), on_turn(state)) == (1, 1000, "blue")


@pytest.mark.rule("CA-127", "CA-129", "CA-133")
@VERSIONS
def test_six_answers_and_a_european_visa_question_lead_home(version: str) -> None:
    state = position({"red": AT_SEA}, version=version)
    for answers in range(1, 7):
        ask(state)
        assert purpose(state) == "sea"
        answer(state)
        assert side(state)["sea"] == answers
    ask(state)
    question = seen(state)["question"]
    assert (question["purpose"], question["box"], question["continent"]) == ("landing", "visa", "europe")
    answer(state)
    outcome = ended(state)
    assert (outcome.places, outcome.reason) == ((1, 2), EndReason.HOME)
    assert side(state)["city"] == "london"


@pytest.mark.rule("CA-128")
def test_right_answers_are_kept_from_go_to_go() -> None:
    state = position({"red": AT_SEA}, sea={"red": 3})
    reply(state)
    end(state)
    end(state)
    assert side(state)["sea"] == 4
    reply(state, is_right=False)
    end(state)
    assert side(state)["sea"] == 4
    reply(state)
    assert side(state)["sea"] == 5


@pytest.mark.rule("CA-130")
def test_a_wrong_last_answer_ends_the_go_and_the_next_go_brings_another_question() -> None:
    state = position({"red": AT_SEA}, sea={"red": 6})
    ask(state)
    first = seen(state)["question"]["id"]
    assert told(answer(state, is_right=False), VisaDenied) == [VisaDenied(0, "london")]
    assert on_turn(state) == "blue"
    assert state.outcome() is None
    end(state)
    ask(state)
    assert purpose(state) == "landing"
    assert seen(state)["question"]["id"] != first


@pytest.mark.rule("CA-131")
def test_in_the_visa_version_the_side_pays_800_and_500() -> None:
    state = ready("visa", 1300)
    assert sails(state) == {("money", 0), ("answer", 0)}
    sail(state, "money")
    assert (cash(state), side(state)["transit"]["to"]) == (0, "london")
    reply(state)
    assert side(state)["sea"] == 1


@pytest.mark.rule("CA-131", "CA-157")
def test_in_the_visa_version_the_side_may_answer_an_american_question_and_go_on_in_the_same_go() -> None:
    state = ready("visa", 800)
    assert sails(state) == {("answer", 0)}
    act(state, "sail", by="answer", tokens=0)
    assert cash(state) == 800
    state = ready("visa", 800)
    sail(state, "answer")
    assert seen(state)["last"]["continent"] == "americas"
    assert (cash(state), on_turn(state)) == (0, "red")
    reply(state)
    assert side(state)["sea"] == 1


@pytest.mark.rule("CA-131")
def test_without_the_money_in_hand_nobody_sails() -> None:
    assert sails(ready("visa", 799)) == set()
    assert sails(ready("visa", 1299)) == {("answer", 0)}
    assert sails(ready("diplomat", 799)) == set()
    assert refusal(ready("visa", 1299), "sail", by="money", tokens=0) == ("CA-44", "CA-119")
    assert refusal(ready("visa", 5000), "sail", by="fare", tokens=0) == ("CA-131",)
    assert refusal(ready("diplomat", 5000), "sail", by="money", tokens=0) == ("CA-127",)


@pytest.mark.rule("CA-132")
def test_after_a_wrong_american_answer_the_side_stays_with_its_800_and_is_bound() -> None:
    state = ready("visa", 2000)
    sail(state, "answer", is_right=False)
    assert (side(state)["city"], cash(state), on_turn(state)) == ("new-york", 2000, "blue")
    assert side(state)["tokens"] == 1
    end(state)
    assert {by for by, _ in sails(state)} == {"answer"}
    assert refusal(state, "sail", by="money", tokens=0) == ("CA-114", "CA-132")
    travel(state, "chicago")
    assert side(state)["declared"] is None


@pytest.mark.rule("CA-134")
def test_the_last_visa_is_never_bought() -> None:
    state = position({"red": AT_SEA}, sea={"red": 6}, cash={"red": 9000}, tokens={"red": 2})
    assert kinds(state) == {"double", "roll", "end", "propose"}
    assert refusal(state, "sail", by="money", tokens=0) == ("CA-158",)


@pytest.mark.rule("CA-135")
def test_on_the_atlantic_one_visa_may_be_bought_and_the_other_answered_for() -> None:
    state = ready("visa", 1300)
    sail(state, "money")
    for _ in range(7):
        reply(state)
    assert ended(state).places == (1, 2)


@pytest.mark.rule("CA-136", "CA-140")
def test_the_fare_is_paid_once_and_again_after_being_sent_back() -> None:
    state = ready("diplomat", 2000)
    sail(state, "fare")
    reply(state, is_right=False)
    end(state)
    reply(state)
    assert cash(state) == 1200
    meet_hazard(state)
    end(state)
    travel(state, "new-york")
    end(state)
    assert sails(state) == {("fare", 0), ("fare", 1)}
    before = cash(state)
    sail(state, "fare")
    assert cash(state) == before - SEA_FARE


@pytest.mark.rule("CA-137")
def test_two_tokens_cover_the_fare_over_the_atlantic() -> None:
    state = ready("diplomat", 0, tokens=2)
    assert sails(state) == {("fare", 2)}
    sail(state, "fare", tokens=2)
    assert (cash(state), side(state)["tokens"]) == (0, 0)
    visa = ready("visa", 500, tokens=2)
    assert sails(visa) == {("money", 2), ("answer", 1), ("answer", 2)}


@pytest.mark.rule("CA-137", "CA-156")
def test_tokens_do_not_pay_the_american_visa() -> None:
    assert sails(ready("visa", 499, tokens=2)) == {("answer", 1), ("answer", 2)}


@pytest.mark.rule("CA-138")
def test_a_side_that_cannot_pay_800_is_not_deported_and_two_tokens_take_it_home() -> None:
    assert min(legs("new-york").values()) <= 400
    state = ready("diplomat", 0)
    assert told(end(state), Deported) == []
    assert told(end(state), Deported) == []
    assert (side(state)["city"], side(state)["tokens"]) == ("new-york", 1)
    end(state)
    end(state)
    assert side(state)["tokens"] == 2
    assert sails(state) == {("fare", 2)}


@pytest.mark.rule("CA-139")
def test_the_match_ends_at_once_with_the_right_answer() -> None:
    state = position({"red": AT_SEA, "blue": AT_SEA}, seats=3, sea={"red": 6, "blue": 6})
    reply(state)
    assert phase(state) == "over"
    assert ended(state).places[0] == 1
    assert seen(state)["rounds"] == 0
