"""This file is a table server as a process of its own, to be started, killed and started again on the same data."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final, final

READY: Final = re.compile(r"http://127\.0\.0\.1:(\d+)")
SECONDS_TO_START: Final = 60.0
WITH_SAMPLE: Final = Path(__file__).parents[1] / "browser" / "sample_server.py"


@final
class ServerProcess:
    """A real server on a real SQLite file; with `sample`, a small game with secrets is among its games.

    Without a browser there need be no built client: `bare` gives it an empty page instead.
    """

    def __init__(self, data: Path, *, sample: bool = False, bare: bool = False) -> None:
        self.data = data
        self.sample = sample
        self.environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if bare:
            data.mkdir(parents=True, exist_ok=True)
            (data / "index.html").write_text("<!doctype html><title>Nothing</title>", "utf-8")
            self.environment["GREATCIRCLE_CLIENT"] = str(data)
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()
        self.start()

    @property
    def address(self) -> str:
        """Name the server as a browser does."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, on the port that it had before if there was one, and wait until it listens."""
        program = [str(WITH_SAMPLE)] if self.sample else ["-m", "greatcircle", "serve", "--no-browser"]
        words = [sys.executable, *program, "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=self.environment
        )
        self.lines = queue.Queue()
        threading.Thread(target=_read, args=(self.process, self.lines), daemon=True).start()
        said: list[str] = []
        while True:
            line = self.lines.get(timeout=SECONDS_TO_START)
            said.append(line)
            found = READY.search(line)
            if found:
                self.port = int(found.group(1))
                return
            assert line, f"the server ended before it was ready: {''.join(said)}"

    def kill(self) -> None:
        """End it as a pulled cable does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it in peace."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                self.kill()


def _read(process: "subprocess.Popen[str]", lines: "queue.Queue[str]") -> None:
    """Pass on what a process says, and then an empty line."""
    assert process.stdout is not None
    with process.stdout:
        for line in process.stdout:
            lines.put(line)
    lines.put("")
