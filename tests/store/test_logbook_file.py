"""Logbooks on disk: whole or not at all."""

import dataclasses
import os
from pathlib import Path

import pytest

from greatcircle.games import all_games
from greatcircle.kernel.dealer import QuickDealer
from greatcircle.kernel.logbook import Logbook, LogbookError, Seat, record
from greatcircle.kernel.match import Match
from greatcircle.kernel.refusal import BadInput
from greatcircle.store.logbook_file import read_logbook_file, write_logbook_file


@pytest.fixture
def logbook() -> Logbook:
    game = all_games()[0]
    seats = game.fewest_seats()
    match = Match(game, game.parse_options({}, seats), seats, QuickDealer("store"))
    while match.waits_for_chance():
        match.deal()
    return record(match, tuple(Seat(f"Zoë {seat}", "person") for seat in range(seats)))


def test_what_was_written_is_read_again(tmp_path: Path, logbook: Logbook) -> None:
    write_logbook_file(tmp_path / "a.jsonl", logbook)
    assert read_logbook_file(tmp_path / "a.jsonl") == logbook


def test_a_name_with_half_a_character_is_refused(tmp_path: Path, logbook: Logbook) -> None:
    odd = dataclasses.replace(logbook, seats=tuple(Seat("\udcff", seat.player) for seat in logbook.seats))
    with pytest.raises(BadInput, match="half a character"):
        write_logbook_file(tmp_path / "a.jsonl", odd)
    assert not (tmp_path / "a.jsonl").exists()


def test_writing_replaces_the_old_file_and_leaves_nothing_else(tmp_path: Path, logbook: Logbook) -> None:
    (tmp_path / "a.jsonl").write_text("old", "utf-8")
    os.link(tmp_path / "a.jsonl", tmp_path / "old.jsonl")
    write_logbook_file(tmp_path / "a.jsonl", logbook)
    assert sorted(os.listdir(tmp_path)) == ["a.jsonl", "old.jsonl"]
    assert (tmp_path / "old.jsonl").read_text("utf-8") == "old"
    assert read_logbook_file(tmp_path / "a.jsonl") == logbook


def test_a_write_that_fails_leaves_the_old_file_whole(
    tmp_path: Path, logbook: Logbook, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(_: int) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "a.jsonl").write_text("old", "utf-8")
    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(BadInput, match=r"a\.jsonl cannot be written \(no space left on device\)"):
        write_logbook_file(tmp_path / "a.jsonl", logbook)
    assert os.listdir(tmp_path) == ["a.jsonl"]
    assert (tmp_path / "a.jsonl").read_text("utf-8") == "old"


@pytest.mark.parametrize("name", ["nowhere/a.jsonl", ""])
def test_a_place_that_takes_no_file_is_refused(tmp_path: Path, logbook: Logbook, name: str) -> None:
    with pytest.raises(BadInput, match=r"cannot be written|is a folder"):
        write_logbook_file(tmp_path / name, logbook)
    assert os.listdir(tmp_path) == []


def test_a_missing_file_a_folder_and_other_bytes_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name, words in [("none", "There is no file"), (".", "is a folder"), ("bytes", "is no text in UTF-8")]:
        with pytest.raises(BadInput, match=words):
            read_logbook_file(tmp_path / name)
    with pytest.raises(BadInput, match=r"cannot be read \(not a directory\)"):
        read_logbook_file(tmp_path / "bytes" / "a.jsonl")


def test_a_text_that_is_no_logbook_names_its_line(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text("hello\n", "utf-8")
    with pytest.raises(LogbookError, match="Line 1: this line is not strict JSON"):
        read_logbook_file(tmp_path / "a.jsonl")
