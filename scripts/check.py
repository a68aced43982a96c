"""This file is every check of the project, one after the other, with a short summary; `./check` runs it.

`--fast` leaves out the compiled build and the slow tests.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
BIN = Path(sys.executable).parent


def main() -> int:
    """Run the checks; the first that fails ends it."""
    parser = argparse.ArgumentParser(description=__doc__, prog="check")
    parser.add_argument("--fast", action="store_true", help="only what is quick: no compiled build, no slow tests")
    fast = parser.parse_args().fast
    started = time.monotonic()
    _run("python", "hatch_build.py")
    _run("ruff", "check", ".")
    _run("ruff", "format", "--check", ".")
    _run("mypy")
    _run("lint-imports", pure=True)
    counts = {"pure": _run_tests(fast, pure=True)}
    if not fast:
        counts |= _run_compiled_tests()
    _print_summary(counts, time.monotonic() - started)
    return 0


def _run(tool: str, *words: str, pure: bool = False) -> None:
    print(f"── {tool} {' '.join(words)}".rstrip(), flush=True)
    done = subprocess.run([str(BIN / tool), *words], cwd=ROOT, env=_environment(pure), check=False)
    if done.returncode != 0:
        sys.exit(f"{tool} found something to mend.")


def _run_tests(fast: bool, pure: bool) -> int:
    """Run the tests on one build and give their number."""
    build = "pure" if pure else "compiled"
    words = ["-m", "not slow"] if fast else []
    print(f"── pytest, {build}", flush=True)
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *words]
    environment = _environment(pure) | {"GREATCIRCLE_EXPECTED_BUILD": build}
    tests = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    assert tests.stdout is not None
    last = ""
    for line in tests.stdout:
        print(line, end="", flush=True)
        last = line if line.strip() else last
    if tests.wait() != 0:
        sys.exit(f"The tests of the {build} build found something to mend.")
    passed = re.search(r"(\d+) passed", last)
    return int(passed.group(1)) if passed else 0


def _run_compiled_tests() -> dict[str, int]:
    """Run the tests on the compiled package, where there is a C compiler."""
    question = "from greatcircle.kernel.build import is_compiled; print(is_compiled())"
    answer = subprocess.run(
        [sys.executable, "-P", "-c", question], env=_environment(pure=False), capture_output=True, text=True, check=True
    )
    if answer.stdout.strip() != "True":
        print("── there is no C compiler, so there is no compiled build to test", flush=True)
        return {}
    return {"compiled": _run_tests(fast=False, pure=False)}


def _print_summary(counts: dict[str, int], seconds: float) -> None:
    question = (
        "from greatcircle.games import all_games\n"
        "from greatcircle.lab.coverage import coverage_of\n"
        "for game in all_games():\n"
        "    covered = coverage_of(game.identity.id)\n"
        "    excused = sum(1 for row in covered if row.clause.not_enforced)\n"
        "    tested = sum(1 for row in covered if row.tests)\n"
        "    print(f'{game.identity.title}: {tested} of {len(covered)} clauses tested, {excused} cannot be enforced')\n"
    )
    clauses = subprocess.run(
        [sys.executable, "-P", "-c", question], env=_environment(pure=True), capture_output=True, text=True, check=True
    )
    print("── summary")
    print("tests: " + ", ".join(f"{count} {build}" for build, count in counts.items()))
    print(clauses.stdout, end="")
    print(f"time: {seconds // 60:.0f} min {seconds % 60:.0f} s")


def _environment(pure: bool) -> dict[str, str]:
    """Give the environment in which the sources themselves are imported, or the installed package."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(SOURCE)
    return environment


if __name__ == "__main__":
    sys.exit(main())
