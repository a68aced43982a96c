"""This file is the whole truth of a match of Captivade: secret routes, visible agents, and all that was announced."""

from collections.abc import Mapping
from typing import Final, cast, final

from mypy_extensions import i64

from greatcircle.games.captivade import payload
from greatcircle.games.captivade.board import (
    AGENTS,
    BOARD,
    CHARACTERS,
    COLOURS,
    FACES,
    NOTHING,
    SEATS_MIN,
    START_MONEY,
    UNDRAWN,
    mask_of,
    members,
)
from greatcircle.games.captivade.card import CARD_NUMBERS, CARDS
from greatcircle.games.captivade.options import CALM_WAYS_VERSION, CHARACTERS_VERSION, CaptivadeOptions, Character
from greatcircle.games.captivade.trip import Terms
from greatcircle.kernel.option import at_seat, options_to_json, parse_options
from greatcircle.kernel.plain import listing, mapping, whole
from greatcircle.kernel.state import State

# The phases of a match; chance acts in those up to STRIKING.
CASTING: Final = 0
"""It is drawn who plays whom, and who has which assistant (CV-10, CV-11)."""
ORDERING: Final = 1
"""The die says who rolls first."""
ROLLING: Final = 2
DRAWING: Final = 3
"""An event card is turned up."""
EVADING: Final = 4
"""An escapee that was tracked down rolls."""
STRIKING: Final = 5
"""The assassin rolls."""
RUNNING: Final = 6
CHASING: Final = 7
ATTACKING: Final = 8
"""The assassin stands with other agents, and may attack one."""
OVER: Final = 9
PHASES: Final[tuple[payload.Phase, ...]] = (
    "casting",
    "ordering",
    "rolling",
    "drawing",
    "evading",
    "striking",
    "running",
    "chasing",
    "attacking",
    "over",
)

# What the public record says of an escapee in a week; week 0 is London.
AT: Final = 0
NOT_AT: Final = 1
ON: Final = 2
NOT_ON: Final = 3
ZONE: Final = 4
PAID: Final = 5
"""It received or paid pounds after its trip."""
FACT_KINDS: Final[tuple[payload.FactKind, ...]] = ("at", "not-at", "on", "not-on", "zone", "paid")

GONE: Final = -1
"""Where an agent is that has left the match, or is not in it."""
NOBODY: Final = -1


