"""The contract of a store of tables, kept by SQLite and by PostgreSQL."""

import asyncio
import random
import time
from dataclasses import replace

import pytest

from greatcircle.store.contract import (
    LogEntry,
    LogGap,
    NoCodeFree,
    NoSuchTable,
    Overtaken,
    SeatKey,
    StoreError,
    TableRecord,
    TableStore,
)
from greatcircle.store.place import open_store
from tests.store.table import RECORD, digest, entry, open_table

pytestmark = pytest.mark.anyio


async def _texts(store: TableStore, table_id: str) -> list[bytes]:
    entries = await store.entries(table_id)
    assert [each.number for each in entries] == list(range(1, len(entries) + 1))
    return [each.data for each in entries]


async def test_a_table_is_loaded_as_it_was_created(store: TableStore) -> None:
    before = time.time()
    created = await store.create(RECORD, ["BCDF", "GHJK"], [SeatKey(2, digest("secret"))], [entry("a"), entry("b")])
    assert created == replace(RECORD, code="BCDF")
    assert await store.load(RECORD.id) == created
    assert await store.find_code("BCDF") == RECORD.id
    assert await store.find_code("GHJK") is None
    assert await store.keys(RECORD.id) == {2: digest("secret")}
    first, second = await store.entries(RECORD.id)
    assert (first.number, first.data, second.number, second.data) == (1, entry("a"), 2, entry("b"))
    assert before - 0.001 <= first.at == second.at <= time.time()


async def test_a_table_lasts_when_the_store_is_closed_and_opened(place: str) -> None:
    async with open_store(place) as store:
        created = await store.create(RECORD, ["BCDF"], [SeatKey(0, digest("secret"))], [entry("a")])
        await store.append(RECORD.id, 2, [entry("b")])
        entries = await store.entries(RECORD.id)
    async with open_store(place) as store:
        assert await store.load(RECORD.id) == created
        assert await store.entries(RECORD.id) == entries
        assert await store.keys(RECORD.id) == {0: digest("secret")}
        await store.append(RECORD.id, 3, [entry("c")])
        assert await _texts(store, RECORD.id) == [entry("a"), entry("b"), entry("c")]


async def test_a_table_of_the_same_id_is_not_created_again(store: TableStore) -> None:
    await open_table(store, RECORD.id)
    with pytest.raises(Overtaken):
        await store.create(replace(RECORD, seats=2), ["BCDF"], [], [entry("other")])
    loaded = await store.load(RECORD.id)
    assert loaded is not None
    assert loaded.seats == 4
    assert await store.entries(RECORD.id) == []
    assert await store.find_code("BCDF") is None


async def test_what_is_not_there_is_not_found(store: TableStore) -> None:
    for name in ("nothing", "", "nul\0", "half \ud800", "größer", "x" * 5000, "' OR 1=1 --"):
        assert await store.load(name) is None
        assert await store.find_code(name) is None
        assert await store.entries(name) == []
        assert await store.keys(name) == {}
        with pytest.raises(NoSuchTable):
            await store.append(name, 1, [entry("a")])
        with pytest.raises(NoSuchTable):
            await store.set_key(name, 0, digest("secret"))
        with pytest.raises(NoSuchTable):
            await store.set_next(name, "next")
        with pytest.raises(NoSuchTable):
            await store.set_code(name, ["BCDF"])
    assert await store.count() == 0


async def test_entries_are_read_from_a_number_on(store: TableStore) -> None:
    await open_table(store, "a")
    await open_table(store, "b")
    at = await store.append("a", 1, [entry("1"), entry("2"), entry("3")])
    await store.append("b", 1, [entry("of another table")])
    assert await store.entries("a", 1) == [LogEntry(2, at, entry("2")), LogEntry(3, at, entry("3"))]
    assert await store.entries("a", 3) == []


async def test_a_number_is_written_once_and_a_batch_whole_or_not_at_all(store: TableStore) -> None:
    await open_table(store, "a")
    await store.append("a", 1, [entry("1"), entry("2")])
    for number in (1, 2, 0, -1):
        with pytest.raises(Overtaken):
            await store.append("a", number, [entry("x"), entry("y"), entry("z")])
    assert await _texts(store, "a") == [entry("1"), entry("2")]


async def test_a_log_has_no_gap(store: TableStore) -> None:
    await open_table(store, "a")
    for number in (2, 3, 2**40, 2**80):
        with pytest.raises(LogGap):
            await store.append("a", number, [entry("x")])
    with pytest.raises(ValueError, match="nothing to append"):
        await store.append("a", 1, [])
    with pytest.raises(ValueError, match="is empty"):
        await store.append("a", 1, [entry("x"), b""])
    assert await _texts(store, "a") == []


