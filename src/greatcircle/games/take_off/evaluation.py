"""This file is how good a state of Take Off! is for a seat: the only game knowledge that bots use.

All weights are whole numbers, a hundredth of a route each, so that every machine weighs alike.
"""

from typing import Final

from mypy_extensions import i64

from greatcircle.games.take_off.board import COLOURS
from greatcircle.games.take_off.position import OVER
from greatcircle.games.take_off.rules.ending import has_won
from greatcircle.games.take_off.rules.play import TakeOff
from greatcircle.kernel.game import Term

VICTORY: Final = 1_000_000
ROUTE: Final = 100
"""A route that one of our jets still has to fly."""
HOME: Final = 150
"""A jet at the finish can neither be bumped nor sent back by a card."""
RIVAL_ROUTES: Final = 80
"""What the routes that the others still have to fly are worth, shared among them."""
THREAT: Final = 18
"""The hundredths of its way that a jet loses by standing where a rival's jet can land next."""
COLOUR: Final = 6
"""A colour that leads one of our jets on."""
WILD: Final = 90
"""A wild move in hand."""
TURN: Final = 120
"""A turn that we still have."""

SENTENCES: Final = (
    "the match itself",
    "routes still to fly",
    "jets at the finish",
    "routes that the others still have to fly",
    "own jets in reach of others",
    "colours that lead on",
    "moves and turns in hand",
)


def evaluate(state: TakeOff, seat: int) -> int:
    """Weigh a state for a seat; more is better."""
    total = 0
    for value in weigh(state, seat):
        total += value
    return total


def terms(state: TakeOff, seat: int) -> list[Term]:
    """List what the weight of a state is made of."""
    return [Term(sentence, value) for sentence, value in zip(SENTENCES, weigh(state, seat), strict=True)]


def weigh(state: TakeOff, seat: int) -> list[int]:
    """Weigh each of the things that `SENTENCES` names."""
    setup = state.setup
    left = setup.ways.routes_left
    fleet: i64 = setup.fleet
    own: i64 = seat * fleet
    ours: i64 = 0
    theirs: i64 = 0
    home: i64 = 0
    danger: i64 = 0
    colours: i64 = 0
    for jet in range(setup.jet_count):
        city = state.city[jet]
        if not own <= jet < own + fleet:
            theirs += left[city]
        elif city == setup.goal:
            home += 1
        else:
            ours += left[city]
            colours |= setup.ways.colours_at[city]
            if setup.has_bumping and city != setup.start:
                danger += _rivals_near(state, seat, city) * (left[setup.start] - left[city])
    victory = VICTORY if state.phase == OVER and has_won(state, seat) else 0
    in_hand = 0
    if state.turn == seat and state.phase != OVER:
        in_hand = len(state.dice) * WILD + (state.bonus_turns + state.won_rolls + 1) * TURN
    return [
        victory,
        -ROUTE * ours,
        HOME * home,
        RIVAL_ROUTES * theirs // (state.seats - 1),
        -THREAT * danger,
        COLOUR * _count(colours),
        in_hand,
    ]


def _rivals_near(state: TakeOff, seat: int, city: int) -> i64:
    """Count the rivals with a jet that one route leads to a city."""
    setup = state.setup
    fleet: i64 = setup.fleet
    arrivals = setup.ways.arrivals[city]
    rivals: i64 = 0
    for rival in range(state.seats):
        if rival == seat:
            continue
        for jet in range(rival * fleet, rival * fleet + fleet):
            if state.city[jet] in arrivals:
                rivals += 1
                break
    return rivals


def _count(colours: i64) -> i64:
    """Count the colours of a set of bits."""
    count: i64 = 0
    for colour in range(COLOURS):
        count += colours >> colour & 1
    return count
