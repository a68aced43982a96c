"""This file is the plain data of Captivade that leaves the program: views, drawings and moves, field by field.

Places are told by their printed numbers, from 1 on. The types of the browser are made from it by
`scripts/make_types.py`.
"""

from typing import Literal, NotRequired, TypedDict

from greatcircle.equipment.map.payload import Plate

Colour = Literal["red", "green", "blue", "yellow"]
"""What places and escapees are known by."""

Face = Literal["red", "green", "blue", "yellow", "!"]
"""What the die shows."""

AgentName = Literal["brown", "white", "black", "silver"]
"""An agent; each sympathises with one of the escapees."""

Phase = Literal[
    "casting",
    "ordering",
    "rolling",
    "drawing",
    "evading",
    "striking",
    "running",
    "chasing",
    "attacking",
    "over",
]
"""What is being done; in the first six chance acts."""

CardKind = Literal[
    "block-connection",
    "block-airport",
    "ferry",
    "money",
    "money-all",
    "slow",
    "fast",
    "grounded",
    "ticket",
    "strike",
    "border",
    "agents-slow",
    "agents-grounded",
    "tell-zone",
    "tell-colour",
    "quiet",
]
"""What an event card does."""


class Options(TypedDict):
    """What was agreed before the match."""

    weeks: int
    flights: Literal["one", "any"]
    assistants: Literal["set", "lots"]
    notebook: bool
    characters: str
    """The colour that each seat chose, or any."""
    rules_version: NotRequired[int]
    """Only of a match under older rules."""


class Capture(TypedDict):
    """When an escapee was taken back to prison, and from where."""

    week: int
    place: int


class Escapee(TypedDict):
    """What everyone knows of an escapee."""

    colour: Colour | None
    """Null before it is drawn whom the seat plays."""
    is_free: bool
    is_sealed: bool
    """Whether its trip of this week is chosen."""
    captured: Capture | None
    effects: list[str]
    """The cards that act in its next RUN."""


class Agent(TypedDict):
    """What everyone knows of an agent."""

    agent: AgentName
    seat: int
    """The seat that leads it."""
    is_assistant: bool
    place: int | None
    """Where it stands; null when it is out of the match."""
    has_news: bool
    """Whether it is told the zones of those it looks for before it moves."""
    is_assassin: bool


class BlockedConnection(TypedDict):
    """A counter on a line, which nobody can use until the end of a week."""

    connection: list[int]
    """The two ends of the line."""
    until: int


class BlockedAirport(TypedDict):
    """A counter on an airport, which nobody can use until the end of a week."""

    airport: int
    until: int


Block = BlockedConnection | BlockedAirport
"""A counter on the board."""


class ClosedBorder(TypedDict):
    """A zone whose border is closed until the end of a week."""

    zone: str
    until: int


class Closures(TypedDict):
    """What hampers everyone, or all agents."""

    flights_until: int | None
    """The week until whose end nobody flies."""
    borders: list[ClosedBorder]
    agents_slow: bool
    agents_grounded: bool


class Deck(TypedDict):
    """The event cards: how many are left, and those that were drawn, in order."""

    left: int
    drawn: list[str]


class Roll(TypedDict):
    """A roll of the week, and the card that it brought."""

    seat: int
    face: Face
    card: str | None


class PlaceFact(TypedDict):
    """Everyone knows that an escapee was in a place in a week, or was not."""

    week: int
    """From 0 on, which is London."""
    seat: int
    kind: Literal["at", "not-at"]
    value: int


class ColourFact(TypedDict):
    """Everyone knows that an escapee was on a colour in a week, or was not."""

    week: int
    seat: int
    kind: Literal["on", "not-on"]
    value: Colour


class ZoneFact(TypedDict):
    """Everyone knows in which zone an escapee was in a week."""

    week: int
    seat: int
    kind: Literal["zone"]
    value: str


class MoneyFact(TypedDict):
    """Everyone knows how many pounds an escapee got in a week; below 0, how many it paid."""

    week: int
    seat: int
    kind: Literal["paid"]
    value: int


Fact = PlaceFact | ColourFact | ZoneFact | MoneyFact
"""Something that everyone knows of an escapee in a week: where it hid, or what it got or paid."""

FactKind = Literal["at", "not-at", "on", "not-on", "zone", "paid"]
"""What a fact is about."""


class Terms(TypedDict):
    """Under which terms an escapee travelled in a week."""

    connections: int
    """How many connections it might travel at most."""
    flights: int
    """How many flights it might take at most, if it could pay them."""
    is_first_free: bool
    """Whether the first flight cost nothing."""
    ferry: list[int] | None
    """The ends of the ferry that it might take."""
    closed: list[list[int]]
    """The lines that nobody could use, each by its ends."""
    shut: list[int]
    """The airports that nobody could use."""


