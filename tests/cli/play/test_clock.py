"""The clock of a table in the terminal: whose time has run out is moved for, and keeps the seat."""

import os
import pty
import subprocess
import sys
from collections.abc import Iterable

import pytest

from greatcircle.cli.command.play import open_table, parse_clock
from greatcircle.cli.play.table import TerminalTable
from greatcircle.cli.play.talk import play_at
from greatcircle.kernel.refusal import BadInput
from tests.cli.play.test_question import Typist
from tests.cli.played_match import parsed
from tests.cli.table_talk import Talk

GAME_ID = "captivade"
LATE = "the time has run out; a bot makes this move."


def timed(lines: Iterable[str], seconds_each: float, *words: str) -> tuple[TerminalTable, str]:
    """Play a match by typed lines, each of which takes so long."""
    typist = Typist(lines, seconds_each)
    talk = Talk(typist.player, clock=typist.clock)
    table = open_table(parsed(GAME_ID, "--players", "person,random", "--seed", "2a", *words), talk.screen)
    play_at(table)
    return table, talk.shown()


def test_who_is_too_late_is_moved_for_and_asked_again() -> None:
    table, shown = timed(["stay", "stay"], 20, "--clock", "15")
    assert shown.count(LATE) == 2
    assert table.seats[0].player == "person"
    assert "Time for a move: 15 seconds for escapee 1; then a bot makes it." in shown
    assert "within 15 seconds" in shown


def test_who_is_in_time_moves() -> None:
    table, shown = timed(["stay"], 5, "--clock", "15")
    assert LATE not in shown
    assert any(entry.actor == 0 for entry in table.match.log)


def test_more_time_is_given_once_for_a_move() -> None:
    _, shown = timed(["more", "more", "stay"], 8, "--clock", "15")
    assert "You have the whole time again." in shown
    assert "More time is given once for each move." in shown
    assert LATE in shown


def test_the_time_runs_while_one_of_several_ways_is_chosen() -> None:
    _, shown = timed(["3", "1"], 5, "--clock", "15")
    assert LATE not in shown
    table, shown = timed(["3", "1"], 10, "--clock", "15")
    assert "1-2 within 5 seconds, or something else" in shown
    assert shown.count(LATE) == 1
    assert table.seats[0].player == "person"


def test_more_time_can_be_taken_while_one_of_several_ways_is_chosen() -> None:
    _, shown = timed(["3", "more", "1"], 7, "--clock", "15")
    assert "You have the whole time again." in shown
    assert LATE not in shown


def test_without_a_clock_nobody_is_hurried() -> None:
    _, shown = timed(["stay", "stay"], 5000)
    assert LATE not in shown
    assert "Time for a move" not in shown


def test_seats_may_have_different_times() -> None:
    assert parse_clock("60", 3) == [60, 60, 60]
    assert parse_clock("off,60,OFF", 3) == [0, 60, 0]
    assert parse_clock(None, 2) == [0, 0]


@pytest.mark.parametrize("text", ["0", "3601", "-5", "1.5", "soon", "60,", "60,60,60", ""])
def test_a_time_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="time"):
        parse_clock(text, 2)


@pytest.mark.parametrize("has_terminal", [True, False], ids=["terminal", "pipe"])
def test_typing_is_cut_short_when_the_time_is_up(has_terminal: bool) -> None:
    ours, theirs = pty.openpty()
    words = [GAME_ID, "--players", "person,random", "--clock", "1", "--seed", "2a"]
    process = subprocess.Popen(
        [sys.executable, "-m", "greatcircle", "play", *words],
        stdin=theirs if has_terminal else subprocess.PIPE,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "200"},
    )
    os.close(theirs)
    shown = ""
    while shown.count(LATE) < 2:
        shown += os.read(ours, 4096).decode("utf-8", "replace")
    process.kill()
    process.communicate()
    os.close(ours)
    assert "Traceback" not in shown
