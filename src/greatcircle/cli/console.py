"""This file is how commands speak: text for people, data for programs, and one sentence on stderr when it fails."""

import json
import os
import shlex
import sys

from rich.console import Console
from rich.text import Text

PLAIN_WIDTH = 120
PLAIN_HEIGHT = 50
"""The size of text that goes into a file or another program, which has no size of its own."""


def open_console() -> Console:
    """Open stdout for text; colours only on a terminal, and none when NO_COLOR is set."""
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console.width = PLAIN_WIDTH
        console.height = PLAIN_HEIGHT
    return console


def write_json(data: object) -> None:
    """Write data for a program: the same bytes on every machine."""
    sys.stdout.write(json.dumps(data, indent=2) + "\n")


def command() -> str:
    """Name the command as the person can type it again: `greatcircle`, or the script that started it."""
    return shlex.quote(os.environ.get("GREATCIRCLE_COMMAND", "greatcircle"))


def complain(sentence: str) -> None:
    """Say in one sentence on stderr what went wrong and what to do."""
    console = Console(stderr=True, highlight=False, emoji=False)
    console.print(Text(sentence, style="red"), soft_wrap=True)
