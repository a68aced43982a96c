"""This file is the one setting that says where tables are kept: a folder, or the address of a PostgreSQL server."""

import re
from pathlib import Path
from typing import Final

from greatcircle.kernel.refusal import BadInput
from greatcircle.store.contract import TableStore

FILE_NAME: Final = "tables.sqlite"
POSTGRES_SCHEMES: Final = ("postgresql://", "postgres://")


def open_store(where: str) -> TableStore:
    """Give the store for a setting, yet to be opened: a folder or a file *.sqlite, or postgresql://…"""
    if where.lower().startswith(POSTGRES_SCHEMES):
        try:
            from greatcircle.store.postgres.store import PostgresStore  # noqa: PLC0415 (its driver is an optional extra)
        except ImportError:
            raise BadInput(
                "Tables in PostgreSQL need its driver, which is not installed: pip install 'greatcircle[postgres]'."
            ) from None
        return PostgresStore(where)
    scheme = re.match(r"([a-z][a-z0-9+.-]+)://", where, re.IGNORECASE)
    if scheme is not None:
        raise BadInput(f"Tables cannot be kept at {scheme[1]}://…; give a folder, or postgresql://user@host/database.")
    if not where:
        raise BadInput("The place for the tables is empty; give a folder, or postgresql://user@host/database.")
    from greatcircle.store.sqlite.store import SqliteStore  # noqa: PLC0415 (only one of the two is needed)

    path = Path(where).expanduser()
    return SqliteStore(path if path.suffix == ".sqlite" else path / FILE_NAME)
