"""This file is a small deck for the tests: three regions, a country with two capitals, two flags that are alike."""

from greatcircle.equipment.flashcard import Deck, FlashCard, Region

ANDES = Region("andes", "The Andes", "americas", "The Americas")
RIVER = Region("river", "River Land", "africa", "Africa")
ISLES = Region("isles", "Isles", "isles", "Isles")


def card(
    country: str,
    capital: str,
    region: Region,
    at: tuple[float, float],
    flag: str,
    alike: tuple[str, ...] = (),
    note: str | None = None,
) -> FlashCard:
    return FlashCard(
        id=capital.lower().replace(" ", "-"),
        set_id="sample",
        country=country,
        capital=capital,
        continent=region.continent,
        region=region.id,
        latitude=at[0],
        longitude=at[1],
        flag=flag,
        flag_file=f"take_off/flags/1987/{flag}.svg",
        flag_shared_with=alike,
        country_names=(country, f"Republic of {country}"),
        capital_names=(capital,),
        say_country=country.upper(),
        say_capital=capital.upper(),
        fact=f"{country} is <b>green</b> & pleasant.",
        note=note,
    )


DECK = Deck(
    set_id="sample",
    title="A small world",
    sentence="A few countries.",
    has_borders_of_today=True,
    regions=(ANDES, RIVER, ISLES),
    cards=(
        card("Bolivia", "La Paz", ANDES, (-16.5, -68.1), "brazil-1987"),
        card("Bolivia", "Sucre", ANDES, (-19.0, -65.3), "brazil-1987"),
        card("Peru", "Lima", ANDES, (-12.0, -77.0), "haiti-1987"),
        card("Ecuador", "Quito", ANDES, (-0.2, -78.5), "venezuela-1987"),
        card("Chile", "Santiago", ANDES, (-33.4, -70.7), "albania-1987"),
        card("Congo", "Brazzaville", RIVER, (-4.27, 15.28), "congo-1987"),
        card("Zaire", "Kinshasa", RIVER, (-4.32, 15.31), "zaire-1987", note="Across the river from Brazzaville."),
        card("Monaco", "Monaco", ISLES, (43.7, 7.4), "oman-1987", alike=("Indonesia",)),
        card("Indonesia", "Jakarta", ISLES, (-6.2, 106.8), "oman-1987", alike=("Monaco",)),
    ),
)


def card_of(card_id: str) -> FlashCard:
    """Find a card of the deck."""
    return next(card for card in DECK.cards if card.id == card_id)
