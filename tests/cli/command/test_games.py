"""`greatcircle games`: what there is to play, for people and for programs."""

import json
import re
from dataclasses import replace
from typing import cast

import pytest
from jsonschema import Draft202012Validator

from greatcircle.cli.command.games import build_sentence, makers
from greatcircle.cli.main import main
from greatcircle.games import all_games
from greatcircle.kernel.build import is_compiled
from greatcircle.kernel.game import STAGE_WORDS
from greatcircle.kernel.level import LEVEL_NAMES
from greatcircle.kernel.option import options_to_json
from tests.cli.terminal_run import run_in_terminal

SCHEMA = {
    "type": "array",
    "minItems": 1,
    "items": {
        "type": "object",
        "required": ["id", "title", "seats", "options", "stage", "rules_version", "levels"],
        "additionalProperties": False,
        "properties": {
            "id": {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
            "title": {"type": "string"},
            "seats": {
                "type": "object",
                "required": ["min", "max"],
                "additionalProperties": False,
                "properties": {"min": {"type": "integer", "minimum": 1}, "max": {"type": "integer", "minimum": 1}},
            },
            "options": {"type": "object", "required": ["type", "properties", "additionalProperties"]},
            "stage": {"enum": ["alpha", "beta", "stable"]},
            "rules_version": {"type": "integer", "minimum": 1},
            "levels": {"type": "array", "minItems": 1, "items": {"enum": list(LEVEL_NAMES)}},
        },
    },
}


def test_the_list_for_programs_follows_its_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    Draft202012Validator(SCHEMA).validate(listed)
    assert [entry["id"] for entry in listed] == [game.identity.id for game in all_games()]
    for entry, game in zip(listed, all_games(), strict=True):
        Draft202012Validator.check_schema(entry["options"])
        Draft202012Validator(entry["options"]).validate(options_to_json(game.options_type()))
        for described in entry["options"]["properties"].values():
            assert {"type", "default", "description"} <= described.keys()


def test_the_list_for_people_tells_who_made_the_games_and_what_can_be_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    for game in all_games():
        identity = game.identity
        for fact in (identity.title, identity.id, identity.designer, str(identity.year), STAGE_WORDS[identity.stage]):
            assert fact in shown
        for option in options_to_json(game.options_type()):
            assert option in shown


@pytest.mark.parametrize(
    ("designer", "publisher", "told"),
    [("Ada", "Big House", "Ada, Big House"), ("Ada", "Ada, Inc.", "Ada, Inc."), ("Ada", "Ada", "Ada")],
)
def test_a_publisher_who_is_the_designer_is_told_of_once(designer: str, publisher: str, told: str) -> None:
    assert makers(replace(all_games()[0].identity, designer=designer, publisher=publisher)) == told


@pytest.mark.parametrize("columns", [30, 40, 63, 64, 80, 200])
def test_no_word_that_has_to_be_typed_is_cut_in_a_narrow_terminal(columns: int) -> None:
    code, screen = run_in_terminal("games", environment={"COLUMNS": str(columns)})
    assert code == 0
    screen = re.sub(r"\x1b\[[0-9;]*m", "", screen)
    assert "…" not in screen
    lines = [line.rstrip() for line in screen.splitlines()]
    assert max(map(len, lines)) <= columns
    for game in all_games():
        options = cast(dict[str, dict[str, object]], game.options_schema()["properties"])
        for name, schema in options.items():
            default = schema["default"]
            assert any(line.startswith(f"{name} = {str(default).lower()}".rstrip()) for line in lines)
            for value in cast(list[object], schema.get("enum", schema.get("x-each", schema.get("x-several", [])))):
                assert re.search(rf"[ (]{value}[,);]", screen)


def test_the_list_says_whether_the_rules_are_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    main(["games"])
    last_line = capsys.readouterr().out.splitlines()[-1]
    assert last_line == build_sentence()
    assert ("compiled." in last_line) == is_compiled()
    assert ("pure Python" in last_line) != is_compiled()
