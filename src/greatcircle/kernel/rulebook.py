"""This file is a game's rulebook as data: chapters and numbered clauses, read from its `rulebook.md`."""

import re
from dataclasses import dataclass
from typing import Final, final

from greatcircle.kernel.refusal import BadInput

CLAUSE_HEADING: Final = re.compile(r"### ([A-Z]{2}-\d{2,3}) · (rule|ruling|example|variant) · (.+)")
CITED_CLAUSE: Final = re.compile(r"\b[A-Z]{2}-\d{2,3}\b")
SUMMARY_HEADING: Final = "## In short"
"""What stands over the rules on half a page, before the first chapter."""
NOT_ENFORCED: Final = re.compile(r"(.+?) \(not enforced: (.+)\)")


@final
@dataclass(frozen=True)
class Clause:
    """One numbered rule, or our ruling where the printed rule is silent."""

    id: str
    """What ties the clause to its tests and its code; it stays the same wherever the clause stands."""
    number: str
    """What players are shown: chapter and clause in reading order, "4.3" for the third clause of the fourth chapter."""
    kind: str
    title: str
    chapter: str
    text: str
    not_enforced: str | None
    """Why no program can enforce the clause; None for the many that can be."""

    @property
    def chapter_number(self) -> str:
        """The number of the clause's chapter."""
        return self.number.partition(".")[0]


@final
@dataclass(frozen=True)
class Rulebook:
    """A game's rules in our own words."""

    title: str
    text: str
    clauses: dict[str, Clause]
    introduction: str = ""
    """What stands before everything else, credits included."""
    summary: str = ""
    """The rules on half a page, as a card for newcomers; empty when the rulebook has none."""

    def find(self, name: str) -> Clause | None:
        """Find a clause by its number, its id or the digits of its id: "4.3", "xx-52", "52"."""
        wanted = name.strip().upper()
        for clause in self.clauses.values():
            if wanted in (clause.number, clause.id, clause.id.partition("-")[2]):
                return clause
        return None

    def with_numbers(self, text: str) -> str:
        """Write a text as players read it: clauses that it cites by their ids are cited by their numbers."""
        return CITED_CLAUSE.sub(self._number_of, text)

    def _number_of(self, cited: re.Match[str]) -> str:
        clause = self.clauses.get(cited.group())
        return cited.group() if clause is None else clause.number


def parse_rulebook(text: str) -> Rulebook:
    """Read a `rulebook.md`; `BadInput` names the line of a heading that is not understood."""
    title = ""
    chapter = ""
    introduction: list[str] = []
    summary: list[str] = []
    part = introduction
    clauses: dict[str, Clause] = {}
    sections: list[tuple[re.Match[str], str, list[str]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("### "):
            heading = CLAUSE_HEADING.fullmatch(line)
            if heading is None:
                raise BadInput(f"Line {number} of the rulebook is no clause heading: {line}")
            part = []
            sections.append((heading, chapter, part))
        elif line == SUMMARY_HEADING:
            if summary or sections:
                raise BadInput(f"Line {number} of the rulebook: {line} stands once, before the first clause.")
            part = summary
        elif line.startswith("## "):
            chapter = line[3:]
            part = [] if sections or part is summary else part
        elif line.startswith("# "):
            title = line[2:]
        else:
            part.append(line)
    chapters: dict[str, int] = {}
    before = ""
    for heading, where, lines in sections:
        if where in chapters and where != before:
            raise BadInput(f"Chapter {where} stands twice in the rulebook.")
        before = where
        chapters[where] = chapters.get(where, 0) + 1
        clause = _clause(heading, f"{len(chapters)}.{chapters[where]}", where, "\n".join(lines).strip())
        if clause.id in clauses:
            raise BadInput(f"Clause {clause.id} stands twice in the rulebook.")
        clauses[clause.id] = clause
    return Rulebook(title, text, clauses, "\n".join(introduction).strip(), "\n".join(summary).strip())


def _clause(heading: re.Match[str], number: str, chapter: str, text: str) -> Clause:
    clause_id, kind, title = heading.groups()
    excused = NOT_ENFORCED.fullmatch(title)
    if excused is not None:
        return Clause(clause_id, number, kind, excused.group(1), chapter, text, excused.group(2))
    return Clause(clause_id, number, kind, title, chapter, text, None)
