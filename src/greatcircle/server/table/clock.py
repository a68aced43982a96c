"""This file is the clock of a table: how long each seat has for a move, and how much is left of it."""

import time
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import Final

from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.words import in_words
from greatcircle.server.socket.message import ClockCard

SECONDS_MOST: Final = 3600


@dataclass(frozen=True)
class Allowance:
    """The time that a seat has for what it is asked."""

    since: int
    """The step since which its time counts."""
    seconds: int
    is_extended: bool
    """Whether its person has asked for more time."""


@dataclass
class Hand:
    """What is left of an allowance: since a moment while it runs."""

    allowance: Allowance
    left: float
    since: float | None = None

    def left_at(self, now: float) -> float:
        """Give the seconds that are left at a moment."""
        return self.left if self.since is None else max(0.0, self.left - (now - self.since))

    def stop(self, now: float) -> None:
        """Stand still."""
        self.left = self.left_at(now)
        self.since = None


class TableClock:
    """A hand for each seat that has limited time. It waits for nothing: whoever asks it sees what is left."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._hands: dict[int, Hand] = {}
        self._kept: dict[tuple[int, Allowance], Hand] = {}
        """Every hand that may be taken up again, by seat and allowance."""

    def follow(self, allowances: Mapping[int, Allowance], running: Container[int], oldest: int) -> None:
        """Take note of who has how long for what, and whose time runs.

        An allowance that was there before goes on with what was left of it; those from before the oldest ask that can
        still come back are forgotten.
        """
        now = self._now()
        for hand in self._hands.values():
            hand.stop(now)
        self._kept = {key: hand for key, hand in self._kept.items() if key[1].since >= oldest}
        self._hands = {
            seat: self._kept.setdefault((seat, allowance), Hand(allowance, float(allowance.seconds)))
            for seat, allowance in allowances.items()
        }
        for seat, hand in self._hands.items():
            hand.since = now if seat in running else None

    def late(self, minds: Callable[[int], bool]) -> list[int]:
        """List the seats whose time has run out, of those that somebody minds."""
        return [seat for seat in self._hands if self.is_up(seat) and minds(seat)]

    def is_up(self, seat: int) -> bool:
        """Tell whether the time of a seat has run out; one whose clock stands still has time."""
        hand = self._hands.get(seat)
        return hand is not None and hand.since is not None and hand.left_at(self._now()) <= 0

    def next_up(self, minds: Callable[[int], bool]) -> float | None:
        """Give the seconds until the next time runs out that somebody minds; None while nothing runs."""
        now = self._now()
        running = [hand.left_at(now) for seat, hand in self._hands.items() if hand.since is not None and minds(seat)]
        return min(running, default=None)

    def cards(self) -> list[ClockCard]:
        """Tell what everyone may see of it."""
        now = self._now()
        return [
            ClockCard(
                seat,
                hand.allowance.seconds,
                round(hand.left_at(now), 2),
                is_running=hand.since is not None,
                can_extend=not hand.allowance.is_extended,
            )
            for seat, hand in self._hands.items()
        ]


def check_clock(seconds: list[int], seats: int) -> list[int]:
    """Give the seconds for a move of each seat, of which there may be none at all; `BadInput` says what is wrong."""
    if not seconds:
        return [0] * seats
    if len(seconds) != seats:
        raise BadInput(f"The clock has a time for each seat: {seats} of them, not {len(seconds)}.")
    if not all(0 <= each <= SECONDS_MOST for each in seconds):
        raise BadInput(f"A move has from 1 to {SECONDS_MOST} seconds, or 0 for as long as one likes.")
    return list(seconds)


def clock_sentence(seconds: list[int], names: list[str]) -> str:
    """Tell how long everyone has for a move."""
    if len(set(seconds)) == 1:
        return f"Everyone has {in_words(seconds[0])} for each move; then a bot makes it."
    times = [f"{name} {in_words(each)}" for name, each in zip(names, seconds, strict=True) if each]
    return f"Time for each move: {', '.join(times)}; then a bot makes it."
