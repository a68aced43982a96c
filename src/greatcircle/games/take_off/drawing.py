"""This file is what is printed for a match of Take Off!, for a screen to draw: its cards, and how far each city is."""

from functools import cache

from greatcircle.games.take_off import payload
from greatcircle.games.take_off.board import BOARD, PILES, ways_of
from greatcircle.games.take_off.deck import CARD_NUMBERS, deck, region_cards
from greatcircle.games.take_off.flashcard import flag_file
from greatcircle.games.take_off.options import Direction, Naming, TakeOffOptions


def drawing(options: TakeOffOptions) -> payload.Printed:
    """Give the cards in play, the ends of the race, and the routes left from every city; to be read only.

    The cities are in the order of the map's places. What else a card tells is read when it is drawn.
    """
    is_eastward = options.direction is Direction.EASTWARD
    ways = ways_of(is_eastward, options.backward, options.rules_version)
    return {
        "card_set": options.card_set.value,
        "cards": _cards(options.card_set.value, options.regions(), options.rules_version),
        "start": BOARD.cities[ways.start].id,
        "finish": BOARD.cities[ways.goal].id,
        "is_eastward": is_eastward,
        "has_naming": options.naming is not Naming.OFF,
        "routes_left": ways.routes_left,
    }


@cache
def _cards(card_set: str, regions: tuple[str, ...], rules_version: int) -> dict[str, payload.Card]:
    """Give what each card shows, by its id (TO-36, TO-69, TO-79, TO-81), and in which pile it is (TO-02, TO-41).

    Its capital is the name of its city on the map.
    """
    piles = deck(card_set, regions, rules_version)
    return {
        card.id: {
            "city": card.city,
            "say": card.say_capital,
            "country": card.country,
            "flag": flag_file(card.flag),
            "pile": PILES[piles.pile_of(CARD_NUMBERS[card.id])],
        }
        for card in region_cards(card_set, regions)
    }
