"""This file is `greatcircle rules`: the clauses of a game, and on request the tests and the code that carry each."""

import argparse

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from greatcircle.cli.argument import add_game_argument, add_json_argument
from greatcircle.cli.console import open_console, write_json
from greatcircle.cli.play.answer import summary_lines
from greatcircle.games import rulebook_of
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.rulebook import Clause, Rulebook
from greatcircle.lab.coverage import Coverage, coverage_of

INDENT = 2


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle rules`."""
    add_game_argument(parser)
    parser.add_argument(
        "clauses",
        metavar="CLAUSE",
        nargs="*",
        default=[],
        help="show these clauses only, by number or id, such as 4.3 or 37",
    )
    parser.add_argument(
        "--sources", action="store_true", help="add the tests and the lines of code that carry each clause"
    )
    add_json_argument(parser)


def run_rules(arguments: argparse.Namespace) -> int:
    """Show the clauses of a game, or those asked for."""
    rulebook = rulebook_of(arguments.game)
    chosen = choose_clauses(coverage_of(arguments.game), arguments.clauses, rulebook)
    if arguments.json:
        clauses = [coverage.to_json() for coverage in chosen]
        write_json({"game": arguments.game, "title": rulebook.title, "summary": rulebook.summary, "clauses": clauses})
        return 0
    console = open_console()
    console.print(Text(rulebook.title, style="bold underline"))
    if rulebook.summary and not arguments.clauses:
        console.print()
        console.print(Text("In short", style="bold"))
        for line in summary_lines(rulebook):
            console.print(Padding(Text(line), (0, 0, 0, INDENT), expand=False))
    chapter = ""
    for coverage in chosen:
        if coverage.clause.chapter != chapter:
            chapter = coverage.clause.chapter
            console.print()
            console.print(Text(f"{coverage.clause.chapter_number} {chapter}", style="bold"))
        _print_clause(console, rulebook, coverage.clause)
        if arguments.sources:
            _print_sources(console, coverage)
    return 0


def choose_clauses(all_of_them: list[Coverage], wanted: list[str], rulebook: Rulebook) -> list[Coverage]:
    """Pick the clauses asked for, in the order of the rulebook; all of them when none is named."""
    if not wanted:
        return all_of_them
    found = {name: rulebook.find(name) for name in wanted}
    for name, clause in found.items():
        if clause is None:
            numbers = [coverage.clause.number for coverage in all_of_them]
            span = f"its clauses go from {numbers[0]} to {numbers[-1]}" if numbers else "it has no clauses at all"
            raise BadInput(f"{rulebook.title} has no clause {name!r}; {span}.")
    return [coverage for coverage in all_of_them if coverage.clause in found.values()]


def _print_clause(console: Console, rulebook: Rulebook, clause: Clause) -> None:
    console.print()
    heading = ((clause.number, "bold cyan"), " ", (clause.title, "bold"), f" · {clause.kind} · {clause.id}")
    console.print(Text.assemble(*heading))
    console.print(Padding(Text(rulebook.with_numbers(clause.text)), (0, 0, 0, INDENT), expand=False))


def _print_sources(console: Console, coverage: Coverage) -> None:
    for label, carriers in (("tests", coverage.tests), ("code", coverage.code)):
        for carrier in carriers:
            console.print(Text(f"{'':{INDENT}}{label}: {carrier}", style="dim"), soft_wrap=True)
