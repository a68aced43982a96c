"""This file is the plain data of Capital Adventure that leaves the program: views, drawings and moves, field by field.

The types of the browser are made from it by `scripts/make_types.py`.
"""

from typing import Literal, NotRequired, TypedDict

from greatcircle.equipment.map.payload import Plate

Phase = Literal[
    "ordering",
    "starting",
    "rolling",
    "drawing",
    "hazard",
    "telex",
    "luck",
    "deciding",
    "asking",
    "judging",
    "voting",
    "over",
]
"""What is being done; up to luck, chance acts."""

Purpose = Literal["money", "exit", "entry", "sea", "landing"]
"""What a question is asked for."""

Level = Literal["child", "standard", "hard"]
"""How hard a question is."""

BoxId = Literal["one", "two", "visa"]
"""A box of question cards."""

ContinentId = Literal["europe", "africa", "asia", "australasia", "americas"]
"""A continent, in the order of the journey."""

Colour = Literal["red", "blue", "green", "yellow"]
"""The colour of a side."""

HazardKind = Literal["pay", "lose-all", "miss", "hijack"]
"""What a Hazard does."""

SailWay = Literal["fare", "money", "answer"]
"""How a side sets out over the Atlantic: for its fare, with Visas that are bought, or with one that is answered for."""


class Options(TypedDict):
    """What was agreed before the match."""

    version: Literal["visa", "diplomat"]
    pay: Literal["standard", "fast"]
    answering: str
    """One for everyone, or one for each seat with commas between; so with the level."""
    level: str
    seconds: int
    doubles: int
    eastward: bool
    strict_tokens: bool
    knowledge: int
    boxes: Literal["built-in", "both", "packs"]
    packs: str
    first: int
    round_limit: int
    colours: str
    """One for each seat with commas between, or any for everyone."""
    rules_version: NotRequired[int]
    """Only of a match under older rules."""


class Transit(TypedDict):
    """Where a side stands between two continents: on a crossing, or on the Atlantic."""

    crossing: str
    to: str


class Side(TypedDict):
    """Where a side is, and what it holds."""

    city: str | None
    """The city where it is; none on a transit point."""
    transit: Transit | None
    continent: ContinentId | None
    cash: int
    insurance: list[ContinentId]
    """The continents whose Insurance Tokens it still has."""
    doubles: int
    tokens: int
    pegs: list[str]
    """The Capital Adventure cities that it has visited."""
    missed: int
    """How many goes it still has to miss."""
    sea: int
    """How many parts of the Atlantic it has crossed."""
    was_sent_back: bool
    is_starting: bool
    """Whether it stands in London and rolls for its start city next."""
    declared: str | None
    """The crossing for which it has chosen to answer."""


class Go(TypedDict):
    """What has been done in this go."""

    is_first: bool
    has_rolled: bool
    has_travelled: bool
    has_doubled: bool
    is_asking_over: bool
    has_proposed: bool


class Plan(TypedDict):
    """The journey that is being planned, from where it begins; empty when there is none."""

    path: list[str]
    fare: int
    visas: int


class Question(TypedDict):
    """A question that is asked, or was asked last."""

    purpose: Purpose
    box: BoxId
    card: int
    number: int
    continent: ContinentId | None
    """What a Visa question is about."""
    field: str
    """A word such as history; packs of people's own have words of their own."""
    level: Level
    id: str
    text: str
    options: list[str] | None
    """What to pick from; none when the answer is typed or said aloud."""
    odds: int
    """How many per cent of such questions a bot knows."""
    seat: int
    said: str | None
    option: int | None
    words: str
    """What was typed."""
    is_right: bool | None
    is_left_to_chance: bool
    answer: str | None
    """Only once it was given."""
    note: str | None
    overruled_by: list[int]


class TurnedCard(TypedDict):
    """The Hazard or Telex that came up last, and for whom."""

    card: str
    seat: int


class Box(TypedDict):
    """What has been drawn from a box of question cards."""

    box: BoxId
    cards: int
    used: str
    """The cards that were drawn since it was shuffled, a bit for each, in hexadecimal digits."""
    read: str
    """The entries that were ever read, in the same way."""


class Pile(TypedDict):
    """The Hazards of a continent or the Telexes: those that came up, and which of them comes next."""

    drawn: list[str]
    next: int


class Way(TypedDict):
    """The cheapest way to a city from the end of the planned journey."""

    to: str
    path: list[str]
    """The cities after the one where it begins."""
    fare: int
    visas: int
    is_affordable: bool


class State(TypedDict):
    """All that everyone may know at one moment."""

    options: Options
    seats: int
    phase: Phase
    turn: int
    first: int | None
    rounds: int
    order: list[int]
    """What each side rolled for the first go; 0 for nothing yet, -1 for those who are out of it."""
    sides: list[Side]
    issued: int
    """How many Doubles each side has been given so far."""
    go: Go
    plan: Plan
    purpose: Purpose
    number: int | None
    """What the die shows."""
    fare_tokens: int
    question: Question | None
    last: Question | None
    hazard: TurnedCard | None
    telex: TurnedCard | None
    judge: int | None
    """Who judges an answer."""
    votes: list[int]
    boxes: list[Box]
    piles: list[Pile]
    """The Hazards of each continent, then the Telexes."""
    ways: list[Way]
    """The ways from here, or from the end of the plan, to every city; only while the side on turn may travel."""


