"""The cards of both sets: whole records, names that are understood as themselves, and decks of flash cards."""

import json
import re
from importlib import resources
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greatcircle.equipment.answer import NameBook
from greatcircle.equipment.flashcard import Deck
from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.card import CARD_SETS, CONTINENTS, OF_1987, REGIONS, TODAY, Card, cards_of
from greatcircle.games.take_off.flashcard import decks
from greatcircle.study.judge import Judge, Verdict
from greatcircle.study.question import QuestionKind, find_regions, questions_of

FOLDER = resources.files("greatcircle.games.take_off")
RECORDS: dict[str, list[dict[str, Any]]] = {
    continent: json.loads(FOLDER.joinpath("cards", f"{continent}.json").read_text("utf-8"))["cards"]
    for continent in CONTINENTS
}
SETS = pytest.mark.parametrize("card_set", CARD_SETS)
DECKS = pytest.mark.parametrize("deck", decks(), ids=lambda deck: deck.set_id)
SYLLABLE = r"(?:[a-z']+|[A-Z']+)"
RESPELLING = re.compile(rf"{SYLLABLE}(?:[- ]{SYLLABLE})*")
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def card(card_set: str, card_id: str) -> Card:
    return next(card for card in cards_of(card_set) if card.id == card_id)


def names(card_set: str, of_capitals: bool) -> dict[str, list[str]]:
    """Every accepted name, by the country or capital that it means."""
    found: dict[str, list[str]] = {}
    for each in cards_of(card_set):
        if of_capitals:
            found.setdefault(each.capital, []).extend([each.capital, *each.capital_aliases])
        else:
            found.setdefault(each.country, []).extend([each.country, *each.country_aliases])
    return found


def plain(name: str) -> str:
    return "".join(sign for sign in name.casefold() if sign.isalnum())


SORTS = [(card_set, of_capitals) for card_set in CARD_SETS for of_capitals in (False, True)]
NAMES = {sort: names(*sort) for sort in SORTS}
BOOKS = {sort: NameBook(NAMES[sort]) for sort in SORTS}
LONG_NAMES = {
    sort: [(meant, name) for meant, accepted in NAMES[sort].items() for name in accepted if len(plain(name)) >= 8]
    for sort in SORTS
}
EXACT = {sort: {(plain(name), meant) for meant, accepted in NAMES[sort].items() for name in accepted} for sort in SORTS}


@pytest.mark.rule("TO-76", "TO-79")
def test_the_set_of_1987_has_169_cards_and_that_of_today_198() -> None:
    assert len(cards_of(OF_1987)) == 169
    assert len(cards_of(TODAY)) == 198


@SETS
def test_ids_are_unique_and_every_card_stands_in_a_region_of_its_continent(card_set: str) -> None:
    cards = cards_of(card_set)
    continent_of = {region.id: region.continent for region in REGIONS}
    assert len({each.id for each in cards}) == len(cards)
    for each in cards:
        assert continent_of[each.region] == each.continent, each.id


@pytest.mark.rule("TO-79")
def test_what_was_different_in_1987_is_told_as_it_was() -> None:
    then, now = card(OF_1987, "beijing"), card(TODAY, "beijing")
    assert (then.capital, now.capital) == ("Peking", "Beijing")
    assert "Beijing" in then.capital_aliases
    assert then.country == now.country == "China"
    assert (card(OF_1987, "moscow-1987").country, card(TODAY, "moscow").country) == ("Soviet Union", "Russia")


def test_overrides_hold_only_what_a_card_has() -> None:
    fields = {"country", "capital", "country_aliases", "capital_aliases", "say_country", "say_capital"}
    for records in RECORDS.values():
        for record in records:
            assert set(record.get("in_1987", {})) <= fields | {"flag", "fact", "note"}, record["id"]
            assert "in_1987" not in record or record["sets"] == ["1987", "today"], record["id"]


@SETS
@pytest.mark.rule("TO-81")
def test_every_card_says_how_its_names_are_said(card_set: str) -> None:
    for each in cards_of(card_set):
        for said in (each.say_country, each.say_capital):
            assert RESPELLING.fullmatch(said), (each.id, said)
            assert re.search("[A-Z]", said), (each.id, said)


@SETS
def test_every_card_tells_something(card_set: str) -> None:
    for each in cards_of(card_set):
        assert 30 < len(each.fact) < 200, each.id
        assert each.fact.endswith((".", "!", "?")), each.id


@pytest.mark.parametrize("sort", SORTS, ids=str)
def test_every_accepted_name_is_understood_as_itself(sort: tuple[str, bool]) -> None:
    for meant, accepted in NAMES[sort].items():
        for name in accepted:
            for text in (name, name.upper(), f" the {name}."):
                assert BOOKS[sort].recognise(text) == [meant], text


