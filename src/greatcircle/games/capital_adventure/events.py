"""This file is what can happen in Capital Adventure, as it is told to everyone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from greatcircle.games.capital_adventure import payload
from greatcircle.games.capital_adventure.board import BOARD, SEA_ANSWERS
from greatcircle.kernel.event import Event
from greatcircle.kernel.words import listed, titled

WITH_ARTICLE: Final = ("americas",)
"""The continents whose names have an article."""


def city_name(city: str) -> str:
    """Name a city by its id."""
    return BOARD.cities[BOARD.number_of[city]].name


def continent_name(continent: int) -> str:
    """Name a continent as a sentence does."""
    one = BOARD.continents[continent]
    return f"the {one.name}" if one.id in WITH_ARTICLE else one.name


def tokens_text(tokens: int) -> str:
    """Say how many Travel Tokens."""
    return "a Travel Token" if tokens == 1 else f"{tokens} Travel Tokens"


@final
@dataclass(frozen=True)
class OrderRolled(Event):
    """A side rolled for the beginning (CA-28)."""

    seat: int
    die: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} rolls {self.die} for the first go."


@final
@dataclass(frozen=True)
class Tied(Event):
    """Several sides rolled the highest number, and roll again (CA-29)."""

    seats: list[int]

    def sentence(self, names: Sequence[str]) -> str:
        return f"{listed([titled(names[seat]) for seat in self.seats])} are level and roll again."


@final
@dataclass(frozen=True)
class Began(Event):
    """A side has the first go."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} begins."


@final
@dataclass(frozen=True)
class SetOut(Event):
    """A side rolled two dice and left London for a start city (CA-30, CA-32)."""

    seat: int
    total: int
    city: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} rolls {self.total} and sets out from {city_name(self.city)}."


@final
@dataclass(frozen=True)
class Rolled(Event):
    """A side rolled for a question (CA-34)."""

    seat: int
    number: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} rolls {self.number}."


@final
@dataclass(frozen=True)
class QuestionRead(Event):
    """A question was read out (CA-34, CA-108)."""

    seat: int
    field: str
    level: payload.Level
    text: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} is asked: {self.text}"


@final
@dataclass(frozen=True)
class Answered(Event):
    """A side answered, and was judged; left to chance, nothing was said (CA-11, CA-35)."""

    seat: int
    said: str | None
    answer: str
    is_right: bool

    def sentence(self, names: Sequence[str]) -> str:
        name = titled(names[self.seat])
        answer = self.answer.rstrip(".")
        if self.is_right:
            return f"{name} knows it: {answer}."
        if self.said is None:
            return f"{name} does not know it. The answer is {answer}."
        return f"{name} says {self.said.rstrip('.')}. The answer is {answer}."


@final
@dataclass(frozen=True)
class Typed(Event):
    """A side typed an answer; the others may still overrule the verdict (CA-17)."""

    seat: int
    words: str
    is_right: bool

    def sentence(self, names: Sequence[str]) -> str:
        name, verdict = titled(names[self.seat]), "right" if self.is_right else "wrong"
        return f"{name} answers “{self.words}”, which counts as {verdict} unless somebody overrules it."


@final
@dataclass(frozen=True)
class Overruled(Event):
    """Somebody overruled a verdict (CA-17)."""

    seat: int
    is_right: bool

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} overrules: the answer counts as {'right' if self.is_right else 'wrong'}."


@final
@dataclass(frozen=True)
class Appealed(Event):
    """A side asks the one that asks to turn the verdict on its answer round (CA-162)."""

    seat: int
    judge: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} asks {titled(names[self.judge])} to look at the answer again."


@final
@dataclass(frozen=True)
class Revealed(Event):
    """A side has said its answer aloud, and the card's answer is shown."""

    seat: int
    answer: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} has answered. The card says {self.answer.rstrip('.')}."


@final
@dataclass(frozen=True)
class Earned(Event):
    """A right answer paid (CA-09, CA-60)."""

    seat: int
    amount: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} earns ${self.amount}."


@final
@dataclass(frozen=True)
class Cashed(Event):
    """An Insurance Token was turned into money (CA-49)."""

    seat: int
    continent: payload.ContinentId
    amount: int

    def sentence(self, names: Sequence[str]) -> str:
        name = continent_name(BOARD.continent_ids.index(self.continent))
        return f"{titled(names[self.seat])} cashes the insurance for {name}: ${self.amount}."


