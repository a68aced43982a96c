"""The documents tell the truth."""

import re
import subprocess
from pathlib import Path

import pytest

from greatcircle import __version__
from greatcircle.cli.main import COMMANDS, main
from greatcircle.games import own_games

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")]
DOCUMENTS += [ROOT / "web" / "README.md", ROOT / "tests" / "README.md"]
DOCUMENTS += sorted([*(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").glob("*/README.md")])
FOLDERS = ("src", "web/src", "tests", "scripts", "benchmarks", "docs", "examples")
FILES = [
    *ROOT.glob("*.*"),
    *(ROOT / "web").glob("*.*"),
    *(one for name in FOLDERS for one in (ROOT / name).rglob("*.*")),
]


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), flags=re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.search(r"Only .+ free caps? left\.", capsys.readouterr().out)


def test_both_commands_of_the_readme_can_be_run() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for name in ("play", "check"):
        assert f"./{name} " in readme
        assert (ROOT / name).stat().st_mode & 0o111
        subprocess.run(["sh", "-n", str(ROOT / name)], check=True)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_a_document_links_to_exists(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_command_that_a_document_names_exists(path: Path) -> None:
    for name in re.findall(r"`greatcircle ([a-z]+)", path.read_text("utf-8")):
        assert name in COMMANDS, name


def test_the_changelog_tells_of_this_version() -> None:
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_notice_credits_every_game_of_our_own() -> None:
    notice = (ROOT / "NOTICE").read_text("utf-8")
    for game in own_games():
        assert game.identity.title in notice
        assert game.identity.publisher in notice


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"greatcircle {__version__}\n"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_a_document_names_exists(path: Path) -> None:
    """A name in backticks may be short: `rules/golden.py` is any file whose path ends so."""
    if path.name == "CHANGELOG.md":
        return
    known = ["/" + found.relative_to(ROOT).as_posix() for found in FILES]
    for name in re.findall(r"`([\w./<>-]*\w\.(?:py|ts|svelte|json|jsonl|md|toml|sh))`", path.read_text("utf-8")):
        pattern = re.sub(r"<[a-z-]+>", "[^/]+", re.escape(name))
        assert any(re.search(f"/{pattern}$", found) for found in known), name
