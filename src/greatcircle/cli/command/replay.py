"""This file is `greatcircle replay`: step through a logbook, or check its every move and roll."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from greatcircle.cli.console import complain, open_console
from greatcircle.games import find_game
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import Logbook, LogbookError, replay
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.state import CHANCE, State
from greatcircle.kernel.view import SPECTATOR
from greatcircle.kernel.words import listed
from greatcircle.store.logbook_file import read_logbook_file

UNTOLD = "This is told when the match is over."
"""What is said of a secret while the match may still be played on."""
HELP = "Enter shows the next move, a number so many moves, end the rest, q quits."


def add_replay_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words after `greatcircle replay`."""
    parser.add_argument("logbook", metavar="LOGBOOK", help="the file of a recorded match")
    parser.add_argument("--verify", action="store_true", help="check every move and every roll, and say so")


def run_replay(arguments: argparse.Namespace) -> int:
    """Step through a logbook or verify it; one that does not hold is a failure, not wrong use."""
    try:
        logbook = read_logbook_file(Path(arguments.logbook))
        game = _game_of(logbook)
        console = open_console()
        if arguments.verify:
            _verify(console, logbook, game)
        else:
            _step_through(console, logbook, game)
    except LogbookError as fault:
        complain(f"{arguments.logbook}: {fault}")
        return 1
    return 0


def _game_of(logbook: Logbook) -> Game:
    try:
        return find_game(logbook.game)
    except BadInput as fault:
        raise LogbookError(1, str(fault)) from None


def _verify(console: Console, logbook: Logbook, game: Game) -> None:
    for _ in replay(logbook, game, verify=True):
        pass
    draws = sum(1 for recorded in logbook.moves if recorded.actor == CHANCE)
    moves = len(logbook.moves) - draws
    seed = "the seed" if logbook.commitment is None else "the seed that was committed to before the first move"
    paused = " The match is not over yet." if logbook.outcome is None else ""
    console.print(
        f"{moves} moves, {draws} draws: every move is legal, every roll follows from {seed}.{paused} OK", soft_wrap=True
    )


def _step_through(console: Console, logbook: Logbook, game: Game) -> None:
    players = ", ".join(f"{seat.name} ({seat.player})" for seat in logbook.seats)
    console.print(Text(f"{game.identity.title}: {players}"))
    can_ask = sys.stdin.isatty() and sys.stdout.isatty()
    if can_ask:
        console.print(HELP, style="dim")
    ahead = 0 if can_ask else len(logbook.moves)
    for line in _told_moves(logbook, game):
        if not ahead:
            ahead = _ask_how_far(console, len(logbook.moves))
            if not ahead:
                return
        console.print(line, soft_wrap=True)
        ahead -= 1
    if logbook.outcome is None:
        console.print("The match was paused here.")
    else:
        console.print(Text(str(logbook.outcome["sentence"]), style="bold"))


def _told_moves(logbook: Logbook, game: Game) -> Iterator[Text]:
    """Tell every move in a line: its number, who acts, and what happens; secrets only when the match is over."""
    width = max(len("chance"), *(len(seat.name) for seat in logbook.seats))
    digits = len(str(len(logbook.moves)))
    is_open = logbook.outcome is not None or not game.has_secrets()
    matches = replay(logbook, game)
    before = next(matches).state.copy()
    for match in matches:
        entry = match.log[-1]
        told = " ".join(
            _told(event, logbook, match.state.seat_names())
            for event in match.events
            if is_open or event.audience() is None
        )
        if not told and not is_open and (match.events or _is_redacted(game, before, entry.actor, entry.move)):
            told = UNTOLD
        elif not told:
            told = before.sentence(entry.actor, entry.move)
            told = told if entry.actor == CHANCE else f"Chooses: {told}"
        who = "chance" if entry.actor == CHANCE else logbook.seats[entry.actor].name
        yield Text.assemble((f"{len(match.log):{digits}}  ", "dim"), (f"{who:{width}}  ", "cyan"), told)
        before = match.state.copy()


def _is_redacted(game: Game, before: State, actor: int, move: int) -> bool:
    """Tell whether onlookers see less of a move than there is to it."""
    return game.redact(before, actor, move, SPECTATOR) != before.wire(move)


def _told(event: Event, logbook: Logbook, names: Sequence[str]) -> str:
    """Tell what happened; what some seats alone were told begins with who they are."""
    audience = event.audience()
    if audience is None:
        return event.sentence(names)
    return f"To {listed([logbook.seats[seat].name for seat in audience])}: {event.sentence(names)}"


def _ask_how_far(console: Console, most: int) -> int:
    """Ask the person how many moves to show; 0 ends the replay."""
    while True:
        try:
            answer = console.input("> ").strip().lower()
        except EOFError:
            return 0
        if answer == "":
            return 1
        if answer in ("q", "quit"):
            return 0
        if answer == "end":
            return most
        if answer.isascii() and answer.isdigit() and 0 < int(answer[:9]) == int(answer):
            return int(answer)
        console.print(HELP, style="dim")