def slips(name: str, place: int, letter: str) -> list[str]:
    """A name with one letter left out, put in, put in place of another, or swapped with the next."""
    before, after = name[:place], name[place:]
    return [before + after[1:], before + letter + after, before + letter + after[1:], before + after[1::-1] + after[2:]]


@pytest.mark.parametrize("sort", SORTS, ids=str)
@given(data=st.data())
@settings(max_examples=300)
def test_one_slip_in_a_long_name_is_never_taken_for_another(sort: tuple[str, bool], data: st.DataObject) -> None:
    meant, name = data.draw(st.sampled_from(LONG_NAMES[sort]))
    place = data.draw(st.integers(0, len(name) - 1))
    for text in slips(name, place, data.draw(st.sampled_from(LETTERS))):
        understood = BOOKS[sort].recognise(text)
        is_another_name = all((plain(text), other) in EXACT[sort] for other in understood)
        assert meant in understood or is_another_name, (name, text, understood)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Niger", "Nigeria"),
        ("Iran", "Iraq"),
        ("Mali", "Malawi"),
        ("Mali", "Malta"),
        ("Austria", "Australia"),
        ("Dominica", "Dominican Republic"),
        ("Guinea", "Guinea-Bissau"),
        ("Guinea", "Equatorial Guinea"),
        ("Papua New Guinea", "Guinea"),
        ("Gambia", "Zambia"),
        ("Mauritania", "Mauritius"),
        ("Iceland", "Ireland"),
        ("Sweden", "Switzerland"),
        ("North Korea", "South Korea"),
        ("Paraguay", "Uruguay"),
        ("Oman", "Jordan"),
    ],
)
@SETS
def test_countries_with_like_names_stay_apart(card_set: str, one: str, other: str) -> None:
    book = BOOKS[card_set, False]
    assert book.recognise(one) == [one]
    assert book.recognise(other) == [other]


def test_newer_countries_with_like_names_stay_apart() -> None:
    for name in (
        "Slovakia",
        "Slovenia",
        "Latvia",
        "Lithuania",
        "Georgia",
        "Armenia",
        "Albania",
        "Sudan",
        "South Sudan",
    ):
        assert BOOKS[TODAY, False].recognise(name) == [name]


@DECKS
@pytest.mark.rule("TO-70")
def test_every_card_is_a_flash_card_at_its_city(deck: Deck) -> None:
    assert [each.id for each in deck.cards] == [each.id for each in cards_of(deck.set_id)]
    for flash_card, each in zip(deck.cards, cards_of(deck.set_id), strict=True):
        city = BOARD.cities[BOARD.number_of[each.city]]
        assert (flash_card.latitude, flash_card.longitude) == (city.latitude, city.longitude)
        assert flash_card.country_names == (each.country, *each.country_aliases)
        assert flash_card.capital_names == (each.capital, *each.capital_aliases)
        assert flash_card.flag_file.endswith(f"/{each.flag}.svg")


@DECKS
@pytest.mark.rule("TO-70")
def test_a_flag_a_capital_or_a_place_asks_for_the_country_and_a_country_for_its_capital(deck: Deck) -> None:
    judge = Judge(deck)
    questions = questions_of(deck, list(QuestionKind), find_regions(deck, []))
    countries = len({each.country for each in deck.cards})
    assert len(questions) == 3 * len(deck.cards) + countries
    for question in questions:
        assert judge.judge(question, question.answer).verdict is Verdict.RIGHT, question.id


@DECKS
@pytest.mark.rule("TO-36")
def test_neighbours_stand_together_by_region(deck: Deck) -> None:
    by_region = {
        region.id: {each.country for each in deck.cards if each.region == region.id} for region in deck.regions
    }
    assert {"Guinea", "Senegal", "Ghana"} <= by_region["western-africa"]
    assert {"Cuba", "Jamaica"} <= by_region["caribbean"]
    assert sum(len(countries) for countries in by_region.values()) == len({each.country for each in deck.cards})


def test_flags_of_1987_that_cannot_be_told_apart_are_known() -> None:
    today, then = ({each.country: each.flag_shared_with for each in deck.cards} for deck in decks())
    assert today["Indonesia"] == ("Monaco",)
    assert (today["Chad"], then["Chad"]) == (("Romania",), ())
    assert then["French Guiana"] == ("France",)
    assert then["Namibia"] == ("South Africa",)
    assert today["Bolivia"] == ()


@DECKS
def test_every_flag_of_1987_is_drawn(deck: Deck) -> None:
    drawn = [each.flag for each in deck.cards if each.flag_file.startswith("take_off/flags/1987/")]
    assert bool(drawn) == (deck.set_id == OF_1987)
    for flag in drawn:
        assert FOLDER.joinpath("flags", "1987", f"{flag}.svg").is_file(), flag
