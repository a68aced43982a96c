"""This file is what a car of Worldbeater may expect: the way that is left to it, and the tokens that it will have.

Ways are hundredths of a turn, points hundredths of a point. What depends on the tokens alone is worked out once for
all states in which they lie and are held alike.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from greatcircle.equipment.memory import remember
from greatcircle.games.worldbeater.board import AREAS, BOARD, EMPTY_AREA_PENALTY, TOKENS_INTO_UK
from greatcircle.games.worldbeater.knowledge.tour import FAR, KNOWN_MOST, TOWN_BITS, Tours, area_bit, tours_of
from greatcircle.games.worldbeater.position import AVAILABLE, OUT, RETURNED, Position

POINTS: Final = 100
"""What a point of the final score weighs."""
SCALE: Final = 60
"""The hundredths of a way, which is measured at its worst, that are usually needed."""
LAST_SCALE: Final = 100
"""The hundredths of a way for the last car: it plans over several turns, and coming nearer has to make up for each."""
PACE_TO_NEW_YORK: Final = 115
"""The hundredths of itself by which a turn shortens the way to New York, which is measured at its worst."""
PACE_OUT: Final = 215
"""The hundredths of itself by which a turn on the way out shortens the whole way home: what is claimed is safe."""
PACE_BACK: Final = 150
"""The hundredths of itself by which a turn on the way back shortens it."""
RISK: Final = 150
"""What it costs that an area may run dry before a car comes."""
KEEP: Final = 66
"""The hundredths of a way that a car in a middling hurry goes to get rid of a point before it comes home."""
LAST_KEEP: Final = 250
"""The hundredths of a way that the last car, which loses no place any more, goes to get rid of a point."""
GROUNDS_MOST: Final = 2000
"""So many grounds are remembered."""


@final
class Way:
    """A way that a car may take."""

    def __init__(self, to_new_york: int, to_home: int, kept: int) -> None:
        self.to_new_york = to_new_york
        self.to_home = to_home
        """The whole way, the wait in New York included."""
        self.kept = kept
        """What the tokens are worth that it brings home on this way."""


@final
class Load:
    """The tokens with which a car sets out for home, area by area."""

    def __init__(self) -> None:
        self.counts = [0] * AREAS
        self.worth = [0] * AREAS
        self.goals = [0] * AREAS
        """The towns on which one of them can be laid."""

    def choices(self, tours: Tours, keep: int) -> list[int]:
        """List sets of areas to visit: for one who sets out here or there, all but those that are farthest away.

        Where the car is does not matter, so that it does not change its mind when it moves.
        """
        packed = (tours.seats, keep, *self.counts, *self.worth)
        known = KNOWN_CHOICES.get(packed)
        if known is None:
            known = []
            for start in range(AREAS):
                need = self._needed(tours, start, keep)
                if need not in known:
                    known.append(need)
            if sum(self.counts) <= TOKENS_INTO_UK and 0 not in known:
                known.append(0)
            remember(KNOWN_CHOICES, packed, known, KNOWN_MOST)
        return known

    def _needed(self, tours: Tours, start: int, keep: int) -> int:
        """Give the areas to visit for one who sets out in an area, and may keep three tokens (WB-20)."""
        need = 0
        for area in range(1, AREAS):
            if self.counts[area] > 0:
                need |= area_bit(area)
        room = TOKENS_INTO_UK
        while room > 0 and need:
            most = 0
            left_out = 0
            for area in range(1, AREAS):
                bit = area_bit(area)
                if need & bit and self.counts[area] <= room:
                    gain = tours.tours[need * AREAS + start] - tours.tours[(need ^ bit) * AREAS + start]
                    if self.counts[area] > 1:
                        gain += tours.second[area]
                    gain = (gain - keep * self.worth[area]) // self.counts[area]
                    if gain > most:
                        most = gain
                        left_out = area
            if left_out == 0:
                break
            need ^= area_bit(left_out)
            room -= self.counts[left_out]
        return need


KNOWN_CHOICES: Final[dict[tuple[int, ...], list[int]]] = {}


@final
class Ground:
    """The tokens as they lie and are held, and what that means for every car."""

    def __init__(self, state: Position) -> None:
        seats = state.seats
        self.outward: Tours = tours_of(seats, False)
        self.homeward: Tours = tours_of(seats, True)
        self.lying = [0] * AREAS
        """The towns of each area that have a token."""
        self.open = [0] * AREAS
        """The towns of each area whose token can be claimed."""
        self.least = [0] * AREAS
        """The least that a token which can be claimed is worth, by area."""
        self.most = [0] * AREAS
        """The most that a token which can be claimed is worth, by area."""
        self.loads: list[Load] = [Load() for _ in range(seats)]
        self.worth = [0] * seats
        """What the tokens that each seat holds are worth."""
        self.owed = [0] * seats
        """The set of areas that each seat owes a token (WB-06, WB-10)."""
        self.hopes = [0] * seats
        """What the tokens of these areas bring at least."""
        self.penalties = [0] * seats
        """What it costs that some areas have run dry (WB-09)."""
        self.known_ways: dict[int, list[Way]] = {}
        self._sort_tokens(state.token)
        for seat in range(seats):
            if state.leg[seat] == OUT:
                self._look_out(state, seat)

    def ways(self, seat: int, hexagon: int, leg: int, is_last: bool) -> list[Way]:
        """List the ways that are open to a car on a hexagon, the one first that is the best for a middling hurry."""
        key = (hexagon * len(self.loads) + seat) * 2 + int(is_last)
        known = self.known_ways.get(key)
        if known is None:
            known = self._ways(seat, hexagon, leg, is_last)
            self.known_ways[key] = known
        return known

    def _sort_tokens(self, token: list[int]) -> None:
        """Go through the tokens; a 3 may also be laid back where the other 3 of its area was (WB-28)."""
        for town in range(len(token)):
            at = token[town]
            area = BOARD.town_area[town]
            if at == AVAILABLE:
                self.lying[area] |= TOWN_BITS[town]
                self.open[area] |= TOWN_BITS[town]
                value = BOARD.value[town]
                self.least[area] = value if self.least[area] == 0 else min(self.least[area], value)
                self.most[area] = max(self.most[area], value)
            elif at == RETURNED:
                self.lying[area] |= TOWN_BITS[town]
            elif at >= 0:
                load = self.loads[at]
                load.counts[area] += 1
                load.worth[area] += BOARD.value[town]
                load.goals[area] |= TOWN_BITS[town]
                self.worth[at] += BOARD.value[town]
                twin = BOARD.twin[town]
                if twin >= 0 and token[twin] >= 0:
                    load.goals[area] |= TOWN_BITS[twin]

    def _look_out(self, state: Position, seat: int) -> None:
        """Look at what a car on its way out still has to claim, and put it into its load.

        It is taken for the token that brings least and is hardest to lay back: claiming never disappoints.
        """
        load = self.loads[seat]
        for area in range(1, AREAS):
            if load.counts[area] > 0:
                continue
            left: i64 = state.left[area]
            if left == 0:
                self.penalties[seat] += EMPTY_AREA_PENALTY * POINTS
                continue
            rivals: i64 = 0
            for rival in range(state.seats):
                if rival != seat and state.leg[rival] == OUT and state.held[rival * AREAS + area] == 0:
                    rivals += 1
            self.owed[seat] |= area_bit(area)
            self.hopes[seat] += self.least[area] * POINTS
            if rivals >= left:
                self.hopes[seat] -= RISK * (rivals - left + 1) // (rivals + 1)
            load.counts[area] = 1
            load.worth[area] = self.most[area]
            load.goals[area] = self.homeward.worst_town(area, self.lying[area], self.open[area])

    def _ways(self, seat: int, hexagon: int, leg: int, is_last: bool) -> list[Way]:
        """List the ways: over the towns of the tokens that are not kept, for all that may be kept."""
        keep: i64 = LAST_KEEP if is_last else KEEP
        scale: i64 = LAST_SCALE if is_last else SCALE
        to_new_york = 0
        start = hexagon
        if leg == OUT:
            to_new_york = scale * self.outward.way(hexagon, self.owed[seat], self.lying, self.open) // 100
            start = BOARD.new_york
        tours = self.homeward
        load = self.loads[seat]
        ways: list[Way] = []
        best: i64 = FAR
        for need in load.choices(tours, keep):
            way: i64 = tours.way(start, need, self.lying, load.goals)
            kept: i64 = 0
            for area in range(1, AREAS):
                if need >> (area - 1) & 1 == 0:
                    kept += load.worth[area]
                elif load.counts[area] > 1:
                    way += tours.second[area]
            to_home = scale * way // 100
            if leg == OUT:
                to_home += to_new_york + PACE_BACK
            ways.append(Way(to_new_york, to_home, kept))
            if way + keep * kept < best:
                best = way + keep * kept
                ways[0], ways[-1] = ways[-1], ways[0]
        return ways


KNOWN_GROUNDS: Final[dict[tuple[int, ...], Ground]] = {}


def ground_of(state: Position) -> Ground:
    """Give the ground of a state, which remembers it, as do its copies until a token is moved."""
    if state.ground is not None:
        return cast(Ground, state.ground)
    packed = (state.seats, *state.leg, *state.token)
    known = KNOWN_GROUNDS.get(packed)
    if known is None:
        known = remember(KNOWN_GROUNDS, packed, Ground(state), GROUNDS_MOST)
    state.ground = known
    return known
