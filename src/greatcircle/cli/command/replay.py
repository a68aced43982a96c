"""This file is `greatcircle replay`: step through a logbook, or check its every move and roll."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from greatcircle.bots.review import Reviewer
from greatcircle.cli.console import complain, open_console
from greatcircle.games import find_game
from greatcircle.kernel.dealer import QuickDealer
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
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--verify", action="store_true", help="check every move and every roll, and say so")
    what.add_argument("--review", action="store_true", help="tell who had the luck, and which turns cost most")


def run_replay(arguments: argparse.Namespace) -> int:
    """Step through a logbook or verify it; one that does not hold is a failure, not wrong use."""
    try:
        logbook = read_logbook_file(Path(arguments.logbook))
        game = _game_of(logbook)
        console = open_console()
        if arguments.verify:
            _verify(console, logbook, game)
        elif arguments.review:
            _review(console, logbook, game)
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


def _review(console: Console, logbook: Logbook, game: Game) -> None:
    """Tell for each seat its luck in points of a chance to win, and the turns that cost it most."""
    if game.has_secrets() and logbook.outcome is None:
        raise LogbookError(len(logbook.moves) + 1, "it is not over yet; what is secret is told when it is.")
    matches = replay(logbook, game)
    start = next(matches).state.copy()
    *_, match = matches
    review = Reviewer(game, QuickDealer("review")).review(start, match.log)
    for seat, who in enumerate(logbook.seats):
        console.print(Text(who.name, style="bold"))
        console.print(f"  luck: {_points(review.luck_of(seat), '+')} of winning chance", soft_wrap=True)
        turns = [turn for turn in review.dear_turns if turn.seat == seat]
        for turn in turns:
            console.print(
                Text(f"  move {turn.first + 1} cost {_points(turn.cost)}: {_then(turn.made)}"), soft_wrap=True
            )
            console.print(Text(f"    better: {_then(turn.better)}"), soft_wrap=True)
        if not turns:
            console.print("  no turn cost anything that can be told.")


def _points(chance: float, sign: str = "") -> str:
    """Tell a part of a chance to win in points of a hundred."""
    return f"{100 * chance:{sign}.1f} points"


def _then(sentences: Sequence[str]) -> str:
    """Tell the moves of a turn one after the other."""
    return " ".join(sentence if sentence.endswith((".", "!", "?")) else f"{sentence}." for sentence in sentences)


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
