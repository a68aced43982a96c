"""`greatcircle questions`: packs checked, added, listed, taken away, and played with."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from greatcircle.cli.command.questions import FORMATS, example
from greatcircle.cli.main import main
from greatcircle.games import all_games

QUIZ = next(
    game.identity.id
    for game in all_games()
    if any(field.get("x-of") == "packs" for field in cast(dict[str, Any], game.options_schema()["properties"]).values())
)
"""A game that takes packs."""
GOOD = "question,answer,wrong\nWho bakes?,Ann,Bob|Cid|Dot\nWho sings?,Bea,Bob|Cid|Dot\n"


def written(folder: Path, text: str, name: str = "family.csv") -> str:
    path = folder / name
    path.write_text(text, "utf-8")
    return str(path)


def added(path: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["questions", "add", path, "--json"]) == 0
    pack_id: str = json.loads(capsys.readouterr().out)["pack"]["id"]
    return pack_id


def test_a_good_pack_is_praised_and_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["questions", "check", written(tmp_path, GOOD)]) == 0
    shown = capsys.readouterr().out
    assert "holds 2 questions" in shown
    assert "Every line is right" in shown
    assert main(["questions", "list"]) == 0
    assert "There are no packs yet" in capsys.readouterr().out


def test_faults_are_told_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "question,answer,wrong,level\nWho?,,B|C|D,\nWho?,Ann,B,easy\n")
    assert main(["questions", "check", path]) == 1
    told = capsys.readouterr()
    assert "Line 2: The answer is missing; write one, or take the line out." in told.out
    assert "Line 3: There are 1 wrong answers" in told.out
    assert "Line 3: There is no level 'easy'" in told.out
    assert "is no pack yet" in told.err


def test_faults_are_told_to_programs_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["questions", "add", written(tmp_path, "question,answer,wrong\nWho?,,B|C|D\n"), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["pack"] is None
    assert told["faults"][0]["line"] == 2
    assert main(["questions", "list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_a_pack_is_added_listed_and_taken_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, GOOD)
    assert main(["questions", "add", path]) == 0
    assert "--option boxes=both --option packs=family-" in capsys.readouterr().out
    pack_id = added(path, capsys)
    assert main(["questions", "list"]) == 0
    assert capsys.readouterr().out == f"{pack_id}: family, 2 questions\n"
    assert main(["questions", "remove", pack_id]) == 0
    capsys.readouterr()
    assert main(["questions", "remove", pack_id]) == 2
    assert "There is no question pack" in capsys.readouterr().err


@pytest.mark.parametrize("form", FORMATS)
def test_the_example_is_a_pack_itself(form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["questions", "example", "--format", form]) == 0
    assert capsys.readouterr().out == example(form)
    assert main(["questions", "check", written(tmp_path, example(form), f"mine.{form}")]) == 0
    assert "3 questions, 1 of them about a continent" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check"], "wants a file behind it"),
        (["remove"], "wants the name of a pack behind it"),
        (["list", "x"], "takes nothing behind it"),
        (["dance"], "questions --help"),
        (["check", "nowhere.csv"], "There is no file nowhere.csv"),
        (["check", "."], "is a folder"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["questions", *words]) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_file_that_is_no_text_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.csv"
    path.write_bytes(b"question,answer\nWho?,J\xf6rg\n")
    assert main(["questions", "check", str(path)]) == 2
    assert "save it as UTF-8" in " ".join(capsys.readouterr().err.split())


def test_a_match_is_played_with_a_pack_and_replayed_only_where_the_pack_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pack_id = added(written(tmp_path, GOOD), capsys)
    folder = tmp_path / "log"
    options = ["--option", "boxes=packs", "--option", f"packs={pack_id}", "--option", "round_limit=3"]
    words = ["sim", QUIZ, "--seats", "2", "--games", "2", "--jobs", "2", "--seed", "1", *options]
    assert main([*words, "--logbook", str(folder)]) == 0
    logbook = str(sorted(folder.iterdir())[0])
    capsys.readouterr()
    assert main(["replay", logbook, "--verify"]) == 0
    assert "OK" in capsys.readouterr().out
    monkeypatch.setenv("GREATCIRCLE_DATA", str(tmp_path / "elsewhere"))
    assert main(["replay", logbook, "--verify"]) == 1
    told = " ".join(capsys.readouterr().err.split())
    assert f"There is no question pack {pack_id!r} here" in told
    assert main(words) == 2
    assert "greatcircle questions add FILE" in " ".join(capsys.readouterr().err.split())
