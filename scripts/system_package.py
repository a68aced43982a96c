"""This file is what the tests need from the system itself: a browser and a database server, installed if that is easy.

Everything else comes from pip and npm. It prints a sentence for each thing that is still missing: tests that need it
are left out.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

INSTALL_SECONDS = 600


@dataclass(frozen=True)
class SystemPackage:
    """A package of Debian and Ubuntu, what it is for, and how to tell that it is there."""

    name: str
    purpose: str
    is_there: Callable[[], bool]


def _has_browser() -> bool:
    return any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))


def _has_database() -> bool:
    return bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")))


WANTED = (
    SystemPackage("chromium", "the tests in a real browser", _has_browser),
    SystemPackage("postgresql", "the tests with PostgreSQL", _has_database),
)


def main() -> None:
    """Install what is missing if that needs no question."""
    missing = [package for package in WANTED if not package.is_there()]
    installer = _installer()
    if missing and installer is not None:
        reasons = ", ".join(f"{package.name} for {package.purpose}" for package in missing)
        print(f"── apt-get installs on this system: {reasons}", file=sys.stderr, flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", *(one.name for one in missing)]):
            try:
                subprocess.run(
                    [*installer, "-qq", *words],
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=INSTALL_SECONDS,
                    check=False,
                )
            except (OSError, subprocess.TimeoutExpired) as fault:
                print(f"apt-get did not finish: {fault}", file=sys.stderr)
    for package in missing:
        if not package.is_there():
            print(f"Left out: {package.purpose}; install {package.name} (on Debian: apt install {package.name}).")


def _installer() -> list[str] | None:
    """Give the words that begin an installation which asks nobody for a password; None if there is no such way."""
    apt = shutil.which("apt-get")
    if apt is None:
        return None
    if os.geteuid() == 0:
        return [apt]
    sudo = shutil.which("sudo")
    if sudo is None:
        return None
    may = subprocess.run([sudo, "-n", "true"], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return [sudo, "-n", apt] if may.returncode == 0 else None


if __name__ == "__main__":
    main()
