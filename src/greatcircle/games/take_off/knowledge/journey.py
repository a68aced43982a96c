"""This file is how far it is home: the turns that a jet alone may expect to fly from every city, and who reaches whom.

The turns are worked out over the map by dynamic programming, once for each kind of race, and remembered.
"""

from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.take_off.board import BOARD, COLOURS, JET, TAKE_OFF
from greatcircle.games.take_off.moves import ROLL, ROLLS
from greatcircle.games.take_off.position import Setup

FACETS: Final = JET + 1
"""The facets that a jet flies by: the colours, and the wild move."""
UNUSED: Final = 1024.0
"""What a die that nobody can use is charged while orders are compared; as many dice as possible have to be used."""
TURNS_PER_ROUTE: Final = 1.4
"""The first guess, on which the sweeps improve."""
SWEEPS_MOST: Final = 200
CLOSE: Final = 0.003
"""When no city changes by more turns in a sweep, the turns are known well enough."""
KNOWN_MOST: Final = 16
"""So many kinds of races are remembered."""


@final
class Throw:
    """What the dice may show, as one jet flies it."""

    def __init__(self, codes: list[int], dice: int, cards: int, is_double: bool, odds: float) -> None:
        self.codes = codes
        """Each order of the dice that are flown, as a number; the first die counts most."""
        self.dice = dice
        self.cards = cards
        self.is_double = is_double
        self.odds = odds


