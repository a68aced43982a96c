"""This file is the TAKE OFF! cards as flash cards: used alone, without the map and the dice (TO-70)."""

from typing import Final

from greatcircle.equipment.flashcard import Deck, FlashCard
from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.card import CARD_SETS, OF_1987, REGIONS, TODAY, Card, cards_of

TITLES: Final = {
    TODAY: ("The world of today", "Every member of the United Nations, and Kosovo, Palestine and Taiwan."),
    OF_1987: ("The world of January 1987", "The countries, capitals and flags that the printed cards showed."),
}
"""Title and sentence of each set's deck."""
LOOK_ALIKE_FLAGS: Final = (("id", "mc"), ("ro", "td"))
"""Flags that differ in nothing but their proportions or a shade: Indonesia and Monaco, Romania and Chad."""
FLAG_OF_1987: Final = "-1987"


def decks() -> list[Deck]:
    """List the decks of flash cards, one for each set (TO-70, TO-79)."""
    return [_deck(card_set) for card_set in CARD_SETS]


def flag_file(flag: str) -> str:
    """Give the path of a flag's SVG file below the folder of all games."""
    folder = "1987" if flag.endswith(FLAG_OF_1987) else "today"
    return f"take_off/flags/{folder}/{flag}.svg"


def _deck(card_set: str) -> Deck:
    title, sentence = TITLES[card_set]
    cards = cards_of(card_set)
    flash_cards = tuple([_flash_card(card, cards, card_set) for card in cards])
    return Deck(card_set, title, sentence, card_set == TODAY, REGIONS, flash_cards)


def _flash_card(card: Card, cards: list[Card], card_set: str) -> FlashCard:
    city = BOARD.cities[BOARD.number_of[card.city]]
    return FlashCard(
        id=card.id,
        set_id=card_set,
        country=card.country,
        capital=card.capital,
        continent=card.continent,
        region=card.region,
        latitude=city.latitude,
        longitude=city.longitude,
        flag=card.flag,
        flag_file=flag_file(card.flag),
        flag_shared_with=_sharing_its_flag(card, cards),
        country_names=(card.country, *card.country_aliases),
        capital_names=(card.capital, *card.capital_aliases),
        say_country=card.say_country,
        say_capital=card.say_capital,
        fact=card.fact,
        note=card.note,
    )


def _sharing_its_flag(card: Card, cards: list[Card]) -> tuple[str, ...]:
    """Name the other countries whose flags look like this card's."""
    alike = [flag for flags in LOOK_ALIKE_FLAGS if card.flag in flags for flag in flags] or [card.flag]
    countries = [other.country for other in cards if other.flag in alike and other.country != card.country]
    return tuple(sorted(set(countries)))
