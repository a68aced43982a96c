"""This file is the project's own virtual environment: made when it is missing, renewed when the sources have changed.

It runs on any Python that is new enough, with the standard library alone, and then becomes what was asked for.
`./play` does not wait for the compiler: it plays the best build that is kept, or the pure one, while the full one is
compiled behind it for the next time. `./check` waits for a compiled build, the quick one if there is no other.
"""

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Literal

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".venv"
PYTHON = HOME / "bin" / "python"
STAMP = HOME / "great-circle.json"
"""What the environment was made from."""
BUILD = ROOT / "build"
COMPILE = ROOT / "scripts" / "compile_games.py"
RECIPE = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "scripts/compile_games.py")
WEB = ROOT / "web"
BUILT = {
    ROOT / "src" / "greatcircle" / "games" / "take_off" / "flags" / "today",
    ROOT / "src" / "greatcircle" / "server" / "client",
    WEB / "node_modules",
}
"""What the build itself puts among the sources."""
BETTER = ("pure", "quick", "full")
"""The builds, from the slowest games to the fastest."""
VENV = "making the virtual environment"
PACKAGES = "installing the packages"
WEB_PACKAGES = "fetching the web packages"
CLIENT = "building the browser's part"
COMPILED = "compiling the games"
GAMES = "installing the games"
SECONDS = {VENV: 4, PACKAGES: 18, WEB_PACKAGES: 5, CLIENT: 7, COMPILED: 60, GAMES: 8}
"""The steps of setting up, with about how long they take: how the bar is shared out between them."""
BAR_WIDTH = 24
REDRAW_SECONDS = 0.2

Purpose = Literal["play", "check", "tools"]


class SetupError(Exception):
    """Something is missing on this machine; the sentences say what to do."""


def main() -> None:
    """Bring the environment up to date, quick and silent when it is; then become the game or the check."""
    command, *words = sys.argv[1:] or [""]
    if command not in ("play", "check"):
        sys.exit("Say what it is for: play or check, as ./play and ./check do.")
    check = str(ROOT / "scripts" / "check.py")
    if command == "check" and set(words) - {"--fast"}:
        os.execv(sys.executable, [sys.executable, "-P", check, *words])  # it says what may follow
    purpose: Purpose = "play" if command == "play" else "tools" if "--fast" in words else "check"
    try:
        with _alone():
            renew(purpose)
            hold_in_use()
    except SetupError as fault:
        sys.exit(str(fault))
    except KeyboardInterrupt:
        sys.exit("\nStopped before everything was set up; run this again to finish.")
    start = ["-m", "greatcircle"] if purpose == "play" else [check]
    os.execv(PYTHON, [str(PYTHON), "-P", *start, *words])


def renew(purpose: Purpose) -> None:
    """Take the steps that are due."""
    stamp = _read_stamp()
    is_new = stamp.get("python") != sys.version
    if is_new:
        stamp = {"python": sys.version}
    packages = required_packages(tools=purpose != "play" or "tools" in stamp)
    sources = digest_of_sources()
    has_changed = purpose != "tools" and stamp.get("sources") != sources
    due = [VENV] if is_new else []
    due += [PACKAGES] if stamp.get("packages") != packages else []
    due += [WEB_PACKAGES, CLIENT] if has_changed else []
    due += [COMPILED] if purpose == "check" and (has_changed or _could_be_compiled(stamp)) else []
    due += [GAMES] if has_changed else []
    progress = Progress(due)
    if VENV in due:
        _make_environment(progress)
    if PACKAGES in due:
        _pip(progress, PACKAGES, *packages)
        stamp |= {"packages": packages} | ({} if purpose == "play" else {"tools": True})
        _write_stamp(stamp)
    if has_changed:
        for step, part in ((WEB_PACKAGES, "packages"), (CLIENT, "client")):
            _run(progress, step, [str(PYTHON), "-P", str(ROOT / "hatch_build.py"), part])
    if COMPILED in due:
        _compile(progress)
    if purpose != "tools":
        _renew_games(progress, stamp, sources)
    progress.end()
    if purpose == "check" and _could_be_compiled(stamp):
        raise SetupError("Great Circle runs here as pure Python; close it, so that the compiled build can be checked.")
    if purpose == "play" and stamp.get("build") != "full":
        _compile_behind()


