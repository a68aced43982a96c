"""This file is when a question comes again: the FSRS model of memory, with every moment passed in."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from typing import Final

from fsrs import Card as FsrsCard
from fsrs import Rating, Scheduler
from fsrs import State as FsrsState

NEW_PER_DAY: Final = 20
LEARN_AHEAD: Final = timedelta(minutes=20)
"""A question that is being learned may come this much too early when there is nothing else to ask."""
LONGEST_DAYS: Final = 3650
"""Whatever is known well comes again within ten years."""

SCHEDULER: Final = Scheduler(maximum_interval=LONGEST_DAYS, enable_fuzzing=False)
"""Published FSRS-6 parameters, nine in ten to be remembered; no fuzz, so that the same answers give the same days."""


class Grade(IntEnum):
    """How well an answer was known."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


class LearningStage(IntEnum):
    """How far a question has come in a learner's memory."""

    NEW = 0
    LEARNING = 1
    KNOWN = 2
    RELEARNING = 3


@dataclass(frozen=True)
class Memory:
    """What the model holds of one question that was answered before. Moments are in UTC."""

    stage: LearningStage
    step: int | None
    stability: float
    difficulty: float
    due: datetime
    last_review: datetime


def review(memory: Memory | None, grade: Grade, at: datetime) -> Memory:
    """Give the memory after an answer; None stands for a question never answered before."""
    at = at.astimezone(UTC)
    card, _ = SCHEDULER.review_card(_to_fsrs(memory, at), Rating(grade.value), at)
    assert card.stability is not None
    assert card.difficulty is not None
    return Memory(LearningStage(card.state.value), card.step, card.stability, card.difficulty, card.due, at)


def recall(memory: Memory, at: datetime) -> float:
    """Give the odds, from 0 to 1, that the answer is still known."""
    return float(SCHEDULER.get_card_retrievability(_to_fsrs(memory, at), at.astimezone(UTC)))


def stage_of(memory: Memory | None) -> LearningStage:
    """Tell how far a question has come."""
    return LearningStage.NEW if memory is None else memory.stage


def is_due(memory: Memory | None, at: datetime) -> bool:
    """Tell whether a question that was answered before should be asked now."""
    return memory is not None and memory.due <= at


def pick(
    questions: Sequence[str],
    memories: Mapping[str, Memory],
    at: datetime,
    new_left: int,
    avoided: Collection[str] = (),
) -> str | None:
    """Choose the next question; None when there is nothing to ask now.

    What is being learned and due comes first, then what is known and due, the most forgotten first; then new
    questions, in the order given, while any are left for the day; then what is soon due. Those that are avoided come
    only when nothing else does.
    """
    ranked: list[tuple[bool, int, float, int]] = []
    for place, question in enumerate(questions):
        memory = memories.get(question)
        late = question in avoided
        if memory is None:
            if new_left > 0:
                ranked.append((late, 2, 0.0, place))
        elif memory.due <= at:
            if memory.stage is LearningStage.KNOWN:
                ranked.append((late, 1, recall(memory, at), place))
            else:
                ranked.append((late, 0, memory.due.timestamp(), place))
        elif memory.stage is not LearningStage.KNOWN and memory.due - at <= LEARN_AHEAD:
            ranked.append((late, 3, memory.due.timestamp(), place))
    return questions[min(ranked)[-1]] if ranked else None


def next_due(memories: Collection[Memory]) -> datetime | None:
    """Give the moment at which the next question comes; None when none was ever answered."""
    return min((memory.due for memory in memories), default=None)


def _to_fsrs(memory: Memory | None, at: datetime) -> FsrsCard:
    if memory is None:
        return FsrsCard(card_id=0, due=at)
    return FsrsCard(
        card_id=0,
        state=FsrsState(memory.stage.value),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due,
        last_review=memory.last_review,
    )