async def test_of_many_who_write_the_same_number_one_succeeds(store: TableStore) -> None:
    await open_table(store, "a")
    for number in range(1, 6):
        tried = [store.append("a", number, [entry(f"{number} {who}")]) for who in range(40)]
        outcomes = await asyncio.gather(*tried, return_exceptions=True)
        assert sum(isinstance(outcome, float) for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Overtaken) for outcome in outcomes) == 39
    assert len(await _texts(store, "a")) == 5


async def test_a_refusal_does_not_touch_its_neighbours_in_the_group(store: TableStore) -> None:
    names = [f"table{number}" for number in range(60)]
    await asyncio.gather(*(open_table(store, name) for name in names))
    await asyncio.gather(*(store.append(name, 1, [entry("1")]) for name in names))
    firsts = [(2, 1, 9)[number % 3] for number in range(60)]
    outcomes = await asyncio.gather(
        *(store.append(name, first, [entry("2"), entry("3")]) for name, first in zip(names, firsts, strict=True)),
        store.append("nowhere", 1, [entry("1")]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [float, Overtaken, LogGap] * 20 + [NoSuchTable]
    for name, first in zip(names, firsts, strict=True):
        expected = [entry("1"), entry("2"), entry("3")] if first == 2 else [entry("1")]
        assert await _texts(store, name) == expected


async def test_appends_that_follow_each_other_need_not_wait_for_each_other(store: TableStore) -> None:
    await open_table(store, "a")
    await asyncio.gather(*(store.append("a", number, [entry(str(number))]) for number in range(1, 51)))
    assert await _texts(store, "a") == [entry(str(number)) for number in range(1, 51)]


async def test_data_are_kept_byte_by_byte(store: TableStore) -> None:
    data = [
        b' { "spaces" : 1.0e+2 } ',
        '{"name":"Jürgen 🎲","nul":"\\u0000"}'.encode(),
        bytes(range(1, 256)),
        b"\0",
        b"x" * 300_000,
        b"\xff\0\xfe",
    ]
    await open_table(store, "a")
    await store.append("a", 1, data)
    assert await _texts(store, "a") == data
    assert [each.data for each in await store.entries("a", 3)] == data[3:]


async def test_a_seat_gets_a_new_key_in_place_of_the_old_one(store: TableStore) -> None:
    await open_table(store, "a")
    await open_table(store, "b")
    await store.set_key("b", 0, digest("of another table"))
    await store.set_key("a", 0, digest("first"))
    await store.set_key("a", 1, digest("one"))
    await store.set_key("a", 0, digest("second"))
    assert await store.keys("a") == {0: digest("second"), 1: digest("one")}
    await store.set_key("a", 1, None)
    await store.set_key("a", 3, None)
    assert await store.keys("a") == {0: digest("second")}
    with pytest.raises(ValueError, match="SHA-256"):
        await store.set_key("a", 0, b"the secret itself")
    with pytest.raises(ValueError, match="no seat"):
        await store.set_key("a", 2**70, digest("x"))


async def test_keys_are_set_with_the_entries_and_only_with_them(store: TableStore) -> None:
    await open_table(store, "a")
    await store.append("a", 1, [entry("1")], keys=[SeatKey(0, digest("a")), SeatKey(1, digest("b"))])
    with pytest.raises(Overtaken):
        await store.append("a", 1, [entry("x")], keys=[SeatKey(0, digest("x"))], is_over=True)
    with pytest.raises(LogGap):
        await store.append("a", 5, [entry("x")], keys=[SeatKey(0, digest("x"))], is_over=True)
    await store.append("a", 2, [entry("2")], keys=[SeatKey(1, None)])
    assert await store.keys("a") == {0: digest("a")}
    loaded = await store.load("a")
    assert loaded is not None
    assert not loaded.is_over


async def test_it_is_noted_whether_the_match_is_over(store: TableStore) -> None:
    await open_table(store, "a")
    seen: list[bool] = []
    for number, is_over in enumerate([None, True, None, False, None], 1):
        await store.append("a", number, [entry("x")], is_over=is_over)
        loaded = await store.load("a")
        assert loaded is not None
        seen.append(loaded.is_over)
    assert seen == [False, True, True, False, False]


async def test_the_first_rematch_stays(store: TableStore) -> None:
    await open_table(store, "a")
    winners = await asyncio.gather(*(store.set_next("a", f"next{number}") for number in range(20)))
    assert len(set(winners)) == 1
    loaded = await store.load("a")
    assert loaded is not None
    assert loaded.next_table == winners[0]
    assert await store.set_next("a", "late") == winners[0]


async def test_tables_opened_at_once_get_different_codes(store: TableStore) -> None:
    codes = [f"C{number:03}" for number in range(30)]
    records = [replace(RECORD, id=f"table{number}", opened_at=time.time()) for number in range(30)]
    created = await asyncio.gather(*(store.create(record, codes, [], []) for record in records))
    assert sorted(record.code for record in created) == codes
    for record in created:
        assert await store.find_code(record.code) == record.id
    with pytest.raises(NoCodeFree):
        await store.create(replace(RECORD, id="late"), codes, [], [entry("x")])
    assert await store.load("late") is None
    assert await store.count() == 30


@pytest.mark.parametrize(
    ("idle_days", "is_over", "is_given"), [(0.9, True, False), (1.1, True, True), (59, False, False), (61, False, True)]
)
async def test_a_code_is_given_anew_a_day_after_the_end_or_after_sixty_days(
    store: TableStore, idle_days: float, is_over: bool, is_given: bool
) -> None:
    await open_table(store, "old", "BCDF", idle_days=idle_days, is_over=is_over)
    created = await store.create(replace(RECORD, id="new"), ["BCDF", "GHJK"], [], [])
    assert created.code == ("BCDF" if is_given else "GHJK")
    old = await store.load("old")
    assert old is not None
    assert old.code == ("" if is_given else "BCDF")
    assert await store.find_code("BCDF") == ("new" if is_given else "old")


async def test_an_entry_makes_an_old_table_young_again(store: TableStore) -> None:
    await open_table(store, "old", "BCDF", idle_days=100, is_over=True)
    await store.append("old", 1, [entry("x")])
    assert await open_table(store, "other", "GHJK") == "GHJK"
    with pytest.raises(NoCodeFree):
        await store.create(replace(RECORD, id="new"), ["BCDF"], [], [])


async def test_a_table_that_lost_its_code_gets_another_one(store: TableStore) -> None:
    await open_table(store, "old", "BCDF", idle_days=100)
    await open_table(store, "new", "BCDF")
    await store.append("old", 1, [entry("x")])
    with pytest.raises(NoCodeFree):
        await store.set_code("old", ["BCDF"])
    assert await store.set_code("old", ["BCDF", "GHJK"]) == "GHJK"
    assert await store.set_code("old", ["LMNP"]) == "GHJK"
    assert await store.find_code("GHJK") == "old"
    assert await store.find_code("BCDF") == "new"


async def test_an_append_nobody_waits_for_any_more_is_written_all_the_same(store: TableStore) -> None:
    await open_table(store, "a")
    waiting = asyncio.create_task(store.append("a", 1, [entry("1")]))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.append("a", 2, [entry("2")])
    assert await _texts(store, "a") == [entry("1"), entry("2")]


async def test_what_is_pending_is_written_before_the_store_closes(place: str) -> None:
    async with open_store(place) as store:
        await open_table(store, "a")
        waiting = [asyncio.create_task(store.append("a", number, [entry("x")])) for number in range(1, 31)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with open_store(place) as store:
        assert len(await _texts(store, "a")) == 30


async def test_a_closed_store_says_so(place: str) -> None:
    store = open_store(place)
    await store.open()
    await open_table(store, "a")
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append("a", 1, [entry("x")])
    with pytest.raises(StoreError, match="closed"):
        await store.load("a")


@pytest.mark.parametrize("seed", range(3))
async def test_a_store_does_what_a_dictionary_would(store: TableStore, seed: int) -> None:
    luck = random.Random(seed)
    logs: dict[str, list[bytes]] = {}
    keys: dict[str, dict[int, bytes]] = {}
    for turn in range(150):
        name = f"table{luck.randrange(6)}"
        if name not in logs:
            record = TableRecord(name, "", "g", 1, {}, 2, b"seed", 1.0)
            await store.create(record, [name], [], [])
            logs[name], keys[name] = [], {}
            continue
        log = logs[name]
        first = len(log) + luck.choice([1, 1, 1, 0, 2])
        batch = [entry(f"{turn}.{number}") for number in range(luck.randrange(1, 4))]
        key = SeatKey(luck.randrange(3), luck.choice([None, digest(str(turn))]))
        try:
            await store.append(name, first, batch, keys=[key])
        except Overtaken:
            assert first <= len(log)
            continue
        except LogGap:
            assert first > len(log) + 1
            continue
        assert first == len(log) + 1
        log += batch
        if key.digest is None:
            keys[name].pop(key.seat, None)
        else:
            keys[name][key.seat] = key.digest
    for name, log in logs.items():
        assert await _texts(store, name) == log
        assert await store.keys(name) == keys[name]
