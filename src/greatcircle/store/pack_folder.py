"""This file is the folder of question packs: a file for each, under an id that changes with whatever is in it."""

import json
import re
from pathlib import Path
from typing import Final

from greatcircle.equipment.quiz.pack import pack_from_json, pack_to_json
from greatcircle.equipment.quiz.question import Pack, install_finder
from greatcircle.kernel.refusal import BadInput
from greatcircle.store.data_folder import make_folder
from greatcircle.store.whole_file import write_whole

FOLDER: Final = "packs"
"""The name of the folder in that of our data."""
SUFFIX: Final = ".json"
ID: Final = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?")
"""What the id of a pack may be, and nothing that leads out of the folder."""
PACKS_MOST: Final = 200
"""So many packs are kept in a folder."""


class PackFolder:
    """The packs that are kept on this machine."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER

    def keep(self, pack: Pack) -> None:
        """Keep a pack; doing it twice does no harm."""
        make_folder(self._folder)
        known = self._ids()
        if pack.id not in known and len(known) >= PACKS_MOST:
            raise BadInput(
                f"{PACKS_MOST} packs are kept already; take one away with `greatcircle questions remove PACK`."
            )
        content = json.dumps(pack_to_json(pack), ensure_ascii=False, indent=1)
        write_whole(self._path(pack.id), f"{content}\n".encode())

    def find(self, pack_id: str) -> Pack | None:
        """Read a pack; None when there is no such pack, `BadInput` when its file was changed or cannot be read."""
        if ID.fullmatch(pack_id) is None:
            return None
        mend = "add it again from the file that it was made from."
        try:
            pack = pack_from_json(json.loads(self._path(pack_id).read_bytes()))
        except FileNotFoundError:
            return None
        except OSError as fault:
            cause = (fault.strerror or type(fault).__name__).lower()
            raise BadInput(f"The question pack {pack_id!r} cannot be read ({cause}); {mend}") from None
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise BadInput(f"The question pack {pack_id!r} is damaged; {mend}") from None
        if pack.id != pack_id:
            raise BadInput(f"The question pack {pack_id!r} was changed after it was added; {mend}")
        return pack

    def packs(self) -> list[Pack]:
        """List all packs that can be read, by their ids."""
        found: list[Pack] = []
        for pack_id in self._ids():
            try:
                pack = self.find(pack_id)
            except BadInput:
                continue
            if pack is not None:
                found.append(pack)
        return found

    def remove(self, pack_id: str) -> bool:
        """Take a pack away; tell whether there was one."""
        if ID.fullmatch(pack_id) is None or not self._path(pack_id).is_file():
            return False
        self._path(pack_id).unlink()
        return True

    def _ids(self) -> list[str]:
        if not self._folder.is_dir():
            return []
        return sorted(path.stem for path in self._folder.glob(f"*{SUFFIX}") if ID.fullmatch(path.stem))

    def _path(self, pack_id: str) -> Path:
        return self._folder / f"{pack_id}{SUFFIX}"


def use_packs(data: Path) -> PackFolder:
    """Let games find the packs that are kept below a data folder."""
    folder = PackFolder(data)
    install_finder(folder.find)
    return folder
