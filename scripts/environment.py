"""This file is the project's own virtual environment: made when it is missing, renewed when the sources have changed.

It runs on any Python that is new enough, with the standard library alone.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".venv"
PYTHON = HOME / "bin" / "python"
STAMP = HOME / "great-circle.json"
"""What the environment was made from."""
RECIPE = ["pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"]
SOURCES = (".py", ".json", ".md", ".svg", ".txt")
WEB = ROOT / "web"
BUILT = {
    ROOT / "src" / "greatcircle" / "games" / "take_off" / "flags" / "today",
    ROOT / "src" / "greatcircle" / "server" / "client",
    WEB / "node_modules",
}
"""What the build itself puts among the sources."""


def main() -> int:
    """Bring the environment up to date; quick and silent when it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", action="store_true", help="install the developers' tools too")
    parser.add_argument("--tools-only", action="store_true", help="install the tools, but do not build the package")
    arguments = parser.parse_args()
    try:
        _renew(tools=arguments.tools or arguments.tools_only, package=not arguments.tools_only)
    except SetupError as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped before everything was set up; run this again to finish.", file=sys.stderr)
        return 1
    return 0


class SetupError(Exception):
    """Something is missing on this machine; the sentences say what to do."""


def _renew(tools: bool, package: bool) -> None:
    stamp = _read_stamp()
    if stamp.get("python") != sys.version:
        stamp = {"python": sys.version}
        _make_environment()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = list(project["dependencies"])
    if tools or "tools" in stamp:
        wanted += project["optional-dependencies"]["dev"]
    if tools and stamp.get("tools") != wanted:
        print("Installing the developers' tools …", file=sys.stderr)
        _pip(*wanted)
        stamp["tools"] = wanted
        _write_stamp(stamp)
    sources = [_digest_of_sources(), _find_compiler()]
    if package and stamp.get("sources") != sources:
        print("Setting up Great Circle; this takes a minute or two, and only when it has changed …", file=sys.stderr)
        _pip(str(ROOT))
        _say_which_build()
        stamp["sources"] = sources
        _write_stamp(stamp)


def _make_environment() -> None:
    shutil.rmtree(HOME, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(HOME)], capture_output=True, text=True, check=False)
    if made.returncode != 0:
        shutil.rmtree(HOME, ignore_errors=True)
        raise SetupError(
            f"{made.stdout}{made.stderr}\nPython could not make a virtual environment in {HOME}. "
            "On Debian and Ubuntu, install the package python3-venv; then run this again."
        )


def _pip(*requirements: str) -> None:
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SetupError(
            f"{done.stdout}{done.stderr}\nInstalling failed; the lines above say why. "
            "Check the connection to the package index, then run this again."
        )


def _say_which_build() -> None:
    """Tell in one line when there is no compiled kernel: the games then run as pure Python."""
    question = "from greatcircle.kernel.build import is_compiled; print(is_compiled())"
    answer = subprocess.run([str(PYTHON), "-P", "-c", question], capture_output=True, text=True, check=True)
    if answer.stdout.strip() != "True":
        print("No C compiler was at work: Great Circle runs as pure Python, the same but slower.", file=sys.stderr)


def _find_compiler() -> str | None:
    """Find what would compile the package, so that a machine that gets a compiler later gets the compiled build too."""
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name)


def _digest_of_sources() -> str:
    digest = hashlib.sha256()
    files = [ROOT / name for name in RECIPE]
    files += [path for path in (ROOT / "src").rglob("*") if path.suffix in SOURCES]
    files += [path for path in WEB.rglob("*") if path.is_file()]
    for path in sorted(path for path in files if BUILT.isdisjoint(path.parents)):
        if not any(part.startswith((".", "__pycache__")) for part in path.relative_to(ROOT).parts):
            digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _read_stamp() -> dict[str, object]:
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and PYTHON.exists() else {}


def _write_stamp(stamp: dict[str, object]) -> None:
    STAMP.write_text(json.dumps(stamp, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
