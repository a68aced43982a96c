"""The thread that writes: groups, what fails in them, and a disk that is full."""

import asyncio
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from greatcircle.store.contract import NoCodeFree
from greatcircle.store.place import open_store
from tests.store.table import RECORD, entry, open_table

pytestmark = pytest.mark.anyio

FULL_DISK = """
import asyncio, resource, sys, time
from greatcircle.store.place import open_store
from greatcircle.store.contract import StoreError, TableRecord

async def fill():
    async with open_store(sys.argv[1]) as store:
        for name in ("a", "b"):
            await store.create(TableRecord(name, "", "g", 1, {}, 2, b"seed", time.time()), [name], [], [])
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
        number = 0
        try:
            while True:
                await store.append("a", number + 1, [b"x" * 3000])
                number += 1
        except StoreError as problem:
            print(problem)
        small = await asyncio.gather(
            store.append("b", 1, [b"y" * 300_000]), store.append("a", number + 1, [b"z" * 300_000]),
            return_exceptions=True,
        )
        print([type(outcome).__name__ for outcome in small])
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert [each.number for each in await store.entries("a")] == list(range(1, number + 1))
        await store.append("a", number + 1, [b"after"])
        await store.append("b", 1, [b"after"])
        print(number + 1)

asyncio.run(fill())
"""


async def test_a_work_that_fails_in_an_unforeseen_way_fails_alone(tmp_path: Path) -> None:
    async with open_store(str(tmp_path)) as store:
        for name in ("a", "b", "c"):
            await open_table(store, name)
        spoiled = replace(RECORD, id="spoiled", options={"no JSON": {1, 2}})
        outcomes = await asyncio.gather(
            store.append("a", 1, [entry("1")]),
            store.create(replace(RECORD, id="x"), ["a"], [], []),
            store.set_next("a", "b"),
            store.create(spoiled, ["BCDF"], [], []),
            store.append("b", 1, [entry("1"), entry("2")]),
            store.append("a", 2, [entry("2")]),
            store.create(replace(RECORD, id="y"), ["BCDF"], [], [entry("1")]),
            return_exceptions=True,
        )
        kinds = [type(outcome).__name__ for outcome in outcomes]
        assert kinds == ["float", NoCodeFree.__name__, "str", "TypeError", "float", "float", "TableRecord"]
        assert [each.data for each in await store.entries("a")] == [entry("1"), entry("2")]
        assert [each.data for each in await store.entries("b")] == [entry("1"), entry("2")]
        assert await store.load("spoiled") is None
        assert await store.find_code("BCDF") == "y"


async def test_what_gathers_while_the_disk_is_busy_is_one_transaction(tmp_path: Path) -> None:
    async with open_store(str(tmp_path)) as store:
        for number in range(300):
            await open_table(store, f"table{number}")
        file = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        file.execute("BEGIN IMMEDIATE")
        waiting = [asyncio.create_task(store.append(f"table{number}", 1, [entry("1")])) for number in range(300)]
        assert await store.entries("table0") == []
        assert await store.count() == 300
        assert not any(task.done() for task in waiting)
        file.execute("COMMIT")
        seen: set[int] = set()
        while not all(task.done() for task in waiting):
            await asyncio.sleep(0)
            seen.add(file.execute("SELECT count(*) FROM entries").fetchone()[0])
        file.close()
        assert len(seen) <= 4, "300 appends came in more than a few groups"
        await asyncio.gather(*waiting)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
async def test_nothing_is_acknowledged_that_finds_no_room_and_later_it_goes_on(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", FULL_DISK, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    sentence, kinds, count = done.stdout.splitlines()
    assert sentence.startswith(f"{tmp_path / 'tables.sqlite'} cannot be written (")
    assert kinds == "['StoreError', 'StoreError']"
    async with open_store(str(tmp_path)) as store:
        entries = await store.entries("a")
        assert [each.number for each in entries] == list(range(1, int(count) + 1))
        assert [each.data for each in await store.entries("b")] == [b"after"]
