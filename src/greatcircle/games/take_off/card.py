"""This file is the TAKE OFF! cards: a capital with its country each, in a set of today and in one of January 1987."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, final

from greatcircle.equipment.data_file import read_data
from greatcircle.equipment.flashcard import Region

TODAY: Final = "today"
OF_1987: Final = "1987"
CARD_SETS: Final = (TODAY, OF_1987)
"""The sets of cards (TO-79)."""
OVERRIDES: Final = "in_1987"

CONTINENTS: Final = {
    "africa": "Africa",
    "americas": "The Americas",
    "asia": "Asia",
    "europe": "Europe",
    "oceania": "Oceania",
}
"""The continents with their titles; the cards of each are in a file of its name."""

REGIONS: Final = tuple(
    Region(region, title, continent, CONTINENTS[continent])
    for region, title, continent in (
        ("northern-africa", "Northern Africa", "africa"),
        ("western-africa", "Western Africa", "africa"),
        ("central-africa", "Central Africa", "africa"),
        ("eastern-africa", "Eastern Africa", "africa"),
        ("southern-africa", "Southern Africa", "africa"),
        ("northern-america", "Northern America", "americas"),
        ("central-america", "Central America", "americas"),
        ("caribbean", "The Caribbean", "americas"),
        ("south-america", "South America", "americas"),
        ("middle-east", "The Middle East", "asia"),
        ("central-asia", "Central Asia", "asia"),
        ("southern-asia", "Southern Asia", "asia"),
        ("southeastern-asia", "Southeastern Asia", "asia"),
        ("eastern-asia", "Eastern Asia", "asia"),
        ("northern-europe", "Northern Europe", "europe"),
        ("western-europe", "Western Europe", "europe"),
        ("southern-europe", "Southern Europe", "europe"),
        ("eastern-europe", "Eastern Europe", "europe"),
        ("oceania", "Oceania", "oceania"),
    )
)
"""The regions by which flags stand together round the map, continent by continent (TO-36)."""


@final
@dataclass(frozen=True)
class Card:
    """One card as its set shows it."""

    id: str
    city: str
    """The id of the capital's city on the board; a city can be the capital of another country in another set."""
    country: str
    capital: str
    region: str
    continent: str
    flag: str
    country_aliases: tuple[str, ...]
    """Other names that are accepted for the country."""
    capital_aliases: tuple[str, ...]
    say_country: str
    """How the country's name is said (TO-81)."""
    say_capital: str
    fact: str
    note: str | None


@cache
def cards_of(card_set: str) -> list[Card]:
    """List the cards of a set by continent and id; the list is shared, so read it only (TO-76, TO-79, TO-97, TO-98)."""
    cards: list[Card] = []
    for continent in CONTINENTS:
        for record in _records(continent):
            if card_set in record["sets"]:
                overrides: dict[str, Any] = record.get(OVERRIDES, {}) if card_set == OF_1987 else {}
                cards.append(_card({**record, **overrides}, continent))
    return cards


def _card(record: dict[str, Any], continent: str) -> Card:
    return Card(
        id=record["id"],
        city=record["city"],
        country=record["country"],
        capital=record["capital"],
        region=record["region"],
        continent=continent,
        flag=record["flag"],
        country_aliases=tuple(record["country_aliases"]),
        capital_aliases=tuple(record["capital_aliases"]),
        say_country=record["say_country"],
        say_capital=record["say_capital"],
        fact=record["fact"],
        note=record.get("note"),
    )


@cache
def _records(continent: str) -> list[dict[str, Any]]:
    data = read_data("greatcircle.games.take_off", "cards", f"{continent}.json")
    records: list[dict[str, Any]] = data["cards"]
    return records
