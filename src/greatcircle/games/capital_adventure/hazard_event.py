"""This file is the luck of the journey as it is told: Hazards, Telexes, deportation and goes that are missed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from greatcircle.games.capital_adventure.card import HAZARD_NUMBERS, HAZARDS, TELEX_NUMBERS, TELEXES
from greatcircle.games.capital_adventure.events import city_name
from greatcircle.kernel.event import Event
from greatcircle.kernel.words import titled


@final
@dataclass(frozen=True)
class SentBack(Event):
    """A first Hazard on the Atlantic (CA-140)."""

    seat: int
    city: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"A Hazard at sea: {titled(names[self.seat])} goes back to {city_name(self.city)}."


@final
@dataclass(frozen=True)
class HazardDrawn(Event):
    """A Hazard card was turned up (CA-67, CA-69)."""

    seat: int
    card: str

    def sentence(self, names: Sequence[str]) -> str:
        card = HAZARDS[HAZARD_NUMBERS[self.card]]
        return f"Hazard for {titled(names[self.seat])}: {card.name}. {card.sentence}"


@final
@dataclass(frozen=True)
class Paid(Event):
    """A side paid for a Hazard (CA-08)."""

    seat: int
    amount: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} pays ${self.amount}."


@final
@dataclass(frozen=True)
class LostAll(Event):
    """A side lost all its cash (CA-51, CA-75, CA-102)."""

    seat: int
    amount: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} loses ${self.amount}; tokens are safe."


@final
@dataclass(frozen=True)
class WillMiss(Event):
    """A side has to miss goes (CA-62, CA-73, CA-142)."""

    seat: int
    goes: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} misses {'the next go' if self.goes == 1 else f'the next {self.goes} goes'}."


@final
@dataclass(frozen=True)
class Hijacked(Event):
    """A side was taken to another city (CA-71, CA-76, CA-77)."""

    seat: int
    city: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} finds itself in {city_name(self.city)}."


@final
@dataclass(frozen=True)
class AlreadyThere(Event):
    """A hijack named the city where the side is (CA-71)."""

    seat: int
    city: str

    def sentence(self, names: Sequence[str]) -> str:
        name = titled(names[self.seat])
        return f"{name} is in {city_name(self.city)} already; the hijack leads nowhere and does not end the go."


@final
@dataclass(frozen=True)
class Deported(Event):
    """A side could not pay, and is deported with all it has (CA-79, CA-98)."""

    seat: int
    city: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} cannot pay and is deported to {city_name(self.city)}."


@final
@dataclass(frozen=True)
class TelexDrawn(Event):
    """A Telex came; it may pay nothing here (CA-61, CA-72, CA-146)."""

    seat: int
    card: str
    amount: int

    def sentence(self, names: Sequence[str]) -> str:
        card = TELEXES[TELEX_NUMBERS[self.card]]
        gain = f"{titled(names[self.seat])} gets ${self.amount}." if self.amount else "It pays nothing here."
        return f"Telex for {titled(names[self.seat])}: {card.name}. {card.sentence} {gain}"


@final
@dataclass(frozen=True)
class GoMissed(Event):
    """A side missed a go (CA-155)."""

    seat: int
    left: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} misses a go."
