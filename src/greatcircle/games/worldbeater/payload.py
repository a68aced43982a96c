"""This file is the plain data of Worldbeater that leaves the program: views, drawings and moves, field by field.

The types of the browser are made from it by `scripts/make_types.py`.
"""

from typing import Literal, NotRequired, TypedDict

Phase = Literal["drawing-lots", "dealing", "drawing", "losing", "driving", "flying", "parked", "over"]
"""What is being done: in the first four chance acts."""

Leg = Literal["out", "back", "home"]
"""How far a car has come: on its way to New York, on its way back, or at home."""

Role = Literal["open", "town", "frontier", "seaport", "airport", "fort-dunlop", "new-york"]
"""What is on a hexagon."""

Help = Literal["full-tank", "overtake", "byway", "roof-rack", "connection", "charter", "papers", "mechanic"]
"""A kind of card that helps who plays it."""

Harm = Literal["breakdown", "closed-borders", "fog", "puncture", "paperwork", "customs", "curfew", "luggage"]
"""A kind of card that harms another car."""

CardKind = Help | Harm
"""A kind of card."""

TokenWord = Literal["available", "returned", "absent"]
"""Where a token is that no seat holds: on its town, back on it face down, or not laid out."""

TokenPlace = TokenWord | int
"""Where a token is: with the seat of this number, or with none."""


class Options(TypedDict):
    """What was agreed before the match."""

    ending: Literal["all-home", "all-but-one"]
    ties: Literal["home-earlier", "shared"]
    two_players: bool
    first: int
    round_limit: int
    rules_version: NotRequired[int]
    """Only of a match under older rules."""


class PackSizes(TypedDict):
    """How many cards are in the packs."""

    fresh: int
    """Those that were never dealt."""
    played: int
    """Those that were played, and are dealt again in New York."""


class Packs(TypedDict):
    """The cards in the packs."""

    fresh: list[CardKind]
    """Those that were never dealt."""
    played: list[CardKind]
    """Those that were played, and are dealt again in New York."""


class Arrivals(TypedDict):
    """The seats in the order in which they arrived."""

    new_york: list[int]
    home: list[int]


class Passes(TypedDict):
    """How many cars and tokens the lines of this turn may still pass."""

    cars: int
    tokens: int


class Position(TypedDict):
    """What everyone may know: all but which cards are in the hands and packs."""

    options: Options
    """What was agreed before the match."""
    seats: int
    phase: Phase
    turn: int
    """The seat whose turn it is."""
    first: int
    """The seat that began."""
    rounds: int
    """How many rounds are complete."""
    cars: list[str | None]
    """The hexagon of each seat's car; null when it is home."""
    legs: list[Leg]
    tokens: dict[str, TokenPlace]
    """Where the tokens are, by town."""
    hand_counts: list[int]
    """How many cards each seat holds."""
    pack: PackSizes
    draws: int
    """How many cards are still to be dealt."""
    receiver: int
    """The seat that gets the next card, or loses one."""
    waiting: list[bool]
    """Which seats have to wait in New York when their turn comes."""
    harms: list[list[Harm]]
    """The harm that waits for the next turn of each seat."""
    arrivals: Arrivals
    credit: list[int]
    """What each seat's tokens were worth in New York."""
    missed_areas: list[int]
    """From how many areas each seat had no token in New York."""
    acting_harms: list[Harm]
    """The harm that acts on the car on turn."""
    played: CardKind | None
    """The card that was played in this turn."""
    moves_left: int
    moves_made: int
    tokens_left: int
    """How many tokens may still be claimed or put back in this turn."""
    is_begun: bool
    """Whether the car has moved or put a token back in this turn."""
    must_move: bool
    """Whether a further move is compulsory."""
    passes: Passes
    may_connect: bool
    """Whether one may move on after a flight of this turn."""
    may_charter: bool
    """Whether the first move may be a flight from anywhere."""
    has_arrived: bool
    """Whether the car reached New York in this turn."""
    came_out: list[str]
    """The hexagons where crossings of this turn came out since the last token."""
    trail: list[str]
    """Where the car on turn has been this turn, from where it began."""


class State(Position):
    """The whole truth at one moment."""

    hands: list[list[CardKind]]
    """The cards of each seat."""
    packs: Packs


