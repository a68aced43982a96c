"""This file is the summary of a simulation as people read it."""

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from greatcircle.games import find_game
from greatcircle.kernel.option import options_to_json, shown_value
from greatcircle.lab.summary import SimulationSummary

Report = dict[str, Any]
"""The plain data of a summary; docs/simulation.md explains every key."""


def print_report(console: Console, tally: SimulationSummary) -> None:
    """Print who won how often, how the matches ended, how long they were and what happened in them."""
    report: Report = tally.report()
    _print_heading(console, report)
    if not report["done"]:
        return
    _print_standings(console, report)
    _print_reasons(console, report)
    _print_lengths(console, report)
    _print_events(console, report)


def _print_heading(console: Console, report: Report) -> None:
    game = find_game(report["game"])
    done = f"{report['done']}" if report["done"] == report["games"] else f"{report['done']} of {report['games']}"
    console.print(
        Text.assemble(
            (game.identity.title, "bold"), f": {done} matches with {report['seats']} seats, seed {report['seed']}"
        )
    )
    usual = options_to_json(game.options_type())
    unusual = [f"{key}={shown_value(value)}" for key, value in report["options"].items() if value != usual.get(key)]
    if unusual:
        console.print(Text(f"Options: {', '.join(unusual)}"))
    if report["rotate"]:
        console.print("The bots moved on by one seat from match to match.")


def _print_standings(console: Console, report: Report) -> None:
    table = _table(console, "seat", "bot")
    for row in report["by_seat"]:
        table.add_row(f"{row['seat']} {row['name']}", row["bot"] or "in turn", *_figures(row))
    console.print(table)
    if len(report["by_bot"]) > 1:
        table = _table(console, "bot", "seats")
        for row in report["by_bot"]:
            table.add_row(row["bot"], str(row["seats"]), *_figures(row))
        console.print(table)


def _table(console: Console, *heads: str) -> Table:
    console.print()
    table = Table(*heads, box=None, padding=(0, 3, 0, 0), pad_edge=False)
    for head in ("wins", "share", "95 % interval", "mean score"):
        table.add_column(head, justify="right")
    return table


def _figures(row: Report) -> tuple[str, str, str, str]:
    low, high = row["interval"]
    return f"{row['wins']:g}", f"{row['share']:.1%}", f"{low:.1%} – {high:.1%}", f"{row['mean_score']:.2f}"


def _print_reasons(console: Console, report: Report) -> None:
    console.print()
    table = _counts_table("ended by", "matches", "share")
    for reason, count in sorted(report["reasons"].items(), key=lambda item: -item[1]):
        table.add_row(reason, str(count), f"{count / report['done']:.1%}")
    console.print(table)


def _print_lengths(console: Console, report: Report) -> None:
    console.print()
    table = _counts_table("length", "least", "median", "mean", "95 % within", "most")
    for name, key in (("moves of seats", "moves"), ("moves of chance", "chance_moves")):
        spread = report[key]
        ends = (f"{spread['quantile_95']}", f"{spread['max']}")
        table.add_row(name, f"{spread['min']}", f"{spread['median']:g}", f"{spread['mean']:.1f}", *ends)
    console.print(table)


def _print_events(console: Console, report: Report) -> None:
    console.print()
    table = _counts_table("event", "mean per match", "in matches")
    for kind, figures in report["events"].items():
        table.add_row(kind, f"{figures['mean']:.2f}", f"{figures['share']:.1%}")
    console.print(table)


def _counts_table(first: str, *heads: str) -> Table:
    table = Table(first, box=None, padding=(0, 3, 0, 0), pad_edge=False)
    for head in heads:
        table.add_column(head, justify="right")
    return table
