"""What was acknowledged survives `kill -9` at any moment, and nothing is there twice."""

import random
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

import pytest

from greatcircle.store.place import open_store
from tests.store.sqlite.table_writing import content

pytestmark = pytest.mark.anyio

TABLES = 12
KILLS = 12
WRITING = str(Path(__file__).with_name("table_writing.py"))


def _read(stream: IO[bytes], acknowledged: dict[int, int], moment: int, reached: threading.Event) -> None:
    """Note the highest number of each table that was acknowledged; a last line that breaks off does not count."""
    for count, line in enumerate(stream):
        if line.endswith(b"\n"):
            table, first, length = map(int, line.split())
            acknowledged[table] = first + length - 1
        if count >= moment:
            reached.set()


@pytest.mark.slow
async def test_no_acknowledged_entry_is_lost_and_none_is_there_twice(place: str) -> None:
    luck = random.Random(place.startswith("postgres"))
    acknowledged: dict[int, int] = {}
    for _ in range(KILLS):
        with subprocess.Popen([sys.executable, WRITING, place, str(TABLES)], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            reached = threading.Event()
            words = (process.stdout, acknowledged, luck.randrange(300), reached)
            reader = threading.Thread(target=_read, args=words)
            reader.start()
            assert reached.wait(60), "the process wrote nothing"
            process.kill()
            reader.join()
        async with open_store(place) as store:
            for table in range(TABLES):
                entries = await store.entries(f"table{table}")
                assert len(entries) >= acknowledged.get(table, 0)
                for number, entry in enumerate(entries, 1):
                    assert (entry.number, entry.data) == (number, content(table, number))
    assert len(acknowledged) == TABLES
