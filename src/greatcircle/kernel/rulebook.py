"""This file is a game's rulebook as data: chapters and numbered clauses, read from its `rulebook.md`."""

import re
from dataclasses import dataclass
from typing import Final, final

from greatcircle.kernel.refusal import BadInput

CLAUSE_HEADING: Final = re.compile(r"### ([A-Z]{2}-\d{2,3}) · (rule|ruling|example|variant) · (.+)")
NOT_ENFORCED: Final = re.compile(r"(.+?) \(not enforced: (.+)\)")


@final
@dataclass(frozen=True)
class Clause:
    """One numbered rule, or our ruling where the printed rule is silent."""

    id: str
    kind: str
    title: str
    chapter: str
    text: str
    not_enforced: str | None
    """Why no program can enforce the clause; None for the many that can be."""


@final
@dataclass(frozen=True)
class Rulebook:
    """A game's rules in our own words."""

    title: str
    text: str
    clauses: dict[str, Clause]


def parse_rulebook(text: str) -> Rulebook:
    """Read a `rulebook.md`; `BadInput` names the line of a heading that is not understood."""
    title = ""
    chapter = ""
    clauses: dict[str, Clause] = {}
    sections: list[tuple[re.Match[str], str, list[str]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("### "):
            heading = CLAUSE_HEADING.fullmatch(line)
            if heading is None:
                raise BadInput(f"Line {number} of the rulebook is no clause heading: {line}")
            sections.append((heading, chapter, []))
        elif line.startswith("## "):
            chapter = line[3:]
        elif line.startswith("# "):
            title = line[2:]
        elif sections and sections[-1][1] == chapter:
            sections[-1][2].append(line)
    for heading, where, lines in sections:
        clause = _clause(heading, where, "\n".join(lines).strip())
        if clause.id in clauses:
            raise BadInput(f"Clause {clause.id} stands twice in the rulebook.")
        clauses[clause.id] = clause
    return Rulebook(title, text, clauses)


def _clause(heading: re.Match[str], chapter: str, text: str) -> Clause:
    title = heading.group(3)
    excused = NOT_ENFORCED.fullmatch(title)
    if excused is not None:
        return Clause(heading.group(1), heading.group(2), excused.group(1), chapter, text, excused.group(2))
    return Clause(heading.group(1), heading.group(2), title, chapter, text, None)
