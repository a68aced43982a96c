"""Generic code names no game, in Python or in the browser."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from greatcircle.games import FOLDERS, own_games
from greatcircle.kernel.game import Identity

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


def names_of(identity: Identity, folder: str) -> list[re.Pattern[str]]:
    """List what a game goes by: its id, its title, its folder, also within a longer name, and its clauses."""
    words = [identity.id, identity.title, folder]
    patterns = [rf"(?<![^\W_]){re.escape(word)}(?![^\W_])" for word in words]
    return [re.compile(pattern, re.IGNORECASE) for pattern in (*patterns, rf"\b{identity.clause_prefix}-\d")]


NAMES = [name for game in own_games() for name in names_of(game.identity, FOLDERS[game.identity.id])]


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_it_names_no_game(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [name.pattern for name in NAMES if name.search(text)] == []


def test_these_tests_name_no_game_either() -> None:
    texts = {path.name: path.read_text("utf-8") for path in Path(__file__).parent.glob("*.py")}
    assert [(file, name.pattern) for file, text in texts.items() for name in NAMES if name.search(text)] == []


@pytest.mark.parametrize(
    ("text", "is_named"),
    [
        ("a dash of salt", True),
        ("make_dash_board()", True),
        ("Dash!", True),
        ("as DA-07 says", True),
        ("stroke-dasharray", False),
        ("the dashed line", False),
        ("a balderdash", False),
        ("MAYDA-07", False),
    ],
)
def test_a_name_is_a_word_and_not_a_part_of_one(text: str, is_named: bool) -> None:
    identity = replace(own_games()[0].identity, id="dash", title="Dash", clause_prefix="DA")
    assert any(name.search(text) for name in names_of(identity, "dash")) == is_named
