"""This file is the command line run for real: in a process of its own, with pipes or with a terminal."""

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

PATIENCE_SECONDS = 60


def run_piped(*words: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command with pipes for stdin, stdout and stderr."""
    return subprocess.run(
        [sys.executable, "-m", "greatcircle", *words],
        input="",
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE_SECONDS,
        env={**os.environ, **(environment or {})},
        check=False,
    )


def run_in_terminal(*words: str, typed: str = "", environment: dict[str, str] | None = None) -> tuple[int, str]:
    """Run a command with a terminal for everything, type the given text, and give exit code and screen."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "greatcircle", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", **(environment or {})},
    )
    os.close(theirs)
    os.write(ours, typed.encode())
    screen = _read_to_end(ours)
    os.close(ours)
    return process.wait(PATIENCE_SECONDS), screen


def interrupt_when(shown: str, *words: str, folder: Path) -> tuple[int, str, str]:
    """Run a command with a terminal for stderr, press Ctrl-C once the pattern is shown; give code, stdout, stderr."""
    ours, theirs = pty.openpty()
    stdout = folder / "stdout"
    with stdout.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-m", "greatcircle", *words],
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=theirs,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"},
        )
    os.close(theirs)
    screen = ""
    while re.search(shown, screen) is None:
        screen += os.read(ours, 4096).decode("utf-8", "replace")
    os.killpg(process.pid, signal.SIGINT)
    screen += _read_to_end(ours)
    os.close(ours)
    return process.wait(PATIENCE_SECONDS), stdout.read_text("utf-8"), screen


def interrupt_in_terminal(shown: str, *words: str) -> tuple[int, str]:
    """Run a command with a terminal for everything, press Ctrl-C once the pattern is shown; give code and screen."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "greatcircle", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"},
    )
    os.close(theirs)
    screen = ""
    while re.search(shown, screen) is None:
        screen += os.read(ours, 4096).decode("utf-8", "replace")
    os.killpg(process.pid, signal.SIGINT)
    screen += _read_to_end(ours)
    os.close(ours)
    return process.wait(PATIENCE_SECONDS), screen


def _read_to_end(terminal: int) -> str:
    """Read until every process has let go of the terminal."""
    chunks: list[bytes] = []
    while True:
        try:
            chunk = os.read(terminal, 4096)
        except OSError:  # how Linux says that nobody is left on the other side
            break
        if not chunk:
            break
        chunks.append(chunk)
    return b"".join(chunks).decode("utf-8", "replace")
