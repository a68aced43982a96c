"""This file is one live table: its match, its seats and its log, in memory; whoever changes it writes it down.

Every change is an entry of the log. It is made here first and waits in `pending` until it is on disk; if that fails,
the table is made again from the log. Nothing here waits or knows a clock, a socket or a file.
"""

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Final

from greatcircle.kernel.dealer import commitment_of
from greatcircle.kernel.game import Game
from greatcircle.kernel.refusal import BadInput, Reason, Refused
from greatcircle.kernel.saying import Saying, find_saying
from greatcircle.kernel.words import titled
from greatcircle.server.socket.message import MateCard, SeatCard, TableCard
from greatcircle.server.table.clock import Allowance, clock_sentence
from greatcircle.server.table.entry import (
    AnyEntry,
    BackEntry,
    BeginEntry,
    ClockEntry,
    LateEntry,
    LeadEntry,
    MateEntry,
    MoreEntry,
    MoveEntry,
    PartEntry,
    SayEntry,
    SeatEntry,
)
from greatcircle.server.table.seating import (
    OPEN,
    PERSON,
    USUAL_BOT,
    Occupant,
    bot_name,
    bot_of,
    clean_name,
    sentence_of,
)
from greatcircle.server.table.team import MATES_MOST, Teams
from greatcircle.server.table.timeline import TABLE, Timeline, TimelineStep
from greatcircle.store.contract import SeatKey, TableRecord

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"


@dataclass(frozen=True)
class SeatRequest:
    """Somebody who would like to take a bot's seat, or to come into the team of one."""

    name: str
    digest: bytes
    """The SHA-256 of the secret that will open the seat."""
    is_mate: bool = False


@dataclass
class Petition:
    """Somebody asks everyone to go back to an earlier step, or to be let onto a seat that a bot plays."""

    seat: int
    """The seat that asks, or the one that a newcomer asks for."""
    to: int
    agreed: set[int]
    waits_for: set[int]
    seat_request: SeatRequest | None = None
    stops_clock: bool = False
    """Whether nobody's time runs meanwhile."""


