"""This file is how long a side still needs to come home, as bots estimate it, and what makes it longer or shorter.

The fares of the tour that is left, its borders and the Atlantic have a price; what a side has and may still cash in is
set against it, and the rest is earned at so many dollars a go. All weights are whole numbers, `GO` a go.
"""

from typing import Final

from greatcircle.games.capital_adventure.board import (
    ATLANTIC,
    BOARD,
    CONTINENTS,
    NOTHING,
    SEA_ANSWERS,
    TOKEN_WORTH,
    TOKENS_MOST,
)
from greatcircle.games.capital_adventure.knowledge.prospect import GO, Prospect, prospect_of
from greatcircle.games.capital_adventure.knowledge.purse import Purse, purse_of
from greatcircle.games.capital_adventure.knowledge.tour import TOUR
from greatcircle.games.capital_adventure.position import OVER, Position
from greatcircle.games.capital_adventure.rules.ending import outcome
from greatcircle.kernel.game import Term

VICTORY: Final = 100 * GO
"""What it is worth to have won."""
TOKEN_VALUES: Final = (0, 390, 740)
"""What so many Travel Tokens are worth: not quite their money, as they pay fares only and give no change (CA-94)."""
DOUBLE_SHARE: Final = 80
"""A Double is worth so many hundredths of what it will bring in, as not every go is good for it."""
HOARD_SHARE: Final = 3
"""So many hundredths of the cash are given up for lost, as a Hazard may take all of it (CA-151)."""

SENTENCES: Final = (
    "money for the fares to come",
    "borders still to cross",
    "the Atlantic",
    "Doubles",
    "safety from Hazards",
    "where the next go begins",
    "goes that nothing shortens",
    "questions in this go",
)
TOLD_AS: Final = (0, 1, 2, 0, 0, 3, 4, 5, 6, 7)
"""Which of these things each weight is told as: fares, money and Travel Tokens only mean something together."""
WEIGHTS: Final = len(TOLD_AS)
BORDERS: Final = 1
SEA: Final = 2
MONEY: Final = 3
WAITING: Final = 8
ASKING: Final = 9
"""The places of some of these things in a list of weights."""
RIVAL: Final = "the rivals' way home"
RESULT: Final = "the match itself"


