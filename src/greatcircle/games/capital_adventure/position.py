"""This file is the whole truth of a match of Capital Adventure: where the sides are, what they hold, what is asked."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from greatcircle.equipment.quiz.question import LEVELS, QuizQuestion
from greatcircle.games.capital_adventure import payload
from greatcircle.games.capital_adventure.board import (
    ANSWER_MONEY,
    ATLANTIC,
    ATLANTIC_ID,
    BOARD,
    CONTINENTS,
    FAST_ANSWER_MONEY,
    NOTHING,
    SIDES,
    START_CASH,
    TOKEN_WORTH,
)
from greatcircle.games.capital_adventure.card import HAZARDS, PILE_SIZES, TELEX_PILE, TELEXES
from greatcircle.games.capital_adventure.options import (
    IDLE_HIJACKS_VERSION,
    Answering,
    CapitalAdventureOptions,
    Level,
    Pay,
    Version,
)
from greatcircle.games.capital_adventure.quiz.box import BOX_IDS, KNOWLEDGE_BOXES, Boxes, Entry, boxes_of
from greatcircle.kernel.option import at_seat, chosen_names, parse_options
from greatcircle.kernel.plain import listing, mapping, whole
from greatcircle.kernel.state import State

# The phases of a match; chance acts in those up to LUCK.
ORDERING: Final = 0
"""The sides roll for who begins."""
STARTING: Final = 1
"""Two dice say where a side leaves London to."""
ROLLING: Final = 2
DRAWING: Final = 3
"""A question card is drawn."""
HAZARD: Final = 4
TELEX: Final = 5
LUCK: Final = 6
"""A bot's answer is drawn."""
DECIDING: Final = 7
ASKING: Final = 8
JUDGING: Final = 9
"""A typed answer may be overruled, or one said aloud is judged."""
VOTING: Final = 10
"""The other sides say whether there shall be more Doubles."""
OVER: Final = 11
PHASES: Final[tuple[payload.Phase, ...]] = (
    "ordering",
    "starting",
    "rolling",
    "drawing",
    "hazard",
    "telex",
    "luck",
    "deciding",
    "asking",
    "judging",
    "voting",
    "over",
)

# What a question is asked for.
FOR_MONEY: Final = 0
FOR_EXIT: Final = 1
"""The Visa out of a continent."""
FOR_ENTRY: Final = 2
"""The Visa into the next continent."""
FOR_SEA: Final = 3
"""A step over the Atlantic."""
FOR_LANDING: Final = 4
"""The Visa into London."""
PURPOSES: Final[tuple[payload.Purpose, ...]] = ("money", "exit", "entry", "sea", "landing")

NO_LIMIT: Final = 1 << 60
UNJUDGED: Final = -1
WRONG: Final = 0
RIGHT: Final = 1


