"""This file is a process that writes to many tables until it is killed, and says what the store has acknowledged.

`python table_writing.py WHERE TABLES`: each line it prints is the number of a table, the first number of a batch that
is on disk, and its length.
"""

import asyncio
import random
import sys
import time

from greatcircle.store.contract import TableRecord, TableStore
from greatcircle.store.place import open_store


def content(table: int, number: int) -> bytes:
    """Give what stands in an entry, whoever writes it."""
    return b'{"table":%d,"number":%d,"filling":"%s"}' % (table, number, b"x" * (number % 97))


async def write(store: TableStore, table: int) -> None:
    """Go on where the log of a table ends, for ever."""
    table_id = f"table{table}"
    if await store.load(table_id) is None:
        await store.create(TableRecord(table_id, "", "g", 1, {}, 2, b"seed", time.time()), [table_id], [], [])
    number = len(await store.entries(table_id)) + 1
    luck = random.Random(number)
    while True:
        count = luck.randrange(1, 5)
        await store.append(table_id, number, [content(table, number + step) for step in range(count)])
        sys.stdout.write(f"{table} {number} {count}\n")
        sys.stdout.flush()
        number += count


async def main(where: str, tables: int) -> None:
    """Write to all tables at once."""
    async with open_store(where) as store:
        await asyncio.gather(*(write(store, table) for table in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
