"""This file is how well bots play Take Off!: what each level sees, and how far."""

from typing import Final

from greatcircle.kernel.level import CASUAL, CHAIN, EXPERT, FIRST_STEPS, MASTER, SKILLED, TREE, Level

LEVELS: Final = (
    Level(FIRST_STEPS, CHAIN, steps=1, by_own=True, overlooks=40, knows=30),
    Level(CASUAL, CHAIN, steps=1, by_own=True, overlooks=10, knows=50),
    Level(SKILLED, CHAIN, by_own=True, overlooks=10, knows=65),
    Level(EXPERT, CHAIN, overlooks=10, knows=80),
    Level(MASTER, TREE, thoughts=400, width=8, turn_patience=40, through=40, knows=95),
)
