"""This file is one session with the cards: which question comes next, and what an answer changes."""

import hashlib
from collections import deque
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from greatcircle.study.learner import Learner, Review
from greatcircle.study.progress import new_today
from greatcircle.study.question import StudyQuestion
from greatcircle.study.schedule import NEW_PER_DAY, Grade, Memory, next_due, pick, review, stage_of

CARDS_APART: Final = 5
"""A card does not come back within so many questions if another can: every answer shows the whole card."""


class Session:
    """Asks questions as the schedule wants them, and keeps every answer at once."""

    def __init__(
        self,
        learner: Learner,
        questions: Sequence[StudyQuestion],
        at: datetime,
        new_per_day: int = NEW_PER_DAY,
        goes_on: bool = False,
    ) -> None:
        """Begin a session; one that goes on keeps apart from the cards that were answered last."""
        self.learner = learner
        self.questions = {question.id: question for question in questions}
        self.memories = {
            question: memory for question, memory in learner.memories().items() if question in self.questions
        }
        self._order = sorted(self.questions, key=self._place)
        reviews = learner.reviews()
        self._new_left = max(0, new_per_day - new_today(reviews, at))
        self._recent: deque[str] = deque(maxlen=CARDS_APART)
        if goes_on:
            seen = [each.question for each in reviews if each.question in self.questions]
            self._recent.extend(self.questions[question].card.id for question in seen[-CARDS_APART:])

    def next_question(self, at: datetime) -> StudyQuestion | None:
        """Give the question to ask now; None when everything is done for now."""
        avoided = {question.id for question in self.questions.values() if question.card.id in self._recent}
        chosen = pick(self._order, self.memories, at, self._new_left, avoided)
        return None if chosen is None else self.questions[chosen]

    def answer(self, question: StudyQuestion, grade: Grade, at: datetime) -> Memory:
        """Keep an answer and tell what is remembered now, with the moment at which the question comes again."""
        before = self.memories.get(question.id)
        after = review(before, grade, at)
        self.learner.record(Review(question.id, at, grade, stage_of(before)), after)
        self.memories[question.id] = after
        self._recent.append(question.card.id)
        if before is None:
            self._new_left -= 1
        return after

    def next_due(self) -> datetime | None:
        """Give the moment at which the next of these questions comes; None when none was answered."""
        return next_due(self.memories.values())

    def new_left(self) -> int:
        """Tell how many new questions may still be asked today."""
        return min(self._new_left, len(self.questions) - len(self.memories))

    def is_limited(self) -> bool:
        """Tell whether new questions are kept for another day."""
        return self._new_left <= 0 and len(self.memories) < len(self.questions)

    def _place(self, question: str) -> bytes:
        """Give new questions an order that looks random, differs between learners, and stays."""
        return hashlib.sha256(f"{self.learner.name.casefold()}:{question}".encode()).digest()
