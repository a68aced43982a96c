"""This file is a game's cards as flash cards: what can be asked about a country and its capital, and then told."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import final

from mypy_extensions import mypyc_attr, trait

from greatcircle.kernel.game import Game


@final
@dataclass(frozen=True)
class Region:
    """A part of the world whose countries stand together."""

    id: str
    title: str
    continent: str
    continent_title: str


@final
@dataclass(frozen=True)
class FlashCard:
    """A capital with its country, as one deck knows them."""

    id: str
    """Unique in its deck and the same in every release, since what a learner knows is kept under it."""
    set_id: str
    country: str
    capital: str
    continent: str
    region: str
    latitude: float
    longitude: float
    flag: str
    """The name of the flag: two letters for one of today, a word with a year for an older one."""
    flag_file: str
    """The path of the flag's SVG file below the folder of all games."""
    flag_shared_with: tuple[str, ...]
    """Other countries of the deck whose flags cannot be told from this one."""
    country_names: tuple[str, ...]
    """Every accepted name of the country, the usual one first."""
    capital_names: tuple[str, ...]
    say_country: str
    """How the country's name is said, respelled for readers of English."""
    say_capital: str
    fact: str
    note: str | None
    """What is disputed or special; None for the many that need no note."""


@final
@dataclass(frozen=True)
class Deck:
    """The flash cards of one set of a game's cards."""

    set_id: str
    """Unique among the decks of all games."""
    title: str
    sentence: str
    has_borders_of_today: bool
    """Whether the borders of today may be drawn on its maps."""
    regions: tuple[Region, ...]
    cards: tuple[FlashCard, ...]


@trait
@mypyc_attr(allow_interpreted_subclasses=True)
class FlashCardGame:
    """What a game derives from, beside `Game`, when its cards can be learned as flash cards."""

    @abstractmethod
    def decks(self) -> list[Deck]:
        """List the decks of flash cards that can be made from the game's cards."""
        raise NotImplementedError


def decks_of(game: Game) -> list[Deck]:
    """List the decks of flash cards of a game; none when it has no such cards."""
    return game.decks() if isinstance(game, FlashCardGame) else []