@final
class Journey:
    """What is known of one kind of race."""

    def __init__(self, setup: Setup) -> None:
        self.ways = setup.ways
        self.throws: list[Throw] = _throws(setup)
        self.has_waiting_doubles: bool = setup.has_waiting_doubles
        count = len(BOARD.cities)
        self.turns: list[float] = [TURNS_PER_ROUTE * setup.ways.routes_left[city] for city in range(count)]
        """The turns that a jet alone may expect to need from each city to the finish, bonus turns not counted."""
        self.reach: list[list[float]] = [[0.0] * count for _ in range(count)]
        """How likely one turn's dice can bring a jet from one city (the second index) to another one (the first)."""
        self.unit = 1.0
        """The turns from the start: how long this race is."""
        self._solve(setup)
        self.unit = self.turns[setup.start]
        self._measure_reach()

    def _solve(self, setup: Setup) -> None:
        """Improve the turns, sweep by sweep, from the finish outwards."""
        turns, goal = self.turns, setup.goal
        left = setup.ways.routes_left
        cities = sorted([city for city in range(len(turns)) if city != goal], key=lambda city: left[city])
        dice: int = setup.options.dice
        sizes = [FACETS**number for number in range(dice + 1)]
        after: list[list[list[float]]] = [[[0.0] * size for _ in turns] for size in sizes]
        """The turns after a number of dice are flown in a given order, by city; unused dice are charged."""
        landings = [[setup.deck.city[card] for card in setup.deck.piles[setup.deck.pile_for(half)]] for half in (0, 1)]
        far_half = 1 - setup.start_half
        for _ in range(SWEEPS_MOST):
            change = 0.0
            by_card = [self._card_turns(after, landing) for landing in landings]
            for city in cities:
                half = setup.start_half if setup.half[city] == setup.start_half else far_half
                self._fly(after, city, sizes)
                new = self._expected(after, city, by_card[half])
                change = max(change, abs(new - turns[city]))
                turns[city] = new
            if change < CLOSE:
                break

    def _fly(self, after: list[list[list[float]]], city: int, sizes: list[int]) -> None:
        """Work out where each row of dice leads from a city, by what is known of the cities around it."""
        ways, turns = self.ways, self.turns
        after[0][city][0] = turns[city]
        for number in range(1, len(sizes)):
            rest_size = sizes[number - 1]
            row = after[number][city]
            beyond = after[number - 1]
            for facet in range(FACETS):
                hops = ways.from_city[city] if facet == JET else ways.by_colour[city][facet]
                base = facet * rest_size
                for rest in range(rest_size):
                    if hops:
                        least = beyond[BOARD.hop_to[hops[0]]][rest]
                        for hop in hops:
                            found = beyond[BOARD.hop_to[hop]][rest]
                            if found < least:
                                least = found
                    else:
                        least = beyond[city][rest] + UNUSED
                    row[base + rest] = least

    def _expected(self, after: list[list[list[float]]], city: int, by_card: list[float]) -> float:
        """Average over what the dice may show; a turn that a double gives costs nothing."""
        total = 0.0
        for number in range(len(self.throws)):
            throw = self.throws[number]
            row = after[throw.dice][city]
            least = row[throw.codes[0]]
            for code in throw.codes:
                if row[code] < least:
                    least = row[code]
            unused = int(least / UNUSED)
            is_used = unused < throw.dice
            least -= unused * UNUSED
            if throw.cards and least > 0.0:
                least = by_card[number]
                is_used = True
            is_free = throw.is_double and least > 0.0 and (is_used or not self.has_waiting_doubles)
            total += throw.odds * (least if is_free else least + 1.0)
        return total

    def _card_turns(self, after: list[list[list[float]]], landing: list[int]) -> list[float]:
        """Average, for each throw with a card, over the cities to which the card may bring a jet before it flies on."""
        means = [0.0] * len(self.throws)
        for number in range(len(self.throws)):
            throw = self.throws[number]
            if not throw.cards:
                continue
            total = 0.0
            for city in landing:
                row = after[throw.dice][city]
                least = row[throw.codes[0]]
                for code in throw.codes:
                    if row[code] < least:
                        least = row[code]
                total += least - int(least / UNUSED) * UNUSED
            means[number] = total / len(landing)
        return means

    def _measure_reach(self) -> None:
        """Work out how likely a jet gets from each city to each other one with one or two of the dice."""
        for city in range(len(self.turns)):
            if city == self.ways.goal:
                continue
            ends: list[set[int]] = []
            for first in range(FACETS):
                near = self._ends(city, first)
                for second in range(FACETS):
                    found = set(near)
                    for stop in near:
                        found.update(self._ends(stop, second))
                    ends.append(found)
            for throw in self.throws:
                reached: set[int] = set()
                for code in throw.codes:
                    if throw.dice == 1:
                        reached.update(self._ends(city, code))
                    elif throw.dice > 1:
                        reached.update(ends[code // FACETS ** (throw.dice - 2)])
                for end in reached:
                    self.reach[end][city] += throw.odds

    def _ends(self, city: int, facet: int) -> list[int]:
        """List where one die leads from a city."""
        hops = self.ways.from_city[city] if facet == JET else self.ways.by_colour[city][facet]
        return [BOARD.hop_to[hop] for hop in hops]


def _throws(setup: Setup) -> list[Throw]:
    """List what the dice may show."""
    chances = setup.roll_chances
    throws: list[Throw] = []
    for index in range(len(chances.moves)):
        roll = ROLLS[chances.moves[index] - ROLL]
        flown = [facet for facet in roll if facet != TAKE_OFF and not (facet == JET and setup.jets_draw_cards)]
        is_double = False
        for facet in roll:
            if roll.count(facet) > 1 and (facet < COLOURS or setup.symbol_doubles):
                is_double = True
        odds = chances.weights[index] / chances.total
        throws.append(Throw(_codes(flown), len(flown), len(roll) - len(flown), is_double, odds))
    return throws


def _codes(flown: list[int]) -> list[int]:
    """Number every order of some dice."""
    if not flown:
        return [0]
    codes: set[int] = set()
    for index in range(len(flown)):
        rest = flown[:index] + flown[index + 1 :]
        for code in _codes(rest):
            codes.add(flown[index] * FACETS ** len(rest) + code)
    return sorted(codes)


KNOWN: Final[dict[str, Journey]] = {}


def journey_of(setup: Setup) -> Journey:
    """Give what is known of a match's kind of race."""
    known = KNOWN.get(setup.race)
    if known is None:
        known = remember(KNOWN, setup.race, Journey(setup), KNOWN_MOST)
    return known
