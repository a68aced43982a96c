"""This file is what can happen in Trap the Cap, as it is told to everyone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from greatcircle.games.trap_the_cap.moves import GOLDEN_NAME
from greatcircle.kernel.event import Event
from greatcircle.kernel.words import listed, titled


def cap_title(name: str) -> str:
    """Name a cap as a sentence begins."""
    return "The Golden Cap" if name == GOLDEN_NAME else name.capitalize()


@final
@dataclass(frozen=True)
class Began(Event):
    """A seat was drawn to begin (TC-05)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} begins."


@final
@dataclass(frozen=True)
class Threw(Event):
    """A seat threw the die."""

    seat: int
    die: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} throws a {self.die}."


@final
@dataclass(frozen=True)
class ThrowLost(Event):
    """No cap could move (TC-16)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} has no cap that can move; the throw is lost."


@final
@dataclass(frozen=True)
class Moved(Event):
    """A cap, with all it carries, went along a path."""

    seat: int
    cap: str
    path: list[str]

    def sentence(self, names: Sequence[str]) -> str:
        return f"{cap_title(self.cap)} goes from {self.path[0]} to {self.path[-1]}."


@final
@dataclass(frozen=True)
class Trapped(Event):
    """A cap was put over a cap or a stack (TC-19, TC-20)."""

    seat: int
    cap: str
    space: str
    caps: list[str]
    """All caps that changed hands, the top one first."""

    def sentence(self, names: Sequence[str]) -> str:
        return f"{cap_title(self.cap)} traps {listed(self.caps)} on {self.space}!"


@final
@dataclass(frozen=True)
class Delivered(Event):
    """Trapped caps reached the base and stay there (TC-28, TC-30)."""

    seat: int
    base: str
    caps: list[str]

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} brings home {listed(self.caps)}."


@final
@dataclass(frozen=True)
class Freed(Event):
    """Caps of one's own or a partner's were freed and wait in their base (TC-31, TC-64)."""

    seat: int
    caps: list[str]

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} frees {listed(self.caps)}."


@final
@dataclass(frozen=True)
class GoldenCapWon(Event):
    """The Golden Cap was brought home and is this seat's to play (TC-80, TC-85)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"The Golden Cap is {titled(names[self.seat])}'s now."


@final
@dataclass(frozen=True)
class ThrewAgain(Event):
    """A seat takes the extra throw after a 6 (TC-08)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} throws again."


@final
@dataclass(frozen=True)
class ColourOut(Event):
    """A colour has no free cap left (TC-60)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} has no free cap left."
