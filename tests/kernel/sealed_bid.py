"""This file is Sealed Bid, a whole game in one sitting: secret cards from a dwindling deck, bids at the same time.

It is there for tests, and as an example for whoever writes a game. A real one spreads these parts over the files of a
folder; the order here is theirs: the rulebook, the options, the moves, the events, the state with its rules, the view.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, cast, final

from greatcircle.kernel.chance import Chances
from greatcircle.kernel.chart import Chart, Mark
from greatcircle.kernel.dealer import Dealer
from greatcircle.kernel.event import Event
from greatcircle.kernel.game import Game, Identity, Term
from greatcircle.kernel.option import Options, choice, number, options_to_json, parse_options, switch
from greatcircle.kernel.outcome import Outcome, places_by
from greatcircle.kernel.refusal import BadInput, Reason
from greatcircle.kernel.state import CHANCE, State, Wire
from greatcircle.kernel.view import OMNISCIENT, View
from greatcircle.kernel.words import titled

RULEBOOK: Final = """\
# Sealed Bid
Two to four seats bid chips on cards that nobody else sees.

## Setup
### SB-01 · rule · Two to four seats
Every seat begins with the same number of chips.
### SB-02 · variant · Three decks
The option `deck` chooses the steep, the level or the small deck; the small one has cards for two seats only.

## A round
### SB-03 · rule · A secret card each
Each seat draws a card in turn and alone looks at it. Cards that were played do not come back.
### SB-04 · rule · Sealed bids
All seats bid at the same time, from no chip to all they have. Who has bid is open; how much is not, until all have.
### SB-05 · ruling · A sealed bid stands
Nobody bids twice in a round.
### SB-06 · rule · Card and bid together
The highest sum of card and bid takes the twelve points of the round; equals share them.
### SB-07 · variant · Bids are paid
Every bid is paid. With the option `refund`, bids that took nothing come back.

## The end
### SB-08 · rule · Three rounds
After three rounds, or once nobody can catch up with the leader, the most points win, then the most chips.
### SB-09 · rule · No table talk (not enforced: no program hears what is said)
Nobody tells a card or a bid.
"""

ROUNDS: Final = 3
ROUND_POINTS: Final = 12
"""Two, three or four seats can share it."""
CHIPS_MOST: Final = 12
NAMES: Final = ("north", "east", "south", "west")


class Deck(Enum):
    """Which deck is played with (SB-02)."""

    STEEP = "steep"
    LEVEL = "level"
    SMALL = "small"


CARDS: Final = {Deck.STEEP: (6, 4, 3, 1), Deck.LEVEL: (4, 4, 4, 4), Deck.SMALL: (3, 2, 1, 1)}
"""How many ones, twos, threes and fours each deck has."""
VALUES: Final = (1, 2, 3, 4)


@dataclass(frozen=True)
class BidOptions(Options):
    """The agreements of one match."""

    deck: Deck = choice(Deck.STEEP, "Which cards there are: many low ones, all alike, or few.")
    chips: int = number(6, "How many chips each seat begins with.", least=3, most=CHIPS_MOST, step=3)
    refund: bool = switch(False, "Whether bids that took nothing come back.")

    def clash(self, seats: int) -> str | None:
        cards = sum(CARDS[self.deck])
        if cards < ROUNDS * seats:
            return f"The {self.deck.value} deck (deck={self.deck.value}) has {cards} cards, too few for {seats} seats."
        return None


DEAL: Final = 0
"""Chance: the next seat draws a card of this value; the codes begin with value 1."""
BID: Final = DEAL + len(VALUES)
"""A seat bids so many chips."""
MOVE_COUNT: Final = BID + CHIPS_MOST + 1


@final
@dataclass(frozen=True)
class Drew(Event):
    """A seat drew a card; everyone sees that it did."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} draws a card."


@final
@dataclass(frozen=True)
class Looked(Event):
    """A seat looked at its card, and it alone (SB-03)."""

    seat: int
    card: int

    def audience(self) -> list[int] | None:
        return [self.seat]

    def sentence(self, names: Sequence[str]) -> str:
        return f"Your card is a {self.card}."


