"""Only one process serves a file of tables."""

import subprocess
import sys
from pathlib import Path

import pytest

from greatcircle.store.contract import AlreadyServed
from greatcircle.store.place import open_store
from tests.store.table import open_table

pytestmark = pytest.mark.anyio

SERVE = """
import asyncio, sys
from greatcircle.store.place import open_store
async def serve():
    async with open_store(sys.argv[1]):
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(serve())
"""
SENTENCE = r"tables\.sqlite are served by another process already; stop that one, choose another folder"


async def test_a_second_process_is_told_so_until_the_first_is_gone_even_if_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"open\n"
        with pytest.raises(AlreadyServed, match=SENTENCE):
            await open_store(str(tmp_path)).open()
        process.kill()
    async with open_store(str(tmp_path)) as store:
        assert await store.count() == 0


async def test_a_second_store_in_the_same_process_is_told_so(tmp_path: Path) -> None:
    async with open_store(str(tmp_path)) as store:
        for _ in range(2):
            with pytest.raises(AlreadyServed, match=SENTENCE):
                await open_store(str(tmp_path)).open()
        await open_table(store, "a")
        second = subprocess.run(
            [sys.executable, "-c", SERVE, str(tmp_path)], stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        assert b"AlreadyServed" in second.stderr
    async with open_store(str(tmp_path)) as store:
        assert await store.count() == 1
