"""Questions: the die and the card, what an answer pays, stopping, and cards that do not come twice."""

from typing import cast

import pytest

from greatcircle.games.capital_adventure.board import SIDES
from greatcircle.games.capital_adventure.events import Answered, Earned, QuestionRead, Rolled
from greatcircle.games.capital_adventure.quiz.box import HAZARD, TELEX, built_in
from greatcircle.games.capital_adventure.quiz.question import MENDED
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from tests.games.capital_adventure.position import (
    GAME,
    act,
    answer,
    ask,
    asked,
    can,
    cash,
    draw,
    end,
    happen,
    kinds,
    offers,
    on_turn,
    phase,
    position,
    refusal,
    renewed,
    reply,
    seen,
    show,
    side,
    told,
)


def drawable(state: CapitalAdventure) -> list[int]:
    """List the cards that may come up now."""
    return [cast(int, wire["card"]) for wire in offers(state)]


@pytest.mark.rule("CA-34")
def test_a_roll_of_three_reads_the_third_entry_of_the_card() -> None:
    state = position()
    events = show(state, 3)
    events += happen(state, "card", box="one", card=6)
    entry = built_in(MENDED).boxes[0].cards[6][2]
    assert told(events, Rolled) == [Rolled(0, 3)]
    assert asked(state) is entry.questions[1]
    (read,) = told(events, QuestionRead)
    assert read.sentence(SIDES) == f"Red is asked: {entry.questions[1].text}"
    question = seen(state)["question"]
    assert (question["card"], question["number"], question["text"]) == (6, 3, entry.questions[1].text)


@pytest.mark.rule("CA-34")
@pytest.mark.parametrize("die", range(1, 7))
def test_every_number_reads_its_own_entry(die: int) -> None:
    state = position(turn="blue")
    ask(state, die)
    card = state.setup.boxes.boxes[1].cards[seen(state)["question"]["card"]]
    assert asked(state) is card[die - 1].questions[1]


@pytest.mark.rule("CA-35")
@pytest.mark.parametrize(("pay", "earned"), [("standard", 200), ("fast", 400)])
def test_a_right_answer_pays_200_and_in_the_fast_game_400(pay: str, earned: int) -> None:
    state = position(pay=pay)
    assert told(reply(state), Earned) == [Earned(0, earned)]
    assert cash(state) == 1000 + earned


@pytest.mark.rule("CA-36")
def test_a_side_answers_on_from_new_cards_as_long_as_it_is_right() -> None:
    state = position()
    cards = set()
    for _ in range(10):
        ask(state)
        cards.add(seen(state)["question"]["card"])
        answer(state)
        assert can(state, "roll")
    assert len(cards) == 10
    assert cash(state) == 3000


@pytest.mark.rule("CA-36")
def test_a_wrong_answer_ends_the_questions() -> None:
    state = position()
    reply(state)
    reply(state, is_right=False)
    assert not can(state, "roll")
    assert refusal(state, "roll") == ("CA-36", "CA-69")
    assert on_turn(state) == "red"


@pytest.mark.rule("CA-36", "CA-37")
def test_a_side_may_stop_before_it_rolls() -> None:
    state = position()
    reply(state)
    end(state)
    assert on_turn(state) == "blue"
    assert cash(state) == 1200


@pytest.mark.rule("CA-37")
def test_a_question_that_was_read_is_answered_and_no_answer_is_a_wrong_one() -> None:
    state = position()
    ask(state)
    assert kinds(state) == {"say", "pass", "chance"}
    assert refusal(state, "end") == refusal(state, "roll") == ("CA-37",)
    (event,) = told(act(state, "pass"), Answered)
    assert isinstance(event, Answered)
    assert not event.is_right
    assert cash(state) == 1000
    assert not can(state, "roll")


@pytest.mark.rule("CA-38")
def test_a_wrong_answer_takes_nothing_back() -> None:
    state = position()
    reply(state)
    reply(state)
    reply(state, is_right=False)
    assert cash(state) == 1400


@pytest.mark.rule("CA-39")
def test_a_card_does_not_come_again_before_the_box_is_through() -> None:
    state = position()
    came: list[int] = []
    for _ in range(48):
        show(state, 1)
        left = drawable(state)
        assert not set(came) & set(left)
        came.append(left[-1])
        happen(state, "card", box="one", card=left[-1])
        state = back_to_deciding(state)
    assert sorted(came) == list(range(48))
    show(state, 2)
    assert drawable(state) == list(range(48))


@pytest.mark.rule("CA-39")
def test_after_a_shuffle_entries_that_were_not_read_come_first() -> None:
    state = position()
    for card in range(48):
        show(state, 1 if card < 40 else 2)
        happen(state, "card", box="one", card=card)
        state = back_to_deciding(state)
    show(state, 1)
    assert drawable(state) == list(range(40, 48))
    happen(state, "card", box="one", card=45)
    state = back_to_deciding(state)
    show(state, 2)
    assert drawable(state) == list(range(40))


@pytest.mark.rule("CA-39")
def test_a_question_comes_twice_only_when_every_card_that_is_left_was_read_there() -> None:
    state = position()
    for card in range(48):
        show(state, 1)
        happen(state, "card", box="one", card=card)
        state = back_to_deciding(state)
    show(state, 1)
    assert drawable(state) == list(range(48))


@pytest.mark.rule("CA-39")
def test_the_boxes_are_used_up_apart_from_each_other() -> None:
    state = position()
    reply(state, is_right=False)
    end(state)
    show(state)
    assert drawable(state) == list(range(48))


@pytest.mark.rule("CA-39")
def test_visa_cards_are_used_up_like_the_others_whatever_continent_they_are_read_for() -> None:
    state = position({"red": "athens-cairo"})
    show(state, 4)
    happen(state, "card", box="visa", card=2)
    answer(state, is_right=False)
    state.turn = 0
    state.phase = position().phase
    state = renewed(state)
    show(state, 5)
    assert drawable(state) == [0, 1, 3, 4, 5]


def back_to_deciding(state: CapitalAdventure) -> CapitalAdventure:
    """Let the side decide again, whatever came of the card."""
    state.asked = None
    state.phase = position().phase
    return renewed(state)


@pytest.mark.rule("CA-36", "CA-67")
@pytest.mark.parametrize("kind", [HAZARD, TELEX])
def test_hazards_and_telexes_are_no_questions(kind: int) -> None:
    state = position()
    show(state)
    draw(state, kind)
    assert phase(state) == ("hazard" if kind == HAZARD else "telex")
    assert seen(state)["question"] is None


def test_the_answer_is_told_to_nobody_before_it_was_given() -> None:
    state = position()
    ask(state)
    question = asked(state)
    view = seen(state)["question"]
    assert (view["answer"], view["note"], view["is_right"]) == (None, None, None)
    assert view["options"] == question.options()
    assert set(view["options"]) == {question.answer, *question.wrong}
    answer(state)
    last = seen(state)["last"]
    assert (last["answer"], last["note"], last["is_right"]) == (question.answer, question.note, True)
    assert seen(state)["question"] is None


def test_what_can_be_seen_is_enough_to_go_on_from() -> None:
    state = position(level="child,hard")
    ask(state)
    twin = GAME.state_from_json(state.to_json())
    assert twin.to_json() == state.to_json()
    assert side(state)["cash"] == 1000
