"""This file is the whole truth of a match of Take Off!: where every jet is, what was rolled, and whose move it is."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final, cast, final

from mypy_extensions import i64

from greatcircle.games.take_off import payload
from greatcircle.games.take_off.board import BOARD, DICE_MAX, DICE_MIN, FLEETS, PILES, SECOND_VERSION, Ways, ways_of
from greatcircle.games.take_off.deck import CARD_IDS, CARD_NUMBERS, Deck, deck
from greatcircle.games.take_off.moves import ROLL, ROLLS
from greatcircle.games.take_off.options import DeadDouble, Direction, Naming, TakeOffOptions
from greatcircle.kernel.chance import Chances
from greatcircle.kernel.option import chosen_names, options_to_json, parse_options
from greatcircle.kernel.plain import listing, mapping, whole
from greatcircle.kernel.state import State

# The phases of a turn; in the first three chance acts.
DRAWING_LOTS: Final = 0
ROLLING: Final = 1
DRAWING: Final = 2
"""Cards are owed by the dice, or the card that opens the turn."""
NAMING: Final = 3
"""The seat may name the country of the first card in `unnamed` (TO-67)."""
FLYING: Final = 4
OVER: Final = 5
OFFERED: Final = 6
"""The seat has a further turn, and may decline it (TO-27, TO-92)."""
PHASES: Final[tuple[payload.Phase, ...]] = (
    "drawing-lots",
    "rolling",
    "drawing",
    "naming",
    "flying",
    "over",
    "offered",
)

# What kind of turn it is.
ORDINARY: Final = 0
BONUS: Final = 1
"""After doubles (TO-21)."""
WON: Final = 2
"""An extra roll, won by naming a country, or a bonus turn after doubles in one (TO-67, TO-93)."""
TURN_KINDS: Final[tuple[payload.TurnKind, ...]] = ("ordinary", "bonus", "won")

NO_LIMIT: Final = 1 << 60
NO_PILE: Final = -1


def _roll_chances(dice: int, facets: list[int]) -> Chances:
    """Give what so many dice with these facets show, with the number of ways in which they can (TO-13, TO-51)."""
    moves: list[int] = []
    weights: list[int] = []
    for number, roll in enumerate(ROLLS):
        if len(roll) != dice:
            continue
        ways = len(set(permutations(roll)))
        for facet in roll:
            ways *= facets.count(facet)
        if ways > 0:
            moves.append(ROLL + number)
            weights.append(ways)
    return Chances(moves, weights)


ROLL_CHANCES: Final = {
    (dice, name): _roll_chances(dice, facets)
    for dice in range(DICE_MIN, DICE_MAX + 1)
    for name, facets in BOARD.dice.items()
}
"""The odds of a roll by the number of dice and their make-up."""


@final
class Setup:
    """What does not change during a match. All states of the match share it."""

    def __init__(self, options: TakeOffOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.names: list[str] = chosen_names(options.colours, FLEETS, seats)
        self.fleet: int = options.fleet
        self.jet_count = seats * self.fleet
        self.ways: Ways = ways_of(options.direction is Direction.EASTWARD, options.backward, options.rules_version)
        self.start = self.ways.start
        self.goal = self.ways.goal
        self.start_half = BOARD.cities[self.start].half
        """The half whose cards are drawn while a jet is on it (TO-37, TO-61)."""
        self.half: list[int] = [city.half for city in BOARD.cities]
        self.card_set: payload.CardSet = options.card_set.value
        self.deck: Deck = deck(self.card_set, options.regions(), options.rules_version)
        self.roll_chances: Chances = ROLL_CHANCES[options.dice, options.facets.value]
        self.has_bumping: bool = options.bumping
        self.has_opening_cards: bool = options.card_each_turn
        self.jets_draw_cards: bool = options.jets_draw_cards
        self.symbol_doubles: bool = options.symbol_doubles
        self.has_naming = options.naming is not Naming.OFF
        self.earns_moves = options.naming is Naming.EXTRA_MOVE
        self.has_waiting_doubles = options.dead_double is DeadDouble.WAITS
        is_first_version = options.rules_version < SECOND_VERSION
        self.cards_may_stay = is_first_version
        """Whether a card may name a jet that is in its capital though another could fly there (TO-48)."""
        self.may_roll_first = not is_first_version
        """Whether the card that opens a turn may be flown after the roll (TO-65)."""
        self.may_decline = not is_first_version
        """Whether further turns and extra moves may be declined (TO-27, TO-92)."""
        self.may_turn_back = is_first_version
        """Whether who has set out on a row of flights that only winning allows may leave it again (TO-85)."""
        self.round_limit: int = options.round_limit or NO_LIMIT
        self.race: str = _race(options)
        """All agreements on which the length of the way home depends, as one name."""


def _race(options: TakeOffOptions) -> str:
    agreed: list[object] = [
        options.rules_version,
        options.direction.value,
        options.backward,
        options.dice,
        options.facets.value,
        options.symbol_doubles,
        options.dead_double.value,
        options.jets_draw_cards,
        options.card_set.value,
        *options.regions(),
    ]
    return " ".join([str(one) for one in agreed])


class Position(State):
    """Where every jet is. The rules that move them are built on it in `rules`."""

    def __init__(self, setup: Setup, city: list[int]) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.city = city
        """Where each jet is; the jets of seat 0 come first."""
        self.phase: i64 = ROLLING
        self.turn: i64 = 0
        """The seat whose turn it is."""
        self.first: i64 = 0
        """The seat that began; with its turn a round begins."""
        self.kind: i64 = ORDINARY
        """What kind of turn it is."""
        self.is_rolled = False
        """Whether the dice have been rolled in this turn; before them a card may open it."""
        self.roll: list[int] = []
        """What the dice showed. Lists of a state are replaced, never changed, so that copies may share them."""
        self.dice: list[int] = []
        """The facets that are still to be flown: colours, and jets for wild moves."""
        self.hand: list[int] = []
        """The cards drawn and not flown yet."""
        self.unnamed: list[int] = []
        """The cards whose country the seat may name, one after the other."""
        self.draws: i64 = 0
        """How many cards are still to be drawn."""
        self.pile: i64 = NO_PILE
        """The pile from which the next card is drawn."""
        self.piles: list[list[int]] = setup.deck.piles
        """The cards in each pile; those neither there nor in hand are the discards (TO-50)."""
        self.flown: i64 = 0
        """The jets of the seat on turn that flew in this turn, as a set of bits."""
        self.is_homing = False
        """Whether the seat has set out on a row of flights that only winning allows (TO-85)."""
        self.won_moves: i64 = 0
        """How many of the jets among the dice were won by naming countries and may be declined (TO-92)."""
        self.bonus_turns: i64 = 0
        """How many turns the seat still has from doubles (TO-21)."""
        self.won_rolls: i64 = 0
        """How many rolls the seat still has from naming countries (TO-67)."""
        self.rounds: i64 = 0
        """How many rounds are complete."""
        self.choices: list[int] = []
        """The legal moves of the seat on turn, or of chance: made anew in each phase, never changed."""

    def copy_onto(self, twin: "Position") -> None:
        """Give another state of the same match everything but the places of the jets."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.kind = self.kind
        twin.is_rolled = self.is_rolled
        twin.roll = self.roll
        twin.dice = self.dice
        twin.hand = self.hand
        twin.unnamed = self.unnamed
        twin.draws = self.draws
        twin.pile = self.pile
        twin.piles = self.piles
        twin.flown = self.flown
        twin.is_homing = self.is_homing
        twin.won_moves = self.won_moves
        twin.bonus_turns = self.bonus_turns
        twin.won_rolls = self.won_rolls
        twin.rounds = self.rounds
        twin.choices = self.choices

    def jets_of(self, seat: int) -> list[int]:
        """List where the jets of a seat are."""
        fleet = self.setup.fleet
        return self.city[seat * fleet : (seat + 1) * fleet]

    def jets_home(self, seat: int) -> int:
        """Count a seat's jets at the finish."""
        return self.jets_of(seat).count(self.setup.goal)

    def routes_left(self, seat: int) -> int:
        """Add up the shortest ways of a seat's jets to the finish (TO-86)."""
        left = self.setup.ways.routes_left
        return sum(left[city] for city in self.jets_of(seat))

    def spent(self) -> list[int]:
        """List the cards that are not in their piles: those in hand, and the discards (TO-50)."""
        in_piles = {card for pile in self.piles for card in pile}
        return [card for card in self.setup.deck.cards if card not in in_piles]

    def census(self) -> dict[str, int]:
        """Count the jets of each fleet, and the cards in the piles, in hand and among the discards."""
        counts = {self.setup.names[seat]: len(self.jets_of(seat)) for seat in range(self.seats)}
        discards = [card for card in self.spent() if card not in self.hand]
        counts["cards"] = sum(len(pile) for pile in self.piles) + len(self.hand) + len(discards)
        return counts

    def seat_names(self) -> list[str]:
        return self.setup.names

    def to_json(self) -> payload.State:
        setup = self.setup
        return {
            "options": cast(payload.Options, options_to_json(setup.options)),  # the kernel writes them field by field
            "seats": setup.seats,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "first": self.first,
            "kind": TURN_KINDS[self.kind],
            "is_rolled": self.is_rolled,
            "jets": [[BOARD.cities[city].id for city in self.jets_of(seat)] for seat in range(setup.seats)],
            "roll": [BOARD.facet_names[facet] for facet in self.roll],
            "dice": [BOARD.facet_names[facet] for facet in self.dice],
            "hand": [CARD_IDS[card] for card in self.hand],
            "unnamed": [CARD_IDS[card] for card in self.unnamed],
            "draws": self.draws,
            "pile": None if self.pile == NO_PILE else PILES[self.pile],
            "spent": [CARD_IDS[card] for card in self.spent()],
            "flown": [jet + 1 for jet in range(setup.fleet) if self.flown >> jet & 1],
            "is_homing": self.is_homing,
            "won_moves": self.won_moves,
            "bonus_turns": self.bonus_turns,
            "won_rolls": self.won_rolls,
            "rounds": self.rounds,
        }

    def fill_from_json(self, data: Mapping[str, object]) -> None:
        """Take over everything from the plain data of a state of the same set-up."""
        names: Sequence[str] = BOARD.facet_names
        fleets = listing(data["jets"])
        self.city = [BOARD.number_of[str(city)] for fleet in fleets for city in listing(fleet)]
        self.phase = PHASES.index(str(data["phase"]))
        self.turn = whole(data["turn"])
        self.first = whole(data["first"])
        self.kind = TURN_KINDS.index(str(data["kind"]))
        self.is_rolled = bool(data["is_rolled"])
        self.roll = [names.index(str(facet)) for facet in listing(data["roll"])]
        self.dice = [names.index(str(facet)) for facet in listing(data["dice"])]
        self.hand = [CARD_NUMBERS[str(card)] for card in listing(data["hand"])]
        self.unnamed = [CARD_NUMBERS[str(card)] for card in listing(data["unnamed"])]
        self.draws = whole(data["draws"])
        self.pile = NO_PILE if data["pile"] is None else PILES.index(str(data["pile"]))
        spent = {CARD_NUMBERS[str(card)] for card in listing(data["spent"])}
        self.piles = [[card for card in pile if card not in spent] for pile in self.setup.deck.piles]
        self.flown = sum(1 << (whole(jet) - 1) for jet in listing(data["flown"]))
        self.is_homing = bool(data["is_homing"])
        self.won_moves = whole(data["won_moves"])
        self.bonus_turns = whole(data["bonus_turns"])
        self.won_rolls = whole(data["won_rolls"])
        self.rounds = whole(data["rounds"])


def setup_from_json(data: Mapping[str, object]) -> Setup:
    """Read what does not change during a match from the plain data of one of its states."""
    seats = whole(data["seats"])
    return Setup(parse_options(TakeOffOptions, mapping(data["options"]), seats), seats)