def weigh(prospect: Prospect, city: int, lacking: int, purse: Purse) -> list[int]:
    """Weigh what a side needs and has when its go is over in a city; all weights together are the time to home."""
    fares = TOUR.left(city, lacking) + BOARD.sea_fare
    borders = TOUR.borders(city, lacking)
    cash = purse.cash
    gain = prospect.gain(city, lacking, cash, purse.insured(BOARD.continent[city]), False)
    weights = [
        -prospect.time(fares),
        -prospect.time(borders * prospect.border + prospect.sea_visa),
        -GO - prospect.sea[int(purse.is_sent_back)][SEA_ANSWERS],
        prospect.time(cash + _insurance_ahead(city, lacking, purse.insurance)),
        prospect.time(min(TOKEN_VALUES[purse.tokens], fares)),
        prospect.time(_doubles_worth(prospect, purse)),
        prospect.time(min(gain - prospect.earning, 0) - cash * HOARD_SHARE // 100),
        -prospect.time(prospect.delay) if BOARD.is_capital_adventure[city] else 0,
        0,
        0,
    ]
    least = 0 if city == BOARD.harbour and not lacking else GO
    if prospect.has_visas:
        least += borders * GO
    # Money beyond what is needed shortens nothing: every border takes a go, and so does the arrival in New York.
    spare = total_of(weights) - weights[SEA] + least
    if spare > 0:
        weights[WAITING] = prospect.reserve(spare, purse.is_sent_back) - spare
    return weights


def _insurance_ahead(city: int, lacking: int, insurance: int) -> int:
    """Add up the Insurance Tokens of the continents where the tour that is left leads (CA-49, CA-152)."""
    total = 0
    for continent in range(TOUR.first_lacking(BOARD.continent[city], lacking), CONTINENTS):
        if insurance >> continent & 1:
            total += BOARD.continents[continent].insurance
    return total


def _doubles_worth(prospect: Prospect, purse: Purse) -> int:
    return purse.doubles * prospect.doubling * DOUBLE_SHARE // 100


def weigh_end(prospect: Prospect, city: int, lacking: int, purse: Purse) -> list[int]:
    """Weigh the end of a go in a city: a stop-over earns a token, but who cannot pay the way out is deported.

    CA-91, CA-96, CA-98, CA-99
    """
    if not BOARD.is_capital_adventure[city]:
        return weigh(prospect, city, lacking, purse)
    if purse.tokens < TOKENS_MOST:
        purse = purse.plus(0, 1)
    continent = BOARD.continent[city]
    means = purse.cash + purse.tokens * TOKEN_WORTH + purse.insured(continent)
    for leg in BOARD.legs[city]:
        if leg.fare <= means:
            return weigh(prospect, city, lacking, purse)
    weights = weigh(prospect, BOARD.deported_to[continent], lacking, purse)
    weights[WAITING] -= GO
    return weights


def weigh_transit(prospect: Prospect, to: int, lacking: int, purse: Purse) -> list[int]:
    """Weigh the end of a go on a transit point from which a right answer leads on to a city (CA-118)."""
    weights = weigh(prospect, to, lacking & ~BOARD.goal_bit[to], purse)
    weights[BORDERS] -= prospect.try_time
    return weights


def weigh_sea(prospect: Prospect, answers: int, purse: Purse) -> list[int]:
    """Weigh a side at sea with so many right answers, in the midst of its go."""
    weights = [0] * WEIGHTS
    weights[SEA] = -prospect.sea[int(purse.is_sent_back)][SEA_ANSWERS - answers]
    spare = purse.cash + TOKEN_VALUES[purse.tokens] + purse.insured(BOARD.sea_from) + _doubles_worth(prospect, purse)
    weights[MONEY] = prospect.reserve(prospect.time(spare), purse.is_sent_back)
    return weights


def weigh_side(state: Position, seat: int) -> list[int]:
    """Weigh where a side is and what it has."""
    prospect = prospect_of(state.setup, seat)
    purse = purse_of(state, seat)
    lacking: int = BOARD.all_pegs & ~state.pegs[seat]
    if state.transit[seat] == ATLANTIC:
        weights = weigh_sea(prospect, state.sea[seat], purse)
        weights[WAITING] = -GO
    elif state.transit[seat] != NOTHING:
        weights = weigh_transit(prospect, state.heading[seat], lacking, purse)
    else:
        weights = weigh(prospect, state.city[seat], lacking, purse)
    weights[WAITING] -= state.missed[seat] * GO
    return weights


def total_of(weights: list[int]) -> int:
    """Add weights up."""
    total = 0
    for weight in weights:
        total += weight
    return total


def told(weights: list[int]) -> list[Term]:
    """Put weights into words, those together that mean something only together."""
    sums = [0] * len(SENTENCES)
    for at in range(WEIGHTS):
        sums[TOLD_AS[at]] += weights[at]
    return [Term(sentence, value) for sentence, value in zip(SENTENCES, sums, strict=True)]


def evaluate(state: Position, seat: int) -> int:
    """Weigh a state for a side: how much sooner than its best rival it will be home."""
    return total_of(weigh_side(state, seat)) + _rivals(state, seat) + _result(state, seat)


def terms(state: Position, seat: int) -> list[Term]:
    """List what `evaluate` adds up."""
    return [*told(weigh_side(state, seat)), Term(RIVAL, _rivals(state, seat)), Term(RESULT, _result(state, seat))]


def _rivals(state: Position, seat: int) -> int:
    """Weigh how long the best rival still needs."""
    best = -VICTORY
    for other in range(state.seats):
        if other != seat:
            best = max(best, total_of(weigh_side(state, other)))
    return -best


def _result(state: Position, seat: int) -> int:
    """Weigh how the match has ended."""
    if state.phase != OVER:
        return 0
    return VICTORY if outcome(state).places[seat] == 1 else -VICTORY
