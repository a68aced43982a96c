"""This file is the flash cards over HTTP: decks, pictures, questions, answers and progress.

A learner is whoever sends a secret in the header X-Learner; it never stands in an address or in a log.
"""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from greatcircle.kernel.refusal import BadInput
from greatcircle.server.card.form import (
    AnswerForm,
    CardCatalogue,
    CardHint,
    CardMap,
    CardProgress,
    CardVerdict,
    HintForm,
    LearnerKey,
    NextCard,
    NextForm,
)
from greatcircle.server.card.practice import CardPractice, flag_cards, make_catalogue
from greatcircle.server.http.error import ALL, BAD, MISSING, NOT_NOW, TOO_MANY, HttpRefusal
from greatcircle.server.limit import AddressLimit
from greatcircle.study.flag import flag_svg
from greatcircle.study.world import HEIGHT, WIDTH, world_paths

LEARNERS: Final = ("learners", "browser")
"""The folder of what browsers' learners know, below the folder of our data."""
SECRET_BYTES: Final = 16
SECRET_PATTERN: Final = "^[A-Za-z0-9_-]{22}$"
FLAG_PATTERN: Final = "^[0-9a-f]{32}$"
A_DAY: Final = "public, max-age=86400"

Secret = Annotated[str, HeaderParameter(name="X-Learner", pattern=SECRET_PATTERN, description="The learner's secret.")]
ASKING: Final = {400: BAD, 404: MISSING, 429: TOO_MANY, 503: NOT_NOW}
PER_MINUTE: Final = 240
AT_ONCE: Final = 240
"""How many questions and answers an address may send; a school behind one address has many learners."""


def card_router(data: Path, ration: AddressLimit | None = None, clock: Callable[[], datetime] | None = None) -> Router:
    """Make the routes below /api/cards; what learners know is kept below the folder of our data."""
    portions = ration or AddressLimit(PER_MINUTE, AT_ONCE)
    practice = CardPractice(data.joinpath(*LEARNERS), clock or (lambda: datetime.now(UTC)))

    def limit_rate(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        address = connection.client.host if connection.client else ""
        if not portions.takes(address):
            raise HttpRefusal(429, "That was a great many questions at once; wait a moment and go on.")

    @post("/learners", guards=[limit_rate], responses={429: TOO_MANY}, sync_to_thread=False)
    def new_learner() -> LearnerKey:
        """Make a secret for somebody new; nothing is kept before the first answer."""
        return LearnerKey(secrets.token_urlsafe(SECRET_BYTES))

    @post("/next", status_code=200, guards=[limit_rate], responses=ASKING, sync_to_thread=True)
    def next_card(data: JSONBody[NextForm], learner: Secret) -> NextCard:
        """Give the question to be asked now."""
        return practice.next_card(learner, data)

    @post("/hint", status_code=200, guards=[limit_rate], responses=ALL, sync_to_thread=True)
    def hint(data: JSONBody[HintForm], learner: Secret) -> CardHint:
        """Help with a question."""
        return practice.hint(learner, data)

    @post("/answer", status_code=200, guards=[limit_rate], responses=ALL, sync_to_thread=True)
    def answer(data: JSONBody[AnswerForm], learner: Secret) -> CardVerdict:
        """Judge an answer; if it counts, it is on disk when this is answered."""
        return practice.answer(learner, data)

    @get("/progress/{deck:str}", guards=[limit_rate], responses=ASKING, sync_to_thread=True)
    def progress(
        deck: Annotated[str, PathParameter(min_length=1, max_length=40)],
        learner: Secret,
        minutes_east: Annotated[int, QueryParameter(ge=-14 * 60, le=14 * 60)] = 0,
    ) -> CardProgress:
        """Tell how far a learner has come with a deck."""
        return practice.progress(learner, deck, minutes_east)

    return Router(
        path="/api/cards",
        route_handlers=[card_catalogue, card_map, flag, new_learner, next_card, hint, answer, progress],
        tags=["Flash cards"],
    )


@get("/", sync_to_thread=False)
def card_catalogue() -> CardCatalogue:
    """List the decks, their regions and the kinds of questions."""
    return make_catalogue()


@get("/world", sync_to_thread=True)
def card_map() -> Response[CardMap]:
    """Give the bare land of the world."""
    paths = world_paths()
    world = CardMap(WIDTH, HEIGHT, paths.land, paths.lakes, paths.borders)
    return Response(world, headers={"Cache-Control": A_DAY})


@get("/flags/{name:str}", media_type="image/svg+xml", responses={400: BAD, 404: MISSING}, sync_to_thread=True)
def flag(name: Annotated[str, PathParameter(pattern=FLAG_PATTERN)]) -> Response[bytes]:
    """Give the picture of a flag by a name that does not tell whose it is."""
    card = flag_cards().get(name)
    if card is None:
        raise HttpRefusal(404, "There is no such flag.")
    try:
        picture = flag_svg(card)
    except BadInput as fault:
        raise HttpRefusal(404, str(fault)) from None
    return Response(picture.encode(), media_type="image/svg+xml", headers={"Cache-Control": A_DAY})
