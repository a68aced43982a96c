"""This file is a terminal made of text: lines go in, and what was shown comes out."""

import io
import time
from collections.abc import Callable, Iterable

from rich.console import Console

from greatcircle.cli.play.screen import Screen


class Talk:
    """A screen whose player is a function from the prompt to the typed line; the end of the lines ends the input."""

    def __init__(
        self,
        player: Callable[[str], str],
        width: int = 100,
        height: int = 40,
        clock: Callable[[], float] = time.monotonic,
        is_terminal: bool = False,
    ) -> None:
        self.file = io.StringIO()
        self.prompts: list[str] = []
        self.player = player
        console = Console(
            file=self.file, width=width, height=height, highlight=False, force_terminal=is_terminal, no_color=True
        )
        self.screen = Screen(console, self._read_line, clock)

    def shown(self) -> str:
        """Give everything that was shown, prompts and typed lines included."""
        return self.file.getvalue()

    def _read_line(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.file.write(prompt)
        line = self.player(prompt)
        self.file.write(line + "\n")
        return line


def typing(lines: Iterable[str]) -> Callable[[str], str]:
    """Type these lines one after the other, whatever is asked, and then end the input."""
    rest = iter(lines)

    def player(_prompt: str) -> str:
        for line in rest:
            return line
        raise EOFError

    return player


def first_choice(prompt: str) -> str:
    """Always take the first move that is offered, and the default of every other question."""
    return "1" if "help" in prompt else ""


def first_choices(count: int) -> Callable[[str], str]:
    """Answer so often like `first_choice`, and then end the input."""
    left = iter(range(count))

    def player(prompt: str) -> str:
        for _ in left:
            return first_choice(prompt)
        raise EOFError

    return player
