"""This file is what can be agreed before a match of Capital Adventure."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from greatcircle.equipment.quiz.question import find_pack, pack_ids
from greatcircle.games.capital_adventure.board import (
    DOUBLES_MAX,
    DOUBLES_MIN,
    ROUND_LIMIT,
    ROUND_LIMIT_MAX,
    SEATS_MAX,
    SECONDS_MAX,
    SECONDS_STEP,
)
from greatcircle.kernel.option import SEAT_NAMES, Options, Since, choice, number, per_seat, switch, text, version
from greatcircle.kernel.refusal import BadInput

IDLE_HIJACKS_VERSION: Final = 2
"""The version of the rules from which on a hijack to where a side is does nothing (CA-71); before, it ended the go."""


class Version(Enum):
    """Which of the two games is played (CA-15, CA-16)."""

    VISA = "visa"
    DIPLOMAT = "diplomat"


class Pay(Enum):
    """What a right answer earns (CA-14, CA-35)."""

    STANDARD = "standard"
    FAST = "fast"


class Answering(Enum):
    """How a side answers (CA-17)."""

    CHOICE = "choice"
    TYPED = "typed"
    ALOUD = "aloud"


class Level(Enum):
    """How hard a side's questions are (CA-164)."""

    CHILD = "child"
    STANDARD = "standard"
    HARD = "hard"


class BoxChoice(Enum):
    """What questions are in the boxes (CA-165)."""

    BUILT_IN = "built-in"
    BOTH = "both"
    PACKS = "packs"


class Colour(Enum):
    """Which colour a seat has (CA-24)."""

    ANY = "any"
    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"


@dataclass(frozen=True)
class CapitalAdventureOptions(Options):
    """The agreements of one match."""

    rules_version: int = version(newest=2, oldest=1)
    version: Version = choice(
        Version.VISA, "Visa: borders are crossed by two questions or $1000. Diplomat: a quicker game without Visas."
    )
    pay: Pay = choice(Pay.STANDARD, "A right answer earns $200; in the fast game $400.")
    answering: tuple[Answering, ...] = per_seat(
        Answering.CHOICE, "How a side answers: picking one of four, typing, or aloud and judged by the asking side."
    )
    level: tuple[Level, ...] = per_seat(
        Level.STANDARD, "How hard a side's questions are: for children, usual, or hard."
    )
    seconds: int = number(0, "How many seconds there are to answer; 0 sets no clock.", 0, SECONDS_MAX, SECONDS_STEP)
    doubles: int = number(
        DOUBLES_MIN, "How many Double tokens each side begins with; more make a quicker game.", DOUBLES_MIN, DOUBLES_MAX
    )
    eastward: bool = switch(
        False, "Whether borders are crossed eastward only, but for fetching a city that was left behind."
    )
    strict_tokens: bool = switch(False, "Whether there are only the six Travel Tokens of the box.")
    knowledge: int = number(60, "How many per cent of the usual questions a Skilled bot knows.", 10, 95, 5)
    boxes: BoxChoice = choice(BoxChoice.BUILT_IN, "The questions: the built-in ones, your packs, or both.")
    packs: str = text("", "Your own packs of questions; they are used when boxes is both or packs.", 200, of="packs")
    first: int = number(0, "The seat that begins, counted from 1; 0 rolls for it.", 0, SEATS_MAX)
    round_limit: int = number(
        ROUND_LIMIT,
        "After so many rounds the match is ranked as it stands; 0 plays on without a limit.",
        0,
        ROUND_LIMIT_MAX,
    )
    colours: tuple[Colour, ...] = per_seat(
        Colour.ANY,
        "The colour of each side's Traveller and pegs; any takes the next free one.",
        Since(2, (Colour.ANY,)),
        SEAT_NAMES,
    )

    def clash(self, seats: int) -> str | None:
        """Name options that do not go with each other or with the number of seats."""
        if self.first > seats:
            return f"Seat {self.first} cannot begin (first={self.first}) when there are {seats} seats."
        if self.boxes is not BoxChoice.BUILT_IN and not pack_ids(self.packs):
            return f"With boxes={self.boxes.value} name at least one pack (packs=…), or choose boxes=built-in."
        if self.boxes is BoxChoice.BUILT_IN and pack_ids(self.packs):
            return "Packs are named but not used: choose both or packs for the boxes, or name no pack (packs=)."
        if self.boxes is not BoxChoice.BUILT_IN:
            return _missing_pack(self.packs)
        return None


def _missing_pack(packs: str) -> str | None:
    """Say which pack is not here, and what to do."""
    try:
        for pack_id in pack_ids(packs):
            find_pack(pack_id)
    except BadInput as fault:
        return str(fault)
    return None
