"""This file is the aid for finding a flag: all cards of a set, neighbours together by region."""

from collections.abc import Collection
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from greatcircle.cli.cards.picture import flag_picture
from greatcircle.cli.drawing.style import plain_text
from greatcircle.equipment.flashcard import Deck, FlashCard, Region
from greatcircle.kernel.refusal import BadInput
from greatcircle.study.flag import flag_svg

FLAG_COLUMNS: Final = 12
INDENT: Final = 2


def describe_deck(deck: Deck, regions: Collection[str]) -> dict[str, object]:
    """Give the cards of these regions as plain data, region by region."""
    return {
        "set": deck.set_id,
        "title": deck.title,
        "regions": [
            {
                "id": region.id,
                "title": region.title,
                "continent": region.continent,
                "cards": [_describe_card(card) for card in _cards(deck, region)],
            }
            for region in deck.regions
            if region.id in regions
        ],
    }


def print_deck(console: Console, deck: Deck, regions: Collection[str]) -> None:
    """Print the flags of these regions with their countries and capitals; names alone where there are no colours."""
    is_plain = not console.encoding.lower().startswith("utf")
    has_colours = console.color_system is not None and not console.no_color
    console.print(Text(deck.title, "bold underline"))
    problem = ""
    continent = ""
    for region in deck.regions:
        if region.id not in regions:
            continue
        console.print()
        if region.continent_title != continent:
            continent = region.continent_title
            console.print(Text(continent, "bold underline"))
        if region.title != continent:
            console.print(Text(region.title, "bold"))
        entries = []
        for card in _cards(deck, region):
            flag = None
            if has_colours:
                try:
                    flag = flag_picture(flag_svg(card), FLAG_COLUMNS, is_plain)
                except BadInput as fault:
                    problem = str(fault)
            entries.append(_entry(card, flag, is_plain))
        if has_colours:
            console.print(Padding(Columns(entries, equal=True, padding=(1, INDENT)), (0, 0, 0, INDENT)))
        else:
            for entry in entries:
                console.print(Padding(entry, (0, 0, 0, INDENT), expand=False))
    if problem:
        console.print()
        console.print(problem, markup=False)


def _cards(deck: Deck, region: Region) -> list[FlashCard]:
    cards = [card for card in deck.cards if card.region == region.id]
    return sorted(cards, key=lambda card: (plain_text(card.country), card.id))


def _describe_card(card: FlashCard) -> dict[str, object]:
    return {
        "id": card.id,
        "country": card.country,
        "capital": card.capital,
        "flag": card.flag,
        "country_names": list(card.country_names),
        "capital_names": list(card.capital_names),
        "say_country": card.say_country,
        "say_capital": card.say_capital,
        "latitude": card.latitude,
        "longitude": card.longitude,
        "fact": card.fact,
        "note": card.note,
    }


def _entry(card: FlashCard, flag: Text | None, is_plain: bool) -> Table | Text:
    country, capital = (
        (plain_text(card.country), plain_text(card.capital)) if is_plain else (card.country, card.capital)
    )
    if flag is None:
        return Text(f"{country}: {capital}")
    table = Table.grid(padding=(0, 1))
    table.add_row(flag, Text.assemble((country, "bold"), "\n", capital))
    return table
