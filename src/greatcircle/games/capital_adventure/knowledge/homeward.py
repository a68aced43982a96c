"""This file is how many goes it takes to come home, as `scripts/fit_way_home.py` has worked out for whole tours.

The table knows a side that has finished the continents behind it and begun none ahead; what is otherwise is added or
taken off by its price. It was worked out for a few shares of known answers, and what lies between is mixed.
"""

import zlib
from importlib import resources
from typing import Final, final

from greatcircle.equipment.memory import remember
from greatcircle.games.capital_adventure.board import (
    BOARD,
    CERTAIN,
    CITIES,
    CONTINENTS,
    DICE_MAX,
    DICE_MIN,
    SEA_ANSWERS,
    SEA_MISSED,
    TOKENS_MOST,
)
from greatcircle.games.capital_adventure.knowledge.prospect import HAZARD, WHOLE, Prospect
from greatcircle.games.capital_adventure.knowledge.purse import Purse
from greatcircle.games.capital_adventure.knowledge.tour import TOUR

SHARES: Final = (45, 60, 75, 90)
"""The shares of known answers for which there are tables, in per cent."""
NOTES: Final = (0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 2000, 2500, 3000, 4000)
"""The dollars in cash for which there are entries."""
NOTE: Final = 50
"""All sums are multiples of this."""
SUMS: Final = 81
PARTS: Final = 100
"""An entry is a whole number of such parts of a go."""
HOLDINGS: Final = 2 * (TOKENS_MOST + 1)
"""With or without the insurance of the continent, with none to two Travel Tokens."""
ROW: Final = HOLDINGS * len(NOTES)
BYTES: Final = 2
MASKS: Final = 16
"""More than the sets of Capital Adventure cities that any continent has."""
KNOWN_MOST: Final = 20_000


def _read() -> bytes:
    data = resources.files("greatcircle.games.capital_adventure.knowledge").joinpath("way_home.bin").read_bytes()
    return zlib.decompress(data)


def _rows() -> list[int]:
    """Number the rows of a table: a city with a set of lacking ones of its continent; then those once sent back."""
    numbers = [-1] * (CITIES * MASKS * 2)
    count = 0
    for city in range(CITIES):
        if city == BOARD.start:
            continue
        own = local(BOARD.continent[city], BOARD.goal_bit[city])
        for lacking in range(local(BOARD.continent[city], BOARD.all_pegs) + 1):
            if not lacking & own:
                numbers[city * MASKS + lacking] = count
                count += 1
    for city in range(CITIES):
        if BOARD.continent[city] == CONTINENTS - 1:
            numbers[(CITIES + city) * MASKS] = count
            count += 1
    numbers.append(count)
    return numbers


def local(continent: int, cities: int) -> int:
    """Give those of a set of Capital Adventure cities that are in a continent, numbered there."""
    found = 0
    bit = 1
    for goal in BOARD.goals:
        if BOARD.continent[goal] == continent:
            if cities & BOARD.goal_bit[goal]:
                found |= bit
            bit <<= 1
    return found


ROWS: Final = _rows()
TABLES: Final[list[bytes]] = []


def _table(share: int, has_visas: bool) -> bytes:
    """Give the table of one share of known answers."""
    if not TABLES:
        TABLES.append(_read())
    size = ROWS[-1] * ROW * BYTES
    begin = (share + (0 if has_visas else len(SHARES))) * size
    return TABLES[0][begin : begin + size]


