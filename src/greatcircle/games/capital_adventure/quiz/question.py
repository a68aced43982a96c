"""This file is the questions of Capital Adventure as they are written down: a file for each field and continent."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from greatcircle.equipment.quiz.question import LEVELS, QuizQuestion
from greatcircle.games.capital_adventure.board import BOARD

FIELDS: Final = (
    "geography",
    "history",
    "science",
    "arts",
    "sport",
    "language",
    "nature",
    "food",
    "everyday",
)
VISA: Final = "visa"
"""The field of the Visa questions, and what stands before the continent in the names of their files."""
VISA_FIELDS: Final = tuple([f"{VISA}-{continent}" for continent in BOARD.continent_ids])


@cache
def questions_of(field: str) -> list[list[QuizQuestion]]:
    """Read the questions of a field, by level."""
    folder = resources.files("greatcircle.games.capital_adventure").joinpath("questions")
    found: list[list[QuizQuestion]] = [[] for _ in LEVELS]
    for line in folder.joinpath(f"{field}.jsonl").read_text("utf-8").splitlines():
        question = _question(json.loads(line), field)
        found[question.level].append(question)
    return found


def all_questions() -> list[QuizQuestion]:
    """List all questions of General Knowledge, then those for Visas."""
    return [
        question for field in (*FIELDS, *VISA_FIELDS) for questions in questions_of(field) for question in questions
    ]


def _question(data: dict[str, Any], field: str) -> QuizQuestion:
    return QuizQuestion(
        data["id"],
        VISA if field in VISA_FIELDS else field,
        LEVELS.index(data["level"]),
        data["region"],
        data["question"],
        data["answer"],
        tuple(data["accept"]),
        tuple(data["wrong"]),
        data["note"],
        data.get("as_of", 0),
    )
