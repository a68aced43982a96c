"""This file is the tests of the schedule: when a question comes again, and which comes next."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greatcircle.study.schedule import (
    LONGEST_DAYS,
    Grade,
    LearningStage,
    Memory,
    is_due,
    next_due,
    pick,
    recall,
    review,
    stage_of,
)

START = datetime(2026, 11, 1, 9, 0, tzinfo=UTC)
DAY = timedelta(days=1)


def known(due: datetime = START, stability: float = 10.0) -> Memory:
    return Memory(LearningStage.KNOWN, None, stability, 5.0, due, due - DAY)


def learning(due: datetime) -> Memory:
    return Memory(LearningStage.LEARNING, 0, 2.0, 5.0, due, due - timedelta(minutes=1))


def answered(*grades: Grade) -> Memory:
    """Answer one question with these grades, each time when it is due."""
    memory = review(None, grades[0], START)
    for grade in grades[1:]:
        memory = review(memory, grade, memory.due)
    return memory


def test_a_first_right_answer_comes_again_the_same_day() -> None:
    memory = review(None, Grade.GOOD, START)
    assert memory.stage is LearningStage.LEARNING
    assert memory.due == START + timedelta(minutes=10)
    assert memory.last_review == START


def test_a_wrong_answer_comes_again_within_minutes() -> None:
    assert review(None, Grade.AGAIN, START).due == START + timedelta(minutes=1)
    assert review(known(), Grade.AGAIN, START).due == START + timedelta(minutes=10)


def test_a_second_right_answer_makes_it_known_for_days() -> None:
    memory = answered(Grade.GOOD, Grade.GOOD)
    assert memory.stage is LearningStage.KNOWN
    assert memory.due >= memory.last_review + DAY


def test_intervals_grow_while_it_is_known() -> None:
    lengths = []
    for count in range(2, 7):
        memory = answered(*[Grade.GOOD] * count)
        lengths.append(memory.due - memory.last_review)
    assert lengths == sorted(set(lengths))
    assert lengths[-1] > 60 * DAY


def test_a_lapse_is_learned_anew_and_comes_sooner_than_before() -> None:
    before = answered(*[Grade.GOOD] * 5)
    lapsed = review(before, Grade.AGAIN, before.due)
    assert lapsed.stage is LearningStage.RELEARNING
    again = review(lapsed, Grade.GOOD, lapsed.due)
    assert again.stage is LearningStage.KNOWN
    assert again.due - again.last_review < before.due - before.last_review


def test_a_better_grade_never_comes_sooner() -> None:
    due = [review(known(), grade, START).due for grade in Grade]
    assert due == sorted(due)


def test_the_same_answers_give_the_same_days() -> None:
    grades = [Grade.GOOD, Grade.GOOD, Grade.HARD, Grade.GOOD, Grade.EASY]
    assert answered(*grades) == answered(*grades)


def test_the_moment_may_be_given_in_any_time_zone() -> None:
    elsewhere = START.astimezone(timezone(timedelta(hours=9)))
    assert review(None, Grade.GOOD, elsewhere) == review(None, Grade.GOOD, START)
    assert recall(known(), elsewhere) == recall(known(), START)


@given(st.lists(st.sampled_from(list(Grade)), min_size=1, max_size=40), st.integers(-5, 5000))
def test_any_answers_at_any_time_give_a_moment_within_ten_years(grades: list[Grade], hours: int) -> None:
    memory: Memory | None = None
    at = START
    for grade in grades:
        memory = review(memory, grade, at)
        assert timedelta(0) < memory.due - at <= timedelta(days=LONGEST_DAYS)
        at += timedelta(hours=hours)


def test_even_what_is_known_for_good_comes_again_within_ten_years() -> None:
    assert review(known(stability=30_000), Grade.EASY, START).due == START + timedelta(days=LONGEST_DAYS)


def test_what_is_remembered_fades() -> None:
    odds = [recall(known(), START + days * DAY) for days in (0, 5, 50, 500)]
    assert odds == sorted(odds, reverse=True)
    assert recall(known(due=START, stability=10), START - DAY + 10 * DAY) == pytest.approx(0.9)


def test_a_question_never_answered_is_new_and_not_due() -> None:
    assert stage_of(None) is LearningStage.NEW
    assert not is_due(None, START)
    assert is_due(known(START), START)
    assert not is_due(known(START + DAY), START)


def test_what_is_being_learned_comes_before_what_is_known_and_what_is_new() -> None:
    memories = {"known": known(START), "learning": learning(START), "later": known(START + DAY)}
    questions = ["new", "known", "learning", "later"]
    assert pick(questions, memories, START, new_left=5) == "learning"
    assert pick(["new", "known", "later"], memories, START, new_left=5) == "known"
    assert pick(["later", "new", "newer"], memories, START, new_left=5) == "new"


def test_of_two_that_are_due_the_more_forgotten_comes_first() -> None:
    memories = {"firm": known(START, stability=100), "faint": known(START, stability=1)}
    later = START + 3 * DAY
    assert pick(["firm", "faint"], memories, later, new_left=0) == "faint"


def test_new_ones_end_with_the_limit_of_the_day() -> None:
    assert pick(["new"], {}, START, new_left=1) == "new"
    assert pick(["new"], {}, START, new_left=0) is None


def test_what_is_being_learned_may_come_a_little_early_and_what_is_known_may_not() -> None:
    soon = START + timedelta(minutes=15)
    assert pick(["learning"], {"learning": learning(soon)}, START, new_left=0) == "learning"
    assert pick(["learning"], {"learning": learning(soon + timedelta(minutes=10))}, START, new_left=0) is None
    assert pick(["known"], {"known": known(soon)}, START, new_left=0) is None


def test_what_is_avoided_comes_when_nothing_else_does() -> None:
    memories = {"due": known(START)}
    assert pick(["due", "new"], memories, START, new_left=1, avoided={"due"}) == "new"
    assert pick(["due", "new"], memories, START, new_left=0, avoided={"due"}) == "due"


def test_the_next_moment_is_the_earliest() -> None:
    assert next_due([known(START + DAY), known(START), known(START + 2 * DAY)]) == START
    assert next_due([]) is None
