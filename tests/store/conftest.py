"""This file is what the tests of stores share: both kinds of store, each in a place of its own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from greatcircle.store.contract import TableStore
from greatcircle.store.place import open_store
from tests.store.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are coroutines run in asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server."""
    server = PostgresServer()
    try:
        yield server
    finally:
        server.throw_away()


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    """The address of an empty database."""
    return postgres.empty_database()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for a store of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    found = request.getfixturevalue("database")
    assert isinstance(found, str)
    return found


@pytest.fixture
async def store(place: str) -> AsyncIterator[TableStore]:
    """An open store of either kind."""
    async with open_store(place) as opened:
        yield opened
