"""This file is the cards of Worldbeater: sixteen kinds, half of them help and half of them harm."""

from typing import Any, Final, final

from greatcircle.equipment.data_file import read_data
from greatcircle.games.worldbeater import payload

HAND: Final = 6
"""The cards that every seat is dealt (WB-65, WB-71)."""
NEW_YORK_CARDS: Final = 2
"""The cards that a seat is dealt on reaching New York (WB-69)."""
PUNCTURED_REACH: Final = 1
"""How many hexagons a line has after a puncture."""
CURFEW_MOVES: Final = 2
"""How many moves a curfew leaves."""
PAPERWORK_TOKENS: Final = 1
"""How many tokens paperwork takes off what may be claimed or put back in a turn."""

# The kinds, in the order of the data: help first.
FULL_TANK: Final = 0
OVERTAKE: Final = 1
BYWAY: Final = 2
ROOF_RACK: Final = 3
CONNECTION: Final = 4
CHARTER: Final = 5
PAPERS: Final = 6
MECHANIC: Final = 7
BREAKDOWN: Final = 8
CLOSED_BORDERS: Final = 9
FOG: Final = 10
PUNCTURE: Final = 11
PAPERWORK: Final = 12
CUSTOMS: Final = 13
CURFEW: Final = 14
LUGGAGE: Final = 15
FIRST_HARM: Final = BREAKDOWN
"""Kinds from here on harm another car."""
HELP_IDS: Final[tuple[payload.Help, ...]] = (
    "full-tank",
    "overtake",
    "byway",
    "roof-rack",
    "connection",
    "charter",
    "papers",
    "mechanic",
)
HARM_IDS: Final[tuple[payload.Harm, ...]] = (
    "breakdown",
    "closed-borders",
    "fog",
    "puncture",
    "paperwork",
    "customs",
    "curfew",
    "luggage",
)
KIND_IDS: Final[tuple[payload.CardKind, ...]] = (*HELP_IDS, *HARM_IDS)
KINDS: Final = len(KIND_IDS)
KIND_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(KIND_IDS)}
NO_KIND: Final = -1


@final
class Card:
    """A kind of card."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: payload.CardKind = data["id"]
        self.name: str = data["name"]
        self.sentence: str = data["sentence"]
        self.flavour: str = data["flavour"]
        """A line beside what it does, which does nothing (WB-72)."""
        self.copies: int = data["copies"]
        self.is_harm = number >= FIRST_HARM


def _load_cards() -> list[Card]:
    data = read_data("greatcircle.games.worldbeater", "cards.json")
    by_id: dict[str, Any] = {card["id"]: card for card in data["cards"]}
    return [Card(number, by_id[name]) for number, name in enumerate(KIND_IDS)]


CARDS: Final = _load_cards()
COPIES: Final = [card.copies for card in CARDS]
"""How many cards there are of each kind (WB-72, WB-98)."""
