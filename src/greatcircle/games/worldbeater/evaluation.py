"""This file is how good a state of Worldbeater is for a seat: with the ways of `prospect`, all that bots know of it.

All weights are whole numbers, a hundredth of a point of the final score each, so that every machine weighs alike. Other
seats' cards are counted, never looked at: in the states that bots think about they are drawn at random.
"""

from typing import Final, final

from mypy_extensions import i64

from greatcircle.games.worldbeater.board import EMPTY_AREA_PENALTY, HOME_POINTS, NEW_YORK_POINTS
from greatcircle.games.worldbeater.card import FIRST_HARM, KINDS, PAPERS
from greatcircle.games.worldbeater.knowledge.prospect import (
    PACE_BACK,
    PACE_OUT,
    PACE_TO_NEW_YORK,
    POINTS,
    Ground,
    ground_of,
)
from greatcircle.games.worldbeater.knowledge.tour import TURN
from greatcircle.games.worldbeater.moves import PLAY, PUT_BACK
from greatcircle.games.worldbeater.position import DRAWING, DRIVING, FLYING, HARM_BITS, HOME, OUT, OVER
from greatcircle.games.worldbeater.rules.ending import Sheet, outcome
from greatcircle.games.worldbeater.rules.play import Worldbeater
from greatcircle.kernel.game import Term

