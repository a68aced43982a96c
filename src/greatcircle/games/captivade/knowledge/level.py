"""This file is the five levels of Captivade: what each makes of what it hears, and how easily it is foreseen."""

from dataclasses import dataclass
from typing import Final, final

from greatcircle.kernel.level import CASUAL, EXPERT, FIRST_STEPS, MASTER, PLAN, SKILLED, Level

LEVELS: Final = (
    Level(FIRST_STEPS, PLAN, overlooks=40),
    Level(CASUAL, PLAN, overlooks=25),
    Level(SKILLED, PLAN, overlooks=15),
    Level(EXPERT, PLAN, overlooks=7),
    Level(MASTER, PLAN),
)


@final
@dataclass(frozen=True)
class Mind:
    """How a bot of one level thinks of this game."""

    memory: int
    """Of so many weeks it remembers what was heard, this one included."""
    reasons: bool
    """Whether it asks where escapees would go, or only where they can be."""
    foresight: float
    """How far it sees where it will be looked for: from 0, not at all, to 1."""
    comfort: float
    """By how much it likes places of its own colour better, as habits go."""
    thrift: float
    """How much it minds energy, against what it should."""
    scale: float
    """How evenly it chooses where to hide: e times as often as what costs so much more."""
    aim: float
    """How evenly it chooses where to search."""
    standing: float
    """What it is worth to have an escapee within reach next week, against finding it now."""


MINDS: Final[dict[str, Mind]] = {
    FIRST_STEPS: Mind(1, False, 0.0, 0.30, 3.0, 0.08, 0.03, 0.0),
    CASUAL: Mind(2, False, 0.4, 0.12, 1.5, 0.06, 0.02, 0.03),
    SKILLED: Mind(2, True, 0.6, 0.06, 1.2, 0.05, 0.02, 0.04),
    EXPERT: Mind(4, True, 0.9, 0.02, 1.0, 0.035, 0.015, 0.06),
    MASTER: Mind(10, True, 1.3, 0.0, 1.0, 0.022, 0.01, 0.10),
}
