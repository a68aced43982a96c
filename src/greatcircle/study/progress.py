"""This file is how far a learner has come: by region and kind, and how much of it lasts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from greatcircle.equipment.flashcard import Deck
from greatcircle.study.learner import Review
from greatcircle.study.question import QuestionKind, StudyQuestion
from greatcircle.study.schedule import Grade, LearningStage, Memory, is_due, next_due, recall, stage_of

RETENTION_DAYS: Final = 30


@dataclass(frozen=True)
class QuestionCounts:
    """How many questions stand where; those that are due are counted among learning and known as well."""

    new: int
    learning: int
    known: int
    due: int

    @property
    def total(self) -> int:
        """Count all questions."""
        return self.new + self.learning + self.known

    def to_json(self) -> dict[str, int]:
        """Give the tally as plain data."""
        return {"new": self.new, "learning": self.learning, "known": self.known, "due": self.due, "total": self.total}


@dataclass(frozen=True)
class Progress:
    """How far a learner has come in one set."""

    by_region: dict[str, dict[QuestionKind, QuestionCounts]]
    by_kind: dict[QuestionKind, QuestionCounts]
    total: QuestionCounts
    answered_today: int
    retention: float | None
    """The share of known questions that were answered rightly in the last days; None when there were none."""
    expected_recall: float | None
    """The share of known questions that should be remembered now; None when none is known."""
    next_due: datetime | None

    def to_json(self) -> dict[str, object]:
        """Give the progress as plain data."""
        return {
            "total": self.total.to_json(),
            "kinds": {kind.value: tally.to_json() for kind, tally in self.by_kind.items()},
            "regions": {
                region: {kind.value: tally.to_json() for kind, tally in tallies.items()}
                for region, tallies in self.by_region.items()
            },
            "answered_today": self.answered_today,
            "retention": self.retention,
            "expected_recall": self.expected_recall,
            "next_due": None if self.next_due is None else self.next_due.isoformat(),
        }


def progress_of(
    deck: Deck,
    questions: Sequence[StudyQuestion],
    memories: Mapping[str, Memory],
    reviews: Iterable[Review],
    at: datetime,
) -> Progress:
    """Sum up what is known of these questions, in the deck's order of regions."""
    asked = {question.id for question in questions}
    of_these = [review for review in reviews if review.question in asked]
    seen = [memories[question.id] for question in questions if question.id in memories]
    odds = [recall(memory, at) for memory in seen if memory.stage is LearningStage.KNOWN]
    kinds = [kind for kind in QuestionKind if any(question.kind is kind for question in questions)]
    asked_about = {question.card.region for question in questions}
    regions = [region.id for region in deck.regions if region.id in asked_about]
    return Progress(
        by_region={
            region: {
                kind: tally(
                    [each for each in questions if each.card.region == region and each.kind is kind], memories, at
                )
                for kind in kinds
            }
            for region in regions
        },
        by_kind={kind: tally([each for each in questions if each.kind is kind], memories, at) for kind in kinds},
        total=tally(questions, memories, at),
        answered_today=sum(1 for review in of_these if review.at >= start_of_day(at)),
        retention=_retention(of_these, at),
        expected_recall=sum(odds) / len(odds) if odds else None,
        next_due=next_due(seen),
    )


def tally(questions: Iterable[StudyQuestion], memories: Mapping[str, Memory], at: datetime) -> QuestionCounts:
    """Count questions by how far they have come."""
    new = learning = known = due = 0
    for question in questions:
        memory = memories.get(question.id)
        match stage_of(memory):
            case LearningStage.NEW:
                new += 1
            case LearningStage.KNOWN:
                known += 1
            case LearningStage.LEARNING | LearningStage.RELEARNING:
                learning += 1
        due += is_due(memory, at)
    return QuestionCounts(new, learning, known, due)


def new_today(reviews: Iterable[Review], at: datetime) -> int:
    """Count the questions that were new when they were answered today."""
    return sum(1 for review in reviews if review.stage is LearningStage.NEW and review.at >= start_of_day(at))


def start_of_day(at: datetime) -> datetime:
    """Give the midnight before a moment, where the learner is."""
    return at.replace(hour=0, minute=0, second=0, microsecond=0)


def _retention(reviews: Iterable[Review], at: datetime) -> float | None:
    since = at - timedelta(days=RETENTION_DAYS)
    grades = [review.grade for review in reviews if review.stage is LearningStage.KNOWN and review.at >= since]
    return sum(1 for grade in grades if grade is not Grade.AGAIN) / len(grades) if grades else None
