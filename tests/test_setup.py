"""Setting up: the scripts say clearly what is missing."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ("sh", "dirname", "readlink", "env")


def lonely_path(folder: Path) -> Path:
    """Make a folder of programs with nothing but what the scripts need."""
    folder.mkdir()
    for tool in TOOLS:
        found = next(Path(place, tool) for place in os.environ["PATH"].split(os.pathsep) if Path(place, tool).exists())
        (folder / tool).symlink_to(found)
    return folder


@pytest.mark.parametrize("script", ["play", "check"])
def test_a_python_that_is_too_old_is_named(script: str, tmp_path: Path) -> None:
    programs = lonely_path(tmp_path / "programs with spaces")
    old = programs / "python3"
    old.write_text('#!/bin/sh\ncase "$2" in *platform*) echo 3.9.18 ;; *) exit 1 ;; esac\n')
    old.chmod(0o755)
    done = subprocess.run(
        [str(ROOT / script)], env={"PATH": str(programs)}, capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 1
    assert f"needs Python 3.11 or newer. Found only: {old} (3.9.18)." in done.stderr
    assert "Install a newer Python" in done.stderr


def test_no_python_at_all_is_said_too(tmp_path: Path) -> None:
    programs = lonely_path(tmp_path / "programs")
    done = subprocess.run(
        [str(ROOT / "play")], env={"PATH": str(programs)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Great Circle needs Python 3.11 or newer.\n")
