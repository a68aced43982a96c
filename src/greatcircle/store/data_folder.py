"""This file is where the program keeps what lasts: the folder of the platform, or the one that a setting names."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from greatcircle.kernel.refusal import BadInput

FOLDER_SETTING: Final = "GREATCIRCLE_DATA"


def data_folder(environment: Mapping[str, str], platform: str) -> Path:
    """Give the folder that a platform has for the data of a program; GREATCIRCLE_DATA names another one."""
    if environment.get(FOLDER_SETTING):
        return Path(environment[FOLDER_SETTING]).expanduser()
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or "~").expanduser()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "greatcircle"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "greatcircle"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "greatcircle"


def make_folder(folder: Path) -> None:
    """Make a folder below that of our data, unless it is there; `BadInput` when nothing can be written into it."""
    mend = f"set {FOLDER_SETTING} to a folder that can be written."
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        cause = (fault.strerror or type(fault).__name__).lower()
        raise BadInput(f"The folder {folder} cannot be made ({cause}); {mend}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadInput(f"The folder {folder} cannot be written; {mend}")
