"""This file is the survey of a game: how long its matches are, how they end and what happens in them.

Run `python benchmarks/survey.py GAME --vary OPTION` in an environment with our package, best a compiled one. Every
value of the varied option is played with every number of seats; combinations that the game refuses are left out.
"""

import sys
from argparse import ArgumentParser, Namespace
from contextlib import closing
from dataclasses import dataclass
from typing import Any, cast

from greatcircle.bots import BOTS
from greatcircle.cli.argument import (
    Parser,
    add_game_argument,
    add_json_argument,
    add_option_argument,
    at_least_one,
    core_count,
    parse_option_words,
)
from greatcircle.cli.console import complain, write_json
from greatcircle.games import find_game
from greatcircle.kernel.game import Game
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import OptionError, options_to_json
from greatcircle.kernel.refusal import BadInput
from greatcircle.lab.simulation import Result, Run, play_match
from greatcircle.lab.summary import SimulationSummary
from greatcircle.lab.worker import share_out

GAMES = 500
SEED = "1"
VALUES_MOST = 12
"""An option with more values than these is not varied."""

Report = dict[str, Any]
"""The plain data of a summary; docs/simulation.md explains every key."""


@dataclass(frozen=True)
class Case:
    """One row of the survey: a value of the varied option, with a number of seats."""

    value: str
    run: Run
    check: bool
    """Whether to count at every step what cannot be made or lost."""


def option_values(game: Game, name: str | None) -> list[object]:
    """List the values of an option; of no option, None alone."""
    if name is None:
        return [None]
    schema = cast(dict[str, dict[str, Any]], game.options_schema()["properties"])
    if name not in schema:
        raise BadInput(f"There is no option {name!r}; the options are {', '.join(schema)}.")
    option = schema[name]
    if option["type"] == "boolean":
        return [False, True]
    values = option.get("enum") or range(option["minimum"], option["maximum"] + 1)
    if len(values) > VALUES_MOST:
        raise BadInput(f"Option {name!r} has {len(values)} values; vary one that has no more than {VALUES_MOST}.")
    return list(values)


def list_cases(game: Game, arguments: Namespace) -> list[Case]:
    """List what is to be played; `BadInput` when the game refuses everything."""
    given = parse_option_words(arguments.options)
    vary: str | None = arguments.vary
    cases: list[Case] = []
    refusal: OptionError | None = None
    for value in option_values(game, vary):
        chosen = given if vary is None else {**given, vary: value}
        for seats in range(game.identity.seats_min, game.identity.seats_max + 1):
            try:
                options = options_to_json(game.parse_options(chosen, seats))
            except OptionError as fault:
                refusal = fault
                continue
            name = game.identity.id if vary is None else str(options[vary]).lower()
            run = Run(game.identity.id, options, (arguments.bots,) * seats, arguments.games, arguments.seed)
            cases.append(Case(name, run, arguments.check))
    if not cases and refusal is not None:
        raise refusal
    return cases


def play_case(case: Case, number: int) -> tuple[Result, str | None]:
    """Play one match of a row; with its result comes what was made or lost in it, if anything was."""
    match, result = play_match(case.run, number)
    return result, fault_in(match) if case.check else None


def fault_in(match: Match) -> str | None:
    """Go through the log of a match again and say where something that is conserved was made or lost."""
    game = match.game
    state = game.start(match.options, match.seats)
    whole = game.conserved(state)
    for step, entry in enumerate(match.log, start=1):
        state.apply(entry.actor, entry.move)
        counts = game.conserved(state)
        if counts != whole:
            return f"{counts} instead of {whole} after move {step}"
    return None


def survey(case: Case, jobs: int) -> tuple[Report, list[str]]:
    """Play the matches of one row and sum them up; beside the summary stand the faults found on the way."""
    tally = SimulationSummary(case.run)
    faults: list[str] = []
    with closing(share_out(play_case, case, range(case.run.games), min(jobs, case.run.games))) as results:
        for result, fault in results:
            tally.add(result)
            if fault is not None:
                where = f"{case.value}, {len(case.run.bots)} seats, match {result.number}"
                faults.append(f"{where}: {fault}")
    return tally.report(), faults


def widest_from_even(report: Report) -> float:
    """Give how far the seat that is furthest from an even share of the victories is from it."""
    shares: list[float] = [seat["share"] for seat in report["by_seat"]]
    return max(abs(share - 1 / len(shares)) for share in shares)


