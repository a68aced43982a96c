"""This file is what can happen in Take Off!, as it is told to everyone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from greatcircle.games.take_off import payload
from greatcircle.games.take_off.board import BOARD
from greatcircle.games.take_off.card import CARD_SETS, TODAY, cards_of
from greatcircle.games.take_off.deck import city_names
from greatcircle.kernel.event import Event
from greatcircle.kernel.words import listed, titled

FACET_TITLES: Final = {"jet": "a jet", "take-off": "a TAKE OFF! card"}
ORDINALS: Final = ("first", "second", "third", "fourth")
WITH_ARTICLE: Final = frozenset(
    {"Bahamas", "Comoros", "Congo", "Gambia", "Maldives", "Netherlands", "Philippines", "Seychelles"}
)
FORMS_WITH_ARTICLE: Final = frozenset({"Emirates", "Islands", "Kingdom", "Republic", "States", "Union"})
"""Countries, and words in the names of countries, that a sentence puts an article before."""


def _several_capitals() -> frozenset[str]:
    found: set[str] = set()
    for card_set in CARD_SETS:
        countries = [card.country for card in cards_of(card_set)]
        found.update([country for country in countries if countries.count(country) > 1])
    return frozenset(found)


SEVERAL_CAPITALS: Final = _several_capitals()
"""The countries that have a card for each of their capitals (TO-77, TO-78)."""


def city_name(city_id: str, card_set: str) -> str:
    """Name a city as the map does in the world of a card set."""
    return city_names(card_set)[BOARD.number_of[city_id]]


def country_name(country: str) -> str:
    """Name a country as it stands within a sentence: Peru, the Netherlands."""
    has_article = country in WITH_ARTICLE or not FORMS_WITH_ARTICLE.isdisjoint(country.split())
    return f"the {country}" if has_article else country


def capital_of(country: str) -> str:
    """Say of which country a city is the capital."""
    return f"{'a' if country in SEVERAL_CAPITALS else 'the'} capital of {country_name(country)}"


def facet_titles(facets: list[payload.Facet]) -> str:
    """List the facets of a roll as people do."""
    return listed([FACET_TITLES.get(facet, facet) for facet in facets])


@final
@dataclass(frozen=True)
class Began(Event):
    """A seat was drawn to begin (TO-09)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} begins."


@final
@dataclass(frozen=True)
class Rolled(Event):
    """A seat rolled the dice (TO-13)."""

    seat: int
    dice: list[payload.Facet]

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} rolls {facet_titles(self.dice)}."


@final
@dataclass(frozen=True)
class Drew(Event):
    """A seat drew a card; its country is for the players to know or to find (TO-35, TO-36)."""

    seat: int
    card: str
    capital: str
    pile: payload.Pile
    say: str
    """How the capital's name is said (TO-81)."""

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} draws a {self.pile} card: take off to {self.capital} ({self.say})!"


@final
@dataclass(frozen=True)
class Named(Event):
    """A seat named a country, rightly or not (TO-67, TO-94)."""

    seat: int
    capital: str
    said: str
    country: str
    is_right: bool

    def sentence(self, names: Sequence[str]) -> str:
        if self.is_right:
            return f"{titled(names[self.seat])} knows it: {self.capital} is {capital_of(self.country)}."
        said = country_name(self.said)
        return f"{titled(names[self.seat])} says {said}, but {self.capital} is {capital_of(self.country)}."


@final
@dataclass(frozen=True)
class Unnamed(Event):
    """A seat named no country in time (TO-94)."""

    seat: int
    capital: str
    country: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} does not name it: {self.capital} is {capital_of(self.country)}."


@final
@dataclass(frozen=True)
class Earned(Event):
    """A right answer earned an extra move or an extra roll (TO-67, TO-92)."""

    seat: int
    reward: payload.Reward

    def sentence(self, names: Sequence[str]) -> str:
        return f"That earns {titled(names[self.seat])} an {self.reward.replace('-', ' ')}."


@final
@dataclass(frozen=True)
class Flew(Event):
    """A jet flew along a route (TO-18, TO-32)."""

    seat: int
    jet: int
    start: str
    end: str
    by: payload.Facet
    """The colour of the die, or "jet" for a wild move."""
    card_set: payload.CardSet = TODAY
    """The set in whose world the cities are named."""

    def sentence(self, names: Sequence[str]) -> str:
        how = "a wild move" if self.by == "jet" else self.by
        start, end = city_name(self.start, self.card_set), city_name(self.end, self.card_set)
        return f"{titled(names[self.seat])} flies from {start} to {end} by {how}."


@final
@dataclass(frozen=True)
class TookOff(Event):
    """A jet went directly to the capital of a card (TO-35)."""

    seat: int
    jet: int
    start: str
    end: str
    card: str
    capital: str
    """What the card calls the city."""
    country: str
    card_set: payload.CardSet = TODAY
    """The set in whose world the cities are named."""

    def sentence(self, names: Sequence[str]) -> str:
        """Tell the country too: by now nobody can name it for a reward any more."""
        there = f"{self.capital}, {capital_of(self.country)}"
        if self.start == self.end:
            return f"{titled(names[self.seat])}'s jet is in {there}, already."
        return f"{titled(names[self.seat])} takes off from {city_name(self.start, self.card_set)} to {there}."


@final
@dataclass(frozen=True)
class Finished(Event):
    """A jet reached the finish and is out of play (TO-10, TO-29)."""

    seat: int
    jet: int
    home: int
    """How many jets of the fleet are home now."""

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} brings its {ORDINALS[self.home - 1]} jet home."


@final
@dataclass(frozen=True)
class DeadRoll(Event):
    """A roll offered no move at all (TO-22)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} has no move."


@final
@dataclass(frozen=True)
class DiceLeft(Event):
    """Some dice could not be used (TO-23)."""

    seat: int
    dice: list[payload.Facet]

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} cannot use {facet_titles(self.dice)}."


@final
@dataclass(frozen=True)
class Bumped(Event):
    """A jet stayed on a city and sent an opposing jet back to the start (TO-52)."""

    seat: int
    city: str
    victim: int
    jet: int
    card_set: payload.CardSet = TODAY
    """The set in whose world the cities are named."""

    def sentence(self, names: Sequence[str]) -> str:
        where = city_name(self.city, self.card_set)
        return f"{titled(names[self.seat])} bumps {titled(names[self.victim])} in {where}: back to the start!"


@final
@dataclass(frozen=True)
class AnotherTurn(Event):
    """A seat has another turn after doubles (TO-21)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} rolled doubles and has another turn."


@final
@dataclass(frozen=True)
class ExtraRoll(Event):
    """A seat takes a roll that it won by naming a country (TO-67, TO-88)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} takes the extra roll."


@final
@dataclass(frozen=True)
class Declined(Event):
    """A seat left what it had earned (TO-27, TO-92)."""

    seat: int
    gain: payload.Gain

    def sentence(self, names: Sequence[str]) -> str:
        refusal = "does without the extra move" if self.gain == "extra-move" else "does not roll again"
        return f"{titled(names[self.seat])} {refusal}."


@final
@dataclass(frozen=True)
class Reshuffled(Event):
    """A pile was empty and its used cards were shuffled to be drawn again (TO-50)."""

    pile: payload.Pile

    def sentence(self, names: Sequence[str]) -> str:
        return f"The {self.pile} pile is used up; its cards are shuffled again."
