"""This file is the writing of files so that they are whole, or what they were before."""

import contextlib
import os
import secrets
from pathlib import Path

from greatcircle.kernel.refusal import BadInput


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, even when there is a crash; `BadInput` says why it cannot be written."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder; name a file in it.")
    scratch = path.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with open(scratch, "xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(scratch, path)
        _sync_folder(path.parent)
    except OSError as fault:
        cause = (fault.strerror or type(fault).__name__).lower()
        raise BadInput(f"{path} cannot be written ({cause}); choose another place for it.") from None
    finally:
        with contextlib.suppress(OSError):
            scratch.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make the new name last as well, where the system can."""
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