@final
class Setup:
    """What does not change during a match. All states of the match share it."""

    def __init__(self, options: CaptivadeOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.chosen: list[int] = [_chosen(options, seat) for seat in range(seats)]
        """The colour of the escapee that each seat chose, or NOTHING (CV-10)."""
        self.weeks: int = options.weeks
        self.has_calm_ways: bool = options.rules_version >= CALM_WAYS_VERSION
        """Whether of equal ways the one with the fewest surprises is noted (CV-39)."""
        self.has_assistants = seats == SEATS_MIN
        """Whether the agents left over help; with three seats the fourth one stays in the box (CV-11, CV-12)."""


@final
class Fact:
    """Something that everyone knows about an escapee in a week."""

    def __init__(self, week: int, kind: int, seat: int, value: int) -> None:
        self.week = week
        self.kind = kind
        self.seat = seat
        self.value = value
        self.key: tuple[int, int, int] = (week, kind, value)

    def to_json(self) -> payload.Fact:
        week, seat, value = self.week, self.seat, self.value
        if self.kind <= NOT_AT:
            return {"week": week, "seat": seat, "kind": "at" if self.kind == AT else "not-at", "value": value + 1}
        if self.kind <= NOT_ON:
            return {"week": week, "seat": seat, "kind": "on" if self.kind == ON else "not-on", "value": COLOURS[value]}
        if self.kind == ZONE:
            return {"week": week, "seat": seat, "kind": "zone", "value": BOARD.zone_ids[value]}
        return {"week": week, "seat": seat, "kind": "paid", "value": value}


@final
class Roll:
    """What an escapee rolled in this week's ROLL, and the card that it turned up, or NOTHING."""

    def __init__(self, seat: int, face: int, card: int) -> None:
        self.seat = seat
        self.face = face
        self.card = card

    def to_json(self) -> payload.Roll:
        card = None if self.card == NOTHING else CARDS[self.card].id
        return {"seat": self.seat, "face": FACES[self.face], "card": card}


@final
class Block:
    """A blocked counter: on a connection or an airport, until the end of a week."""

    def __init__(self, connection: int, airport: int, until: int) -> None:
        self.connection = connection
        self.airport = airport
        self.until = until


@final
class Closure:
    """A zone whose border is closed, until the end of a week."""

    def __init__(self, zone: int, until: int) -> None:
        self.zone = zone
        self.until = until


class Position(State):
    """Where everybody is and what everybody knows. The rules that move it on are built on it in `rules`."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.phase: i64 = CASTING
        self.week: i64 = 1
        self.first: i64 = NOBODY
        """The seat that rolls first (CV-43)."""
        self.turn: i64 = NOBODY
        """The seat that rolls, leads the agent on the move, evades or attacks."""
        self.agent: i64 = NOTHING
        """The agent on the move, or the last one that moved."""
        self.colour: list[int] = [NOTHING] * setup.seats
        """The colour of each seat's escapee, NOTHING before it is drawn; its agent has the same number (CV-06)."""
        # What only an escapee's own seat knows:
        self.ends: list[list[int]] = [[] for _ in range(setup.seats)]
        """Where each escapee hid in each week, from the first on."""
        self.flights: list[list[int]] = [[] for _ in range(setup.seats)]
        """How many flights each trip of each escapee had."""
        self.money: list[int] = [START_MONEY] * setup.seats
        self.energy: list[int] = [0] * setup.seats
        # What everyone knows:
        self.is_free: list[bool] = [True] * setup.seats
        self.is_sealed: list[bool] = [False] * setup.seats
        """Who has sealed a trip in this RUN."""
        self.caught_week: list[int] = [0] * setup.seats
        self.caught_at: list[int] = [NOTHING] * setup.seats
        self.effects: list[list[int]] = [[] for _ in range(setup.seats)]
        """The cards that act in each escapee's next trip; lists within these lists are replaced, never changed."""
        self.post: list[int] = [GONE] * len(AGENTS)
        """Where each agent stands, or GONE."""
        self.leader: list[int] = [NOBODY] * len(AGENTS)
        """The seat that leads each agent, or NOBODY (CV-02)."""
        self.has_news: list[bool] = [False] * len(AGENTS)
        """Which agents are told the zones before they move next (CV-86)."""
        self.blocks: list[Block] = []
        """The blocked counters on the board, the oldest first."""
        self.closures: list[Closure] = []
        self.strike_until: i64 = 0
        """The week until whose end nobody flies."""
        self.agents_slow = False
        self.agents_grounded = False
        """What hampers the agents in this week."""
        self.drawn: list[int] = []
        """The cards that have been drawn, in order."""
        self.rolls: list[Roll] = []
        """The rolls of the last ROLL, in order."""
        self.facts: list[Fact] = []
        self.terms: list[list[Terms]] = [[] for _ in range(setup.seats)]
        """Under which terms each escapee travelled in each week."""
        self.stands: list[list[int]] = [[] for _ in range(setup.seats)]
        """Where the own agent of each escapee stood when each week was over."""
        self.called: list[int] = []
        """The places that the agent on the move has called."""
        self.hunted: list[int] = []
        """The escapees in the place that is being dealt with, who still have to roll."""
        self.awaiting: list[int] = []
        """The escapees in the place that comes after it (CV-83)."""
        self.is_taken = False
        """Whether the agent on the move has taken a prisoner."""
        self.is_struck = False
        """Whether the assassin has rolled in this week (CV-94)."""
        self.target: i64 = NOTHING
        """The agent that is under attack."""

    def copy_onto(self, twin: "Position") -> None:
        """Give another state of the same match everything there is."""
        twin.phase = self.phase
        twin.week = self.week
        twin.first = self.first
        twin.turn = self.turn
        twin.agent = self.agent
        twin.colour = self.colour.copy()
        twin.ends = [ends.copy() for ends in self.ends]
        twin.flights = [flights.copy() for flights in self.flights]
        twin.money = self.money.copy()
        twin.energy = self.energy.copy()
        twin.is_free = self.is_free.copy()
        twin.is_sealed = self.is_sealed.copy()
        twin.caught_week = self.caught_week.copy()
        twin.caught_at = self.caught_at.copy()
        twin.effects = self.effects.copy()
        twin.post = self.post.copy()
        twin.leader = self.leader.copy()
        twin.has_news = self.has_news.copy()
        twin.blocks = self.blocks.copy()
        twin.closures = self.closures.copy()
        twin.strike_until = self.strike_until
        twin.agents_slow = self.agents_slow
        twin.agents_grounded = self.agents_grounded
        twin.drawn = self.drawn.copy()
        twin.rolls = self.rolls.copy()
        twin.facts = self.facts.copy()
        twin.terms = [terms.copy() for terms in self.terms]
        twin.stands = [stands.copy() for stands in self.stands]
        twin.called = self.called
        twin.hunted = self.hunted.copy()
        twin.awaiting = self.awaiting.copy()
        twin.is_taken = self.is_taken
        twin.is_struck = self.is_struck
        twin.target = self.target

    def place(self, seat: int) -> int:
        """Give where an escapee hides now."""
        ends = self.ends[seat]
        return ends[-1] if ends else BOARD.start

    def last_place(self, seat: int) -> int:
        """Give where an escapee hid last week, once it has travelled in this one (CV-47, CV-48)."""
        ends = self.ends[seat]
        return ends[-2] if len(ends) > 1 else BOARD.start

    def free_seats(self) -> list[int]:
        """List the seats whose escapees are free."""
        return [seat for seat in range(self.seats) if self.is_free[seat]]

    def assassin(self) -> int:
        """Give the agent in assassin mode: the sympathiser of the only free escapee; NOTHING if there is none.

        Nobody becomes one before all rolls of an arrest are made (CV-92, CV-109).
        """
        free = self.free_seats()
        return self.colour[free[0]] if len(free) == 1 and not self.is_taken else NOTHING

    def is_assistant(self, agent: int) -> bool:
        """Tell whether an agent is one of the two assistants (CV-11)."""
        leader = self.leader[agent]
        return leader != NOBODY and self.colour[leader] != agent

    def closed_connections(self) -> int:
        """Give the set of connections that nobody can use now (CV-40)."""
        closed = mask_of([block.connection for block in self.blocks if block.connection != NOTHING])
        for closure in self.closures:
            closed |= BOARD.border_masks[closure.zone]
        return closed

    def shut_airports(self) -> int:
        """Give the set of airports that nobody can use now (CV-40)."""
        return mask_of([block.airport for block in self.blocks if block.airport != NOTHING])

    def is_strike(self) -> bool:
        """Tell whether nobody flies in this week."""
        return self.strike_until >= self.week

    def note(self, week: int, kind: int, seat: int, value: int) -> None:
        """Write something that everyone has heard into the public record."""
        self.facts.append(Fact(week, kind, seat, value))

    def census(self) -> dict[str, int]:
        """Count the escapees, the agents and the cards."""
        left = len([card for card in CARDS if card.number not in self.drawn])
        return {"escapees": len(self.is_free), "agents": len(self.post), "cards": left + len(self.drawn)}

    def seat_names(self) -> list[str]:
        """Name the seats by the colours of their escapees (CV-06)."""
        return [
            UNDRAWN[seat] if self.colour[seat] == NOTHING else COLOURS[self.colour[seat]] for seat in range(self.seats)
        ]

    def character(self, seat: int) -> str:
        """Name a seat's escapee."""
        colour = self.colour[seat]
        return UNDRAWN[seat] if colour == NOTHING else CHARACTERS[colour]

    def to_json(self) -> payload.State:
        hidden = [self.secret_json(seat) for seat in range(self.seats)]
        return {**self.public_json(), "hidden": hidden}

    def secret_json(self, seat: int) -> payload.Hidden:
        """Give what only a seat knows of its escapee."""
        return {
            "ends": [end + 1 for end in self.ends[seat]],
            "flights": self.flights[seat].copy(),
            "money": self.money[seat],
            "energy": self.energy[seat],
        }

    def public_json(self) -> payload.Public:
        """Give what everyone may know."""
        setup = self.setup
        assassin = self.assassin()
        return {
            "options": cast(payload.Options, options_to_json(setup.options)),  # the kernel writes them field by field
            "seats": setup.seats,
            "phase": PHASES[self.phase],
            "week": self.week,
            "weeks": setup.weeks,
            "first": _known(self.first),
            "turn": _known(self.turn),
            "agent": None if self.agent == NOTHING else AGENTS[self.agent],
            "escapees": [self._escapee_json(seat) for seat in range(setup.seats)],
            "agents": [
                self._agent_json(agent, assassin) for agent in range(len(AGENTS)) if self.leader[agent] != NOBODY
            ],
            "blocks": [_block_json(block) for block in self.blocks],
            "closures": {
                "flights_until": None if self.strike_until == 0 else self.strike_until,
                "borders": [{"zone": BOARD.zone_ids[one.zone], "until": one.until} for one in self.closures],
                "agents_slow": self.agents_slow,
                "agents_grounded": self.agents_grounded,
            },
            "deck": {"left": len(CARDS) - len(self.drawn), "drawn": [CARDS[card].id for card in self.drawn]},
            "rolls": [roll.to_json() for roll in self.rolls],
            "called": [place + 1 for place in self.called],
            "hunted": self.hunted.copy(),
            "awaiting": self.awaiting.copy(),
            "is_taken": self.is_taken,
            "is_struck": self.is_struck,
            "target": None if self.target == NOTHING else AGENTS[self.target],
            "facts": [fact.to_json() for fact in self.facts],
            "terms": [[_terms_json(terms) for terms in record] for record in self.terms],
            "stands": [[None if place == GONE else place + 1 for place in record] for record in self.stands],
        }

    def _escapee_json(self, seat: int) -> payload.Escapee:
        captured: payload.Capture | None = None
        if not self.is_free[seat]:
            captured = {"week": self.caught_week[seat], "place": self.caught_at[seat] + 1}
        colour = self.colour[seat]
        return {
            "colour": None if colour == NOTHING else COLOURS[colour],
            "is_free": self.is_free[seat],
            "is_sealed": self.is_sealed[seat],
            "captured": captured,
            "effects": [CARDS[card].id for card in self.effects[seat]],
        }

    def _agent_json(self, agent: int, assassin: int) -> payload.Agent:
        return {
            "agent": AGENTS[agent],
            "seat": self.leader[agent],
            "is_assistant": self.is_assistant(agent),
            "place": None if self.post[agent] == GONE else self.post[agent] + 1,
            "has_news": self.has_news[agent],
            "is_assassin": agent == assassin,
        }

    def fill_from_json(self, data: Mapping[str, object]) -> None:
        """Take over everything that is public from the plain data of a state, or of a view, of the same set-up."""
        self.phase = PHASES.index(str(data["phase"]))
        self.week = whole(data["week"])
        self.first = NOBODY if data["first"] is None else whole(data["first"])
        self.turn = NOBODY if data["turn"] is None else whole(data["turn"])
        self.agent = NOTHING if data["agent"] is None else AGENTS.index(str(data["agent"]))
        for seat, told in enumerate(listing(data["escapees"])):
            escapee = mapping(told)
            self.colour[seat] = NOTHING if escapee["colour"] is None else COLOURS.index(str(escapee["colour"]))
            self.is_free[seat] = bool(escapee["is_free"])
            self.is_sealed[seat] = bool(escapee["is_sealed"])
            self.effects[seat] = [CARD_NUMBERS[str(card)] for card in listing(escapee["effects"])]
            if escapee["captured"] is not None:
                captured = mapping(escapee["captured"])
                self.caught_week[seat] = whole(captured["week"])
                self.caught_at[seat] = whole(captured["place"]) - 1
        for told in listing(data["agents"]):
            agent = mapping(told)
            number = AGENTS.index(str(agent["agent"]))
            self.leader[number] = whole(agent["seat"])
            self.post[number] = GONE if agent["place"] is None else whole(agent["place"]) - 1
            self.has_news[number] = bool(agent["has_news"])
        self.blocks = [_parse_block(mapping(block)) for block in listing(data["blocks"])]
        closures = mapping(data["closures"])
        self.strike_until = 0 if closures["flights_until"] is None else whole(closures["flights_until"])
        self.closures = [_parse_closure(mapping(one)) for one in listing(closures["borders"])]
        self.agents_slow = bool(closures["agents_slow"])
        self.agents_grounded = bool(closures["agents_grounded"])
        self.drawn = [CARD_NUMBERS[str(card)] for card in listing(mapping(data["deck"])["drawn"])]
        self.rolls = [_parse_roll(mapping(roll)) for roll in listing(data["rolls"])]
        self.called = _parse_places(data["called"])
        self.hunted = [whole(seat) for seat in listing(data["hunted"])]
        self.awaiting = [whole(seat) for seat in listing(data["awaiting"])]
        self.is_taken = bool(data["is_taken"])
        self.is_struck = bool(data["is_struck"])
        self.target = NOTHING if data["target"] is None else AGENTS.index(str(data["target"]))
        self.facts = [_parse_fact(mapping(fact)) for fact in listing(data["facts"])]
        self.terms = [[_parse_terms(mapping(terms)) for terms in listing(record)] for record in listing(data["terms"])]
        self.stands = [
            [GONE if place is None else whole(place) - 1 for place in listing(record)]
            for record in listing(data["stands"])
        ]

    def fill_secret(self, seat: int, data: Mapping[str, object]) -> None:
        """Take over what only a seat knows."""
        self.ends[seat] = _parse_places(data["ends"])
        self.flights[seat] = [whole(flights) for flights in listing(data["flights"])]
        self.money[seat] = whole(data["money"])
        self.energy[seat] = whole(data["energy"])


def setup_from_json(data: Mapping[str, object]) -> Setup:
    """Read what does not change during a match."""
    seats = whole(data["seats"])
    return Setup(parse_options(CaptivadeOptions, mapping(data["options"]), seats), seats)


def _chosen(options: CaptivadeOptions, seat: int) -> int:
    """Give the colour that a seat has before anything is drawn: what it chose, or its own by the older rule (CV-10)."""
    if options.rules_version < CHARACTERS_VERSION:
        return seat
    character = at_seat(options.characters, seat)
    return NOTHING if character is Character.ANY else COLOURS.index(character.value)


def _known(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def _block_json(block: Block) -> payload.Block:
    if block.airport != NOTHING:
        return {"airport": block.airport + 1, "until": block.until}
    line = BOARD.connections[block.connection]
    return {"connection": [line.a + 1, line.b + 1], "until": block.until}


def _parse_block(data: Mapping[str, object]) -> Block:
    until = whole(data["until"])
    if "airport" in data:
        return Block(NOTHING, whole(data["airport"]) - 1, until)
    return Block(_parse_line(data["connection"]), NOTHING, until)


def _parse_closure(data: Mapping[str, object]) -> Closure:
    return Closure(BOARD.zone_ids.index(str(data["zone"])), whole(data["until"]))


def _parse_roll(data: Mapping[str, object]) -> Roll:
    card = NOTHING if data["card"] is None else CARD_NUMBERS[str(data["card"])]
    return Roll(whole(data["seat"]), FACES.index(str(data["face"])), card)


def _parse_fact(data: Mapping[str, object]) -> Fact:
    kind = FACT_KINDS.index(str(data["kind"]))
    shown = data["value"]
    if kind <= NOT_AT:
        value = whole(shown) - 1
    elif kind <= NOT_ON:
        value = COLOURS.index(str(shown))
    else:
        value = BOARD.zone_ids.index(str(shown)) if kind == ZONE else whole(shown)
    return Fact(whole(data["week"]), kind, whole(data["seat"]), value)


def _terms_json(terms: Terms) -> payload.Terms:
    lines = [BOARD.connections[number] for number in members(terms.closed)]
    return {
        "connections": terms.connections,
        "flights": terms.flights,
        "is_first_free": terms.is_first_free,
        "ferry": None if terms.ferry_a == NOTHING else [terms.ferry_a + 1, terms.ferry_b + 1],
        "closed": [[line.a + 1, line.b + 1] for line in lines],
        "shut": [airport + 1 for airport in members(terms.shut)],
    }


def _parse_terms(data: Mapping[str, object]) -> Terms:
    ferry = [NOTHING, NOTHING] if data["ferry"] is None else _parse_places(data["ferry"])
    return Terms(
        connections=whole(data["connections"]),
        flights=whole(data["flights"]),
        is_first_free=bool(data["is_first_free"]),
        ferry_a=ferry[0],
        ferry_b=ferry[1],
        closed=mask_of([_parse_line(line) for line in listing(data["closed"])]),
        shut=mask_of(_parse_places(data["shut"])),
    )


def _parse_line(data: object) -> int:
    a, b = _parse_places(data)
    return BOARD.connection(a, b)


def _parse_places(data: object) -> list[int]:
    return [whole(place) - 1 for place in listing(data)]
