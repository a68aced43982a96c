"""Setting up: the scripts say clearly what is missing, and make again only what has changed."""

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import compile_games, environment

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ("sh", "dirname", "readlink", "env")


def lonely_path(folder: Path) -> Path:
    """Make a folder of programs with nothing but what the scripts need."""
    folder.mkdir()
    for tool in TOOLS:
        found = next(Path(place, tool) for place in os.environ["PATH"].split(os.pathsep) if Path(place, tool).exists())
        (folder / tool).symlink_to(found)
    return folder


@pytest.mark.parametrize("script", ["play", "check"])
def test_a_python_that_is_too_old_is_named(script: str, tmp_path: Path) -> None:
    programs = lonely_path(tmp_path / "programs with spaces")
    old = programs / "python3"
    old.write_text('#!/bin/sh\ncase "$2" in *platform*) echo 3.9.18 ;; *) exit 1 ;; esac\n')
    old.chmod(0o755)
    done = subprocess.run(
        [str(ROOT / script)], env={"PATH": str(programs)}, capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 1
    assert f"needs Python 3.11 or newer. Found only: {old} (3.9.18)." in done.stderr
    assert "Install a newer Python" in done.stderr


def test_no_python_at_all_is_said_too(tmp_path: Path) -> None:
    programs = lonely_path(tmp_path / "programs")
    done = subprocess.run(
        [str(ROOT / "play")], env={"PATH": str(programs)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Great Circle needs Python 3.11 or newer.\n")


def test_what_is_installed_on_the_system_is_named_before(tmp_path: Path) -> None:
    programs = lonely_path(tmp_path / "programs")
    log = tmp_path / "apt.log"
    apt = programs / "apt-get"
    apt.write_text(f'#!/bin/sh\necho "$*" >> {log}\necho noise\n')
    sudo = programs / "sudo"
    sudo.write_text('#!/bin/sh\nshift\ncase "$1" in true) ;; *) exec "$@" ;; esac\n')
    for program in (apt, sudo):
        program.chmod(0o755)
    done = subprocess.run(
        [sys.executable, "-P", str(ROOT / "scripts" / "system_package.py")],
        env={"PATH": str(programs)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.startswith("── apt-get installs on this system: chromium for the tests in a real browser")
    assert "noise" not in done.stdout + done.stderr
    assert "install --yes --no-install-recommends chromium" in log.read_text()
    assert "Left out: the tests in a real browser; install chromium" in done.stdout


def small_package(folder: Path) -> Path:
    """Write a package with two modules to compile, and one that is not compiled, and give its source folder."""
    kernel = folder / "greatcircle" / "kernel"
    (folder / "greatcircle" / "server").mkdir(parents=True)
    kernel.mkdir()
    for path, text in {
        "__init__.py": "",
        "kernel/__init__.py": "",
        "kernel/option.py": "SEATS = 2\n",
        "kernel/count.py": "def count(number: int) -> int:\n    return number + 1\n",
        "kernel/twice.py": "from .count import count\n\n\ndef twice() -> int:\n    return count(count(0))\n",
        "server/app.py": "",
    }.items():
        (folder / "greatcircle" / path).write_text(text)
    return folder


def test_a_build_is_named_by_the_compiled_sources_alone(tmp_path: Path) -> None:
    source = small_package(tmp_path)
    key = compile_games.build_key("full", source)
    (source / "README.md").write_text("other words")
    (source / "greatcircle" / "server" / "app.py").write_text("PORT = 1")
    (source / "greatcircle" / "kernel" / "rules.json").write_text("{}")
    assert compile_games.build_key("full", source) == key
    assert compile_games.build_key("quick", source) != key
    (source / "greatcircle" / "kernel" / "option.py").write_text("SEATS = 3\n")
    changed = compile_games.build_key("full", source)
    assert changed != key
    (source / "greatcircle" / "kernel" / "count.py").rename(source / "greatcircle" / "kernel" / "number.py")
    assert compile_games.build_key("full", source) not in (key, changed)


def test_a_build_is_named_by_its_tools_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = small_package(tmp_path)
    keys = set()
    for flags in ("-g0", "-g1"):
        monkeypatch.setenv("CFLAGS", flags)
        compile_games.describe_tools.cache_clear()
        keys.add(compile_games.build_key("full", source))
    monkeypatch.setenv("CC", str(tmp_path / "another compiler"))
    compile_games.describe_tools.cache_clear()
    keys.add(compile_games.build_key("full", source))
    compile_games.describe_tools.cache_clear()
    assert len(keys) == 3


def parts(kept: Path) -> set[str]:
    return {path.name for path in (kept / "parts").iterdir()}


def twice(source: Path, built: Path) -> str:
    """Ask the compiled modules of the small package, each beside its source as in a wheel."""
    home = Path(shutil.copytree(source, built.with_suffix(".tried")))
    shutil.copytree(built, home, dirs_exist_ok=True)
    asked = "from greatcircle.kernel import twice; assert twice.__file__.endswith('.so'); print(twice.twice())"
    environment = {**os.environ, "PYTHONPATH": str(home)}
    command = [sys.executable, "-P", "-c", asked]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.slow
@pytest.mark.skipif(compile_games.obstacle() is not None, reason="there is nothing to compile with")
def test_only_what_has_changed_is_compiled(tmp_path: Path) -> None:
    source, kept = small_package(tmp_path / "src"), tmp_path / "kept"
    first = compile_games.compile_games("quick", source, kept)
    assert {path.name.split(".")[0] for path in first.rglob("*.so")} == {"count", "twice", "greatcircle__mypyc"}
    made = parts(kept)
    (source / "greatcircle" / "kernel" / "count.py").write_text(
        "def count(number: int) -> int:\n    return number + 2\n"
    )
    second = compile_games.compile_games("quick", source, kept)
    assert second != first
    assert len(parts(kept) - made) == 2, "one object, and the library that it is linked into"
    assert (twice(source, first), twice(source, second)) == ("2", "4")
    stamps = {path: path.stat().st_mtime_ns for path in second.rglob("*.so")}
    assert compile_games.compile_games("quick", source, kept) == second
    assert {path: path.stat().st_mtime_ns for path in second.rglob("*.so")} == stamps


@pytest.mark.slow
@pytest.mark.skipif(compile_games.obstacle() is not None, reason="there is nothing to compile with")
def test_a_build_that_fails_is_not_kept(tmp_path: Path) -> None:
    source, kept = small_package(tmp_path / "src"), tmp_path / "kept"
    (source / "greatcircle" / "kernel" / "count.py").write_text("def count(number: int) -> str:\n    return number\n")
    with pytest.raises(compile_games.CompileError, match="mypyc did not compile the games"):
        compile_games.compile_games("quick", source, kept)
    assert [path for path in kept.iterdir() if path.name != "parts"] == []


def test_old_builds_are_forgotten(tmp_path: Path) -> None:
    for age in range(6):
        build = tmp_path / f"quick-{age}"
        build.mkdir()
        os.utime(build, (1_000_000 - age, 1_000_000 - age))
    abandoned = tmp_path / "making-abandoned"
    abandoned.mkdir()
    os.utime(abandoned, (1, 1))
    (tmp_path / "making-now").mkdir()
    (tmp_path / "parts").mkdir()
    compile_games.forget(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {
        "quick-0",
        "quick-1",
        "quick-2",
        "quick-3",
        "making-now",
        "parts",
    }


def test_the_bar_grows_and_names_the_step() -> None:
    progress = environment.Progress([environment.VENV, environment.PACKAGES], io.StringIO())
    lines = [
        progress.line(step, seconds)
        for step in (environment.VENV, environment.PACKAGES)
        for seconds in (0.0, 1.0, 10.0, 1000.0)
    ]
    filled = [line.count("█") for line in lines]
    assert filled == sorted(filled)
    assert filled[0] == 0
    assert filled[-1] == environment.BAR_WIDTH
    assert lines[1].endswith(" 1/2 making the virtual environment, 1 s")


def test_without_a_terminal_each_step_is_a_line() -> None:
    screen = io.StringIO()
    progress = environment.Progress([environment.VENV, environment.PACKAGES], screen)
    assert progress.run(environment.PACKAGES, ["sh", "-c", "echo why >&2; exit 3"]) == (3, "why\n")
    progress.end()
    assert screen.getvalue() == "2/2 installing the packages …\n"


def test_a_build_is_not_changed_under_a_running_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "BUILD", tmp_path)
    assert not environment.is_in_use()
    hold = "from scripts import environment as e; from pathlib import Path; import sys\n"
    hold += "e.BUILD = Path(sys.argv[1]); e.hold_in_use(); print('held', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", hold, str(tmp_path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as game:
        assert game.stdout is not None
        assert game.stdout.readline() == "held\n"
        assert environment.is_in_use()
        game.communicate()
    assert not environment.is_in_use()


def test_the_sources_are_known_by_what_is_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*environment.RECIPE, "src/greatcircle/state.py", "web/index.html", "web/src/main.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "WEB", tmp_path / "web")
    monkeypatch.setattr(environment, "BUILT", {tmp_path / "web" / "node_modules"})
    digest = environment.digest_of_sources()
    for name in ("web/src/main.test.ts", "web/node_modules/vite.js", "src/greatcircle/__pycache__/state.pyc", "play"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    assert environment.digest_of_sources() == digest
    for name in ("README.md", "src/greatcircle/state.py", "web/src/main.ts"):
        (tmp_path / name).write_text("changed")
        assert environment.digest_of_sources() != digest
        digest = environment.digest_of_sources()


@pytest.mark.parametrize(("word", "code"), [("--help", 0), ("--fsat", 2)])
def test_a_check_that_cannot_be_meant_sets_nothing_up(word: str, code: int, tmp_path: Path) -> None:
    for name in ("environment.py", "check.py", "compile_games.py"):
        (tmp_path / "scripts").mkdir(exist_ok=True)
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts" / name)
    command = [sys.executable, str(tmp_path / "scripts" / "environment.py"), "check", word]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == code
    assert "usage: check" in done.stdout + done.stderr
    assert not (tmp_path / ".venv").exists()
