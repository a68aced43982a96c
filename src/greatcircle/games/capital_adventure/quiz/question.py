"""This file is the questions of Capital Adventure as they are written down: a file for each field and continent.

A question that was changed keeps its id; what stood there before is kept, because matches of the older rules ask it.
"""

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
MENDED: Final = 2
"""The version of the rules with which the questions of today came."""
BEFORE: Final = f"before-{MENDED}"
"""The file of what older versions ask in place of the questions with the same ids."""


@cache
def questions_of(field: str, rules_version: int) -> list[list[QuizQuestion]]:
    """Read the questions of a field as a version of the rules asks them, by level."""
    older = {} if rules_version >= MENDED else questions_before()
    found: list[list[QuizQuestion]] = [[] for _ in LEVELS]
    for data in _lines(field):
        question = _question(older.get(data["id"], data), field)
        found[question.level].append(question)
    return found


@cache
def questions_before() -> dict[str, dict[str, Any]]:
    """Read what was asked before the questions were mended, by id."""
    return {data["id"]: data for data in _lines(BEFORE)}


def all_questions() -> list[QuizQuestion]:
    """List all questions of today: those of General Knowledge, then those for Visas."""
    return [
        question
        for field in (*FIELDS, *VISA_FIELDS)
        for questions in questions_of(field, MENDED)
        for question in questions
    ]


def _lines(file: str) -> list[dict[str, Any]]:
    folder = resources.files("greatcircle.games.capital_adventure").joinpath("questions")
    return [json.loads(line) for line in folder.joinpath(f"{file}.jsonl").read_text("utf-8").splitlines()]


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
