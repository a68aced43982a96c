"""The folder of the data: one for each platform, and a way out when it cannot be written."""

import os
from pathlib import Path

import pytest

from greatcircle.kernel.refusal import BadInput
from greatcircle.store.data_folder import data_folder, make_folder


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/h"}, "/h/.local/share/greatcircle"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "/x"}, "/x/greatcircle"),
        ("darwin", {"HOME": "/h", "XDG_DATA_HOME": "/x"}, "/h/Library/Application Support/greatcircle"),
        ("win32", {"USERPROFILE": "/h", "LOCALAPPDATA": "/l"}, "/l/greatcircle"),
        ("win32", {"USERPROFILE": "/h"}, "/h/AppData/Local/greatcircle"),
        ("linux", {"HOME": "/h", "GREATCIRCLE_DATA": "/g"}, "/g"),
    ],
)
def test_each_platform_has_its_folder(platform: str, environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment, platform) == Path(folder)


def test_a_folder_is_made_once(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "matches"
    make_folder(folder)
    make_folder(folder)
    assert os.listdir(folder) == []


def test_a_folder_that_cannot_be_made_comes_with_the_way_out(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(
        BadInput, match=r"cannot be made \(.+\); set GREATCIRCLE_DATA to a folder that can be written\."
    ):
        make_folder(tmp_path / "file" / "matches")


def test_a_folder_that_cannot_be_written_comes_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: not (path == tmp_path and mode & os.W_OK))
    with pytest.raises(BadInput, match=r"cannot be written; set GREATCIRCLE_DATA to a folder that can be written\."):
        make_folder(tmp_path)
