"""The address of a PostgreSQL server, spoken of without its password."""

import psycopg
import pytest

from greatcircle.store.postgres.address import Address


@pytest.mark.parametrize(
    ("url", "spoken"),
    [
        ("postgresql://me:secret@example.org:5433/tables", "the database tables on example.org, port 5433"),
        ("postgresql://me:%40secret@example.org/tables", "the database tables on example.org"),
        ("postgresql:///tables?host=/run/postgresql&password=secret", "the database tables on /run/postgresql"),
        ("postgresql://", "the database on this machine"),
    ],
)
def test_an_address_says_where_but_not_how_to_get_in(url: str, spoken: str) -> None:
    assert str(Address(url)) == f"PostgreSQL ({spoken})"


def test_what_the_driver_says_is_one_line_without_the_password() -> None:
    address = Address("postgresql://me:pass%2Fword@host/tables?sslpassword=hidden")
    fault = psycopg.OperationalError("\nno entry for me with pass/word or hidden.\nIs the server running?")
    assert address.cause(fault) == "no entry for me with … or …"
    assert address.cause(psycopg.OperationalError()) == "OperationalError"
