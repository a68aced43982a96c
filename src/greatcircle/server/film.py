"""This file is a finished match on film: every step that stands, made again from the log, for replay and for checks."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from greatcircle.kernel.chance import Chances
from greatcircle.kernel.dealer import ProvableDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import Deed, deeds_of
from greatcircle.kernel.match import Match
from greatcircle.kernel.state import CHANCE, State, Wire
from greatcircle.server.entry import BackEntry, BeginEntry, MoveEntry, parse_entry
from greatcircle.store.table_store import LogEntry, TableRecord


@dataclass(frozen=True)
class Frame:
    """A step of the match and the state after it."""

    number: int
    at: float
    actor: int
    move: int
    wire: Wire
    events: list[Event]
    state: State
    chances: Chances | None = None
    """What could be drawn, when chance acted,"""
    sentence: str = ""
    """and what was, in words."""


@dataclass(frozen=True)
class Film:
    """A match from its beginning to its end; what was taken back is cut."""

    match: Match
    taken_over: int
    begun_at: int
    opening: State
    """The state in which the match began."""
    frames: list[Frame] = field(default_factory=list)

    def moves_until(self, number: int) -> tuple[Deed, ...]:
        """List every move that stood at a step, those taken over included."""
        own = sum(1 for frame in self.frames if frame.number <= number)
        return deeds_of(self.match)[: self.taken_over + own]


def make_film(game: Game, record: TableRecord, entries: Sequence[LogEntry]) -> Film:
    """Play a match again from its record and its log."""
    begun_at = 0
    salts: list[str] = []
    standing: list[tuple[LogEntry, MoveEntry]] = []
    for line in entries:
        match parse_entry(line.data):
            case BeginEntry(salts=salts):
                begun_at = line.number
            case MoveEntry() as moved:
                standing.append((line, moved))
            case BackEntry(to=to):
                standing = [(kept, moved) for kept, moved in standing if kept.number <= to]
    options = game.parse_options(record.options, record.seats)
    match_again = Match(game, options, record.seats, ProvableDealer(record.seed, salts))
    for deed in record.taken_over:
        _play(match_again, deed.actor, match_again.state.parse_move(deed.wire), deed.words)
    film = Film(match_again, len(record.taken_over), begun_at, match_again.state.copy())
    film.frames.extend(_frame(match_again, line, moved) for line, moved in standing)
    return film


def _frame(match: Match, line: LogEntry, moved: MoveEntry) -> Frame:
    state = match.state
    move = state.parse_move(moved.move)
    is_chance = moved.actor == CHANCE
    chances = state.chances() if is_chance else None
    sentence = state.sentence(CHANCE, move) if is_chance else ""
    events = _play(match, moved.actor, move, moved.words)
    return Frame(line.number, line.at, moved.actor, move, moved.move, events, match.state.copy(), chances, sentence)


def _play(match: Match, actor: int, move: int, words: str) -> list[Event]:
    return match.deal_as(move) if actor == CHANCE else match.play(actor, move, words)
