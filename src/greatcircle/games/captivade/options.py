"""This file is what can be agreed before a match of Captivade."""

from dataclasses import dataclass
from enum import Enum

from greatcircle.games.captivade.board import WEEKS_MAX, WEEKS_MIN, WEEKS_STEP
from greatcircle.kernel.option import Options, choice, number, switch


class Flights(Enum):
    """How many flights a trip may have from the second week on (CV-23)."""

    ONE = "one"
    ANY = "any"


class Assistants(Enum):
    """How two players come by their second agents (CV-11)."""

    SET = "set"
    LOTS = "lots"


@dataclass(frozen=True)
class CaptivadeOptions(Options):
    """The agreements of one match."""

    weeks: int = number(
        WEEKS_MIN, "How many weeks the hunt lasts; six for a first match.", WEEKS_MIN, WEEKS_MAX, WEEKS_STEP
    )
    flights: Flights = choice(
        Flights.ONE, "From the second week on a trip may have one flight, or as many as one can pay."
    )
    assistants: Assistants = choice(
        Assistants.SET, "With two players: agent Black helps the first and Silver the second, or lots decide."
    )
    notebook: bool = switch(True, "Whether notebooks work out where each escapee can be from what everybody knows.")
