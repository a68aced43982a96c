"""This file is `greatcircle rules`: the clauses of a game, with the code and the tests that carry each."""

import argparse

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from greatcircle.cli.argument import add_game_argument, add_json_argument
from greatcircle.cli.console import open_console, write_json
from greatcircle.games import find_game, rulebook_of
from greatcircle.kernel.refusal import BadInput
from greatcircle.lab.coverage import Coverage, coverage_of

INDENT = 2


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle rules`."""
    add_game_argument(parser)
    parser.add_argument(
        "clauses", metavar="CLAUSE", nargs="*", default=[], help="show these clauses only, by their numbers"
    )
    add_json_argument(parser)


def run_rules(arguments: argparse.Namespace) -> int:
    """Show the clauses of a game, or those asked for."""
    game = find_game(arguments.game)
    chosen = choose_clauses(coverage_of(arguments.game), arguments.clauses, game.identity.title)
    title = rulebook_of(arguments.game).title
    if arguments.json:
        write_json({"game": arguments.game, "title": title, "clauses": [coverage.to_json() for coverage in chosen]})
        return 0
    console = open_console()
    console.print(Text(title, style="bold underline"))
    chapter = ""
    for coverage in chosen:
        if coverage.clause.chapter != chapter:
            chapter = coverage.clause.chapter
            console.print()
            console.print(Text(chapter, style="bold"))
        _print_clause(console, coverage)
    return 0


def choose_clauses(all_of_them: list[Coverage], wanted: list[str], title: str) -> list[Coverage]:
    """Pick the clauses asked for, in the order of the rulebook; all of them when none is named."""
    if not wanted:
        return all_of_them
    known = sorted((coverage.clause.id for coverage in all_of_them), key=lambda clause_id: (len(clause_id), clause_id))
    by_number = {clause_id.partition("-")[2]: clause_id for clause_id in known}
    ids = [by_number.get(clause_id, clause_id.upper()) for clause_id in wanted]
    for clause_id in ids:
        if clause_id not in known:
            raise BadInput(f"{title} has no clause {clause_id!r}; its clauses go from {known[0]} to {known[-1]}.")
    return [coverage for coverage in all_of_them if coverage.clause.id in ids]


def _print_clause(console: Console, coverage: Coverage) -> None:
    clause = coverage.clause
    console.print()
    console.print(Text.assemble((clause.id, "bold cyan"), f" · {clause.kind} · ", (clause.title, "bold")))
    console.print(Padding(Text(clause.text), (0, 0, 0, INDENT), expand=False))
    if clause.not_enforced is not None:
        console.print(
            Padding(Text(f"Not enforced: {clause.not_enforced}.", style="italic"), (0, 0, 0, INDENT), expand=False)
        )
    for label, carriers in (("tests", coverage.tests), ("code", coverage.code)):
        for carrier in carriers:
            console.print(Text(f"{'':{INDENT}}{label}: {carrier}", style="dim"), soft_wrap=True)