class View(State):
    """What a seat sees: everything but the answers to open questions."""

    seat: int
    """Who looks; below 0 for those who only look on."""


class Continent(TypedDict):
    """A continent."""

    id: ContinentId
    name: str
    insurance: int
    """What its Insurance Token pays."""
    deported_to: str
    """Where the deported are taken from it."""


class City(TypedDict):
    """A city; where it lies is told with the map."""

    id: str
    name: str
    continent: ContinentId
    is_capital_adventure: bool
    """Whether it is one of the sixteen that have to be visited."""


class Route(TypedDict):
    """A way inside a continent."""

    a: str
    b: str
    fare: int


Crossing = TypedDict("Crossing", {"id": str, "from": str, "to": str, "fare": int})
"""A way between two continents, told from west to east."""

Atlantic = TypedDict("Atlantic", {"from": str, "to": str, "fare": int, "sent_back_to": str, "answers": int})
"""The last crossing: where the first Hazard on it leads, and how many right answers it takes."""


class StartCity(TypedDict):
    """Where the first journey begins, and the totals of two dice that lead there."""

    city: str
    totals: list[int]


class Hazard(TypedDict):
    """A Hazard card: what is to be paid, how many goes are missed, or where a hijack leads."""

    id: str
    continent: ContinentId
    name: str
    sentence: str
    kind: HazardKind
    amount: NotRequired[int]
    goes: NotRequired[int]
    to: NotRequired[str]


class Telex(TypedDict):
    """A Telex card."""

    id: str
    name: str
    sentence: str
    amount: int
    continents: list[ContinentId]
    """Where it pays; none for everywhere."""


class Prices(TypedDict):
    """What things cost, and how many of them one may have."""

    token: int
    tokens_most: int
    visa: int
    visas_per_crossing: int
    doubles_most: int


class Printed(TypedDict):
    """What is printed, but for the map."""

    continents: list[Continent]
    """In the order of the journey."""
    cities: list[City]
    routes: list[Route]
    crossings: list[Crossing]
    atlantic: Atlantic
    start: str
    """London."""
    start_cities: list[StartCity]
    sides: list[Colour]
    """The colours of the seats."""
    hazards: list[Hazard]
    telexes: list[Telex]
    prices: Prices


class Drawing(Printed):
    """What is printed, with the map."""

    map: Plate


class Cash(TypedDict):
    """The Insurance Token of a continent is cashed in."""

    move: Literal["cash"]
    continent: ContinentId


class GoTo(TypedDict):
    """The planned journey goes on to a city."""

    move: Literal["go"]
    to: str


class Pay(TypedDict):
    """The planned journey is paid with so many Travel Tokens, and made."""

    move: Literal["pay"]
    tokens: int


class Visa(TypedDict):
    """The side answers for a crossing; its fare will be paid with so many Travel Tokens."""

    move: Literal["visa"]
    crossing: str
    tokens: int


class Sail(TypedDict):
    """The side sets out over the Atlantic, with so many Travel Tokens."""

    move: Literal["sail"]
    by: SailWay
    tokens: int


class Say(TypedDict):
    """The side gives one of the four answers."""

    move: Literal["say"]
    option: int


class Judge(TypedDict):
    """The asking side calls an answer right or wrong."""

    move: Literal["judge"]
    right: bool


class OrderDie(TypedDict):
    """Chance: the die of a side for the first go."""

    move: Literal["order"]
    die: int


class StartDice(TypedDict):
    """Chance: the total of two dice, which leads to a start city."""

    move: Literal["start"]
    total: int


class NumberDie(TypedDict):
    """Chance: the die shows which question of a card is asked."""

    move: Literal["die"]
    number: int


class DrawCard(TypedDict):
    """Chance: a question card."""

    move: Literal["card"]
    box: BoxId
    card: int


class DrawHazard(TypedDict):
    """Chance: a Hazard."""

    move: Literal["hazard"]
    card: str


class DrawTelex(TypedDict):
    """Chance: a Telex."""

    move: Literal["telex"]
    card: str


class Luck(TypedDict):
    """Chance: a bot's answer is right or wrong."""

    move: Literal["luck"]
    right: bool


Word = Literal[
    "double",
    "roll",
    "end",
    "pass",
    "chance",
    "reveal",
    "trust",
    "go-on",
    "overrule",
    "propose",
    "agree",
    "refuse",
]
"""A move that is said in a word."""


class Bare(TypedDict):
    """A move that needs nothing but its name."""

    move: Word


Move = (
    Cash
    | GoTo
    | Pay
    | Visa
    | Sail
    | Say
    | Judge
    | OrderDie
    | StartDice
    | NumberDie
    | DrawCard
    | DrawHazard
    | DrawTelex
    | Luck
    | Bare
)
"""A move."""
