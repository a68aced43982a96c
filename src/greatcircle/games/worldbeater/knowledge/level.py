"""This file is how bots of each level think about Worldbeater."""

from typing import Final

from greatcircle.kernel.level import CASUAL, CHAIN, EXPERT, FIRST_STEPS, MASTER, RACE, SKILLED, Level

LEVELS: Final = (
    Level(FIRST_STEPS, CHAIN, steps=2, patience=30, overlooks=50, misjudges=3),
    Level(CASUAL, CHAIN, steps=4, patience=60, overlooks=25, misjudges=1),
    Level(SKILLED, CHAIN, patience=200),
    Level(EXPERT, RACE, thoughts=12, by_own=True, width=4, turns=3, patience=300, turn_patience=30),
    Level(MASTER, RACE, thoughts=40, by_own=True, width=6, turns=3, patience=500, turn_patience=60),
)
