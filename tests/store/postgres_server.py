"""This file is a PostgreSQL server of one's own for tests: made in a folder, started, stopped and thrown away."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import psycopg
import pytest

START_SECONDS = 60


def find_binaries() -> Path | None:
    """Give the folder of PostgreSQL's programs: that on the path, or the newest where Debian keeps them."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    kept = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(kept, key=lambda path: int(path.parent.name), default=None)


class PostgresServer:
    """A server that listens on a socket in its folder. It does not serve root, so root lets somebody else run it."""

    def __init__(self) -> None:
        binaries = find_binaries()
        if binaries is None or sys.platform == "win32":
            pytest.skip("PostgreSQL is not installed; ./check installs it where it can")
        self._binaries = binaries
        self._user = None if os.geteuid() != 0 else _somebody()
        self.folder = Path(tempfile.mkdtemp(prefix="gc-postgres-"))
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._process: subprocess.Popen[bytes] | None = None
        self._run(
            "initdb", "--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "-D", str(self._data)
        )
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start, and come back when connections are taken."""
        settings = ["fsync=off", "listen_addresses=", f"unix_socket_directories={self.folder}"]
        with open(self.folder / "log", "ab") as log:
            self._process = subprocess.Popen(
                [
                    str(self._binaries / "postgres"),
                    "-D",
                    str(self._data),
                    *[word for setting in settings for word in ("-c", setting)],
                ],
                stdout=log,
                stderr=log,
                user=self._user,
                cwd=self.folder,
            )
        self._run("pg_isready", "-q", "-h", str(self.folder), repeat=True)

    def stop(self) -> None:
        """Stop at once, without a word to those who are connected."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None

    def throw_away(self) -> None:
        """Stop and remove everything."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def empty_database(self) -> str:
        """Empty the database and give its address."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("DROP SCHEMA IF EXISTS greatcircle CASCADE")
        return self.url

    @property
    def url(self) -> str:
        """Give the address of the database."""
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def _run(self, program: str, *words: str, repeat: bool = False) -> None:
        for _ in range(START_SECONDS * 10 if repeat else 1):
            done = subprocess.run(
                [str(self._binaries / program), *words],
                user=self._user,
                cwd=self.folder,
                capture_output=True,
                check=False,
            )
            if done.returncode == 0:
                return
            with contextlib.suppress(subprocess.TimeoutExpired):
                if self._process is not None:
                    self._process.wait(timeout=0.1)
        raise RuntimeError(f"{program} failed: {done.stderr.decode()} {(self.folder / 'log').read_text()}")


def _somebody() -> str:
    """Give a user other than root."""
    import pwd  # noqa: PLC0415 (only where there are such users)

    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)
