"""This file is the whole truth of a match of Trap the Cap: where every cap is, and whose move it is."""

from collections.abc import Mapping
from typing import Final, cast, final

from mypy_extensions import i64

from greatcircle.games.trap_the_cap import payload
from greatcircle.games.trap_the_cap.board import BOARDS, COLOURS, TEAMS, Board
from greatcircle.games.trap_the_cap.moves import cap_name
from greatcircle.games.trap_the_cap.options import CapOptions, Variant, Yellow
from greatcircle.kernel.option import chosen_names, options_to_json, parse_options
from greatcircle.kernel.plain import mapping, whole
from greatcircle.kernel.state import State

# The phases of a turn; in the first two chance acts.
DRAWING_LOTS: Final = 0
THROWING: Final = 1
PICKING: Final = 2
GOING: Final = 3
HOME: Final = 4
"""A cap has come home with points left over: it stays, or comes out with all of them (TC-38)."""
STEPPING: Final = 5
"""The Golden Cap is on its way, step by step (TC-83)."""
TRAPPING: Final = 6
"""The Golden Cap stands over caps that it may trap (TC-87, TC-101)."""
THROWING_AGAIN: Final = 7
OVER: Final = 8
PHASES: Final[tuple[payload.Phase, ...]] = (
    "drawing-lots",
    "throwing",
    "picking",
    "going",
    "home",
    "stepping",
    "trapping",
    "throwing-again",
    "over",
)

FREE: Final = -1
"""In `carrier`: nothing is on top of this cap."""
HELD: Final = -2
"""In `carrier`: the cap was delivered to a foreign base and stays there."""
NOWHERE: Final = -1
"""In `place`: the cap is where its carrier is."""
NO_LIMIT: Final = 1 << 60
NOBODY: Final = -1
"""No seat, or no cap."""
UNOWNED: Final = len(COLOURS)
"""In `player`: the Golden Cap belongs to nobody; beyond all seats, so that it is a colour of its own on the board."""


