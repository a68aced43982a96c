"""This file is the plain data of Take Off! that leaves the program: views, drawings and moves, field by field.

The types of the browser are made from it by `scripts/make_types.py`.
"""

from typing import Literal, NotRequired, TypedDict

from greatcircle.equipment.map.payload import Plate

Phase = Literal["drawing-lots", "rolling", "drawing", "naming", "flying", "over", "offered"]
"""What is being done: in the first three chance acts; "offered" is a further turn that may be declined."""

TurnKind = Literal["ordinary", "bonus", "won"]
"""What kind of turn it is: "bonus" after doubles, "won" by naming a country."""

Pile = Literal["blue", "brown"]
"""The pile that a card lies in."""

Facet = Literal["red", "yellow", "green", "blue", "violet", "jet", "take-off"]
"""What a die shows: a colour, a jet for a wild move, or TAKE OFF! for a card."""

Reward = Literal["extra-move", "extra-roll"]
"""What naming a country earns."""

Gain = Literal["extra-move", "extra-roll", "another-turn"]
"""What a seat may decline: a reward, or the further turn that doubles give."""

CardSet = Literal["today", "1987"]
"""The world in which the cards and the map name their cities."""


class Options(TypedDict):
    """What was agreed before the match."""

    card_set: CardSet
    fleet: int
    backward: bool
    direction: Literal["westward", "eastward"]
    dice: int
    facets: Literal["standard", "six-colours"]
    symbol_doubles: bool
    dead_double: Literal["waits", "rolls-again"]
    bumping: bool
    fast_start: bool
    jets_draw_cards: bool
    card_each_turn: bool
    naming: Literal["off", "extra-move", "extra-roll"]
    naming_seconds: int
    region: str
    """The regions with commas between."""
    first: int
    round_limit: int
    colours: str
    """One for each seat with commas between, or any for everyone."""
    rules_version: NotRequired[int]
    """Only of a match under older rules."""


class State(TypedDict):
    """The whole truth at one moment."""

    options: Options
    """What was agreed before the match."""
    seats: int
    phase: Phase
    turn: int
    """The seat whose turn it is."""
    first: int
    """The seat that began."""
    kind: TurnKind
    is_rolled: bool
    """Whether the dice have been rolled in this turn; before them a card may open it."""
    jets: list[list[str]]
    """The cities where the jets of each seat are."""
    roll: list[Facet]
    """What the dice showed."""
    dice: list[Facet]
    """What is still to be flown."""
    hand: list[str]
    """The cards drawn and not flown yet."""
    unnamed: list[str]
    """The cards whose country may be named, one after the other."""
    draws: int
    """How many cards are still to be drawn."""
    pile: Pile | None
    """The pile that they are drawn from."""
    spent: list[str]
    """The cards that are not in their piles: those in hand, and the discards."""
    flown: list[int]
    """The numbers of the jets that flew in this turn."""
    is_homing: bool
    """Whether the seat has set out on a row of flights that only winning allows."""
    won_moves: int
    """How many of the wild moves to be flown were won, and may be declined."""
    bonus_turns: int
    """How many turns the seat still has from doubles."""
    won_rolls: int
    """How many rolls it still has from naming countries."""
    rounds: int
    """How many rounds are complete."""


class View(State):
    """What a seat sees: everything."""

    seat: int
    """Who looks; below 0 for those who only look on."""


class Card(TypedDict):
    """What a card shows."""

    city: str
    """The city whose name on the map is its capital."""
    say: str
    """How the capital's name is said."""
    country: str
    flag: str
    """The path of its flag, below /api/flags/."""
    pile: Pile


class Printed(TypedDict):
    """What is printed beside the map."""

    card_set: CardSet
    cards: dict[str, Card]
    """The cards in play, by their ids."""
    start: str
    finish: str
    is_eastward: bool
    has_naming: bool
    """Whether countries may be named for a reward."""
    routes_left: list[int]
    """The length of the shortest way to the finish from each place of the map."""


class Drawing(Printed):
    """What is printed: the map, and what stands beside it."""

    map: Plate


Fly = TypedDict("Fly", {"move": Literal["fly"], "jet": int, "from": str, "to": str, "by": Facet})
"""A jet flies along a route, by the colour of a die or by a wild move."""


class TakeOff(TypedDict):
    """A jet takes off to the capital of a card and lands there."""

    move: Literal["take-off"]
    jet: int
    to: str
    """The card."""


class Name(TypedDict):
    """A seat names a country."""

    move: Literal["name"]
    country: str


class Silent(TypedDict):
    """A seat names no country."""

    move: Literal["silent"]


class Roll(TypedDict):
    """Chance: what the dice show."""

    move: Literal["roll"]
    dice: list[Facet]


class Draw(TypedDict):
    """Chance: the card that is drawn."""

    move: Literal["draw"]
    card: str


class Lot(TypedDict):
    """Chance: the seat that begins."""

    move: Literal["lot"]
    seat: int


class RollNow(TypedDict):
    """A seat rolls the dice of a further turn, or before it flies the card that opened its turn."""

    move: Literal["roll-now"]


class Decline(TypedDict):
    """A seat leaves a further turn or its extra moves."""

    move: Literal["decline"]


Move = Fly | TakeOff | Name | Silent | Roll | Draw | Lot | RollNow | Decline
"""A move."""
