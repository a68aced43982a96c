"""This file is a match played by typed lines, and what can be told of it afterwards."""

import argparse
from collections.abc import Callable
from pathlib import Path

from greatcircle.cli.command.play import add_play_arguments, open_table
from greatcircle.cli.play.table import TerminalTable
from greatcircle.cli.play.talk import play_at
from greatcircle.games import all_games, find_game
from greatcircle.kernel.logbook import Logbook, replay
from greatcircle.store.logbook_file import read_logbook_file
from tests.cli.table_talk import Talk

GAME_ID = all_games()[0].identity.id

PEOPLE = ("trap-the-cap", "--players", "person", "--seats", "2", "--option", "first=1", "--seed", "8")
"""Two people; red begins and throws a 2, blue throws a 4, red throws a 5 and can move either of two caps."""
SHORT = (*PEOPLE, "--option", "throw_limit=14")

TO_RED_5 = ["a2", "", "d4", ""]
"""What leads to red's 5, with red-1 on A2, red-2 in its base and blue-1 on D4."""


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_play_arguments(parser)
    return parser.parse_intermixed_args(words)


def played(player: Callable[[str], str], *words: str) -> tuple[TerminalTable, str]:
    """Play a match; give the table and all that was shown."""
    talk = Talk(player)
    table = open_table(parsed(*words), talk.screen)
    play_at(table)
    return table, talk.shown()


def wires(table: TerminalTable) -> list[str]:
    """List the moves of the log as short texts: "throw 2", "go A2"."""
    return [" ".join(map(str, table.match.state.wire(entry.move).values())) for entry in table.match.log]


def verified(path: Path) -> Logbook:
    """Read a logbook, check its every move and every draw, and give it."""
    logbook = read_logbook_file(path)
    for _ in replay(logbook, find_game(logbook.game), verify=True):
        pass
    return logbook
