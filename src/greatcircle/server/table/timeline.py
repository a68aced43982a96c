"""This file is the timeline of a match at a table: its moves with the numbers of the log, what is asked, what was told.

It is the same whether it was played just now or made again from the log, and it does not know who sits where.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from msgspec import Raw

from greatcircle.kernel.dealer import ProvableDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import RecordedMove
from greatcircle.kernel.match import Match
from greatcircle.kernel.option import Options
from greatcircle.kernel.question import Question
from greatcircle.kernel.refusal import Reason, UndoRefused
from greatcircle.kernel.state import CHANCE, State
from greatcircle.kernel.words import listed
from greatcircle.server.socket.message import ChartSheet, TableEvent
from greatcircle.server.table.entry import BackEntry, BeginEntry, MoveEntry

TABLE: Final = -2
"""The actor of what happens to the table itself."""
REMARKS: Final = frozenset({"say", "clock"})
"""The kinds of steps that leave the match as it is."""
TOLD_MOST: Final = 150
"""So many of the last steps are told to who comes anew."""
KEPT_VIEWS: Final = 24
"""So many of the last steps can be looked at again by who was away for a moment."""


@dataclass
class TimelineStep:
    """A step of the match: what happened, and the state after it as long as somebody may have missed it."""

    number: int
    actor: int
    kind: str
    sentence: str = ""
    """What happened to the table; a move tells events instead."""
    events: list[Event] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """How the seats were called after it."""
    reasons: list[str] = field(default_factory=list)
    chance: float | None = None
    """The chance to win that a bot saw in its move."""
    words: str = ""
    """What was said to the table."""
    to: int | None = None
    """The step that the match went back to."""
    state: State | None = None
    views: dict[int, Raw] = field(default_factory=dict)
    """What was sent already, by seat."""
    charts: dict[int, ChartSheet] = field(default_factory=dict)
    """The charts that were sent already, by seat."""
    shared_events: list[TableEvent] | None = None
    """What everyone was told already, where nothing is secret."""


@dataclass(frozen=True)
class Asking:
    """What a seat may do, and since which step."""

    asked: int
    moves: list[int]
    """The moves that a person picks from."""
    question: Question | None = None
    for_bots: list[int] = field(default_factory=list)
    """The moves that a bot picks from."""
    since: int = 0
    """The step since which its time counts: no new time is given by a step taken back."""

    def advisable(self) -> list[int]:
        """List the moves among which a bot chooses for a person: those that it would make itself, if there are any."""
        return [move for move in self.moves if move in self.for_bots] or self.moves


class Timeline:
    """A match whose every step has the number of its entry in the log."""

    def __init__(
        self, game: Game, options: Options, seats: int, seed: bytes, taken_over: Sequence[RecordedMove] = ()
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.taken_over = len(taken_over)
        self.number = 0
        self.begun_at = 0
        """The number of the entry that began the match; 0 before."""
        self.standing: list[int] = []
        """The numbers of the moves that stand, those taken over not counted."""
        self.stood_in: set[int] = set()
        """The numbers of the moves that a bot made for who was late; nobody takes them back alone."""
        self.asks: dict[int, Asking] = {}
        self.interrupts: dict[int, Asking] = {}
        """What seats may do though they are not asked, and nobody waits for."""
        self._since: dict[int, dict[int, int]] = {}
        """Since when the time of each seat counts, by how many moves stand; back to the last that is there to stay."""
        self.steps: deque[TimelineStep] = deque(maxlen=TOLD_MOST)
        self.match = Match(game, options, seats, ProvableDealer(seed))
        for recorded in taken_over:
            self.match.replay_move(recorded.actor, self.match.state.parse_move(recorded.wire), recorded.words)

    @property
    def dealer(self) -> ProvableDealer:
        """Give the dealer of the match."""
        dealer = self.match.dealer
        assert isinstance(dealer, ProvableDealer)
        return dealer

    def actors(self) -> list[int]:
        """List the seats that may act now."""
        return list(self.asks)

    def oldest_ask(self) -> int:
        """Give the step since which the time of the first ask counts that can still come back by an undo."""
        return min((since for seats in self._since.values() for since in seats.values()), default=self.number)

    def count_anew(self, seat: int) -> None:
        """Let a seat's time count from now on, since another person has it."""
        for seats in self._since.values():
            seats.pop(seat, None)
        if seat in self.asks:
            self.asks[seat] = replace(self.asks[seat], since=self.number)
            self._since[len(self.standing)][seat] = self.number

    def is_over(self) -> bool:
        """Tell whether the match has ended."""
        return self.begun_at > 0 and self.match.is_over()

    def begin(self, entry: BeginEntry) -> TimelineStep:
        """Begin: from now on chance and seats may act."""
        self.match.dealer = ProvableDealer(self.seed, entry.salts)
        self.begun_at = self.number + 1
        return self.note(TimelineStep(self.begun_at, TABLE, "begin", self._opening_words()))

    def _opening_words(self) -> str:
        """Say that the match begins, and who plays together in it."""
        state = self.match.state
        teams = {tuple(sorted([seat, *state.partners(seat)])) for seat in range(state.seats)}
        told = [
            f"{listed([state.seat_title(seat) for seat in team])} play together."
            for team in sorted(teams)
            if len(team) > 1
        ]
        return " ".join(["The match begins.", *told])

    def play(
        self, seat: int, move: int, reasons: list[str], words: str = "", chance: float | None = None
    ) -> tuple[MoveEntry, TimelineStep]:
        """Make a seat's move; a refusal names the reason and leaves everything as it was."""
        events = self.match.play(seat, move, words)
        return self._moved(seat, move, events, reasons, chance)

    def deal(self) -> tuple[MoveEntry, TimelineStep]:
        """Let chance act."""
        events = self.match.deal()
        return self._moved(CHANCE, self.match.log[-1].move, events, [])

    def again(self, entry: MoveEntry) -> TimelineStep:
        """Make a move of the log again."""
        move = self.match.state.parse_move(entry.move)
        events = self.match.replay_move(entry.actor, move, entry.words)
        if entry.actor == CHANCE:
            self.dealer.draws += 1
        return self._moved(entry.actor, move, events, entry.reasons, entry.chance)[1]

    def can_undo(self, seat: int) -> bool:
        """Tell whether the last move is this seat's own, made by itself, and nothing was shown after it."""
        return bool(self.standing) and self.standing[-1] not in self.stood_in and self.match.can_undo(seat)

    def undoing_seat(self) -> int | None:
        """Give the seat that can take its last move back."""
        last = self.match.log[-1].actor if self.standing else CHANCE
        return last if last != CHANCE and self.can_undo(last) else None

    def before_last(self) -> int:
        """Give the step before the last move that stands."""
        return self.standing[-2] if len(self.standing) > 1 else self.begun_at

    def check_back(self, to: int) -> None:
        """Refuse a step that the match cannot go back to."""
        if not self.begun_at or self.is_over():
            raise UndoRefused(Reason(False, "Only a match that is being played can go back.", ()))
        if not self.standing or (to != self.begun_at and to not in self.standing) or to == self.standing[-1]:
            raise UndoRefused(Reason(False, "There is no such step to go back to.", ()))

    def back(self, entry: BackEntry) -> TimelineStep:
        """Go back to a step; dice that were thrown after it will fall the same way again."""
        kept = [number for number in self.standing if number <= entry.to]
        gone = len(self.standing) - len(kept)
        last = self.match.log[-1].actor if self.match.log else CHANCE
        if gone != 1 or not self.can_undo(last):
            self._since.clear()
        if gone == 1 and self.match.can_undo(last):
            self.match.undo(last)
        elif gone:
            self._rebuild(gone)
        self.standing = kept
        number = self.number + 1
        sentence = "The last move is taken back." if gone == 1 else f"The match goes back by {gone} moves."
        self.asks.clear()
        self.interrupts.clear()
        return self.note(TimelineStep(number, TABLE, "back", sentence, to=entry.to))

    def note(self, step: TimelineStep) -> TimelineStep:
        """Count a step that is done; what is asked of each seat is looked at anew."""
        self.number = step.number
        if self.begun_at:
            self._ask(step)
        step.state = self.match.state.copy()
        step.names = step.state.seat_names()
        self._remember(step)
        return step

    def remark(self, step: TimelineStep) -> TimelineStep:
        """Count a step that leaves the match as it is: everyone is asked what they were, and sees what they saw."""
        before = self.steps[-1]
        self.number = step.number
        step.state = before.state
        step.names = before.names
        step.views = before.views
        step.charts = before.charts
        self._remember(step)
        return step

    def _remember(self, step: TimelineStep) -> None:
        """Keep a step; an old one can no longer be looked at again."""
        self.steps.append(step)
        if len(self.steps) > KEPT_VIEWS:
            old = self.steps[-KEPT_VIEWS - 1]
            old.state = None
            old.views = {}
            old.charts = {}
            old.shared_events = None

    def _moved(
        self, actor: int, move: int, events: list[Event], reasons: list[str], chance: float | None = None
    ) -> tuple[MoveEntry, TimelineStep]:
        number = self.number + 1
        self.standing.append(number)
        if not self.match.can_undo(actor):
            self._since.clear()
        step = self.note(TimelineStep(number, actor, "event", events=events, reasons=reasons, chance=chance))
        return MoveEntry(actor, self.match.state.wire(move), reasons, self.match.log[-1].words, chance), step

    def _rebuild(self, gone: int) -> None:
        """Play the match again without its last moves; draws before them count as drawn."""
        old = self.match
        kept = old.log[: len(old.log) - gone]
        self.match = Match(self.game, old.options, self.seats, ProvableDealer(self.seed, self.dealer.salts))
        for entry in kept:
            self.match.replay_move(entry.actor, entry.move, entry.words)
        self.dealer.draws = sum(1 for entry in kept[self.taken_over :] if entry.actor == CHANCE)

    def _ask(self, step: TimelineStep) -> None:
        """Ask whoever may act, and let interrupt who may; a seat keeps its ask while only others act and it stays."""
        match = self.match
        asks: dict[int, Asking] = {}
        interrupts: dict[int, Asking] = {}
        since = self._since.setdefault(len(self.standing), {})
        for seat in match.state.actors():
            if seat != CHANCE:
                asking = Asking(
                    step.number,
                    match.for_people(seat),
                    match.question(seat),
                    match.for_bots(seat),
                    since.get(seat, step.number),
                )
                asks[seat] = _kept(self.asks.get(seat), asking, step.actor == seat)
                since[seat] = asks[seat].since
        for seat in range(self.seats):
            moves = match.interrupts(seat)
            if moves:
                interrupts[seat] = _kept(self.interrupts.get(seat), Asking(step.number, moves), step.actor == seat)
        self.asks = asks
        self.interrupts = interrupts


def _kept(before: Asking | None, now: Asking, is_own: bool) -> Asking:
    """Give the ask that stands: the one before, if only another seat has acted and the same is asked."""
    is_same = before is not None and replace(before, asked=now.asked, since=now.since) == now
    return before if before is not None and is_same and not is_own else now