class Table:
    """A table in memory."""

    def __init__(self, record: TableRecord, game: Game, digests: dict[int, bytes]) -> None:
        self.record = record
        self.game = game
        self.options = game.parse_recorded_options(record.options, record.rules_version, record.seats)
        self.clock = [0] * record.seats
        """How many seconds each seat has for a move; 0 for as long as one likes."""
        self.extended: set[tuple[int, int]] = set()
        """The seats that have taken more time, each with the step since which that time counts."""
        self.stopped: dict[int, int] = {}
        """The last ask for which each seat has stopped the clock by asking to go back."""
        self.digests = digests
        """The SHA-256 of the secret of each seat that has one."""
        self.occupants: list[Occupant] = [Occupant("", OPEN, False)] * record.seats
        self.timeline = Timeline(game, self.options, record.seats, record.seed, record.taken_over)
        self.pending: list[AnyEntry] = []
        """What has been done here and is not on disk yet."""
        self.unsaid: list[TimelineStep] = []
        """The steps that are not on disk yet, and of which nobody has been told."""
        self.new_keys: list[SeatKey] = []
        """The keys that go with what is pending."""
        self.teams = Teams(record.seats)
        self.petition: Petition | None = None
        self.salts: dict[int, str] = {}
        """The salts of those who have said hello, by seat; only while the table gathers."""

    @property
    def id(self) -> str:
        """The long name of the table."""
        return self.record.id

    @property
    def colours(self) -> list[str]:
        """Give how the seats are called now."""
        return self.timeline.match.state.seat_names()

    @property
    def sayings(self) -> list[Saying]:
        """Give what can be said to the whole table now."""
        return self.game.sayings(self.timeline.match.state)

    def name_of(self, seat: int) -> str:
        """Give the name of who sits on a seat, or else what the seat is called."""
        return self.occupants[seat].name or titled(self.colours[seat])

    @property
    def stage(self) -> str:
        """Tell how far the table is."""
        if not self.timeline.begun_at:
            return GATHERING
        return OVER if self.timeline.is_over() else PLAYING

    def card(self, here: set[int], mates_here: Set[int] = frozenset()) -> TableCard:
        """Describe the table as everyone sees it."""
        record = self.record
        seats = [
            SeatCard(
                seat,
                self.colours[seat],
                who.name if who.player == OPEN else self.name_of(seat),
                who.player,
                who.claimed,
                seat in here,
                [MateCard(mate.id, mate.name, mate.id in mates_here) for mate in self.teams.of(seat)],
            )
            for seat, who in enumerate(self.occupants)
        ]
        return TableCard(
            id=record.id,
            code=record.code,
            game=record.game,
            title=self.game.identity.title,
            options=record.options,
            seats=seats,
            stage=self.stage,
            commitment=commitment_of(record.seed),
            opened_at=record.opened_at,
            next_table=record.next_table,
            fork_of=record.fork_of,
            has_older_rules=record.rules_version != self.game.identity.rules_version,
            clock=self.clock if any(self.clock) else [],
        )

    def read(self, entry: AnyEntry) -> TimelineStep:
        """Make again what an entry of the log says."""
        match entry:
            case SeatEntry():
                return self._sit(entry)
            case MateEntry() | PartEntry() | LeadEntry():
                return self._team_up(entry)
            case BeginEntry():
                return self.timeline.begin(entry)
            case MoveEntry():
                return self.timeline.again(entry)
            case BackEntry():
                return self.timeline.back(entry)
            case SayEntry():
                return self._hear(entry)
            case ClockEntry() | MoreEntry() | LateEntry():
                return self._keep_time(entry)

    def seat(self, seat: int, name: str, player: str, claimed: bool) -> None:
        """Change who sits on a seat."""
        entry = SeatEntry(seat, name, player, claimed)
        self._keep(entry, self._sit(entry))

    def play(
        self, seat: int, move: int, reasons: list[str] | None = None, words: str = "", chance: float | None = None
    ) -> None:
        """Make a seat's move, with what was typed or what a bot saw in it, and all that chance does after it."""
        self._keep(*self.timeline.play(seat, move, reasons or [], words, chance))
        self._run_on()

    def can_speak(self, seat: int) -> bool:
        """Tell whether the person of a seat may say something to the table now."""
        if not self.sayings or self.stage != PLAYING or not 0 <= seat < len(self.occupants):
            return False
        return self.occupants[seat].is_person and self.timeline.match.state.can_speak(seat)

    def saying(self, seat: int, saying: str, value: str) -> str:
        """Give what a seat's person wants to say in words; a refusal tells why that cannot be said now."""
        if not self.can_speak(seat):
            raise _refusal("There is nothing that you can say to the table now.")
        return find_saying(self.sayings, saying).words(value)

    def speak(self, seat: int, words: str) -> None:
        """Let a seat's person say something to the whole table; it changes nothing in the match."""
        entry = SayEntry(seat, words)
        self._keep(entry, self._hear(entry))

    def allowances(self) -> dict[int, Allowance]:
        """Give the time of each person who is asked and has not for ever; a question may have a time of its own."""
        if self.stage != PLAYING:
            return {}
        return {
            seat: Allowance(asking.since, self.clock[seat], (seat, asking.since) in self.extended)
            for seat, asking in self.timeline.asks.items()
            if self.clock[seat]
            and self.occupants[seat].is_person
            and (asking.question is None or not asking.question.seconds)
        }

    def ask_more(self, seat: int) -> None:
        """Give a seat the whole time again, once for each move."""
        allowance = self.allowances().get(seat)
        if allowance is None:
            raise _refusal("No clock runs for you now.")
        if allowance.is_extended:
            raise _refusal("You have taken more time for this move already.")
        entry = MoreEntry(seat)
        self._keep(entry, self._keep_time(entry))

    def run_out(self, seat: int) -> None:
        """Note that a seat's time has run out, before a bot makes its move."""
        entry = LateEntry(seat)
        self._keep(entry, self._keep_time(entry))

    def begin(self) -> None:
        """Begin; seats that nobody has taken are played by bots until somebody comes."""
        for seat, who in enumerate(self.occupants):
            if who.player == OPEN:
                self.seat(seat, who.name or self.bot_name(seat), bot_of(self.game, USUAL_BOT), False)
        salts = [self.salts[seat] for seat in sorted(self.salts) if self.salts[seat]]
        entry = BeginEntry(list(dict.fromkeys(salts)))
        self._keep(entry, self.timeline.begin(entry))
        self.salts.clear()
        self._run_on()

    def can_begin(self) -> bool:
        """Tell whether nobody is missing any more."""
        if self.timeline.begun_at or any(who.player == OPEN for who in self.occupants):
            return False
        return all(seat in self.salts for seat, who in enumerate(self.occupants) if who.is_person)

    def undo(self, seat: int) -> None:
        """Take back a seat's own last move."""
        if not self.timeline.can_undo(seat):
            raise _refusal("Only your own moves can be taken back, up to the last throw, draw or reveal.")
        self._go_back(self.timeline.before_last())

    def ask_back(self, seat: int, to: int, own: Sequence[int]) -> None:
        """Ask everyone to go back; whoever holds several seats asks for all of them.

        The clock is stopped once by each seat for what is asked, not again when a step has been taken back.
        """
        self.timeline.check_back(to)
        if self.waits_for_answer():
            raise _refusal("The table is being asked already; wait for the answer.")
        others = {other for other in range(len(self.occupants)) if self._has_say(other) and other not in own}
        if others:
            since = min((asking.since for asking in self.timeline.asks.values()), default=0)
            before = self.stopped.get(seat, 0)
            self.petition = Petition(seat, to, {seat}, others, stops_clock=since > before)
            self.stopped[seat] = max(since, before)
        else:
            self._go_back(to)

    def agree(self, yes: bool, own: Sequence[int]) -> None:
        """Say yes or no to what the table was asked; whoever asked withdraws it by a no."""
        petition = self.petition
        if petition is None:
            raise _refusal("The table is not being asked anything.")
        answering = petition.waits_for & set(own)
        if not yes and (answering or petition.seat in own):
            self.petition = None
            return
        if not answering:
            raise _refusal("Your answer is not waited for.")
        petition.waits_for -= answering
        petition.agreed |= answering
        if not petition.waits_for:
            self._handle(petition)

    def waits_for_answer(self) -> bool:
        """Tell whether the match stands still because somebody at the table asks to go back; who comes stops nobody."""
        return self.petition is not None and self.petition.seat_request is None

    def stops_clock(self) -> bool:
        """Tell whether nobody's time runs because of what the table is asked."""
        return self.petition is not None and self.petition.stops_clock

    def go_on(self) -> None:
        """Forget what the table was asked, since it has gone on; a request still waits while the seat is free."""
        petition = self.petition
        if petition is None:
            return
        is_mate = petition.seat_request is not None and petition.seat_request.is_mate
        is_settled = self.occupants[petition.seat].claimed != is_mate
        if self.waits_for_answer() or self.timeline.is_over() or is_settled:
            self.petition = None

    def rename(self, seat: int, name: str) -> None:
        """Call a seat's player something else."""
        cleaned = clean_name(name)
        who = self.occupants[seat]
        if not cleaned:
            raise BadInput("A name has at least one letter.")
        if cleaned != who.name:
            self.seat(seat, cleaned, who.player, who.claimed)

    def hand_over(self, seat: int, player: str) -> None:
        """Let a bot play a seat, or give it back to its person."""
        who = self.occupants[seat]
        if player != PERSON:
            player = bot_of(self.game, player)
        elif not who.claimed:
            raise _refusal("This seat belongs to nobody; whoever wants it takes it.")
        if who.player == OPEN:
            self.seat(seat, who.name or self.bot_name(seat), player, False)
            return
        if player != who.player:
            self.seat(seat, who.name, player, who.claimed)
            petition = self.petition
            if petition is not None and self.waits_for_answer() and (petition.seat == seat or not self._has_say(seat)):
                self._forget_waiting(seat)

    def stand_up(self, seat: int, heir: int | None = None) -> None:
        """Leave a seat for good; a mate takes the lead, or before the match begins it is open again."""
        if heir is not None:
            self.lead(seat, heir, stays=False)
        elif self.stage == GATHERING:
            self.seat(seat, "", OPEN, False)
        else:
            self.seat(seat, self.bot_name(seat), bot_of(self.game, USUAL_BOT), False)
        self._forget_waiting(seat)

    def take(self, seat: int, request: SeatRequest) -> None:
        """Let somebody sit down on a seat that belongs to nobody.

        Where there are secrets, who takes over a running seat sees all that it knows, and nobody can tell what else
        the newcomer has seen; so all who hold seats are asked first, also those for whom a bot plays just now.
        """
        self._check_free(seat)
        holders = {other for other, who in enumerate(self.occupants) if who.claimed}
        if not holders or self.stage == GATHERING or not self.game.has_secrets():
            self._seat_person(seat, request)
        elif self.petition is not None:
            raise _refusal("The table is being asked something else; try again in a moment.")
        else:
            self.petition = Petition(seat, self.timeline.number, set(), holders, request)

    def join(self, seat: int, request: SeatRequest, is_invited: bool) -> None:
        """Let somebody into the team of a seat, or ask its captain: a mate sees all that the seat knows."""
        if self.stage == OVER:
            raise _refusal("The match is over; open a new table.")
        if not self.occupants[seat].claimed:
            raise _refusal("Nobody holds this seat; you can take it yourself.")
        if len(self.teams.of(seat)) >= MATES_MOST:
            raise _refusal("This team has no room for more people.")
        if is_invited:
            self._welcome_mate(seat, request)
        elif self.petition is not None:
            raise _refusal("The table is being asked something else; try again in a moment.")
        else:
            self.petition = Petition(seat, self.timeline.number, set(), {seat}, request)

    def part(self, seat: int, mate: int) -> None:
        """Let somebody leave a team."""
        self.teams.find(seat, mate)
        entry = PartEntry(seat, mate)
        self._keep(entry, self._team_up(entry))

    def lead(self, seat: int, mate: int, stays: bool = True) -> None:
        """Make a mate the captain; the one before becomes a mate, unless he leaves."""
        heir = self.teams.find(seat, mate)
        entry = LeadEntry(seat, mate, self.digests[seat].hex() if stays and seat in self.digests else "")
        self._keep(entry, self._team_up(entry))
        self.new_keys.append(SeatKey(seat, heir.digest))

    def bot_name(self, seat: int) -> str:
        """Find a name for a bot on a seat."""
        return bot_name(seat, [who.name for who in self.occupants])

    def settle(self) -> list[TimelineStep]:
        """Take note that everything pending is on disk; give what is to be told."""
        told = self.unsaid
        self.pending = []
        self.unsaid = []
        self.new_keys = []
        return told

    def _check_free(self, seat: int) -> None:
        if self.occupants[seat].claimed:
            raise _refusal("This seat is taken; choose another one.")
        if self.stage == OVER:
            raise _refusal("The match is over; open a new table.")

    def _has_say(self, seat: int) -> bool:
        """Tell whether nobody goes back without this seat's person, even one for whom a bot plays just now.

        Who goes back keeps what was learned meanwhile; where there are secrets that is what the others wanted to hide.
        """
        who = self.occupants[seat]
        return who.is_person or (who.claimed and self.game.has_secrets())

    def _seat_person(self, seat: int, request: SeatRequest) -> None:
        self.seat(seat, clean_name(request.name), PERSON, True)
        self.new_keys.append(SeatKey(seat, request.digest))

    def _handle(self, petition: Petition) -> None:
        """Do what everyone has agreed to."""
        self.petition = None
        if petition.seat_request is None:
            self._go_back(petition.to)
        elif petition.seat_request.is_mate:
            self._welcome_mate(petition.seat, petition.seat_request)
        else:
            self._seat_person(petition.seat, petition.seat_request)

    def _welcome_mate(self, seat: int, request: SeatRequest) -> None:
        entry = MateEntry(seat, clean_name(request.name) or "Somebody", request.digest.hex())
        self._keep(entry, self._team_up(entry))

    def _go_back(self, to: int) -> None:
        self.petition = None
        entry = BackEntry(to)
        self._keep(entry, self.timeline.back(entry))
        self._run_on()

    def _run_on(self) -> None:
        """Let chance act as long as it is to act."""
        while self.timeline.match.waits_for_chance():
            self._keep(*self.timeline.deal())
        self.go_on()

    def _forget_waiting(self, seat: int) -> None:
        """Wait no longer for the answer of somebody who is gone."""
        petition = self.petition
        if petition is None:
            return
        petition.waits_for.discard(seat)
        if petition.seat == seat:
            self.petition = None
        elif not petition.waits_for:
            self._handle(petition)

    def _sit(self, entry: SeatEntry) -> TimelineStep:
        before = self.occupants[entry.seat] if self.timeline.number >= len(self.occupants) else None
        sentence = sentence_of(before, entry, self.colours[entry.seat])
        self.occupants[entry.seat] = Occupant(entry.name, entry.player, entry.claimed)
        step = self.timeline.note(TimelineStep(self.timeline.number + 1, TABLE, "seat", sentence))
        if before is not None and before.claimed != entry.claimed:
            self.salts.pop(entry.seat, None)  # the next person says hello, and brings a salt, anew
            self.teams.clear(entry.seat)
            self.timeline.count_anew(entry.seat)
        return step

    def _team_up(self, entry: MateEntry | PartEntry | LeadEntry) -> TimelineStep:
        """Change a team, and tell it."""
        number = self.timeline.number + 1
        seat = entry.seat
        captain = self.name_of(seat)
        match entry:
            case MateEntry(name=name):
                self.teams.join(entry, number)
                sentence = f"{name} joins {captain}’s team."
            case PartEntry():
                sentence = f"{self.teams.part(entry).name} leaves {captain}’s team."
            case LeadEntry():
                name = self.teams.lead(entry, number, captain).name
                self.occupants[seat] = Occupant(name, PERSON, True)
                sentence = f"{name} leads the {self.colours[seat]} team now."
        return self.timeline.note(TimelineStep(number, TABLE, "seat", sentence))

    def _keep_time(self, entry: ClockEntry | MoreEntry | LateEntry) -> TimelineStep:
        """Set the clock, or tell what became of somebody's time."""
        match entry:
            case ClockEntry(seconds=seconds):
                self.clock = list(seconds)
                sentence = clock_sentence(self.clock, [self.name_of(seat) for seat in range(len(self.occupants))])
            case MoreEntry(seat=seat):
                self.extended.add((seat, self.timeline.asks[seat].since))
                sentence = f"{self.name_of(seat)} takes more time."
            case LateEntry(seat=seat):
                sentence = f"{self.name_of(seat)}’s time has run out; a bot makes this move."
        actor = TABLE if isinstance(entry, ClockEntry) else entry.seat
        step = self.timeline.remark(TimelineStep(self.timeline.number + 1, actor, "clock", sentence))
        if isinstance(entry, LateEntry):
            self.timeline.stood_in.add(step.number + 1)
        return step

    def _hear(self, entry: SayEntry) -> TimelineStep:
        """Tell what somebody says; nobody is asked anything else for it."""
        name = self.name_of(entry.seat)
        step = TimelineStep(self.timeline.number + 1, entry.seat, "say", f"{name}: “{entry.words}”", words=entry.words)
        return self.timeline.remark(step)

    def name(self, seat: int) -> str:
        """Call a seat by its player's name, or else by its colour."""
        return self.occupants[seat].name or titled(self.colours[seat])

    def _keep(self, entry: AnyEntry, step: TimelineStep) -> None:
        self.pending.append(entry)
        self.unsaid.append(step)


def _refusal(sentence: str) -> Refused:
    return Refused(Reason(False, sentence, ()))