def required_packages(tools: bool) -> list[str]:
    """List what pip brings: what builds the package, what it runs on, and the developers' tools if asked."""
    recipe = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    packages = [*recipe["build-system"]["requires"], *recipe["dependency-groups"]["web"]]
    packages += recipe["project"]["dependencies"]
    return packages + (recipe["project"]["optional-dependencies"]["dev"] if tools else [])


def digest_of_sources() -> str:
    """Give a digest of everything that the package is made from."""
    digest = hashlib.sha256()
    files = [ROOT / name for name in RECIPE]
    folders = [ROOT / "src", *(path for path in WEB.iterdir() if path.is_dir() and path not in BUILT)]
    files += [path for folder in folders for path in folder.rglob("*")] + list(WEB.iterdir())
    for path in sorted(path for path in files if path.is_file() and BUILT.isdisjoint(path.parents)):
        if "__pycache__" not in path.parts and not path.name.endswith(".test.ts"):
            digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


class Progress:
    """The steps that are due, shown as they are taken: a bar on a terminal, a line for each step elsewhere."""

    def __init__(self, due: list[str], screen: IO[str] = sys.stderr) -> None:
        self.due = due
        self.screen = screen
        self.is_drawn = screen.isatty()

    def run(self, step: str, command: list[str], environment: dict[str, str] | None = None) -> tuple[int, str]:
        """Take a step by running a program; give its exit code and what it said."""
        if step not in self.due:
            self.due.append(step)
        started = time.monotonic()
        if not self.is_drawn:
            print(f"{self.due.index(step) + 1}/{len(self.due)} {step} …", file=self.screen, flush=True)
        with subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment
        ) as running:
            while True:
                self._draw(step, time.monotonic() - started)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    said = running.communicate(timeout=REDRAW_SECONDS)[0]
                    return running.returncode, said.decode(errors="replace")

    def end(self) -> None:
        """Clear the bar away."""
        if self.is_drawn and self.due:
            print("\r\x1b[K", end="", file=self.screen, flush=True)

    def line(self, step: str, seconds: float) -> str:
        """Give the bar while a step is taken; a step that lasts longer than thought comes ever nearer to its end."""
        number = self.due.index(step)
        before = sum(SECONDS[name] for name in self.due[:number])
        done = before + SECONDS[step] * seconds / (seconds + SECONDS[step])
        filled = round(BAR_WIDTH * done / sum(SECONDS[name] for name in self.due))
        bar = "█" * filled + "░" * (BAR_WIDTH - filled)
        return f"{bar} {number + 1}/{len(self.due)} {step}, {seconds:.0f} s"

    def _draw(self, step: str, seconds: float) -> None:
        if self.is_drawn:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{self.line(step, seconds)[:width]}\x1b[K", end="", file=self.screen, flush=True)


def _make_environment(progress: Progress) -> None:
    shutil.rmtree(HOME, ignore_errors=True)
    code, said = progress.run(VENV, [sys.executable, "-m", "venv", str(HOME)])
    if code != 0:
        shutil.rmtree(HOME, ignore_errors=True)
        raise SetupError(
            f"\n{said}\nPython could not make a virtual environment in {HOME}. "
            "On Debian and Ubuntu, install the package python3-venv; then run this again."
        )


def _pip(progress: Progress, step: str, *words: str, build: str = "pure") -> None:
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words]
    code, said = progress.run(step, command, {**os.environ, "GREATCIRCLE_BUILD": build})
    if code != 0:
        raise SetupError(
            f"\n{said}\nInstalling failed; the lines above say why. "
            "Check the connection to the package index, then run this again."
        )