NOBODY: Final = -1
VICTORY: Final = 10_000
TEMPO: Final = 150
"""What a turn's worth of way is worth for its own sake, so that no lead and no lag makes a car idle."""
LAST_TEMPO: Final = 40
"""What it is worth to the last car, which loses no place any more."""
SPREAD: Final = 250
"""By how much of their way two cars that are equally far may still come in apart."""
SPREAD_SHARE: Final = 8
"""One part in so many of their way is added to the spread."""
CERTAIN: Final = 10_000
"""What a place ahead of another car is when it is certain."""
LEADER: Final = 35
"""The hundredths of what the strongest rival may reach that are taken off."""
RIVALS: Final = 25
"""The hundredths of what all rivals may reach in the mean that are taken off."""
CARD: Final = 60
"""A card of a rival, or one that is still to be dealt."""
CARD_VALUES: Final[list[int]] = [150, 20, 40, 60, 60, 60, 200, 60, 120, 60, 20, 70, 40, 50, 70, 30]
"""What each kind of card is worth in the own hand: a little less than what it does when it is played well."""
HAND_TEMPO: Final = 50
"""On the way back all cards are worth no more than this for each turn to come, so that none keeps a car from home."""
RESTLESS: Final = 30
"""After so many rounds cars lose patience: two may stand in each other's way, each waiting for the other to go. Then
what a hexagon weighs wavers from round to round."""
RESTLESSNESS: Final = 6
"""By so much more a hexagon's weight wavers with every round."""
RESTLESS_MOST: Final = 400
"""By so much a hexagon's weight wavers at most."""
PLACE_WAVE: Final = 7919
ROUND_WAVE: Final = 6151
SEAT_WAVE: Final = 4241
WAVES: Final = 9973
"""Primes which see to it that weights waver nowhere, never and for nobody alike."""
FINDS: Final = 200
"""What a turn on the way out usually finds in tokens beyond what was hoped for."""
HARMS: Final[list[int]] = [100, 55, 15, 60, 30, 40, 50, 0]
"""The hundredths of a turn that each kind of harm costs, from the first kind on."""

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
    """What a seat has and what it may still reach, in hundredths of a point, and how far it is."""

    def __init__(self) -> None:
        self.tokens = 0
        self.hopes = 0
        self.charges = 0
        self.unfound = 0
        """What it does not find while it waits for its turn, or is kept from driving; to be told apart from others."""
        self.new_york = 0
        self.home = 0
        self.to_new_york = 0
        """The way to New York, measured as `prospect` does it."""
        self.to_home = 0
        """The whole way home, measured as `prospect` does it."""
        self.to_go = 0
        """The same, but that a turn which is over counts as one, however soon the next begins."""

    def total(self) -> int:
        """Give the score that may be expected."""
        return self.tokens + self.hopes - self.unfound + self.new_york + self.home - self.charges


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
    prospects = prospects_of(state, seat)
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
    tempo = LAST_TEMPO if _is_last(state, seat) else TEMPO
    return [
        victory,
        own.tokens,
        own.hopes,
        own.new_york,
        own.home,
        -own.charges,
        -tempo * (own.to_go + TURN * state.rounds) // TURN - _restlessness(state, seat),
        hand_worth(state, seat, own.to_go),
        -(LEADER * best + RIVALS * all_rivals // (state.seats - 1)) // 100,
    ]


def prospects_of(state: Worldbeater, chooser: int) -> list[Prospect]:
    """Work out for every seat what it may expect: first its way, then its places among the others.

    The seat for which all this is weighed chooses the best of its ways with regard to the places, so that what is best
    never gets worse by going on.
    """
    ground = ground_of(state)
    seats = state.seats
    prospects = [_prospect(state, ground, seat) for seat in range(seats)]
    if state.phase == OVER:
        for seat in range(seats):
            _settle(state, seat, prospects[seat])
        return prospects
    if chooser != NOBODY and state.leg[chooser] != HOME:
        _choose_way(state, ground, prospects, chooser)
    for seat in range(seats):
        prospect = prospects[seat]
        if state.leg[seat] == OUT:
            prospect.new_york = _place(NEW_YORK_POINTS, state.reached, prospects, seat, False)
        if state.leg[seat] != HOME:
            prospect.home = _place(HOME_POINTS, state.home, prospects, seat, True)
    return prospects


def expected_of(state: Worldbeater) -> list[Prospect]:
    """Work out the same for onlookers: all take the way that is the best for a middling hurry."""
    return prospects_of(state, NOBODY)


def _choose_way(state: Worldbeater, ground: Ground, prospects: list[Prospect], seat: int) -> None:
    """Let a seat take the way on which time, place and tokens brought home come to most."""
    is_last = _is_last(state, seat)
    ways = ground.ways(seat, state.car[seat], state.leg[seat], is_last)
    tempo = LAST_TEMPO if is_last else TEMPO
    own = prospects[seat]
    base_home = own.to_home - ways[0].to_home
    base_charges = own.charges - ways[0].kept * POINTS
    best = ways[0]
    best_value = 0
    for index, way in enumerate(ways):
        own.to_home = base_home + way.to_home
        value = _place(HOME_POINTS, state.home, prospects, seat, True) - way.kept * POINTS
        value -= tempo * own.to_home // TURN
        if index == 0 or value > best_value:
            best = way
            best_value = value
    own.to_home = base_home + best.to_home
    own.to_go += best.to_home - ways[0].to_home
    own.charges = base_charges + best.kept * POINTS


def _prospect(state: Worldbeater, ground: Ground, seat: int) -> Prospect:
    """Work out what a seat has, and how far its car has to go."""
    found = Prospect()
    leg = state.leg[seat]
    if leg == OUT:
        found.tokens = ground.worth[seat] * POINTS
        found.hopes = ground.hopes[seat]
        found.charges = ground.penalties[seat]
    else:
        found.tokens = state.credit[seat] * POINTS
        found.charges = state.missed_areas[seat] * EMPTY_AREA_PENALTY * POINTS
        found.new_york = NEW_YORK_POINTS[state.reached.index(seat)] * POINTS
    if leg == HOME:
        found.charges += ground.worth[seat] * POINTS
        found.home = HOME_POINTS[state.home.index(seat)] * POINTS
        return found
    way = ground.ways(seat, state.car[seat], leg, _is_last(state, seat))[0]
    found.charges += way.kept * POINTS
    wait = _wait(state, seat)
    delay = wait + _harm(state, seat)
    pace = PACE_OUT if leg == OUT else PACE_BACK
    found.to_home = way.to_home + pace * delay // TURN
    if leg == OUT:
        found.unfound = FINDS * delay // TURN
        found.to_new_york = way.to_new_york + PACE_TO_NEW_YORK * delay // TURN
    if state.waits[seat]:
        found.to_home += PACE_BACK
    found.to_go = found.to_home
    if not (seat == state.turn and (state.phase == DRIVING or state.phase == FLYING)):
        found.to_go += pace * (TURN - wait) // TURN
    return found


def _restlessness(state: Worldbeater, seat: int) -> int:
    """Give by how much the place of a car weighs less in this round: after many rounds more, and nowhere alike."""
    most = min(RESTLESSNESS * (state.rounds - RESTLESS), RESTLESS_MOST)
    if most <= 0 or state.leg[seat] == HOME:
        return 0
    return (PLACE_WAVE * state.car[seat] + ROUND_WAVE * state.rounds + SEAT_WAVE * seat) % WAVES % most


def _is_last(state: Worldbeater, seat: int) -> bool:
    """Tell whether all other cars are home."""
    return len(state.home) - int(state.leg[seat] == HOME) == state.seats - 1


def _settle(state: Worldbeater, seat: int, prospect: Prospect) -> None:
    """Take what stands on the score sheet when the match is over."""
    sheet = Sheet(state, seat)
    prospect.tokens = sheet.tokens * POINTS
    prospect.hopes = 0
    prospect.unfound = 0
    prospect.new_york = sheet.new_york * POINTS
    prospect.home = sheet.home * POINTS
    prospect.charges = (sheet.empty_areas + sheet.brought_home) * POINTS
    prospect.to_home = 0
    prospect.to_go = 0


def _place(chart: tuple[int, ...], arrived: list[int], prospects: list[Prospect], seat: int, is_home: bool) -> int:
    """Give the points of the place that a car may expect among those that have not arrived either."""
    own: i64 = prospects[seat].to_home if is_home else prospects[seat].to_new_york
    ahead: i64 = CERTAIN * len(arrived)
    for rival in range(len(prospects)):
        if rival == seat or rival in arrived:
            continue
        other: i64 = prospects[rival].to_home if is_home else prospects[rival].to_new_york
        gap: i64 = own - other
        spread: i64 = SPREAD + (own + other) // (2 * SPREAD_SHARE)
        ahead += (CERTAIN + CERTAIN * gap // ((gap if gap > 0 else -gap) + spread)) // 2
    place = ahead // CERTAIN
    share = ahead % CERTAIN
    points: i64 = chart[place]
    if share == 0:
        return points * POINTS
    return points * POINTS - (points - chart[place + 1]) * share * POINTS // CERTAIN


def _wait(state: Worldbeater, seat: int) -> int:
    """Give by how much of a turn a car is behind: until its turn comes, or by what is used up of it."""
    seats: i64 = state.seats
    wait: i64 = (seat - state.turn + seats) % seats * TURN // seats
    if seat == state.turn:
        if state.phase == DRIVING:
            if state.moves_left != 1 and not PUT_BACK <= state.choices[0] < PLAY:
                wait += TURN - TURN * state.moves_left
        elif state.phase != FLYING:
            wait += TURN
    return wait


def _harm(state: Worldbeater, seat: int) -> int:
    """Give by how much of a turn harm throws a car back."""
    harm: i64 = state.harm[seat]
    if seat == state.turn:
        harm |= state.acting
    turns: i64 = 0
    if harm:
        for kind in range(FIRST_HARM, KINDS):
            if harm & HARM_BITS[kind]:
                turns += HARMS[kind - FIRST_HARM]
    return turns


def hand_worth(state: Worldbeater, seat: int, to_home: int) -> int:
    """Weigh the cards in a hand; papers are of use until the end of the turn of arrival (WB-108).

    Those of the last car weigh nothing: it would wander to keep them.
    """
    leg = state.leg[seat]
    if leg == HOME or _is_last(state, seat):
        return 0
    worth: i64 = 0
    for kind in range(KINDS):
        worth += state.hand[seat * KINDS + kind] * CARD_VALUES[kind]
    if leg != OUT and not (state.has_arrived and seat == state.turn):
        worth -= state.hand[seat * KINDS + PAPERS] * CARD_VALUES[PAPERS]
    if state.phase == DRAWING and state.receiver == seat:
        worth += state.draws * CARD
    return worth if leg == OUT else min(worth, HAND_TEMPO * to_home // TURN)