@final
@dataclass(frozen=True)
class Sealed(Event):
    """A seat has bid; how much stays hidden (SB-04)."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{titled(names[self.seat])} has bid."


@final
@dataclass(frozen=True)
class Revealed(Event):
    """Cards and bids were shown, and the points given (SB-06)."""

    cards: list[int]
    bids: list[int]
    takers: list[int]

    def sentence(self, names: Sequence[str]) -> str:
        return f"{' and '.join(names[seat] for seat in self.takers).capitalize()} took the round."


class EndReason(Enum):
    """Why a match ended (SB-08)."""

    ALL_ROUNDS = "all-rounds"
    RUNAWAY = "runaway"


class Phase(Enum):
    """What a match waits for."""

    DEALING = "dealing"
    BIDDING = "bidding"
    OVER = "over"


NOTHING: Final = -1
"""No card in hand, or no bid yet."""
HIDDEN: Final = -2
"""In a view: a card or a bid that the seat cannot know."""
WORDS: Final[dict[int, object]] = {NOTHING: None, HIDDEN: "hidden"}
"""How the two stand in plain data."""
NUMBERS: Final = {word: number for number, word in WORDS.items()}


@final
class SealedBid(State):
    """The whole truth of a match, with the rules that move it on."""

    def __init__(self, options: BidOptions, seats: int) -> None:
        super().__init__(seats)
        self.options = options
        self.phase = Phase.DEALING
        self.rounds_left = ROUNDS
        self.deck = list(CARDS[options.deck])
        """How many cards of each value can still be drawn; in a view, the cards in hidden hands are among them."""
        self.played = [0] * len(VALUES)
        self.hands = [NOTHING] * seats
        self.bids = [NOTHING] * seats
        self.purses = [options.chips] * seats
        """What each seat could pay; a sealed bid is still in the purse, or the purse would betray it."""
        self.spent = 0
        self.scores = [0] * seats

    def actors(self) -> list[int]:
        match self.phase:
            case Phase.DEALING:
                return [CHANCE]
            case Phase.BIDDING:
                return [seat for seat, bid in enumerate(self.bids) if bid == NOTHING]
            case Phase.OVER:
                return []

    def legal(self, actor: int) -> list[int]:
        """A seat bids from no chip to all it has, once (SB-04, SB-05)."""
        if actor not in self.actors():
            return []
        if actor == CHANCE:
            return self.chances().moves
        return [BID + chips for chips in range(self.purses[actor] + 1)]

    def chances(self) -> Chances:
        """Every card that is left is equally likely, so the odds of a value are how many are left (SB-03)."""
        left = [(DEAL + index, count) for index, count in enumerate(self.deck) if count]
        return Chances([move for move, _ in left], [count for _, count in left])

    def apply(self, actor: int, move: int) -> None:
        if move < BID:
            self._deal(VALUES[move - DEAL])
        else:
            self._bid(actor, move - BID)

    def reveals(self, actor: int, move: int) -> bool:
        """The last bid shows all cards and bids (SB-04)."""
        return move >= BID and self.bids.count(NOTHING) == 1

    def outcome(self) -> Outcome | None:
        if self.phase is not Phase.OVER:
            return None
        places = places_by([(score, purse) for score, purse in zip(self.scores, self.purses, strict=True)])
        winners = " and ".join(NAMES[seat] for seat, place in enumerate(places) if place == 1).capitalize()
        reason = EndReason.RUNAWAY if self.rounds_left else EndReason.ALL_ROUNDS
        return Outcome(places, tuple(self.scores), reason, f"{winners} won with {max(self.scores)} points.")

    def copy(self) -> "SealedBid":
        twin = SealedBid(self.options, self.seats)
        twin.phase = self.phase
        twin.rounds_left = self.rounds_left
        twin.deck = self.deck.copy()
        twin.played = self.played.copy()
        twin.hands = self.hands.copy()
        twin.bids = self.bids.copy()
        twin.purses = self.purses.copy()
        twin.spent = self.spent
        twin.scores = self.scores.copy()
        return twin

    def seat_names(self) -> list[str]:
        return list(NAMES[: self.seats])

    def to_json(self) -> dict[str, object]:
        return {
            "options": options_to_json(self.options),
            "seats": self.seats,
            "phase": self.phase.value,
            "rounds_left": self.rounds_left,
            "deck": list(self.deck),
            "played": list(self.played),
            "hands": [WORDS.get(card, card) for card in self.hands],
            "bids": [WORDS.get(bid, bid) for bid in self.bids],
            "purses": list(self.purses),
            "spent": self.spent,
            "scores": list(self.scores),
        }

    def wire(self, move: int) -> Wire:
        if move < BID:
            return {"move": "deal", "card": VALUES[move - DEAL]}
        return {"move": "bid", "chips": move - BID}

    def parse_move(self, wire: object) -> int:
        match wire:
            case {"move": "deal", "card": card, **rest} if type(card) is int and card in VALUES and not rest:
                return DEAL + VALUES.index(card)
            case {"move": "bid", "chips": chips, **rest} if (
                type(chips) is int and 0 <= chips <= CHIPS_MOST and not rest
            ):
                return BID + chips
        raise BadInput('A move is {"move": "deal", "card": 1 to 4} or {"move": "bid", "chips": 0 to 12}.')

    def sentence(self, actor: int, move: int) -> str:
        if move < BID:
            return f"{NAMES[self.hands.index(NOTHING)].capitalize()} draws a {VALUES[move - DEAL]}."
        return f"Bid {move - BID} of your {self.purses[actor]} chips."

    def why(self, seat: int, move: int) -> Reason:
        if seat != CHANCE and move in self.legal(seat):
            return Reason(True, self.sentence(seat, move), ("SB-04",))
        if self.phase is Phase.OVER:
            return Reason(False, "The match is over.", ("SB-08",))
        if not 0 <= seat < self.seats:
            return Reason(False, f"There is no seat {seat} in this match.", ("SB-01",))
        if self.phase is Phase.DEALING:
            return Reason(False, "The cards are still being dealt.", ("SB-03",))
        if self.bids[seat] != NOTHING:
            return Reason(False, "Your bid is sealed; now the others bid.", ("SB-05",))
        return Reason(False, f"A bid is from 0 to your {self.purses[seat]} chips.", ("SB-04",))

    def _deal(self, card: int) -> None:
        """Give the next seat a card (SB-03)."""
        seat = self.hands.index(NOTHING)
        self.deck[VALUES.index(card)] -= 1
        self.hands[seat] = card
        self.tell(Drew(seat))
        self.tell(Looked(seat, card))
        if NOTHING not in self.hands:
            self.phase = Phase.BIDDING

    def _bid(self, seat: int, chips: int) -> None:
        """Seal a bid; the last one ends the round (SB-04)."""
        self.bids[seat] = chips
        self.tell(Sealed(seat))
        if NOTHING not in self.bids:
            self._reveal()

    def _reveal(self) -> None:
        """Show everything, give the points, collect the bids, and go on to the next round (SB-06, SB-07, SB-08)."""
        sums = [card + bid for card, bid in zip(self.hands, self.bids, strict=True)]
        takers = [seat for seat in range(self.seats) if sums[seat] == max(sums)]
        self.tell(Revealed(self.hands, self.bids, takers))
        for seat in range(self.seats):
            if seat in takers:
                self.scores[seat] += ROUND_POINTS // len(takers)
            if seat in takers or not self.options.refund:
                self.purses[seat] -= self.bids[seat]
                self.spent += self.bids[seat]
            self.played[VALUES.index(self.hands[seat])] += 1
        self.hands = [NOTHING] * self.seats
        self.bids = [NOTHING] * self.seats
        self.rounds_left -= 1
        first, second = sorted(self.scores, reverse=True)[:2]
        is_decided = self.rounds_left == 0 or first - second > ROUND_POINTS * self.rounds_left
        self.phase = Phase.OVER if is_decided else Phase.DEALING


@final
class BidView(View):
    """What a seat may know: the position with the cards and bids of others hidden."""

    def __init__(self, seat: int, position: SealedBid) -> None:
        super().__init__(seat)
        self.position = position

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, **self.position.to_json()}


@final
class SealedBidGame(Game):
    """Sealed Bid."""

    def start(self, options: Options, seats: int) -> State:
        return SealedBid(cast(BidOptions, options), seats)

    def state_from_json(self, data: Mapping[str, object]) -> SealedBid:
        seats = cast(int, data["seats"])
        state = SealedBid(parse_options(BidOptions, cast(Mapping[str, object], data["options"]), seats), seats)
        state.phase = Phase(data["phase"])
        state.rounds_left = cast(int, data["rounds_left"])
        state.deck = _numbers(data["deck"])
        state.played = _numbers(data["played"])
        state.hands = _numbers(data["hands"])
        state.bids = _numbers(data["bids"])
        state.purses = _numbers(data["purses"])
        state.spent = cast(int, data["spent"])
        state.scores = _numbers(data["scores"])
        return state

    def view(self, state: State, seat: int) -> BidView:
        """Hide the cards and bids of others; hidden cards go back among those that could be drawn (SB-03, SB-04)."""
        position = cast(SealedBid, state).copy()
        for other in range(position.seats):
            if seat in (other, OMNISCIENT):
                continue
            if position.hands[other] != NOTHING:
                position.deck[VALUES.index(position.hands[other])] += 1
                position.hands[other] = HIDDEN
            if position.bids[other] != NOTHING:
                position.bids[other] = HIDDEN
        return BidView(seat, position)

    def view_from_json(self, data: Mapping[str, object]) -> BidView:
        return BidView(cast(int, data["seat"]), self.state_from_json(data))

    def redact(self, state: State, actor: int, move: int, seat: int) -> Wire:
        """Show others that a card was drawn or a bid made, not which, until the last bid shows all (SB-03, SB-04)."""
        position = cast(SealedBid, state)
        drawer = position.hands.index(NOTHING) if actor == CHANCE else actor
        if seat == drawer or position.reveals(actor, move):
            return position.wire(move)
        return {"move": "deal" if actor == CHANCE else "bid"}

    def sample(self, view: View, dealer: Dealer) -> SealedBid:
        """Draw the hidden cards from those that could be drawn, and each hidden bid from those that could be paid."""
        state = cast(BidView, view).position.copy()
        for seat in range(state.seats):
            if state.hands[seat] == HIDDEN:
                card = dealer.draw(state.chances()) - DEAL
                state.deck[card] -= 1
                state.hands[seat] = VALUES[card]
            if state.bids[seat] == HIDDEN:
                state.bids[seat] = dealer.below(state.purses[seat] + 1)
        return state

    def evaluate(self, state: State, seat: int) -> int:
        return sum(term.value for term in self.terms(state, seat))

    def terms(self, state: State, seat: int) -> list[Term]:
        position = cast(SealedBid, state)
        rival = max(score for other, score in enumerate(position.scores) if other != seat)
        return [
            Term("points ahead of the best rival", position.scores[seat] - rival),
            Term("chips left", position.purses[seat]),
            Term("card in hand", max(position.hands[seat], 0)),
        ]

    def chart(self, view: View) -> Chart:
        position = cast(BidView, view).position
        signs = {NOTHING: "-", HIDDEN: "?"}
        width = 20.0
        marks: list[Mark] = []
        for seat, name in enumerate(NAMES[: position.seats]):
            card, bid = position.hands[seat], position.bids[seat]
            held = f"card {signs.get(card, card)}, bid {signs.get(bid, bid)}"
            owned = f"{position.purses[seat]} chips, {position.scores[seat]} points"
            for row, text in enumerate((name, held, owned)):
                marks.append(Mark(width * seat, row, text, "plain", seat))
        return Chart(width * position.seats, 3, marks, ["- is nothing yet, ? is hidden"])

    def conserved(self, state: State) -> dict[str, int]:
        position = cast(SealedBid, state)
        cards = {
            f"cards of value {value}": position.deck[index] + position.played[index] + position.hands.count(value)
            for index, value in enumerate(VALUES)
        }
        return {"chips": sum(position.purses) + position.spent, **cards}

    def bound(self, options: Options, seats: int) -> int | None:
        """Each round, every seat draws once and bids once."""
        return ROUNDS * (seats + seats)


def _numbers(values: object) -> list[int]:
    return [NUMBERS.get(value, value) for value in cast(list[int], values)]


IDENTITY: Final = Identity(
    id="sealed-bid",
    title="Sealed Bid",
    clause_prefix="SB",
    designer="Great Circle",
    publisher="Great Circle",
    year=2025,
    seats_min=2,
    seats_max=len(NAMES),
    minutes=5,
    age=8,
    stage="stable",
    rules_version=1,
)

GAME: Final = SealedBidGame(IDENTITY, BidOptions, MOVE_COUNT)
