"""This file is a match: one playing of a game, and the check that every move passes."""

from dataclasses import dataclass
from typing import NamedTuple, final

from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.event import Event, MoveMade
from greatcircle.kernel.game import Game
from greatcircle.kernel.option import Options, options_to_json
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.question import Question, clean_words
from greatcircle.kernel.refusal import IllegalMove, MatchOver, Reason, UndoRefused, WrongSeat
from greatcircle.kernel.state import CHANCE, State, Wire
from greatcircle.kernel.view import SPECTATOR, View


class LoggedMove(NamedTuple):
    """One line of the log: who did what."""

    actor: int
    move: int
    words: str = ""
    """What was typed with it."""


@final
@dataclass(frozen=True)
class LegalMove:
    """A move as it is offered to a person or a client."""

    move: int
    wire: Wire
    sentence: str


@final
class Match:
    """One playing of a game. Seats play, chance deals; only legal moves get through, and all stand in the log."""

    def __init__(self, game: Game, options: Options, seats: int, dealer: Dealer) -> None:
        self.game = game
        self.options = game.parse_options(options_to_json(options), seats)
        self.seats = seats
        self.dealer = dealer
        self.state: State = game.start(self.options, seats)
        self.log: list[LoggedMove] = []
        self.events: list[Event] = []
        """What the last move made happen."""
        self._undoable: list[State] = []
        """The states before each trailing move that may still be taken back."""
        self._tells_quiet_moves = game.tells_quiet_moves()

    def is_over(self) -> bool:
        """Tell whether nobody acts any more."""
        return not self.state.actors()

    def waits_for_chance(self) -> bool:
        """Tell whether chance is to act next."""
        return CHANCE in self.state.actors()

    def outcome(self) -> Outcome | None:
        """Give the outcome, or None while the match goes on."""
        return self.state.outcome()

    def view(self, seat: int) -> View:
        """Give what a seat may know."""
        return self.game.view(self.state, seat)

    def legal(self, seat: int) -> list[int]:
        """List the moves that are accepted of a seat now, as a list of the caller's own: legal ones and interrupts."""
        return self.state.legal(seat) + self.interrupts(seat)

    def for_people(self, seat: int) -> list[int]:
        """List the moves that a person picks from, as a list of the caller's own."""
        return self.state.for_people(seat) + self.interrupts(seat)

    def for_bots(self, seat: int) -> list[int]:
        """List the moves that a bot picks from, as a list of the caller's own; a bot never interrupts."""
        return self.state.for_bots(seat).copy()

    def interrupts(self, seat: int) -> list[int]:
        """List the moves that a seat may make though it is not asked."""
        return self.state.interrupts(seat) if 0 <= seat < self.seats else []

    def offers(self, seat: int) -> list[LegalMove]:
        """List the moves that a person on a seat picks from, with their wire forms and sentences."""
        state = self.state
        return [LegalMove(move, state.wire(move), state.sentence(seat, move)) for move in self.for_people(seat)]

    def question(self, seat: int) -> Question | None:
        """Give what a seat is asked to answer, by typing or by one of its moves; None when nothing is asked."""
        return self.state.question(seat)

    def play(self, seat: int, move: int, words: str = "") -> list[Event]:
        """Make a seat's move and tell what happened; a refusal names the reason and leaves the match as it was.

        What was typed with the move is known to the state while it is made, and stands in the log.
        """
        state = self.state
        actors = state.actors()
        is_asked = seat in actors and seat != CHANCE
        if not (is_asked and move in state.legal(seat)) and move not in self.interrupts(seat):
            reason = _refusal(state, seat, move)
            if is_asked:
                raise IllegalMove(reason)
            raise WrongSeat(reason) if actors else MatchOver(reason)
        typed = clean_words(words) if words else ""
        if state.reveals(seat, move):
            self._undoable.clear()
            return self._apply(seat, move, typed)
        before = state.copy()
        events = self._apply(seat, move, typed)
        self._undoable.append(before)
        return events

    def deal(self) -> list[Event]:
        """Let chance act: the dealer draws the move."""
        self._expect_chance()
        return self.deal_as(self.dealer.draw(self.state.chances()))

    def deal_as(self, move: int) -> list[Event]:
        """Let chance make this move."""
        self._expect_chance()
        if move not in self.state.legal(CHANCE):
            raise IllegalMove(Reason(False, "Chance cannot do that now.", ()))
        self._undoable.clear()
        return self._apply(CHANCE, move)

    def replay_move(self, actor: int, move: int, words: str = "") -> list[Event]:
        """Make a recorded move again, a seat's or one of chance."""
        return self.deal_as(move) if actor == CHANCE else self.play(actor, move, words)

    def can_undo(self, seat: int) -> bool:
        """Tell whether the last move is this seat's own, with no chance or reveal after it."""
        return bool(self._undoable) and self.log[-1].actor == seat and not self.is_over()

    def undo(self, seat: int) -> None:
        """Take back a seat's own last move; the log forgets it too."""
        if not self.can_undo(seat):
            raise UndoRefused(
                Reason(False, "Only your own moves can be taken back, up to the last throw, draw or reveal.", ())
            )
        self.state = self._undoable.pop()
        self.log.pop()
        self.events = []

    def _expect_chance(self) -> None:
        if self.is_over():
            raise MatchOver(Reason(False, "The match is over.", ()))
        if not self.waits_for_chance():
            raise WrongSeat(Reason(False, "Chance is not to act now.", ()))

    def _apply(self, actor: int, move: int, words: str = "") -> list[Event]:
        events: list[Event] = []
        made = told_move(self.game, self.state, actor, move) if self._tells_quiet_moves else None
        self.state.events = events
        self.state.words = words
        self.state.apply(actor, move)
        self.state.words = ""
        self.state.events = None
        if made is not None and not events:
            events.append(made)
        self.log.append(LoggedMove(actor, move, words))
        self.events = events
        return events


def told_move(game: Game, before: State, actor: int, move: int) -> MoveMade:
    """Tell a move that is about to be made in its own words, to those who may know all of it."""
    sentence = before.sentence(actor, move)
    words = sentence if actor == CHANCE else f"{before.seat_title(actor)}: {sentence}"
    if not game.has_secrets():
        return MoveMade(actor, words, None)
    wire = before.wire(move)
    hearers = [seat for seat in range(before.seats) if game.redact(before, actor, move, seat) == wire]
    is_open = len(hearers) == before.seats and game.redact(before, actor, move, SPECTATOR) == wire
    return MoveMade(actor, words, None if is_open else tuple(hearers))


def _refusal(state: State, seat: int, move: int) -> Reason:
    """Ask the state for its reason; what is refused is never called legal."""
    reason = state.why(seat, move)
    return Reason(False, reason.sentence, reason.clauses)
