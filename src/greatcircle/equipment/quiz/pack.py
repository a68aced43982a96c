"""This file is packs of people's own questions: each question checked, with a fault that says what to do.

Columns, or keys: question and answer are wanted; accept (other right answers, | between), wrong (three wrong answers,
| between), level, field, continent and note may be left out. Where the wrong answers are left out, other answers of
the pack take their place, so that every question can be asked in every way.
"""

import hashlib
import json
import re
import unicodedata
from dataclasses import dataclass
from typing import Any, Final, final

from greatcircle.equipment.quiz.question import CONTINENTS, LEVELS, OPTIONS, WORLD, Pack, PackQuestion, QuizQuestion
from greatcircle.equipment.quiz.reply import is_same_answer, meant_option, plain_words

COLUMNS: Final = ("question", "answer", "accept", "wrong", "level", "field", "continent", "note")
NEEDED: Final = ("question", "answer")
ANSWERS: Final = ("answer", "accept", "wrong")
"""The columns that hold answers; two of them hold several."""
APART: Final = "|"
"""The sign between several answers of one column."""
WRONG: Final = OPTIONS - 1
MOST_LETTERS: Final = {"question": 200, "answer": 60, "accept": 60, "wrong": 60, "field": 24, "note": 200}
"""How many characters each column may have, or each answer in it."""
ACCEPT_MOST: Final = 20
SUFFIXES: Final = (".csv", ".tsv", ".tab", ".jsonl", ".ndjson", ".json", ".txt")
"""What the names of files end in and titles do not."""
TITLE_MOST: Final = 40
SLUG_MOST: Final = 24
DIGITS: Final = 6
"""How many digits of its digest the id of a pack ends in."""
OTHER_CONTINENTS: Final = {
    "oceania": "australasia",
    "australia": "australasia",
    "pacific": "australasia",
    "antarctica": "australasia",
    "america": "americas",
    "north america": "americas",
    "south america": "americas",
    "central america": "americas",
}
"""What else continents are called, and those that are counted to another one."""
Row = dict[str, object]


@final
@dataclass(frozen=True)
class Fault:
    """What is wrong with a line of a pack, and what to do."""

    line: int
    """From 1 on; 0 is the whole file."""
    sentence: str

    def __str__(self) -> str:
        return f"Line {self.line}: {self.sentence}" if self.line else self.sentence


