"""This file is what can be agreed before a match of Trap the Cap."""

from dataclasses import dataclass
from enum import Enum

from greatcircle.games.trap_the_cap.board import CAPS, FEWER_CAPS, SEATS_MAX, THROW_LIMIT, THROW_LIMIT_MAX
from greatcircle.kernel.option import SEAT_NAMES, Options, Since, choice, number, per_seat, version


class Variant(Enum):
    """Which of the five games is played."""

    BASIC = "basic"
    TEAM = "team"
    TOTAL_TEAM = "total-team"
    TOWER = "tower"
    GOLDEN_CAP = "golden-cap"


class BoardChoice(Enum):
    """Which board is played on."""

    SIX_SPOKE = "six-spoke"
    FOUR_SPOKE = "four-spoke"


class Yellow(Enum):
    """Which spaces are yellow (TC-48)."""

    SOME = "some"
    ALL = "all"


class Ending(Enum):
    """How the basic game is won (TC-51)."""

    MOST = "most"
    LAST = "last"


class TeamAim(Enum):
    """How a team game is won (TC-65)."""

    MOST = "most"
    FEWEST = "fewest"


class GoldenAim(Enum):
    """How Trap the Golden Cap is won (TC-86)."""

    OWNER = "owner"
    MOST = "most"


TEAM_SEATS = {BoardChoice.SIX_SPOKE: (4, 6), BoardChoice.FOUR_SPOKE: (4,)}
FOUR_SPOKE_SEATS = 4


class Colour(Enum):
    """Which colour a seat has (TC-03)."""

    ANY = "any"
    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    BLACK = "black"
    WHITE = "white"
    ORANGE = "orange"


@dataclass(frozen=True)
class CapOptions(Options):
    """The agreements of one match."""

    rules_version: int = version(newest=2, oldest=1)
    game: Variant = choice(
        Variant.BASIC,
        "Which of the five games: basic, team play, total team play, Trap the Tower or Trap the Golden Cap.",
    )
    board: BoardChoice = choice(
        BoardChoice.SIX_SPOKE, "The six-spoke board for two to six seats, or the four-spoke board for two to four."
    )
    caps: int = number(CAPS, "How many caps each seat has.", FEWER_CAPS, CAPS, CAPS - FEWER_CAPS)
    first: int = number(0, "The seat that begins, counted from 1; 0 draws lots.", 0, SEATS_MAX)
    yellow: Yellow = choice(
        Yellow.SOME, "Whether some spaces are yellow and can be shared by caps of one colour, or all but the grey ones."
    )
    ending: Ending = choice(
        Ending.MOST, "How the basic game is won: by the most caps trapped, or by being the last colour left."
    )
    team_aim: TeamAim = choice(
        TeamAim.MOST,
        "What a team scores in the team games: the caps it has trapped, or those it has not lost. "
        "The teams are of equal size, so the same team wins either way.",
    )
    golden_aim: GoldenAim = choice(
        GoldenAim.OWNER, "How Trap the Golden Cap is won: by having the Golden Cap, or by the most caps trapped."
    )
    throw_limit: int = number(
        THROW_LIMIT,
        "After so many throws the match is scored as it stands; 0 plays on without a limit.",
        0,
        THROW_LIMIT_MAX,
    )
    colours: tuple[Colour, ...] = per_seat(
        Colour.ANY,
        "The colour of each seat's caps and base; any takes the next free one.",
        Since(2, (Colour.ANY,)),
        SEAT_NAMES,
    )

    def clash(self, seats: int) -> str | None:
        """Name options that do not go with each other or with the number of seats (TC-04, TC-61)."""
        if self.board is BoardChoice.FOUR_SPOKE and seats > FOUR_SPOKE_SEATS:
            return f"The four-spoke board (board=four-spoke) has room for 2 to {FOUR_SPOKE_SEATS} seats, not {seats}."
        if self.game in (Variant.TEAM, Variant.TOTAL_TEAM) and seats not in TEAM_SEATS[self.board]:
            allowed = " or ".join(str(count) for count in TEAM_SEATS[self.board])
            return f"Two equal teams (game={self.game.value}) need {allowed} seats here, not {seats}."
        if self.first > seats:
            return f"Seat {self.first} cannot begin (first={self.first}) when there are {seats} seats."
        return None