@final
@dataclass(frozen=True)
class Doubled(Event):
    """A side handed in a Double token (CA-58)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} hands in a Double."


@final
@dataclass(frozen=True)
class Planned(Event):
    """A side put a city on its planned journey; nothing is paid yet (CA-44)."""

    seat: int
    path: list[str]
    fare: int
    visas: int

    def sentence(self, names: Sequence[str]) -> str:
        price = f"${self.fare}" + (f" and ${self.visas} for Visas" if self.visas else "")
        return f"{titled(names[self.seat])} plans a journey to {city_name(self.path[-1])} for {price}."


@final
@dataclass(frozen=True)
class Travelled(Event):
    """A side paid a journey and made it (CA-40, CA-44)."""

    seat: int
    path: list[str]
    fare: int
    visas: int
    tokens: int
    cash: int

    def sentence(self, names: Sequence[str]) -> str:
        paid = [f"${self.cash}"] if self.cash or not self.tokens else []
        if self.tokens:
            paid.append(tokens_text(self.tokens))
        visas = f", ${self.visas} of it for Visas" if self.visas else ""
        return f"{titled(names[self.seat])} travels to {city_name(self.path[-1])} for {listed(paid)}{visas}."


@final
@dataclass(frozen=True)
class Pegged(Event):
    """A side visited a Capital Adventure city (CA-89)."""

    seat: int
    city: str
    count: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} puts a peg against {city_name(self.city)}, number {self.count}."


@final
@dataclass(frozen=True)
class TokenEarned(Event):
    """A side ended its go in a Capital Adventure city (CA-91)."""

    seat: int
    city: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} stops over in {city_name(self.city)} and gets a Travel Token."


@final
@dataclass(frozen=True)
class TokenForfeited(Event):
    """A further token was due, but there is none to be had (CA-97, CA-103)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} can take no further Travel Token."


@final
@dataclass(frozen=True)
class Declared(Event):
    """A side chose to answer for a crossing (CA-113)."""

    seat: int
    to: str

    def sentence(self, names: Sequence[str]) -> str:
        visas = "the Visa" if self.to == BOARD.cities[BOARD.start].id else "the Visas"
        return f"{titled(names[self.seat])} chooses to answer for {visas} to {city_name(self.to)}."


@final
@dataclass(frozen=True)
class Embarked(Event):
    """A side paid a fare and stands on a transit point (CA-112, CA-127)."""

    seat: int
    to: str
    cash: int
    tokens: int

    def sentence(self, names: Sequence[str]) -> str:
        paid = [f"${self.cash}"] if self.cash or not self.tokens else []
        if self.tokens:
            paid.append(tokens_text(self.tokens))
        return f"{titled(names[self.seat])} pays {listed(paid)} and is on the way to {city_name(self.to)}."


@final
@dataclass(frozen=True)
class Entered(Event):
    """A side has both Visas and is across (CA-117)."""

    seat: int
    city: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} enters {city_name(self.city)}."


@final
@dataclass(frozen=True)
class VisaDenied(Event):
    """A Visa question was answered wrongly (CA-121, CA-130, CA-132)."""

    seat: int
    to: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} gets no Visa for {city_name(self.to)} yet."


@final
@dataclass(frozen=True)
class SeaProgress(Event):
    """A right answer on the Atlantic (CA-127, CA-128)."""

    seat: int
    answers: int

    def sentence(self, names: Sequence[str]) -> str:
        left = SEA_ANSWERS - self.answers
        rest = "London is in sight: one European question is left" if not left else f"{left} more to go"
        return f"{titled(names[self.seat])} crosses {self.answers} of {SEA_ANSWERS} parts of the Atlantic; {rest}."


@final
@dataclass(frozen=True)
class GoEnded(Event):
    """A side's go is over (CA-45)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])}'s go is over."


@final
@dataclass(frozen=True)
class Proposed(Event):
    """A side proposed one more Double for everyone (CA-13)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} proposes one more Double for every side."


@final
@dataclass(frozen=True)
class Voted(Event):
    """A side agreed to it or did not (CA-13)."""

    seat: int
    is_agreed: bool

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} {'agrees' if self.is_agreed else 'does not agree'}."


@final
@dataclass(frozen=True)
class Issued(Event):
    """Every side got one more Double (CA-13)."""

    def sentence(self, names: Sequence[str]) -> str:
        return "Every side gets one more Double."
