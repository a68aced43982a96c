"""This file is the list of moves to choose from: numbered, beside each other where there is room for it.

Moves whose sentences begin alike, up to an arrow, are listed under that beginning: "Tokyo → Seoul by green." and
"Tokyo → Midway by yellow." stand under "Tokyo →" if other moves begin elsewhere.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

ARROW: Final = " → "
BETWEEN_COLUMNS: Final = 3

Group = tuple[str, list[str]]
"""The beginning that moves share, which may be none, and what they go on with."""


def plain_lines(sentences: Sequence[str], width: int, rows_meant: int) -> list[str]:
    """Lay out the sentences of moves that are chosen by name, without numbers."""
    return _in_runs([f"  {sentence}" for sentence in sentences], width, rows_meant)


def offer_lines(sentences: Sequence[str], width: int, rows_meant: int) -> list[str]:
    """Lay out the sentences of moves within a width, if possible in as few rows as are meant."""
    groups: dict[str, list[str]] = {}
    for number, sentence in enumerate(sentences, 1):
        start, arrow, rest = sentence.rpartition(ARROW)
        groups.setdefault(f"{start}{arrow}".rstrip(), []).append(_numbered(number, rest))
    if not 1 < len(groups) < len(sentences):
        entries = [_numbered(number, sentence) for number, sentence in enumerate(sentences, 1)]
        return _in_runs(entries, width, rows_meant)
    lines: list[str] = []
    for row in _rows(list(groups.items()), width, rows_meant):
        if len(row) == 1:
            heading, moves = row[0]
            lines += _headed(heading, _in_runs(moves, width, rows_meant))
        else:
            lines += _beside([_headed(heading, moves) for heading, moves in row])
    return lines


def _rows(groups: list[Group], width: int, rows_meant: int) -> list[list[Group]]:
    """Put groups beside each other while there is room, and the next ones below; many without a heading stand alone."""
    rows: list[list[Group]] = []
    for group in groups:
        is_alone = any(
            not heading and len(moves) > rows_meant for heading, moves in [group, *(rows[-1] if rows else [])]
        )
        if rows and not is_alone and _fits([_headed(*one) for one in [*rows[-1], group]], width):
            rows[-1].append(group)
        else:
            rows.append([group])
    return rows


def _headed(heading: str, moves: list[str]) -> list[str]:
    return [heading, *moves] if heading else moves


def _numbered(number: int, sentence: str) -> str:
    return f"{number:3}  {sentence}"


def _in_runs(entries: list[str], width: int, rows_meant: int) -> list[str]:
    """Lay out entries in columns; where long ones do not fit in any, the short ones before and after them still may."""
    lines = _in_columns(entries, width, rows_meant)
    if len(lines) < len(entries) or len(entries) <= rows_meant:
        return lines
    runs = groupby(entries, key=lambda entry: 2 * (len(entry) + BETWEEN_COLUMNS) <= width + BETWEEN_COLUMNS)
    return [line for _, run in runs for line in _in_columns(list(run), width, rows_meant)]


def _in_columns(entries: list[str], width: int, rows_meant: int) -> list[str]:
    """Lay out entries downwards first, in as many columns as have room and are needed."""
    for columns in range(-(-len(entries) // rows_meant), 1, -1):
        rows = -(-len(entries) // columns)
        blocks = [entries[start : start + rows] for start in range(0, len(entries), rows)]
        if _fits(blocks, width):
            return _beside(blocks)
    return entries


def _fits(blocks: list[list[str]], width: int) -> bool:
    return sum(map(_width, blocks)) <= width + BETWEEN_COLUMNS


def _beside(blocks: list[list[str]]) -> list[str]:
    """Write blocks of lines beside each other."""
    lines: list[str] = []
    for line in range(max(map(len, blocks))):
        cells = [f"{block[line] if line < len(block) else '':{_width(block)}}" for block in blocks]
        lines.append("".join(cells).rstrip())
    return lines


def _width(block: list[str]) -> int:
    return max(map(len, block)) + BETWEEN_COLUMNS
