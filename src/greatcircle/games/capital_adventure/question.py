"""This file is the questions of Capital Adventure as they are written down: a file for each field and continent."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from greatcircle.games.capital_adventure.board import BOARD
from greatcircle.kernel.quiz import LEVELS, QuizQuestion

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
"""What stands before the continent in the names of the Visa files."""
VISA_FIELDS: Final = tuple([f"{VISA}-{continent}" for continent in BOARD.continent_ids])


@cache
def questions_of(field: str) -> list[list[QuizQuestion]]:
    """Read the questions of a field, by level."""
    folder = resources.files("greatcircle.games.capital_adventure").joinpath("questions")
    found: list[list[QuizQuestion]] = [[] for _ in LEVELS]
    if not folder.joinpath(f"{field}.jsonl").is_file():
        return _stand_in(field)
    for line in folder.joinpath(f"{field}.jsonl").read_text("utf-8").splitlines():
        question = _question(json.loads(line))
        found[question.level].append(question)
    return found


def _stand_in(field: str) -> list[list[QuizQuestion]]:
    return [
        [
            QuizQuestion(
                f"{field}-{n}", level, "world", f"What is {field} {n}?", f"{field} {n}", (), ("a", "b", "c"), "Note.", 0
            )
            for n in range(36 if VISA in field else 56)
        ]
        for level in range(3)
    ]


def _question(data: dict[str, Any]) -> QuizQuestion:
    return QuizQuestion(
        data["id"],
        LEVELS.index(data["level"]),
        data["region"],
        data["question"],
        data["answer"],
        tuple(data["accept"]),
        tuple(data["wrong"]),
        data["note"],
        data.get("as_of", 0),
    )
