"""This file is what can be agreed before a match of Captivade."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from greatcircle.games.captivade.board import WEEKS_MAX, WEEKS_MIN, WEEKS_STEP
from greatcircle.kernel.option import SEAT_NAMES, Options, Since, choice, number, per_seat, switch, version

CHARACTERS_VERSION: Final = 2
"""The version of the rules from which on escapees are chosen or drawn (CV-10); before, they went by the seats."""
CALM_WAYS_VERSION: Final = 2
"""The version of the rules from which on the log notes the way with the fewest surprises (CV-39)."""


class Flights(Enum):
    """How many flights a trip may have from the second week on (CV-23)."""

    ONE = "one"
    ANY = "any"


class Assistants(Enum):
    """How two players come by their second agents (CV-11)."""

    SET = "set"
    LOTS = "lots"


class Character(Enum):
    """Which escapee a seat plays, by its colour (CV-10)."""

    ANY = "any"
    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"


@dataclass(frozen=True)
class CaptivadeOptions(Options):
    """The agreements of one match."""

    rules_version: int = version(newest=2, oldest=1)
    weeks: int = number(
        WEEKS_MIN, "How many weeks the hunt lasts; six for a first match.", WEEKS_MIN, WEEKS_MAX, WEEKS_STEP
    )
    flights: Flights = choice(
        Flights.ONE, "From the second week on a trip may have one flight, or as many as one can pay."
    )
    assistants: Assistants = choice(
        Assistants.SET,
        "With two players: the first of the two agents left over (of Brown, White, Black, Silver) helps the first seat "
        "and the other one the second, or lots decide.",
    )
    notebook: bool = switch(
        True,
        "Whether notebooks work out where each escapee can be from what everybody knows: an aid that the printed game "
        "does not have.",
    )
    characters: tuple[Character, ...] = per_seat(
        Character.ANY,
        "Which escapee each seat plays: Ruby Red, Gary Green, Beatrice Bleu or Yousef Yellow; any is drawn by lot.",
        Since(CHARACTERS_VERSION, (Character.ANY,)),
        SEAT_NAMES,
    )
