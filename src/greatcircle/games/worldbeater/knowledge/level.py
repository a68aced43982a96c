"""This file is how bots of each level think about Worldbeater."""

from typing import Final

from greatcircle.kernel.level import CASUAL, CHAIN, EXPERT, FIRST_STEPS, MASTER, RACE, SKILLED, Level

SECONDS: Final = 0.5
"""Bots move on a beat that is longer than any of them may think, and a turn has many small moves."""

LEVELS: Final = (
    Level(FIRST_STEPS, CHAIN, by_own=True, patience=60, overlooks=50, misjudges=8),
    Level(CASUAL, CHAIN, by_own=True, patience=120, overlooks=25, misjudges=3),
    Level(SKILLED, CHAIN, by_own=True, patience=200),
    Level(EXPERT, RACE, thoughts=12, seconds=SECONDS, by_own=True, width=4, turns=3, patience=200, turn_patience=20),
    Level(MASTER, RACE, thoughts=40, seconds=SECONDS, by_own=True, width=6, turns=3, patience=300, turn_patience=30),
)
