"""This file is how bots of each level think about Worldbeater."""

from typing import Final

from greatcircle.kernel.level import CASUAL, CHAIN, EXPERT, FIRST_STEPS, MASTER, RACE, SKILLED, Level

LEVELS: Final = (
    Level(FIRST_STEPS, CHAIN, by_own=True, patience=60, overlooks=50, misjudges=8),
    Level(CASUAL, CHAIN, by_own=True, patience=120, overlooks=25, misjudges=3),
    Level(SKILLED, CHAIN, by_own=True, patience=200),
    Level(EXPERT, RACE, thoughts=12, by_own=True, width=4, turns=3, patience=200, turn_patience=20),
    Level(MASTER, RACE, thoughts=40, by_own=True, width=6, turns=3, patience=300, turn_patience=30),
)
