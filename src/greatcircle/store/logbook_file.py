"""This file is logbooks on disk: read with a clear word when that fails, written whole or not at all."""

from pathlib import Path

from greatcircle.kernel.logbook import Logbook, format_logbook, parse_logbook
from greatcircle.kernel.refusal import BadInput
from greatcircle.store.whole_file import write_whole


def read_logbook_file(path: Path) -> Logbook:
    """Read a logbook; `BadInput` when there is no such text file, `LogbookError` when its lines are not right."""
    try:
        text = path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}; check the path of the logbook.") from None
    except IsADirectoryError:
        raise BadInput(f"{path} is a folder; name one of the logbooks in it.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is no text in UTF-8, so it is not a logbook; check the path.") from None
    except OSError as fault:
        raise BadInput(f"{path} cannot be read ({_cause(fault)}); check the path and its permissions.") from None
    return parse_logbook(text)


def write_logbook_file(path: Path, logbook: Logbook) -> None:
    """Write a logbook so that the file is either the whole new one or what stood there before, even after a crash."""
    try:
        content = format_logbook(logbook).encode("utf-8")
    except UnicodeEncodeError:
        raise BadInput("A name or a seed in this match holds half a character; choose one of whole letters.") from None
    write_whole(path, content)


def _cause(fault: OSError) -> str:
    return (fault.strerror or type(fault).__name__).lower()
