"""This file is the address of a PostgreSQL server: how it is read, and how it is spoken of without its password."""

import asyncio
import re
from typing import Final, final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from greatcircle.kernel.refusal import BadInput

Connection = psycopg.AsyncConnection[tuple[object, ...]]

PATIENCE: Final = {
    "connect_timeout": "10",
    "keepalives_idle": "30",
    "tcp_user_timeout": "20000",
    "client_encoding": "UTF8",
    "application_name": "greatcircle",
}
"""So that a server which has gone away without a word is noticed; the address may say otherwise."""
UNREADABLE: Final = (
    "The address of the PostgreSQL server cannot be read; it looks like postgresql://user:password@host:5432/database, "
    "with signs such as @ : / ? in a password written as %40 %3A %2F %3F."
)


@final
class Address:
    """Where a PostgreSQL server is, with what it takes to get in."""

    def __init__(self, url: str) -> None:
        """Read an address; `BadInput`, without repeating it, when it is none."""
        try:
            parts = {name: str(value) for name, value in conninfo_to_dict(url).items()}
        except psycopg.Error:
            raise BadInput(UNREADABLE) from None
        if _has_stray_password(parts):
            raise BadInput(UNREADABLE)
        self._secrets = [parts[name] for name in ("password", "sslpassword") if parts.get(name)]
        self._conninfo = make_conninfo("", **{**PATIENCE, **parts})
        host = parts.get("host") or parts.get("hostaddr") or "this machine"
        port = f", port {parts['port']}" if "port" in parts else ""
        database = f"the database {parts['dbname']}" if "dbname" in parts else "the database"
        self._spoken = f"PostgreSQL ({database} on {host}{port})"

    def __str__(self) -> str:
        return self._spoken

    def cause(self, fault: BaseException) -> str:
        """Give the first line of what the driver says, without a secret."""
        text = next((line.strip() for line in str(fault).splitlines() if line.strip()), type(fault).__name__)
        for secret in self._secrets:
            text = text.replace(secret, "…")
        return text.rstrip(".")

    async def connect(self) -> Connection:
        """Connect; what is committed on this connection is on disk."""
        connection = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
        try:
            await connection.execute(
                "SELECT set_config('synchronous_commit', 'on', false)"
                " WHERE current_setting('synchronous_commit') = 'off'"
            )
        except BaseException:
            await asyncio.shield(connection.close())
            raise
        return connection


def _has_stray_password(parts: dict[str, str]) -> bool:
    """Say whether a piece of a password was taken for something else, where it would be spoken aloud."""
    is_split = any("@" in parts.get(name, "") for name in ("host", "hostaddr", "dbname"))
    return is_split or re.fullmatch(r"[0-9,]*", parts.get("port", "")) is None
