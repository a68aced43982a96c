"""This file is the contract of a state: the whole truth of a match at one moment, and the rules that move it on."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from greatcircle.kernel.chance import Chances
from greatcircle.kernel.event import Event
from greatcircle.kernel.outcome import Outcome
from greatcircle.kernel.question import Question
from greatcircle.kernel.refusal import BadInput, Reason
from greatcircle.kernel.words import titled

CHANCE: Final = -1
"""The actor number of luck; seats are numbered from 0."""
SEATS_MOST: Final = 12
"""No game has more seats."""

# Who acts, as most games tell it; the lists are shared, so that telling it costs nothing.
CHANCE_ALONE: Final = [CHANCE]
NOBODY_LEFT: Final[list[int]] = []
SEAT_ALONE: Final = [[seat] for seat in range(SEATS_MOST)]
"""For each seat the list of it alone."""

Wire = Mapping[str, object]
"""A move as it stands in logbooks and messages: its kind under "move", and what else it needs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth at one moment. Seats and chance act on it in small moves, which are small integers.

    `apply` trusts its caller; `Match` checks every move.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.events: list[Event] | None = None
        """Where applied moves tell what happened; None switches telling off."""
        self.words: str = ""
        """What was typed with the move that is being made; empty between moves."""

    @abstractmethod
    def actors(self) -> list[int]:
        """List who may act now: seats, or chance alone, or nobody when the match is over. Do not change the list."""
        raise NotImplementedError

    @abstractmethod
    def legal(self, actor: int) -> list[int]:
        """List the legal moves of a seat, or of chance; empty for who may not act.

        Do not change the list: it may be shared.
        """
        raise NotImplementedError

    @abstractmethod
    def chances(self) -> Chances:
        """Give the legal moves of chance with their odds, when it acts."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, actor: int, move: int) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Give the outcome, or None while the match goes on."""
        raise NotImplementedError

    @abstractmethod
    def copy(self) -> "State":
        """Make an independent copy that tells no events."""
        raise NotImplementedError

    @abstractmethod
    def seat_names(self) -> list[str]:
        """Name the seats as the game does at this moment, by colour for example. Do not change the list."""
        raise NotImplementedError

    def seat_title(self, seat: int) -> str:
        """Name a seat as a sentence begins."""
        return titled(self.seat_names()[seat])

    def partners(self, seat: int) -> list[int]:
        """List the other seats of a seat's team, which win and lose with it all match long; here: none."""
        return []

    @abstractmethod
    def to_json(self) -> Mapping[str, object]:
        """Give the whole truth as plain data, from which the game can make the state again."""
        raise NotImplementedError

    @abstractmethod
    def wire(self, move: int) -> Wire:
        """Give the wire form of a move; it depends on the set-up of the match alone, not on the moment."""
        raise NotImplementedError

    @abstractmethod
    def parse_move(self, wire: object) -> int:
        """Read a wire form; `BadInput` when it names no move of this game."""
        raise NotImplementedError

    @abstractmethod
    def sentence(self, actor: int, move: int) -> str:
        """Say what a move does, in words, as the state stands before it."""
        raise NotImplementedError

    @abstractmethod
    def why(self, seat: int, move: int) -> Reason:
        """Say why a seat may make this move now, or which rule forbids it."""
        raise NotImplementedError

    def reveals(self, actor: int, move: int) -> bool:
        """Tell whether this move would show somebody something hidden, so that it cannot be taken back."""
        return False

    def for_people(self, seat: int) -> list[int]:
        """List those of a seat's legal moves that a person picks from; here: all of them. Do not change the list."""
        return self.legal(seat)

    def for_bots(self, seat: int) -> list[int]:
        """List those of a seat's legal moves that a bot picks from; here: all of them. Do not change the list."""
        return self.legal(seat)

    def interrupts(self, seat: int) -> list[int]:
        """List the moves that a seat may make now though it is not asked, and only a person makes; here: none.

        Nobody waits for them, and a seat that may act has none. Do not change the list.
        """
        return []

    def question(self, seat: int) -> Question | None:
        """Give what a seat is asked to answer in its own words, or by one of its moves; None when nothing is asked."""
        return None

    def parse_answer(self, seat: int, text: str) -> int:
        """Read a typed answer to the question as a legal move; `BadInput` when it is not understood."""
        raise BadInput("Nothing is asked now.")

    def moves_named(self, seat: int, name: str) -> list[int]:
        """List the moves, legal or not, that a seat may mean now by a typed name; empty when it names nothing known.

        `Refused` when it names something that no move leads to.
        """
        return []

    def can_speak(self, seat: int) -> bool:
        """Tell whether a seat may say now what its game lets people say (`Game.sayings`); here: always.

        Everyone may know it, so it depends on nothing that is secret.
        """
        return True

    def tell(self, event: Event) -> None:
        """Note an event, if anybody listens."""
        if self.events is not None:
            self.events.append(event)
