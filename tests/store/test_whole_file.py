"""Files written whole or not at all."""

import os
from pathlib import Path

import pytest

from greatcircle.kernel.refusal import BadInput
from greatcircle.store.whole_file import write_whole


def test_an_older_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, b"a long first text")
    write_whole(path, b"second")
    assert path.read_bytes() == b"second"
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, step, no_room)
    with pytest.raises(BadInput, match=r"file cannot be written \(no space left on device\); choose another place"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["file"]


def test_a_folder_and_a_place_that_is_not_there_are_told_of(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"is a folder; name a file in it\."):
        write_whole(tmp_path, b"")
    with pytest.raises(BadInput, match=r"cannot be written \(no such file or directory\)"):
        write_whole(tmp_path / "nowhere" / "file", b"")
    assert os.listdir(tmp_path) == []
