"""This file is what can happen in Worldbeater, as it is told; the cards that a seat is dealt are told to it alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from greatcircle.games.worldbeater import payload
from greatcircle.games.worldbeater.board import BOARD, ROLES
from greatcircle.games.worldbeater.card import CARDS, KIND_NUMBERS
from greatcircle.kernel.event import Event
from greatcircle.kernel.words import titled

PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
CROSSING_VERBS: Final[dict[payload.Role, str]] = {"frontier": "crosses the frontier at", "seaport": "takes ship at"}


def card_name(card: str) -> str:
    """Name a card."""
    return CARDS[KIND_NUMBERS[card]].name


def place_name(hexagon: str) -> str:
    """Name a hexagon as people do: by its town, port or airport, or by its id."""
    return BOARD.names[BOARD.number_of[hexagon]] or hexagon


def area_name(hexagon: str) -> str:
    """Name the area of a hexagon as it stands within a sentence."""
    return area_title(BOARD.area[BOARD.number_of[hexagon]])


def area_title(area: int) -> str:
    """Name an area as it stands within a sentence: Africa, the Far East."""
    area_id, name = BOARD.areas[area].id, BOARD.areas[area].name
    return f"the {name}" if area_id in WITH_ARTICLE else name


WITH_ARTICLE: Final = frozenset({"united-kingdom", "middle-east", "far-east"})
"""Areas that a sentence puts an article before."""


@final
@dataclass(frozen=True)
class Began(Event):
    """A seat was drawn to begin, under rules that gave the cars to the seats before that (WB-81)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} begins."


@final
@dataclass(frozen=True)
class DrewCar(Event):
    """A seat drew the black car and begins; the others have theirs clockwise from it (WB-81, WB-82)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        name = names[self.seat]
        return f"{titled(name)} draws the {name} car and begins."


@final
@dataclass(frozen=True)
class Received(Event):
    """A seat was dealt a card, and it alone sees which (WB-65, WB-69)."""

    seat: int
    card: payload.CardKind

    def audience(self) -> list[int] | None:
        return [self.seat]

    def sentence(self, names: Sequence[str]) -> str:
        return f"You are dealt {card_name(self.card)}."


@final
@dataclass(frozen=True)
class Dealt(Event):
    """Everyone has the cards of the beginning (WB-65, WB-71)."""

    cards: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"Everyone has {self.cards} cards."


@final
@dataclass(frozen=True)
class Drew(Event):
    """A seat was dealt a card in New York (WB-69)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} is dealt a card in New York."


@final
@dataclass(frozen=True)
class Drove(Event):
    """A car drove in a line to a hexagon (WB-36)."""

    seat: int
    start: str
    to: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} drives to {place_name(self.to)}."


@final
@dataclass(frozen=True)
class Claimed(Event):
    """A car drove to a town and took its token (WB-57)."""

    seat: int
    start: str
    at: str
    town: str
    value: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} claims {place_name(self.at)}, worth {self.value}."


@final
@dataclass(frozen=True)
class Crossed(Event):
    """A car crossed into another area (WB-46)."""

    seat: int
    start: str
    at: str
    to: str

    def sentence(self, names: Sequence[str]) -> str:
        verb = CROSSING_VERBS[ROLES[BOARD.role[BOARD.number_of[self.at]]]]
        return f"{titled(names[self.seat])} {verb} {place_name(self.at)} and is in {area_name(self.to)}."


@final
@dataclass(frozen=True)
class Flew(Event):
    """A car was flown to another area (WB-48)."""

    seat: int
    start: str
    to: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} flies to {place_name(self.to)} in {area_name(self.to)}."


@final
@dataclass(frozen=True)
class PutBack(Event):
    """A token was laid back on its town (WB-26, WB-27)."""

    seat: int
    at: str
    town: str
    value: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} puts the {self.value} of {place_name(self.at)} back."


@final
@dataclass(frozen=True)
class Played(Event):
    """A seat played a card for itself (WB-66)."""

    seat: int
    card: payload.Help

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} plays {card_name(self.card)}."


@final
@dataclass(frozen=True)
class Harmed(Event):
    """A seat played a card on another (WB-66)."""

    seat: int
    card: payload.Harm
    on: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} plays {card_name(self.card)} on {titled(names[self.on])}."


@final
@dataclass(frozen=True)
class Lost(Event):
    """A seat lost a card, which everyone sees."""

    seat: int
    card: payload.CardKind

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} loses {card_name(self.card)}."


@final
@dataclass(frozen=True)
class Reached(Event):
    """A car reached New York, and its tokens were counted (WB-08, WB-09, WB-13)."""

    seat: int
    place: int
    points: int
    tokens: int
    missed_areas: int

    def sentence(self, names: Sequence[str]) -> str:
        missed = f", {self.missed_areas} areas without a token" if self.missed_areas > 1 else ""
        missed = ", one area without a token" if self.missed_areas == 1 else missed
        return (
            f"{titled(names[self.seat])} reaches New York {PLACES[self.place - 1]}: {self.points} points, "
            f"and {self.tokens} for its tokens{missed}."
        )


@final
@dataclass(frozen=True)
class CameHome(Event):
    """A car is back at Fort Dunlop (WB-18, WB-21)."""

    seat: int
    place: int
    points: int
    charge: int

    def sentence(self, names: Sequence[str]) -> str:
        charge = f", less {self.charge} for the tokens brought home" if self.charge else ""
        return f"{titled(names[self.seat])} is home {PLACES[self.place - 1]}: {self.points} points{charge}."


@final
@dataclass(frozen=True)
class TurnedUp(Event):
    """Everyone has reached New York, so the returned tokens are turned up again (WB-35)."""

    def sentence(self, names: Sequence[str]) -> str:
        return "Everyone has reached New York; the returned tokens are turned up again."


@final
@dataclass(frozen=True)
class Stayed(Event):
    """A seat ended its turn without a move (WB-61)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} stays put."


@final
@dataclass(frozen=True)
class Waited(Event):
    """A car waited in New York (WB-15, WB-16)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} waits a round in New York."


@final
@dataclass(frozen=True)
class Missed(Event):
    """A car missed a turn after a breakdown."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} misses a turn."
