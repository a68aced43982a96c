"""This file is the contract of a game: who it is, and how its states, views and knowledge are had."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import mypyc_attr

from greatcircle.kernel.chart import Chart
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.entry import Entry
from greatcircle.kernel.level import PERCENT, USUAL_LEVELS, Level
from greatcircle.kernel.option import Options, oldest_version, options_schema, parse_options, parse_recorded_options
from greatcircle.kernel.prospect import USUAL_SCALE, shares_by, shares_of
from greatcircle.kernel.refusal import BadInput
from greatcircle.kernel.saying import Saying
from greatcircle.kernel.state import State, Wire
from greatcircle.kernel.view import View

STAGES: Final = ("alpha", "beta", "stable")
"""How far a game is, and what it owes.

An alpha keeps the contract that `conformance` checks. A beta owes a test and a line of code for every clause of its
rulebook, too. A stable game owes recorded matches as well, for every way it can end and every choice of its options.
"""
STAGE_WORDS: Final = {"alpha": "in the making", "beta": "being tried out", "stable": ""}
"""What players are told of a stage."""


@final
@dataclass(frozen=True)
class Identity:
    """Who a game is."""

    id: str
    title: str
    clause_prefix: str
    designer: str
    publisher: str
    year: int
    seats_min: int
    seats_max: int
    minutes: int
    age: int
    stage: str
    """How far the implementation is: one of `STAGES`."""
    rules_version: int
    """Raised when the rules change: the newest version that its options declare."""


@final
@dataclass(frozen=True)
class Term:
    """One thing that makes a state good or bad for a seat, as bots weigh it."""

    sentence: str
    value: int


@final
@dataclass(frozen=True)
class Appraisal:
    """What a move is worth to a seat, as far as the seat can know; a match won rather than lost is worth 10,000."""

    terms: tuple[Term, ...]
    """What its worth is made of: for all moves of one choice the same things, in the same order."""
    lots: int = 0
    """How likely a bot that must not be foreseen takes it, against the others; all 0: it takes the best."""

    def value(self) -> int:
        """Add up the terms."""
        total = 0
        for term in self.terms:
            total += term.value
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: one object, without a state of its own."""

    def __init__(self, identity: Identity, options_type: type[Options], move_count: int) -> None:
        if options_type.rules_version != identity.rules_version:
            raise ValueError(
                f"{identity.title} has rules version {identity.rules_version}, but its options have "
                f"{options_type.rules_version}; declare rules_version in {options_type.__name__} with version()."
            )
        self.identity = identity
        self.options_type = options_type
        self.move_count = move_count
        """Moves are integers from 0 to move_count - 1."""

    def parse_options(self, given: Mapping[str, object], seats: int) -> Options:
        """Read options for so many seats; `BadInput` says what is wrong."""
        self._check_seats(seats)
        return parse_options(self.options_type, given, seats)

    def parse_recorded_options(self, given: Mapping[str, object], rules_version: int, seats: int) -> Options:
        """Read the options of a match that was opened under a version of the rules, the newest or an older one."""
        self._check_seats(seats)
        opened = f"This match was opened under rules version {rules_version} of {self.identity.title}"
        if rules_version > self.identity.rules_version:
            raise BadInput(f"{opened}; this program knows version {self.identity.rules_version}. Update it to play on.")
        if rules_version < oldest_version(self.options_type):
            raise BadInput(f"{opened}, which is no longer played; open a new one with the rules of today.")
        return parse_recorded_options(self.options_type, given, rules_version, seats)

    def _check_seats(self, seats: int) -> None:
        identity = self.identity
        if not identity.seats_min <= seats <= identity.seats_max:
            raise BadInput(f"{identity.title} is for {identity.seats_min} to {identity.seats_max} seats, not {seats}.")

    def fewest_seats(self) -> int:
        """Give the fewest seats that play with the usual options; with others, fewer may."""
        identity = self.identity
        for seats in range(identity.seats_min, identity.seats_max):
            try:
                self.parse_options({}, seats)
            except BadInput:
                continue
            return seats
        return identity.seats_max

    def options_schema(self) -> dict[str, object]:
        """Give the JSON Schema of the options."""
        return options_schema(self.options_type)

    @abstractmethod
    def start(self, options: Options, seats: int) -> State:
        """Set up a match."""
        raise NotImplementedError

    @abstractmethod
    def state_from_json(self, data: Mapping[str, object]) -> State:
        """Make a state again from its plain data."""
        raise NotImplementedError

    @abstractmethod
    def view(self, state: State, seat: int) -> View:
        """Give what a seat, or SPECTATOR, may know: the only way by which facts leave.

        OMNISCIENT sees what every seat sees. It looks at matches that are over, never at one that is played.
        """
        raise NotImplementedError

    @abstractmethod
    def view_from_json(self, data: Mapping[str, object]) -> View:
        """Make a view again from its plain data."""
        raise NotImplementedError

    def redact(self, state: State, actor: int, move: int, seat: int) -> Wire:
        """Give a move's wire form as a seat, or SPECTATOR, may see it when it is made; here: all of it."""
        return state.wire(move)

    def tells_quiet_moves(self) -> bool:
        """Tell whether a move that tells no event is told in its own words; here it is.

        A game with events of its own says no when such moves need no telling, as where the next event tells it all.
        """
        return True

    @abstractmethod
    def sample(self, view: View, dealer: Dealer) -> State:
        """Make a whole state in which this view would be seen; what the seat cannot know is drawn by the dealer."""
        raise NotImplementedError

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> int:
        """Weigh how good a state is for a seat; more is better."""
        raise NotImplementedError

    @abstractmethod
    def terms(self, state: State, seat: int) -> list[Term]:
        """List what `evaluate` adds up, in words."""
        raise NotImplementedError

    def appraise(self, view: View, moves: list[int]) -> list[Appraisal] | None:
        """Weigh each of these legal moves of the view's seat by nothing but the view; here None, so that bots search.

        A game is better weighed this way when much of it is what others know and what they do not: in a state that is
        sampled from the view, nothing is unknown.
        """
        return None

    def prospects(self, state: State) -> list[float]:
        """Estimate each seat's chance to win, a share of the victory; the shares sum to one.

        A game has fitted them to recorded matches of bots; here they follow from `evaluate` by a usual scale.
        """
        outcome = state.outcome()
        if outcome is not None:
            return shares_of(outcome)
        return shares_by([float(self.evaluate(state, seat)) for seat in range(state.seats)], USUAL_SCALE)

    def levels(self) -> tuple[Level, ...]:
        """List the levels that bots of this game play at, the weakest first."""
        return USUAL_LEVELS

    def plan(self, view: View, moves: list[int], level: Level, dealer: Dealer) -> list[Appraisal]:
        """Weigh each of these legal moves of the view's seat as a bot of a level that plans by the view alone."""
        appraisals = self.appraise(view, moves)
        assert appraisals is not None, "a level plans by the view, but its game does not weigh moves"
        return appraisals

    def can_answer(self, state: State, seat: int, level: Level, dealer: Dealer) -> bool:
        """Draw whether a bot of a level knows the answer to what its seat is asked."""
        return dealer.below(PERCENT) < level.knows

    def answer(self, view: View, move: int, level: Level, dealer: Dealer) -> int:
        """Give the move of a bot of a level where all bots have but this one; here: this one.

        Where bots leave to chance what people answer by themselves, those of a level answer what they know.
        """
        return move

    def remarks(self, before: State, after: State, seat: int) -> list[str]:
        """Say in sentences about the position what changes for a seat from one state to a later one; here: nothing.

        The weightiest comes first. It says nothing that the seat cannot know of either state.
        """
        return []

    def seat_names(self, options: Options, seats: int) -> list[str]:
        """Name the seats as they are called before the first move."""
        return self.start(options, seats).seat_names()

    @abstractmethod
    def chart(self, view: View) -> Chart:
        """Lay out the board as this view shows it."""
        raise NotImplementedError

    def has_secrets(self) -> bool:
        """Tell whether a seat may know something that another may not; only `OpenGame` says no."""
        return True

    def drawing(self, options: Options, seats: int) -> Mapping[str, object]:
        """Give what is printed on the board of such a match, as plain data for a client to draw; here: nothing."""
        return {}

    def sayings(self, state: State) -> list[Saying]:
        """List what people can say beside their moves at a table where a match stands so; here: nothing.

        Everyone hears it, bots do not. It is the same for all seats, whatever anybody knows.
        """
        return []

    def look_up(self, view: View, name: str) -> list[Entry]:
        """Tell what a view shows of the things that a typed name may mean, as an atlas would; here: nothing.

        What a question asks for, now or later in the match, is left out.
        """
        return []

    @abstractmethod
    def conserved(self, state: State) -> dict[str, int]:
        """Count what can be neither made nor lost during a match."""
        raise NotImplementedError

    @abstractmethod
    def bound(self, options: Options, seats: int) -> int | None:
        """Give a number of moves that no match exceeds, but by luck that nobody has; None without any limit."""
        raise NotImplementedError
