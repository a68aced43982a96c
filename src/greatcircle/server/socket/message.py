"""This file is every message of a table's socket: what a client may say, and what it is told.

All are tagged structs: "type" names the message. `web/src/wire/message.ts` is made from this file by
`scripts/make_types.py`.
"""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from greatcircle.kernel.state import SEATS_MOST, Wire

NAME_MOST: Final = 24
ANSWER_MOST: Final = 120
ADVICE_MOST: Final = 80
SALT_MOST: Final = 64

SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS_MOST)]
Reference = Annotated[int, Meta(ge=0, lt=2**53)]
Name = Annotated[str, Meta(max_length=NAME_MOST)]
Secret = Annotated[str, Meta(min_length=22, max_length=22)]
"""Of a seat: 128 bits in base64url."""


class TableRequest(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Something that a client says. Every request is answered by a reply with its reference."""

    ref: Reference


class Hello(TableRequest, tag="hello", frozen=True):
    """The first message: which seats this client holds, and what it has seen already."""

    secrets: Annotated[list[Secret], Meta(max_length=SEATS_MOST)]
    seen: int = -1
    """The number of the last step that the client has; -1 for none."""
    salt: Annotated[str, Meta(max_length=SALT_MOST)] = ""
    """A text of the client's own that goes into the dice, if the match has not begun."""
    charts: bool = False
    """Whether every step is to come with a chart, as a client wants it that has no board of its own for the game."""


class Play(TableRequest, tag="play", frozen=True):
    """Make one of the offered moves."""

    seat: SeatNumber
    asked: int
    """The number of the ask that this answers; an old one changes nothing."""
    move: Wire


class Answer(TableRequest, tag="answer", frozen=True):
    """Answer a question in one's own words."""

    seat: SeatNumber
    asked: int
    text: Annotated[str, Meta(max_length=ANSWER_MOST)]


class Undo(TableRequest, tag="undo", frozen=True):
    """Take back one's own last move, up to the last throw, draw or reveal."""

    seat: SeatNumber
    number: int
    """The step that the client sees as the last one; if there is another by now, nothing is taken back."""


class AskBack(TableRequest, tag="ask_back", frozen=True):
    """Ask the table to go back to an earlier step of the match; everyone else who is a person has to agree."""

    seat: SeatNumber
    to: int


class Agree(TableRequest, tag="agree", frozen=True):
    """Say yes or no to what the table was asked; whoever asked says no to withdraw it."""

    seat: SeatNumber
    yes: bool


class Hint(TableRequest, tag="hint", frozen=True):
    """Ask the strongest bot what it would do, why, and what else is good."""

    seat: SeatNumber


class Why(TableRequest, tag="why", frozen=True):
    """Ask why something is allowed or not: a move by its wire form, or whatever a name may mean."""

    seat: SeatNumber
    move: Wire | None = None
    name: Annotated[str, Meta(max_length=ANSWER_MOST)] | None = None


class Look(TableRequest, tag="look", frozen=True):
    """See the match from another of one's seats; None sees what everyone may."""

    seat: SeatNumber | None


class HandOver(TableRequest, tag="hand_over", frozen=True):
    """Let a bot play a seat, one's own or that of somebody who is away; "person" takes one's own seat back."""

    seat: SeatNumber
    player: Annotated[str, Meta(max_length=NAME_MOST)]


class StandUp(TableRequest, tag="stand_up", frozen=True):
    """Leave a seat for good: a bot plays on, and who comes may take it, or ask for it where there are secrets."""

    seat: SeatNumber


class Rename(TableRequest, tag="rename", frozen=True):
    """Give a seat of one's own another name."""

    seat: SeatNumber
    name: Name


class Begin(TableRequest, tag="begin", frozen=True):
    """Begin without waiting: seats that nobody has taken are played by bots until somebody comes."""

    seat: SeatNumber


class More(TableRequest, tag="more", frozen=True):
    """Take the whole time again for the move that is asked; once for each move."""

    seat: SeatNumber
    asked: int


class Say(TableRequest, tag="say", frozen=True):
    """Say one of the phrases."""

    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=NAME_MOST)]


class Speak(TableRequest, tag="speak", frozen=True):
    """Say one of the sentences of the game to the whole table, with something filled in."""

    seat: SeatNumber
    saying: Annotated[str, Meta(max_length=NAME_MOST)]
    value: Annotated[str, Meta(max_length=NAME_MOST)] = ""


class Rematch(TableRequest, tag="rematch", frozen=True):
    """Open a new table with the same people, seats and options; only when the match is over."""

    seat: SeatNumber


class InviteMate(TableRequest, tag="invite_mate", frozen=True):
    """Ask for the secret word of a link that lets people into the team of one's own seat."""

    seat: SeatNumber


