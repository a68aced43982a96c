"""Answers: picked, typed or said aloud; who judges, who may overrule, and the clock."""

import pytest

from greatcircle.games.capital_adventure.board import SIDES
from greatcircle.games.capital_adventure.events import Answered, Appealed, Overruled, Revealed, Typed
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.refusal import BadInput, WrongSeat
from tests.games.capital_adventure.position import (
    act,
    answer,
    ask,
    asked,
    asked_by_typing,
    cash,
    kinds,
    match_at,
    number,
    offers,
    on_turn,
    phase,
    position,
    refusal,
    seen,
    told,
    typed,
)


def asked_aloud(seats: int = 2) -> CapitalAdventure:
    """Set up a side that has said its answer aloud."""
    state = position(answering="aloud", seats=seats)
    ask(state)
    act(state, "reveal")
    return state


# Picking.


@pytest.mark.rule("CA-11", "CA-17")
def test_a_picked_answer_is_judged_at_once_and_is_final() -> None:
    state = position()
    ask(state)
    match = match_at(state)
    match.play(0, state.parse_move({"move": "say", "option": asked(state).place()}))
    assert cash(state) == 1200
    assert not match.can_undo(0)


@pytest.mark.rule("CA-11")
def test_there_is_no_second_try() -> None:
    state = position()
    ask(state)
    answer(state, is_right=False)
    assert "say" not in kinds(state)
    assert refusal(state, "say", option=0) == ("CA-34",)


@pytest.mark.rule("CA-17")
def test_every_one_of_the_four_answers_may_be_picked_and_one_is_right() -> None:
    verdicts = []
    for option in range(4):
        state = position()
        ask(state)
        act(state, "say", option=option)
        verdicts.append(seen(state)["last"]["is_right"])
    assert sorted(verdicts) == [False, False, False, True]


# The clock.


@pytest.mark.rule("CA-12")
@pytest.mark.parametrize("answering", ["choice", "typed", "aloud"])
@pytest.mark.parametrize("seconds", [0, 30, 120])
def test_the_clock_runs_as_agreed_and_silence_is_no_answer(answering: str, seconds: int) -> None:
    state = position(answering=answering, seconds=seconds)
    assert state.question(0) is None
    ask(state)
    question = state.question(0)
    assert question is not None
    assert (question.sentence, question.seconds) == (asked(state).text, seconds)
    assert question.is_typed == (answering == "typed")
    assert state.wire(question.silence) == {"move": "pass"}
    assert question.silence in state.for_people(0)
    assert state.question(1) is None
    act(state, "pass")
    assert seen(state)["last"]["is_right"] is False


@pytest.mark.rule("CA-12")
def test_usually_there_is_no_clock() -> None:
    state = position()
    ask(state)
    question = state.question(0)
    assert question is not None
    assert question.seconds == 0


# Typing.


@pytest.mark.rule("CA-17")
def test_a_typed_answer_is_read_with_patience() -> None:
    for change in (str.upper, str.lower, lambda text: f"  {text}. "):
        state = asked_by_typing()
        typed(state, change(asked(state).answer))
        assert seen(state)["question"]["is_right"] is True


@pytest.mark.rule("CA-17")
def test_what_means_none_of_the_options_counts_as_wrong() -> None:
    state = asked_by_typing()
    typed(state, "qqqqq zzzzz")
    question = seen(state)["question"]
    assert (question["is_right"], question["said"], question["option"]) == (False, "qqqqq zzzzz", None)


@pytest.mark.rule("CA-17")
def test_the_options_are_not_shown_to_a_side_that_types_or_speaks() -> None:
    for way in ("typed", "aloud"):
        state = position(answering=way)
        ask(state)
        assert seen(state)["question"]["options"] is None
        assert seen(state)["question"]["answer"] is None


@pytest.mark.rule("CA-162")
def test_after_a_typed_answer_everybody_sees_it_with_its_verdict_before_it_counts() -> None:
    state = asked_by_typing()
    question = asked(state)
    typed(state, question.answer)
    assert phase(state) == "judging"
    assert cash(state) == 1000
    view = seen(state)["question"]
    assert (view["words"], view["is_right"], view["answer"]) == (question.answer, True, question.answer)
    assert [offer["move"] for offer in offers(state)] == ["go-on", "overrule"]
    events = act(state, "go-on")
    assert isinstance(told(events, Answered)[0], Answered)
    assert cash(state) == 1200


@pytest.mark.rule("CA-162")
@pytest.mark.parametrize("is_right", [True, False])
def test_the_others_may_overrule_either_way(is_right: bool) -> None:
    state = asked_by_typing(seats=3)
    question = asked(state)
    typed(state, question.answer if is_right else question.wrong[0])
    assert seen(state)["question"]["is_right"] is is_right
    events = act(state, "overrule", side="green")
    assert told(events, Overruled) == [Overruled(2, not is_right)]
    assert on_turn(state) == "red"
    assert seen(state)["question"]["overruled_by"] == [2]
    act(state, "go-on")
    assert cash(state) == (1000 if is_right else 1200)


@pytest.mark.rule("CA-162")
def test_each_side_overrules_once_and_the_last_word_counts() -> None:
    state = asked_by_typing(seats=3)
    typed(state, asked(state).answer)
    act(state, "overrule", side="blue")
    assert state.interrupts(number("blue")) == []
    assert refusal(state, "overrule", side="blue") == ("CA-162",)
    act(state, "overrule", side="green")
    assert seen(state)["question"]["is_right"] is True
    act(state, "go-on")
    assert cash(state) == 1200


