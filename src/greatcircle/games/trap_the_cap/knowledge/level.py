"""This file is how the levels of Trap the Cap think: from a look at the first step to whole turns ahead."""

from typing import Final

from greatcircle.kernel.level import CASUAL, CHAIN, EXPERT, FIRST_STEPS, MASTER, SKILLED, TREE, Level

LEVELS: Final = (
    Level(FIRST_STEPS, CHAIN, overlooks=45, misjudges=16),
    Level(CASUAL, CHAIN, overlooks=20, misjudges=8),
    Level(SKILLED, CHAIN, overlooks=5, misjudges=3),
    Level(EXPERT, TREE, thoughts=8, width=6),
    Level(MASTER, TREE, thoughts=40),
)
