"""This file is the files of question packs: CSV, TSV, JSON or JSON Lines, read line by line."""

import csv
import json
import re
from typing import Final

from greatcircle.equipment.quiz.pack import COLUMNS, NEEDED, Fault, PackReader, make_pack, title_of
from greatcircle.equipment.quiz.question import Pack

QUESTIONS_MOST: Final = 2000
CHARACTERS_MOST: Final = 1_000_000
FAULTS_MOST: Final = 50
"""More faults than these are not told at once."""
TAB: Final = "\t"
SEPARATORS: Final = (TAB, ";", ",")
TABLE_SUFFIXES: Final = {".csv": "", ".tsv": TAB, ".tab": TAB}
"""The names of table files end like this; a TSV file has its own separator."""
JSON_SUFFIXES: Final = (".json", ".jsonl", ".ndjson")


def read_pack(name: str, text: str) -> Pack | list[Fault]:
    """Read a pack from the text of a file with this name; give it, or what is wrong with it."""
    reader = PackReader()
    if len(text) > CHARACTERS_MOST:
        return [Fault(0, f"The file has {len(text)} characters; packs have at most {CHARACTERS_MOST}. Part it in two.")]
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        return [Fault(0, "The file is empty; `greatcircle questions example` shows what a pack looks like.")]
    suffix = name[name.rfind(".") :].lower() if "." in name else ""
    if suffix in JSON_SUFFIXES or (suffix not in TABLE_SUFFIXES and text.lstrip()[0] in "[{"):
        _read_json(reader, text)
    else:
        _read_table(reader, text, TABLE_SUFFIXES.get(suffix, ""))
    if len(reader.found) > QUESTIONS_MOST:
        reader.complain(0, f"There are {len(reader.found)} questions; packs have at most {QUESTIONS_MOST}.")
    if not reader.found and not reader.faults:
        reader.complain(0, "There is no question in the file; write some below the line with the columns.")
    questions = [] if reader.faults else reader.fill_up()
    if reader.faults:
        rest = len(reader.faults) - FAULTS_MOST
        more = [Fault(0, f"There are {rest} faults more; mend these first.")] if rest > 0 else []
        return [*sorted(reader.faults[:FAULTS_MOST], key=lambda fault: fault.line), *more]
    return make_pack(title_of(name), questions)


def _read_table(reader: PackReader, text: str, separator: str) -> None:
    """Read lines with columns; the first of them names the columns."""
    first = next(line for line in text.split("\n") if line.strip())
    separator = separator or next((one for one in SEPARATORS if one in first), ",")
    rows = csv.reader(text.split("\n"), delimiter=separator, strict=True)
    names: list[str] = []
    line = 1
    try:
        for cells in rows:
            begin, line = line, rows.line_num + 1
            if not any(cell.strip() for cell in cells):
                continue
            if not names:
                names = [cell.strip().lower() for cell in cells]
                if not _check_names(reader, begin, names):
                    return
            elif len(cells) > len(names) and any(cell.strip() for cell in cells[len(names) :]):
                reader.complain(
                    begin,
                    f"There are {len(cells)} columns where {len(names)} are named; put a text with the sign "
                    f"{'tab' if separator == TAB else separator!r} in it in quotation marks.",
                )
            else:
                reader.take(begin, dict(zip(names, cells, strict=False)))
    except csv.Error as fault:
        reader.complain(line, f"The line cannot be read ({fault}); look for a quotation mark that is not closed.")


def _check_names(reader: PackReader, line: int, names: list[str]) -> bool:
    """Check the line that names the columns."""
    for name in NEEDED:
        if name not in names:
            reader.complain(
                line,
                f"The first line names no column {name!r}; it names the columns: {', '.join(COLUMNS)}.",
            )
            return False
    for name in names:
        if name not in COLUMNS or names.count(name) > 1:
            wrong = "is named twice" if name in COLUMNS else "does not exist"
            reader.complain(line, f"The column {name!r} {wrong}; the columns are {', '.join(COLUMNS)}.")
            return False
    return True


def _read_json(reader: PackReader, text: str) -> None:
    """Read a list of objects, an object with the list under "questions", or an object in each line."""
    try:
        whole: object = json.loads(text)
    except json.JSONDecodeError as fault:
        if text.lstrip()[0] == "{":
            _read_json_lines(reader, text)
        else:
            reader.complain(fault.lineno, f"This is no JSON ({fault.msg}); look for a comma or quotation mark.")
        return
    except RecursionError:
        reader.complain(0, "This JSON is nested too deeply to be a pack.")
        return
    rows = whole.get("questions") if isinstance(whole, dict) and "questions" in whole else whole
    if isinstance(whole, dict) and "question" in whole:
        rows = [whole]
    if not isinstance(rows, list):
        reader.complain(1, 'A pack in JSON is a list of questions: [{"question": "…?", "answer": "…"}, …].')
        return
    lines = _lines_of_objects(text)
    for number, row in enumerate(rows):
        line = lines[number] if number < len(lines) and len(lines) >= len(rows) else number + 1
        _take_object(reader, line, row)


def _read_json_lines(reader: PackReader, text: str) -> None:
    for line, content in enumerate(text.split("\n"), 1):
        if not content.strip():
            continue
        try:
            row: object = json.loads(content)
        except json.JSONDecodeError as fault:
            reader.complain(line, f"This line is no JSON ({fault.msg}); look for a comma or quotation mark.")
            continue
        except RecursionError:
            reader.complain(line, "This JSON is nested too deeply to be a question.")
            continue
        _take_object(reader, line, row)


def _take_object(reader: PackReader, line: int, row: object) -> None:
    if isinstance(row, dict):
        reader.take(line, {str(name).strip().lower(): value for name, value in row.items()})
    else:
        reader.complain(line, 'A question is an object: {"question": "…?", "answer": "…"}.')


def _lines_of_objects(text: str) -> list[int]:
    """Find the line of each question by its key; a text that holds the key itself is no harm but a wrong line."""
    lines: list[int] = []
    for number, line in enumerate(text.split("\n"), 1):
        lines += [number] * len(re.findall(r'"question"\s*:', line))
    return lines
