"""This file is where matches are looked back at: one at a time, in a process of its own, and each but once.

What is found is kept for those who ask again. A process that takes too long or dies harms nobody but who asked.
"""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import Process
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import DecodeError
from msgspec.json import Decoder

from greatcircle.server.http.form import MatchReview
from greatcircle.server.recent import Recent
from greatcircle.store.data_folder import FOLDER_SETTING

SECONDS_MOST: Final = 240.0
"""After so long a look back is given up."""
KEPT: Final = 100
WAITING_MOST: Final = 20
"""When more matches than these wait to be looked at, further ones are refused."""

log = logging.getLogger(__name__)


class ReviewRefused(Exception):
    """A match cannot be looked back at now; the sentence says what to do."""


class ReviewDesk:
    """Whoever has matches looked back at."""

    def __init__(
        self, finder: str, data: Path, seconds: float = SECONDS_MOST, waiting_most: int = WAITING_MOST
    ) -> None:
        self._command = [sys.executable, "-P", "-m", "greatcircle.server.replay.review_worker", finder]
        self._data = data
        self._turn = asyncio.Semaphore(1)
        self._found: Recent[str, MatchReview] = Recent(KEPT)
        self._looking: dict[str, asyncio.Task[MatchReview]] = {}

    async def review(self, key: str, logbook: Callable[[], str]) -> MatchReview:
        """Give what is found in a match; who asks for the same one meanwhile waits for the same."""
        found = self._found.find(key)
        if found is not None:
            return found
        looking = self._looking.get(key)
        if looking is None:
            if len(self._looking) >= WAITING_MOST:
                raise ReviewRefused("Many matches are being looked back at just now. Try again in a few minutes.")
            looking = asyncio.create_task(self._look(key, logbook))
            self._looking[key] = looking
            looking.add_done_callback(lambda _: self._looking.pop(key, None))
        return await asyncio.shield(looking)  # whoever goes away takes nothing from those who stay

    async def stop(self) -> None:
        """Give up whatever is being looked at."""
        tasks = list(self._looking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self, key: str, logbook: Callable[[], str]) -> MatchReview:
        async with self._turn:
            text = await asyncio.to_thread(logbook)
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            environment[FOLDER_SETTING] = str(self._data)
            process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment,
                start_new_session=True,  # Ctrl-C is for the server alone
            )
            try:
                said, _ = await asyncio.wait_for(process.communicate(text.encode()), SECONDS_MOST)
                found = Decoder(MatchReview).decode(said)
            except (TimeoutError, DecodeError) as fault:
                log.warning("The match of table %s could not be looked back at: %s", key, type(fault).__name__)
                raise ReviewRefused("This match could not be looked back at. Try again later.") from None
            finally:
                await _end(process)
            self._found.keep(key, found)
            return found


async def _end(process: Process) -> None:
    """End a process if it has not ended by itself."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