class Advise(TableRequest, tag="advise", frozen=True):
    """Tell one's own team something: a short text, a move that could be made, or both."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=ADVICE_MOST)] = ""
    move: Wire | None = None


class MakeCaptain(TableRequest, tag="make_captain", frozen=True):
    """Make a team mate the captain of a seat; a mate does that alone when the captain is away."""

    seat: SeatNumber
    mate: int


class LeaveTeam(TableRequest, tag="leave_team", frozen=True):
    """Leave a team; its captain may send somebody away."""

    seat: SeatNumber
    mate: int


class Ping(TableRequest, tag="ping", frozen=True):
    """Ask whether the server is there."""


AnyTableRequest = (
    Hello
    | Play
    | Answer
    | Undo
    | AskBack
    | Agree
    | Hint
    | Why
    | Look
    | HandOver
    | StandUp
    | Rename
    | Begin
    | More
    | Say
    | Speak
    | Rematch
    | InviteMate
    | Advise
    | MakeCaptain
    | LeaveTeam
    | Ping
)


class MateCard(Struct, frozen=True):
    """Somebody in the team of a seat, beside its captain."""

    mate: int
    """The number by which this mate is known at the table."""
    name: str
    is_here: bool


class SeatCard(Struct, frozen=True):
    """A seat as everyone at the table sees it."""

    seat: int
    colour: str
    """What the game calls the seat, such as "red"."""
    name: str
    player: str
    """Who plays it: "person", the name of a bot, or "open" while it waits for somebody."""
    is_claimed: bool
    """Whether it belongs to a person, who may be away; what is not claimed anybody may take."""
    is_here: bool
    """Whether its person is connected."""
    team: list[MateCard] = []
    """Those who play it together with its person, who is their captain."""


class TableCard(Struct, frozen=True):
    """A table as everyone sees it."""

    id: str
    """The long name in links; who knows it may watch."""
    code: str
    """The four letters to type."""
    game: str
    title: str
    options: dict[str, object]
    seats: list[SeatCard]
    stage: str
    """ "gathering" until it begins, "playing", or "over"."""
    commitment: str
    """The SHA-256 of the secret seed, known before the first move."""
    opened_at: float
    """Seconds since 1970."""
    next_table: str | None = None
    """The id of the rematch, if there is one."""
    fork_of: str | None = None
    has_older_rules: bool = False
    """Whether it was opened under rules that have changed since, and goes on under them."""
    clock: list[int] = []
    """How many seconds each seat has for a move, 0 for as long as one likes; empty when there is no clock."""


class Offer(Struct, frozen=True):
    """A legal move."""

    move: Wire
    sentence: str


class QuestionCard(Struct, frozen=True):
    """A question to answer, by typing or by one of the offers."""

    sentence: str
    seconds_left: float | None
    """None for as long as one likes."""
    is_typed: bool = True


class Ask(Struct, frozen=True):
    """What is asked of a seat of this client."""

    seat: int
    asked: int
    """To be sent back with the move, so that no move is made twice or too late."""
    offers: list[Offer]
    """Empty when there is a question to answer by typing."""
    question: QuestionCard | None = None


class TableEvent(Struct, frozen=True):
    """One thing that happened, for the log and for the eyes."""

    sentence: str
    actor: int
    """The seat that did it; -1 for chance, -2 for the table itself."""
    event: Raw | UnsetType = UNSET
    """The game's own event, {"event": kind, …}; for kind "back" {"event": "back", "to": step}, for kind "say"
    {"event": "say", "seat": seat, "words": words}; otherwise absent."""
    kind: str = "event"
    """ "event", "begin", "seat", "back", "say" or "clock"."""
    reasons: list[str] = []
    """Why a bot did it."""
    chance: float | UnsetType = UNSET
    """The chance to win that a bot saw in it, from 0 to 1, if it knew."""


class StepText(Struct, frozen=True):
    """One step of the match in words alone."""

    number: int
    events: list[TableEvent]


class ChartMark(Struct, frozen=True):
    """A text at a place of a chart."""

    x: float
    y: float
    text: str
    style: str
    """What it is: "plain", "label", "piece", "path", "target" where moves lead, or a word of the game's own."""
    seat: int
    """Whose it is; -1 for nobody's."""


class ChartFrame(Struct, frozen=True):
    """The part of the globe that a chart shows, in degrees."""

    centre_longitude: float
    reach: float
    north: float
    south: float


class ChartSheet(Struct, frozen=True):
    """A board as marks on a sheet, which any client can draw."""

    width: float
    height: float
    marks: list[ChartMark]
    legend: list[str]
    standing: list[str]
    """How each seat stands, in the order of the seats, if the game says so."""
    frame: ChartFrame | None


class Step(Struct, frozen=True):
    """One step of the match: what was told, and how it looked then."""

    number: int
    events: list[TableEvent]
    view: Raw
    chart: ChartSheet | UnsetType = UNSET
    """The same view as a chart, for clients that asked for charts."""


class SeatResult(Struct, frozen=True):
    """A seat's place in the outcome."""

    seat: int
    place: int
    score: int


class MatchEnding(Struct, frozen=True):
    """How the match ended; with the seed, every draw can be computed again."""

    places: list[SeatResult]
    reason: str
    sentence: str
    seed: str


