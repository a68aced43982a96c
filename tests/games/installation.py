"""This file is packages that bring games, installed for a test: what pip would write down, and nothing built."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from greatcircle import games
from greatcircle.games.installed import GROUP

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "tailwind"


def install(patch: pytest.MonkeyPatch, folder: Path, package: str, entries: Mapping[str, str]) -> None:
    """Let Python find a package with these entry points in a folder; its modules may lie there too."""
    notes = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    notes.mkdir(parents=True)
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (notes / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines, ""]), "utf-8")
    patch.syspath_prepend(folder)
    look_again()


def install_example(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Install the example as its own project file says."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    patch.syspath_prepend(EXAMPLE / "src")
    install(patch, folder, project["name"], project["entry-points"][GROUP])


def look_again() -> None:
    """Forget which games there are."""
    for remembered in (games.installed_games, games.find_game, games.rulebook_of):
        remembered.cache_clear()
