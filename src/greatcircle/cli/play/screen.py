"""This file is the terminal as the game sees it: sentences go out, lines come in, boards are drawn to fit."""

import contextlib
import io
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from greatcircle.cli.drawing.chart import draw_board
from greatcircle.cli.drawing.style import plain_text, seat_style
from greatcircle.cli.play.move_list import BETWEEN_COLUMNS, offer_lines, plain_lines
from greatcircle.kernel.chart import Chart

ReadLine = Callable[[str], str]
"""Shows a prompt and gives the line that was typed; raises EOFError when there is no more."""

Clock = Callable[[], float]
"""Gives the time in seconds, counted from any moment."""

ROWS_BESIDES_BOARD: Final = 9
"""What a turn takes besides the board: happenings, the moves to choose from, the prompt."""
LOW_HEIGHT: Final = 30
"""Below so many rows a terminal is low, and rows are spared."""
FEW_ROWS: Final = 2
SOONEST: Final = 0.001
"""Seconds; an alarm in no time at all would never ring."""
FORGET_SCROLLED: Final = "\x1b[3J"
"""What makes a terminal forget the lines that were scrolled off."""


class TimeUp(Exception):
    """The time for typing a line is over."""


class Screen:
    """Where a match is shown and played."""

    def __init__(self, console: Console, read_line: ReadLine | None = None, clock: Clock = time.monotonic) -> None:
        self.console = console
        self.clock = clock
        self.is_plain = not console.encoding.lower().startswith("utf")
        if read_line is None:
            prepare_typing()
        self._read_line: ReadLine = read_typed_line if read_line is None else read_line

    def say(self, sentence: str = "", style: str = "") -> None:
        """Print a sentence, wrapped at words."""
        self.console.print(Text(self.fit(sentence), style))

    def say_whole(self, line: str) -> None:
        """Print a line that is meant to be copied, such as a command with a path, without breaking it."""
        self.console.print(Text(self.fit(line)), soft_wrap=True)

    def say_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Print words with what they mean beside them."""
        table = RichTable.grid(padding=(0, BETWEEN_COLUMNS, 0, 0))
        for word, meaning in pairs:
            table.add_row(Text(self.fit(word), no_wrap=True), Text(self.fit(meaning)))
        self.console.print(table)

    def list_moves(self, sentences: Sequence[str], is_numbered: bool = True) -> None:
        """Print the moves to choose from, numbered from 1 unless they are chosen by name."""
        rows_meant = FEW_ROWS if self.is_low() else 2 * FEW_ROWS
        lay_out = offer_lines if is_numbered else plain_lines
        for line in lay_out(sentences, self.console.width, rows_meant):
            self.say(line)

    def draw(self, chart: Chart, seat_names: Sequence[str]) -> None:
        """Draw a board as large as the terminal allows."""
        rows = self.console.height - ROWS_BESIDES_BOARD - len(chart.standing)
        drawing = draw_board(chart, seat_names, self.console.width, rows, self.is_plain)
        if not self.is_low():
            self.console.print()
        self.console.print(drawing, no_wrap=True, overflow="crop")
        width = max(line.cell_len for line in drawing.split())
        if width > self.console.width:
            self.say(f"The window is too narrow for the board; make it {width} columns wide and type board.")

    def tell_standing(self, standing: Sequence[str], seat_names: Sequence[str], names: Sequence[str]) -> None:
        """Print how each seat stands beside its name, in the colours of the seat."""
        table = RichTable.grid(padding=(0, 1, 0, 0))
        for seat, (name, words) in enumerate(zip(names, standing, strict=True)):
            table.add_row(Text(f" {self.fit(name)} ", seat_style(seat, seat_names)), Text(self.fit(words)))
        self.console.print(table)

    def call_on(self, seat: int, seat_names: Sequence[str], who: str, to_do: str) -> None:
        """Print whose turn it is, in the colours of the seat."""
        self.console.print(Text.assemble((f" {self.fit(who)} ", seat_style(seat, seat_names)), (f" {to_do}", "bold")))

    def ask(self, question: str, seconds: float | None = None) -> str:
        """Ask for a line; EOFError when there is no more, `TimeUp` after some seconds where typing can be cut short."""
        if seconds is None or self._read_line is not read_typed_line:
            return self._read_line(self.fit(question)).strip()
        with time_limit(seconds):
            return self._read_line(self.fit(question)).strip()

    def confirm(self, question: str, default: bool) -> bool:
        """Ask for yes or no; Enter takes the default."""
        while True:
            answer = self.ask(f"{question} [{'Y/n' if default else 'y/N'}] ").lower()
            if answer in ("", "y", "yes", "n", "no"):
                return default if answer == "" else answer.startswith("y")
            self.say("Please type y for yes or n for no.")

    def hide(self) -> None:
        """Take away all that was shown, even what was scrolled off, and all that was typed: another person comes."""
        self.console.clear()
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)
        forget_typing()

    def is_low(self) -> bool:
        """Tell whether the terminal has few rows."""
        return self.console.height < LOW_HEIGHT

    def fit(self, text: str) -> str:
        """Write a text as this terminal can show it."""
        return plain_text(text) if self.is_plain else text


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TimeUp` when something takes longer; where the system has no alarm, nothing is cut short."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, SOONEST))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def prepare_typing() -> None:
    """Give the prompt line editing where the system has it, and take letters that make no sense as question marks."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415  importing it is all that is needed; not every system has it
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def forget_typing() -> None:
    """Let nobody leaf through what was typed before."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: PLC0415  not every system has it

        readline.clear_history()


def read_typed_line(prompt: str) -> str:
    """Read a line from the keyboard, or from the script that is piped in, which is then echoed."""
    if sys.stdin is None:  # started without any
        raise EOFError
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(line + "\n")
    return line