@final
class Homeward:
    """The goes that are left to a side that knows so many per cent of the answers."""

    def __init__(self, knowledge: int, prospect: Prospect, has_visas: bool) -> None:
        self.prospect = prospect
        above = 0
        while above < len(SHARES) - 1 and SHARES[above] < knowledge:
            above += 1
        below = above - 1 if above > 0 and SHARES[above] > knowledge else above
        self.low = _table(below, has_visas)
        self.high = _table(above, has_visas)
        self.mix: float = 0.0
        """How much of the higher table is mixed in."""
        if above != below:
            # A tour is about as long as answers are hard to come by, so the odds against are mixed, not the odds.
            one, other = 1.0 / SHARES[below], 1.0 / SHARES[above]
            self.mix = (one - 1.0 / knowledge) / (one - other)
        self.stretch: float = 1.0
        if knowledge < SHARES[0]:
            self.stretch = SHARES[0] / knowledge
        self.knows: float = knowledge / CERTAIN
        self.right: float = prospect.right / WHOLE
        self.wrong: float = prospect.wrong / WHOLE
        self.hazard: float = HAZARD / WHOLE
        self.lines: dict[int, list[float]] = {}
        self.offsets: dict[int, float] = {}

    def left(self, city: int, lacking: int, purse: Purse) -> float:
        """Give the goes that are left when the next one begins in a city."""
        if city == BOARD.start:
            return self._left_from_london(lacking, purse)
        continent = BOARD.continent[city]
        here = lacking & BOARD.pegs_of[continent] & ~BOARD.goal_bit[city]
        is_again = purse.is_sent_back and not here and continent == CONTINENTS - 1
        line = self._line(city, local(continent, here), is_again)
        cash = purse.cash // NOTE
        insured = purse.insurance >> continent & 1
        at = (insured * (TOKENS_MOST + 1) + purse.tokens) * SUMS + (cash if cash < SUMS else SUMS - 1)
        return line[at] + self._offset(city, lacking & ~BOARD.goal_bit[city], purse.insurance)

    def _left_from_london(self, lacking: int, purse: Purse) -> float:
        """Take the mean of the start cities (CA-30)."""
        total = 0.0
        ways = 0
        for dice in range(DICE_MIN, DICE_MAX + 1):
            weight = min(dice - 1, DICE_MAX + 1 - dice)
            total += weight * self.left(BOARD.start_city[dice], lacking, purse)
            ways += weight
        return total / ways

    def _line(self, city: int, here: int, is_again: bool) -> list[float]:
        """Give the goes from a city for all that a side may hold, sum by sum."""
        key = (city + (CITIES if is_again else 0)) * MASKS + here
        known = self.lines.get(key)
        if known is not None:
            return known
        begin = ROWS[key] * ROW * BYTES
        line: list[float] = []
        for holding in range(HOLDINGS):
            goes: list[float] = []
            for note in range(len(NOTES)):
                at = begin + (holding * len(NOTES) + note) * BYTES
                low = self.low[at] + 256 * self.low[at + 1]
                high = self.high[at] + 256 * self.high[at + 1]
                goes.append((low + (high - low) * self.mix) * self.stretch / PARTS)
            for note in range(len(NOTES) - 1):
                steps = (NOTES[note + 1] - NOTES[note]) // NOTE
                for step in range(steps):
                    line.append(goes[note] + (goes[note + 1] - goes[note]) * step / steps)
            line.append(goes[-1])
        self.lines[key] = line
        return line

    def _offset(self, city: int, lacking: int, insurance: int) -> float:
        """Give the goes that a side needs more, or less, because of what it has left behind or visited before."""
        continent = BOARD.continent[city]
        key = (insurance * CITIES + city) * (BOARD.all_pegs + 1) + lacking
        known = self.offsets.get(key)
        if known is not None:
            return known
        usual = lacking & BOARD.pegs_of[continent]
        dollars = 0
        for ahead in range(continent + 1, CONTINENTS):
            usual |= BOARD.pegs_of[ahead]
            if not insurance >> ahead & 1:
                dollars += BOARD.continents[ahead].insurance
        if lacking != usual:
            dollars += self.prospect.way(city, lacking) - self.prospect.way(city, usual)
            dollars += (TOUR.borders(city, lacking) - TOUR.borders(city, usual)) * self.prospect.rate // 2
        return remember(self.offsets, key, dollars / self.prospect.rate, KNOWN_MOST)

    def sea(self, answers: int, purse: Purse) -> float:
        """Give the goes left at sea after this one, with so many right answers (CA-127, CA-129, CA-140, CA-142)."""
        goes = (1.0 - self.knows) / self.knows
        back = 0.0
        if not purse.is_sent_back:
            beaten = Purse(purse.cash, purse.tokens, purse.insurance, purse.doubles, True)
            back = self.left(BOARD.sent_back_to, 0, beaten)
        for _ in range(SEA_ANSWERS - answers):
            if purse.is_sent_back:
                goes += (self.wrong + self.hazard * (1 + SEA_MISSED)) / self.right
            else:
                goes = (self.right * goes + self.wrong + self.hazard * back) / (self.right + self.hazard)
        return goes
