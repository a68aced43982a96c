"""Generic code names no game, in Python or in the browser."""

import re
from pathlib import Path

import pytest

from greatcircle.games import FOLDERS, all_games

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "greatcircle"
WEB = ROOT / "web" / "src"
GENERIC = [
    path
    for folder in ("kernel", "equipment", "atlas", "bots", "store", "lab", "study", "server", "cli")
    for path in sorted((SOURCE / folder).rglob("*"))
    if path.suffix in (".py", ".json") and SOURCE / "server" / "client" not in path.parents
] + [
    path
    for path in sorted(WEB.rglob("*"))
    if path.suffix in (".ts", ".svelte", ".css") and (WEB / "games" not in path.parents or path.name == "face.ts")
]
NAMES = [
    re.compile(pattern, re.IGNORECASE)
    for game in all_games()
    for pattern in (
        re.escape(game.identity.id),
        re.escape(game.identity.title),
        FOLDERS[game.identity.id],
        rf"\b{game.identity.clause_prefix}-\d",
    )
]


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_it_names_no_game(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [name.pattern for name in NAMES if name.search(text)] == []


def test_these_tests_name_no_game_either() -> None:
    texts = {path.name: path.read_text("utf-8") for path in Path(__file__).parent.glob("*.py")}
    assert [(file, name.pattern) for file, text in texts.items() for name in NAMES if name.search(text)] == []
