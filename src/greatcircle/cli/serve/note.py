"""This file is the note that a server leaves beside its data while it runs, so that a second start finds the first."""

import contextlib
import http.client
import json
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

FILE_NAME: Final = "server.json"
PATIENCE_SECONDS: Final = 2.0
CATALOGUE: Final = "/api/catalogue"


class Note:
    """The note in a folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self._text = ""

    def leave(self, address: str) -> None:
        """Write down where the server of this process is; without a note the server does as well."""
        self._text = json.dumps({"address": address, "process": os.getpid()}) + "\n"
        with contextlib.suppress(OSError):
            self._path.write_text(self._text, "utf-8")

    def take_back(self) -> None:
        """Remove the note, if it is still the one that was left."""
        with contextlib.suppress(OSError):
            if self._text and self._path.read_text("utf-8") == self._text:
                self._path.unlink()


def running_server(folder: Path) -> str | None:
    """Give the address of the server that has left a note in a folder, if it is one of ours and answers."""
    try:
        note = json.loads((folder / FILE_NAME).read_text("utf-8"))
        address = str(note["address"])
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return address if _answers(address) else None


def _answers(address: str) -> bool:
    """Ask whether somebody is at home."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE_SECONDS)
    try:
        connection.request("GET", CATALOGUE)
        catalogue = json.loads(connection.getresponse().read())
    except (OSError, ValueError, http.client.HTTPException):
        return False
    finally:
        connection.close()
    return isinstance(catalogue, dict) and "games" in catalogue
