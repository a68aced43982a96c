"""This file is what can be looked up in Take Off!: a city with its routes, and its card with country and flag."""

from typing import Final

from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.card import CONTINENTS, REGIONS, Card, cards_of
from greatcircle.games.take_off.deck import CARD_NUMBERS, country_id
from greatcircle.games.take_off.events import capital_of
from greatcircle.games.take_off.flashcard import flag_file
from greatcircle.games.take_off.position import Position
from greatcircle.games.take_off.wish import city_book
from greatcircle.kernel.entry import Entry

TITLES: Final = {region.id: region.title for region in REGIONS}
ARTICLE: Final = "The "


def entries(state: Position, name: str) -> list[Entry]:
    """Tell of the cities that a name may mean, or else of the capitals of a country with this name (TO-18, TO-36)."""
    setup = state.setup
    cards = _known_cards(state)
    found = city_book(setup.card_set, setup.start, setup.goal).recognise(name)
    if not found:
        countries = setup.deck.names.recognise(name)
        found = [card.city for card in cards if country_id(card.country) in countries]
    return [_entry(state, BOARD.number_of[city], [card for card in cards if card.city == city]) for city in found]


def _known_cards(state: Position) -> list[Card]:
    """List the cards whose countries may be told; where naming them is rewarded, only those drawn and done with.

    TO-36, TO-67, TO-94
    """
    cards = cards_of(state.setup.card_set)
    if not state.setup.has_naming:
        return cards
    known = [card for card in state.spent() if card not in state.unnamed]
    return [card for card in cards if CARD_NUMBERS[card.id] in known]


def _entry(state: Position, city: int, cards: list[Card]) -> Entry:
    setup = state.setup
    ends = {setup.start: ", the start", setup.goal: ", the finish"}
    lines = [line for card in cards for line in _facts(card)]
    if city == setup.goal:
        lines.append("A jet that arrives here is home.")
    else:
        lines += [*_routes(state, city), _way_left(setup.ways.routes_left[city])]
    title = f"{setup.deck.city_names[city]}{ends.get(city, '')}"
    return Entry(title, tuple(lines), flag_file(cards[0].flag) if cards else "")


def _facts(card: Card) -> list[str]:
    """Tell what stands on a card: the country, where it lies, how both names are said, and a fact (TO-36, TO-81)."""
    lines = [
        f"{card.capital} is {capital_of(card.country)}, in {_region(card)}.",
        f"{card.capital} is said {card.say_capital}, {card.country} {card.say_country}.",
        card.fact,
    ]
    return [*lines, card.note] if card.note else lines


def _region(card: Card) -> str:
    """Name the region of a card, and its continent where the region does not tell it: the Caribbean, the Americas."""
    region = TITLES[card.region]
    continent = CONTINENTS[card.continent]
    stem = continent.removeprefix(ARTICLE).removesuffix("s")
    title = region if stem in region else f"{region}, {continent}"
    return title.replace(ARTICLE, ARTICLE.lower())


def _routes(state: Position, city: int) -> list[str]:
    """List where the routes of each colour lead, and which of them lead backward (TO-18, TO-28)."""
    setup = state.setup
    backward = " (backward)" if setup.options.backward else " (backward, not allowed)"
    lines: list[str] = []
    for colour, title in enumerate(BOARD.colours):
        hops = [
            hop for hop in range(BOARD.hop_count) if BOARD.hop_from[hop] == city and BOARD.hop_colour[hop] == colour
        ]
        places = [
            ("the finish" if BOARD.hop_to[hop] == setup.goal else setup.deck.city_names[BOARD.hop_to[hop]])
            + ("" if setup.ways.is_forward[hop] else backward)
            for hop in hops
        ]
        if places:
            lines.append(f"By {title}: {', '.join(places)}.")
    return lines


def _way_left(routes: int) -> str:
    return f"The shortest way to the finish has {routes} route{'' if routes == 1 else 's'}."
