"""The recorded matches of every stable game: one for every way it can end, and one for every variant."""

import json
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from greatcircle.games import find_game
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import parse_logbook, replay
from greatcircle.kernel.option import SEATS_APART, OptionError, oldest_version
from greatcircle.kernel.outcome import Outcome
from greatcircle.store.logbook_file import read_logbook_file
from tests.contract.stage import STABLE, owing

FOLDER = Path(__file__).resolve().parents[1] / "logbooks"
PATHS = sorted(FOLDER.glob("*/*.jsonl"))
OLD_PATHS = sorted(FOLDER.glob("*/version-*/*.jsonl"))
"""Matches that were recorded under older rules: never recorded anew."""
GAMES = pytest.mark.parametrize("game", owing(STABLE), ids=lambda game: game.identity.id)
OLD = pytest.mark.parametrize(
    "path", OLD_PATHS, ids=lambda path: f"{path.parents[1].name}/{path.parent.name}/{path.stem}"
)
RECORDED = pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")


def cases(game: str) -> dict[str, Any]:
    """Read the cases of a game."""
    read: dict[str, Any] = json.loads((FOLDER / game / "cases.json").read_text("utf-8"))
    return read


def outcome_of(path: Path) -> Outcome:
    """Replay a logbook to its end."""
    logbook = read_logbook_file(path)
    *_, match = replay(logbook, find_game(logbook.game), verify=True)
    outcome = match.outcome()
    assert outcome is not None
    return outcome


@RECORDED
def test_a_recorded_match_replays_by_the_rules_of_today(path: Path) -> None:
    assert outcome_of(path).winners()


@RECORDED
def test_a_match_of_today_is_recorded_under_the_newest_rules(path: Path) -> None:
    assert read_logbook_file(path).rules_version == find_game(path.parent.name).identity.rules_version


@OLD
def test_a_match_of_older_rules_still_replays(path: Path) -> None:
    assert f"version-{read_logbook_file(path).rules_version}" == path.parent.name
    assert outcome_of(path).winners()


@GAMES
def test_a_match_is_kept_of_every_older_version_that_is_played(game: Game) -> None:
    kept = {path.parent.name for path in OLD_PATHS if path.parents[1].name == game.identity.id}
    older = range(oldest_version(game.options_type), game.identity.rules_version)
    assert kept == {f"version-{number}" for number in older}


@GAMES
def test_there_is_a_logbook_for_every_case_and_no_other(game: Game) -> None:
    recorded_cases = {path.stem for path in PATHS if path.parent.name == game.identity.id}
    assert recorded_cases == set(cases(game.identity.id))


@GAMES
def test_there_is_a_match_for_every_way_the_game_can_end(game: Game) -> None:
    outcomes = [outcome_of(path) for path in PATHS if path.parent.name == game.identity.id]
    assert {outcome.reason for outcome in outcomes} == set(type(outcomes[0].reason))


def takes(game: Game, name: str, value: object) -> bool:
    """Tell whether a match can be opened with one option other than usual; some values want others beside them."""
    for seats in range(game.identity.seats_min, game.identity.seats_max + 1):
        with suppress(OptionError):
            game.parse_options({name: value}, seats)
            return True
    return False


@GAMES
def test_there_is_a_match_for_every_value_of_every_choice(game: Game) -> None:
    schema: Any = game.options_schema()
    played = [parse_logbook(path.read_text("utf-8")) for path in PATHS if path.parent.name == game.identity.id]
    for name, field in schema["properties"].items():
        listed = field.get("x-each") or field.get("x-several")
        choices = listed or (field.get("enum", []) if field["type"] == "string" else [])
        values = {str(logbook.options[name]) for logbook in played}
        seen = {value for each in values for value in each.split(SEATS_APART)} if listed else values
        switched = ["False", "True"] if field["type"] == "boolean" else []
        assert {*filter(partial(takes, game, name), choices), *switched} <= seen, name
    assert {len(logbook.seats) for logbook in played} == set(
        range(game.identity.seats_min, game.identity.seats_max + 1)
    )
