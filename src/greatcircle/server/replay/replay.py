"""This file is the replay of a finished match: every step that stands, made again from the log."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from greatcircle.kernel.chance import Chances
from greatcircle.kernel.dealer import ProvableDealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Game
from greatcircle.kernel.logbook import RecordedMove, recorded_moves
from greatcircle.kernel.match import Match
from greatcircle.kernel.state import CHANCE, State, Wire
from greatcircle.server.table.entry import BackEntry, BeginEntry, MoveEntry, parse_entry
from greatcircle.store.contract import LogEntry, TableRecord


@dataclass(frozen=True)
class ReplayStep:
    """A step of the match and the state after it."""

    number: int
    at: float
    actor: int
    move: int
    wire: Wire
    events: list[Event]
    state: State
    chances: Chances | None = None
    """What could be drawn, when chance acted."""
    sentence: str = ""
    """What was drawn when chance acted, in words."""


@dataclass(frozen=True)
class MatchReplay:
    """A match from its beginning to its end; what was taken back is cut."""

    match: Match
    taken_over: int
    begun_at: int
    opening: State
    """The state in which the match began."""
    steps: list[ReplayStep] = field(default_factory=list)

    def moves_until(self, number: int) -> tuple[RecordedMove, ...]:
        """List every move that stood at a step, those taken over included."""
        own = sum(1 for step in self.steps if step.number <= number)
        return recorded_moves(self.match)[: self.taken_over + own]


def make_replay(game: Game, record: TableRecord, entries: Sequence[LogEntry]) -> MatchReplay:
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
    options = game.parse_recorded_options(record.options, record.rules_version, record.seats)
    match_again = Match(game, options, record.seats, ProvableDealer(record.seed, salts))
    for recorded in record.taken_over:
        match_again.replay_move(recorded.actor, match_again.state.parse_move(recorded.wire), recorded.words)
    replay = MatchReplay(match_again, len(record.taken_over), begun_at, match_again.state.copy())
    replay.steps.extend(_step(match_again, line, moved) for line, moved in standing)
    return replay


def _step(match: Match, line: LogEntry, moved: MoveEntry) -> ReplayStep:
    state = match.state
    move = state.parse_move(moved.move)
    is_chance = moved.actor == CHANCE
    chances = state.chances() if is_chance else None
    sentence = state.sentence(CHANCE, move) if is_chance else ""
    events = match.replay_move(moved.actor, move, moved.words)
    return ReplayStep(
        line.number, line.at, moved.actor, move, moved.move, events, match.state.copy(), chances, sentence
    )
