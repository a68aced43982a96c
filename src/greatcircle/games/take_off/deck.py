"""This file is the two piles of TAKE OFF! cards: which cards are in play, and beside which half they lie."""

import re
import unicodedata
from functools import cache
from typing import Final, final

from greatcircle.equipment.answer import NameBook
from greatcircle.games.take_off.board import BOARD, EASTERN, HALVES, PILE_MIN, SECOND_VERSION, WESTERN
from greatcircle.games.take_off.card import CARD_SETS, OF_1987, Card, cards_of

EVERYWHERE: Final = "all"
CAPITAL: Final = "capital "
"""In a book of names, what the id of a capital begins with."""


def country_id(name: str) -> str:
    """Give the id of a country: its name in plain letters with hyphens."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "").replace(".", "")).strip("-")


CARD_IDS: Final = sorted({card.id for card_set in CARD_SETS for card in cards_of(card_set)})
"""Every card of every set; a card's number is its place in this list."""
CARD_NUMBERS: Final = {card_id: number for number, card_id in enumerate(CARD_IDS)}
COUNTRY_IDS: Final = sorted({country_id(card.country) for card_set in CARD_SETS for card in cards_of(card_set)})
COUNTRY_NUMBERS: Final = {name: number for number, name in enumerate(COUNTRY_IDS)}


def region_cards(card_set: str, regions: tuple[str, ...]) -> list[Card]:
    """List the cards of a set that belong to one of some regions or continents, or to everywhere (TO-69)."""
    return [
        card
        for card in cards_of(card_set)
        if EVERYWHERE in regions or card.continent in regions or card.region in regions
    ]


@cache
def city_names(card_set: str) -> list[str]:
    """Name the cities of the map in the world of a set: Peking in one, Beijing in the other (TO-79, TO-100)."""
    names = [city.name_in_1987 if card_set == OF_1987 else city.name for city in BOARD.cities]
    for card in cards_of(card_set):
        names[BOARD.number_of[card.city]] = card.capital
    return names


@final
class Deck:
    """The cards of one match. Cards are numbers; nothing is shuffled, a draw is chance's move (TO-04)."""

    def __init__(self, card_set: str, regions: tuple[str, ...], pile_min: int) -> None:
        cards = region_cards(card_set, regions)
        self.cards: list[int] = sorted(CARD_NUMBERS[card.id] for card in cards)
        self.city: list[int] = [0] * len(CARD_IDS)
        """The city of each card's capital."""
        self.country: list[int] = [0] * len(CARD_IDS)
        self.capital_names: list[str] = [""] * len(CARD_IDS)
        self.say: list[str] = [""] * len(CARD_IDS)
        """How each capital's name is said (TO-81)."""
        self.city_names: list[str] = city_names(card_set)
        for card in cards:
            number = CARD_NUMBERS[card.id]
            self.city[number] = BOARD.number_of[card.city]
            self.country[number] = COUNTRY_NUMBERS[country_id(card.country)]
            self.capital_names[number] = card.capital
            self.say[number] = card.say_capital
        self.piles: list[list[int]] = [
            [card for card in self.cards if BOARD.cities[self.city[card]].half == half] for half in range(len(HALVES))
        ]
        """The blue cards of the western half and the brown ones of the eastern half (TO-02, TO-41).

        If one of them has too few cards, the larger pile takes them in (TO-69).
        """
        small, large = sorted(range(len(HALVES)), key=lambda half: len(self.piles[half]))
        if len(self.piles[small]) < pile_min:
            self.piles[large] = self.cards
            self.piles[small] = []
        everyone = cards_of(card_set)
        self.country_names: dict[int, str] = {
            COUNTRY_NUMBERS[country_id(card.country)]: card.country for card in everyone
        }
        """The countries of the whole set: an answer may name any of them (TO-94)."""
        self.names = NameBook(
            {country_id(card.country): [card.country, *card.country_aliases] for card in everyone}
            | {f"{CAPITAL}{card.id}": [card.capital, *card.capital_aliases] for card in everyone}
        )
        """What an answer may mean; capitals are among it, so that none is taken for a country of like name."""

    def pile_for(self, half: int) -> int:
        """Give the pile that serves a half: its own, or the other when a culled one has no card (TO-69)."""
        return half if self.piles[half] else 1 - half

    def pile_of(self, card: int) -> int:
        """Give the pile that a card lies in."""
        return EASTERN if card in self.piles[EASTERN] else WESTERN


@cache
def deck(card_set: str, regions: tuple[str, ...], rules_version: int) -> Deck:
    """Give the cards of a set and some regions; built once."""
    return Deck(card_set, regions, PILE_MIN if rules_version >= SECOND_VERSION else 1)
