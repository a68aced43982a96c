"""This file is what is written on the back of a card over HTTP: too much to send with every board."""

from functools import cache

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from greatcircle.equipment.flashcard import FlashCard, decks_of
from greatcircle.games import all_games
from greatcircle.server.http.error import MISSING, TOO_MANY, HttpRefusal

A_DAY = "public, max-age=86400"


class CardFact(Struct, frozen=True):
    """What a card tells about its country."""

    say_country: str
    fact: str
    note: str | None


@get(
    "/api/facts/{deck:str}/{card:str}",
    responses={404: MISSING, 429: TOO_MANY},
    sync_to_thread=False,
    tags=["Games"],
)
def fact(deck: FromPath[str], card: FromPath[str]) -> Response[CardFact]:
    """Give what a card of a deck tells about its country."""
    found = _cards().get((deck, card))
    if found is None:
        raise HttpRefusal(404, "There is no such card.")
    return Response(CardFact(found.say_country, found.fact, found.note), headers={"Cache-Control": A_DAY})


@cache
def _cards() -> dict[tuple[str, str], FlashCard]:
    """Find every card of every game by its deck and its id."""
    return {(deck.set_id, card.id): card for game in all_games() for deck in decks_of(game) for card in deck.cards}
