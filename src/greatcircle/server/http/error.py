"""This file is how things that go wrong over HTTP are told: always a status and a sentence."""

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from greatcircle.kernel.refusal import BadInput, Refused
from greatcircle.server.http.form import HttpError
from greatcircle.server.table.live_tables import NoTable, NotWritten, TooLate, TooManyTables, Unplayable
from greatcircle.store.contract import NoCodeFree, StoreError

BAD: Final = ResponseSpec(
    data_container=HttpError, description="What was sent makes no sense.", generate_examples=False
)
MISSING: Final = ResponseSpec(data_container=HttpError, description="There is no such thing.", generate_examples=False)
REFUSED: Final = ResponseSpec(data_container=HttpError, description="Not as things stand.", generate_examples=False)
TOO_LONG: Final = ResponseSpec(data_container=HttpError, description="That is too long.", generate_examples=False)
TOO_MANY: Final = ResponseSpec(data_container=HttpError, description="Too many requests.", generate_examples=False)
NOT_NOW: Final = ResponseSpec(data_container=HttpError, description="Not just now.", generate_examples=False)
ALL: Final = {400: BAD, 404: MISSING, 409: REFUSED, 429: TOO_MANY, 503: NOT_NOW}
"""What any request about a table may be answered with instead."""

SENTENCES: Final = {
    404: "There is no such page.",
    405: "That cannot be done here.",
    413: "That is too long.",
    500: "Something went wrong here. Try again.",
}

NONSENSE: Final = "This request makes no sense."

log = logging.getLogger(__name__)

HttpRequest = Request[Any, Any, Any]


class HttpRefusal(Exception):
    """A request that is refused, with its status and a sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


def no_table() -> HttpRefusal:
    """Say that there is no such table."""
    return HttpRefusal(404, "There is no such table. Check the link or the code.")


def answer_error(request: HttpRequest, fault: Exception) -> Response[HttpError]:
    """Answer anything that was raised."""
    status, sentence = _status_and_sentence(fault)
    if status == 500:
        log.error("A request failed: %s %s", request.method, request.scope["path_template"], exc_info=fault)
    headers = dict(fault.headers or {}) if isinstance(fault, HTTPException) else {}
    if status == 429:
        headers["Retry-After"] = "60"
    return Response(HttpError(status, sentence), status_code=status, media_type=MediaType.JSON, headers=headers)


def _status_and_sentence(fault: Exception) -> tuple[int, str]:
    match fault:
        case HttpRefusal():
            return fault.status, str(fault)
        case NoTable():
            return 404, str(no_table())
        case BadInput():
            return 400, str(fault)
        case Refused():
            return 409, fault.reason.sentence
        case Unplayable():
            return 409, str(fault)
        case TooLate():
            return 409, "Somebody else was quicker. Look again."
        case TooManyTables() | NotWritten() | StoreError() | NoCodeFree():
            return 503, "The server cannot do that just now. Try again in a moment."
        case ValidationException():
            return 400, _first_fault(fault)
        case UnicodeDecodeError() | RecursionError():  # a body that is no text, or nested without end
            return 400, NONSENSE
        case HTTPException():
            return fault.status_code, SENTENCES.get(fault.status_code, fault.detail)
    return 500, SENTENCES[500]


def _first_fault(fault: ValidationException) -> str:
    extra = fault.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        where = extra[0].get("key")
        return f"{extra[0].get('message')}" + (f" ({where})" if where else "")
    return NONSENSE
