"""This file is the tests of progress: counts by region and kind, and how much of it lasts."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from greatcircle.study.learner import Review
from greatcircle.study.progress import Progress, QuestionCounts, new_today, progress_of, start_of_day
from greatcircle.study.question import QuestionKind, questions_of
from greatcircle.study.schedule import Grade, LearningStage, Memory, recall
from tests.study.sample_deck import DECK

NOW = datetime(2026, 11, 10, 14, 0, tzinfo=timezone(timedelta(hours=2)))
HOUR = timedelta(hours=1)
QUESTIONS = questions_of(DECK, [QuestionKind.FLAG, QuestionKind.CAPITAL], {"andes", "river", "isles"})


def memory(stage: LearningStage, due: datetime) -> Memory:
    return Memory(stage, None if stage is LearningStage.KNOWN else 0, 5.0, 5.0, due, due - timedelta(days=1))


MEMORIES = {
    "sample:lima:flag": memory(LearningStage.KNOWN, NOW - HOUR),
    "sample:quito:flag": memory(LearningStage.KNOWN, NOW + 50 * HOUR),
    "sample:lima:capital": memory(LearningStage.LEARNING, NOW + HOUR),
    "sample:kinshasa:flag": memory(LearningStage.RELEARNING, NOW),
    "sample:kinshasa:place": memory(LearningStage.KNOWN, NOW - HOUR),
}
"""The last one is no question of those asked."""


def progress(reviews: list[Review] | None = None) -> Progress:
    return progress_of(DECK, QUESTIONS, MEMORIES, reviews or [], NOW)


def test_questions_are_counted_by_region_and_kind() -> None:
    by_region = progress().by_region
    assert list(by_region) == ["andes", "river", "isles"]
    assert by_region["andes"] == {
        QuestionKind.FLAG: QuestionCounts(2, 0, 2, 1),
        QuestionKind.CAPITAL: QuestionCounts(4, 1, 0, 0),
    }
    assert by_region["river"] == {
        QuestionKind.FLAG: QuestionCounts(1, 1, 0, 1),
        QuestionKind.CAPITAL: QuestionCounts(2, 0, 0, 0),
    }
    assert by_region["isles"] == {
        QuestionKind.FLAG: QuestionCounts(2, 0, 0, 0),
        QuestionKind.CAPITAL: QuestionCounts(2, 0, 0, 0),
    }


def test_the_totals_are_the_sums() -> None:
    found = progress()
    assert found.by_kind == {
        QuestionKind.FLAG: QuestionCounts(5, 1, 2, 2),
        QuestionKind.CAPITAL: QuestionCounts(8, 1, 0, 0),
    }
    assert found.total == QuestionCounts(13, 2, 2, 2)
    assert found.total.total == len(QUESTIONS) == 17


def test_the_next_moment_is_that_of_the_questions_asked_for() -> None:
    assert progress().next_due == NOW - HOUR
    assert progress_of(DECK, [], MEMORIES, [], NOW).next_due is None


def test_retention_counts_known_questions_of_the_last_days() -> None:
    reviews = [
        Review("sample:lima:flag", NOW - 24 * HOUR, Grade.GOOD, LearningStage.KNOWN),
        Review("sample:lima:flag", NOW - 48 * HOUR, Grade.HARD, LearningStage.KNOWN),
        Review("sample:quito:flag", NOW - HOUR, Grade.AGAIN, LearningStage.KNOWN),
        Review("sample:quito:flag", NOW - HOUR, Grade.AGAIN, LearningStage.LEARNING),
        Review("sample:quito:flag", NOW - 31 * 24 * HOUR, Grade.AGAIN, LearningStage.KNOWN),
        Review("sample:kinshasa:place", NOW - HOUR, Grade.AGAIN, LearningStage.KNOWN),
    ]
    found = progress(reviews)
    assert found.retention == pytest.approx(2 / 3)
    assert found.answered_today == 2
    assert progress().retention is None


def test_the_expected_recall_is_that_of_what_is_known() -> None:
    odds = [recall(MEMORIES[f"sample:{card}:flag"], NOW) for card in ("lima", "quito")]
    assert progress().expected_recall == pytest.approx(sum(odds) / 2)
    assert progress_of(DECK, QUESTIONS, {}, [], NOW).expected_recall is None


def test_a_day_begins_at_midnight_where_the_learner_is() -> None:
    assert start_of_day(NOW) == datetime(2026, 11, 9, 22, 0, tzinfo=UTC)
    early, late = start_of_day(NOW) - HOUR / 60, start_of_day(NOW)
    reviews = [Review("a", early, Grade.GOOD, LearningStage.NEW), Review("b", late, Grade.GOOD, LearningStage.NEW)]
    reviews.append(Review("c", late, Grade.GOOD, LearningStage.KNOWN))
    assert new_today(reviews, NOW) == 1


def test_progress_is_plain_data_for_programs() -> None:
    data = progress().to_json()
    assert data["total"] == {"new": 13, "learning": 2, "known": 2, "due": 2, "total": 17}
    assert data["next_due"] == "2026-11-10T13:00:00+02:00"
    assert data["retention"] is None
    regions = data["regions"]
    assert isinstance(regions, dict)
    assert regions["river"]["flag"] == {"new": 1, "learning": 1, "known": 0, "due": 1, "total": 2}
