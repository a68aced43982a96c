"""This file is Schemathesis on the HTTP interface: nothing brings a fault, and the OpenAPI document is true."""

from typing import Any, Final

import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import RunningServer

pytestmark = pytest.mark.slow

EXAMPLES: Final = 15
"""Of each operation and each way of filling it in."""
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def known(server: RunningServer) -> dict[str, object]:
    """Name things that are there, to stand in addresses: a finished match above all."""
    opened = server.open("trap-the-cap", ["here", "greedy"], throw_limit=2)
    with server.seat(opened) as client:
        while client.wait_for_turn()["ending"] is None:
            client.play()
    card = opened["table"]
    deck = server.get("/api/cards").json()["decks"][0]["id"]
    return {"table_id": card["id"], "code": card["code"], "game": card["game"], "deck": deck, "seat": 1, "first": 0}


def test_every_answer_is_as_the_document_says(server: RunningServer, known: dict[str, object]) -> None:
    document = schemathesis.openapi.from_url(f"{server.base}/api/schema/openapi.json")
    found = list(document.get_all_operations())
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    assert len(operations) == len(found) > 20
    untrue = []
    for operation in operations:
        for way in _ways(operation, known):
            try:
                _probe(operation, **way)
            except Exception as problem:  # each operation has its say
                untrue.append(f"{operation.label}, {way}: {problem}")
    assert not untrue, "\n\n".join(untrue)


def _ways(operation: APIOperation[Any, Any, Any, Any], known: dict[str, object]) -> list[dict[str, Any]]:
    """List how an operation is filled in: by anything that fits, by what is there, and by what does not fit."""
    names = [parameter.name for parameter in operation.path_parameters]
    ways: list[dict[str, Any]] = [{}]
    if any(name in known for name in names):
        ways.append({"path_parameters": {name: known[name] for name in names if name in known}})
    if operation.query or operation.body:  # any text fits into an address
        ways.append({"generation_mode": GenerationMode.NEGATIVE})
    return ways


def _probe(operation: APIOperation[Any, Any, Any, Any], **way: Any) -> None:
    @given(case=operation.as_strategy(**way))
    @settings(max_examples=EXAMPLES, database=None)
    def send(case: Case[Any]) -> None:
        case.call_and_validate(checks=CHECKS)

    send()
