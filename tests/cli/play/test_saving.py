"""Matches saved and resumed: on disk before the next prompt, and the same match when they go on."""

import subprocess
import sys
from pathlib import Path

import pytest

from greatcircle.cli.command.play import open_table, run_play
from greatcircle.cli.play.saving import saved_matches
from greatcircle.cli.play.talk import play_at
from greatcircle.kernel.logbook import RecordedMove
from greatcircle.kernel.refusal import BadInput
from greatcircle.store.logbook_file import read_logbook_file
from tests.cli.played_match import GAME_ID, PEOPLE, SHORT, TO_RED_5, parsed, played, verified, wires
from tests.cli.table_talk import Talk, first_choice, first_choices, typing

# Saving


def test_whatever_a_player_has_seen_is_on_disk_before_the_next_prompt() -> None:
    sizes: list[tuple[int, int]] = []

    def player(prompt: str) -> str:
        sizes.append((len(read_logbook_file(table.save_file.path).moves), len(table.match.log)))
        return first_choice(prompt)

    talk = Talk(player)
    table = open_table(parsed(*SHORT), talk.screen)
    play_at(table)
    assert len(sizes) > 25
    assert all(on_disk == in_match for on_disk, in_match in sizes)


def test_a_resumed_match_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    whole, _ = played(first_choice, *SHORT)
    path = tmp_path / "match.jsonl"
    words: tuple[str, ...] = (*SHORT, "--save", str(path))
    for stop in (1, 2, 5, 8):
        table, shown = played(first_choices(stop), *words)
        assert f"Go on with: greatcircle play --resume {path}" in shown
        assert wires(table) == wires(whole)[: len(table.match.log)]
        words = ("--resume", str(path))
    table, _ = played(first_choice, *words)
    assert wires(table) == wires(whole)
    assert verified(path).outcome is not None


def test_a_resumed_match_tells_what_happened_last(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played(typing([*TO_RED_5, "1"]), *PEOPLE, "--save", str(path))
    _, shown = played(typing([]), "--resume", str(path))
    assert "Blue throws a 4. Blue-1 goes from base-D to D4.\nRed throws a 5.\n" in shown.split("D1")[-1]


def test_a_resumed_move_can_still_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played(typing(["a2"]), *PEOPLE, "--save", str(path))
    table, _ = played(typing(["undo", "f6"]), "--resume", str(path))
    assert wires(table) == ["throw 2", "pick red-1", "go F6"]


def test_a_resumed_match_remembers_its_players_unless_others_take_the_seats(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played(typing([]), GAME_ID, "--players", "greedy,person,random", "--save", str(path))
    table, _ = played(typing([]), "--resume", str(path))
    assert [seat.player for seat in table.seats] == ["greedy", "person", "random"]
    table, _ = played(typing([]), "--resume", str(path), "--players", "person,person,greedy")
    assert [seat.player for seat in table.seats] == ["person", "person", "greedy"]


@pytest.mark.parametrize("leaving", [EOFError, KeyboardInterrupt])
def test_leaving_suddenly_saves_in_the_usual_place(leaving: type[BaseException]) -> None:
    def player(prompt: str) -> str:
        if "Enter" in prompt:
            raise leaving
        return "a2"

    table, shown = played(player, *PEOPLE)
    assert "The match is saved. Go on with: greatcircle play --resume " in shown
    (saved,) = saved_matches()
    assert saved.path == table.save_file.path
    assert len(saved.logbook.moves) == 3


def test_quit_keeps_the_match_or_not() -> None:
    _, shown = played(typing(["quit", "y"]), *PEOPLE)
    assert "Go on with: greatcircle play --resume " in shown
    assert len(saved_matches()) == 1
    _, shown = played(typing(["q", "n"]), *PEOPLE)
    assert "The match is not kept." in shown
    assert len(saved_matches()) == 1


def test_save_writes_a_copy_and_asks_before_it_writes_over_something(tmp_path: Path) -> None:
    path = tmp_path / "copy.jsonl"
    table, shown = played(typing([f"save {path}", "a2", f"save {path}", "n", f"save {tmp_path}", "save"]), *PEOPLE)
    assert len(verified(path).moves) == 2
    assert "exists. Write over it? [y/N] n" in shown
    assert "is a folder" in shown
    assert f"--resume {table.save_file.path}" in shown


def test_a_match_that_cannot_be_saved_goes_on_and_says_so_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GREATCIRCLE_DATA", str(tmp_path / "file"))
    path = tmp_path / "rescue.jsonl"
    _, shown = played(typing(["a2", "", "quit", "n", f"save {path}", "d4", "quit"]), *PEOPLE)
    assert shown.count("The match is not saved: The folder") == 1
    assert "set GREATCIRCLE_DATA to a folder" in shown
    assert "The match is not saved. Leave all the same? [y/N] n" in shown
    assert [recorded.wire.get("to") for recorded in verified(path).moves][-1] == "D4"


# Wrong use


def test_a_file_that_exists_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("my diary")
    with pytest.raises(BadInput, match="exists already"):
        open_table(parsed(GAME_ID, "--save", str(path)), Talk(typing([])).screen)


def test_only_a_match_of_the_game_asked_for_that_is_not_over_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played(typing([]), *SHORT, "--save", str(path))
    with pytest.raises(BadInput, match=f"is a match of {GAME_ID}, not of chess"):
        open_table(parsed("chess", "--resume", str(path)), Talk(typing([])).screen)
    played(first_choice, "--resume", str(path))
    with pytest.raises(BadInput, match="is over; step through it with greatcircle replay"):
        open_table(parsed("--resume", str(path)), Talk(typing([])).screen)


def test_a_damaged_save_file_is_a_failure_that_names_the_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.jsonl"
    played(typing(["a2"]), *PEOPLE, "--save", str(path))
    path.write_text(path.read_text("utf-8").replace('"die":2', '"die":3'), "utf-8")
    assert run_play(parsed("--resume", str(path))) == 1
    assert "Line 2 (move 1)" in capsys.readouterr().err


# For real


def test_what_a_player_has_seen_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "greatcircle", "play", *PEOPLE, "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("a2\n")
    process.stdin.flush()
    for line in process.stdout:
        if "Red-1 goes from base-A to A2." in line:
            break
    process.kill()
    process.communicate()
    assert verified(path).moves[-1] == RecordedMove(0, {"move": "go", "to": "A2"})


def test_a_match_of_older_rules_says_so_and_lists_the_options_it_has(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    older = ("captivade", "--players", "person,greedy", "--option", "rules_version=1")
    _, shown = played(typing(["options"]), *older, "--save", str(path))
    assert "goes on under the rules it was opened with" in shown
    assert "notebook = true" in shown
    assert "characters" not in shown
    _, shown = played(typing([]), "--resume", str(path))
    assert "goes on under the rules it was opened with" in shown
    _, shown = played(typing(["options"]), "captivade", "--players", "person,greedy", "--option", "characters=red,any")
    assert "goes on under the rules" not in shown
    assert "characters = red,any" in shown