class Proposal(Struct, frozen=True):
    """Somebody asks the table to go back, or to be let onto a seat that a bot plays."""

    seat: int
    """The seat that asks, or the one that a newcomer asks for."""
    to: int
    agreed: list[int]
    waits_for: list[int]
    requested_by: str | None = None
    """The name of somebody who asks for the seat; None when the table is asked to go back."""
    is_mate: bool = False
    """Whether the newcomer only asks to come into the team of the seat."""


class ClockCard(Struct, frozen=True):
    """The time of a seat that is asked."""

    seat: int
    seconds: int
    """How much there was."""
    seconds_left: float
    is_running: bool
    """Whether it runs; it stands still while the table is asked something, or nobody of it is there."""
    can_extend: bool
    """Whether more time can be taken for this move."""


class Situation(Struct, frozen=True):
    """How things stand for this client after the last step."""

    number: int
    looking: int
    """The seat whose view is sent; -2 for what everyone may see."""
    actors: list[int]
    """The seats that may act now."""
    ask: Ask | None
    """What is asked of the seat looked from."""
    can_undo: bool
    proposal: Proposal | None
    ending: MatchEnding | None
    clocks: list[ClockCard] = []
    """The time of those who are asked and have not for ever."""
    can_speak: bool = False
    """Whether the person of the seat looked from may say something to the whole table now."""
    interrupt: Ask | None = None
    """What the seat looked from may do though it is not asked, and nobody waits for."""


class Membership(Struct, frozen=True):
    """The seat whose team somebody is in, and the mate's own number."""

    seat: int
    mate: int


class Welcome(Struct, tag_field="type", tag="welcome", frozen=True):
    """The answer to hello: everything a client needs to draw the table."""

    ref: int
    table: TableCard
    yours: list[int]
    """The seats that this client holds."""
    is_fresh: bool
    """Whether the last step stands for everything; otherwise `steps` are just those that the client had missed."""
    history: list[StepText]
    """When fresh: the last things told, those of the last step included."""
    steps: list[Step]
    situation: Situation
    team: Membership | None = None
    """The team that this client is in, if it holds no seat of its own."""


class Update(Struct, tag_field="type", tag="update", frozen=True):
    """The match went on, or is looked at from another seat."""

    steps: list[Step]
    situation: Situation
    history: list[StepText] | UnsetType = UNSET
    """What this seat was told, in place of all that another one was; there only where seats have secrets."""


class Seated(Struct, tag_field="type", tag="seated", frozen=True):
    """Seats or the table have changed: somebody came, went, was renamed, or a bot took over."""

    table: TableCard
    situation: Situation


class Said(Struct, tag_field="type", tag="said", frozen=True):
    """Somebody said one of the phrases."""

    seat: int
    phrase: str


class YourSeats(Struct, tag_field="type", tag="your_seats", frozen=True):
    """The lead of a team has passed on, or somebody left it: what this client holds now."""

    yours: list[int]
    team: Membership | None


class Advised(Struct, tag_field="type", tag="advised", frozen=True):
    """Somebody told the team of a seat something; nobody else hears it."""

    seat: int
    mate: int | None
    """Who; None for the captain."""
    name: str
    text: str
    offer: Offer | None
    """A move that could be made."""


class Invitation(Struct, tag_field="type", tag="invitation", frozen=True):
    """The answer to invite."""

    ref: int
    secret: str


class MovedAway(Struct, tag_field="type", tag="moved_away", frozen=True):
    """Seats of this client are now played on another device; a new hello brings them back."""

    seats: list[int]


class Done(Struct, tag_field="type", tag="done", frozen=True):
    """A request was carried out; if it was a move, it is on disk."""

    ref: int


class Rejected(Struct, tag_field="type", tag="rejected", frozen=True):
    """A request was refused, and nothing has changed."""

    ref: int
    sentence: str
    clauses: list[str] = []
    is_stale: bool = False
    """Whether the request only came too late."""


class Explained(Struct, tag_field="type", tag="explained", frozen=True):
    """The answer to why."""

    ref: int
    is_legal: bool
    sentence: str
    clauses: list[str]


class HintChoice(Struct, frozen=True):
    """A move that could be made, and how good it seems."""

    move: Wire
    sentence: str
    chance: float | None
    """The chance to win with it, from 0 to 1; None where the bot does not know."""


class Hinted(Struct, tag_field="type", tag="hinted", frozen=True):
    """The answer to hint."""

    ref: int
    offer: Offer
    """What the bot would do."""
    reasons: list[str]
    choices: list[HintChoice] = []
    """The best few moves, that of the offer first; where not to be foreseen is all, the bot may take another."""


class Closed(Struct, tag_field="type", tag="closed", frozen=True):
    """The server goes away or cannot go on with this client; the sentence says what to do."""

    sentence: str
    is_final: bool = False
    """Whether there is no use in connecting again."""


AnyServerMessage = (
    Welcome
    | Update
    | Seated
    | YourSeats
    | Said
    | Advised
    | MovedAway
    | Done
    | Rejected
    | Explained
    | Hinted
    | Invitation
    | Closed
)