class Public(TypedDict):
    """What everyone knows at one moment."""

    options: Options
    """What was agreed before the match."""
    seats: int
    phase: Phase
    week: int
    weeks: int
    """How many weeks the match lasts."""
    first: int | None
    """The seat that rolls first each week."""
    turn: int | None
    """Who rolls, moves an agent, evades or attacks."""
    agent: AgentName | None
    """The agent on the move, or the last one that moved."""
    escapees: list[Escapee]
    """The escapees by seat."""
    agents: list[Agent]
    blocks: list[Block]
    """The counters on lines and airports, the oldest first."""
    closures: Closures
    deck: Deck
    rolls: list[Roll]
    """The rolls of the week, in order; they stand until the next RUN is over."""
    called: list[int]
    """The places that the search under way calls."""
    hunted: list[int]
    """The seats that were found in the place that is being dealt with, and still roll to evade."""
    awaiting: list[int]
    """The seats that were found in the place that comes after it."""
    is_taken: bool
    """Whether the agent on the move has taken a prisoner."""
    is_struck: bool
    """Whether the assassin has rolled in this week."""
    target: AgentName | None
    """The agent that is under attack."""
    facts: list[Fact]
    terms: list[list[Terms]]
    """Under which terms each escapee travelled in each week."""
    stands: list[list[int | None]]
    """Where the own agent of each escapee stood at the end of each week; null when it was out of the match."""


class Hidden(TypedDict):
    """What only its own seat knows of an escapee."""

    ends: list[int]
    """Where it hid in each week, from the first on."""
    flights: list[int]
    """How many flights each of its trips had."""
    money: int
    energy: int


class State(Public):
    """The whole truth at one moment."""

    hidden: list[Hidden]


class LogEntry(TypedDict):
    """A week of a travel log."""

    week: int
    path: list[int]
    """The places of the trip after its start; empty when staying."""
    by: str
    """How each of them was reached: f by a flight, c along a connection, e by a ferry."""
    cost: int
    energy: int
    money: int
    """The money after the week, an envelope included."""
    envelope: bool


class Secret(Hidden):
    """What only its own seat knows of an escapee, with its travel log."""

    place: int
    """Where it hides now."""
    log: list[LogEntry]


class Belief(TypedDict):
    """Where an escapee can be as far as public facts tell."""

    now: list[int]
    weeks: list[list[int]]
    """In each week from 0 on, as can be told today."""


class RunWay(TypedDict):
    """A trip that an escapee may make."""

    to: int
    flights: int
    cost: int
    energy: int
    path: list[int]
    """The places of the trip after its start; empty when staying."""
    by: str
    """How each of them is reached: f by a flight, c along a connection, e by a ferry."""


class ChaseWay(TypedDict):
    """A trip that an agent may make, known by the places that it calls."""

    calls: list[int]
    path: list[int]
    """The places of the trip after its start; empty when staying."""
    by: str
    """How each of them is reached: f by a flight, c along a connection."""


class View(Public):
    """What a seat may know."""

    seat: int
    """Who looks; below 0 for those who only look on."""
    secrets: list[Secret | None]
    """The own secret is filled; all are when the match is over."""
    notebook: list[Belief | None] | None
    """Null when the match is played without it; a captured escapee has none."""
    ways: list[RunWay] | list[ChaseWay]
    """The trips that this seat may make now."""


class Place(TypedDict):
    """A place of the map."""

    number: int
    """Its printed number, from 1 on."""
    name: str
    colour: Colour
    zone: str
    has_airport: bool


class Connection(TypedDict):
    """A line between two places."""

    a: int
    b: int
    is_dashed: bool
    """Whether only the escapee of its places' colour may use it."""
    is_border: bool
    """Whether it leads from one zone to another."""
    is_round: bool
    """Whether it leaves the map at one edge and comes back at the other."""


class Zone(TypedDict):
    """A part of the world."""

    id: str
    name: str


class Character(TypedDict):
    """An escapee, and the agent that sympathises with it."""

    name: str
    colour: Colour
    agent: AgentName


class Card(TypedDict):
    """An event card."""

    id: str
    name: str
    sentence: str
    kind: CardKind
    a: NotRequired[int]
    """One end of the line or the ferry that it is about."""
    b: NotRequired[int]
    """The other end."""
    place: NotRequired[int]
    """The airport that it is about."""
    zone: NotRequired[str]
    """The zone that it is about."""


class Printed(TypedDict):
    """What is printed for a match, but for the ground of the map."""

    places: list[Place]
    connections: list[Connection]
    zones: list[Zone]
    start: int
    """London, where the prison is."""
    characters: list[Character]
    """All four escapees; whom a seat plays is told by the view."""
    agents: list[AgentName]
    """All four agents."""
    cards: list[Card]


class Drawing(Printed):
    """What is printed for a match."""

    map: Plate
    """The map, on which places are known by their numbers."""


class Run(TypedDict):
    """An escapee travels to a place, or stays."""

    move: Literal["run"]
    to: int
    flights: int


class HiddenRun(TypedDict):
    """An escapee has travelled, as others are told."""

    move: Literal["run"]


class Chase(TypedDict):
    """An agent travels, and calls two places, or one when it stays."""

    move: Literal["chase"]
    calls: list[int]


class Attack(TypedDict):
    """The assassin attacks an agent."""

    move: Literal["attack"]
    agent: AgentName


class Spare(TypedDict):
    """The assassin attacks nobody."""

    move: Literal["spare"]


class RollDie(TypedDict):
    """Chance: the die shows a face."""

    move: Literal["roll"]
    face: Face


class Draw(TypedDict):
    """Chance: an event card is turned up."""

    move: Literal["draw"]
    card: str


class Assign(TypedDict):
    """Chance: the first of the two assistants goes to a seat."""

    move: Literal["assign"]
    seat: int


class Cast(TypedDict):
    """Chance: the next seat that chose no escapee plays the one of a colour."""

    move: Literal["cast"]
    colour: Colour


Move = Run | HiddenRun | Chase | Attack | Spare | RollDie | Draw | Assign | Cast
"""A move."""