@final
class PackReader:
    """One reading of a pack: what was understood so far, and what was not."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.found: list[tuple[int, PackQuestion]] = []
        """The questions with their lines; wrong answers may still be missing."""
        self.seen: dict[str, int] = {}
        """The line of every question, to find doubles."""

    def complain(self, line: int, sentence: str) -> None:
        """Note a fault."""
        self.faults.append(Fault(line, sentence))

    def take(self, line: int, row: Row) -> None:
        """Read one question."""
        before = len(self.faults)
        for name in row:
            if name not in COLUMNS:
                self.complain(line, f"There is no column {name!r}; the columns are {', '.join(COLUMNS)}.")
        text = self._text(line, row, "question")
        answer = self._text(line, row, "answer")
        accept = self._answers(line, row, "accept")
        wrong = self._answers(line, row, "wrong")
        levels = self._levels(line, row)
        field = self._text(line, row, "field").lower()
        region = self._continent(line, row)
        note = self._text(line, row, "note")
        if len(accept) > ACCEPT_MOST:
            self.complain(line, f"There are {len(accept)} other right answers; {ACCEPT_MOST} are enough.")
        if wrong and len(wrong) != WRONG:
            self.complain(
                line,
                f"There are {len(wrong)} wrong answers; write {WRONG} ({APART} between, in JSON a list), or none.",
            )
        if len(self.faults) > before:
            return
        question = QuizQuestion("", field, 0, region, text, answer, tuple(accept), tuple(wrong), note, 0)
        self._check_answers(line, question)
        self._check_double(line, text)
        if len(self.faults) == before:
            self.found.append((line, PackQuestion(question, levels)))

    def _text(self, line: int, row: Row, column: str) -> str:
        """Read a text in one line; the question and the answer have to be there."""
        value = row.get(column)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            value = f"{value}"
        if value is not None and not isinstance(value, str):
            self.complain(line, f"The {column} is no text; write it in quotation marks.")
            return ""
        text = " ".join((value or "").split())
        if not text and column in NEEDED:
            self.complain(line, f"The {column} is missing; write one, or take the line out.")
        self._check_text(line, column, text)
        return text

    def _check_text(self, line: int, column: str, text: str) -> None:
        most = MOST_LETTERS[column]
        if len(text) > most:
            self.complain(line, f"The {column} has {len(text)} characters; shorten it to {most}.")
        elif not text.isprintable():
            self.complain(line, f"The {column} has a sign that cannot be shown; write it anew.")
        elif text and column in ANSWERS and not plain_words(text):
            self.complain(line, f"{text!r} has no letter and no number, so nobody could type it; write it in words.")

    def _answers(self, line: int, row: Row, column: str) -> list[str]:
        """Read several answers, as a list or as a text with signs between."""
        value = row.get(column)
        if value is None or value == "":
            return []
        parts = value.split(APART) if isinstance(value, str) else value
        if not isinstance(parts, list) or not all(isinstance(part, (str, int, float)) for part in parts):
            self.complain(line, f"The column {column} is no list of texts; write answers with {APART} between.")
            return []
        answers: list[str] = []
        for part in parts:
            text = " ".join(str(part).split())
            self._check_text(line, column, text)
            if text and text not in answers:
                answers.append(text)
        return answers

    def _levels(self, line: int, row: Row) -> tuple[int, ...]:
        value = row.get("level")
        name = value.strip().lower() if isinstance(value, str) else value
        if name is None or name == "" or name == "all":
            return tuple(range(len(LEVELS)))
        if name not in LEVELS:
            self.complain(line, f"There is no level {value!r}; write {', '.join(LEVELS)}, or nothing for all of them.")
            return ()
        return (LEVELS.index(str(name)),)

    def _continent(self, line: int, row: Row) -> str:
        value = row.get("continent")
        name = " ".join(value.lower().replace("-", " ").split()) if isinstance(value, str) else value
        if name is None or name == "" or name == WORLD:
            return WORLD
        known = OTHER_CONTINENTS.get(str(name), str(name))
        if known not in CONTINENTS:
            self.complain(
                line, f"There is no continent {value!r}; write {', '.join(CONTINENTS)}, or nothing for none of them."
            )
        return known

    def _check_answers(self, line: int, question: QuizQuestion) -> None:
        """Refuse wrong answers that are right, or that occur twice."""
        right = (question.answer, *question.accept)
        for at, wrong in enumerate(question.wrong):
            if any(is_same_answer(wrong, one) for one in right):
                self.complain(line, f"{wrong!r} is a right answer and a wrong one; change one of them.")
            elif any(is_same_answer(wrong, one) for one in question.wrong[:at]):
                self.complain(line, f"The wrong answer {wrong!r} is there twice; write another one.")
            elif meant_option(question, wrong) == question.place():
                self.complain(line, f"{wrong!r} could be taken for the right answer; write another wrong one.")

    def _check_double(self, line: int, text: str) -> None:
        key = " ".join(plain_words(text))
        first = self.seen.setdefault(key, line)
        if first != line:
            self.complain(line, f"This question is asked in line {first} already; take one of them out.")

    def fill_up(self) -> list[PackQuestion]:
        """Give every question three wrong answers, from other answers of the pack where it has none of its own."""
        answers: list[QuizQuestion] = [one.question for _, one in self.found]
        filled: list[PackQuestion] = []
        for line, one in self.found:
            question = one.question
            wrong = question.wrong or _borrowed(question, answers)
            if len(wrong) < WRONG:
                self.complain(
                    line,
                    f"There are no wrong answers, and the pack has not {WRONG} other answers of the same kind to "
                    f"choose from; write {WRONG} wrong answers with {APART} between.",
                )
            filled.append(PackQuestion(_with(question, question.id, question.field, tuple(wrong)), one.levels))
        return filled


def _with(question: QuizQuestion, question_id: str, field: str, wrong: tuple[str, ...]) -> QuizQuestion:
    return QuizQuestion(
        question_id,
        field,
        question.level,
        question.region,
        question.text,
        question.answer,
        question.accept,
        wrong,
        question.note,
        question.as_of,
    )


def _borrowed(question: QuizQuestion, others: list[QuizQuestion]) -> list[str]:
    """Choose wrong answers among the answers of other questions: the same field first, then about the same length."""
    is_figure = _is_figure(question.answer)
    ranked = sorted(
        [other for other in others if _is_figure(other.answer) == is_figure],
        key=lambda other: (
            other.field != question.field,
            abs(len(other.answer) - len(question.answer)),
            hashlib.sha256(f"{question.text}\n{other.answer}".encode()).hexdigest(),
        ),
    )
    right = (question.answer, *question.accept)
    chosen: list[str] = []
    for other in ranked:
        answer = other.answer
        is_known = any(is_same_answer(answer, one) for one in (*right, *chosen))
        if not is_known and not _passes_for_right(question, answer):
            chosen.append(answer)
        if len(chosen) == WRONG:
            break
    return chosen


def _passes_for_right(question: QuizQuestion, other: str) -> bool:
    """Tell whether another answer would be taken for the right one, if it were typed."""
    pair = _with(question, "", "", (other,))
    return meant_option(pair, other) == pair.place()


def _is_figure(answer: str) -> bool:
    return any(sign.isdigit() for sign in answer)


def title_of(name: str) -> str:
    """Give a pack a title by the name of its file."""
    stem = name.replace("\\", "/").rsplit("/", maxsplit=1)[-1]
    suffix = next((one for one in SUFFIXES if stem.lower().endswith(one)), "")
    words = "".join([sign if sign.isprintable() else " " for sign in stem[: len(stem) - len(suffix)]]).split()
    return " ".join(words)[:TITLE_MOST].strip() or "pack"


def make_pack(title: str, questions: list[PackQuestion]) -> Pack:
    """Put a pack together and give it and its questions their ids."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain)[:SLUG_MOST].strip("-") or "pack"
    filled = [
        PackQuestion(_with(one.question, "", one.question.field or slug, one.question.wrong), one.levels)
        for one in questions
    ]
    pack_id = f"{slug}-{hashlib.sha256(_content(filled).encode()).hexdigest()[:DIGITS]}"
    named = [
        PackQuestion(_with(one.question, f"{pack_id}-{number}", one.question.field, one.question.wrong), one.levels)
        for number, one in enumerate(filled, 1)
    ]
    return Pack(pack_id, title, tuple(named))