@pytest.mark.rule("CA-162")
@pytest.mark.parametrize("is_granted", [True, False])
def test_a_side_cannot_overrule_itself_but_asks_the_asking_side(is_granted: bool) -> None:
    state = asked_by_typing(seats=3)
    typed(state, asked(state).wrong[0])
    events = act(state, "overrule")
    assert told(events, Appealed) == [Appealed(0, 1)]
    assert seen(state)["question"]["is_right"] is False
    assert state.actors() == [1]
    assert state.interrupts(1) == []
    assert [offer["move"] for offer in offers(state)] == ["judge", "judge", "trust"]
    act(state, "judge", side="blue", right=is_granted)
    assert seen(state)["last"]["words"] != ""
    assert cash(state) == (1200 if is_granted else 1000)


@pytest.mark.rule("CA-162")
def test_a_bot_that_is_asked_again_leaves_it_to_the_side() -> None:
    state = asked_by_typing()
    typed(state, asked(state).wrong[0])
    act(state, "overrule")
    assert [state.wire(move)["move"] for move in state.for_bots(1)] == ["trust"]
    act(state, "trust", side="blue")
    assert [offer["move"] for offer in offers(state)] == ["go-on"]
    assert refusal(state, "overrule") == ("CA-162",)
    act(state, "go-on")
    assert cash(state) == 1200


@pytest.mark.rule("CA-162")
def test_nothing_but_a_typed_answer_is_overruled() -> None:
    picked = position()
    ask(picked)
    assert picked.interrupts(1) == []
    answer(picked)
    assert picked.interrupts(1) == []
    passed = asked_by_typing()
    act(passed, "pass")
    assert phase(passed) == "deciding"
    spoken = asked_aloud()
    assert spoken.interrupts(0) == spoken.interrupts(1) == []


@pytest.mark.rule("CA-162")
def test_what_was_typed_stands_in_the_log() -> None:
    state = asked_by_typing()
    match = match_at(state)
    text = asked(state).answer.upper()
    events = match.play(0, state.parse_answer(0, text), words=text)
    assert [event.words for event in events if isinstance(event, Typed)] == [text]
    assert match.log[-1].words == text
    match.play(1, state.parse_move({"move": "overrule"}))
    with pytest.raises(WrongSeat):
        match.play(1, state.parse_move({"move": "overrule"}))


def test_nothing_is_typed_where_nothing_is_asked() -> None:
    state = position(answering="typed")
    for seat in (0, 1):
        with pytest.raises(BadInput, match="Nothing is asked now"):
            state.parse_answer(seat, "Paris")
    ask(state)
    with pytest.raises(BadInput, match="Type an answer, or pass"):
        state.parse_answer(0, "  ")
    with pytest.raises(BadInput, match="Nothing is asked now"):
        state.parse_answer(1, "Paris")


# Aloud.


@pytest.mark.rule("CA-17", "CA-162")
@pytest.mark.parametrize("is_right", [True, False])
def test_an_answer_said_aloud_is_judged_by_the_asking_side(is_right: bool) -> None:
    state = position(answering="aloud", seats=3)
    ask(state)
    assert [offer["move"] for offer in offers(state)] == ["reveal", "pass", "chance"]
    events = act(state, "reveal")
    assert told(events, Revealed) == [Revealed(0, asked(state).answer)]
    assert seen(state)["question"]["answer"] == asked(state).answer
    assert state.actors() == [1]
    assert refusal(state, "judge", side="red", right=True) == ("CA-162",)
    act(state, "judge", right=is_right)
    assert cash(state) == (1200 if is_right else 1000)
    assert (on_turn(state), phase(state)) == ("red", "deciding")


@pytest.mark.rule("CA-162")
def test_the_asking_side_may_leave_the_verdict_to_the_side_itself_as_bots_do() -> None:
    state = asked_aloud(4)
    assert [state.wire(move)["move"] for move in state.for_bots(1)] == ["trust"]
    act(state, "trust")
    assert state.actors() == [0]
    assert [offer["move"] for offer in offers(state)] == ["judge", "judge"]
    act(state, "judge", right=True)
    assert cash(state) == 1200


@pytest.mark.rule("CA-17")
def test_every_side_chooses_how_it_answers() -> None:
    kinds_of = {}
    for colour, way in zip(SIDES, ("choice", "typed", "aloud"), strict=False):
        state = position(seats=3, turn=colour, answering="choice,typed,aloud")
        ask(state)
        question = state.question(number(colour))
        assert question is not None
        kinds_of[way] = (question.is_typed, "reveal" in kinds(state))
    assert kinds_of == {"choice": (False, False), "typed": (True, False), "aloud": (False, True)}


@pytest.mark.rule("CA-17")
def test_a_side_is_refused_the_manner_of_another() -> None:
    picking = position()
    ask(picking)
    assert refusal(picking, "reveal") == ("CA-17",)
    speaking = position(answering="aloud")
    ask(speaking)
    assert refusal(speaking, "say", option=1) == ("CA-17",)
    assert refusal(speaking, "say", side="blue", option=1) == ("CA-45",)
