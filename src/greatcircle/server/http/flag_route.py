"""This file is the pictures of flags over HTTP, by the paths that cards and drawings give."""

from functools import cache

from litestar import Response, get
from litestar.params import FromPath

from greatcircle.equipment.flashcard import FlashCard, decks_of
from greatcircle.games import all_games
from greatcircle.kernel.refusal import BadInput
from greatcircle.server.http.error import MISSING, TOO_MANY, HttpRefusal
from greatcircle.study.flag import flag_svg


@get(
    "/api/flags/{path:path}",
    media_type="image/svg+xml",
    responses={404: MISSING, 429: TOO_MANY},
    sync_to_thread=False,
    tags=["Games"],
)
def flag(path: FromPath[str]) -> Response[bytes]:
    """Give the picture of a flag."""
    card = _cards().get(path.strip("/"))
    try:
        if card is None:
            raise BadInput("There is no such flag.")
        picture = flag_svg(card)
    except BadInput as fault:
        raise HttpRefusal(404, str(fault)) from None
    return Response(picture.encode(), media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


@cache
def _cards() -> dict[str, FlashCard]:
    """Find a card for every picture of a flag; no other file can be asked for."""
    return {card.flag_file: card for game in all_games() for deck in decks_of(game) for card in deck.cards}
