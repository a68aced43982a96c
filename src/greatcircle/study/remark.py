"""This file is what a learner is told: about an answer, and about how long it is until something comes again."""

from datetime import datetime
from typing import Final

from greatcircle.study.judge import Judgement, Verdict
from greatcircle.study.question import QuestionKind, StudyQuestion

MINUTE_SECONDS: Final = 60
HOUR_MINUTES: Final = 60
TWO_DAYS_HOURS: Final = 48
MONTHS_FROM_DAYS: Final = 60
YEARS_FROM_DAYS: Final = 730
MONTH_DAYS: Final = 30.4
YEAR_DAYS: Final = 365.25


def praise(question: StudyQuestion, judgement: Judgement) -> str:
    """Say that an answer is right, and what the card is about where several answers are."""
    if question.answer in judgement.understood:
        return f"Right: {question.answer}."
    return f"Right: {' or '.join(judgement.understood)}; this card is about {question.answer}."


def remark(question: StudyQuestion, judgement: Judgement) -> str:
    """Say what is wrong with an answer, without giving the right one away."""
    names = " or ".join(judgement.understood)
    match judgement.verdict:
        case Verdict.WRONG:
            return f"No, not {names}."
        case Verdict.SEVERAL:
            return f"That could be {names}."
        case Verdict.TRUE_BUT_NOT_ASKED:
            return f"{names} is a capital too, but another one is asked for."
        case Verdict.WRONG_SORT:
            other = "country" if question.kind is QuestionKind.COUNTRY else "capital"
            return f"{names} is a {other}; a {question.kind.asked_for} is asked for."
        case _:
            return f"No {question.kind.asked_for} of that name is among the cards."


def wait_in_words(due: datetime, now: datetime) -> str:
    """Say in a few words how long it is from now to a moment."""
    seconds = (due - now).total_seconds()
    if seconds <= 0:
        return "now"
    minutes = max(1, round(seconds / MINUTE_SECONDS))
    if minutes < HOUR_MINUTES:
        return f"in {_count(minutes, 'minute')}"
    hours = round(minutes / HOUR_MINUTES)
    if hours < TWO_DAYS_HOURS:
        days = (due.astimezone(now.tzinfo).date() - now.date()).days
        return ("later today", "tomorrow")[days] if days <= 1 else "the day after tomorrow"
    days = round(hours / (TWO_DAYS_HOURS / 2))
    if days < MONTHS_FROM_DAYS:
        return f"in {days} days"
    if days < YEARS_FROM_DAYS:
        return f"in {round(days / MONTH_DAYS)} months"
    return f"in {round(days / YEAR_DAYS)} years"


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
