"""This file is the tests of rulebooks: clauses read from their headings, and headings that are refused."""

import pytest

from greatcircle.games import rulebook_of
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.rulebook import parse_rulebook
from greatcircle.lab.clause import CLAUSE_ID
from tests.kernel.sealed_bid import RULEBOOK

HEADING = "### SB-01 · rule · Two to four seats"


def test_a_rulebook_has_a_title_and_its_whole_text() -> None:
    rulebook = parse_rulebook(RULEBOOK)
    assert rulebook.title == "Sealed Bid"
    assert rulebook.text == RULEBOOK


def test_clauses_stand_in_the_order_of_the_rulebook() -> None:
    assert list(parse_rulebook(RULEBOOK).clauses) == [f"SB-0{number}" for number in range(1, 10)]


def test_a_clause_has_its_kind_title_chapter_and_text() -> None:
    clause = parse_rulebook(RULEBOOK).clauses["SB-05"]
    assert (clause.id, clause.kind, clause.title) == ("SB-05", "ruling", "A sealed bid stands")
    assert (clause.chapter, clause.text) == ("A round", "Nobody bids twice in a round.")
    assert clause.not_enforced is None


def test_a_clause_has_a_number_by_chapter_and_place_whatever_its_id() -> None:
    text = (
        "## In short\nWin.\n## Setup\n### SB-07 · rule · Chips\nTen.\n### SB-01 · rule · Seats\nTwo.\n"
        "## For readers\nA word without a clause.\n## A round\n### SB-03 · rule · Bids\nOne each.\n"
    )
    clauses = parse_rulebook(text).clauses
    assert {clause.id: clause.number for clause in clauses.values()} == {"SB-07": "1.1", "SB-01": "1.2", "SB-03": "2.1"}
    assert [clause.chapter_number for clause in clauses.values()] == ["1", "1", "2"]


@pytest.mark.parametrize("name", ["2.1", "SB-03", "sb-03", "03", " 2.1 "])
def test_a_clause_is_found_by_its_number_by_its_id_and_by_the_digits_of_its_id(name: str) -> None:
    clause = parse_rulebook(RULEBOOK).find(name)
    assert clause is not None
    assert (clause.id, clause.number) == ("SB-03", "2.1")


@pytest.mark.parametrize("name", ["", "2", "2.", "2.10", "3", "SB-3", "TC-03"])
def test_what_names_no_clause_finds_none(name: str) -> None:
    assert parse_rulebook(RULEBOOK).find(name) is None


def test_players_read_the_numbers_of_clauses_that_a_text_cites() -> None:
    rulebook = parse_rulebook(RULEBOOK)
    assert rulebook.with_numbers("As told (SB-03, SB-01); not in SB-99.") == "As told (2.1, 1.1); not in SB-99."


def test_a_chapter_that_stands_twice_is_refused() -> None:
    with pytest.raises(BadInput, match="Chapter Setup stands twice"):
        parse_rulebook(f"## Setup\n{HEADING}\n## A round\n### SB-02 · rule · B\n## Setup\n### SB-03 · rule · C\n")


def test_a_clause_says_why_no_program_can_enforce_it() -> None:
    clause = parse_rulebook(RULEBOOK).clauses["SB-09"]
    assert clause.title == "No table talk"
    assert clause.not_enforced == "no program hears what is said"


def test_a_summary_and_an_introduction_stand_before_the_clauses() -> None:
    rulebook = parse_rulebook(
        f"# Sealed Bid\nWelcome.\n\n## In short\n\n**Aim.** Win.\n\n1. Bid.\n\n## Setup\nA word.\n{HEADING}\nOne.\n"
    )
    assert rulebook.introduction == "Welcome."
    assert rulebook.summary == "**Aim.** Win.\n\n1. Bid."
    assert rulebook.clauses["SB-01"].chapter == "Setup"
    assert rulebook.clauses["SB-01"].text == "One."


def test_a_rulebook_may_do_without_a_summary() -> None:
    rulebook = parse_rulebook(RULEBOOK)
    assert rulebook.summary == ""
    assert rulebook.introduction == "Two to four seats bid chips on cards that nobody else sees."


@pytest.mark.parametrize("text", [f"{HEADING}\nOne.\n## In short\nTwo.\n", "## In short\nOne.\n## In short\nTwo.\n"])
def test_a_summary_stands_once_and_before_the_clauses(text: str) -> None:
    with pytest.raises(BadInput, match="Line 3 of the rulebook: ## In short stands once, before the first clause"):
        parse_rulebook(text)


def test_a_text_may_have_several_paragraphs() -> None:
    assert parse_rulebook(f"{HEADING}\n\nOne.\n\nTwo.\n\n").clauses["SB-01"].text == "One.\n\nTwo."


def test_words_before_the_first_clause_of_a_chapter_belong_to_no_clause() -> None:
    rulebook = parse_rulebook(f"Welcome.\n## Setup\n{HEADING}\nOne.\n## A round\nA word before.\n")
    assert rulebook.clauses["SB-01"].text == "One."


@pytest.mark.parametrize(
    "heading",
    [
        "### SB-01 rule Two to four seats",
        "### SB-01 · law · Two to four seats",
        "### SB-01 · rule · ",
        "### sb-01 · rule · Two to four seats",
        "### SB01 · rule · Two to four seats",
        "### Two to four seats",
    ],
)
def test_a_heading_that_is_not_understood_is_named_by_its_line(heading: str) -> None:
    with pytest.raises(BadInput, match="Line 3 of the rulebook"):
        parse_rulebook(f"# Sealed Bid\n\n{heading}\n")


@pytest.mark.parametrize("number", ["SB-1", "SB-0001"])
def test_a_clause_whose_number_no_citation_would_match_is_refused(number: str) -> None:
    assert not CLAUSE_ID.fullmatch(number)
    with pytest.raises(BadInput, match="Line 1 of the rulebook"):
        parse_rulebook(f"### {number} · rule · Two to four seats\n")


def test_a_clause_that_stands_twice_is_refused() -> None:
    with pytest.raises(BadInput, match="SB-01 stands twice"):
        parse_rulebook(f"{HEADING}\nOne.\n{HEADING}\nTwo.\n")


def test_clauses_are_found_where_they_are_cited() -> None:
    assert CLAUSE_ID.findall("the last bid (SB-04, TC-101), not XSB-04, SB-4 or SB-0004") == ["SB-04", "TC-101"]


def test_the_rulebook_of_a_real_game_is_read() -> None:
    rulebook = rulebook_of("trap-the-cap")
    assert rulebook.title == "Trap the Cap"
    assert rulebook.clauses["TC-01"].chapter == "Setup and turn"
    assert all(clause.text for clause in rulebook.clauses.values())
