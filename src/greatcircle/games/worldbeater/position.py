"""This file is the whole truth of a match of Worldbeater: cars, tokens, hands, and how far the turn has come."""

from collections.abc import Mapping
from typing import Final, cast, final

from mypy_extensions import i64

from greatcircle.games.worldbeater import payload
from greatcircle.games.worldbeater.board import (
    AREAS,
    BOARD,
    CARS,
    NOTHING,
    TOKENS_PER_TURN,
    UNDRAWN_CARS,
    tokens_laid,
)
from greatcircle.games.worldbeater.card import (
    CARDS,
    COPIES,
    FIRST_HARM,
    HARM_IDS,
    KIND_IDS,
    KIND_NUMBERS,
    KINDS,
    NO_KIND,
)
from greatcircle.games.worldbeater.options import DRAWN_CARS_VERSION, LAST_CAR_VERSION, Ending, Ties, WorldbeaterOptions
from greatcircle.kernel.option import options_to_json, parse_options
from greatcircle.kernel.plain import listing, mapping, whole
from greatcircle.kernel.state import State

# The phases of a match; chance acts in the first four.
DRAWING_LOTS: Final = 0
DEALING: Final = 1
"""Everyone gets the cards of the beginning, one after the other."""
DRAWING: Final = 2
"""The seat on turn gets its cards in New York."""
LOSING: Final = 3
"""A seat loses a card by lot."""
DRIVING: Final = 4
FLYING: Final = 5
"""The car stands on an airport that it has driven to, and must fly (WB-48)."""
PARKED: Final = 6
"""The movement is over; a card may still be played."""
OVER: Final = 7
PHASES: Final[tuple[payload.Phase, ...]] = (
    "drawing-lots",
    "dealing",
    "drawing",
    "losing",
    "driving",
    "flying",
    "parked",
    "over",
)

# The legs of a journey.
OUT: Final = 0
BACK: Final = 1
HOME: Final = 2
LEGS: Final[tuple[payload.Leg, ...]] = ("out", "back", "home")

GONE: Final = -1
"""Where a car is that is home: off the board (WB-86)."""

# Where the token of a town is; from 0 on it is the seat that holds it.
AVAILABLE: Final = -1
RETURNED: Final = -2
ABSENT: Final = -3
TOKEN_WORDS: Final[dict[int, payload.TokenWord]] = {AVAILABLE: "available", RETURNED: "returned", ABSENT: "absent"}
TOKEN_NUMBERS: Final[dict[str, int]] = {word: number for number, word in TOKEN_WORDS.items()}

NOT_YET: Final[list[int]] = [NOTHING]
"""In the place of moves that nobody has asked for: bots look at many turns that end, and follow few of them."""

HARM_BITS: Final = [0 if kind < FIRST_HARM else 1 << (kind - FIRST_HARM) for kind in range(KINDS)]
"""What stands for each kind of harm in a set of bits."""


