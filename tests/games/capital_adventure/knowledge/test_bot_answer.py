"""What bots know: answers left to chance with odds that everybody sees, by knowledge, field and level."""

import pytest

from greatcircle.games.capital_adventure.board import SIDES
from greatcircle.games.capital_adventure.quiz.box import VISA_BOX
from greatcircle.games.capital_adventure.quiz.question import FIELDS
from greatcircle.games.capital_adventure.rules.play import CapitalAdventure
from greatcircle.kernel.refusal import IllegalMove, WrongSeat
from tests.games.capital_adventure.position import (
    act,
    ask,
    asked,
    asked_by_typing,
    cash,
    draw,
    happen,
    match_at,
    number,
    offers,
    phase,
    position,
    refusal,
    seen,
    show,
    typed,
)

# Bots.


@pytest.mark.rule("CA-163")
@pytest.mark.parametrize("answering", ["choice", "typed", "aloud"])
def test_bots_leave_their_answers_to_chance_and_people_do_not(answering: str) -> None:
    state = position(answering=answering)
    ask(state)
    assert [state.wire(move) for move in state.for_bots(0)] == [{"move": "chance"}]
    assert {"move": "chance"} not in [state.wire(move) for move in state.for_people(0)]
    assert set(state.for_people(0)) | set(state.for_bots(0)) == set(state.legal(0))
    act(state, "chance")
    assert phase(state) == "luck"
    happen(state, "luck", right=True)
    assert cash(state) == 1200
    assert seen(state)["last"]["is_left_to_chance"]


@pytest.mark.rule("CA-163")
def test_a_bot_that_does_not_know_is_wrong() -> None:
    state = position()
    ask(state)
    act(state, "chance")
    happen(state, "luck", right=False)
    assert cash(state) == 1000
    assert refusal(state, "roll") == ("CA-36", "CA-69")


def odds(state: CapitalAdventure) -> int:
    """Let a bot be asked about, and give the per cent with which it knows the answer, as everybody sees it."""
    shown = int(seen(state)["question"]["odds"])
    act(state, "chance")
    chances = state.chances()
    assert [state.wire(move) for move in chances.moves] == [{"move": "luck", "right": right} for right in (False, True)]
    assert list(chances.weights) == [100 - shown, shown]
    return shown


def asked_of(field: str, level: str = "standard", knowledge: int = 60, turn: str = "red") -> CapitalAdventure:
    """Set up a side with a question of a field before it."""
    state = position(turn=turn, level=level, knowledge=knowledge)
    box = state.setup.box_of(number(turn))
    for card, entries in enumerate(state.setup.boxes.boxes[box].cards):
        for place, entry in enumerate(entries):
            if entry.questions and entry.questions[0].field == field:
                show(state, place + 1)
                happen(state, "card", box=("one", "two")[box], card=card)
                return state
    raise AssertionError(f"no question of {field}")


@pytest.mark.rule("CA-163")
@pytest.mark.parametrize("turn", ["red", "blue"])
def test_a_bot_knows_a_third_of_the_fields_better_and_a_third_worse(turn: str) -> None:
    found = sorted(odds(asked_of(field, turn=turn)) for field in FIELDS)
    assert found == [50] * 3 + [60] * 3 + [70] * 3


@pytest.mark.rule("CA-163")
def test_bots_do_not_all_know_the_same_fields() -> None:
    red = [odds(asked_of(field)) for field in FIELDS]
    blue = [odds(asked_of(field, turn="blue")) for field in FIELDS]
    assert red != blue


@pytest.mark.rule("CA-163", "CA-164")
@pytest.mark.parametrize(("level", "more"), [("child", 25), ("standard", 0), ("hard", -25)])
def test_a_bot_knows_more_for_children_and_less_of_hard_questions(level: str, more: int) -> None:
    state = position({"red": "athens"}, level=level)
    act(state, "visa", crossing="athens-cairo", tokens=0)
    happen(state, "die", number=1)
    draw(state)
    assert odds(state) == 60 + more


@pytest.mark.rule("CA-163")
@pytest.mark.parametrize(("knowledge", "level", "expected"), [(95, "child", 95), (10, "hard", 5), (40, "hard", 15)])
def test_a_bot_is_never_certain_and_never_hopeless(knowledge: int, level: str, expected: int) -> None:
    state = position({"red": "athens-cairo"}, level=level, knowledge=knowledge)
    ask(state)
    assert odds(state) == expected


@pytest.mark.rule("CA-163")
def test_bots_neither_propose_nor_refuse_nor_overrule() -> None:
    state = position()
    assert {"move": "propose"} in offers(state)
    assert {"move": "propose"} not in [state.wire(move) for move in state.for_bots(0)]
    act(state, "propose")
    assert [state.wire(move) for move in state.for_bots(1)] == [{"move": "agree"}]
    answered = asked_by_typing()
    typed(answered, "whatever it was")
    assert [answered.wire(move) for move in answered.for_bots(0)] == [{"move": "go-on"}]


# Levels.


@pytest.mark.rule("CA-164")
def test_every_side_is_read_the_question_of_its_level() -> None:
    texts = set()
    for colour, level in zip(SIDES, ("child", "hard", "standard"), strict=False):
        state = position(seats=3, turn=colour, level="child,hard,standard")
        ask(state, 4)
        assert seen(state)["question"]["level"] == level
        texts.add(asked(state).text)
    assert len(texts) == 3


@pytest.mark.rule("CA-164")
def test_every_entry_has_a_question_for_each_level() -> None:
    boxes = position().setup.boxes.boxes
    for box in boxes:
        for card in box.cards:
            for entry in card:
                if entry.questions:
                    assert [question.level for question in entry.questions] == [0, 1, 2]
    assert len(boxes) == VISA_BOX + 1


def test_while_a_question_stands_nobody_else_acts() -> None:
    state = position(seats=3)
    ask(state)
    match = match_at(state)
    for seat in (1, 2):
        with pytest.raises(WrongSeat):
            match.play(seat, state.parse_move({"move": "say", "option": 0}))
    with pytest.raises(IllegalMove):
        match.play(0, state.parse_move({"move": "roll"}))
