"""Tables in PostgreSQL: several processes at once, news between them, and a server that goes away."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable

import psycopg
import pytest

from greatcircle.kernel.refusal import BadInput
from greatcircle.store.contract import (
    Appended,
    Changed,
    NewsMissed,
    Overtaken,
    PeerMessage,
    SeatKey,
    StoreError,
    StoreNews,
    TableStore,
)
from greatcircle.store.place import open_store
from greatcircle.store.postgres import schema
from greatcircle.store.postgres.schema import MIGRATIONS
from tests.store.postgres_server import PostgresServer
from tests.store.table import digest, entry, open_table

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Pair = tuple[TableStore, TableStore]


@pytest.fixture
async def pair(database: str) -> AsyncIterator[Pair]:
    """Two stores on one database, as two processes have them."""
    async with open_store(database) as one, open_store(database) as other:
        yield one, other


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_two_processes_never_both_write_a_number(pair: Pair) -> None:
    names = [f"table{number}" for number in range(25)]
    for name in names:
        await open_table(pair[0], name)
    for side in (0, 1):  # both are connected and awake before they race
        await open_table(pair[side], f"own{side}")
    wins = [0, 0]

    async def play(side: int, name: str, luck: random.Random) -> None:
        while True:
            number = len(await pair[side].entries(name)) + 1
            if number > 20:
                return
            batch = [entry(f"{side} {number}")] * luck.randrange(1, 4)
            try:
                await pair[side].append(name, number, batch, keys=[SeatKey(side, digest(str(number)))])
                wins[side] += 1
                await asyncio.sleep(0.005)  # the other may win the next number
            except Overtaken:
                pass

    await asyncio.gather(*(play(side, name, random.Random(side)) for name in names for side in (0, 1)))
    assert min(wins) > 0
    for name in names:
        entries = await pair[0].entries(name)
        assert [each.number for each in entries] == list(range(1, len(entries) + 1))
        at = 0
        while at < len(entries):
            said = entries[at].data
            assert said.endswith(b' %d"}' % (at + 1)), "a batch was written in part"
            while at < len(entries) and entries[at].data == said:
                at += 1


async def test_processes_that_open_tables_at_once_never_get_the_same_code(pair: Pair) -> None:
    codes = [f"C{number:02}" for number in range(40)]
    for number, code in enumerate(codes[:10]):
        await open_table(pair[0], f"old{number}", code, idle_days=100)

    async def create(number: int) -> str:
        mine = codes[:]
        random.Random(number).shuffle(mine)
        for code in mine:
            try:
                return await open_table(pair[number % 2], f"table{number}", code)
            except Exception as fault:
                assert type(fault).__name__ == "NoCodeFree"  # noqa: PT017 (the loop goes on)
        raise AssertionError("no code was free")

    given = await asyncio.gather(*(create(number) for number in range(40)))
    assert sorted(given) == codes


async def test_news_reach_the_other_process_and_not_oneself(pair: Pair) -> None:
    one, other = pair
    heard: list[StoreNews] = []
    own: list[StoreNews] = []
    other.subscribe(heard.append)
    one.subscribe(own.append)
    await open_table(one, "a")
    await one.append("a", 1, [entry("1"), entry("2")])
    await one.set_key("a", 0, digest("secret"))
    await one.set_next("a", "b")
    await one.append("a", 3, [entry("3")], is_over=True)
    await one.tell("a", {"says": ["Hallo, Jürgen", 3]})
    await _until(lambda: len(heard) >= 6)
    assert heard == [
        Appended("a", 2),
        Changed("a"),
        Changed("a"),
        Changed("a"),
        Appended("a", 3),
        PeerMessage("a", {"says": ["Hallo, Jürgen", 3]}),
    ]
    assert [each.number for each in await other.entries("a")] == [1, 2, 3]
    await other.tell("a", "enough")
    await _until(lambda: bool(own))
    assert own == [PeerMessage("a", "enough")]


async def test_a_large_group_is_told_of_whole(pair: Pair) -> None:
    one, other = pair
    heard: list[StoreNews] = []
    other.subscribe(heard.append)
    names = [f"table{number:07}" for number in range(450)]
    await asyncio.gather(*(open_table(one, name) for name in names))
    await asyncio.gather(*(one.append(name, 1, [entry("1")]) for name in names))
    await _until(lambda: len(heard) >= 450)
    assert sorted(each.table_id for each in heard if isinstance(each, Appended)) == names


async def test_a_word_may_not_be_too_long(pair: Pair) -> None:
    heard: list[StoreNews] = []
    pair[1].subscribe(heard.append)
    await pair[0].tell("a", "x" * 3900)
    with pytest.raises(ValueError, match="4000 bytes"):
        await pair[0].tell("a", "x" * 4000)
    await _until(lambda: bool(heard))


async def test_what_others_say_on_the_channel_is_passed_over(pair: Pair, database: str) -> None:
    heard: list[StoreNews] = []
    pair[1].subscribe(heard.append)
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
        for said in ("nonsense", "[]", '{"peer":3}', '{"appended":[["a"],["a","b"],3]}', '{"changed":"a"}'):
            await connection.execute("SELECT pg_notify('greatcircle_tables', %s)", (said,))
    await _until(lambda: bool(heard))
    assert heard == [Changed("a")]


async def test_servers_that_start_at_once_make_the_tables_once(database: str) -> None:
    stores = [open_store(database) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await open_table(stores[0], "a")
    assert [await store.count() for store in stores] == [1] * 6
    await asyncio.gather(*(store.close() for store in stores))


async def test_an_older_database_is_brought_up_to_date(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_store(database) as store:
        await open_table(store, "a")
    newer = [*MIGRATIONS, ("ALTER TABLE greatcircle.tables ADD COLUMN weather text NOT NULL DEFAULT 'fair'",)]
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", newer)
        for _ in range(2):
            async with open_store(database) as store:
                assert await store.count() == 1
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT weather FROM greatcircle.tables").fetchall() == [("fair",)]
    with pytest.raises(BadInput, match=r"newer version of this program \(their format is 2, this one knows 1\)"):
        await open_store(database).open()


async def test_a_migration_that_fails_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_store(database) as store:
        await open_table(store, "a")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*MIGRATIONS, ("DROP TABLE greatcircle.entries", "SELECT nothing")])
        with pytest.raises(BadInput, match="cannot be used: column"):
            await open_store(database).open()
    async with open_store(database) as store:
        await store.append("a", 1, [entry("1")])


async def test_a_lost_connection_comes_back_without_anybody_noticing(pair: Pair, database: str) -> None:
    heard: list[StoreNews] = []
    pair[1].subscribe(heard.append)
    await open_table(pair[0], "a")
    for number in range(1, 4):
        await pair[0].append("a", number, [entry(str(number))])
        assert len(await pair[0].entries("a")) == number
        heard.clear()
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'greatcircle' AND pid <> pg_backend_pid()"
            )
        await _until(lambda: NewsMissed() in heard)
    await pair[0].append("a", 4, [entry("4")])
    await _until(lambda: Appended("a", 4) in heard)


async def test_while_the_server_is_away_nothing_is_acknowledged_and_afterwards_it_goes_on(
    postgres: PostgresServer, pair: Pair
) -> None:
    heard: list[StoreNews] = []
    pair[1].subscribe(heard.append)
    await open_table(pair[0], "a")
    postgres.stop()
    try:
        for _ in range(2):
            with pytest.raises(StoreError, match=r"cannot be used now: .*; see to its server, and try again\."):
                await pair[0].append("a", 1, [entry("1")])
        with pytest.raises(StoreError):
            await pair[0].entries("a")
        await pair[0].tell("a", "lost, without an error")
    finally:
        postgres.start()
    await pair[0].append("a", 1, [entry("1")])
    assert [each.data for each in await pair[1].entries("a")] == [entry("1")]
    await _until(lambda: NewsMissed() in heard)


async def test_a_cancelled_reader_does_not_disturb_the_next_one(pair: Pair) -> None:
    await open_table(pair[0], "a")
    await pair[0].append("a", 1, [entry("1")])
    for _ in range(20):
        reading = asyncio.create_task(pair[0].entries("a"))
        await asyncio.sleep(0.001)
        reading.cancel()
        assert len(await pair[0].entries("a")) == 1
        await asyncio.gather(reading, return_exceptions=True)
