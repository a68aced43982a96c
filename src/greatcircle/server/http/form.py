"""This file is what goes in and out over HTTP: the bodies of requests and of answers."""

from typing import Annotated, Final

from msgspec import Meta, Raw, Struct

from greatcircle.server.socket.message import MatchEnding, Name, SeatNumber, Step, TableCard

HERE: Final = "here"
ELSEWHERE: Final = "elsewhere"


class SeatForm(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit on a seat: "here" is a person at this device, "elsewhere" one who will come, else a bot's name."""

    player: Annotated[str, Meta(max_length=24)]
    name: Name = ""


class TableForm(Struct, forbid_unknown_fields=True, frozen=True):
    """What a new table is to be."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=12)]
    options: dict[str, object] = {}
    clock: Annotated[list[int], Meta(max_length=12)] = []
    """How many seconds each seat has for a move, 0 for as long as one likes; empty for no clock at all."""


class ForkForm(Struct, forbid_unknown_fields=True, frozen=True):
    """A new table that begins at a step of a finished match."""

    number: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=12)]


class OptionsForm(Struct, forbid_unknown_fields=True, frozen=True):
    """Options to be tried."""

    seats: SeatNumber
    options: dict[str, object] = {}


class TakeForm(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody takes a seat."""

    name: Name = ""


class JoinForm(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody comes into the team of a seat, with a word of its captain, or else asks."""

    name: Name = ""
    invitation: Annotated[str, Meta(max_length=22)] = ""


class PackForm(Struct, forbid_unknown_fields=True, frozen=True):
    """A question pack to be kept: the name of its file, which says of what kind it is, and all that is in it."""

    file: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=1_000_000)]


class PackCard(Struct, frozen=True):
    """A question pack."""

    id: str
    title: str
    questions: int
    about_continents: int
    """How many of them are about a continent."""


class PackFault(Struct, frozen=True):
    """What is wrong with a line of a pack."""

    line: int
    """From 1 on; 0 is the whole file."""
    sentence: str


class PackAnswer(Struct, frozen=True):
    """A pack that is kept now, or else all that is wrong with it."""

    pack: PackCard | None
    faults: list[PackFault]


class PackList(Struct, frozen=True):
    """The question packs that are kept here."""

    packs: list[PackCard]


class OptionsAnswer(Struct, frozen=True):
    """Whether options go together, and all of them with their values."""

    clash: str | None
    options: dict[str, object]
    colours: list[str]
    """How the seats are called with them; empty when they clash."""


class SeatSecret(Struct, frozen=True):
    """A seat and the secret that holds it. Whoever has it plays it: it goes to its person alone."""

    seat: int
    secret: str


class Opened(Struct, frozen=True):
    """A table, and the keys of the seats that were given out."""

    table: TableCard
    keys: list[SeatSecret]


class BotCard(Struct, frozen=True):
    """A kind of bot."""

    name: str
    title: str
    sentence: str
    """What people may expect of it."""
    strength: str = ""
    """How often it beats the level below, as it was measured; empty where it was not."""


class PhraseCard(Struct, frozen=True):
    """Something that can be said at a table."""

    id: str
    text: str
    sign: str
    """A small picture character."""


class FillCard(Struct, frozen=True):
    """Something that the blank of a saying can be filled with."""

    value: str
    words: str


class SayingCard(Struct, frozen=True):
    """A sentence of the game that can be said to the whole table."""

    id: str
    sentence: str
    """With "{}" where something is filled in."""
    fills: list[FillCard]


class SayingList(Struct, frozen=True):
    """All that can be said at a table beside phrases; nothing in most games."""

    sayings: list[SayingCard]


class GameCard(Struct, frozen=True):
    """A game as the home page shows it."""

    id: str
    title: str
    seats_min: int
    seats_max: int
    fewest_seats: int
    """How many seats the usual options need; options may allow as few as `seats_min`."""
    usual_seats: int
    minutes: int
    age: int
    year: int
    designer: str
    publisher: str
    stage: str
    sentence: str
    """What it is, in a sentence or two."""
    has_secrets: bool
    has_cards: bool
    """Whether there are flash cards of it."""
    options: Raw
    """The JSON Schema of the options."""
    colours: list[list[str]]
    """The seats' names for each number of seats, beginning with the fewest."""
    levels: list[BotCard]
    """The bots that play it, the weakest first."""
    usual_bot: str
    """The one of them that plays where nobody has chosen."""


class Catalogue(Struct, frozen=True):
    """What this server offers."""

    version: str
    games: list[GameCard]
    bots: list[BotCard]
    """The bots that play every game, for research; whom people play against, each game says itself."""
    phrases: list[PhraseCard]
    address: str | None
    """Where other devices find this server, when it is open to the network."""


class ClauseCard(Struct, frozen=True):
    """A clause of a rulebook."""

    id: str
    """What code, tests and links know it by."""
    number: str
    """What players are shown: chapter and clause in reading order, such as "4.3"."""
    kind: str
    """ "rule", "ruling", "example" or "variant"."""
    title: str
    chapter: str
    text: str
    """Markdown of the simple kind: paragraphs, *emphasis*, `code`, lists."""


class Rules(Struct, frozen=True):
    """A rulebook."""

    game: str
    title: str
    introduction: str
    """What stands before the first chapter, credits included; Markdown too."""
    summary: str
    """The rules on half a page, Markdown too; empty when there are none."""
    clauses: list[ClauseCard]


class ReplayLine(Struct, frozen=True):
    """A step of a finished match, in words."""

    number: int
    actor: int
    seat: int
    """The seat that the first of its sentences is about; for a draw of chance, chance."""
    sentences: list[str]
    events: list[str]
    """The kinds of the events that the sentences tell."""


class EventCount(Struct, frozen=True):
    """How often each seat did something: a kind of event of the game."""

    event: str
    counts: list[int]


class Replay(Struct, frozen=True):
    """A finished match from beginning to end; its views come in pieces."""

    table: TableCard
    lines: list[ReplayLine]
    tallies: list[EventCount]
    seconds: float
    """From the first move to the last."""
    ending: MatchEnding


class ReplayPiece(Struct, frozen=True):
    """Some steps of a finished match."""

    steps: list[Step]


class DearTurn(Struct, frozen=True):
    """A turn, or a part of one up to the next act of chance, that cost a seat some of its chance to win."""

    seat: int
    first: int
    """The step that began it."""
    last: int
    """The step that ended it."""
    cost: float
    """The chance to win that a better turn would have kept, from 0 to 1."""
    made: list[str]
    """What was done, a sentence for each move."""
    better: list[str]
    """What would have been better."""


class MatchReview(Struct, frozen=True):
    """A look back at a finished match: who stood how when, who had the luck, and which turns cost most."""

    numbers: list[int]
    """The beginning and the steps, by their numbers."""
    chances: list[list[float]]
    """For each of them every seat's chance to win, by what it could know then, from 0 to 1."""
    luck: list[list[float]]
    """For each of them what chance gave or took there of every seat's chance to win, against the average."""
    luck_in_all: list[float]
    """For each seat what chance gave or took in the whole match."""
    dear_turns: list[DearTurn]
    """The dearest turns of each seat, dearest first."""


class Lot(Struct, frozen=True):
    """One of the things that could be drawn."""

    weight: int
    move: Raw


class Draw(Struct, frozen=True):
    """A draw of chance: what could come, and what came."""

    number: int
    """The step of the match."""
    lots: list[Lot]
    drawn: int
    """Which of the lots came, counted from 0."""
    sentence: str


class DiceProof(Struct, frozen=True):
    """Everything that is needed to compute every draw again."""

    commitment: str
    seed: str
    salts: list[str]
    draws: list[Draw]


class QrForm(Struct, forbid_unknown_fields=True, frozen=True):
    """A link to be shown as a QR code, such as that of one's own seat; it is kept nowhere."""

    text: Annotated[str, Meta(max_length=300, pattern="^[!-~]+$")]


class QrSquares(Struct, frozen=True):
    """A QR code: a row of 0 and 1 for each line of squares, 1 being dark, without the white rim."""

    rows: list[str]


class HttpError(Struct, frozen=True):
    """Something that could not be done, and what to do."""

    status_code: int
    detail: str
