"""This file is how well bots play: what each level knows, by field, and how it travels.

Who knows more earns more and crosses borders sooner, so knowledge is most of a level's strength. How a level travels is
the rest: the upper ones know how long every tour takes (`planner`), the lower ones reckon with fares and money alone
(`advice`), overlook journeys and misjudge them.
"""

from typing import Final

from greatcircle.games.capital_adventure.board import LEVEL_ODDS, ODDS_MAX, ODDS_MIN, STRENGTHS
from greatcircle.games.capital_adventure.position import Asked, Position, Setup
from greatcircle.games.capital_adventure.quiz.question import FIELDS
from greatcircle.kernel.level import CASUAL, EXPERT, FIRST_STEPS, LEVEL_NAMES, MASTER, PLAN, SKILLED, Level

USUAL: Final = 60
"""What the option `knowledge` usually says: a level knows as much more, or less, than the option as than this."""
STRENGTH: Final = 15
"""By how many per cent a bot knows a third of the fields better, and a third of them worse."""

LEVELS: Final = (
    Level(FIRST_STEPS, PLAN, overlooks=8, misjudges=2, knows=48),
    Level(CASUAL, PLAN, overlooks=5, misjudges=2, knows=55),
    Level(SKILLED, PLAN, misjudges=1, knows=60),
    Level(EXPERT, PLAN, knows=72),
    Level(MASTER, PLAN, knows=87),
)


def plans_tours(level: Level) -> bool:
    """Tell whether a level knows how long whole tours take."""
    return level.name in (EXPERT, MASTER)


def share_known(setup: Setup, seat: int, level: Level) -> int:
    """Give how many in a hundred questions of its side's kind a bot knows, over all fields (CA-163, CA-164)."""
    return _possible(setup.knowledge + level.knows - USUAL + LEVEL_ODDS[setup.level[seat]])


def odds_of(state: Position, asked: Asked, level: Level) -> int:
    """Give the per cent with which a bot of a level knows the answer to a question: each has its fields."""
    setup = state.setup
    chance = setup.knowledge + level.knows - USUAL + LEVEL_ODDS[setup.level[asked.seat]]
    field = state.question_of(asked).field
    if field in FIELDS:
        chance += strength(level, asked.seat, FIELDS.index(field)) * STRENGTH
    return _possible(chance)


def strength(level: Level, seat: int, field: int) -> int:
    """Tell whether a field is among the strong ones of a bot, 1, or the weak ones, -1: so for a whole match."""
    return (field + seat + LEVEL_NAMES.index(level.name)) % STRENGTHS - 1


def _possible(chance: int) -> int:
    return min(max(chance, ODDS_MIN), ODDS_MAX)