@final
class Setup:
    """What does not change during a match. All states of the match share it."""

    def __init__(self, options: CapitalAdventureOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.names: list[str] = chosen_names(options.colours, SIDES, seats)
        self.has_visas = options.version is Version.VISA
        self.answer_money: int = FAST_ANSWER_MONEY if options.pay is Pay.FAST else ANSWER_MONEY
        self.is_eastward: bool = options.eastward
        self.has_strict_tokens: bool = options.strict_tokens
        self.has_idle_hijacks: bool = options.rules_version >= IDLE_HIJACKS_VERSION
        """Whether a hijack to the city where a side is does nothing (CA-71)."""
        self.knowledge: int = options.knowledge
        self.round_limit: int = options.round_limit or NO_LIMIT
        answering: list[Answering] = [at_seat(options.answering, seat) for seat in range(seats)]
        self.is_typed: list[bool] = [way is Answering.TYPED for way in answering]
        self.is_aloud: list[bool] = [way is Answering.ALOUD for way in answering]
        levels: list[Level] = [at_seat(options.level, seat) for seat in range(seats)]
        self.level: list[int] = [LEVELS.index(level.value) for level in levels]
        self.boxes: Boxes = boxes_of(options.boxes.value, options.packs, options.rules_version)

    def box_of(self, seat: int) -> int:
        """Give the box from which a side is asked: with two sides each its own, else in turn (CA-26, CA-27)."""
        return seat % KNOWLEDGE_BOXES


@final
class Asked:
    """A question that is asked or was; it is replaced, never changed, so that copies may share it."""

    def __init__(self, seat: int, purpose: int, box: int, card: int, continent: int, number: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.box = box
        self.card = card
        self.continent = continent
        """The continent that a Visa question is about, or NOTHING."""
        self.number = number
        """The entry's number on the card, from 0 on."""
        self.said = NOTHING
        """The option that was given, or NOTHING."""
        self.words = ""
        """What was typed."""
        self.verdict = UNJUDGED
        self.overruled: list[int] = []
        """The sides that overruled the verdict, in order."""
        self.is_left_to_chance = False

    def answered(self, said: int, words: str, verdict: int, overruled: list[int], is_left_to_chance: bool) -> "Asked":
        """Give the same question with what became of it."""
        twin = Asked(self.seat, self.purpose, self.box, self.card, self.continent, self.number)
        twin.said = said
        twin.words = words
        twin.verdict = verdict
        twin.overruled = overruled
        twin.is_left_to_chance = is_left_to_chance
        return twin


class Position(State):
    """Where every side is and what it holds. The rules that move them on are built on it in `rules`."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        seats = setup.seats
        self.phase: i64 = ORDERING
        self.turn: i64 = 0
        """The side whose go it is."""
        self.first: i64 = NOTHING
        """The side that began."""
        self.rounds: i64 = 0
        """How many rounds are complete."""
        self.order: list[int] = [0] * seats
        """What each side rolled for the beginning; 0: not yet, NOTHING: it is out of it (CA-28, CA-29)."""
        self.city: list[int] = [BOARD.start] * seats
        """Where each side is; NOTHING on a transit point."""
        self.transit: list[int] = [NOTHING] * seats
        """The crossing on whose transit point each side is, or NOTHING."""
        self.heading: list[int] = [NOTHING] * seats
        """The city to which the crossing of each side leads, or NOTHING."""
        self.is_starting: list[bool] = [True] * seats
        """Whether a side is in London and has to roll for its start city (CA-31, CA-84)."""
        self.cash: list[int] = [START_CASH] * seats
        self.insurance: list[int] = [(1 << CONTINENTS) - 1] * seats
        """The Insurance Tokens of each side, a bit for each continent (CA-22)."""
        doubles: int = setup.options.doubles
        self.doubles: list[int] = [doubles] * seats
        self.issued: i64 = doubles
        """How many Doubles each side has been given so far (CA-13)."""
        self.tokens: list[int] = [0] * seats
        """Travel Tokens (CA-91)."""
        self.pegs: list[int] = [0] * seats
        """The Capital Adventure cities that each side has visited, a bit for each (CA-89)."""
        self.missed: list[int] = [0] * seats
        """Goes that each side has still to miss."""
        self.sea: list[int] = [0] * seats
        """Right answers on the Atlantic (CA-128)."""
        self.is_sent_back: list[bool] = [False] * seats
        """Whether a side has once been sent back from the Atlantic (CA-144)."""
        self.declared: list[int] = [NOTHING] * seats
        """The crossing for which each side has chosen to answer, or NOTHING (CA-114)."""
        self.is_first = False
        """Whether this go began with a start roll (CA-43)."""
        self.has_rolled = False
        """Whether a question was rolled for in this go."""
        self.has_travelled = False
        self.has_doubled = False
        """Whether a Double works in this go: on money earned and on fines, on nothing else (CA-63)."""
        self.is_asking_over = False
        self.has_proposed = False
        self.plan: list[int] = []
        """The cities of the planned journey, from where the side is; empty without a plan. Replaced, never changed."""
        self.plan_fare: i64 = 0
        self.plan_visas: i64 = 0
        """What the Visas of the planned journey cost."""
        self.purpose: i64 = FOR_MONEY
        """What the next question is asked for."""
        self.number: i64 = NOTHING
        """What the die shows, from 0 on, until the card is drawn."""
        self.fare_tokens: i64 = 0
        """How many Travel Tokens pay the fare when the Visa question is right (CA-119)."""
        self.asked: Asked | None = None
        self.last: Asked | None = None
        """The question that was answered last."""
        self.hazard: i64 = NOTHING
        self.hazard_seat: i64 = NOTHING
        """The Hazard that was drawn last, and by whom."""
        self.telex: i64 = NOTHING
        self.telex_seat: i64 = NOTHING
        self.judge: i64 = NOTHING
        """The side that says whether an answer is right."""
        self.votes: list[int] = []
        """The sides that agreed to more Doubles."""
        self.used: list[int] = [0] * len(BOX_IDS)
        """The cards of each box that were drawn since it was last shuffled, a bit for each (CA-39)."""
        self.read: list[int] = [0] * len(BOX_IDS)
        """The entries of each box that were ever read, a bit for each."""
        self.drawn: list[list[int]] = [[] for _ in PILE_SIZES]
        """The cards of each pile that came up, in order; then they come again in that order (CA-74)."""
        self.next: list[int] = [0] * len(PILE_SIZES)
        """Which of them comes next, when all have come up."""
        self.choices: list[int] = []
        """The legal moves of whoever acts: made anew in each phase, never changed."""

    def copy_onto(self, twin: "Position") -> None:
        """Give another state of the same match everything."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.rounds = self.rounds
        twin.order = self.order.copy()
        twin.city = self.city.copy()
        twin.transit = self.transit.copy()
        twin.heading = self.heading.copy()
        twin.is_starting = self.is_starting.copy()
        twin.cash = self.cash.copy()
        twin.insurance = self.insurance.copy()
        twin.doubles = self.doubles.copy()
        twin.issued = self.issued
        twin.tokens = self.tokens.copy()
        twin.pegs = self.pegs.copy()
        twin.missed = self.missed.copy()
        twin.sea = self.sea.copy()
        twin.is_sent_back = self.is_sent_back.copy()
        twin.declared = self.declared.copy()
        twin.is_first = self.is_first
        twin.has_rolled = self.has_rolled
        twin.has_travelled = self.has_travelled
        twin.has_doubled = self.has_doubled
        twin.is_asking_over = self.is_asking_over
        twin.has_proposed = self.has_proposed
        twin.plan = self.plan
        twin.plan_fare = self.plan_fare
        twin.plan_visas = self.plan_visas
        twin.purpose = self.purpose
        twin.number = self.number
        twin.fare_tokens = self.fare_tokens
        twin.asked = self.asked
        twin.last = self.last
        twin.hazard = self.hazard
        twin.hazard_seat = self.hazard_seat
        twin.telex = self.telex
        twin.telex_seat = self.telex_seat
        twin.judge = self.judge
        twin.votes = self.votes.copy()
        twin.used = self.used.copy()
        twin.read = self.read.copy()
        twin.drawn = [pile.copy() for pile in self.drawn]
        twin.next = self.next.copy()
        twin.choices = self.choices

    def continent(self, seat: int) -> int:
        """Give the continent in which a side is; NOTHING on a transit point (CA-50, CA-54, CA-55)."""
        city = self.city[seat]
        return NOTHING if city == NOTHING else BOARD.continent[city]

    def insured(self, seat: int) -> int:
        """Give what the insurance of the continent would pay now, 0 when its token is gone (CA-49, CA-52, CA-80)."""
        continent = self.continent(seat)
        if continent == NOTHING or not self.insurance[seat] >> continent & 1:
            return 0
        return BOARD.continents[continent].insurance

    def wealth(self, seat: int) -> int:
        """Add up cash, unused insurance and Travel Tokens (CA-160)."""
        total = self.cash[seat] + self.tokens[seat] * TOKEN_WORTH
        for continent in range(CONTINENTS):
            if self.insurance[seat] >> continent & 1:
                total += BOARD.continents[continent].insurance
        return total

    def peg_count(self, seat: int) -> int:
        """Count the Capital Adventure cities that a side has visited."""
        return self.pegs[seat].bit_count()

    def entry_of(self, asked: Asked) -> Entry:
        """Give the entry of the card that is asked."""
        return self.setup.boxes.entry(asked.box, asked.card, asked.continent, asked.number)

    def question_of(self, asked: Asked) -> QuizQuestion:
        """Give what is read out, in the level of the side (CA-164)."""
        return self.entry_of(asked).questions[self.setup.level[asked.seat]]

    def asker(self) -> int:
        """Give the side that asks: the next one (CA-26, CA-27)."""
        following: int = self.turn + 1
        return following % self.seats

    def seat_names(self) -> list[str]:
        return self.setup.names

    def census(self) -> dict[str, int]:
        """Count the Travellers on the board and the Hazards and Telexes, those in the piles and those that came up."""
        counts: dict[str, int] = {
            self.setup.names[seat]: 1 for seat in range(self.seats) if (self.city[seat] < 0) != (self.transit[seat] < 0)
        }
        counts["cards"] = sum([max(size, len(pile)) for size, pile in zip(PILE_SIZES, self.drawn, strict=True)])
        return counts


def crossing_id(crossing: int) -> str | None:
    """Name a crossing, the Atlantic included; None for NOTHING."""
    return None if crossing == NOTHING else crossing_name(crossing)


def crossing_name(crossing: int) -> str:
    """Name a crossing, the Atlantic included."""
    return ATLANTIC_ID if crossing == ATLANTIC else BOARD.crossings[crossing].id


def city_id(city: int) -> str | None:
    """Name a city by its id; None for NOTHING."""
    return None if city == NOTHING else BOARD.cities[city].id


def crossing_number(name: object) -> int:
    """Read what `crossing_id` gives."""
    if name is None:
        return NOTHING
    return ATLANTIC if name == ATLANTIC_ID else BOARD.crossing_of[str(name)]


def city_number(name: object) -> int:
    """Read what `city_id` gives."""
    return NOTHING if name is None else BOARD.number_of[str(name)]


def card_id(pile: int, card: int) -> str:
    """Name a card of a pile by its id."""
    return TELEXES[card].id if pile == TELEX_PILE else HAZARDS[card].id


def setup_from_json(data: Mapping[str, object]) -> Setup:
    """Read what does not change during a match from the plain data of one of its states."""
    seats = whole(data["seats"])
    return Setup(parse_options(CapitalAdventureOptions, mapping(data["options"]), seats), seats)


def numbers(value: object) -> list[int]:
    """Take a list of whole numbers."""
    return [whole(one) for one in listing(value)]
