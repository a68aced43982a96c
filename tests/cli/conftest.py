"""This file is what all tests of the command line share: saved matches in a folder of their own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREATCIRCLE_DATA", str(tmp_path / "data"))
