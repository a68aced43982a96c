"""This file is how good a state of Worldbeater is for a seat: the only game knowledge that bots use.

All weights are whole numbers, a hundredth of a point of the final score each, so that every machine weighs alike. Other
seats' cards are counted, never looked at: in the states that bots think about they are drawn at random.
"""

from typing import Final, final

from mypy_extensions import i64

from greatcircle.games.worldbeater.board import (
    AREAS,
    BOARD,
    EMPTY_AREA_PENALTY,
    HOME_POINTS,
    NEW_YORK_POINTS,
    TOKENS_INTO_UK,
)
from greatcircle.games.worldbeater.card import FIRST_HARM, KINDS
from greatcircle.games.worldbeater.moves import PLAY, PUT_BACK
from greatcircle.games.worldbeater.rules.ending import Sheet, outcome
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.games.worldbeater.state import (
    AVAILABLE,
    BACK,
    DRAWING,
    DRIVING,
    FLYING,
    HARM_BITS,
    HOME,
    OUT,
    OVER,
    RETURNED,
)
from greatcircle.games.worldbeater.tour import (
    FAR,
    KNOWN_MOST,
    TOWN_BITS,
    TURN,
    Tours,
    area_bit,
    tours_of,
)
from greatcircle.kernel.game import Term

VICTORY: Final = 10_000
POINTS: Final = 100
"""What a point of the final score weighs."""
SCALE: Final = 60
"""The hundredths of a way, which is measured at its worst, that are usually needed."""
TEMPO: Final = 150
"""What a turn is worth for its own sake, so that no lead and no lag makes a car idle."""
LAST_TEMPO: Final = 60
"""What it is worth to the last car, which loses no place any more."""
KEEP: Final = 66
"""The hundredths of a way that a car goes to get rid of a point before it comes home,"""
LAST_KEEP: Final = 270
"""and the last car."""
RISK: Final = 150
"""What it costs that an area may run dry before we come."""
SPREAD: Final = 250
"""By how much two cars that are equally far may still come in apart, in hundredths of a turn,"""
SPREAD_SHARE: Final = 8
"""and the part of their way that is added to it."""
CERTAIN: Final = 10_000
"""What a place ahead of another car is when it is certain."""
LEADER: Final = 35
"""The hundredths of what the strongest rival may reach that are taken off,"""
RIVALS: Final = 25
"""and of what all rivals may reach in the mean."""
CARD: Final = 60
"""A card of a rival, or one that is still to be dealt."""
CARD_VALUES: Final[list[int]] = [150, 20, 40, 60, 60, 60, 200, 60, 120, 60, 20, 70, 40, 50, 70, 30]
"""What each kind of card is worth in the own hand: a little less than what it does when it is played well."""
BACK_SHARE: Final = 2
"""On the way back a card is worth one part in so many of that."""
HARMS: Final[list[int]] = [100, 55, 15, 60, 30, 40, 50, 0]
"""The hundredths of a turn that each kind of harm costs, from the first kind on."""
KNOWN_CHOICES: Final[dict[tuple[int, ...], list[int]]] = {}

SENTENCES: Final = (
    "the match itself",
    "tokens held or credited",
    "tokens of areas still owed",
    "the place in New York",
    "the place at home",
    "areas without a token and tokens brought home",
    "turns that the way still takes",
    "cards in hand",
    "what the others may reach",
)


@final
class Prospect:
    """What a car has and what it may still reach."""

    def __init__(self) -> None:
        self.tokens = 0
        self.hopes = 0
        self.charges = 0
        self.to_new_york = 0
        """The hundredths of a turn to New York,"""
        self.to_home = 0
        """and in all."""
        self.new_york = 0
        self.home = 0

    def total(self) -> int:
        """Give the score that may be expected."""
        return self.tokens + self.hopes + self.new_york + self.home - self.charges


def evaluate(state: Worldbeater, seat: int) -> int:
    """Weigh a state for a seat; more is better."""
    total = 0
    for value in weigh(state, seat):
        total += value
    return total


def terms(state: Worldbeater, seat: int) -> list[Term]:
    """List what the weight of a state is made of."""
    return [Term(sentence, value) for sentence, value in zip(SENTENCES, weigh(state, seat), strict=True)]


