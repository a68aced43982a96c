"""This file is what can be agreed before a match of Worldbeater."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from greatcircle.games.worldbeater.board import (
    ROUND_LIMIT,
    ROUND_LIMIT_MAX,
    ROUND_LIMIT_MIN,
    SEATS_MAX,
    SEATS_MIN,
)
from greatcircle.kernel.option import Options, choice, number, switch, version

DRAWN_CARS_VERSION: Final = 3
"""The version of the rules from which on the cars are drawn (WB-81); before, they went by the seats."""
LAST_CAR_VERSION: Final = 3
"""The version of the rules from which on the last car may end the match (WB-120)."""


class Ending(Enum):
    """When the match is over (WB-24)."""

    ALL_HOME = "all-home"
    ALL_BUT_ONE = "all-but-one"


class Ties(Enum):
    """Who wins of those with the same total (WB-23)."""

    HOME_EARLIER = "home-earlier"
    SHARED = "shared"


@dataclass(frozen=True)
class WorldbeaterOptions(Options):
    """The agreements of one match."""

    rules_version: int = version(newest=3, oldest=2)
    ending: Ending = choice(
        Ending.ALL_HOME, "The match ends when every car is home, or as soon as all but one of them are."
    )
    ties: Ties = choice(Ties.HOME_EARLIER, "Of equal totals the car that was home earlier wins, or they share.")
    two_players: bool = switch(False, "Whether two may play, with the tokens of three.")
    first: int = number(
        0, "The seat that begins with the black car, counted from 1; 0 draws the cars from a hat.", 0, SEATS_MAX
    )
    round_limit: int = number(
        ROUND_LIMIT,
        "After so many rounds the match is ranked as it stands.",
        ROUND_LIMIT_MIN,
        ROUND_LIMIT_MAX,
    )

    def clash(self, seats: int) -> str | None:
        """Refuse two seats that have not agreed on it, and a first seat that is not there (WB-01, WB-81)."""
        if seats < SEATS_MIN and not self.two_players:
            return f"Worldbeater has {SEATS_MIN} to {SEATS_MAX} seats; for two, turn on Two players (two_players=true)."
        if self.first > seats:
            return f"Seat {self.first} cannot begin (first={self.first}) when there are {seats} seats."
        return None
