"""This file is chances to win: who will be home first, by how many goes each side is still away."""

from math import sqrt
from typing import Final

from greatcircle.games.capital_adventure.board import ANSWER_MONEY, ATLANTIC, BOARD, NOTHING
from greatcircle.games.capital_adventure.evaluation import total_of, weigh_side
from greatcircle.games.capital_adventure.knowledge.advice import Adviser
from greatcircle.games.capital_adventure.knowledge.homeward import Homeward
from greatcircle.games.capital_adventure.knowledge.level import plans_tours, share_known
from greatcircle.games.capital_adventure.knowledge.planner import Planner
from greatcircle.games.capital_adventure.knowledge.prospect import GO, Prospect, prospect_of
from greatcircle.games.capital_adventure.knowledge.purse import purse_of
from greatcircle.games.capital_adventure.position import Position, Setup
from greatcircle.kernel.game import Appraisal, Term
from greatcircle.kernel.level import Level
from greatcircle.kernel.prospect import shares_by, shares_of

SPREAD: Final = 0.8
"""How much luck is still ahead: so much, times the square root of the goes that the first side needs, in goes."""
SPREAD_LEAST: Final = 1.0
WORTH_OF_GO: Final = 300.0
"""What a go sooner at home is worth, where a match won is worth 10,000."""
EVEN: Final = 5000.0
SENTENCE: Final = "how soon you are home"

KNOWN: Final[dict[int, Homeward]] = {}


def homeward_of(setup: Setup, knowledge: int) -> Homeward:
    """Give the goes that are left to a side that knows so many per cent of the answers."""
    key = knowledge * 2 + int(setup.has_visas)
    known = KNOWN.get(key)
    if known is None:
        known = Homeward(knowledge, Prospect(knowledge, ANSWER_MONEY, setup.has_visas), setup.has_visas)
        KNOWN[key] = known
    return known


def is_charted(setup: Setup) -> bool:
    """Tell whether the tables are for such a match: they know answers of the usual pay (CA-14)."""
    return setup.answer_money == ANSWER_MONEY


def goes_left(state: Position, seat: int) -> float:
    """Estimate how many goes a side still needs, if it knows as much as bots do by the options (CA-163)."""
    setup = state.setup
    missed = float(state.missed[seat])
    if not is_charted(setup):
        return missed - total_of(weigh_side(state, seat)) / GO
    homeward = homeward_of(setup, prospect_of(setup, seat).knowledge)
    purse = purse_of(state, seat)
    lacking: int = BOARD.all_pegs & ~state.pegs[seat]
    if state.transit[seat] == ATLANTIC:
        return missed + 1.0 + homeward.sea(state.sea[seat], purse)
    if state.transit[seat] != NOTHING:
        return missed + 1.0 / homeward.knows + homeward.left(state.heading[seat], lacking, purse)
    return missed + homeward.left(state.city[seat], lacking, purse)


def prospects(state: Position) -> list[float]:
    """Estimate the chance of each side to be home first; fitted by `scripts/fit_way_home.py --chances`."""
    outcome = state.outcome()
    if outcome is not None:
        return shares_of(outcome)
    weights: list[float] = []
    least = goes_left(state, 0)
    for seat in range(state.seats):
        goes = goes_left(state, seat)
        weights.append(-goes)
        if goes < least:
            least = goes
    return shares_by(weights, SPREAD_LEAST + SPREAD * sqrt(least if least > 0.0 else 0.0))


def plan(state: Position, moves: list[int], level: Level) -> list[Appraisal]:
    """Weigh the moves of the side that decides what to do in its go, as far as a level sees."""
    seat: int = state.turn
    setup = state.setup
    knowledge = share_known(setup, seat, level)
    if plans_tours(level) and is_charted(setup):
        planner = Planner(state, homeward_of(setup, knowledge))
        return [_appraised(planner.goes(move)) for move in moves]
    adviser = Adviser(state)
    adviser.prospect = _prospect(setup, knowledge)
    return [_appraised(-total_of(adviser.weights(move)) / GO) for move in moves]


PROSPECTS: Final[dict[int, Prospect]] = {}


def _prospect(setup: Setup, knowledge: int) -> Prospect:
    """Give the hopes of a side that knows so many per cent of the answers."""
    key = (knowledge * 2 + int(setup.has_visas)) * 2 + int(is_charted(setup))
    known = PROSPECTS.get(key)
    if known is None:
        known = Prospect(knowledge, setup.answer_money, setup.has_visas)
        PROSPECTS[key] = known
    return known


def _appraised(goes: float) -> Appraisal:
    return Appraisal((Term(SENTENCE, int(EVEN - goes * WORTH_OF_GO)),))
