"""Double tokens: when they are handed in, what they double, and what they do not."""

import pytest

from greatcircle.games.capital_adventure.board import TOKEN_WORTH
from greatcircle.games.capital_adventure.events import Doubled
from tests.games.capital_adventure.position import (
    AT_SEA,
    act,
    can,
    cash,
    draw,
    end,
    fine,
    get_telex,
    go,
    happen,
    hazards,
    in_london,
    meet_hazard,
    on_turn,
    phase,
    position,
    refusal,
    reply,
    sail,
    seen,
    set_out,
    side,
    started,
    telexes,
    told,
    travel,
)
from tests.games.capital_adventure.scene import GOALS, SEA_FARE, fare


@pytest.mark.rule("CA-58")
def test_a_double_is_handed_in_at_the_beginning_of_a_go() -> None:
    state = position()
    assert told(act(state, "double"), Doubled) == [Doubled(0)]
    assert side(state)["doubles"] == 4
    reply(state)
    assert cash(state) == 1400


@pytest.mark.rule("CA-58")
def test_a_double_is_refused_after_a_question_or_a_journey() -> None:
    after_question = position()
    reply(after_question)
    after_journey = position({"red": "vienna"})
    travel(after_journey, "rome")
    for state in (after_question, after_journey):
        assert not can(state, "double")
        assert refusal(state, "double") == ("CA-58",)


@pytest.mark.rule("CA-58")
def test_a_double_works_after_a_journey_that_followed_it_and_ends_with_the_go() -> None:
    state = position({"red": "vienna", "blue": "vienna"})
    act(state, "double")
    travel(state, "rome")
    reply(state)
    assert cash(state) == 1000 - fare("vienna", "rome") + 400
    end(state)
    reply(state)
    assert cash(state, "blue") == 1200
    end(state)
    before = cash(state)
    reply(state)
    assert cash(state) == before + 200


@pytest.mark.rule("CA-58")
def test_without_a_token_there_is_no_double() -> None:
    state = position(doubles={"red": 0})
    assert not can(state, "double")
    assert refusal(state, "double") == ("CA-58",)


@pytest.mark.rule("CA-59")
def test_only_one_double_works_in_a_go() -> None:
    state = position()
    act(state, "double")
    assert not can(state, "double")
    assert refusal(state, "double") == ("CA-59",)


@pytest.mark.rule("CA-60")
@pytest.mark.parametrize(
    ("pay", "is_doubled", "earned"),
    [("standard", False, 600), ("standard", True, 1200), ("fast", False, 1200), ("fast", True, 2400)],
)
def test_three_right_answers_earn_600_and_with_a_double_1200(pay: str, is_doubled: bool, earned: int) -> None:
    state = position(pay=pay)
    if is_doubled:
        act(state, "double")
    for _ in range(3):
        reply(state)
    assert cash(state) == 1000 + earned


@pytest.mark.rule("CA-60")
def test_a_right_answer_with_a_double_earns_400_and_800_in_the_fast_game() -> None:
    for pay, earned in (("standard", 400), ("fast", 800)):
        state = position(pay=pay)
        act(state, "double")
        reply(state)
        assert cash(state) == 1000 + earned


@pytest.mark.rule("CA-61")
def test_the_money_of_a_telex_is_doubled() -> None:
    card = telexes()[0]
    state = position()
    act(state, "double")
    get_telex(state, card.id)
    assert cash(state) == 1000 + 2 * card.amount


@pytest.mark.rule("CA-62")
def test_a_fine_is_doubled() -> None:
    state = position({"red": "rome"})
    act(state, "double")
    meet_hazard(state, fine("europe", 250))
    assert cash(state) == 500


@pytest.mark.rule("CA-62")
@pytest.mark.parametrize("goes", [1, 2])
def test_missed_goes_are_not_doubled(goes: int) -> None:
    card = next(one for one in hazards("miss", "europe") if one.goes == goes)
    state = position({"red": "rome"})
    act(state, "double")
    meet_hazard(state, card.id)
    assert side(state)["missed"] == goes


@pytest.mark.rule("CA-63")
def test_insurance_travel_tokens_fares_and_visas_are_not_doubled() -> None:
    state = position({"red": "athens"}, cash={"red": 3000}, tokens={"red": 1})
    act(state, "double")
    act(state, "cash", continent="europe")
    assert cash(state) == 3500
    go(state, "cairo")
    assert seen(state)["plan"] == {"path": ["athens", "cairo"], "fare": fare("athens", "cairo"), "visas": 1000}
    act(state, "pay", tokens=1)
    assert cash(state) == 3500 - 1000 - max(fare("athens", "cairo") - TOKEN_WORTH, 0)
    stop = position({"red": "rome"})
    act(stop, "double")
    travel(stop, "paris")
    assert side(stop)["tokens"] == 1


@pytest.mark.rule("CA-64")
def test_losing_all_money_and_hijacks_are_what_they_are() -> None:
    state = position({"red": "rome"}, tokens={"red": 2})
    act(state, "double")
    meet_hazard(state, hazards("lose-all", "europe")[0].id)
    assert (cash(state), side(state)["tokens"], side(state)["doubles"]) == (0, 2, 4)
    hijacked = position({"red": "rome"})
    act(hijacked, "double")
    meet_hazard(hijacked, hazards("hijack", "europe")[0].id)
    assert (cash(hijacked), on_turn(hijacked)) == (1000, "blue")


@pytest.mark.rule("CA-65")
def test_a_double_may_be_used_in_the_first_go_before_the_first_question() -> None:
    state = started(first=1)
    assert refusal(state, "double") == ("CA-31", "CA-84")
    set_out(state, 7)
    act(state, "double")
    reply(state)
    assert cash(state) == 1400


@pytest.mark.rule("CA-65", "CA-84")
def test_a_double_may_be_used_after_setting_out_again() -> None:
    state = in_london()
    set_out(state, 7)
    assert can(state, "double")


@pytest.mark.rule("CA-66")
def test_a_double_may_be_used_at_sea_where_only_a_telex_is_doubled() -> None:
    state = position({"red": AT_SEA})
    act(state, "double")
    reply(state)
    assert cash(state) == 1000
    card = telexes()[0]
    get_telex(state, card.id)
    assert cash(state) == 1000 + 2 * card.amount
    assert not can(state, "double")


@pytest.mark.rule("CA-66")
def test_a_double_may_be_handed_in_before_sailing_and_not_after() -> None:
    state = position({"red": "new-york"}, pegs={"red": GOALS}, version="diplomat", cash={"red": SEA_FARE})
    assert can(state, "double")
    sail(state, "fare")
    assert not can(state, "double")


def test_a_double_does_nothing_for_visas_and_is_not_handed_in_between_them() -> None:
    state = position({"red": "athens"})
    act(state, "visa", crossing="athens-cairo", tokens=0)
    happen(state, "die", number=2)
    draw(state)
    assert phase(state) == "asking"
    waiting = position({"red": "athens-cairo"})
    assert not can(waiting, "double")
    assert refusal(waiting, "double") == ("CA-158",)
