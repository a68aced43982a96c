"""This file is the tests of what a learner is told."""

from datetime import UTC, datetime, timedelta

import pytest

from greatcircle.study.judge import Judge
from greatcircle.study.question import QuestionKind, StudyQuestion, questions_of
from greatcircle.study.remark import praise, remark, wait_in_words
from tests.study.sample_deck import DECK

NOW = datetime(2026, 11, 10, 14, 0, tzinfo=UTC)
JUDGE = Judge(DECK)


def question(card: str, kind: QuestionKind) -> StudyQuestion:
    asked = questions_of(DECK, [kind], {region.id for region in DECK.regions})
    return next(each for each in asked if each.card.id == card)


def test_praise_names_the_answer() -> None:
    asked = question("lima", QuestionKind.CAPITAL)
    assert praise(asked, JUDGE.judge(asked, " PERU!")) == "Right: Peru."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Monaco", "No, not Monaco."),
        ("Lima", "Lima is a capital; a country is asked for."),
        ("Atlantis", "No country of that name is among the cards."),
    ],
)
def test_a_remark_says_what_was_understood_and_gives_nothing_away(text: str, words: str) -> None:
    asked = question("lima", QuestionKind.CAPITAL)
    assert remark(asked, JUDGE.judge(asked, text)) == words


@pytest.mark.parametrize(
    ("wait", "words"),
    [
        (timedelta(0), "now"),
        (timedelta(seconds=20), "in 1 minute"),
        (timedelta(minutes=10), "in 10 minutes"),
        (timedelta(hours=3), "later today"),
        (timedelta(hours=10), "tomorrow"),
        (timedelta(hours=24), "tomorrow"),
        (timedelta(hours=40), "the day after tomorrow"),
        (timedelta(days=4), "in 4 days"),
        (timedelta(days=59), "in 59 days"),
        (timedelta(days=90), "in 3 months"),
        (timedelta(days=3650), "in 10 years"),
    ],
)
def test_waiting_is_told_in_words(wait: timedelta, words: str) -> None:
    assert wait_in_words(NOW + wait, NOW) == words
