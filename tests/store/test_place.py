"""The one setting that says where tables are kept."""

import sys
from pathlib import Path

import pytest

from greatcircle.kernel.refusal import BadInput
from greatcircle.store.place import open_store

pytestmark = pytest.mark.anyio

PASSWORD = "correct-horse"


async def test_a_folder_gets_a_file_that_only_its_owner_can_read(tmp_path: Path) -> None:
    async with open_store(str(tmp_path / "new" / "folder")):
        file = tmp_path / "new" / "folder" / "tables.sqlite"
        assert file.exists()
        if sys.platform != "win32":
            assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in file.parent.iterdir()) == ["tables.sqlite", "tables.sqlite.lock"]


async def test_a_file_can_be_named_itself(tmp_path: Path) -> None:
    async with open_store(str(tmp_path / "mine.sqlite")):
        assert (tmp_path / "mine.sqlite").exists()


@pytest.mark.parametrize("where", ["", f"mysql://me:{PASSWORD}@host/tables", "sqlite:///tables"])
def test_another_place_is_refused(where: str) -> None:
    with pytest.raises(BadInput, match="give a folder, or postgresql://user@host/database") as refused:
        open_store(where)
    assert PASSWORD not in str(refused.value)


@pytest.mark.parametrize(
    "where",
    [
        f"postgresql://me:{PASSWORD}@127.0.0.1:1/tables",
        f"postgres://127.0.0.1:1/tables?user=me&password={PASSWORD}",
        f"POSTGRESQL://me:{PASSWORD}@127.0.0.1:1/tables",
        f"postgresql://me:{PASSWORD}@127.0.0.1:x{PASSWORD}/tables",
        f"postgresql://me:{PASSWORD}@[::1/tables",
        f"postgresql://me:at@{PASSWORD}@127.0.0.1/tables",
        f"postgresql://me:slash/{PASSWORD}@127.0.0.1/tables",
        f"postgresql://me:1/{PASSWORD}@127.0.0.1/tables",
        f"postgresql://me:1?{PASSWORD}@127.0.0.1/tables",
        f"postgresql://me:{PASSWORD}@127.0.0.1/tables?nonsense={PASSWORD}",
    ],
)
async def test_a_server_that_cannot_be_reached_is_told_of_without_the_password(where: str) -> None:
    with pytest.raises(BadInput, match=r"PostgreSQL .*cannot be (used|read)") as refused:
        await open_store(where).open()
    assert PASSWORD not in str(refused.value)
    assert refused.value.__cause__ is None


def test_a_missing_driver_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("greatcircle.store.postgres.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadInput, match=r"pip install 'greatcircle\[postgres\]'"):
        open_store("postgresql://host/tables")