def ends_table(head: str, rows: list[tuple[str, Report]]) -> list[str]:
    """Lay out how the matches ended, how long they were, and how even the seats are."""
    reasons = _kinds(rows, "reasons")
    lengths = ["chance moves, median", "95 % within", "most", "decisions, median"]
    table = _table_head([head, "seats", "matches", *reasons, *lengths, "seats from even"])
    for value, report in rows:
        chance, moves = report["chance_moves"], report["moves"]
        cells = [value, str(report["seats"]), str(report["done"])]
        cells += [_share(report["reasons"].get(reason, 0) / report["done"]) for reason in reasons]
        cells += [f"{chance['median']:g}", str(chance["quantile_95"]), str(chance["max"]), f"{moves['median']:g}"]
        table.append(_row([*cells, f"{100 * widest_from_even(report):.1f} points"]))
    return table


def events_table(head: str, rows: list[tuple[str, Report]]) -> list[str]:
    """Lay out how often each kind of event happened in a match; in brackets the share of matches that had it at all.

    What happens exactly once in every match, such as the end, is left out.
    """
    once = {"mean": 1.0, "share": 1.0}
    kinds = [kind for kind in _kinds(rows, "events") if any(row["events"].get(kind) != once for _, row in rows)]
    table = _table_head([head, "seats", *kinds])
    for value, report in rows:
        cells: list[str] = []
        for kind in kinds:
            figures = report["events"].get(kind)
            if figures is None:
                cells.append("–")
            else:
                share = "" if figures["share"] == 1 else f" ({_share(figures['share'])})"
                cells.append(f"{figures['mean']:.4g}{share}")
        table.append(_row([value, str(report["seats"]), *cells]))
    return table


def _kinds(rows: list[tuple[str, Report]], key: str) -> list[str]:
    return sorted({kind for _, report in rows for kind in report[key]})


def _share(share: float) -> str:
    return f"{100 * share:.1f} %"


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _table_head(heads: list[str]) -> list[str]:
    return [_row(heads), _row(["---"] + ["---:"] * (len(heads) - 1))]


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the words of the command line."""
    add_game_argument(parser)
    parser.add_argument("--vary", metavar="OPTION", help="play every value of this option")
    parser.add_argument(
        "--games", metavar="N", type=at_least_one, default=GAMES, help=f"matches a row (default {GAMES})"
    )
    parser.add_argument("--bots", metavar="NAME", choices=list(BOTS), default="random", help=f"{' or '.join(BOTS)}")
    parser.add_argument("--seed", metavar="S", default=SEED, help=f"the seed of all luck ({SEED})")
    parser.add_argument("--jobs", metavar="J", type=at_least_one, default=core_count(), help="how many processes")
    parser.add_argument("--check", action="store_true", help="count at every step what cannot be made or lost")
    add_option_argument(parser)
    add_json_argument(parser)


def main() -> int:
    """Survey what the command line asks for; 1 when something was not conserved, 2 for wrong use."""
    parser = Parser(prog="survey.py", description="Play a game in many ways and tabulate how it goes.")
    add_arguments(parser)
    rows: list[tuple[str, Report]] = []
    faults: list[str] = []
    try:
        arguments = parser.parse_intermixed_args()
        for case in list_cases(find_game(arguments.game), arguments):
            if sys.stderr.isatty():
                sys.stderr.write(f"{case.value}, {len(case.run.bots)} seats …\n")
            report, found = survey(case, arguments.jobs)
            rows.append((case.value, report))
            faults += found
    except BadInput as fault:
        complain(str(fault))
        return 2
    if arguments.json:
        write_json([{"value": value, **report} for value, report in rows])
    else:
        head = arguments.vary or "game"
        sys.stdout.write("\n".join([*ends_table(head, rows), "", *events_table(head, rows), ""]))
    for sentence in faults:
        complain(f"Not conserved: {sentence}.")
    if arguments.check and not faults:
        sys.stderr.write(f"Conserved at each of {sum(_steps(report) for _, report in rows):,} steps.\n")
    return 1 if faults else 0


def _steps(report: Report) -> int:
    mean: float = report["moves"]["mean"] + report["chance_moves"]["mean"]
    done: int = report["done"]
    return round(mean * done)


if __name__ == "__main__":
    sys.exit(main())