@final
class Setup:
    """What does not change during a match. All states of the match share it."""

    def __init__(self, options: WorldbeaterOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.is_drawn: bool = options.rules_version >= DRAWN_CARS_VERSION
        """Whether the cars are drawn from a hat (WB-81)."""
        self.undrawn: list[str] = list((UNDRAWN_CARS if self.is_drawn else CARS)[:seats])
        """How the seats are called before somebody begins."""
        self.round_limit: int = options.round_limit
        self.may_finish: bool = options.ending is Ending.ALL_HOME and options.rules_version >= LAST_CAR_VERSION
        """Whether the last car may end a match that is settled (WB-120)."""
        self.shares_ties: bool = options.ties is Ties.SHARED
        self.laid: list[bool] = tokens_laid(seats)


class Position(State):
    """Where every car, token and card is. The rules that move them are built on it in `rules`.

    Copies of a state share its lists. So a list that changes is replaced, by `with_value` for instance, never changed.
    """

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.phase: i64 = DRAWING_LOTS
        self.turn: i64 = 0
        """The seat whose turn it is."""
        self.first: i64 = 0
        """The seat that began; with its turn a round begins."""
        self.rounds: i64 = 0
        """How many rounds are complete."""
        self.car: list[int] = []
        """The hexagon of each seat's car, or GONE."""
        self.leg: list[int] = []
        self.token: list[int] = []
        """Where the token of each town is: AVAILABLE, RETURNED, ABSENT, or the seat that holds it."""
        self.held: list[int] = []
        """How many tokens each seat holds of each area; the areas of seat 0 come first."""
        self.load: list[int] = []
        """How many tokens each seat holds."""
        self.left: list[int] = []
        """How many tokens of each area can still be claimed."""
        self.hand: list[int] = []
        """How many cards of each kind each seat holds; the kinds of seat 0 come first."""
        self.hand_count: list[int] = []
        self.fresh: list[int] = []
        """How many cards of each kind were never dealt."""
        self.fresh_count: i64 = 0
        self.played: list[int] = []
        """How many cards of each kind were played, and are in the pack for New York (WB-68, WB-69)."""
        self.played_count: i64 = 0
        self.draws: i64 = 0
        """How many cards are still to be dealt."""
        self.receiver: i64 = 0
        """The seat that gets the next card, or loses one."""
        self.waits: list[bool] = []
        """Who has to wait in New York when its turn comes (WB-15, WB-16)."""
        self.harm: list[int] = []
        """The harm that acts in each seat's next turn, as a set of bits."""
        self.reached: list[int] = []
        """The seats that reached New York, the first one first."""
        self.home: list[int] = []
        """The seats that are back at Fort Dunlop, the first one first."""
        self.credit: list[int] = []
        """What each seat's tokens were worth in New York (WB-08)."""
        self.missed_areas: list[int] = []
        """From how many areas each seat had no token in New York (WB-09)."""
        self.acting: i64 = 0
        """The harm that acts in this turn, as a set of bits."""
        self.card: i64 = NO_KIND
        """The card that was played in this turn."""
        self.moves_left: i64 = 1
        self.moves_made: i64 = 0
        self.tokens_left: i64 = TOKENS_PER_TURN
        """How many tokens may still be claimed or put back in this turn."""
        self.is_begun = False
        """Whether the car has moved or put a token back in this turn."""
        self.must_move = False
        """Whether a further move is compulsory (WB-58)."""
        self.car_passes: i64 = 0
        """How many cars the lines of this turn may still pass."""
        self.token_passes: i64 = 0
        """How many tokens the lines of this turn may still pass."""
        self.may_connect = False
        """Whether one may move on after a flight of this turn."""
        self.may_charter = False
        """Whether the first move may be a flight from anywhere."""
        self.has_arrived = False
        """Whether the car reached New York in this turn."""
        self.came_out: list[int] = []
        """Where crossings of this turn came out since the last token (WB-91)."""
        self.trail: list[int] = []
        """Where the car has been in this turn."""
        self.choices: list[int] = []
        """The legal moves of who acts: made anew in each phase. At the beginning of a turn they are NOT_YET listed."""
        self.ground: object | None = None
        """What bots have worked out about the tokens as they lie and are held; None when it is to be done anew."""

    def lay_out(self) -> None:
        """Set up the board: all cars in Fort Dunlop, the right tokens on the towns, a full pack (WB-79)."""
        seats = self.setup.seats
        self.car = [BOARD.fort_dunlop] * seats
        self.leg = [OUT] * seats
        self.token = [AVAILABLE if is_laid else ABSENT for is_laid in self.setup.laid]
        self.hand = [0] * (seats * KINDS)
        self.hand_count = [0] * seats
        self.fresh = COPIES.copy()
        self.played = [0] * KINDS
        self.waits = [False] * seats
        self.harm = [0] * seats
        self.credit = [0] * seats
        self.missed_areas = [0] * seats
        self.count()

    def count(self) -> None:
        """Count the tokens and the packs anew."""
        seats = self.setup.seats
        self.held = [0] * (seats * AREAS)
        self.load = [0] * seats
        self.left = [0] * AREAS
        for town in range(len(self.token)):
            holder = self.token[town]
            if holder >= 0:
                self.held[holder * AREAS + BOARD.town_area[town]] += 1
                self.load[holder] += 1
            elif holder == AVAILABLE:
                self.left[BOARD.town_area[town]] += 1
        self.fresh_count = sum(self.fresh)
        self.played_count = sum(self.played)

    def copy_onto(self, twin: "Position") -> None:
        """Give another state of the same match everything there is."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.rounds = self.rounds
        twin.car = self.car
        twin.leg = self.leg
        twin.token = self.token
        twin.held = self.held
        twin.load = self.load
        twin.left = self.left
        twin.hand = self.hand
        twin.hand_count = self.hand_count
        twin.fresh = self.fresh
        twin.fresh_count = self.fresh_count
        twin.played = self.played
        twin.played_count = self.played_count
        twin.draws = self.draws
        twin.receiver = self.receiver
        twin.waits = self.waits
        twin.harm = self.harm
        twin.reached = self.reached
        twin.home = self.home
        twin.credit = self.credit
        twin.missed_areas = self.missed_areas
        twin.acting = self.acting
        twin.card = self.card
        twin.moves_left = self.moves_left
        twin.moves_made = self.moves_made
        twin.tokens_left = self.tokens_left
        twin.is_begun = self.is_begun
        twin.must_move = self.must_move
        twin.car_passes = self.car_passes
        twin.token_passes = self.token_passes
        twin.may_connect = self.may_connect
        twin.may_charter = self.may_charter
        twin.has_arrived = self.has_arrived
        twin.came_out = self.came_out
        twin.trail = self.trail
        twin.choices = self.choices
        twin.ground = self.ground

    def has_token(self, hexagon: int) -> bool:
        """Tell whether a token lies on a hexagon, whichever side is up (WB-31, WB-41)."""
        town = BOARD.town[hexagon]
        return town != NOTHING and (self.token[town] == AVAILABLE or self.token[town] == RETURNED)

    def has_car(self, hexagon: int) -> bool:
        """Tell whether a car other than the one on turn stands on a hexagon."""
        for seat in range(self.seats):
            if self.car[seat] == hexagon and seat != self.turn:
                return True
        return False

    def tokens_of(self, seat: int) -> list[int]:
        """List the towns whose tokens a seat holds."""
        return [town for town in range(len(self.token)) if self.token[town] == seat]

    def token_worth(self, seat: int) -> int:
        """Add up the values of the tokens that a seat holds."""
        worth = 0
        for town in range(len(self.token)):
            if self.token[town] == seat:
                worth += BOARD.value[town]
        return worth

    def cards_of(self, seat: int) -> list[int]:
        """List the kinds of a seat's cards, each as often as it holds it."""
        return [kind for kind in range(KINDS) for _ in range(self.hand[seat * KINDS + kind])]

    def is_acting(self, kind: int) -> bool:
        """Tell whether this harm acts on the car on turn."""
        return self.acting & HARM_BITS[kind] != 0

    def census(self) -> dict[str, int]:
        """Count the cars, the tokens of every area, and the cards of every kind."""
        counts = {CARS[seat]: 1 for seat in range(self.seats)}
        for area in BOARD.areas:
            if area.towns:
                counts[area.id] = sum([1 for town in area.towns if self.token[town] != ABSENT])
        for kind in range(KINDS):
            in_hands = sum([self.hand[seat * KINDS + kind] for seat in range(self.seats)])
            counts[KIND_IDS[kind]] = in_hands + self.fresh[kind] + self.played[kind]
        return counts

    def seat_names(self) -> list[str]:
        """Name the seats by their cars, the black one and clockwise from it the others (WB-81, WB-82)."""
        setup = self.setup
        if not setup.is_drawn or self.phase == DRAWING_LOTS:
            return setup.undrawn
        return [CARS[(seat - self.first) % setup.seats] for seat in range(setup.seats)]

    def to_json(self) -> payload.State:
        return {
            **self.public_json(),
            "hands": [kind_names(self.cards_of(seat)) for seat in range(self.seats)],
            "packs": {"fresh": pack_names(self.fresh), "played": pack_names(self.played)},
        }

    def public_json(self) -> payload.Position:
        """Give what everyone may know: all but which cards are in the hands and packs."""
        setup = self.setup
        return {
            "options": cast(payload.Options, options_to_json(setup.options)),  # the kernel writes them field by field
            "seats": setup.seats,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "first": self.first,
            "rounds": self.rounds,
            "cars": [None if car == GONE else BOARD.ids[car] for car in self.car],
            "legs": [LEGS[leg] for leg in self.leg],
            "tokens": {town.id: TOKEN_WORDS.get(at, at) for town, at in zip(BOARD.towns, self.token, strict=True)},
            "hand_counts": self.hand_count.copy(),
            "pack": {"fresh": self.fresh_count, "played": self.played_count},
            "draws": self.draws,
            "receiver": self.receiver,
            "waiting": self.waits.copy(),
            "harms": [harm_names(harm) for harm in self.harm],
            "arrivals": {"new_york": self.reached.copy(), "home": self.home.copy()},
            "credit": self.credit.copy(),
            "missed_areas": self.missed_areas.copy(),
            "acting_harms": harm_names(self.acting),
            "played": None if self.card == NO_KIND else KIND_IDS[self.card],
            "moves_left": self.moves_left,
            "moves_made": self.moves_made,
            "tokens_left": self.tokens_left,
            "is_begun": self.is_begun,
            "must_move": self.must_move,
            "passes": {"cars": self.car_passes, "tokens": self.token_passes},
            "may_connect": self.may_connect,
            "may_charter": self.may_charter,
            "has_arrived": self.has_arrived,
            "came_out": [BOARD.ids[hexagon] for hexagon in self.came_out],
            "trail": [BOARD.ids[hexagon] for hexagon in self.trail],
        }

    def fill_from_json(self, data: Mapping[str, object]) -> None:
        """Take over everything from the plain data of a state, or of a view, of the same set-up."""
        self.phase = PHASES.index(str(data["phase"]))
        self.turn = whole(data["turn"])
        self.first = whole(data["first"])
        self.rounds = whole(data["rounds"])
        self.car = [GONE if car is None else BOARD.number_of[str(car)] for car in listing(data["cars"])]
        self.leg = [LEGS.index(str(leg)) for leg in listing(data["legs"])]
        tokens = mapping(data["tokens"])
        self.token = [_parse_token(tokens[town.id]) for town in BOARD.towns]
        self.hand = []
        for cards in listing(data["hands"]):
            self.hand += _counted([] if cards is None else listing(cards))
        packs = mapping(data["packs"]) if data["packs"] is not None else {"fresh": [], "played": []}
        self.fresh = _counted(listing(packs["fresh"]))
        self.played = _counted(listing(packs["played"]))
        self.draws = whole(data["draws"])
        self.receiver = whole(data["receiver"])
        self.waits = [bool(waits) for waits in listing(data["waiting"])]
        self.harm = [_harm_bits(harms) for harms in listing(data["harms"])]
        arrivals = mapping(data["arrivals"])
        self.reached = [whole(seat) for seat in listing(arrivals["new_york"])]
        self.home = [whole(seat) for seat in listing(arrivals["home"])]
        self.credit = [whole(credit) for credit in listing(data["credit"])]
        self.missed_areas = [whole(areas) for areas in listing(data["missed_areas"])]
        self.acting = _harm_bits(data["acting_harms"])
        self.card = NO_KIND if data["played"] is None else KIND_NUMBERS[str(data["played"])]
        self.moves_left = whole(data["moves_left"])
        self.moves_made = whole(data["moves_made"])
        self.tokens_left = whole(data["tokens_left"])
        self.is_begun = bool(data["is_begun"])
        self.must_move = bool(data["must_move"])
        passes = mapping(data["passes"])
        self.car_passes = whole(passes["cars"])
        self.token_passes = whole(passes["tokens"])
        self.may_connect = bool(data["may_connect"])
        self.may_charter = bool(data["may_charter"])
        self.has_arrived = bool(data["has_arrived"])
        self.came_out = [BOARD.number_of[str(hexagon)] for hexagon in listing(data["came_out"])]
        self.trail = [BOARD.number_of[str(hexagon)] for hexagon in listing(data["trail"])]
        self.count()
        self.hand_count = [whole(count) for count in listing(data["hand_counts"])]
        pack = mapping(data["pack"])
        self.fresh_count = whole(pack["fresh"])
        self.played_count = whole(pack["played"])


def with_value(values: list[int], index: int, value: int) -> list[int]:
    """Give a list like another one, with one value changed."""
    changed = values.copy()
    changed[index] = value
    return changed


def setup_from_json(data: Mapping[str, object]) -> Setup:
    """Read what does not change during a match from the plain data of one of its states."""
    seats = whole(data["seats"])
    return Setup(parse_options(WorldbeaterOptions, mapping(data["options"]), seats), seats)


def kind_names(kinds: list[int]) -> list[payload.CardKind]:
    """Name kinds of cards by their ids."""
    return [CARDS[kind].id for kind in kinds]


def pack_names(counts: list[int]) -> list[payload.CardKind]:
    """Name the cards of a pack, given how many it has of each kind."""
    return [CARDS[kind].id for kind in range(KINDS) for _ in range(counts[kind])]


def harm_names(harm: int) -> list[payload.Harm]:
    """Name the kinds of harm in a set of bits."""
    return [HARM_IDS[kind - FIRST_HARM] for kind in range(FIRST_HARM, KINDS) if harm & HARM_BITS[kind]]


def _harm_bits(names: object) -> int:
    return sum([HARM_BITS[KIND_NUMBERS[str(name)]] for name in listing(names)])


def _counted(names: list[object]) -> list[int]:
    counts = [0] * KINDS
    for name in names:
        counts[KIND_NUMBERS[str(name)]] += 1
    return counts


def _parse_token(at: object) -> int:
    return at if isinstance(at, int) else TOKEN_NUMBERS[str(at)]
