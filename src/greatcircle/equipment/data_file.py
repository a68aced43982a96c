"""This file is how a game reads the data that lies beside its code: its board, its cards, its map."""

import json
from importlib import resources
from typing import Any


def read_data(package: str, *path: str) -> dict[str, Any]:
    """Read a JSON file that lies in a package; its path are the names of folders, if any, and of the file."""
    data: dict[str, Any] = json.loads(resources.files(package).joinpath(*path).read_text("utf-8"))
    return data
