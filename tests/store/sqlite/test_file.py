"""The file of tables: what is not to be trusted is told of and left byte by byte as it was."""

import os
import random
import sqlite3
import sys
from pathlib import Path

import pytest

from greatcircle.kernel.logbook import RecordedMove
from greatcircle.kernel.refusal import BadInput
from greatcircle.store.contract import StoreError
from greatcircle.store.place import open_store
from greatcircle.store.sqlite import file as table_file
from greatcircle.store.sqlite.file import MIGRATIONS
from tests.store.table import digest, entry, open_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A file with one table and many entries, closed."""
    async with open_store(str(tmp_path)) as store:
        await open_table(store, "a")
        await store.append("a", 1, [entry(f"number {number}") for number in range(2000)])
        await store.set_key("a", 0, digest("secret"))
    return tmp_path / "tables.sqlite"


async def _expect_left_alone(file: Path, sentence: str) -> None:
    before = file.read_bytes()
    for _ in range(2):
        with pytest.raises(BadInput, match=sentence):
            await open_store(str(file.parent)).open()
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"A text.\n", b"SQLite format 3\x00", os.urandom(5000)])
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tables.sqlite").write_bytes(content)
    await _expect_left_alone(tmp_path / "tables.sqlite", "not a file of tables of this program.*move it away")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.sqlite", "tables.sqlite.lock"]


async def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
    connection.close()
    await _expect_left_alone(tmp_path / "tables.sqlite", "not a file of tables of this program.*move it away")


@pytest.mark.parametrize("is_in_journal", [False, True])
async def test_a_newer_file_is_left_alone(file: Path, is_in_journal: bool) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    if is_in_journal:
        journal = file.with_name("tables.sqlite-wal")
        kept, content = journal.read_bytes(), file.read_bytes()
        connection.close()
        file.write_bytes(content)
        journal.write_bytes(kept)
    else:
        connection.close()
    await _expect_left_alone(
        file, r"newer version of this program \(its format is 2, this one knows 1\).*use the newer"
    )


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
async def test_a_file_that_is_cut_off_is_left_alone(file: Path, share: float) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: int(len(content) * share)])
    await _expect_left_alone(file, "is damaged and was left as it is; put back a copy of it, or move it away")


@pytest.mark.parametrize("seed", range(4))
async def test_a_file_with_spoiled_pages_is_left_alone(file: Path, seed: int) -> None:
    luck = random.Random(seed)
    content = bytearray(file.read_bytes())
    for page in luck.sample(range(1, len(content) // 4096), 6):
        content[page * 4096 : page * 4096 + 2048] = luck.randbytes(2048)
    file.write_bytes(content)
    await _expect_left_alone(file, "is damaged and was left as it is")


async def test_damage_that_shows_only_later_is_told_of(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_file, "CHECKED_MOST", 0)
    content = bytearray(file.read_bytes())
    for start in range(4096 * 4, len(content), 4096):
        content[start : start + 4096] = bytes(4096)
    file.write_bytes(content)
    async with open_store(str(file.parent)) as store:
        with pytest.raises(StoreError, match=r"cannot be read \(database disk image is malformed\)"):
            await store.entries("a")


async def test_a_journal_without_its_file_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite-wal").write_bytes(b"what was written last")
    with pytest.raises(
        BadInput, match=r"tables\.sqlite-wal, but the file tables\.sqlite that it belongs to is missing"
    ):
        await open_store(str(tmp_path)).open()
    assert (tmp_path / "tables.sqlite-wal").read_bytes() == b"what was written last"
    assert not (tmp_path / "tables.sqlite").exists()


@pytest.mark.parametrize("name", ["tables.sqlite", "tables.sqlite.lock"])
async def test_a_folder_in_place_of_the_file_is_told_of(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    with pytest.raises(BadInput, match=r"(is a folder|cannot be written).*choose"):
        await open_store(str(tmp_path)).open()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write everywhere")
async def test_a_folder_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(BadInput, match="cannot be written"):
        await open_store(str(tmp_path)).open()


async def test_an_older_file_is_brought_up_to_date(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = [
        *MIGRATIONS,
        ("ALTER TABLE tables ADD COLUMN weather TEXT NOT NULL DEFAULT 'fair'", "CREATE TABLE clouds (name TEXT)"),
        ("INSERT INTO clouds SELECT id FROM tables",),
    ]
    monkeypatch.setattr(table_file, "MIGRATIONS", newer)
    for _ in range(2):
        async with open_store(str(file.parent)) as store:
            assert len(await store.entries("a")) == 2000
            assert await store.keys("a") == {0: digest("secret")}
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (3,)
        assert connection.execute("SELECT weather FROM tables").fetchall() == [("fair",)]
        assert connection.execute("SELECT name FROM clouds").fetchall() == [("a",)]
    connection.close()


async def test_a_migration_that_fails_leaves_the_older_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(table_file, "MIGRATIONS", [*MIGRATIONS, ("DROP TABLE entries", "SELECT * FROM nowhere")])
        with pytest.raises(BadInput, match=r"could not be brought up to date \(no such table: nowhere\)"):
            await open_store(str(file.parent)).open()
    async with open_store(str(file.parent)) as store:
        assert len(await store.entries("a")) == 2000


async def test_the_first_file_ever_written_is_still_read(tmp_path: Path) -> None:
    """The statements below are those of the first version, and are never to be changed."""
    file = tmp_path / "tables.sqlite"
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA application_id = 0x47435442")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA user_version = 1")
    connection.execute(
        "CREATE TABLE tables (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT UNIQUE, game TEXT NOT NULL,"
        " rules_version INTEGER NOT NULL, options TEXT NOT NULL, seats INTEGER NOT NULL, seed BLOB NOT NULL,"
        " opened_at REAL NOT NULL, fork_of TEXT, taken_over TEXT NOT NULL, next_table TEXT,"
        " is_over INTEGER NOT NULL DEFAULT 0)"
    )
    connection.execute(
        "CREATE TABLE entries (table_key INTEGER NOT NULL, number INTEGER NOT NULL, at_ms INTEGER NOT NULL,"
        " data BLOB NOT NULL)"
    )
    connection.execute("CREATE UNIQUE INDEX entries_in_order ON entries (table_key, number)")
    connection.execute(
        "CREATE TABLE seat_keys (table_key INTEGER NOT NULL, seat INTEGER NOT NULL, digest BLOB NOT NULL,"
        " PRIMARY KEY (table_key, seat))"
    )
    connection.execute(
        "INSERT INTO tables VALUES (7, 'a', 'BCDF', 'g', 1, '{\"laps\":2}', 2, x'00ff', 1.5, NULL, '[[0,{\"m\":1}]]',"
        " NULL, 1)"
    )
    connection.execute("INSERT INTO entries VALUES (7, 1, 1500, ?)", (entry("x"),))
    connection.close()
    async with open_store(str(tmp_path)) as store:
        record = await store.load("a")
        assert record is not None
        assert (record.options, record.seed, record.taken_over) == (
            {"laps": 2},
            b"\x00\xff",
            (RecordedMove(0, {"m": 1}),),
        )
        assert record.is_over
        assert await store.append("a", 2, [entry("y")]) > 1.5
        first, second = await store.entries("a")
        assert (first.at, first.data, second.data) == (1.5, entry("x"), entry("y"))
