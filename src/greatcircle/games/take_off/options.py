"""This file is what can be agreed before a match of Take Off!."""

from dataclasses import dataclass
from enum import Enum

from greatcircle.games.take_off.board import (
    DICE_MAX,
    DICE_MIN,
    FLEET_MAX,
    FLEET_MIN,
    NAMING_SECONDS,
    NAMING_SECONDS_MAX,
    ROUND_LIMIT,
    ROUND_LIMIT_MAX,
    SEATS_MAX,
)
from greatcircle.games.take_off.deck import region_cards
from greatcircle.kernel.option import SEAT_NAMES, Options, Since, choice, number, per_seat, several, switch, version


class CardSet(Enum):
    """Which world is on the cards (TO-79)."""

    TODAY = "today"
    OF_1987 = "1987"


class Direction(Enum):
    """Which way the race goes (TO-61)."""

    WESTWARD = "westward"
    EASTWARD = "eastward"


class Facets(Enum):
    """How the dice are made (TO-51)."""

    STANDARD = "standard"
    SIX_COLOURS = "six-colours"


class DeadDouble(Enum):
    """What doubles are worth that cannot be flown at all (TO-25)."""

    WAITS = "waits"
    ROLLS_AGAIN = "rolls-again"


class Naming(Enum):
    """What naming a card's country earns (TO-67)."""

    OFF = "off"
    EXTRA_MOVE = "extra-move"
    EXTRA_ROLL = "extra-roll"


class Region(Enum):
    """Which cards are used: all, those of a continent, or those of a part of it (TO-69)."""

    ALL = "all"
    AFRICA = "africa"
    AMERICAS = "americas"
    ASIA = "asia"
    EUROPE = "europe"
    OCEANIA = "oceania"
    NORTHERN_AFRICA = "northern-africa"
    WESTERN_AFRICA = "western-africa"
    CENTRAL_AFRICA = "central-africa"
    EASTERN_AFRICA = "eastern-africa"
    SOUTHERN_AFRICA = "southern-africa"
    NORTHERN_AMERICA = "northern-america"
    CENTRAL_AMERICA = "central-america"
    CARIBBEAN = "caribbean"
    SOUTH_AMERICA = "south-america"
    MIDDLE_EAST = "middle-east"
    CENTRAL_ASIA = "central-asia"
    SOUTHERN_ASIA = "southern-asia"
    SOUTHEASTERN_ASIA = "southeastern-asia"
    EASTERN_ASIA = "eastern-asia"
    NORTHERN_EUROPE = "northern-europe"
    WESTERN_EUROPE = "western-europe"
    SOUTHERN_EUROPE = "southern-europe"
    EASTERN_EUROPE = "eastern-europe"


class Colour(Enum):
    """Which colour a seat has (TO-06)."""

    ANY = "any"
    ORANGE = "orange"
    WHITE = "white"
    BLACK = "black"
    PINK = "pink"
    TURQUOISE = "turquoise"
    OLIVE = "olive"


@dataclass(frozen=True)
class TakeOffOptions(Options):
    """The agreements of one match; every one of them goes with every other (TO-74)."""

    rules_version: int = version(newest=2, oldest=1)
    card_set: CardSet = choice(CardSet.TODAY, "The cards: the states of today, or the world of January 1987.")
    fleet: int = number(FLEET_MIN, "How many jets each seat has; more jets make a longer match.", FLEET_MIN, FLEET_MAX)
    backward: bool = switch(True, "Whether jets may also fly routes backward, away from the finish.")
    direction: Direction = choice(Direction.WESTWARD, "Race from east to west, or from west to east.")
    dice: int = number(DICE_MIN, "How many dice are rolled; three make a more complex game.", DICE_MIN, DICE_MAX)
    facets: Facets = choice(
        Facets.STANDARD,
        "The dice: five colours, two jets and a TAKE OFF!, or six colours (green twice), a jet and a TAKE OFF! facet.",
    )
    symbol_doubles: bool = switch(
        True, "Whether double jets and double TAKE OFF! give another turn, as double colours do."
    )
    dead_double: DeadDouble = choice(
        DeadDouble.WAITS,
        "Doubles that offer no move: the seat waits for its next turn, or it rolls again.",
        Since(2, DeadDouble.ROLLS_AGAIN),
    )
    bumping: bool = switch(True, "Whether a jet that stays on a city sends opposing jets there back to the start.")
    fast_start: bool = switch(False, "Fast start: each seat draws a TAKE OFF! card before its first roll.")
    jets_draw_cards: bool = switch(False, "Teaching: the jet symbol draws a card instead of being a wild move.")
    card_each_turn: bool = switch(False, "Teaching: every turn opens with a card.")
    naming: Naming = choice(
        Naming.OFF, "Teaching: naming the country of a drawn card earns an extra move or an extra roll."
    )
    naming_seconds: int = number(
        NAMING_SECONDS, "How many seconds there are to name the country; 0 sets no clock.", 0, NAMING_SECONDS_MAX
    )
    region: tuple[Region, ...] = several(
        Region.ALL, "Teaching: use only the cards of some continents or of parts of them."
    )
    first: int = number(0, "The seat that begins, counted from 1; 0 draws lots.", 0, SEATS_MAX)
    round_limit: int = number(
        ROUND_LIMIT,
        "After so many rounds the match is ranked as it stands; 0 plays on without a limit.",
        0,
        ROUND_LIMIT_MAX,
    )
    colours: tuple[Colour, ...] = per_seat(
        Colour.ANY, "The colour of each seat's jets; any takes the next free one.", Since(2, (Colour.ANY,)), SEAT_NAMES
    )

    def regions(self) -> tuple[str, ...]:
        """Name the regions whose cards are used."""
        return tuple(region.value for region in self.region)

    def clash(self, seats: int) -> str | None:
        """Name options that do not go with each other or with the number of seats (TO-69)."""
        if self.first > seats:
            return f"Seat {self.first} cannot begin (first={self.first}) when there are {seats} seats."
        for region in self.region:
            if not region_cards(self.card_set.value, (region.value,)):
                return f"The {self.card_set.value} cards hold none of the region {region.value}; choose another region."
        return None
