"""The judge of typed answers, over all questions: right ones, wrong ones, slips, and answers to other questions."""

import random
import re

import pytest

from greatcircle.equipment.quiz.question import QuizQuestion
from greatcircle.equipment.quiz.reply import is_same_answer
from greatcircle.games.capital_adventure.board import NOTHING
from greatcircle.games.capital_adventure.quiz.judge import lexicon, meant_option
from greatcircle.games.capital_adventure.quiz.question import all_questions

QUESTIONS = all_questions()


@pytest.mark.rule("CA-17")
def test_every_right_answer_is_right_in_every_way_to_say_it() -> None:
    for question in QUESTIONS:
        for name in (question.answer, *question.accept):
            assert meant_option(question, name) == question.place(), f"{question.id}: {name}"


def test_every_wrong_answer_is_understood_as_itself() -> None:
    for question in QUESTIONS:
        options = question.options()
        for name in question.wrong:
            assert meant_option(question, name) == options.index(name), f"{question.id}: {name}"


@pytest.mark.rule("CA-17")
@pytest.mark.parametrize(
    "manner",
    [
        str.upper,
        str.lower,
        lambda text: f"  {text}. ",
        lambda text: f"The {text}",
        lambda text: f"I think it is {text}!",
    ],
    ids=["loud", "quiet", "untidy", "article", "sentence"],
)
def test_manner_does_not_count(manner: "type[str]") -> None:
    for question in QUESTIONS[::5]:
        typed = manner(question.answer)
        assert meant_option(question, typed) == question.place(), f"{question.id}: {typed}"


def slips_of(word: str, rng: random.Random) -> list[str]:
    """Drop a letter, and swap two."""
    at = rng.randrange(len(word) - 1)
    return [word[:at] + word[at + 1 :], word[:at] + word[at + 1] + word[at] + word[at + 2 :]]


@pytest.mark.rule("CA-17")
def test_a_slip_in_a_word_is_forgiven_unless_it_makes_another_word() -> None:
    rng = random.Random(7)
    tried = 0
    missed: list[str] = []
    for question in QUESTIONS:
        for word in re.findall(r"[^\W\d_]{5,}", question.answer):
            for slip in slips_of(word, rng):
                tried += 1
                typed = question.answer.replace(word, slip, 1)
                if meant_option(question, typed) != question.place():
                    missed.append(f"{question.id}: {typed}")
    assert tried > 2000
    assert len(missed) / tried < 0.01, missed


def test_answers_to_other_questions_are_not_right() -> None:
    rng = random.Random(7)
    fields: dict[str, list[QuizQuestion]] = {}
    for question in QUESTIONS:
        fields.setdefault(question.field, []).append(question)
    for question in QUESTIONS:
        right = (question.answer, *question.accept)
        for other in rng.sample(fields[question.field], 3):
            if not any(is_same_answer(other.answer, name) for name in right):
                assert meant_option(question, other.answer) != question.place(), f"{question.id}: {other.answer}"


def test_a_name_of_something_else_is_no_slip() -> None:
    question = next(one for one in QUESTIONS if one.answer == "Australia")
    assert "Austria" not in question.options()
    assert meant_option(question, "Austria") == NOTHING
    assert meant_option(question, "Austraila") == question.place()
    assert lexicon().is_another("Austria", ["Australia"])
