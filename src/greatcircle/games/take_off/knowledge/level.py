"""This file is how well bots play Take Off!: what each level sees, and how far.

Beginners count routes, and look at one flight at a time; from the third level on the turn is seen as a whole, and the
best two know how many turns it is home. The lower ones overlook some of the flights that they could begin with.
"""

from typing import Final

from greatcircle.kernel.level import CASUAL, CHAIN, EXPERT, FIRST_STEPS, MASTER, SKILLED, Level

LEVELS: Final = (
    Level(FIRST_STEPS, CHAIN, steps=1, by_own=True, overlooks=40, knows=30),
    Level(CASUAL, CHAIN, steps=1, by_own=True, overlooks=10, knows=50),
    Level(SKILLED, CHAIN, by_own=True, overlooks=30, knows=65),
    Level(EXPERT, CHAIN, overlooks=22, knows=80),
    Level(MASTER, CHAIN, knows=95),
)