def pack_to_json(pack: Pack) -> dict[str, object]:
    """Give a pack as plain data."""
    return {"title": pack.title, "questions": [_row(one) for one in pack.questions]}


def pack_from_json(data: dict[str, Any]) -> Pack:
    """Read what `pack_to_json` gave; its id shows whether anything was changed since."""
    questions = [
        PackQuestion(
            QuizQuestion(
                "",
                str(row["field"]),
                0,
                str(row["continent"]),
                str(row["question"]),
                str(row["answer"]),
                tuple([str(one) for one in row["accept"]]),
                tuple([str(one) for one in row["wrong"]]),
                str(row["note"]),
                0,
            ),
            tuple([LEVELS.index(level) for level in row["levels"]]),
        )
        for row in data["questions"]
    ]
    return make_pack(str(data["title"]), questions)


def _row(one: PackQuestion) -> dict[str, object]:
    question = one.question
    return {
        "question": question.text,
        "answer": question.answer,
        "accept": list(question.accept),
        "wrong": list(question.wrong),
        "levels": [LEVELS[level] for level in one.levels],
        "field": question.field,
        "continent": question.region,
        "note": question.note,
    }


def _content(questions: list[PackQuestion]) -> str:
    return json.dumps([_row(one) for one in questions], ensure_ascii=False, sort_keys=True)