def weigh(state: Worldbeater, seat: int) -> list[int]:
    """Weigh each of the things that `SENTENCES` names."""
    prospects = prospects_of(state)
    own = prospects[seat]
    victory = 0
    if state.phase == OVER and outcome(state).places[seat] == 1:
        victory = VICTORY
    best = -VICTORY
    all_rivals = 0
    for rival in range(state.seats):
        if rival != seat:
            total = prospects[rival].total() + CARD * state.hand_count[rival]
            best = max(best, total)
            all_rivals += total
    return [
        victory,
        own.tokens,
        own.hopes,
        own.new_york,
        own.home,
        -own.charges,
        -(LAST_TEMPO if _is_last(state, seat) else TEMPO) * (own.to_home + TURN * state.rounds) // TURN,
        _hand(state, seat),
        -(LEADER * best + RIVALS * all_rivals // (state.seats - 1)) // 100,
    ]


def prospects_of(state: Worldbeater) -> list[Prospect]:
    """Work out for every seat what it may expect: first its ways, then its places among the others."""
    field = Field(state)
    prospects = [field.prospect(seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        prospect = prospects[seat]
        if state.leg[seat] == OUT:
            prospect.new_york = _place(NEW_YORK_POINTS, state.reached, state, prospects, seat, False)
        if state.leg[seat] != HOME:
            prospect.home = _place(HOME_POINTS, state.home, state, prospects, seat, True)
    if state.phase == OVER:
        for seat in range(state.seats):
            _settle(state, seat, prospects[seat])
    return prospects


def _is_last(state: Worldbeater, seat: int) -> bool:
    """Tell whether all other cars are home."""
    return len(state.home) - int(state.leg[seat] == HOME) == state.seats - 1


def _settle(state: Worldbeater, seat: int, prospect: Prospect) -> None:
    """Take what stands on the score sheet when the match is over."""
    sheet = Sheet(state, seat)
    prospect.tokens = sheet.tokens * POINTS
    prospect.hopes = 0
    prospect.new_york = sheet.new_york * POINTS
    prospect.home = sheet.home * POINTS
    prospect.charges = (sheet.empty_areas + sheet.brought_home) * POINTS
    prospect.to_home = 0


def _place(
    chart: tuple[int, ...],
    arrived: list[int],
    state: Worldbeater,
    prospects: list[Prospect],
    seat: int,
    is_home: bool,
) -> int:
    """Give the points of the place that a car may expect among those that have not arrived either."""
    own = prospects[seat].to_home if is_home else prospects[seat].to_new_york
    ahead: i64 = CERTAIN * len(arrived)
    for rival in range(state.seats):
        if rival == seat or rival in arrived:
            continue
        other = prospects[rival].to_home if is_home else prospects[rival].to_new_york
        gap: i64 = own - other
        spread: i64 = SPREAD + (own + other) // (2 * SPREAD_SHARE)
        ahead += (CERTAIN + CERTAIN * gap // ((gap if gap > 0 else -gap) + spread)) // 2
    place = ahead // CERTAIN
    share = ahead % CERTAIN
    points: i64 = chart[place]
    if share == 0:
        return points * POINTS
    return points * POINTS - (points - chart[place + 1]) * share * POINTS // CERTAIN


def _hand(state: Worldbeater, seat: int) -> int:
    """Weigh the cards in the own hand, on the way back with less use for them."""
    leg = state.leg[seat]
    if leg == HOME:
        return 0
    worth: i64 = 0
    for kind in range(KINDS):
        worth += state.hand[seat * KINDS + kind] * CARD_VALUES[kind]
    if state.phase == DRAWING and state.receiver == seat:
        worth += state.draws * CARD
    return worth if leg == OUT else worth // BACK_SHARE


@final
class Field:
    """The board as all cars find it: tokens that lie, tokens that can be claimed, tokens that are held."""

    def __init__(self, state: Worldbeater) -> None:
        self.state = state
        self.outward: Tours = tours_of(state.seats, False)
        self.homeward: Tours = tours_of(state.seats, True)
        self.lying = [0] * AREAS
        """The towns of each area that have a token,"""
        self.open = [0] * AREAS
        """and those whose token can be claimed."""
        self.open_worth = [0] * AREAS
        token = state.token
        for town in range(len(token)):
            at = token[town]
            if at == AVAILABLE:
                area = BOARD.town_area[town]
                bit = TOWN_BITS[town]
                self.lying[area] |= bit
                self.open[area] |= bit
                self.open_worth[area] += BOARD.value[town]
            elif at == RETURNED:
                self.lying[BOARD.town_area[town]] |= TOWN_BITS[town]
        self.owing = [0] * AREAS
        """How many cars on their way out have no token of an area."""
        for seat in range(state.seats):
            if state.leg[seat] == OUT:
                for area in range(1, AREAS):
                    if state.held[seat * AREAS + area] == 0:
                        self.owing[area] += 1

    def prospect(self, seat: int) -> Prospect:
        """Work out what a car has, and how far it still has to go."""
        state = self.state
        found = Prospect()
        leg = state.leg[seat]
        if leg == OUT:
            self._look_out(seat, found)
        else:
            found.tokens = state.credit[seat] * POINTS
            found.charges = state.missed_areas[seat] * EMPTY_AREA_PENALTY * POINTS
            found.new_york = NEW_YORK_POINTS[state.reached.index(seat)] * POINTS
            if leg == BACK:
                self._look_back(seat, found)
            else:
                found.charges += state.token_worth(seat) * POINTS
                found.home = HOME_POINTS[state.home.index(seat)] * POINTS
        return found

    def _look_out(self, seat: int, found: Prospect) -> None:
        """Look at a car on its way out: the areas that it owes, the way to New York, and from there home again."""
        state = self.state
        first = seat * AREAS
        load = Load()
        load.take(state, seat)
        need = 0
        for area in range(1, AREAS):
            if state.held[first + area] > 0:
                continue
            left: i64 = state.left[area]
            if left == 0:
                found.charges += EMPTY_AREA_PENALTY * POINTS
                continue
            need |= area_bit(area)
            rivals: i64 = self.owing[area] - 1
            found.hopes += self.open_worth[area] * POINTS // left
            if rivals >= left:
                found.hopes -= RISK * (rivals - left + 1) // (rivals + 1)
            load.counts[area] = 1
            load.worth[area] = self.open_worth[area] // left
            load.goals[area] = self.open[area]
        found.tokens = state.token_worth(seat) * POINTS
        way = self.outward.way(state.car[seat], need, self.lying, self.open)
        found.to_new_york = SCALE * way // 100 + self._delay(seat)
        found.to_home = found.to_new_york + TURN + self._home(seat, BOARD.new_york, load, found)

    def _look_back(self, seat: int, found: Prospect) -> None:
        """Look at a car on its way back."""
        state = self.state
        load = Load()
        load.take(state, seat)
        found.to_home = self._home(seat, state.car[seat], load, found) + self._delay(seat)
        if state.waits[seat]:
            found.to_home += TURN

    def _home(self, seat: int, hexagon: int, load: "Load", found: Prospect) -> int:
        """Give the way home over the towns of the tokens that are not kept; those that are will be charged."""
        tours = self.homeward
        keep: i64 = LAST_KEEP if _is_last(self.state, seat) else KEEP
        best: i64 = FAR
        charge: i64 = 0
        for need in load.choices(tours, keep):
            way = tours.way(hexagon, need, self.lying, load.goals)
            kept: i64 = 0
            for area in range(1, AREAS):
                if need & area_bit(area):
                    if load.counts[area] > 1:
                        way += tours.second[area]
                else:
                    kept += load.worth[area]
            if way + keep * kept < best:
                best = way + keep * kept
                charge = kept
        found.charges += charge * POINTS
        return SCALE * (best - keep * charge) // 100

    def _delay(self, seat: int) -> int:
        """Give by how much a car is behind: until its turn comes, by what is used up of it, and by harm."""
        state = self.state
        seats: i64 = state.seats
        delay: i64 = (seat - state.turn + seats) % seats * TURN // seats
        harm: i64 = state.harm[seat]
        if seat == state.turn:
            harm |= state.acting
            if state.phase == DRIVING:
                if not PUT_BACK <= state.choices[0] < PLAY:
                    delay += TURN - TURN * state.moves_left
            elif state.phase != FLYING:
                delay += TURN
        if harm:
            for kind in range(FIRST_HARM, KINDS):
                if harm & HARM_BITS[kind]:
                    delay += HARMS[kind - FIRST_HARM]
        return delay


@final
class Load:
    """The tokens with which a car sets out for home, area by area."""

    def __init__(self) -> None:
        self.counts = [0] * AREAS
        self.worth = [0] * AREAS
        self.goals = [0] * AREAS
        """The towns on which one of them can be laid."""

    def take(self, state: Worldbeater, seat: int) -> None:
        """Take what a seat holds; a 3 may also go where the other 3 of its area was."""
        token = state.token
        for town in range(len(token)):
            if token[town] == seat:
                area = BOARD.town_area[town]
                self.counts[area] += 1
                self.worth[area] += BOARD.value[town]
                self.goals[area] |= TOWN_BITS[town]
                twin = BOARD.twin[town]
                if twin >= 0 and token[twin] >= 0:
                    self.goals[area] |= TOWN_BITS[twin]

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
            if len(KNOWN_CHOICES) > KNOWN_MOST:
                KNOWN_CHOICES.clear()
            KNOWN_CHOICES[packed] = known
        return known

    def _needed(self, tours: Tours, start: int, keep: int) -> int:
        """Give the areas to visit for one who sets out in an area, and may keep three tokens."""
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