def _run(progress: Progress, step: str, command: list[str]) -> None:
    code, said = progress.run(step, command)
    if code != 0:
        raise SetupError(f"\n{said}\nThis failed: {step}; the lines above say why.")


def _compile(progress: Progress) -> None:
    """Make the quick build, unless there is a full one; a compiler that is there and fails is a fault to mend."""
    code, said = progress.run(COMPILED, [str(PYTHON), "-P", str(COMPILE), "quick"])
    if code != 0 and _describe_builds()["obstacle"] is None:
        raise SetupError(f"\n{said}\nThe games did not compile; the lines above say why.")


def _could_be_compiled(stamp: dict[str, object]) -> bool:
    """Tell whether the pure build is installed though there is a compiler."""
    return stamp.get("build") == "pure" and _describe_builds()["obstacle"] is None


def _renew_games(progress: Progress, stamp: dict[str, object], sources: str) -> None:
    """Install the package if it has changed, or if there is a better build and nobody runs the installed one."""
    is_same = stamp.get("sources") == sources
    if is_same and stamp.get("build") == "full":
        return
    best = str(_describe_builds()["best"])
    if is_same and (BETTER.index(best) <= BETTER.index(str(stamp["build"])) or is_in_use()):
        return
    stamp.pop("sources", None)
    _write_stamp(stamp)  # an installation that is stopped half-way is done again
    _pip(progress, GAMES, "--no-build-isolation", "--no-deps", "--no-index", str(ROOT), build=best)
    stamp |= {"sources": sources, "build": best}
    _write_stamp(stamp)
    obstacle = _describe_builds()["obstacle"]
    if best == "pure" and obstacle is not None:
        progress.end()
        print(f"{obstacle} Great Circle runs as pure Python, the same but slower.", file=sys.stderr)


def _describe_builds() -> dict[str, str | None]:
    asked = subprocess.run([str(PYTHON), "-P", str(COMPILE)], capture_output=True, text=True, check=True)
    described: dict[str, str | None] = json.loads(asked.stdout)
    return described


def _compile_behind() -> None:
    """Start to compile the full build at the lowest priority; it goes on when the game is closed."""
    builds = _describe_builds()
    if builds["obstacle"] is not None or builds["best"] == "full":
        return
    if builds["fault"] is not None:
        print(f"{builds['fault']} Great Circle runs without, the same but slower.", file=sys.stderr)
        return
    with contextlib.suppress(OSError):  # nothing can be written here, so nothing can be kept
        (BUILD / "compiled").mkdir(parents=True, exist_ok=True)
        with (BUILD / "compiled" / "log.txt").open("a") as log:
            subprocess.Popen(
                [str(PYTHON), "-P", str(COMPILE), "full", "--behind"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                process_group=0,
            )
        print("The games are being compiled meanwhile; from the next start on they are faster.", file=sys.stderr)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Let one `./play` or `./check` at a time set things up."""
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError):
            BUILD.mkdir(exist_ok=True)
            lock = held.enter_context((BUILD / "setup.lock").open("w"))
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Something else is setting up here; waiting for it …", file=sys.stderr)
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_in_use() -> bool:
    """Tell whether a game or a check runs on what is installed."""
    try:
        with (BUILD / "in-use.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:  # held, or in a folder where nothing can be written
        return True
    return False


def hold_in_use() -> None:
    """Hold what is installed for as long as this process, and what it becomes, lives."""
    with contextlib.suppress(OSError):
        lock = os.open(BUILD / "in-use.lock", os.O_RDWR | os.O_CREAT)
        fcntl.flock(lock, fcntl.LOCK_SH)
        os.set_inheritable(lock, True)


def _read_stamp() -> dict[str, object]:
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and PYTHON.exists() else {}


def _write_stamp(stamp: dict[str, object]) -> None:
    STAMP.write_text(json.dumps(stamp, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
