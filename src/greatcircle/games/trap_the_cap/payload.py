"""This file is the plain data of Trap the Cap that leaves the program: views, drawings and moves, field by field.

The types of the browser are made from it by `scripts/make_types.py`.
"""

from typing import Literal, NotRequired, TypedDict

Phase = Literal[
    "drawing-lots",
    "throwing",
    "picking",
    "going",
    "home",
    "stepping",
    "trapping",
    "throwing-again",
    "over",
]
"""What is being done: in the first two chance acts."""

Kind = Literal["plain", "yellow", "grey", "base"]
"""What a place is."""

Variant = Literal["basic", "team", "total-team", "tower", "golden-cap"]
"""Which of the five games is played."""

BoardName = Literal["six-spoke", "four-spoke"]
"""Which board is played on."""


class Options(TypedDict):
    """What was agreed before the match."""

    game: Variant
    board: BoardName
    caps: int
    first: int
    yellow: Literal["some", "all"]
    ending: Literal["most", "last"]
    team_aim: Literal["most", "fewest"]
    golden_aim: Literal["owner", "most"]
    throw_limit: int
    colours: str
    """One for each seat with commas between, or any for everyone."""
    rules_version: NotRequired[int]
    """Only of a match under older rules."""


class Free(TypedDict):
    """A cap that stands on a place, with nothing on top of it."""

    on: str


class Held(TypedDict):
    """A cap that was brought to a foreign base and stays there."""

    held: str


class Carried(TypedDict):
    """A cap that lies under another."""

    under: str


Spot = Free | Held | Carried
"""Where a cap is."""


class State(TypedDict):
    """The whole truth at one moment."""

    options: Options
    """What was agreed before the match."""
    seats: int
    phase: Phase
    turn: int
    """The seat whose turn it is."""
    die: int
    """What the die shows; 0 before the first throw."""
    points: int
    """What is left of the throw, for a cap that came home or for the Golden Cap on its way."""
    picked: str | None
    """The cap that moves."""
    throws: int
    """How many throws there have been."""
    golden_owner: int | None
    """The seat that plays the Golden Cap."""
    caps: dict[str, Spot]
    """Where every cap is, by its name."""


class View(State):
    """What a seat sees: everything."""

    seat: int
    """Who looks; below 0 for those who only look on."""


class Place(TypedDict):
    """A space or a base, and where its middle lies on the plate; the centre of the plate lies at 0, 0."""

    id: str
    x: float
    y: float
    kind: Kind
    neighbours: list[str]
    """The places that are one step away."""


class Base(TypedDict):
    """A base: its size, the space in front of it, and whose it is."""

    id: str
    width: float
    height: float
    door: str
    """The space in front of it."""
    seat: int | None
    team: int | None
    """The team of its seat, where teams play."""


class Drawing(TypedDict):
    """What is printed on the plate."""

    board: BoardName
    game: Variant
    width: int
    height: int
    step: float
    """From the middle of a space to the middle of the next one along the rim, before the rim is bent outwards."""
    caps: int
    """How many caps each seat has."""
    centre: str
    places: list[Place]
    bases: list[Base]
    """The bases, clockwise."""


class Go(TypedDict):
    """The picked cap goes to a place."""

    move: Literal["go"]
    to: str


class Step(TypedDict):
    """The Golden Cap takes one step to a place."""

    move: Literal["step"]
    to: str


class Pick(TypedDict):
    """A seat picks a cap to move."""

    move: Literal["pick"]
    cap: str


class Trap(TypedDict):
    """The Golden Cap traps a cap in passing, or where it has a choice."""

    move: Literal["trap"]
    cap: str


class Throw(TypedDict):
    """Chance: the die shows a face."""

    move: Literal["throw"]
    die: int


class Lot(TypedDict):
    """Chance: a seat begins."""

    move: Literal["lot"]
    seat: int


Word = Literal["pass", "stay", "again", "end"]
"""A move that is said in a word: trap nothing more, stay at home, throw again after a 6, or not."""


class Say(TypedDict):
    """A move that needs nothing but its name."""

    move: Word


Move = Go | Step | Pick | Trap | Throw | Lot | Say
"""A move."""