class SheetLine(TypedDict):
    """What stands on the score sheet for a seat."""

    is_credited: bool
    """Whether New York has been reached; before it the sheet says what would be credited now."""
    tokens: int
    """What the tokens are worth."""
    new_york: int
    """The points for the place in New York."""
    home: int
    """The points for the place at home."""
    empty_areas: int
    """What the areas without a token cost."""
    brought_home: int
    """What the tokens that were brought home cost."""
    total: int
    holds: int
    """How many tokens the seat holds."""


class View(Position):
    """What a seat sees: all but the cards of others and those of the packs."""

    seat: int
    """Whose view it is; below 0 for those who only look on."""
    hands: list[list[CardKind] | None]
    """The cards of each seat; null when they are not seen."""
    packs: None
    """Nobody sees the cards of the packs."""
    sheet: list[SheetLine]


class Area(TypedDict):
    """An area of the board."""

    id: str
    name: str
    code: str
    """The letters with which the ids of its hexagons begin."""


class Hexagon(TypedDict):
    """A hexagon of the board."""

    id: str
    area: str
    """The id of its area."""
    q: int
    """Its slanted column."""
    r: int
    """Its row; rows grow southward."""
    role: Role


class Town(TypedDict):
    """A town with a token."""

    id: str
    name: str
    hexagon: str
    area: str
    """The id of its area."""
    value: int
    is_in_play: bool
    """Whether its token is laid out with so many seats."""


class Crossing(TypedDict):
    """Two exits of which each leads to the other."""

    kind: Literal["frontier", "seaport"]
    a: str
    b: str
    a_name: str
    """What the exits are called; both sides of a frontier have one name."""
    b_name: str


class Landmark(TypedDict):
    """A hexagon with a name: an airport, or one of both goals."""

    hexagon: str
    name: str


class Card(TypedDict):
    """A kind of card as it is printed."""

    id: CardKind
    name: str
    sentence: str
    """What it does."""
    flavour: str
    """A line beside it, which does nothing."""
    side: Literal["help", "harm"]
    needs_target: bool
    """Whether it is played on another seat."""


class Charts(TypedDict):
    """Points by order of arrival."""

    new_york: list[int]
    home: list[int]


class Drawing(TypedDict):
    """What is printed: the board, the cards and both charts."""

    areas: list[Area]
    """The United Kingdom is the first."""
    hexagons: list[Hexagon]
    towns: list[Town]
    crossings: list[Crossing]
    airports: list[Landmark]
    fort_dunlop: Landmark
    new_york: Landmark
    cards: list[Card]
    most_tokens_home: int
    """With more tokens than these nobody may come into the United Kingdom on the way back."""
    charts: Charts


class Drive(TypedDict):
    """A car drives in a line to a hexagon."""

    move: Literal["drive"]
    to: str


class Claim(TypedDict):
    """A car drives to a town and takes its token."""

    move: Literal["claim"]
    at: str


class Cross(TypedDict):
    """A car drives to a frontier or seaport, or stands there already, and crosses over."""

    move: Literal["cross"]
    at: str


class Fly(TypedDict):
    """A car flies to an airport."""

    move: Literal["fly"]
    to: str


class LayBack(TypedDict):
    """A token is laid back on the town where the car stands."""

    move: Literal["put-back"]
    at: str


class Play(TypedDict):
    """A seat plays a card."""

    move: Literal["play"]
    card: CardKind
    on: NotRequired[int]
    """The seat on which a harm is played."""


class End(TypedDict):
    """A seat ends its turn."""

    move: Literal["end"]


class Deal(TypedDict):
    """Chance: a card is dealt."""

    move: Literal["deal"]
    card: NotRequired[CardKind]
    """Which one; only who gets it is told."""


class Lose(TypedDict):
    """Chance: a card is lost."""

    move: Literal["lose"]
    card: CardKind


class Lot(TypedDict):
    """Chance: the seat that begins."""

    move: Literal["lot"]
    seat: int


class Finish(TypedDict):
    """The last car ends the match."""

    move: Literal["finish"]


Move = Drive | Claim | Cross | Fly | LayBack | Play | End | Deal | Lose | Lot | Finish
"""A move."""