@final
class Setup:
    """What does not change during a match. All states of the match share it."""

    def __init__(self, options: CapOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.names: list[str] = chosen_names(options.colours, COLOURS, seats)
        self.all_colours: list[str] = self.names + [colour for colour in COLOURS if colour not in self.names]
        """The colours of the seats, and after them those that nobody has."""
        self.board: Board = BOARDS[options.board.value, options.yellow is Yellow.ALL]
        self.caps: int = options.caps
        """How many caps each seat has."""
        self.is_golden = options.game is Variant.GOLDEN_CAP
        self.is_tower = options.game is Variant.TOWER
        # Team play and total team play share all rules but who may be moved (TC-72).
        self.is_team = options.game in (Variant.TEAM, Variant.TOTAL_TEAM)
        self.is_total_team = options.game is Variant.TOTAL_TEAM
        self.golden: int = seats * self.caps if self.is_golden else NOBODY
        """The number of the Golden Cap; it comes after all others."""
        self.cap_count: int = seats * self.caps + int(self.is_golden)
        self.throw_limit: int = options.throw_limit or NO_LIMIT
        self.base: list[int] = self.board.seating[seats]
        """The base of each seat (TC-04)."""
        self.colour: list[int] = [cap // self.caps for cap in range(seats * self.caps)]
        """The seat whose colour each cap has; UNOWNED for the Golden Cap."""
        if self.is_golden:
            self.colour.append(UNOWNED)
        self.side: list[int] = [seat % TEAMS if self.is_team else seat for seat in range(seats)]
        """The team of each seat: partners sit alternately (TC-69); without teams everybody is a side."""
        self.seat_at: dict[int, int] = {base: seat for seat, base in enumerate(self.base)}
        """The seat of each base in use."""
        self.friends: list[int] = [
            sum(1 << other for other in range(seats) if self.side[other] == self.side[seat]) for seat in range(seats)
        ]
        """The seats of each seat's side, itself included, as a set of bits."""
        self.cap_names: list[str] = [cap_name(cap, self.caps, self.golden, self.names) for cap in range(self.cap_count)]
        self.cap_numbers: dict[str, int] = {name: cap for cap, name in enumerate(self.cap_names)}


class Position(State):
    """Where every cap is. The rules that move them are built on it in `rules`."""

    def __init__(
        self, setup: Setup, place: list[int], carrier: list[int], load: list[int], occupants: list[int]
    ) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.place = place
        """Where each cap is: a space or a base, or NOWHERE while another cap carries it."""
        self.carrier = carrier
        """The cap on top of each cap's stack, or FREE, or HELD."""
        self.load = load
        """How many caps each cap carries."""
        self.occupants = occupants
        """The colours that stand on each space, as a set of bits."""
        self.in_play: i64 = 0
        """The seats that have a free cap anywhere, or own a free Golden Cap, as a set of bits (TC-53, TC-92)."""
        self.player: list[int] = setup.colour
        """The seat that plays each cap when it is on top (TC-25); replaced when the Golden Cap changes hands."""
        self.phase: i64 = THROWING
        self.turn: i64 = 0
        """The seat whose turn it is."""
        self.die: i64 = 0
        self.points: i64 = 0
        """What is left of the throw, for a cap that came home or for the Golden Cap on its way."""
        self.picked: i64 = NOBODY
        """The cap that moves."""
        self.throws: i64 = 0
        self.choices: list[int] = []
        """The legal moves of the seat on turn, or of chance: made anew in each phase, never changed."""

    def copy_onto(self, twin: "Position") -> None:
        """Give another state of the same match everything that is not in its lists."""
        twin.in_play = self.in_play
        twin.player = self.player
        twin.phase = self.phase
        twin.turn = self.turn
        twin.die = self.die
        twin.points = self.points
        twin.picked = self.picked
        twin.throws = self.throws
        twin.choices = self.choices

    @property
    def golden_owner(self) -> int:
        """The seat that plays the Golden Cap, or NOBODY (TC-79, TC-80)."""
        owner = self.player[self.setup.golden] if self.setup.is_golden else UNOWNED
        return NOBODY if owner == UNOWNED else owner

    def give_golden(self, seat: int) -> None:
        """Make the Golden Cap this seat's to play (TC-80, TC-85)."""
        self.player = [*self.setup.colour[: self.setup.golden], seat]

    def carried_by(self, cap: int) -> list[int]:
        """List the caps under a cap."""
        return [under for under, top in enumerate(self.carrier) if top == cap]

    def moving(self) -> int:
        """Give the Golden Cap while it is on its way and stands nowhere, otherwise NOBODY."""
        return self.picked if self.phase == STEPPING or self.phase == TRAPPING else NOBODY

    def standing_on(self, space: int) -> list[int]:
        """List the caps that stand on a space, those on top only; the picked Golden Cap on its way does not stand."""
        is_moving = self.phase == STEPPING or self.phase == TRAPPING
        return [
            cap for cap, place in enumerate(self.place) if place == space and not (is_moving and cap == self.picked)
        ]

    def playable_caps(self, seat: int) -> list[int]:
        """List the free caps that belong to a seat, the Golden Cap it owns included (TC-80)."""
        setup = self.setup
        caps = [cap for cap in range(seat * setup.caps, (seat + 1) * setup.caps) if self.carrier[cap] == FREE]
        if setup.is_golden and self.player[setup.golden] == seat and self.carrier[setup.golden] == FREE:
            caps.append(setup.golden)
        return caps

    def is_in_play(self, seat: int) -> bool:
        """Tell whether a seat has something to move."""
        return self.in_play >> seat & 1 == 1

    def renew_in_play(self, seat: int) -> None:
        """Find out anew whether a seat has a free cap anywhere, or owns a free Golden Cap (TC-53, TC-92, TC-98)."""
        if self.playable_caps(seat):
            self.in_play |= 1 << seat
        else:
            self.in_play &= ~(1 << seat)

    def take_stock(self) -> None:
        """Work out `load`, `in_play` and `occupants` anew from the places and carriers of the caps."""
        for seat in range(self.seats):
            self.renew_in_play(seat)
        self.load = [0] * self.setup.cap_count
        self.occupants = [0] * self.setup.board.space_count
        for carrier in self.carrier:
            if carrier >= 0:
                self.load[carrier] += 1
        moving = self.moving()
        for cap, space in enumerate(self.place):
            if 0 <= space < self.setup.board.space_count and cap != moving:
                self.occupants[space] |= 1 << self.player[cap]

    def census(self) -> dict[str, int]:
        """Count the caps of each colour that are somewhere they can be: on a place, under a free cap, or held.

        A stack lies under one cap that is free, so no stack is without its top (TC-33).
        """
        setup = self.setup
        counts = {self.setup.names[seat]: 0 for seat in range(self.seats)}
        if setup.is_golden:
            counts["golden"] = 0
        for cap, carrier in enumerate(self.carrier):
            is_somewhere = self.place[cap] == NOWHERE if carrier >= 0 else self.place[cap] >= 0
            if is_somewhere and (carrier < 0 or self.carrier[carrier] == FREE):
                counts["golden" if cap == setup.golden else setup.names[setup.colour[cap]]] += 1
        return counts

    def seat_names(self) -> list[str]:
        return self.setup.names

    def partners(self, seat: int) -> list[int]:
        """List the other seats of a team (TC-61, TC-69)."""
        side = self.setup.side
        return [other for other in range(self.seats) if other != seat and side[other] == side[seat]]

    def to_json(self) -> payload.State:
        setup = self.setup
        labels = setup.board.labels
        names = setup.cap_names
        caps: dict[str, payload.Spot] = {}
        for cap, carrier in enumerate(self.carrier):
            if carrier == FREE:
                caps[names[cap]] = {"on": labels[self.place[cap]]}
            elif carrier == HELD:
                caps[names[cap]] = {"held": labels[self.place[cap]]}
            else:
                caps[names[cap]] = {"under": names[carrier]}
        return {
            "options": cast(payload.Options, options_to_json(setup.options)),  # the kernel writes them field by field
            "seats": setup.seats,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "die": self.die,
            "points": self.points,
            "picked": None if self.picked == NOBODY else names[self.picked],
            "throws": self.throws,
            "golden_owner": None if self.golden_owner == NOBODY else self.golden_owner,
            "caps": caps,
        }

    def fill_from_json(self, data: Mapping[str, object]) -> None:
        """Take over everything from the plain data of a state of the same set-up."""
        numbers = self.setup.cap_numbers
        places = self.setup.board.number_of
        self.phase = PHASES.index(str(data["phase"]))
        self.turn = whole(data["turn"])
        self.die = whole(data["die"])
        self.points = whole(data["points"])
        self.picked = NOBODY if data["picked"] is None else numbers[str(data["picked"])]
        self.throws = whole(data["throws"])
        if data["golden_owner"] is not None:
            self.give_golden(whole(data["golden_owner"]))
        caps = data["caps"]
        assert isinstance(caps, dict)
        for name, spot in caps.items():
            cap = numbers[name]
            if "under" in spot:
                self.place[cap] = NOWHERE
                self.carrier[cap] = numbers[spot["under"]]
            else:
                self.carrier[cap] = HELD if "held" in spot else FREE
                self.place[cap] = places[spot["held"] if "held" in spot else spot["on"]]
        self.take_stock()


def setup_from_json(data: Mapping[str, object]) -> Setup:
    """Read what does not change during a match from the plain data of one of its states."""
    seats = whole(data["seats"])
    return Setup(parse_options(CapOptions, mapping(data["options"]), seats), seats)
